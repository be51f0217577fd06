"""A line that can die silently: a TCP proxy in front of a server that swallows bytes and closes nothing."""

import asyncio
import threading
from typing import Self

from waiting import PATIENCE

PIECE = 1 << 16


class Proxy:
    """While it is silent, nothing gets through in either direction, and nobody notices. A socket that was open when it fell silent
    stays so for good, like that of a phone that has changed cells. Other open connections, whose requests have long been answered,
    are closed, and those that were opened during the silence are reset after it."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._to = (host, int(port))
        self._silent = False
        self._dead: set[asyncio.StreamWriter] = set()
        self._open: set[asyncio.StreamWriter] = set()
        self._sockets: set[asyncio.StreamWriter] = set()
        self._begun = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._begun.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(PATIENCE)

    def fall_silent(self) -> None:
        self._call(self._fall_silent)

    def speak(self) -> None:
        """New connections get through again."""
        self._call(self._speak)

    def _call(self, what: object) -> None:
        done = threading.Event()
        self._loop.call_soon_threadsafe(lambda: (what(), done.set()))  # type: ignore[operator]
        assert done.wait(PATIENCE)

    def _fall_silent(self) -> None:
        self._silent = True
        self._dead |= self._open & self._sockets
        for writer in self._open - self._dead:
            writer.close()

    def _speak(self) -> None:
        self._silent = False
        for writer in self._dead - self._sockets:
            writer.transport.abort()

    async def _serve(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._begun.set()
        await self._over.wait()
        server.close()
        for writer in list(self._open):
            writer.transport.abort()
        while self._open:
            await asyncio.sleep(0)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_there = await asyncio.open_connection(*self._to)
        ends = {writer, to_there}
        self._open |= ends
        if self._silent:
            self._dead |= ends
        await asyncio.gather(self._pass_on(reader, to_there, ends), self._pass_on(there, writer, ends))
        for end in ends:
            end.transport.abort()
        self._open -= ends
        self._sockets -= ends

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, ends: set[asyncio.StreamWriter]) -> None:
        try:
            while data := await reader.read(PIECE):
                if data.startswith(b"HTTP/1.1 101 "):
                    self._sockets |= ends
                if writer not in self._dead:
                    writer.write(data)
                    await writer.drain()
        except OSError:
            pass
        if writer not in self._dead:
            writer.close()
