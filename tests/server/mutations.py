"""Requests and messages that were good until something happened to them: bytes that are not text, paths that lead nowhere, shapes
that nobody expects. They come from a seeded generator, so that a failure can be reproduced."""

import contextlib
import json
import random
import socket
from typing import Any, NamedTuple

from server.hosting import Guest, Hosted
from waiting import PATIENCE

BAD_BYTES = [
    b"\xff",
    b"\xfe\xff",
    b"\xc3",
    b"\xc0\x80",  # a NUL in two bytes
    b"\xed\xa0\x80",  # half a surrogate pair
    b"\xf4\x90\x80\x80",  # beyond the last code point
    b"\x00",
    b"\x1b[31m",
    b"\xef\xbb\xbf",
    b'"',
    b"\\",
    b"\\u0000",
    b"\\ud800",
    b"{",
    b"]",
    b"1e999",
    b"-0",
    b"9" * 400,
    b"null",
    b"NaN",
]
BAD_PARTS = [
    "%00",
    "%FF%FE",
    "%C3",
    "%ED%A0%80",
    "%",
    "%zz",
    "%2F",
    "%2f..%2f..%2fetc%2fpasswd",
    "..%5c..",
    "%2e%2e",
    "..",
    ".",
    "",
    "x" * 255,
    "x" * 256,
    "x" * 5000,
    "%E2%80%AE",
    "%F0%9F%8D%AC" * 70,
    "-1",
    "99999999999999999999",
    "%D9%A3",
    "1e5",
    "a;b",
    "a:b",
    "CON",
    "~",
    "*",
    "' OR 1=1 --".replace(" ", "%20"),
    "\xff\xfe",
]
BAD_HEADERS = [
    ("Content-Type", "text/plain"),
    ("Content-Type", "application/json; charset=utf-16"),
    ("Content-Type", "application/json; charset=nothing"),
    ("Content-Type", "multipart/form-data"),
    ("Content-Type", "multipart/form-data; boundary=x"),
    ("Content-Type", "application/x-www-form-urlencoded"),
    ("Content-Type", "application/x-msgpack"),
    ("Content-Type", "\xff/\xfe"),
    ("Content-Type", ""),
    ("Content-Encoding", "gzip"),
    ("Cookie", "sweetbox=\xff\xfe"),
    ("Cookie", "sweetbox=%00; sweetbox=x; =; ;"),
    ("Cookie", "sweetbox=" + "x" * 5000),
    ("Accept", "\xff"),
    ("Accept-Language", "\xff;q=\xfe,de;q=-1,;;;q=1e999"),
    ("Accept-Encoding", "br;q=\xff, gzip;q=1e999"),
    ("Origin", "http://[::1"),
    ("Origin", "\xff"),
    ("Host", "\xff"),
    ("Host", ""),
    ("X-Forwarded-For", "\xff, ::::, 1.2.3.4"),
    ("X-Forwarded-Proto", "\xff"),
    ("If-None-Match", "\xff"),
    ("Range", "bytes=9-1"),
]
PLACES = [
    "/",
    "/room/{room_id}",
    "/replay/{match_id}",
    "/rules",
    "/rules/{name}",
    "/new/{name}",
    "/history",
    "/become",
    "/favicon.svg",
    "/plain.css",
]
FILES = ["/assets/{asset}", "/assets/{asset}.map", "/schema", "/schema/openapi.json", "/nothing"]
MESSAGES: list[Any] = [
    {"type": "look"},
    {"type": "take_back", "key": "a"},
    {"type": "play", "move": "flip a1", "key": "b"},
    {"type": "play", "move": ["flip a1", {"move": "knock", "pocket": "b2"}, 7]},
    {"type": "play", "move": {"move": "flip", "pocket": "a1"}},
]


class Asked(NamedTuple):
    """A request as it goes over the wire."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    def wire(self) -> bytes:
        headers = {**self.headers, "Content-Length": str(len(self.body))} if self.body else self.headers
        lines = [f"{self.method} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        return "\r\n".join(lines).encode("latin-1") + self.body


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Connection:
    """Just enough HTTP to read the answers to requests that no library would send."""

    def __init__(self, server: Hosted) -> None:
        host, _, port = server.address.removeprefix("http://").partition(":")
        self.address = (host, int(port))
        self._open()

    def _open(self) -> None:
        self.socket = socket.create_connection(self.address, timeout=PATIENCE)
        self.file = self.socket.makefile("rb")

    def close(self) -> None:
        self.file.close()
        self.socket.close()

    def ask(self, asked: Asked) -> Answer:
        with contextlib.suppress(ConnectionError):  # it may have answered before everything was sent
            self.socket.sendall(asked.wire())
        answer = self._read(asked.method)
        if answer.headers.get("connection") == "close":
            self.close()
            self._open()
        return answer

    def _read(self, method: str) -> Answer:
        status = int(self.file.readline().split()[1])
        headers = {}
        while (line := self.file.readline().strip()) != b"":
            name, _, value = line.decode("latin-1").partition(":")
            headers[name.strip().lower()] = value.strip()
        if method == "HEAD" or status in (204, 304):
            return Answer(status, headers, b"")
        return Answer(status, headers, self._body(headers))

    def _body(self, headers: dict[str, str]) -> bytes:
        if headers.get("transfer-encoding") != "chunked":
            return self.file.read(int(headers.get("content-length", "0")))
        whole = b""
        while size := int(self.file.readline(), 16):
            whole += self.file.read(size)
            self.file.readline()
        self.file.readline()
        return whole


class Mutations:
    """ids: values for the `{…}` in a path."""

    def __init__(self, document: dict[str, Any], guest: Guest, ids: dict[str, list[str]], seed: int) -> None:
        self.dice = random.Random(seed)
        self.ids = ids
        self.headers = {"Host": guest.address.removeprefix("http://"), "Cookie": guest.cookie}
        self.good: list[tuple[str, str, Any]] = [("GET", path, None) for path in [*PLACES, *FILES]]
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
                queries = [each["name"] for each in operation.get("parameters", []) if each["in"] == "query"]
                asked = path + ("?" + "&".join(f"{name}={{value}}" for name in queries) if queries else "")
                self.good.append((method.upper(), asked, body.get("examples", [None])[0]))

    def request(self) -> Asked:
        method, path, example = self.dice.choice(self.good)
        parts = {name: self.dice.choice(values) for name, values in self.ids.items()}
        for name in parts:
            if f"{{{name}}}" in path and self.dice.random() < 0.3:
                parts[name] = self.dice.choice(BAD_PARTS)
        path = path.format(**parts)
        body = json.dumps(example).encode() if example is not None else b""
        headers = {**self.headers, "Content-Type": "application/json"} if body else dict(self.headers)
        for _ in range(self.dice.choice((0, 1, 1, 1, 2))):
            what = self.dice.randrange(6)
            if what == 0:
                method = self.dice.choice(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"])
            elif what == 1:
                path += self.dice.choice("/?&=#.") + self.dice.choice(BAD_PARTS)
            elif what == 2:
                name, value = self.dice.choice(BAD_HEADERS)
                headers[name] = value
            elif body:
                body = self._broken(body)
        if method == "DELETE":
            headers["Cookie"] = "sweetbox=nobody"  # or all later requests would be a stranger's
        return Asked(method, path.replace("#", "%23"), headers, body)

    def message(self) -> str | bytes:
        good = json.dumps(self.dice.choice(MESSAGES)).encode()
        return self._broken(good) if self.dice.random() < 0.9 else good.decode()

    def _broken(self, body: bytes) -> bytes:
        place = self.dice.randrange(len(body) + 1)
        what = self.dice.randrange(6)
        if what == 0:
            return body[:place]
        if what == 1 and place < len(body):
            return body[:place] + bytes([body[place] ^ 1 << self.dice.randrange(8)]) + body[place + 1 :]
        if what == 2:
            return body * 2
        if what == 3:
            return body.replace(b'"', self.dice.choice(BAD_BYTES) + b'"', 1 + self.dice.randrange(6))
        if what == 4:
            return b"[" * self.dice.choice((1, 50, 3000)) + body
        return body[:place] + self.dice.choice(BAD_BYTES) + body[place:]
