"""People's time: counted by the house's own clock, folded from the events, and acted upon when it runs out."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conformance.repository import GAMES
from server.clocks import DAY, HOUR, MINUTE, GivenClock
from server.hosting import Guest, Hosted, hosted
from sweetbox.kernel.registry import game as find_game
from sweetbox.server import house_time, timekeeper
from sweetbox.server.clocks import GRANTS, RUN_OUTS, Clocks
from sweetbox.server.events import Chair, Draft, Event, Moved, Opened, RanOut, Sat, Started, TookBack, from_text, to_text
from sweetbox.server.house_time import AHEAD, GRACE, HouseTime
from sweetbox.server.identity import Person
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import Decision, Room
from sweetbox.server.store import Store
from sweetbox.server.timing import BACK, SECOND, Timing
from waiting import NEVER, wait_until

GAME = "biscuit_pockets"
MIA, BEN, EVE = people = [Person(name, name) for name in ("Mia", "Ben", "Eve")]
A_MOVE = Timing("move", seconds=30, urge_after=60)
A_BANK = Timing("bank", bank=60, increment=5)
A_DAY = Timing("slow", days=1)


def started(timing: Timing, seats: int = 2, game: str = GAME, tick: int = 0) -> Room:
    """A match among people that began at this house time."""
    chairs = [Chair("person", person=person.id, name=person.name) for person in people[:seats]]
    chairs += [Chair("bot", name=f"Bot {seat}", bot="random") for seat in range(len(chairs), seats)]
    opened = Opened(game, MIA.id, chairs, {}, False, True, "07" * 32, "random", timing)
    room = Room("r" * 22).after(Decision([Draft(opened)]), 1, tick)
    return room.after(room.start(MIA, "m" * 22, bytes(32)), 2, tick)


def awaited(room: Room) -> int:
    assert room.match is not None
    return min(room.match.to_act)


def move(room: Room, seat: int | None = None, tick: int = 0, pick: int = 0) -> Room:
    assert room.match is not None
    seat = awaited(room) if seat is None else seat
    legal = room.match.legal_indices(seat)
    return room.after(room.play(seat, legal[pick % len(legal)]), 3, tick)


def left(room: Room, tick: int) -> list[int]:
    assert room.clocks is not None
    return room.clocks.left_at(tick)


def refused(decide: Callable[..., Decision], *arguments: Any) -> str:
    with pytest.raises(RefusedError) as refusal:
        decide(*arguments)
    assert refusal.value.problem("en").message != refusal.value.problem("de").message
    return refusal.value.code


# ---- What may be chosen ----


@pytest.mark.parametrize(
    "wrong",
    [
        Timing("move", seconds=9),
        Timing("move", seconds=3601),
        Timing("bank", bank=59),
        Timing("bank", bank=60, increment=61),
        Timing("bank", bank=60, increment=-1),
        Timing("slow", days=2),
        Timing("none", urge_after=29),
        Timing("none", urge_after=-1),
    ],
)
def test_a_time_out_of_bounds_is_one_sentence(wrong: Timing) -> None:
    with pytest.raises(RefusedError) as refusal:
        wrong.checked()
    problem = refusal.value.problem("en")
    assert (problem.code, problem.message.count(".")) == ("timing", 1)


def test_what_does_not_belong_to_the_kind_is_dropped() -> None:
    every = Timing("slow", seconds=5, bank=5, increment=99, days=3, at_zero="give_up", urge_after=90)
    assert every.checked() == Timing("slow", days=3, at_zero="give_up")
    assert msgspec.structs.replace(every, kind="none").checked() == Timing(urge_after=90)
    for timing in (Timing(), A_MOVE, A_BANK, A_DAY):
        assert timing.checked() == timing


# ---- Clocks are folded from events ----


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("timing", [A_MOVE, A_BANK, A_DAY], ids=lambda timing: timing.kind)
def test_clocks_run_while_a_person_owes_a_move(game: str, timing: Timing) -> None:
    """In each game, with moves taken back: only people who have to move use time, and a room that is read again has the same
    clocks."""
    fewest, most = find_game(game).seats
    room, picks, tick = started(timing, max(fewest, min(3, most)), game), random.Random(game), 0
    events = list(room.events)
    for _ in range(60):
        assert room.match is not None
        if room.match.over:
            break
        owing = sorted(room.match.to_act)
        before, tick = left(room, tick), tick + picks.randrange(100)
        after = left(room, tick)
        assert all((before[seat] > after[seat]) <= (seat in owing) for seat in range(len(room.chairs)))
        seat = picks.choice(owing)
        room = move(room, seat, tick, picks.randrange(99))
        events += room.news
        if picks.random() < 0.3 and room.can_take_back(seat):
            room = room.after(room.take_back(seat), 4, tick)
            events += room.news
        assert (room.due is None) == room.match.over
    stored = [msgspec.structs.replace(event, data=from_text(to_text(event.data))) for event in events]
    later = Room.of(room.id, stored)  # as the house reads it: from the start of the match on
    assert isinstance(stored[0].data, Started)
    assert stored[0].data.room is not None
    again = Room.of(room.id, [Event(1, None, stored[0].data.room, 1, 0), *stored])
    assert room.clocks == again.clocks == later.clocks
    assert (again.timing, later.timing, again.due) == (timing, timing, room.due)


def test_a_bank_grows_with_moves_and_a_moves_time_begins_anew() -> None:
    bank = started(A_BANK)
    seat = awaited(bank)
    bank = move(bank, tick=20_000)
    assert left(bank, 20_000)[seat] == 45_000
    each = started(A_MOVE)
    seat = awaited(each)
    each = move(each, tick=20_000)
    assert left(each, 20_000)[awaited(each)] == 30_000


@pytest.mark.parametrize("timing", [A_MOVE, A_BANK], ids=lambda timing: timing.kind)
def test_taking_back_gives_no_time_back(timing: Timing) -> None:
    """However often people move and take back, they never have more time than those who do not."""
    room, tick, tried = started(timing, game="sweets_stack"), 0, 0
    seat, allowed = awaited(room), timing.first
    for pick in range(12):
        tick += 4_000
        room = move(room, seat, tick, pick)
        allowed += 0 if tried else (timing.seconds or timing.increment) * SECOND
        assert room.match is not None
        if not room.can_take_back(seat):
            break
        tried += 1
        room = room.after(room.take_back(seat), 4, tick)
        assert left(room, tick)[seat] <= max(0, allowed - tick)
    assert tried


def test_a_compound_move_that_is_taken_back_is_one_move() -> None:
    """It brought a new clock once. Made again, it brings none, but the move after it does."""
    still = Event(1, 0, Moved([(0, 1)]), 0, 10_000, 1)
    clocks = Clocks.begun(A_MOVE, 2, 3, Event(1, 0, Moved([]), 0, 0, 1))
    assert clocks is not None
    steps = [Moved([(0, 1), (0, 2)]), TookBack(1), TookBack(0), Moved([(0, 1), (0, 2)])]
    for step in steps:
        clocks = clocks.after(A_MOVE, msgspec.structs.replace(still, data=step), 3)
    assert clocks.left_at(20_000)[0] == 20_000
    clocks = clocks.after(A_MOVE, msgspec.structs.replace(still, tick=20_000), 3)
    assert clocks.left_at(20_000)[0] == 30_000


def test_a_leap_back_of_the_house_time_costs_nobody_anything() -> None:
    """After a crash, the last seconds are given back, so events may be from a little later than now."""
    room = started(A_BANK, tick=10_000)
    seat = awaited(room)
    assert left(room, 4_000)[seat] == 60_000
    room = move(room, tick=4_000)
    assert left(room, 4_000)[seat] == 65_000
    assert room.due == 4_000 + left(room, 4_000)[awaited(room)]


# ---- What follows ----


def test_at_zero_a_bot_plays_until_the_person_is_back() -> None:
    room = started(A_BANK)
    seat = awaited(room)
    person = people[seat]
    assert room.run_out(59_999).drafts == []
    room = room.after(room.run_out(60_000), 3, 60_000)
    assert [type(event.data) for event in room.news] == [RanOut, Sat]
    assert (room.chairs[seat].kind, room.chairs[seat].left, room.due) == ("bot", person.id, None)
    assert room.bots_to_act() == [seat]
    room = room.after(room.sit(person, seat, ""), 4, 70_000)
    assert (room.chairs[seat].person, left(room, 70_000)[seat]) == (person.id, BACK)
    assert room.due == 70_000 + BACK


def test_the_twentieth_time_the_seat_is_given_up() -> None:
    room, tick = started(A_BANK), 0
    seat = awaited(room)
    for count in range(1, RUN_OUTS + 1):
        assert room.due is not None
        tick = room.due
        room = room.after(room.run_out(tick), 3, tick)
        ran_out = room.news[0].data
        assert isinstance(ran_out, RanOut)
        assert ran_out.follows == ("give_up" if count == RUN_OUTS else "stand_in")
        if count < RUN_OUTS:
            room = room.after(room.sit(people[seat], seat, ""), 4, tick)
    assert room.left_by(people[seat]) is None
    assert refused(room.sit, people[seat], seat, "") == "running"


def test_a_host_whose_seat_is_given_up_hands_the_room_on() -> None:
    room = started(Timing("move", seconds=30, at_zero="give_up"), 3)
    while awaited(room) != 0:
        room = move(room)
    room = room.after(room.run_out(30_000), 3, 30_000)
    assert (room.chairs[0].left, room.host) == ("", BEN.id)


def test_others_give_more_time_but_not_for_ever() -> None:
    room = started(A_MOVE, 3)
    seat, other = awaited(room), (awaited(room) + 1) % 3
    assert refused(room.grant, people[seat], seat) == "own_time"
    assert refused(room.grant, people[seat], other) == "not_awaited"
    assert refused(room.grant, Person("x", "x"), seat) == "not_seated"
    assert refused(room.grant, MIA, 7) == "no_seat_here"
    for _ in range(GRANTS):
        room = room.after(room.grant(people[other], seat), 3, 1_000)
    assert left(room, 1_000)[seat] == 29_000 + GRANTS * 30_000
    assert refused(room.grant, people[other], seat) == "granted"
    assert refused(started(Timing()).grant, *((MIA, 1) if awaited(started(Timing())) else (BEN, 0))) == "no_clock"


def test_all_others_together_let_a_bot_make_a_move() -> None:
    room = started(Timing(urge_after=60), 3)
    seat = awaited(room)
    first, second = (each for each in range(3) if each != seat)
    assert refused(room.urge, people[first], seat, 59_000) == "urged_early"
    assert refused(room.urge, people[seat], first, 90_000) == "not_awaited"
    assert refused(room.urge, people[seat], seat, 90_000) == "own_time"
    assert refused(started(A_DAY).urge, *((MIA, 1) if awaited(started(A_DAY)) else (BEN, 0)), 10**9) == "no_urging"
    room = room.after(room.urge(people[first], seat, 60_000), 3, 60_000)
    assert not room.is_forced(seat)
    assert room.urge(people[first], seat, 61_000).drafts == []
    asked = room
    room = room.after(room.urge(people[second], seat, 61_000), 4, 61_000)
    assert room.bots_to_act() == [seat]
    room = move(room, seat, 62_000)
    assert (room.is_forced(seat), room.chairs[seat].kind) == (False, "person")
    # Nobody moves for a player who moves in time; and if a player who asked leaves the table, that no longer counts.
    assert move(asked, seat, 61_000).clocks.urged == (0, 0, 0)  # type: ignore[union-attr]
    gone = asked.after(asked.stand(people[first], first), 4, 61_000)
    assert gone.clocks is not None
    assert gone.clocks.urged[seat] == 0
    assert gone.after(gone.urge(people[second], seat, 61_000), 5, 61_000).is_forced(seat)


def test_people_at_one_device_ask_for_a_bot_with_one_voice() -> None:
    """Mia and Ben share one: neither is asked twice, and neither can ask for a bot against the other."""
    room = started(Timing(urge_after=60), 3)
    while awaited(room) != 2:
        room = move(room)
    shared = Chair("person", person=MIA.id, name="Ben", shared=True)
    room = room.after(Decision([Draft(Sat(shared), 1)]), 3, 0)
    assert refused(room.urge, MIA, 1, 90_000) == "own_time"
    assert room.after(room.urge(MIA, 2, 90_000), 4, 90_000).is_forced(2)


def test_in_slow_play_only_the_clock_counts() -> None:
    room = started(A_DAY)
    assert refused(room.seat_bot, MIA, 1, None, lambda _: True) == "slow_play"
    assert room.due == DAY * 1000


# ---- The house's own clock ----


def test_house_time_neither_leaps_nor_runs_twice_as_fast(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = Store(f"sqlite:///{tmp_path / 'rooms.db'}"), GivenClock()
        await store.open()
        one = HouseTime(store, clock)
        await one.start()
        clock.forward(GRACE)
        assert one.now() == 0  # people are still coming back
        clock.forward(5)
        await one.keep()
        clock.leap(365 * DAY)
        assert one.now() == 5_000
        other = HouseTime(store, clock)  # another process
        await other.start()
        clock.forward(GRACE)
        for _ in range(12):
            clock.forward(5)
            await other.keep()
            await one.keep()
        assert one.now() == 65_000 + round(GRACE * 1000)
        assert 65_000 <= other.now() <= one.now()
        clock.forward(HOUR)  # the process was suspended, or the store was away
        assert one.now() <= 65_000 + round(GRACE * 1000) + AHEAD
        await one.keep()
        held = one.now()
        clock.forward(1)
        assert one.now() == held + 1000
        again = HouseTime(store, clock)
        await again.start()
        clock.forward(HOUR)
        assert held <= again.now() <= held + AHEAD
        await store.close()

    asyncio.run(work())


# ---- The whole server ----


def passes(server: Hosted, clock: GivenClock, seconds: float) -> None:
    """Let time pass while the server looks at its clocks now and then."""
    while seconds > 0:
        clock.forward(min(5.0, seconds))
        seconds -= 5.0
        server.run(server.house.timekeeper.look())


@contextmanager
def timed(database: str, clock: GivenClock) -> Iterator[Hosted]:
    with hosted(database, clock, gone=MINUTE) as server:
        clock.forward(GRACE)
        yield server


def a_table(server: Hosted, timing: Timing, names: tuple[str, ...] = ("Mia", "Ben")) -> tuple[str, list[Guest]]:
    guests = [server.guest(name) for name in names]
    asked = {"game": GAME, "seats": len(names), "stand_in": "random", "timing": msgspec.to_builtins(timing)}
    id_ = guests[0].post("/api/rooms", asked)["room"]
    for seat, guest in enumerate(guests[1:], 1):
        guest.put(f"/api/rooms/{id_}/seats/{seat}", {"kind": "me"})
    guests[0].post(f"/api/rooms/{id_}/start")
    return id_, guests


def kinds(guest: Guest, id_: str) -> list[str]:
    return [event["kind"] for event in guest.events(id_)]


def test_a_match_in_which_time_runs_out(tmp_path: Path) -> None:
    """Over the socket and over HTTP: what is sent, who is asked, and that the bot leaves when the person is back."""
    clock = GivenClock()
    with timed(f"sqlite:///{tmp_path / 'rooms.db'}", clock) as server:
        id_, guests = a_table(server, A_MOVE)
        sight = guests[0].get(f"/api/rooms/{id_}")
        seat = sight["match"]["to_act"][0]
        slow, quick = guests[seat], guests[1 - seat]
        assert sight["timing"] == msgspec.to_builtins(A_MOVE)
        assert [each["left"] for each in sight["clocks"]["seats"]] == [30_000, 30_000]
        assert [each["runs"] for each in sight["clocks"]["seats"]] == [seat == 0, seat == 1]
        passes(server, clock, 10)
        with quick.socket(id_, sentences=False) as line:
            assert line.until("stands")["clocks"]["seats"][seat]["left"] == 20_000
            quick.post(f"/api/rooms/{id_}/seats/{seat}/time")
            told = line.until("news")
            assert (told["shared"]["kind"], told["shared"]["time"]) == ("granted", {"whom": seat})
            assert told["clocks"]["seats"][seat]["left"] == 50_000
            clock.leap(365 * DAY)
            passes(server, clock, 49)
            assert "ran_out" not in kinds(quick, id_)
            passes(server, clock, 2)
            told = line.until("news")
            assert (told["shared"]["kind"], told["shared"]["time"]) == ("ran_out", {"follows": "stand_in"})
            moved = line.until("news")
            while moved["shared"]["kind"] != "moved":
                moved = line.until("news")
            assert moved["shared"]["seat"] == seat
        sight = slow.get(f"/api/rooms/{id_}")
        assert (sight["you"], sight["back"], sight["clocks"]["seats"][seat]["ran_out"]) == (None, seat, 1)
        assert slow.put(f"/api/rooms/{id_}/seats/{seat}", {"kind": "me"})["you"] == seat
        # Time is the room's business, and is not in any match file.
        match_id = sight["match"]["id"]
        assert not any(word in slow.http.get(f"/api/matches/{match_id}/file").text for word in ("ran_out", "tick", "left"))
        assert slow.refused("PATCH", f"/api/rooms/{id_}", {"timing": {"kind": "none"}})[1] in ("running", "not_host")
        assert slow.refused("POST", "/api/rooms", {"game": GAME, "timing": {"kind": "move", "seconds": 3}}) == (400, "timing")
        assert slow.refused("POST", "/api/rooms", {"game": GAME, "timing": {"kind": "hourglass"}}) == (400, "shape")


def test_a_restart_costs_nobody_time_and_time_ends_also_where_nobody_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is killed when a clock is nearly at zero, comes back after a year by the wall clock, and everybody has left."""
    database, clock = f"sqlite:///{tmp_path / 'rooms.db'}", GivenClock()
    with timed(database, clock) as server:
        id_, guests = a_table(server, A_MOVE)
        seat = guests[0].get(f"/api/rooms/{id_}")["match"]["to_act"][0]
        passes(server, clock, 25)
        clock.forward(4)
        cookies = [guest.http.cookies for guest in guests]
        assert guests[0].get(f"/api/rooms/{id_}")["clocks"]["seats"][seat]["left"] == 1_000

        async def killed(_: HouseTime) -> None:
            """Nothing is stored from now on."""

        monkeypatch.setattr(house_time.HouseTime, "keep", killed)
    monkeypatch.undo()
    clock.forward(HOUR)
    clock.leap(365 * DAY)
    with timed(database, clock) as server:
        guest = server.guest()
        guest.http.cookies = cookies[0]
        now = guest.get(f"/api/rooms/{id_}")["clocks"]["seats"][seat]["left"]
        assert 1_000 <= now <= 1_000 + 5_000
        server.house.drop_idle(seconds=-1)
        wait_until(lambda: not server.house.rooms)
        passes(server, clock, 10)
        wait_until(lambda: "ran_out" in kinds(guest, id_))


def test_two_processes_end_a_time_once(database: str) -> None:
    """Both know the room, and both look at the same moment: the time runs out once, even for the one that comes second."""
    clock = GivenClock()
    with timed(database, clock) as one, timed(database, clock) as other:
        id_, guests = a_table(one, A_BANK)
        there = other.guest()
        there.http.cookies = guests[0].http.cookies
        there.get(f"/api/rooms/{id_}")
        for _ in range(15):
            clock.forward(5)
            for server in (one, other):
                server.run(server.house.timekeeper.look())
        for guest in (guests[0], there):
            wait_until(lambda guest=guest: kinds(guest, id_).count("ran_out") >= 1)
            assert kinds(guest, id_).count("ran_out") == 1
        assert 70_000 <= one.house.time.now() <= 90_000


def test_nobody_is_replaced_in_slow_play_and_the_room_is_not_archived(tmp_path: Path) -> None:
    clock = GivenClock()
    with timed(f"sqlite:///{tmp_path / 'rooms.db'}", clock) as server:
        id_, guests = a_table(server, A_DAY)
        passes(server, clock, 2 * MINUTE)
        for seat, guest in enumerate(guests):
            other = guest.get(f"/api/rooms/{id_}")["seats"][1 - seat]
            assert not (other["away"] or {}).get("gone")
            assert guest.refused("PUT", f"/api/rooms/{id_}/seats/{1 - seat}", {"kind": "bot"}) == (409, "slow_play")
        server.house.drop_idle(seconds=-1)
        server.house.day += 1000
        assert server.run(server.house.archive_old()) == 0
        # When an administrator closes the room, nobody's time runs.
        before = guests[0].get(f"/api/rooms/{id_}")["clocks"]["seats"]
        server.admin("close", room=id_, why="")
        passes(server, clock, MINUTE)
        server.admin("unarchive", room=id_, why="")
        after = guests[0].get(f"/api/rooms/{id_}")["clocks"]["seats"]
        assert [each["left"] for each in after] == [each["left"] for each in before]


def test_a_timer_wakes_the_room_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not just the check of all rooms now and then."""
    monkeypatch.setattr(timekeeper, "EVERY", NEVER)
    clock = GivenClock()
    with timed(f"sqlite:///{tmp_path / 'rooms.db'}", clock) as server:
        id_, guests = a_table(server, A_MOVE)
        for _ in range(6):
            clock.forward(5)
            server.run(server.house.time.keep())
        assert "ran_out" not in kinds(guests[0], id_)
        guests[0].put("/api/identity", {"name": "Mimi"})  # the timer is set again whatever happens
        wait_until(lambda: "ran_out" in kinds(guests[0], id_))


def test_a_closed_room_is_not_due_when_it_opens_again(tmp_path: Path) -> None:
    """Its row still has the old time; a process that looks finds that the time has not run out, and when it will."""
    clock = GivenClock()
    with timed(f"sqlite:///{tmp_path / 'rooms.db'}", clock) as server:
        id_, (mia, _) = a_table(server, A_BANK)
        passes(server, clock, 50)
        server.admin("close", room=id_, why="")
        passes(server, clock, 30)
        server.admin("unarchive", room=id_, why="")
        server.house.drop_idle(seconds=-1)
        passes(server, clock, 5)
        assert server.run(server.house.store.next_due()) > server.house.time.now()
        assert "ran_out" not in kinds(mia, id_)
        server.house.drop_idle(seconds=-1)
        passes(server, clock, 10)
        assert "ran_out" in kinds(mia, id_)


def test_a_bot_moves_for_somebody_who_is_there(tmp_path: Path) -> None:
    clock = GivenClock()
    with timed(f"sqlite:///{tmp_path / 'rooms.db'}", clock) as server:
        id_, guests = a_table(server, Timing(urge_after=30))
        sight = guests[0].get(f"/api/rooms/{id_}")
        seat, entries = sight["match"]["to_act"][0], sight["match"]["entries"]
        other = guests[1 - seat]
        assert other.refused("POST", f"/api/rooms/{id_}/seats/{seat}/urge") == (409, "urged_early")
        passes(server, clock, 31)
        other.post(f"/api/rooms/{id_}/seats/{seat}/urge")
        wait_until(lambda: other.get(f"/api/rooms/{id_}")["match"]["entries"] > entries)
        assert kinds(other, id_)[-2:] == ["urged", "moved"]
        assert other.get(f"/api/rooms/{id_}")["seats"][seat]["kind"] == "person"
