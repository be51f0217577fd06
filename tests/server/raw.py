"""Bytes on a connection, for what no client library sends."""

import base64
import os
import socket
import struct

from server.hosting import HERE, Guest
from waiting import PATIENCE


def connected(address: str, where: str = HERE, received: int | None = None) -> socket.socket:
    """received: how many bytes the system keeps for a client that does not read."""
    host, _, port = address.removeprefix("http://").partition(":")
    raw = socket.socket()
    if received is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
    raw.settimeout(PATIENCE)
    raw.bind((where, 0))
    raw.connect((host, int(port)))
    return raw


def handshake(raw: socket.socket, guest: Guest, path: str, **changes: str) -> None:
    headers = {
        "Host": guest.address.removeprefix("http://"),
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        "Cookie": guest.cookie,
        **changes,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    raw.sendall("\r\n".join(lines).encode("latin-1"))


def frame(
    opcode: int, payload: bytes, final: bool = True, mask: bool = True, reserved: int = 0, length: int | None = None
) -> bytes:
    size = len(payload) if length is None else length
    first = bytes([(0x80 if final else 0) | reserved << 4 | opcode])
    masked = 0x80 if mask else 0
    if size < 126:
        head = bytes([masked | size])
    elif size < 65536:
        head = bytes([masked | 126]) + struct.pack(">H", size)
    else:
        head = bytes([masked | 127]) + struct.pack(">Q", size)
    key = os.urandom(4) if mask else b""
    body = bytes(byte ^ key[i % 4] for i, byte in enumerate(payload)) if mask else payload
    return first + head + key + body
