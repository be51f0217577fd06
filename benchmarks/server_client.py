"""A client that costs little, for people and attackers by the thousand: HTTP/1.1 and WebSocket from any loopback address."""

import asyncio
import base64
import json
import os
import re
import struct
from dataclasses import dataclass, field
from typing import Any

HERE = "127.0.0.1"


@dataclass
class Answer:
    status: int
    headers: str
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Client:
    """HTTP/1.1 and WebSocket from one source address."""

    port: int
    address: str
    cookie: str = ""
    _kept: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = field(default_factory=list)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HERE, self.port, local_addr=(self.address, 0), limit=1 << 22)

    def head(self, method: str, path: str, *lines: str) -> bytes:
        cookie = [f"Cookie: {self.cookie}"] if self.cookie else []
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {HERE}:{self.port}", *cookie, *lines, "", ""]).encode()

    async def ask(self, method: str, path: str, data: Any = None) -> Answer:
        """Over a connection that was kept, if there is one."""
        body = b"" if data is None else json.dumps(data).encode()
        asked = self.head(method, path, f"Content-Length: {len(body)}", "Content-Type: application/json") + body
        while self._kept:
            reader, writer = self._kept.pop()
            try:
                return await self._exchange(reader, writer, asked)
            except (OSError, EOFError):
                writer.close()  # the server has let it go meanwhile
        return await self._exchange(*await self.connect(), asked)

    async def _exchange(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: bytes) -> Answer:
        writer.write(asked)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = int(found.group(1)) if (found := re.search(r"content-length: (\d+)", head, re.IGNORECASE)) else 0
        body = await reader.readexactly(length)
        if "connection: close" in head.lower():
            writer.close()
        else:
            self._kept.append((reader, writer))
        if found := re.search(r"set-cookie: ([^;\r]+)", head, re.IGNORECASE):
            self.cookie = found.group(1)
        return Answer(int(head.split(" ", 2)[1]), head, body)

    async def good(self, method: str, path: str, data: Any = None) -> Any:
        while (answer := await self.ask(method, path, data)).status in (429, 503):
            await asyncio.sleep(1)
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
        return answer.json()

    def close(self) -> None:
        for _, writer in self._kept:
            writer.transport.abort()
        self._kept.clear()

    async def socket(self, room: str, since: int | None = None) -> "Socket":
        return await self.line(f"/api/rooms/{room}/socket" + (f"?since={since}" if since is not None else ""))

    async def line(self, path: str) -> "Socket":
        reader, writer = await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ("Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13")
        writer.write(self.head("GET", path, *lines))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            writer.close()
            raise ConnectionError(head.partition(b"\r\n")[0].decode())
        return Socket(reader, writer)


class Socket:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, message: Any) -> None:
        self.writer.write(frame(1, json.dumps(message).encode()))

    async def receive(self) -> Any:
        """The next message; EOFError when the server has closed."""
        return json.loads(await self.receive_bytes())

    async def receive_bytes(self) -> bytes:
        """The same, as it was sent."""
        while True:
            first, second = await self.reader.readexactly(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            data = await self.reader.readexactly(size)
            opcode = first & 15
            if opcode == 1:
                return data
            if opcode == 9:
                self.writer.write(frame(10, data))
            if opcode == 8:
                raise EOFError

    async def drain(self) -> None:
        """Read, and look at nothing."""
        while await self.reader.read(1 << 16):
            pass

    def abort(self) -> None:
        self.writer.transport.abort()


def frame(opcode: int, data: bytes) -> bytes:
    """A masked frame; a mask of zeros changes nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
    return bytes([0x80 | opcode]) + size + bytes(4) + data


def turn_in(message: Any) -> tuple[list[int], bool] | None:
    """What a message says of the reader's turn: the legal moves, and whether the match is over; None: nothing."""
    standing = message.get("shared", message).get("standing")
    return (message.get("own", {}).get("legal", []), "ending" in standing) if standing is not None else None
