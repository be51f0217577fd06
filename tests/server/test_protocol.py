"""An open port: endless heads, requests that are never finished, frames by the thousand, readers that do not read, and connections
that want nothing. All of it comes from 127.0.0.2, because 127.0.0.1 counts as a proxy, which has limits of its own."""

import asyncio
import gc
import json
import re
import resource
import socket
import struct
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from threading import Event, Semaphore
from typing import Any

import pytest
from litestar import WebSocket
from websockets.server import ServerProtocol

from server.clocks import GivenClock
from server.hosting import Command, Guest, Hosted, hosted
from server.raw import connected, frame, handshake
from sweetbox.server import protocol, serve
from sweetbox.server.house import House, Live
from sweetbox.server.limits import Limit
from sweetbox.server.protocol import Heads, HttpProtocol, SocketProtocol
from waiting import PATIENCE, wait_until

HERE, THERE = "127.0.0.2", "127.0.0.3"
BEGUN = b"GET /health HTTP/1.1\r\nHost: x\r\n"


def rest(raw: socket.socket) -> bytes:
    """What arrives before the server closes the connection."""
    found = b""
    try:
        while part := raw.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def refused(raw: socket.socket) -> tuple[int, str]:
    head, _, body = rest(raw).partition(b"\r\n\r\n")
    assert b"nosniff" in head
    return int(head.split()[1]), json.loads(body)["code"]


def send(raw: socket.socket, data: bytes, times: int) -> None:
    for _ in range(times):
        raw.sendall(data)


def is_open(raw: socket.socket) -> bool:
    """Whether a request is answered."""
    try:
        raw.sendall(BEGUN + b"\r\n")
        return raw.recv(65536).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def is_let_in(server: Hosted) -> bool:
    """Whether one more connection from here is answered."""
    with connected(server.address, HERE) as raw:
        return is_open(raw)


# ---- Heads and bodies ----


def test_a_head_without_an_end_is_refused(shared: Hosted) -> None:
    with connected(shared.address, HERE) as raw:
        raw.sendall(BEGUN + b"X-Long: " + b"x" * 17_000)
        assert refused(raw) == (431, "head")
    with connected(shared.address, HERE) as raw:
        raw.sendall(BEGUN + b"X-Long: ")
        with pytest.raises(ConnectionError):
            send(raw, b"x" * 65_536, 50 * 16)  # 50 MiB


def test_a_head_as_long_as_may_be_is_read(shared: Hosted) -> None:
    with connected(shared.address, HERE) as raw:
        raw.sendall(BEGUN + b"X-Long: " + b"x" * 15_000 + b"\r\nConnection: close\r\n\r\n")
        assert rest(raw).startswith(b"HTTP/1.1 200")


def test_what_comes_at_once_and_is_too_much_is_told_by_its_name(sqlite: str) -> None:
    put = b"PUT /api/identity HTTP/1.1\r\nHost: x\r\nContent-Length: 3000\r\n\r\n"
    with hosted(sqlite, header_bytes=1000, body=1000) as server:
        for sent, code in ((BEGUN + b"X-Long: " + b"x" * 3000, (431, "head")), (put + b"x" * 3000, (413, "too_big"))):
            with connected(server.address, HERE) as raw:
                raw.sendall(sent)
                assert refused(raw) == code


def test_a_long_address_counts(shared: Hosted) -> None:
    with connected(shared.address, HERE) as raw:
        raw.sendall(b"GET /" + b"x" * 17_000)
        assert refused(raw) == (431, "head")


def test_a_head_of_too_many_lines_is_refused(shared: Hosted) -> None:
    with connected(shared.address, HERE) as raw:
        raw.sendall(BEGUN + b"".join(b"X-%d: 1\r\n" % number for number in range(100)) + b"\r\n")
        assert refused(raw) == (431, "head")


def test_what_is_no_request_is_told_so(shared: Hosted) -> None:
    with connected(shared.address, HERE) as raw:
        raw.sendall(b"\x16\x03\x01\x02\x00\x01\x00 nonsense\r\n\r\n")
        assert refused(raw) == (400, "unreadable")


def test_half_a_request_is_not_waited_for(sqlite: str) -> None:
    with hosted(sqlite, header_seconds=0.3, body_seconds=0.3) as server:
        with connected(server.address, HERE) as silent, connected(server.address, HERE) as half:
            half.sendall(BEGUN)
            assert refused(half) == (408, "slow")
            assert rest(silent).startswith(b"HTTP/1.1 408")
        with connected(server.address, HERE) as body:
            body.sendall(b"PUT /api/identity HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{")
            assert refused(body) == (408, "slow")
        with ExitStack() as kept:

            def answered() -> socket.socket | None:
                """A connection whose head was quick enough."""
                raw = kept.enter_context(connected(server.address, HERE))
                return raw if is_open(raw) else None

            between = wait_until(answered)
            assert between is not None
            between.sendall(b"\r\n")  # allowed between two requests, but not the beginning of one
            assert rest(between).startswith(b"HTTP/1.1 408")


def test_a_connection_without_a_request_is_closed(sqlite: str) -> None:
    with hosted(sqlite, keep_alive=1) as server, connected(server.address, HERE) as raw:
        assert is_open(raw)
        assert rest(raw) == b""


def test_requests_before_the_answer_to_the_first_are_not_many(shared: Hosted) -> None:
    with connected(shared.address, HERE) as raw:
        raw.sendall((BEGUN + b"\r\n") * 1000)
        assert rest(raw).count(b"HTTP/1.1 200") <= 8
    with connected(shared.address, HERE) as raw:
        raw.sendall((BEGUN + b"\r\n") * 5 + BEGUN + b"Connection: close\r\n\r\n")
        assert rest(raw).count(b"HTTP/1.1 200") == 6, "a few are answered, one after the other"


ODD: dict[str, dict[str, str]] = {
    "length": {"Content-Length": "2"},
    "chunked": {"Transfer-Encoding": "chunked"},
    "header": {"X-Long": "x" * 9_000},
    "cookie": {"Cookie": "x" * 9_000},
    "path": {},  # a long one
}


@pytest.mark.parametrize("where", [HERE, "127.0.0.1"])  # the second as if a proxy had passed it on
@pytest.mark.parametrize("odd", ODD.values(), ids=ODD.keys())
def test_a_handshake_that_only_one_of_two_parsers_takes_is_answered_and_closed(shared: Hosted, where: str, odd: Any) -> None:
    """Otherwise the connection would stay for ever: it never becomes a request, so nothing else counts it or looks at it."""
    before = shared.connections(where)
    with connected(shared.address, where) as raw:
        handshake(raw, shared.guest(), "/api/rooms/x/socket" if odd else f"/api/rooms/{'x' * 9_000}/socket", **odd)
        assert refused(raw) == (400, "unreadable")
    wait_until(lambda: shared.connections(where) <= before)


def test_a_handshake_that_is_not_taken_in_time_is_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever keeps the second parser waiting."""
    monkeypatch.setattr(ServerProtocol, "receive_data", lambda self, data: None)
    with hosted(sqlite, header_seconds=0.3) as server, connected(server.address, HERE) as raw:
        handshake(raw, server.guest(), "/api/rooms/x/socket")
        assert refused(raw) == (408, "slow")


@pytest.mark.parametrize(
    "tail",
    [
        "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
        "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n",
        *(f"Content-Length: {length}\r\n\r\n{{}}" for length in ("+2", "-2", "0x2", "2 2", "9" * 23)),
        "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        *(f"Transfer-Encoding: chunked\r\n\r\n{chunk}\r\n\r\n" for chunk in ("x", "-1", "2\r\n{}0")),
        "X-Folded: a\r\n b\r\nContent-Length : 2\r\n\r\n{}",
        "X-\x00: a\r\n\r\n",
    ],
)
def test_a_length_that_two_programs_may_read_differently_smuggles_nothing(shared: Hosted, tail: str) -> None:
    """Behind it is another request, which is not answered."""
    with connected(shared.address, HERE) as raw:
        put = f"PUT /api/identity HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n{tail}"
        raw.sendall(put.encode() + BEGUN + b"\r\n")
        assert re.findall(rb"HTTP/1\.1 (\d+) ", rest(raw)) == [b"400"]


def test_what_comes_after_the_body_is_no_header(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    with connected(shared.address, HERE) as raw:
        for trailer in (f"Cookie: {mia.cookie}", "X-More: " + "x" * 70):
            head = "POST /api/identity/handover HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nTrailer: cookie\r\n\r\n"
            raw.sendall(f"{head}2\r\n{{}}\r\n0\r\n{trailer}\r\n\r\n".encode())
            assert raw.recv(65536).startswith(b"HTTP/1.1 401")
    with connected(shared.address, HERE) as raw:
        named = "PUT /api/identity HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        raw.sendall((named + '8\r\n{"name":\r\n6\r\n"Mia"}\r\n0\r\n\r\n').encode())
        assert raw.recv(65536).startswith(b"HTTP/1.1 200"), "a body in pieces is still read"


# ---- Connections ----


def test_connections_of_one_address(sqlite: str) -> None:
    with hosted(sqlite, connections=3) as server, ExitStack() as kept:
        mine = [kept.enter_context(connected(server.address, HERE)) for _ in range(3)]
        assert all(is_open(raw) for raw in mine)
        with connected(server.address, HERE) as fourth:
            assert not is_open(fourth)
        with connected(server.address, THERE) as other:
            assert is_open(other), "another address is not held up by it"
        mine[0].close()
        wait_until(lambda: server.connections(HERE) < 3)
        with connected(server.address, HERE) as fourth:
            assert is_open(fourth), "one has gone"


def test_new_connections_of_one_address(sqlite: str) -> None:
    clock = GivenClock()
    with hosted(sqlite, clock, connects=0.1) as server:

        def admitted(where: str) -> bool:
            with connected(server.address, where) as raw:
                return is_open(raw)

        assert [admitted(HERE) for _ in range(4)] == [True, True, False, False]
        assert admitted("127.0.0.1"), "a proxy"
        clock.forward(11)
        assert [admitted(HERE) for _ in range(2)] == [True, False]


def test_connections_that_are_refused_anyway_are_not_counted_as_new(sqlite: str) -> None:
    """Otherwise somebody at a full address would be kept out long after a place has become free."""
    with hosted(sqlite, connections=1, connects=0.1) as server:  # two at once, then one in ten seconds
        with connected(server.address, HERE) as raw:
            assert is_open(raw)
            assert not any(is_let_in(server) for _ in range(30))
        wait_until(lambda: is_let_in(server))


def test_few_files_are_raised_or_told_and_shared_out(tmp_path: Path) -> None:
    """260 connections that want nothing, when 256 files may be open: everybody else is still answered."""

    def before() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, 256))

    server = Command(f"sqlite:///{tmp_path / 'rooms.db'}", tmp_path, before=before)
    try:
        assert "At most 192 connections at a time: this system allows 256 open files." in server.told
        with ExitStack() as kept:
            for _ in range(260):
                raw = kept.enter_context(connected(server.address, HERE))
                raw.sendall(BEGUN)
            with Guest(server.address, "Mia", where=THERE) as mia:
                assert mia.get("/health")["ok"]
    finally:
        assert "Traceback" not in server.stop()


def test_a_thousand_requests_at_once_are_read_in_turn() -> None:
    """One now, the others one by one, from each address in turn; everything else continues in between."""
    order: list[str] = []

    async def arrive() -> None:
        heads, loop = Heads(), asyncio.get_running_loop()
        now = [heads.read(name[0], partial(order.append, name)) for name in ("a1", "a2", "a3", "b1", "c1", "c2")]
        assert now == [True, *[False] * 5]
        loop.call_soon(order.append, "other")
        while len(order) < 7:
            await asyncio.sleep(0)
        assert heads.read("a", partial(order.append, "a4")) is False, "another round is about to begin"
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(arrive())
    assert order == ["a1", "a2", "other", "b1", "c1", "a3", "c2", "a4"]


def test_a_connection_that_is_closed_and_does_not_go_is_cut(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its last answer is never read, and it keeps nobody else at its address out."""
    monkeypatch.setattr(protocol, "LINGER", 0.05)
    with hosted(sqlite, connections=1, unread_seconds=1e6) as server:
        server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # connections accepted from now on inherit this
        with connected(server.address, HERE, received=4096) as raw:
            raw.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert raw.recv(12) == b"HTTP/1.1 200"
            wait_until(lambda: is_let_in(server))


# ---- Readers and frames ----


def keep_little(server: Hosted) -> None:
    """From now on, the server keeps only a little of what it sends to a connection, and not for long."""
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server.house.settings = server.house.settings.with_limit("unread_seconds", "0.3")


def test_an_answer_that_is_not_read_is_not_kept(sqlite: str) -> None:
    with hosted(sqlite) as server:
        whole = len(server.guest().http.get("/schema/openapi.json").content)
        keep_little(server)
        with connected(server.address, HERE, received=4096) as raw:
            raw.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
            assert raw.recv(12) == b"HTTP/1.1 200"
            wait_until(lambda: not server.connections(HERE))
            assert len(rest(raw)) < whole


def test_a_socket_that_is_not_read_is_not_kept(sqlite: str) -> None:
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms/now", {"game": "biscuit_pockets"})["room"]
        keep_little(server)
        with connected(server.address, HERE, received=4096) as raw:
            handshake(raw, mia, f"/api/rooms/{id_}/socket")
            assert raw.recv(12) == b"HTTP/1.1 101"
            with suppress(ConnectionError):  # it may already have been cut
                raw.sendall(frame(1, b'{"type":"look"}') * 60)
            wait_until(lambda: not server.house.rooms[id_].watchers)


def test_going_away_at_once_is_nobodys_fault(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The client has gone by the time its socket would be opened."""
    found, gone, real = Event(), Event(), House.meet

    async def meet(self: House, *asked: Any) -> Live:
        live = await real(self, *asked)
        found.set()
        await asyncio.to_thread(gone.wait)
        return live

    with hosted(sqlite, connections=1) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": "biscuit_pockets"})["room"]
        monkeypatch.setattr(House, "meet", meet)
        with connected(server.address, HERE) as raw:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # no goodbye
            handshake(raw, mia, f"/api/rooms/{id_}/socket?since=0")
            assert found.wait(PATIENCE)
        wait_until(lambda: is_let_in(server))
        gone.set()
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


@pytest.mark.parametrize(
    ("path", "stays"),
    [("/api/rooms/{room}/socket?since=0", True), ("/api/lobby/socket", True), ("/api/rooms/nowhere/socket", False)],
)
def test_a_socket_that_is_closed_does_not_wait_for_the_garbage_collector(sqlite: str, path: str, stays: bool) -> None:
    with hosted(sqlite, keep_alive=1000) as server:
        mia = server.guest("Mia")
        room = mia.post("/api/rooms", {"game": "biscuit_pockets"})["room"]
        gc.collect()
        gc.disable()
        try:
            before = connections_in_memory()
            for _ in range(3):
                with connected(server.address, HERE) as raw:
                    handshake(raw, mia, path.format(room=room))
                    assert raw.recv(12) == b"HTTP/1.1 101"
                    assert not stays or connections_in_memory() > before
            wait_until(lambda: connections_in_memory() == before)
        finally:
            gc.enable()


def test_python_looks_through_everything_for_garbage_now_and_then(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than once, even if nothing is asked."""
    looks = Semaphore(0)
    monkeypatch.setattr(serve, "TIDY", 0.01)
    monkeypatch.setattr(serve.gc, "collect", looks.release)
    with hosted(sqlite):
        assert looks.acquire(timeout=PATIENCE)
        assert looks.acquire(timeout=PATIENCE)


def connections_in_memory() -> int:
    """What the server has in memory for its connections, open or not."""
    # Their types, not `isinstance`, which asks a weak reference for something that may be gone.
    kept = HttpProtocol | SocketProtocol | ServerProtocol | WebSocket
    return sum(issubclass(type(each), kept) for each in gc.get_objects())


@pytest.mark.parametrize("kind", [9, 1])
def test_frames_are_read_no_faster_than_messages_are_answered(sqlite: str, kind: int) -> None:
    """What is sent anyway is not read, or the connection is cut; others notice nothing."""
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": "biscuit_pockets"})["room"]
        server.open.frames = Limit(0.1, 0.1)
        with connected(server.address, HERE) as raw:
            handshake(raw, mia, f"/api/rooms/{id_}/socket")
            assert raw.recv(4096).startswith(b"HTTP/1.1 101")
            raw.settimeout(1)  # a server that kept reading would have taken a lot by then; a slow machine just reads less
            with pytest.raises(OSError, match=r"timed out|reset|Broken pipe"):
                send(raw, frame(kind, b"") * 10_000, 1000)
        assert server.guest(where=THERE).get("/health")["ok"]
