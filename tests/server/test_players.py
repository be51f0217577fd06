"""Bots: they think in threads, wait for people who watch, and cannot stop a match or the server."""

import threading
import time
from itertools import pairwise
from typing import Any

import pytest

from server.hosting import Hosted, hosted
from sweetbox.bots.bot import Answer, Turn
from sweetbox.server import players
from sweetbox.server.players import LEAST, MOST

GAME = "biscuit_pockets"
SCRIPTED = "fair"  # the bot that a test puts its own in place of


class Scripted:
    """A bot that does what a test wants."""

    name = SCRIPTED

    def __init__(self, choose: Any) -> None:
        self.choose = choose


def with_bot(monkeypatch: pytest.MonkeyPatch, choose: Any) -> None:
    real = players.bot
    monkeypatch.setattr(players, "bot", lambda spec: Scripted(choose) if spec == SCRIPTED else real(spec))


def bots_only(server: Hosted, bot: str = "random") -> tuple[Any, str]:
    mia = server.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME, "places": [{"kind": "bot", "bot": bot}] * 2})["room"]
    mia.post(f"/api/rooms/{id_}/start")
    return mia, id_


def test_bots_among_themselves_play_only_while_somebody_watches(sqlite: str) -> None:
    with hosted(sqlite, bot_pace=0.05) as server:
        mia, id_ = bots_only(server)
        time.sleep(0.2)
        assert mia.get(f"/api/rooms/{id_}")["number"] == 2
        with mia.socket(id_) as line:
            for _ in range(3):
                line.until("event")
        time.sleep(0.2)
        number = mia.get(f"/api/rooms/{id_}")["number"]
        time.sleep(0.3)
        assert mia.get(f"/api/rooms/{id_}")["number"] == number


def test_a_bot_waits_before_a_move_that_people_watch(sqlite: str) -> None:
    with hosted(sqlite, bot_pace=0.25) as server:
        mia, id_ = bots_only(server)
        with mia.socket(id_) as line:
            times = [line.until("event")["at"] for _ in range(4)]
        assert all(later - earlier >= 240 for earlier, later in pairwise(times))


def test_nobody_waits_for_a_bot_that_nobody_watches(sqlite: str) -> None:
    with hosted(sqlite, bot_pace=30.0) as server:
        mia = server.guest("Mia")
        for _ in range(4):
            id_ = mia.post("/api/rooms/now", {"game": GAME})["room"]
            for _ in range(100):
                if mia.get(f"/api/rooms/{id_}")["match"]["to_act"] == [0]:
                    break
                time.sleep(0.05)
            assert mia.get(f"/api/rooms/{id_}")["match"]["to_act"] == [0]


def test_the_server_answers_while_a_bot_thinks(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = threading.Event()
    go_on = threading.Event()

    def think(turn: Turn) -> Answer:
        thinking.set()
        go_on.wait(20)
        return Answer(turn.legal[0])

    with_bot(monkeypatch, think)
    with hosted(sqlite) as server:
        mia, id_ = bots_only(server, SCRIPTED)
        with mia.socket(id_) as line:
            assert thinking.wait(10)
            for _ in range(5):
                assert mia.get("/health")["ok"] is True
            assert mia.get(f"/api/rooms/{id_}")["number"] == 2
            go_on.set()
            assert line.until("event")["number"] == 3


def crash(turn: Turn) -> Answer:
    raise RuntimeError("the bot has a fault")


def cheat(turn: Turn) -> Answer:
    return Answer(next(move for move in range(1000) if move not in turn.legal))


@pytest.mark.parametrize("choose", [crash, cheat])
def test_a_bot_that_fails_does_not_stop_the_match(sqlite: str, monkeypatch: pytest.MonkeyPatch, choose: Any) -> None:
    with_bot(monkeypatch, choose)
    with hosted(sqlite, bot_threads=1) as server:
        mia, id_ = bots_only(server, SCRIPTED)
        with mia.socket(id_) as line:
            assert line.until("event")["kind"] == "moved"
            assert line.until("event")["kind"] == "moved"


def test_a_bot_that_never_answers_is_not_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "GRACE", 0.1)
    monkeypatch.setattr(players, "MOST", 0.1)
    woken = threading.Event()
    with_bot(monkeypatch, lambda turn: Answer(turn.legal[0]) if woken.wait(20) else None)
    with hosted(sqlite, bot_threads=1) as server:
        mia, id_ = bots_only(server, SCRIPTED)
        with mia.socket(id_) as line:
            assert line.until("event", timeout=10)["kind"] == "moved"
            woken.set()


def test_the_longer_the_queue_the_shorter_they_think(sqlite: str) -> None:
    with hosted(sqlite, bot_threads=2) as server:
        thinking = server.house.players
        assert thinking.seconds() == MOST
        budgets = []
        for number in range(200):
            thinking._thinking["room", "match", number] = None  # type: ignore[assignment]
            budgets.append(thinking.seconds())
        thinking._thinking.clear()
        assert budgets == sorted(budgets, reverse=True)
        assert (budgets[1], budgets[3], budgets[-1]) == (MOST, MOST / 2, LEAST)


def test_a_guest_cannot_say_how_long_a_bot_thinks(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    for spec in ("search:600s", "search:999999999", "random:1", "no one"):
        assert mia.refused("POST", "/api/rooms/now", {"game": GAME, "bot": spec}) == (404, "unknown_name")
    names = [bot["name"] for bot in mia.get("/api/bots")]
    assert "random" in names


def test_a_bot_is_told_what_its_seat_may_know_and_no_more(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[Turn] = []

    def note(turn: Turn) -> Answer:
        turns.append(turn)
        return Answer(turn.legal[0])

    with_bot(monkeypatch, note)
    with hosted(sqlite, bot_threads=1) as server:
        mia, id_ = bots_only(server, SCRIPTED)
        with mia.socket(id_) as line:
            line.until("event")
            line.until("event")
    assert turns
    for turn in turns:
        again = turn.glimpse.clone()
        turn.game.rules.hide(turn.box, again, turn.seat)
        assert again == turn.glimpse
        assert turn.cores == 1
        assert turn.seconds is not None
        assert turn.seconds <= MOST
