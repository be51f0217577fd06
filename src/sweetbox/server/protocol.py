"""Connections: what is refused before it becomes a request or a message. An open port sees more than browsers: endless heads,
requests that are never finished, frames by the thousand, clients that do not read, and connections that want nothing.
"""

import asyncio
import math
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, cast

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from sweetbox.server.address import UNKNOWN, Proxies, address, household
from sweetbox.server.house import House
from sweetbox.server.language import DEFAULT
from sweetbox.server.limits import Limit, Tally
from sweetbox.server.middleware import HEADERS
from sweetbox.server.problem import RefusedError
from sweetbox.server.settings import Settings

PIECE = 1024  # bytes that are read before checking whether they are too many
ROUND = 1  # requests whose heads are read before everybody else has a turn
PAUSE = 0.25  # seconds, at least, without reading from a socket that has sent too much
AHEAD = 4  # messages of maximum size that a socket may send before the first of them is read
MESSAGES = 8  # of one socket that may wait for an answer
LINGER = 3.0  # seconds after which a closed connection that does not go away is cut
RESERVED = 64  # open files that are not connections
PING, PONG = 4.0, 5.0  # seconds until a quiet socket is pinged, and for its answer
PROXIED = ""  # instead of an address
SEND_NOW = "sweetbox.send_now"  # the name of `SocketProtocol.send_now` among the extensions of a scope
GRACE = 3  # seconds that open requests have when the server is asked to stop


class Config(uvicorn.Config):
    """How uvicorn runs the app."""

    def __init__(self, app: Any, house: House, files: int | None = None) -> None:
        """files: how many may be open at once, including connections; None: unknown."""
        settings = house.settings
        super().__init__(
            app,
            http=HttpProtocol,
            ws=SocketProtocol,
            ws_per_message_deflate=False,
            ws_max_size=settings.message,
            ws_ping_interval=PING,
            ws_ping_timeout=PONG,
            access_log=False,  # addresses of rooms are secrets
            log_level="critical",  # it would log what clients send; the shell logs what we do wrong
            server_header=False,
            timeout_keep_alive=settings.keep_alive,
            timeout_graceful_shutdown=GRACE,
            forwarded_allow_ips=list(settings.proxies),
        )
        self._house = house
        self.open = Connections(house, files)

    @property
    def settings(self) -> Settings:
        """The present settings: most of them may be changed while the server runs."""
        return self._house.settings


class Connections:
    """The open connections. Those of a proxy do not count for its address: it speaks for others, and has its own limits."""

    def __init__(self, house: House, files: int | None = None) -> None:
        def now() -> Settings:
            return house.settings

        self.most = None if files is None else max(1, files - RESERVED)
        share = math.inf if self.most is None else max(1, self.most // 4)
        self._of_address = Tally(lambda: min(now().connections, share), "too_many")
        self._new = Limit(lambda: now().connects, lambda: now().connects * 20, clock=house.clock.ticks)
        # Too many requests and messages are refused, each with a sentence. What is not one of them yet (pieces of a head, frames)
        # is read more slowly.
        self.frames = Limit(lambda: now().rate * now().households * 2, clock=house.clock.ticks)
        self.heads = Heads()
        self._proxies = Proxies(now().proxies)
        self._open: dict[asyncio.Transport, str] = {}
        self._closing: set[asyncio.Transport] = set()
        self._sweeping: asyncio.TimerHandle | None = None

    def admits(self, transport: asyncio.Transport, host: str) -> bool:
        """Whether a new connection may stay."""
        if self.most is not None and len(self._open) >= self.most:
            return False
        where = PROXIED
        if host not in self._proxies:
            where = household(host)
            if self._of_address.is_full(where) or not self._new.allows(where):
                return False
            self._of_address.add(where)
        self._open[transport] = where
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(LINGER, self._sweep)
        return True

    def forget(self, transport: asyncio.Transport) -> None:
        where = self._open.pop(transport, PROXIED)
        if where != PROXIED:
            self._of_address.drop(where)

    def where(self, transport: asyncio.Transport) -> str:
        """The address on whose account a connection counts."""
        return self._open.get(transport, PROXIED)

    def _sweep(self) -> None:
        """Cut connections that were closed a while ago and still exist: their clients will never read what was sent last."""
        closing = {transport for transport in self._open if transport.is_closing()}
        for transport in closing & self._closing:
            transport.abort()
        self._closing = closing
        self._sweeping = asyncio.get_running_loop().call_later(LINGER, self._sweep) if self._open else None


class Heads:
    """Heads of requests that have arrived: a few are read, then everything else continues, then the next few, from each address in
    turn. When a thousand arrive at once, nobody waits until all of them are read."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        self._left = ROUND

    def read(self, where: str, work: Callable[[], None]) -> bool:
        """Whether it was read at once."""
        if self._left == ROUND:
            asyncio.get_running_loop().call_soon(self._next_round)
        if not self._left:
            self._waiting.setdefault(where, deque()).append(work)
            return False
        self._left -= 1
        work()
        return True

    def _next_round(self) -> None:
        self._left = ROUND
        while self._waiting and self._left:
            where = next(iter(self._waiting))
            waiting = self._waiting.pop(where)
            work = waiting.popleft()
            if waiting:
                self._waiting[where] = waiting  # behind the others
            self._left -= 1
            work()
        if self._left < ROUND:
            asyncio.get_running_loop().call_soon(self._next_round)


class Watch:
    """The time that a client has for something."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self, late: Callable[[], None]) -> None:
        """Start it, unless it is already running."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, late)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class ReadInTime(asyncio.Protocol):
    """A connection whose client must read what it is sent."""

    transport: asyncio.Transport
    _unread: Watch

    def pause_writing(self) -> None:
        self._unread.start(self._cut)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._unread.stop()
        super().resume_writing()

    def _cut(self) -> None:
        self.transport.abort()


class HttpProtocol(ReadInTime, HttpToolsProtocol):
    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limits = self.config.settings
        self._head = Watch(limits.header_seconds)
        self._body = Watch(limits.body_seconds)
        self._unread = Watch(limits.unread_seconds)
        self._in_head = True
        self._head_bytes = 0
        self._code = "unreadable"  # why a request cannot be read

    # ---- The connection ----

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.config.open.admits(transport, self.client[0] if self.client is not None else UNKNOWN):
            self._head.start(self._too_slow)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watches()
        self.config.open.forget(self.transport)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_watches()
        super().handle_websocket_upgrade()
        # Only a garbage collection frees objects that refer to themselves, and it delays everybody.
        self.parser = None  # type: ignore[assignment]

    def _stop_watches(self) -> None:
        for watch in (self._head, self._body, self._unread):
            watch.stop()

    # ---- What arrives ----

    def data_received(self, data: bytes) -> None:
        if len(data) > self.config.settings.header_bytes + self.config.settings.body:  # too much even to keep waiting
            self._refuse("head" if self._in_head and b"\r\n\r\n" not in data else "too_big")
        elif not self.config.open.heads.read(self.config.open.where(self.transport), partial(self._read, data)):
            self.transport.pause_reading()

    def _read(self, data: bytes) -> None:
        self._read_on()
        for start in range(0, len(data), PIECE):
            if not self._is_ours:
                return
            if self._in_head:
                self._head.start(self._too_slow)  # even for bytes that do not begin a request
                self._head_bytes += PIECE
            super().data_received(data[start : start + PIECE])
            if self._in_head and self._head_bytes > self.config.settings.header_bytes:
                self._refuse("head")
        frames, where = self.config.open.frames, self.config.open.where(self.transport)
        if self._is_ours and where != PROXIED:
            frames.charge(where, 1)
            owed = frames.owed(where)
            if owed:
                self.transport.pause_reading()
                self.loop.call_later(max(PAUSE, owed), self._read_on)

    def _read_on(self) -> None:
        if self._is_ours and not self.flow.read_paused:
            self.transport.resume_reading()

    @property
    def _is_ours(self) -> bool:
        """Whether it is neither closed nor a WebSocket by now."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= self.config.settings.pipeline:
            self._fail("too_many")
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._in_head:
            return  # a trailer: nothing after the body says who asks, or from where
        if len(self.headers) >= self.config.settings.header_lines:
            self._fail("head")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        self._head.stop()
        self._body.start(self._too_slow)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._body.stop()
        super().on_message_complete()

    # ---- What is refused ----

    def _fail(self, code: str) -> None:
        """Read no further: the parser calls `send_400_response`."""
        self._code = code
        raise RefusedError(code)

    def send_400_response(self, msg: str) -> None:
        self._refuse(self._code)

    def _too_slow(self) -> None:
        self._refuse("slow")

    def _refuse(self, code: str) -> None:
        """Answer, unless an answer to something else is under way, and close."""
        if self.transport.is_closing():
            return
        cycle = self.cycle
        mid_body = cycle is not None and not self._in_head and not self.pipeline and not cycle.response_started
        if cycle is None or cycle.response_complete or mid_body:
            self.transport.write(refused(code))
        self.transport.close()


def refused(code: str) -> bytes:
    """The answer to what never becomes a request."""
    refusal = RefusedError(code)
    body = msgspec.json.encode(refusal.problem(DEFAULT))
    own = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    head = "".join(f"{name}: {value}\r\n" for name, value in {**HEADERS, **own}.items())
    return STATUS_LINE[refusal.status] + head.encode() + b"\r\n" + body


class SocketProtocol(ReadInTime, WebSocketsSansIOProtocol):
    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head = Watch(self.config.settings.header_seconds)
        self._unread = Watch(self.config.settings.unread_seconds)
        self._rest = b""  # what has arrived and waits to be read
        self._later: asyncio.TimerHandle | None = None
        self._extensions: dict[str, Any] = {}  # of the scope

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._head.start(partial(self._refuse, "slow"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._head.stop()
        self._unread.stop()
        if self._later is not None:
            self._later.cancel()
        self.config.open.forget(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to itself, too
        self._extensions.clear()  # and so do these

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request that wants a socket
            super().data_received(data)
            if self.conn.handshake_exc is not None:  # no handshake to this parser, though it was to that of HTTP
                self._refuse("unreadable")
            return
        self._rest += data
        if len(self._rest) > AHEAD * self.config.settings.message:
            self._cut()
        elif self._later is None:
            self._read_on()

    def _refuse(self, code: str) -> None:
        if not self.transport.is_closing():
            self.transport.write(refused(code))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        self._head.stop()
        super().handle_connect(event)
        if not self.close_sent:
            self._extensions = cast(dict[str, Any], self.scope["extensions"])
            self._extensions[SEND_NOW] = self.send_now

    def send_now(self, messages: Sequence[bytes]) -> bool:
        """Send texts if that is possible at once; returns whether it was. Nearly always it is, and then no task has to be woken to
        send them."""
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.state is not OPEN:
            return False
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on() if self._later is None else self.transport.pause_reading()
        return message

    def _read_on(self) -> None:
        """Read as much as may be read now."""
        frames, where = self.config.open.frames, address(self.scope)
        while self._rest and self.queue.qsize() < MESSAGES and not self.transport.is_closing():
            owed = frames.owed(where)
            if owed:
                self._later = self.loop.call_later(max(PAUSE, owed), self._read_again)
                self.transport.pause_reading()
                return
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            super().data_received(piece)

    def _read_again(self) -> None:
        self._later = None
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._read_on()

    def handle_events(self) -> None:
        if self.handshake_initiated:
            self.config.open.frames.charge(address(self.scope), max(1, len(self.conn.events)))
        super().handle_events()
