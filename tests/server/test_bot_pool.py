"""Bots: they think in threads, wait for people who are watching, and cannot stop a match or the server."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from server.clocks import GivenClock
from server.hosting import HERE, Guest, Hosted, Line, hosted
from sweetbox.bots.bot import Answer, Turn
from sweetbox.bots.compiled import PREPARING
from sweetbox.kernel.preview import preview
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.server import bot_pool
from sweetbox.server.bot_pool import LEAST, MOST
from sweetbox.server.room import FORGETTING
from sweetbox.server.thinkers import Thinkers
from sweetbox.server.turns import Turns
from waiting import NEVER, PATIENCE, wait_until

GAME = "biscuit_pockets"
SCRIPTED = "fair"  # the bot that a test replaces with its own


@pytest.fixture
def go_on() -> Iterator[threading.Event]:
    """What a bot waits for; no thread outlives the test."""
    event = threading.Event()
    yield event
    event.set()


class Scripted:
    """A bot that does what a test wants."""

    name = SCRIPTED

    def __init__(self, choose: Any) -> None:
        self.choose = choose


def after(event: threading.Event) -> Callable[[Turn], Answer]:
    def think(turn: Turn) -> Answer:
        assert event.wait(PATIENCE)
        return Answer(turn.legal[0])

    return think


def with_bot(monkeypatch: pytest.MonkeyPatch, choose: Any) -> None:
    real = bot_pool.bot
    monkeypatch.setattr(bot_pool, "bot", lambda spec: Scripted(choose) if spec == SCRIPTED else real(spec))


def bots_only(server: Hosted, bot: str = "random") -> tuple[Any, str]:
    mia = server.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME, "places": [{"kind": "bot", "bot": bot}] * 2})["room"]
    mia.post(f"/api/rooms/{id_}/start")
    return mia, id_


def test_bots_among_themselves_play_only_while_somebody_watches(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    may_move = threading.Semaphore(0)

    def think(turn: Turn) -> Answer:
        assert may_move.acquire(timeout=PATIENCE)
        return Answer(turn.legal[0])

    with_bot(monkeypatch, think)
    with hosted(sqlite) as server:
        mia, id_ = bots_only(server, SCRIPTED)

        async def busy() -> bool:
            return server.house.bot_pool.busy(id_)

        assert not server.run(busy()), "nobody has come to watch"
        with mia.socket(id_) as line:
            for number in (3, 4, 5):
                may_move.release()
                assert line.until("event")["number"] == number
        wait_until(lambda: not server.house.rooms[id_].watchers)
        may_move.release(2)
        wait_until(lambda: not server.run(busy()))
        sight = mia.get(f"/api/rooms/{id_}")
        assert (sight["number"] <= 6, sight["state"]) == (True, "playing"), "at most what was thought of before she left"


class SteadyClock(GivenClock):
    """A clock that runs and that nobody changes."""

    def now(self) -> int:
        return round(time.monotonic() * 1000)


def test_a_bot_waits_before_a_move_that_people_watch(sqlite: str) -> None:
    with hosted(sqlite, SteadyClock(), bot_pace=0.25) as server:  # it waits at least this long, and longer on a slow machine
        mia, id_ = bots_only(server)
        with mia.socket(id_) as line:
            times = [line.until("event")["at"] for _ in range(4)]
        assert all(later - earlier >= 240 for earlier, later in pairwise(times))


def test_nobody_waits_for_a_bot_that_nobody_watches(sqlite: str) -> None:
    with hosted(sqlite, bot_pace=NEVER) as server:
        mia = server.guest("Mia")
        for _ in range(4):
            alone_with_a_bot(server, GAME, mia)


def test_the_server_answers_while_a_bot_thinks(sqlite: str, monkeypatch: pytest.MonkeyPatch, go_on: threading.Event) -> None:
    thinking = threading.Event()

    def think(turn: Turn) -> Answer:
        thinking.set()
        return after(go_on)(turn)

    with_bot(monkeypatch, think)
    with hosted(sqlite) as server:
        mia, id_ = bots_only(server, SCRIPTED)
        with mia.socket(id_) as line:
            assert thinking.wait(PATIENCE)
            for _ in range(5):
                assert mia.get("/health")["ok"] is True
            assert mia.get(f"/api/rooms/{id_}")["number"] == 2
            go_on.set()
            assert line.until("event")["number"] == 3


def told_in_a_match(line: Line) -> list[str]:
    """What is announced until the match is over."""
    texts: list[str] = []
    while (message := line.until("announced", "event"))["type"] == "announced" or message["sight"]["state"] == "playing":
        if message["type"] == "announced":
            texts.append(message["text"])
    return texts


def test_people_hear_once_a_match_that_bots_play_below_their_level(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as their engine is being compiled, and unless there is something to be heard from administrators."""
    with_bot(monkeypatch, lambda turn: Answer(turn.legal[0], note=PREPARING))
    with hosted(sqlite) as server:
        mia, id_ = bots_only(server, SCRIPTED)
        jan = server.guest("Jan", **{"Accept-Language": "de"})
        with jan.socket(id_) as there, mia.socket(id_) as line:
            for _ in range(2):
                for each, begin in ((line, "The strong bots are still being"), (there, "Die starken Bots werden noch")):
                    (text,) = told_in_a_match(each)
                    assert text.startswith(begin)
                mia.post(f"/api/rooms/{id_}/start")
    with hosted(sqlite) as server:
        server.admin("say", text="Back soon.", why="", seconds=3600)
        mia, id_ = bots_only(server, SCRIPTED)
        with mia.socket(id_) as line:
            assert told_in_a_match(line) == ["Back soon."]


def test_a_bots_move_waits_for_its_turn_and_is_not_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With more waiting than are allowed, a person would be refused, but the bot would have to think again."""
    asked, thought, real = threading.Event(), list[int](), Turns.take

    async def take(self: Turns, address: str, person: str = "", patient: bool = False) -> Any:
        if patient:
            asked.set()
        return await real(self, address, person, patient)

    def think(turn: Turn) -> Answer:
        thought.append(len(turn.log))
        assert go_on.wait(PATIENCE)
        return Answer(turn.legal[0])

    async def crowd(turns: Turns) -> None:
        """Until the bot asks for its turn, one holds the only turn and another waits for it, the most that may wait."""
        held, waiting = await real(turns, "x"), asyncio.create_task(real(turns, "x"))
        await asyncio.sleep(0)
        go_on.set()
        assert await asyncio.to_thread(asked.wait, PATIENCE)
        held.end()
        (await waiting).end()

    go_on = threading.Event()
    with_bot(monkeypatch, think)
    with hosted(sqlite, turns=1, waiting=(1, 1, 1)) as server:
        mia, id_ = bots_only(server, SCRIPTED)
        with mia.socket(id_) as line:
            line.until("sight")
            wait_until(lambda: thought)
            monkeypatch.setattr(Turns, "take", take)
            server.run(crowd(server.house.turns))
            assert line.until("event")["number"] == 3
        assert thought.count(thought[0]) == 1


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


def test_a_bot_that_never_answers_is_not_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch, go_on: threading.Event) -> None:
    monkeypatch.setattr(bot_pool, "GRACE", 0.1)
    monkeypatch.setattr(bot_pool, "MOST", 0.1)
    with_bot(monkeypatch, after(go_on))
    with hosted(sqlite, bot_threads=1) as server:
        mia, id_ = bots_only(server, SCRIPTED)
        with mia.socket(id_) as line:
            assert line.until("event")["kind"] == "moved"


def test_a_bot_that_waits_for_a_processor_is_waited_for(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, go_on: threading.Event, caplog: pytest.LogCaptureFixture
) -> None:
    """Only what its process works counts (test_thinkers.py)."""

    def run(self: Thinkers, work: Any, *args: Any) -> Any:
        assert go_on.wait(PATIENCE)
        return work(*args)

    for name in ("GRACE", "STARTING", "MOST", "LEAST"):
        monkeypatch.setattr(bot_pool, name, 0.0)
    monkeypatch.setattr(Thinkers, "run", run)
    with_bot(monkeypatch, lambda turn: Answer(turn.legal[-1]))
    with hosted(sqlite, bots_apart=True) as server:
        mia, id_ = bots_only(server, SCRIPTED)
        with mia.socket(id_) as line:
            threading.Timer(0.5, go_on.set).start()
            assert line.until("event")["kind"] == "moved"
    assert "did not come to an end" not in caplog.text


def test_the_longer_the_queue_the_shorter_they_think(sqlite: str, monkeypatch: pytest.MonkeyPatch, go_on: threading.Event) -> None:
    with_bot(monkeypatch, after(go_on))
    with hosted(sqlite, bot_threads=2) as server:
        seconds = server.house.bot_pool.seconds
        many, here, there = (server.guest("Mia", where=where) for where in (HERE, "127.0.0.2", "127.0.0.3"))

        def start(guest: Guest, bots: int) -> float:
            """Start a match in which everybody chooses at once; returns how long a bot may then think for this guest."""
            places = [{"kind": "me"}, *[{"kind": "bot", "bot": SCRIPTED}] * bots]
            id_ = guest.post("/api/rooms", {"game": "honeymoon", "places": places})["room"]
            guest.post(f"/api/rooms/{id_}/start")
            return seconds(guest.where)

        assert seconds(HERE) == MOST
        assert start(many, 1) == start(many, 1) == MOST, "two threads, two bots"
        assert start(many, 2) == MOST / 2
        budgets = [start(many, 4) for _ in range(20)]
        assert budgets == sorted(budgets, reverse=True)
        assert budgets[-1] == LEAST
        assert start(here, 1) == MOST, "the many of another address take nothing from it"
        assert start(there, 1) == seconds(here.where) == MOST * 2 / 3, "but that of its address"


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
        again = turn.glimpse.table.clone()
        turn.game.rules.hide(turn.box, again, turn.seat)
        assert again == turn.glimpse.table
        assert turn.cores == 1
        assert turn.seconds is not None
        assert turn.seconds <= MOST


# ---- Hints ----


def with_adviser(monkeypatch: pytest.MonkeyPatch, choose: Any) -> None:
    monkeypatch.setattr(bot_pool, "advisor", lambda: Scripted(choose))


def alone_with_a_bot(server: Hosted, game: str = "swintus", guest: Guest | None = None) -> tuple[Guest, str]:
    """A match in which it is the guest's turn."""
    mia = guest if guest is not None else server.guest("Mia")
    id_ = mia.post("/api/rooms/now", {"game": game, "bot": "random", "seats": 2})["room"]
    wait_until(lambda: mia.get(f"/api/rooms/{id_}")["match"]["to_act"] == [0])
    return mia, id_


def test_a_hint_among_bots(shared: Hosted) -> None:
    mia, id_ = alone_with_a_bot(shared, GAME)
    legal = {move["index"]: move for move in mia.get(f"/api/rooms/{id_}")["match"]["legal"]}
    hint = mia.post(f"/api/rooms/{id_}/hint")
    assert 1 <= len(hint["moves"]) <= 3
    for move in hint["moves"]:
        assert (move["text"], move["say"]) == (legal[move["index"]]["text"], legal[move["index"]]["say"])
    shares = [move["share"] for move in hint["moves"]]
    assert all(0 <= share <= 1 for share in shares)
    assert shared.guest("Zoe").refused("POST", f"/api/rooms/{id_}/hint") == (403, "not_seated")


def test_the_adviser_is_told_what_the_seat_knows(shared: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[Turn] = []

    def advise(turn: Turn) -> Answer:
        turns.append(turn)
        return Answer(turn.legal[0], note=Say("seat", number=4))

    with_adviser(monkeypatch, advise)
    mia, id_ = alone_with_a_bot(shared)
    hint = mia.post(f"/api/rooms/{id_}/hint")
    match = shared.house.rooms[id_].room.match
    assert match is not None
    turn, *further = turns
    assert (bytes(turn.glimpse), list(turn.log), turn.seat) == (bytes(match.glimpse(0)), match.log_for(0), 0)
    assert turn.seconds is not None
    assert turn.seconds <= 1
    assert [(move["index"], move["share"], move["visits"]) for move in hint["moves"]] == [(turn.legal[0], None, 0)]
    assert hint["note"] == "Seat 4"
    # Further moves of the same turn: what the seat would know by then, and a log in which nothing has happened.
    assert further
    assert all((each.seat, list(each.log), each.known) == (0, match.log_for(0), None) for each in further)
    assert [bytes(each.glimpse) for each in further] == [
        bytes(preview(match.glimpse(0), [move["index"] for move in hint["whole"][:count]], len(match.log), FORGETTING).glimpse)  # type: ignore[arg-type]
        for count in range(1, len(further) + 1)
    ]


@pytest.mark.parametrize("name", ["swintus", "sweets_stack"])
def test_a_hint_tells_a_whole_turn_that_can_be_made(shared: Hosted, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a turn is a compound move, the hint is all of it: nothing could be added, and nothing was actually played."""
    with_adviser(monkeypatch, lambda turn: Answer(turn.legal[0]))
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms/now", {"game": name, "bot": "random", "seats": 2})["room"]
    game, lengths = find_game(name), []
    box = game.make_box(2)
    for _ in range(6):
        wait_until(lambda: 0 in mia.get(f"/api/rooms/{id_}")["match"]["to_act"])
        entries = mia.get(f"/api/rooms/{id_}")["match"]["entries"]
        whole = mia.post(f"/api/rooms/{id_}/hint")["whole"]
        texts = [move["text"] for move in whole]
        tried = mia.post(f"/api/rooms/{id_}/try", {"moves": texts})
        assert tried["closed"], texts
        assert tried["moves"] == whole
        assert all(move.get("silent", False) == game.silent(box, move["index"]) for move in whole)
        assert mia.get(f"/api/rooms/{id_}")["match"]["entries"] >= entries
        lengths.append(len(whole))
        mia.post(f"/api/rooms/{id_}/moves", {"move": texts})
    assert max(lengths) > 1


def test_no_hints_among_people(shared: Hosted) -> None:
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    places = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    id_ = mia.post("/api/rooms", {"game": "swintus", "places": places})["room"]
    assert mia.refused("POST", f"/api/rooms/{id_}/hint") == (409, "not_running")
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    mia.post(f"/api/rooms/{id_}/start")
    assert mia.refused("POST", f"/api/rooms/{id_}/hint") == (409, "hint_people")


def test_a_hint_only_for_a_seat_that_owes_a_move_and_not_too_often(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_adviser(monkeypatch, lambda turn: Answer(turn.legal[0]))
    clock = GivenClock()
    with hosted(sqlite, clock, hints_a_minute=4.0, bot_pace=NEVER) as server:
        mia, id_ = alone_with_a_bot(server)
        assert mia.post(f"/api/rooms/{id_}/hint")["moves"]
        assert mia.post(f"/api/rooms/{id_}/hint")["moves"]
        assert mia.refused("POST", f"/api/rooms/{id_}/hint") == (429, "too_many")
        clock.forward(15)
        assert mia.post(f"/api/rooms/{id_}/hint")["moves"]
        zoe, other = alone_with_a_bot(server)
        with zoe.socket(other) as line:
            sight = line.until("sight")["sight"]
            while sight["match"]["to_act"] == [0]:
                line.send({"type": "play", "move": sight["match"]["legal"][0]["index"]})
                sight = line.until("event")["sight"]
            assert zoe.refused("POST", f"/api/rooms/{other}/hint") == (409, "not_to_act")


def test_nobody_waits_for_a_bot_because_others_want_hints(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, go_on: threading.Event
) -> None:
    thinking = threading.Event()

    def think(turn: Turn) -> Answer:
        thinking.set()
        return after(go_on)(turn)

    with_adviser(monkeypatch, think)
    with hosted(sqlite, bot_threads=1, hint_threads=1, hints_waiting=(1, 1, 1)) as server:
        people = [alone_with_a_bot(server) for _ in range(3)]
        asking = [threading.Thread(target=mia.ask, args=("POST", f"/api/rooms/{id_}/hint")) for mia, id_ in people[:2]]
        for thread in asking:
            thread.start()
        assert thinking.wait(PATIENCE)
        wait_until(lambda: server.house.bot_pool.advisers.turns.waiting == 1)
        mia, id_ = people[2]
        assert mia.refused("POST", f"/api/rooms/{id_}/hint") == (429, "too_many"), "one is thought about, one waits"
        with mia.socket(id_) as line:
            sight = line.until("sight")["sight"]
            while sight["match"]["to_act"] == [0]:
                line.send({"type": "play", "move": sight["match"]["legal"][0]["index"]})
                sight = line.until("event")["sight"]
            assert line.until("event")["seat"] == 1, "the bot has moved"
        go_on.set()
        for thread in asking:
            thread.join(PATIENCE)


def test_a_hint_that_is_asked_for_again_is_thought_about_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, go_on: threading.Event
) -> None:
    """A page whose line has died asks again, when the queue may be full."""
    thoughts, answers, asked = [], [], threading.Semaphore(0)

    def think(turn: Turn) -> Answer:
        thoughts.append(turn)
        return after(go_on)(turn)

    with_adviser(monkeypatch, think)
    monkeypatch.setattr(bot_pool, "GRACE", PATIENCE)
    with hosted(sqlite, hint_threads=1, hints_waiting=(0, 0, 0)) as server:
        mia, id_ = alone_with_a_bot(server)
        advise = server.house.bot_pool.advise

        async def noted(*args: Any) -> Any:
            asked.release()
            return await advise(*args)

        monkeypatch.setattr(server.house.bot_pool, "advise", noted)
        asking = [threading.Thread(target=lambda: answers.append(mia.post(f"/api/rooms/{id_}/hint"))) for _ in range(2)]
        for thread in asking:
            thread.start()
        assert asked.acquire(timeout=PATIENCE)
        assert asked.acquire(timeout=PATIENCE)
        go_on.set()
        for thread in asking:
            thread.join(PATIENCE)
        first, second = answers
        assert first["moves"] == second["moves"]
        assert len({id(turn.glimpse) for turn in thoughts}) == len(thoughts) == len(first["whole"])


def test_a_hint_that_does_not_come_is_not_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch, go_on: threading.Event) -> None:
    with_adviser(monkeypatch, after(go_on))
    monkeypatch.setattr(bot_pool, "GRACE", 0.1)
    monkeypatch.setattr(bot_pool, "HINT", 0.1)
    monkeypatch.setattr(bot_pool, "WHOLE", 0.1)
    with hosted(sqlite) as server:
        mia, id_ = alone_with_a_bot(server)
        assert mia.refused("POST", f"/api/rooms/{id_}/hint") == (503, "hint_later")
    monkeypatch.setattr(bot_pool, "advisor", lambda: None)
    with hosted(sqlite) as server:
        mia, id_ = alone_with_a_bot(server)
        assert mia.refused("POST", f"/api/rooms/{id_}/hint") == (409, "no_hint")


def test_a_server_that_stops_while_a_bot_thinks_logs_no_error(caplog: pytest.LogCaptureFixture) -> None:
    match, stopped = find_game("biscuit_pockets").new_match(2, seed=7), Thinkers(1)
    stopped.stop()
    (seat,) = match.to_act
    answer = bot_pool.choose("fair", match, seat, 1, 0.1, stopped.run)
    assert answer.move in match.legal_indices(seat)
    assert caplog.messages == []
