"""Nobody is locked out, or robbed of a seat or a room: places, signs of life, stand-ins, hosts; and clocks that jump."""

import asyncio
import os
import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.clocks import DAY, HOUR, MINUTE, GivenClock, house_with
from server.hosting import FAST, Guest, Hosted, Line, hosted
from sweetbox.server.settings import Settings
from waiting import wait_until

GAME = "biscuit_pockets"
SQUEEZE = int(os.environ.get("SWEETBOX_SQUEEZE", "1"))  # rounds in which strangers push their way in; `make soak`: 60
LEAPS = int(os.environ.get("SWEETBOX_LEAPS", "25"))  # jumps of the wall clock; `make soak`: 2000
BOT = {"kind": "bot"}
PLACES, WINDOWS = 4, 2  # sockets for a room, and for one person in it


class At(Hosted):
    """A server whose clock the test moves."""

    def __init__(self, clock: GivenClock, settings: Settings) -> None:
        super().__init__(settings, house_with(clock, settings))
        self.clock = clock


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[At]:
    """One server for the tests that don't disturb each other, because time only moves forward."""
    database = f"sqlite:///{tmp_path_factory.mktemp('club') / 'rooms.db'}"
    with At(GivenClock(), Settings(database=database, **{**FAST, "watchers": PLACES, "places": WINDOWS})) as server:
        yield server


def again(server: Hosted, guest: Guest) -> Guest:
    """The same person on a server that was restarted."""
    back = server.guest()
    back.http.cookies = guest.http.cookies
    return back


def playing(server: Hosted, **room: Any) -> tuple[Guest, Guest, str]:
    """Mia, who is the host, and Bo in a running match for two."""
    mia, bo, id_ = waiting(server, **room)
    mia.post(f"/api/rooms/{id_}/start")
    return mia, bo, id_


def waiting(server: Hosted, **room: Any) -> tuple[Guest, Guest, str]:
    mia, bo = server.guest("Mia"), server.guest("Bo")
    id_ = mia.post("/api/rooms", {"game": GAME, **room})["room"]
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    return mia, bo, id_


def closed(line: Line) -> tuple[int, str]:
    """How the server closes the socket."""
    with pytest.raises(ConnectionClosed) as ended:
        line.until("never")
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code, ended.value.rcvd.reason


def answers(line: Line) -> Any:
    line.send({"type": "look"})
    return line.until("sight")["sight"]


# ---- Places on a room ----


def test_people_get_into_their_room_however_many_look_at_it(club: At) -> None:
    mia, bo, id_ = playing(club, public=True)
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "open"})  # a bot plays for him, but he may come back
    zoe, nobody = club.guest("Zoe"), club.guest()
    with ExitStack() as stack:
        onlookers = [stack.enter_context(guest.socket(id_)) for guest in (nobody, zoe, nobody, zoe)]
        for line in onlookers:
            line.until("sight")
        windows = [stack.enter_context(guest.socket(id_)) for guest in (mia, bo, mia, bo)]
        for line in windows:
            line.until("sight")
        assert [closed(line) for line in reversed(onlookers)] == [(4429, "too_many_watchers")] * PLACES, "who came last goes first"
        for guest in (nobody, zoe):
            with guest.socket(id_) as line:
                assert closed(line) == (4429, "too_many_watchers"), "an onlooker never displaces anybody"
        cy = club.guest("Cy")
        mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})
        assert [answers(line)["back"] for line in windows] == [0, 1, 0, 1]
        with cy.socket(id_) as line:
            assert closed(line) == (4429, "too_many_watchers")


def test_who_sits_gets_in_even_where_nobody_can_give_way(club: At) -> None:
    mia, id_ = club.guest("Mia"), ""
    people = [club.guest(name) for name in ("Bo", "Cy", "Di", "Ed")]
    id_ = mia.post("/api/rooms", {"game": GAME, "seats": 5})["room"]
    for seat, guest in enumerate(people, 1):
        guest.put(f"/api/rooms/{id_}/seats/{seat}", {"kind": "me"})
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.socket(id_)) for guest in (mia, *people)]
        assert [line.until("sight")["sight"]["you"] for line in lines] == [0, 1, 2, 3, 4]
        assert [answers(line)["you"] for line in lines] == [0, 1, 2, 3, 4]


def test_of_too_many_windows_of_one_person_the_oldest_gives_way(club: At) -> None:
    mia, bo, id_ = playing(club)
    with bo.socket(id_) as other, mia.socket(id_) as first, mia.socket(id_) as second:
        for line in (other, first, second):
            line.until("sight")
        with mia.socket(id_) as third:
            assert third.until("sight")["sight"]["you"] == 0
            assert closed(first) == (4409, "elsewhere")
            assert answers(second)["you"] == 0
            assert answers(other)["seats"][0]["here"]


def test_strangers_who_push_keep_nobody_out(club: At) -> None:
    """More people than there are places for connect again and again: the player always gets in, and keeps the seat and the room."""
    mia, bo, id_ = playing(club, public=True)
    stop, pushes = threading.Event(), [0] * (2 * PLACES)

    def push(number: int) -> None:
        with Guest(club.address, f"S{number}" if number % 2 else None) as guest:
            while not stop.is_set():
                try:
                    with guest.socket(id_) as line:
                        while not stop.is_set():
                            line.socket.recv(timeout=0.05)
                except (ConnectionClosed, TimeoutError):
                    pushes[number] += 1

    crowd = [threading.Thread(target=push, args=(number,)) for number in range(len(pushes))]
    for thread in crowd:
        thread.start()
    try:
        with bo.socket(id_) as line:  # somebody is at the table all the time
            line.until("sight")
            for _ in range(3 * SQUEEZE):
                with mia.socket(id_) as got_in:
                    assert got_in.until("sight")["sight"]["you"] == 0
                club.clock.forward(MINUTE - 1)
                assert bo.refused("PUT", f"/api/rooms/{id_}/seats/0", BOT) == (409, "not_gone")
                assert bo.refused("POST", f"/api/rooms/{id_}/host") == (409, "host_not_gone")
                assert answers(line)["seats"][0]["kind"] == "person"
            wait_until(lambda: min(pushes) > 0, lambda: answers(line), lambda: pushes)  # every one of them has tried
    finally:
        stop.set()
        for thread in crowd:
            thread.join()


# ---- Somebody who asks is not gone ----


def test_a_bot_may_take_the_place_of_somebody_who_is_gone(club: At) -> None:
    mia, bo, id_ = playing(club)
    with bo.socket(id_) as line:
        seat = line.until("sight")["sight"]["seats"][1]
        assert (seat["here"], seat["away"]) == (True, None)
        club.clock.forward(HOUR)
        assert mia.refused("PUT", f"/api/rooms/{id_}/seats/1", BOT) == (409, "not_gone"), "he is there"
    with mia.socket(id_) as line:
        while line.until("presence")["here"] != [True, False]:
            pass
        seat = answers(line)["seats"][1]
        assert (seat["here"], seat["away"]) == (False, {"since": club.clock.now(), "gone": False, "host_gone": False})
        assert mia.refused("PUT", f"/api/rooms/{id_}/seats/1", BOT) == (409, "not_gone"), "he may come back"
        club.clock.forward(MINUTE)
        assert answers(line)["seats"][1]["away"]["gone"]
    assert club.guest("Zoe").refused("PUT", f"/api/rooms/{id_}/seats/1", BOT) == (403, "not_host")
    after = mia.put(f"/api/rooms/{id_}/seats/1", BOT)
    assert (after["seats"][1]["kind"], after["seats"][1]["plays_for"]) == ("bot", "Bo")
    assert mia.refused("PUT", f"/api/rooms/{id_}/seats/1", BOT) == (409, "running")
    assert bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})["you"] == 1, "it is still his seat"


def test_whatever_somebody_asks_of_a_room_is_a_sign(club: At, monkeypatch: pytest.MonkeyPatch) -> None:
    mia, bo, id_ = playing(club)
    match = mia.get(f"/api/rooms/{id_}")["match"]["id"]

    def open_and_close() -> None:
        with bo.socket(id_) as line:
            line.until("sight")
        wait_until(lambda: not mia.get(f"/api/rooms/{id_}")["seats"][1]["here"])

    def ask_too_much() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(club.shell.app.state.people.requests, "allows", lambda who: False)
            assert bo.refused("GET", f"/api/rooms/{id_}") == (429, "too_many")

    signs = [
        lambda: bo.get(f"/api/rooms/{id_}"),
        lambda: bo.ask("POST", f"/api/rooms/{id_}/moves", {"move": "flip a1"}),
        lambda: bo.ask("POST", f"/api/rooms/{id_}/moves", {"move": "nonsense"}),
        lambda: bo.get(f"/api/matches/{match}/file"),
        open_and_close,
        ask_too_much,
    ]
    for sign in signs:
        sign()
        club.clock.forward(MINUTE - 1)
        assert mia.refused("PUT", f"/api/rooms/{id_}/seats/1", BOT) == (409, "not_gone")
    bo.get("/api/identity")  # this does not concern the room
    club.clock.forward(1)
    assert mia.put(f"/api/rooms/{id_}/seats/1", BOT)["seats"][1]["kind"] == "bot"


def test_that_somebody_counts_as_gone_is_told_when_it_becomes_so(sqlite: str) -> None:
    """The server checks every second or two, and tells people once the clock has moved, however late that is."""
    clock = GivenClock()
    with hosted(sqlite, clock, gone=1.0, host_gone=2.0) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        with mia.socket(id_) as line:
            line.until("sight")
            bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
            while (away := line.until("presence")["away"][1]) is None:
                pass
            assert not away["gone"], "he sat down and has not opened the room"
            clock.forward(1.0)
            while not line.until("presence")["away"][1]["gone"]:
                pass
            bo.get(f"/api/rooms/{id_}")
            while line.until("presence")["away"][1]["gone"]:
                pass  # he no longer is, since he has asked for something
        with bo.socket(id_) as line:
            while (away := line.until("presence")["host_away"]) is None:
                pass
            assert not away["host_gone"]
            clock.forward(2.0)
            while not line.until("presence")["host_away"]["host_gone"]:
                pass


def test_who_counts_as_gone_while_it_is_told_who_is_there_is_told_to_be_gone(sqlite: str) -> None:
    """What took so long may be anything: nothing happens afterwards that would tell it."""
    clock = GivenClock()
    with hosted(sqlite, clock, gone=1.0, host_gone=1.0) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        with mia.socket(id_) as line:
            line.until("sight")
            bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
            while line.until("presence")["away"][1] is None:
                pass
            onlookers = server.house.rooms[id_].onlookers
            seen = onlookers.seen

            def slowly(*told: Any) -> Any:
                onlookers.seen = seen  # type: ignore[method-assign]
                clock.forward(1.0)
                return seen(*told)

            onlookers.seen = slowly  # type: ignore[method-assign]
            clock.forward(0.9)
            bo.get(f"/api/rooms/{id_}")
            while not line.until("presence")["away"][1]["gone"]:
                pass


def test_after_a_restart_nobody_is_gone_who_has_had_no_time_to_come_back(sqlite: str) -> None:
    clock = GivenClock()
    with hosted(sqlite, clock) as server:
        mia, _, id_ = playing(server)
    clock.forward(10 * MINUTE)  # they have been thinking, and the server is updated in the meantime
    with hosted(sqlite, clock) as server:
        mia = again(server, mia)
        with mia.socket(id_) as line:
            away = line.until("sight")["sight"]["seats"][1]["away"]
            assert away == {"since": clock.now(), "gone": False, "host_gone": False}
            assert mia.refused("PUT", f"/api/rooms/{id_}/seats/1", BOT) == (409, "not_gone"), "he is still coming back"
            clock.forward(MINUTE)
            assert mia.put(f"/api/rooms/{id_}/seats/1", BOT)["seats"][1]["kind"] == "bot"


# ---- Who plays on ----


def test_the_stand_in_is_the_rooms_own(club: At) -> None:
    mia, bo, id_ = waiting(club)
    assert mia.get(f"/api/rooms/{id_}")["stand_in"] == FAST["bot"], "where nobody says which"
    mia, bo, id_ = waiting(club, stand_in="sharp")
    assert bo.refused("PATCH", f"/api/rooms/{id_}", {"stand_in": "random"}) == (403, "not_host")
    assert mia.refused("PATCH", f"/api/rooms/{id_}", {"stand_in": "nobody"}) == (404, "unknown_name")
    assert mia.refused("POST", "/api/rooms", {"game": GAME, "stand_in": "search:600s"}) == (404, "unknown_name")
    assert mia.http.patch(f"/api/rooms/{id_}", json={"stand_in": "gentle"}).json()["stand_in"] == "gentle"
    mia.post(f"/api/rooms/{id_}/start")
    assert mia.refused("PATCH", f"/api/rooms/{id_}", {"stand_in": "random"}) == (409, "running")
    club.clock.forward(MINUTE)
    assert bo.refused("PUT", f"/api/rooms/{id_}/seats/0", {"kind": "bot", "bot": "random"}) == (409, "stand_in")
    assert bo.put(f"/api/rooms/{id_}/seats/0", BOT)["seats"][0]["bot"] == "gentle"
    assert bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "open"})["seats"][1]["bot"] == "gentle", "also for one who leaves"


# ---- Who is the host ----


def test_a_room_whose_host_is_gone_gets_another_until_its_owner_is_back(club: At) -> None:
    mia, bo, cy = (club.guest(name) for name in ("Mia", "Bo", "Cy"))
    id_ = mia.post("/api/rooms", {"game": GAME, "public": True})["room"]
    mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})
    club.clock.forward(HOUR)
    assert bo.refused("POST", f"/api/rooms/{id_}/host") == (403, "not_seated")
    bo.put(f"/api/rooms/{id_}/seats/0", {"kind": "me"})
    with mia.socket(id_) as line:
        line.until("sight")
        club.clock.forward(HOUR)
        assert bo.refused("POST", f"/api/rooms/{id_}/host") == (409, "host_not_gone"), "she is there, if without a seat"
    away = wait_until(lambda: bo.get(f"/api/rooms/{id_}")["host_away"])
    assert not away["host_gone"]
    club.clock.forward(5 * MINUTE - 1)
    assert bo.refused("POST", f"/api/rooms/{id_}/host") == (409, "host_not_gone")
    club.clock.forward(1)
    assert bo.get(f"/api/rooms/{id_}")["host_away"]["host_gone"]
    led = bo.post(f"/api/rooms/{id_}/host")
    assert (led["host"], led["seats"][0]["host"]) == (True, True)
    assert bo.post(f"/api/rooms/{id_}/host")["number"] == led["number"], "once is enough"
    cy.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    assert not bo.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})["host"]
    assert cy.get(f"/api/rooms/{id_}")["host"], "what was lent is handed on"
    assert mia.get(f"/api/rooms/{id_}")["host"], "she opened the room, and is back"
    assert not cy.get(f"/api/rooms/{id_}")["host"]


def test_a_bot_in_the_hosts_seat_makes_nobody_else_the_host(club: At) -> None:
    mia, bo, id_ = playing(club)
    club.clock.forward(MINUTE)
    assert not bo.put(f"/api/rooms/{id_}/seats/0", BOT)["host"]
    club.clock.forward(5 * MINUTE)
    assert bo.post(f"/api/rooms/{id_}/host")["host"], "the match goes on, and somebody can open the next"
    club.house.drop_idle(seconds=-1)
    with mia.socket(id_) as line:
        sight = line.until("sight")["sight"]
        assert (sight["host"], sight["back"]) == (True, 0), "the store remembers whose room it is"
    assert mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "me"})["you"] == 0


# ---- Clocks that jump ----


def test_a_leap_makes_nobody_gone(club: At) -> None:
    mia, bo, id_ = playing(club)
    for seconds in (61.0, 31 * DAY, -400 * DAY):
        club.clock.leap(seconds)
        assert mia.refused("PUT", f"/api/rooms/{id_}/seats/1", BOT) == (409, "not_gone")
        assert bo.refused("POST", f"/api/rooms/{id_}/host") == (409, "host_not_gone")
    club.clock.forward(MINUTE)
    assert mia.put(f"/api/rooms/{id_}/seats/1", BOT)["seats"][1]["kind"] == "bot", "after a minute of real time he is"


def rounds(server: Hosted) -> int:
    """Do what the house does every minute; returns how many rooms it archived."""

    async def look() -> int:
        server.house.drop_idle()
        await server.house.count_day()
        return await server.house.archive_old()

    return int(server.run(look()))


def test_a_leap_archives_nothing(sqlite: str) -> None:
    clock = GivenClock()
    with hosted(sqlite, clock, keep=1) as server:
        mia, _, id_ = playing(server)
        clock.forward(HOUR)
        rounds(server)
        clock.leap(31 * DAY)
        for _ in range(2):  # for 75 seconds
            clock.forward(37.5)
            assert rounds(server) == 0
        clock.leap(-31 * DAY)
        for _ in range(12):
            clock.forward(15 * MINUTE)
            assert rounds(server) == 0
        assert not server.guest().get(f"/api/rooms/{id_}")["archived"]
        assert mia.get(f"/api/rooms/{id_}")["state"] == "playing"


def test_a_room_grows_old_by_days_on_which_the_server_ran(database: str) -> None:
    clock = GivenClock()
    with hosted(database, clock, keep=3) as server:
        mia, _, id_ = playing(server)

    async def evening() -> int:
        """How many rooms were archived that evening."""
        house = house_with(clock, Settings(database=database, keep=3))
        await house.start()
        count = 0
        for _ in range(3):
            clock.forward(HOUR)
            await house.count_day()
            count += await house.archive_old()
        await house.stop()
        clock.forward(DAY - 3 * HOUR)
        return count

    assert [asyncio.run(evening()) for _ in range(6)] == [0, 0, 0, 1, 0, 0]
    with hosted(database, clock, keep=3) as server:
        stranger = server.guest("Zoe")
        assert stranger.refused("PATCH", f"/api/rooms/{id_}", {"public": True}) == (409, "archived")
        before = stranger.get(f"/api/rooms/{id_}/events")
        assert [event["kind"] for event in before] == ["opened", "sat", "started", "archived"]
        mia = again(server, mia)
        back = mia.get(f"/api/rooms/{id_}")
        assert (back["archived"], back["state"], back["host"], back["you"]) == (False, "playing", True, 0)
        assert [event["kind"] for event in mia.get(f"/api/rooms/{id_}/events")] == [
            *(event["kind"] for event in before),
            "reopened",
        ]
        assert id_ in [room["id"] for room in mia.get("/api/rooms?mine=true")]
        assert mia.http.patch(f"/api/rooms/{id_}", json={"public": True}).json()["public"]
        clock.forward(HOUR)
        rounds(server)
        server.house.drop_idle(seconds=-1)
        assert not stranger.get(f"/api/rooms/{id_}")["archived"], "its days are counted from the start again"


def test_whatever_the_wall_clock_does_people_keep_what_is_theirs(sqlite: str) -> None:
    """Jumps and real time in any order: a bot replaces only somebody who really was away for a minute, the host stays the host, and
    the room is archived only after as many hours without an event as it should take days."""
    dice, clock = random.Random(LEAPS), GivenClock()
    with hosted(sqlite, clock, keep=2) as server:
        mia, bo, id_ = playing(server)
        changed = asked = clock.ticks()  # when the room changed; when Bo asked
        for _ in range(LEAPS):
            clock.leap(dice.choice([1, -1]) * dice.choice([1, 61, HOUR, DAY, 31 * DAY, 4000 * DAY]))
            clock.forward(dice.choice([0.5, 20, 59, 61, 6 * MINUTE, 2 * HOUR]))
            assert rounds(server) == 0 or clock.ticks() - changed >= 2 * HOUR
            if id_ not in server.house.rooms:
                asked = clock.ticks()  # when a room is read into memory again, everybody gets their minute
            away = clock.ticks() - asked
            sight = mia.get(f"/api/rooms/{id_}")
            assert not sight["archived"]
            assert sight["host"]
            assert bool((sight["seats"][1]["away"] or {}).get("gone")) == (sight["seats"][1]["kind"] == "person" and away >= MINUTE)
            if dice.random() < 0.3 and away >= MINUTE and sight["seats"][1]["kind"] == "person":
                mia.put(f"/api/rooms/{id_}/seats/1", BOT)
                changed = clock.ticks()
            if dice.random() < 0.5:
                if bo.get(f"/api/rooms/{id_}")["back"] == 1:
                    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
                    changed = clock.ticks()
                asked = clock.ticks()
            elif away < MINUTE:
                assert mia.ask("PUT", f"/api/rooms/{id_}/seats/1", BOT).status_code == 409
