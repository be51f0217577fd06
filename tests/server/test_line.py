"""The line between a page and the server: each side notices that the other is gone, even if nobody says goodbye."""

import json
from threading import Event
from typing import Any

import pytest
from websockets.sync.client import connect

from server.hosting import hosted
from server.raw import connected, frame, handshake
from sweetbox.server import protocol
from sweetbox.server.room_view import RoomView
from waiting import NEVER, PATIENCE, wait_until

GAME = "biscuit_pockets"


def test_the_first_word_is_the_protocol_and_a_ping_is_answered(sqlite: str) -> None:
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        address = f"{server.address.replace('http', 'ws')}/api/rooms/{id_}/socket"
        with connect(address, additional_headers={"Cookie": mia.cookie}, open_timeout=PATIENCE) as line:
            assert json.loads(line.recv(PATIENCE)) == {"type": "hello", "protocol": 3}
            assert json.loads(line.recv(PATIENCE))["type"] == "stands"
            line.send('{"type": "ping"}')
            while (answer := json.loads(line.recv(PATIENCE)))["type"] == "presence":
                pass
            assert answer == {"type": "pong"}


def test_a_ping_is_answered_while_the_past_is_told(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is only slow must not look dead."""
    go_on, real = Event(), RoomView.events

    def slowly(self: RoomView, *asked: Any) -> Any:
        go_on.wait(PATIENCE)
        return real(self, *asked)

    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        monkeypatch.setattr(RoomView, "events", slowly)
        with mia.socket(id_, since=0) as line:
            line.send({"type": "ping"})
            assert line.receive() == {"type": "pong"}
            go_on.set()
            assert line.until("event", "sight")["type"] == "event"


def test_pings_are_counted_like_other_messages(sqlite: str) -> None:
    with hosted(sqlite, rate=1.0) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        with mia.socket(id_) as line:
            for _ in range(20):
                line.send({"type": "ping"})
            assert line.until("error")["code"] == "too_many"


def test_a_client_that_is_gone_without_a_word_is_cut(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert protocol.PING + protocol.PONG > NEVER, "tests give everybody the time that they need"
    monkeypatch.setattr(protocol, "PING", 0.05)
    monkeypatch.setattr(protocol, "PONG", 0.1)
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        with connected(server.address) as raw:
            handshake(raw, mia, f"/api/rooms/{id_}/socket")
            assert raw.recv(12) == b"HTTP/1.1 101"
            wait_until(lambda: server.house.rooms[id_].watchers)
            wait_until(lambda: not server.house.rooms[id_].watchers)  # it has answered no ping


def test_a_client_that_answers_pings_stays(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next ping is sent only after the answer to the last one."""
    monkeypatch.setattr(protocol, "PING", 0.01)
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        with connected(server.address) as raw:
            handshake(raw, mia, f"/api/rooms/{id_}/socket")
            came = b""
            for _ in range(5):
                while (at := came.find(b"\x89\x04")) < 0 or len(came) < at + 6:
                    came += raw.recv(4096)
                raw.sendall(frame(10, came[at + 2 : at + 6]))
                came = came[at + 6 :]
            assert server.house.rooms[id_].watchers
