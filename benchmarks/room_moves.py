"""What a move costs the server after a thousand moves of a match, and after five thousand: from the command to what is stored in
SQLite and sent to two people at their sockets.

No match of the box is that long: it is the template's game with a jar that never empties. The moves before those that are measured
are put into the store without the server, which then loads the two rooms. They take turns, so that whatever else the machine does
hits both alike. Time is the processor's, the median of a move; what the match itself took (`MATCH`) is told apart.

Run `PYTHONPATH=tests python benchmarks/room_moves.py`.
"""

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Any
from unittest import mock

from endless import GAME, endless
from sweetbox.kernel.match import Match
from sweetbox.server.events import Chair, Event, Moved
from sweetbox.server.house import House, Watcher
from sweetbox.server.identity import Person
from sweetbox.server.room import Decision, Room
from sweetbox.server.settings import Settings
from sweetbox.server.store import Batch, Store, event_rows

LENGTHS = (1000, 5000)
MEASURED = 300  # moves beyond these
MATCH = ("copy", "at", "play", "log_for", "story", "view", "summary", "asked", "glimpse", "can_take_back", "take_back")
PEOPLE = [Person("a" * 22, "Ada"), Person("b" * 22, "Bob")]


class Meter:
    """Processor time inside some methods; what one of them asks of another is counted once."""

    def __init__(self) -> None:
        self.spent = 0.0
        self._inside = False

    def around(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def measured(*arguments: Any, **named: Any) -> Any:
            if self._inside:
                return method(*arguments, **named)
            self._inside, begun = True, time.thread_time()
            try:
                return method(*arguments, **named)
            finally:
                self._inside, self.spent = False, self.spent + time.thread_time() - begun

        return measured


async def long_room(house: House, moves: int) -> str:
    """A room in the store with a match that is so long."""
    chairs = [Chair("person", person=each.id, name=each.name) for each in PEOPLE]
    live = await house.open_room(GAME, PEOPLE[0], chairs, {}, False, True, "random")
    id_, match_id = live.room.id, house.make_id()
    await house.do(id_, lambda room: room.start(PEOPLE[0], match_id, house.make_seed()))
    assert live.room.match is not None
    match, events = live.room.match.copy(), []
    for number in range(live.room.number + 1, live.room.number + moves + 1):
        seat, first = min(match.to_act), len(match.log)
        match.play(seat, number % 2)
        events.append(Event(number, seat, Moved(match.log[first:], f"key {number}"), 0))
    await house.writer.commit(Batch(events=event_rows(id_, events)))
    house.rooms.clear()
    return id_


def turn(room: Room) -> Decision:
    assert room.match is not None
    return room.play(min(room.match.to_act), room.number % 2, f"key {room.number + 1}")


async def run(folder: str, meter: Meter) -> list[tuple[float, float]]:
    """Milliseconds of a move in each room: all of it, and without what the match took."""
    settings = Settings(database=f"sqlite:///{folder}/rooms.db")
    house = House(settings, Store(settings.database))
    await house.start()
    rows = [{"id": each.id, "token": each.id, "name": each.name, "language": None, "at": 0} for each in PEOPLE]
    await house.writer.commit(Batch(people=rows))
    rooms = [await long_room(house, moves) for moves in LENGTHS]
    watchers = [Watcher(person, "en") for _ in rooms for person in PEOPLE]
    for number, watcher in enumerate(watchers):
        house.enter(await house.find(rooms[number // len(PEOPLE)]), watcher)
    whole: list[list[float]] = [[] for _ in rooms]
    server: list[list[float]] = [[] for _ in rooms]
    gc.collect()
    for _ in range(MEASURED):
        for number, id_ in enumerate(rooms):
            begun, meter.spent = time.process_time(), 0.0
            await house.do(id_, turn)
            whole[number].append(time.process_time() - begun)
            server[number].append(whole[number][-1] - meter.spent)
        for watcher in watchers:
            while not watcher.queue.empty():
                watcher.queue.get_nowait()
    await house.stop()
    return [(statistics.median(each) * 1000, statistics.median(own) * 1000) for each, own in zip(whole, server, strict=True)]


def main() -> None:
    meter = Meter()
    patches = [mock.patch.object(Match, name, meter.around(getattr(Match, name))) for name in MATCH]
    for patch in patches:
        patch.start()
    with tempfile.TemporaryDirectory() as folder, endless():
        found = asyncio.run(run(folder, meter))
    for moves, (whole, server) in zip(LENGTHS, found, strict=True):
        print(f"after {moves} moves: {whole:.2f} ms a move, {whole - server:.2f} of them the match and {server:.2f} the server")
    (whole, server), (late, late_server) = found
    print(f"{LENGTHS[1]} against {LENGTHS[0]}: {late / whole:.2f} of all of it, {late_server / server:.2f} of the server's part")


if __name__ == "__main__":
    main()
