"""Reviews on the server: for those who played, of finished matches, made once, and given up if nobody is waiting."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert
from sqlalchemy.dialects.sqlite import dialect

from server.clocks import GivenClock
from server.conftest import new_database
from server.hosting import Guest, Hosted, hosted
from sweetbox.kernel.match import Match
from sweetbox.review import worker
from sweetbox.review.reviewing import Event, Reviewing
from sweetbox.server import reviews, schema
from sweetbox.server.bot_pool import BotPool
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import Store
from waiting import wait_until

GAME = "_template"
WAITS = reviews.WAITS / 1000
COUNT, LOOK_AT = worker.count, worker.look_at
EVENTS = 10**9  # events of a match whose review never ends


def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews are made by counting everything, so that nothing has to be compiled."""
    monkeypatch.setattr(worker, "reviewing", lru_cache(lambda file: Reviewing(Match.from_json(file), exact=True)))
    monkeypatch.setattr(worker, "count", COUNT)
    monkeypatch.setattr(worker, "look_at", LOOK_AT)


def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next review to start never ends, and those after it are made as usual."""
    stuck: list[str] = []

    def count(file: str) -> int:
        stuck.append(file)
        return EVENTS if file == stuck[0] else COUNT(file)

    def look_at(file: str, number: int) -> Event | None:
        return time.sleep(0.001) if file == stuck[0] else LOOK_AT(file, number)

    monkeypatch.setattr(reviews, "LOOK", 0.01)
    monkeypatch.setattr(worker, "count", count)
    monkeypatch.setattr(worker, "look_at", look_at)


def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(file: str) -> int:
        raise RuntimeError("no review")

    monkeypatch.setattr(worker, "count", fail)


@pytest.fixture
def clock() -> GivenClock:
    return GivenClock()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """For what does not depend on the store."""
    return f"sqlite:///{tmp_path / 'rooms.db'}"


@pytest.fixture
def server(sqlite: str, clock: GivenClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosted]:
    counting(monkeypatch)
    with hosted(sqlite, clock, games=(GAME,), reviews_waiting=2) as there:
        yield there


@pytest.fixture
def keeping(database: str, clock: GivenClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hosted]:
    """The same with each store in turn."""
    counting(monkeypatch)
    with hosted(database, clock, games=(GAME,)) as there:
        yield there


def play(guest: Guest, room: str | None = None) -> str:
    """Play a short match against a bot to its end; returns its id."""
    if room is None:
        sight = guest.post("/api/rooms/now", {"game": GAME, "bot": "random", "options": {"toffees": 10}})
        room = sight["room"]
    path = f"/api/rooms/{room}"
    sight = guest.get(path)
    while not sight["match"]["over"]:
        legal = sight["match"]["legal"]
        sight = guest.post(f"{path}/moves", {"move": legal[0]["index"]}) if legal else guest.get(path)
    return str(sight["match"]["id"])


def of(server: Hosted) -> reviews.Reviews:
    found: reviews.Reviews = server.shell.app.state.reviews
    return found


def reviewed(guest: Guest, match: str) -> Any:
    guest.post(f"/api/matches/{match}/review")
    wait_until(lambda: guest.get(f"/api/matches/{match}/review")["state"] in ("ready", "failed"))
    return guest.get(f"/api/matches/{match}/review")


def test_a_review_is_made_once_and_kept(keeping: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    mia = keeping.guest("Mia")
    match = play(mia)
    path = f"/api/matches/{match}/review"
    assert mia.get(path)["state"] == "none"
    told = reviewed(mia, match)
    page = told["review"]
    assert (told["state"], page["you"], len(page["sums"]), page["game"]) == ("ready", 0, 2, GAME)
    for each in page["sums"]:
        parts = sum(each[f"{part}_sum"] for part in ("luck", "own", "others", "rest"))
        assert each["final"] - each["start"] == pytest.approx(parts, abs=1e-9)
    failing(monkeypatch)  # nothing is made again
    assert mia.post(path) == told
    german = mia.ask("GET", f"{path}?language=de").json()["review"]
    assert [each["number"] for each in german["mattered"]] == [each["number"] for each in page["mattered"]]
    assert german["mattered"] != page["mattered"]
    past = mia.get("/api/reviews")["matches"]
    assert [(each["match"], each["loss"]) for each in past] == [(match, pytest.approx(page["sums"][0]["loss"]))]


def test_a_review_is_for_those_who_sat_there_and_of_a_match_that_is_over(server: Hosted) -> None:
    mia, bo, nobody = server.guest("Mia"), server.guest("Bo"), server.guest()
    running = mia.post("/api/rooms/now", {"game": GAME, "bot": "random"})["match"]["id"]
    match = play(mia)
    for method, what, data in (("GET", "review", None), ("POST", "review", None), ("POST", "try", {"entry": 1})):
        assert bo.refused(method, f"/api/matches/{match}/{what}", data) == (403, "not_played")
        assert nobody.refused(method, f"/api/matches/{match}/{what}", data) == (401, "no_identity")
        assert mia.refused(method, f"/api/matches/{running}/{what}", data) == (409, "not_over")
        assert mia.refused(method, f"/api/matches/nonsense/{what}", data) == (404, "no_match")
    assert bo.get("/api/reviews") == {"matches": [], "levels": {}}


def test_a_review_that_nobody_waits_for_is_given_up(server: Hosted, clock: GivenClock, monkeypatch: pytest.MonkeyPatch) -> None:
    mia = server.guest("Mia")
    first, second = play(mia), play(mia)
    endless(monkeypatch)
    path = f"/api/matches/{first}/review"
    wait_until(lambda: mia.post(path)["state"] == "running")
    waiting = mia.post(f"/api/matches/{second}/review")
    assert (waiting["state"], waiting["before"]) == ("queued", 1)
    clock.forward(WAITS - 1)
    assert mia.get(path)["state"] == "running"  # a person who asks has to wait
    clock.forward(WAITS - 1)
    assert mia.get(f"/api/matches/{second}/review")["state"] == "queued"
    clock.forward(2)
    wait_until(lambda: mia.get(f"/api/matches/{second}/review")["state"] == "ready")
    assert mia.get(path)["state"] == "none"


def once_read(patch: pytest.MonkeyPatch, by_worker: bool, act: Callable[[], Awaitable[object]]) -> list[int]:
    """What another node does just after this one has next read what is wanted, to make it or for an answer. The list has an entry
    once it is done."""
    rows, done = Store.rows, list[int]()

    async def read(self: Store, statement: Any) -> list[Any]:
        found = await rows(self, statement)
        if not done and schema.review_job.name in str(statement) and in_worker() is by_worker:
            done.append(len(found))
            await act()
        return found

    patch.setattr(Store, "rows", read)
    return done


def in_worker() -> bool:
    task = asyncio.current_task()
    return task is not None and task.get_name() == "reviews"


def test_a_question_that_comes_while_the_server_looks_who_waits_counts(
    server: Hosted, clock: GivenClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read of the review is older than the question then, and must not be the reason to give it up."""
    mia = server.guest("Mia")
    match = play(mia)
    endless(monkeypatch)
    path = f"/api/matches/{match}/review"
    wait_until(lambda: mia.post(path)["done"] > 0)

    async def ask_late() -> None:
        clock.forward(WAITS + 1)
        await of(server).state(match)

    asked = once_read(monkeypatch, True, ask_late)
    wait_until(lambda: asked)
    done = mia.get(path)["done"]
    wait_until(lambda: mia.get(path)["done"] > done)


def test_a_review_that_is_given_up_while_it_is_asked_for_is_made(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    mia = server.guest("Mia")
    first, second = play(mia), play(mia)
    endless(monkeypatch)
    wait_until(lambda: mia.post(f"/api/matches/{first}/review")["done"] > 0)  # the one that never ends
    mia.post(f"/api/matches/{second}/review")

    async def give_up() -> None:
        await server.house.store.transact(lambda connection: connection.execute(delete(schema.review_job)))

    with monkeypatch.context() as patch:
        gone = once_read(patch, False, give_up)
        assert mia.post(f"/api/matches/{second}/review")["state"] in ("queued", "running", "ready")
    assert gone
    wait_until(lambda: mia.get(f"/api/matches/{second}/review")["state"] == "ready")


def test_a_question_saves_its_review_from_one_that_would_take_its_place(
    server: Hosted, clock: GivenClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = server.guest("Mia")
    first, second, third = play(mia), play(mia), play(mia)
    endless(monkeypatch)
    wait_until(lambda: mia.post(f"/api/matches/{first}/review")["state"] == "running")
    mia.post(f"/api/matches/{second}/review")
    clock.forward(WAITS - 1)
    mia.get(f"/api/matches/{first}/review")
    clock.forward(2)  # now nobody waits for the second

    with monkeypatch.context() as patch:
        asked = once_read(patch, False, lambda: of(server).state(second))
        mia.post(f"/api/matches/{third}/review")
    assert asked
    assert mia.get(f"/api/matches/{second}/review")["state"] == "queued"


def test_a_review_that_failed_is_not_waited_for(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    mia = server.guest("Mia")
    matches = [play(mia) for _ in range(3)]
    failing(monkeypatch)
    assert reviewed(mia, matches[0])["state"] == "failed"
    endless(monkeypatch)
    wait_until(lambda: mia.post(f"/api/matches/{matches[1]}/review")["state"] == "running")
    assert mia.get(f"/api/matches/{matches[1]}/review")["before"] == 0
    assert mia.post(f"/api/matches/{matches[2]}/review")["before"] == 1


def test_a_review_goes_on_when_the_store_is_back(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without another question: that may come to another node, which leaves it to this one."""
    mia, transact, writes = server.guest("Mia"), Store.transact, list[int]()
    match = play(mia)

    async def be_away(self: Store, work: Any) -> Any:
        if in_worker():
            writes.append(1)
            if len(writes) == 2:  # the first says that this node makes it
                raise RefusedError("store")
        return await transact(self, work)

    monkeypatch.setattr(reviews, "LOOK", 0.01)
    monkeypatch.setattr(Store, "transact", be_away)
    mia.post(f"/api/matches/{match}/review")
    wait_until(lambda: [each["match"] for each in mia.get("/api/reviews")["matches"]] == [match])


def test_no_more_reviews_are_wanted_than_can_be_made(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    mia = server.guest("Mia")
    matches = [play(mia) for _ in range(3)]
    endless(monkeypatch)
    for match in matches[:2]:
        mia.post(f"/api/matches/{match}/review")
    assert mia.refused("POST", f"/api/matches/{matches[2]}/review") == (503, "crowded")


def test_a_person_may_ask_for_so_many(sqlite: str, clock: GivenClock, monkeypatch: pytest.MonkeyPatch) -> None:
    counting(monkeypatch)
    with hosted(sqlite, clock, games=(GAME,), reviews_an_hour=2.0) as server:
        mia = server.guest("Mia")
        matches = [play(mia) for _ in range(2)]
        reviewed(mia, matches[0])
        assert mia.refused("POST", f"/api/matches/{matches[1]}/review") == (429, "too_many")
        assert mia.post(f"/api/matches/{matches[0]}/review")["state"] == "ready"  # what already exists costs nothing
        clock.forward(3600)
        assert reviewed(mia, matches[1])["state"] == "ready"


def test_a_review_that_fails_can_be_asked_for_again(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    mia = server.guest("Mia")
    match = play(mia)
    failing(monkeypatch)
    assert reviewed(mia, match)["state"] == "failed"
    counting(monkeypatch)
    assert reviewed(mia, match)["state"] == "ready"


def test_playing_on_from_a_moment_of_a_match(server: Hosted) -> None:
    mia = server.guest("Mia")
    match = play(mia)
    log = mia.get(f"/api/matches/{match}/file")["log"]
    entry = next(number for number, (actor, _) in enumerate(log) if actor == 0)
    sight = mia.post(f"/api/matches/{match}/try", {"entry": entry, "bot": "random"})
    before = mia.get(f"/api/matches/{match}/steps/{entry}?seat=0")
    assert sight["match"]["view"] == before["view"]
    assert sight["match"]["to_act"] == [0]
    tried = play(mia, sight["room"])
    file = mia.get(f"/api/matches/{tried}/file")
    assert file["start"]
    assert mia.get(f"/api/matches/{tried}/verify")["sound"]
    listed = [each["id"] for each in mia.get("/api/matches?over=true")]
    assert (match in listed, tried in listed) == (True, False)  # it counts nowhere
    assert mia.refused("POST", f"/api/matches/{match}/try", {"entry": len(log)}) == (409, "over")
    assert mia.refused("POST", f"/api/matches/{match}/try", {"entry": len(log) + 1})[0] == 400
    assert mia.refused("POST", f"/api/matches/{match}/try", {"entry": 1, "seat": 9}) == (409, "no_seat")
    assert mia.refused("POST", f"/api/matches/{match}/try", {"entry": 1, "bot": "nobody"})[0] == 404


def test_a_tried_position_is_there_again_after_a_restart(sqlite: str, clock: GivenClock) -> None:
    with hosted(sqlite, clock, games=(GAME,)) as server:
        mia = server.guest("Mia")
        match = play(mia)
        log = mia.get(f"/api/matches/{match}/file")["log"]
        entry = next(number for number, (actor, _) in enumerate(log) if actor == 0)
        sight = mia.post(f"/api/matches/{match}/try", {"entry": entry, "bot": "random"})
        cookie = mia.cookie
    with hosted(sqlite, clock, games=(GAME,)) as server:
        again = server.guest(None, Cookie=cookie).get(f"/api/rooms/{sight['room']}")
        assert again["match"]["view"] == sight["match"]["view"]


def test_an_idle_server_makes_reviews_before_anybody_asks(sqlite: str, clock: GivenClock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not while a bot is thinking, and no more than the host allows."""
    counting(monkeypatch)
    monkeypatch.setattr(reviews, "LOOK", 0.01)
    monkeypatch.setattr(reviews, "is_ready", lambda game: True)
    with hosted(sqlite, clock, games=(GAME,), reviews_unasked=4.0) as server:
        mia = server.guest("Mia")
        looks: list[int] = []
        with monkeypatch.context() as patch:
            patch.setattr(BotPool, "thinking", property(lambda pool: looks.append(1) or 1))
            first = play(mia)
            wait_until(lambda: len(looks) > 4)
            assert mia.get("/api/reviews")["matches"] == []
        wait_until(lambda: [each["match"] for each in mia.get("/api/reviews")["matches"]] == [first])
        second = play(mia)
        assert mia.get(f"/api/matches/{second}/review")["state"] == "none"
        clock.forward(3600)
        third = play(mia)
        wait_until(lambda: [each["match"] for each in mia.get("/api/reviews")["matches"]] == [first, third])


def test_a_review_that_a_node_leaves_is_taken_up_by_another(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever node is asked says how far the review has got."""
    database = new_database("postgresql", tmp_path, request)
    counting(monkeypatch)
    endless(monkeypatch)
    with hosted(database, games=(GAME,)) as two:
        with hosted(database, games=(GAME,)) as one:
            mia = one.guest("Mia")
            match = play(mia)
            path = f"/api/matches/{match}/review"
            mia.post(path)
            wait_until(lambda: mia.get(path)["done"] > 0)  # or the other node might be faster
            there = two.guest(None, Cookie=mia.cookie)
            told = there.get(path)
            assert (told["state"], told["of"]) == ("running", EVENTS)
        counting(monkeypatch)
        wait_until(lambda: there.get(path)["state"] == "ready")


def test_reviews_of_others_cost_nobody_anything(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What SQLite does to find somebody's own, counted in its instructions, is the same however many there are of other people's;
    and only the last of somebody's own are told."""
    monkeypatch.setattr(reviews, "PAST", 5)
    with hosted(sqlite) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")

        def add(guest: Guest, rooms: range) -> None:
            id_ = server.run(server.shell.people.find(guest.http.cookies)).id
            line = {"game": GAME, "public": False, "state": "over", "open": 0, "at": 1, "chairs": "[]", "to_act": 0, "day": 0}

            def work(connection: Connection) -> None:
                for number in rooms:
                    room, match = f"room-{number}", f"match-{number}"
                    connection.execute(insert(schema.room), {**line, "id": room, "practice": False})
                    connection.execute(insert(schema.member), {"person": id_, "room": room})
                    row = {"id": match, "room": room, "started": 1, "ended": number, "names": '["x"]', "people": f'["{id_}"]'}
                    connection.execute(insert(schema.match), {**row, "game": GAME, "bots": '[""]', "practice": False})
                    kept = {"match": match, "version": reviews.VERSION, "losses": "[[0.5,2]]", "data": b"", "at": 1}
                    connection.execute(insert(schema.review), kept)

            server.run(server.house.store.transact(work))

        def work_for(guest: Guest) -> int:
            """Thousands of instructions."""
            asked: list[Any] = []
            rows = server.house.store.rows
            monkeypatch.setattr(server.house.store, "rows", lambda statement: asked.append(statement) or rows(statement))
            guest.get("/api/reviews")
            monkeypatch.setattr(server.house.store, "rows", rows)
            (statement,) = [each for each in asked if "losses" in str(each)]
            plain = str(statement.compile(dialect=dialect(), compile_kwargs={"literal_binds": True}))
            steps: list[None] = []
            with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as store:
                store.set_progress_handler(lambda: steps.append(None), 100)
                store.execute(plain).fetchall()
            return len(steps)

        add(mia, range(10))
        before = work_for(mia)
        add(bo, range(10, 1010))
        assert work_for(mia) <= before + 1
        assert [each["match"] for each in mia.get("/api/reviews")["matches"]] == [f"match-{number}" for number in range(5, 10)]
