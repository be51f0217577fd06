"""A room on its own: what it does and does not store, how much is read again, and that a move costs the same in a long match."""

import asyncio
import sys
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest

from conformance.repository import GAMES  # noqa: F401  it offers the small game
from endless import GAME as LONG_GAME
from endless import endless
from sweetbox.kernel.match import Match
from sweetbox.server import store
from sweetbox.server.events import Chair, Draft, Event, Moved, Opened, Sat, to_text
from sweetbox.server.history import History
from sweetbox.server.house import House
from sweetbox.server.identity import Person
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import CHANGES, FOR_THE_HOST, Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.settings import Settings
from sweetbox.server.store import Batch, Store
from sweetbox.server.timing import UNTIMED

MIA, BO, CY = (Person(letter * 22, name) for letter, name in (("m", "Mia"), ("b", "Bo"), ("c", "Cy")))
GAME = "biscuit_pockets"


def opened(game: str = GAME, *people: Person, seats: int = 2) -> Room:
    """Mia's room; these people sit in it."""
    chairs = [Chair("person", person=person.id, name=person.name) for person in people]
    opened = Opened(game, MIA.id, [*chairs, *[Chair()] * (seats - len(people))], {}, False, True, "00" * 32, "fair", UNTIMED)
    return Room("r" * 22).after(Decision([Draft(opened)]), 1)


def do(room: Room, decision: Decision) -> Room:
    return room.after(decision, room.at + 1) if decision.repeated is None else room


# ---- A history ----


def test_a_history_is_never_changed_by_what_grows_from_it() -> None:
    base: History[int] = History()
    assert (bool(base), base.to_list()) == (False, [])
    one = base.plus(1).plus(2)
    left, right = one.plus(3), one.plus(4).plus(5)
    assert (one.to_list(), left.to_list(), right.to_list()) == ([1, 2], [1, 2, 3], [1, 2, 4, 5])
    assert (right.last, right.before.to_list(), list(left.back())) == (5, [1, 2, 4], [3, 2, 1])


def test_a_history_may_be_very_long() -> None:
    long: History[int] = History()
    for number in range(200_000):
        long = long.plus(number)
    assert long.to_list() == list(range(200_000))


# ---- Events that change nothing ----


def test_what_changes_nothing_is_no_event() -> None:
    room = do(opened(GAME, MIA), opened(GAME, MIA).sit(BO, 1, ""))
    again: list[Callable[[Room], Decision]] = [
        lambda room: room.sit(BO, 1, ""),
        lambda room: room.change(MIA, None, None, None, None),
        lambda room: room.change(MIA, {}, False, True, "fair"),
        lambda room: room.rename(BO),
        lambda room: room.lead(MIA, lambda person: True),
        lambda room: room.come_back(MIA),
    ]
    room = do(room, room.change(MIA, {}, None, None, None))  # the current options, in full
    for command in again:
        assert command(room).repeated == room.number
    room = do(room, room.sit(BO, 1, "lucky"))
    assert room.chairs[1].nonce == "lucky"
    assert room.sit(BO, 1, "lucky").repeated == room.number, "the same nonce again"
    room = do(room, room.stand(BO, 1))
    room = do(room, room.seat_bot(MIA, 1, "random", lambda person: False))
    assert room.seat_bot(MIA, 1, "random", lambda person: False).repeated == room.number
    assert room.seat_bot(MIA, 1, None, lambda person: False).repeated is None, "the room's own is another"


def first_move(room: Room) -> Decision:
    assert room.match is not None
    seat = min(room.match.to_act)
    return room.play(seat, room.match.legal(seat)[0].index)


def until_refused(room: Room, commands: list[Callable[[Room], Decision]]) -> tuple[Room, int]:
    """Give the commands in turn until one is refused; returns the room, and how many were carried out."""
    for number in range(10_000):
        try:
            room = do(room, commands[number % len(commands)](room))
        except RefusedError as refusal:
            assert refusal.code == "changes"
            return room, number
    raise AssertionError("nothing was refused")


def test_a_room_is_changed_only_so_often_between_two_matches() -> None:
    """Somebody who fills up a seat's events hurts that seat alone, and the host can still start the next match."""
    room = opened(GAME, MIA, seats=3)
    room, _ = until_refused(room, [lambda room: room.sit(CY, 2, ""), lambda room: room.stand(CY, 2)])
    assert (room.changes[2], room.seat_of(CY)) == (CHANGES, None)
    room = do(room, room.sit(BO, 1, ""))
    room, count = until_refused(room, [lambda room: room.change(MIA, None, not room.public, None, None)])
    assert count == CHANGES + FOR_THE_HOST - 1, "the opening was one of them"
    room = do(room, room.seat_bot(MIA, 2, "random", lambda person: False))
    room = do(room, room.start(MIA, "x" * 22, bytes(32)))
    assert room.changes == {}
    assert do(room, room.change(MIA, None, not room.public, None, None)).public != room.public


def test_a_match_is_left_only_so_often_but_its_seat_can_always_be_taken_again() -> None:
    room = opened(GAME, MIA, BO)
    room = do(room, room.start(MIA, "x" * 22, bytes(32)))
    room, count = until_refused(room, [lambda room: room.stand(BO, 1), lambda room: room.sit(BO, 1, "")])
    assert count >= CHANGES
    assert room.seat_of(BO) == 1, "it is leaving that is refused"
    gone = do(room, room.seat_bot(MIA, 1, None, lambda person: True))
    assert do(gone, gone.sit(BO, 1, "")).seat_of(BO) == 1, "a bot may play for him, and he comes back"
    assert room.rename(Person(BO.id, "Bob")).repeated == room.number, "a name waits for the next match"
    assert do(room, room.stand(MIA, 0)).chairs[0].kind == "bot", "nobody else is held up"


def test_a_choice_is_taken_back_only_so_often() -> None:
    room = opened("_small", MIA, BO)
    room = do(room, room.start(MIA, "x" * 22, bytes(32)))
    assert room.match is not None
    move = room.match.legal(1)[0].index
    room, count = until_refused(room, [lambda room: room.play(1, move), lambda room: room.take_back(1)])
    assert count == 2 * CHANGES + 1
    assert not room.can_take_back(1)
    assert room.match is not None
    spans = room.spans_from(0)
    assert (len(spans), spans[max(spans)].last) == (CHANGES + 2, len(room.match.log))


# ---- What is read again ----


def test_only_the_last_match_is_read_again(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'rooms.db'}")
    read: list[int] = []
    real = Room.of

    def of(id_: str, events: list[Event], members: Any = ()) -> Room:
        read.append(len(events))
        return real(id_, events, members)

    async def play() -> None:
        house = House(settings, Store(settings.database))
        await house.start()
        rows = [{"id": each.id, "name": each.name, "language": None, "at": 0} for each in (MIA, BO)]
        await house.writer.commit(Batch(people=rows))
        chairs = [Chair("person", person=person.id, name=person.name) for person in (MIA, BO)]
        live = await house.open_room(GAME, MIA, chairs, {"idle_rounds": 1}, False, True, "random")
        id_ = live.room.id
        for number in range(3):
            match_id = str(number) * 22
            await house.do(id_, lambda room, match_id=match_id: room.start(MIA, match_id, bytes(32)))  # type: ignore[misc]
            while live.room.state == "playing":
                await house.do(id_, first_move)
        known = live.room
        house.rooms.clear()
        live = await house.find(id_)
        assert read == [known.number - known.first + 1]
        assert known.first > 10
        assert (live.room.number, live.room.members, live.room.chairs) == (known.number, {MIA.id, BO.id}, known.chairs)
        whole = await house.events(live, 0, 1000)
        assert [event.number for event in whole] == list(range(1, known.number + 1))
        assert [event.number for event in await house.events(live, known.number - 2, 1000)] == [known.number - 1, known.number]
        await house.stop()

    monkeypatch.setattr(Room, "of", staticmethod(of))
    asyncio.run(play())


def test_what_is_read_again_is_decoded_beside_the_event_loop(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first match a room is read whole."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'rooms.db'}")
    decoded: list[bool] = []
    real = store.from_text

    def from_text(text: str) -> Any:
        decoded.append(threading.current_thread() is threading.main_thread())
        return real(text)

    async def look() -> None:
        house = House(settings, Store(settings.database))
        await house.start()
        await house.writer.commit(Batch(people=[{"id": MIA.id, "name": MIA.name, "language": None, "at": 0}]))
        chairs = [Chair("person", person=MIA.id, name=MIA.name), Chair()]
        id_ = (await house.open_room(GAME, MIA, chairs, {}, False, True, "random")).room.id
        for public in (True, False):
            await house.do(id_, lambda room, public=public: room.change(MIA, None, public, None, None))  # type: ignore[misc]
        house.rooms.clear()
        assert (await house.find(id_)).room.number == 3
        await house.stop()

    monkeypatch.setattr(store, "from_text", from_text)
    asyncio.run(look())
    assert decoded == [False] * 3


# ---- Long matches ----


@pytest.fixture(scope="module")
def rooms() -> Iterator[list[Room]]:
    """The same match after this many moves, and after twenty times as many."""
    with endless():
        yield [long_room(moves) for moves in (100, 2000)]


def long_room(moves: int) -> Room:
    room = opened(LONG_GAME, MIA, BO)
    room = do(room, room.start(MIA, "x" * 22, bytes(32)))
    assert room.match is not None
    events, match = room.events, room.match.copy()
    for number in range(room.number + 1, room.number + moves + 1):
        seat, first = min(match.to_act), len(match.log)
        match.play(seat, number % 2)
        events.append(Event(number, seat, Moved(match.log[first:], f"key {number}"), 3, 0))
    return Room.of(room.id, events)


def move(room: Room) -> Room:
    """Everything that a move asks of a room and of its views, except for the store."""
    assert room.match is not None
    after = room.after(room.play(min(room.match.to_act), 1, "a new key"), 4)
    for person in (MIA, BO, CY):
        room_view = RoomView(after, Viewer.of(after, person, "en"))
        assert room_view.events(after.news, {})[0].sight is not None
        assert after.since(room.number) == after.news
    assert [to_text(event.data) for event in after.news]
    return after


def lines(work: Callable[[], Any]) -> int:
    """How many lines of the server's own code run, which is the same on every machine."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        if "/sweetbox/server/" not in frame.f_code.co_filename:
            return None
        count += event == "line"
        return trace

    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(None)
    return count


def test_a_move_in_a_long_match_runs_no_more_of_the_servers_code(rooms: list[Room]) -> None:
    few, many = (lines(lambda room=room: move(room)) for room in rooms)  # type: ignore[misc]
    assert few > 100
    assert many <= few * 1.1


def test_a_move_in_a_long_match_copies_no_list_of_the_rooms(rooms: list[Room]) -> None:
    sizes = []
    for room in rooms:
        assert room.match is not None
        decision = room.play(min(room.match.to_act), 1, "a new key")
        tracemalloc.start()
        room.after(decision, 4)
        sizes.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert sizes[1] <= sizes[0] * 1.5
    assert sizes[1] < 8 * 2000, "less than a list of as many things as there were moves"


def test_a_key_is_known_again_however_long_ago_it_was(rooms: list[Room]) -> None:
    room = rooms[1]
    event = room.events[5]
    assert isinstance(event.data, Moved)
    assert event.seat is not None
    (entry, *_) = event.data.entries
    assert room.play(event.seat, entry[1], event.data.key).repeated == event.number
    assert room.match is not None
    assert room.play(min(room.match.to_act), 0, "another").repeated is None


def test_what_was_never_stored_is_not_taken_for_a_move_that_was_made() -> None:
    """A decision that was not stored leaves no trace in the room where it was made."""
    with endless():
        room = long_room(3)
        assert room.match is not None
        seat = min(room.match.to_act)
        room.after(room.play(seat, 0, "lost"), 4)
        other = room.after(Decision([Draft(Sat(room.chairs[1]), 1)]), 4)
        assert other.play(seat, 0, "lost").repeated is None


def test_can_be_taken_back_is_asked_of_the_match_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sight says so, and in a long match that must not cost a copy of the match each time."""
    with endless():
        room = long_room(3)
        monkeypatch.setattr(Match, "copy", lambda match: pytest.fail("copied"))
        assert not room.can_take_back(0)
        assert not room.can_take_back(1)
