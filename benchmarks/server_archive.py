"""The archive with many finished matches: how long it takes to put rooms away and to fetch one back, and how large the store is.

`python benchmarks/server_archive.py --matches 100000` fills a new SQLite store with rooms in each of which one match was played to
its end (one real match, with other ids), lets them grow old, archives them as the server does, and fetches some back. The times of
the first and the last tenth are beside each other: they should not differ by the number of rooms that the store has.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from sweetbox.cli.printing import progress
from sweetbox.server import schema
from sweetbox.server.events import Chair, Draft, Opened
from sweetbox.server.house import House
from sweetbox.server.identity import Person, new_id
from sweetbox.server.lists import room_row
from sweetbox.server.room import Decision, Room
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store, event_rows
from sweetbox.server.timing import UNTIMED

GAME = "_template"
ROWS = 500  # rooms that are stored at once
FETCHED = 100  # rooms that are fetched back


def played() -> tuple[Room, list[Any]]:
    """A room in which a match is over, and its events."""
    mia, bo = Person("p" * 22, "Mia"), Person("b" * 22, "Bo")
    opened = Opened(GAME, mia.id, [Chair("person", person=mia.id, name="Mia"), Chair()], {}, True, True, "00" * 32, "fair", UNTIMED)
    room = Room("r" * 22).after(Decision([Draft(opened)]), 1, 1)
    events, chance = list(room.news), random.Random(7)
    steps: list[Any] = [lambda room: room.sit(bo, 1, ""), lambda room: room.start(mia, "m" * 22, bytes(32))]
    while steps or room.state == "playing":
        if steps:
            decision = steps.pop(0)(room)
        else:
            assert room.match is not None
            seat = min(room.match.to_act)
            decision = room.play(seat, chance.choice(room.match.legal(seat)).index)
        room = room.after(decision, 1, 1)
        events += room.news
    return room, events


async def fill(store: Store, count: int, tell: Any) -> int:
    """How many events each room has."""
    room, events = played()
    assert room.match is not None
    rows, line, file = event_rows("", events), room_row(room, 0), room.match.to_json()
    match = {"started": 1, "ended": 2, "names": '["Mia","Bo"]', "file": file, "game": GAME, "people": '["",""]', "result": None}
    match |= {"bots": '["",""]', "practice": False}
    for first in range(0, count, ROWS):
        ids = [new_id() for _ in range(min(ROWS, count - first))]

        def work(connection: Any, ids: list[str] = ids) -> None:
            connection.execute(insert(schema.room), [{"id": id_, "game": GAME, **line} for id_ in ids])
            connection.execute(insert(schema.event), [{**row, "room": id_} for id_ in ids for row in rows])
            connection.execute(insert(schema.match), [{"id": new_id(), "room": id_, **match} for id_ in ids])

        await store.transact(work)
        if tell is not None:
            tell(first, 2 * count)
    return len(rows)


async def measure(count: int, folder: Path) -> dict[str, Any]:
    settings = Settings(database=f"sqlite:///{folder / 'rooms.db'}", bots_apart=False, keep=1)
    house = House(settings, Store(settings.database))
    await house.start()
    try:
        with progress() as tell:
            events = await fill(house.store, count, tell)
            size = (folder / "rooms.db").stat().st_size
            await house.store.add_day(10, house.clock.now())
            await house.count_day()
            took, used, done = list[float](), list[float](), 0
            begun, before = time.perf_counter(), time.process_time()
            while put_away := await house.archive_old():
                took.append((time.perf_counter() - begun) / put_away)
                used.append((time.process_time() - before) / put_away)
                done, begun, before = done + put_away, time.perf_counter(), time.process_time()
                if tell is not None:
                    tell(count + done, 2 * count)
        back, ids = list[float](), [row["id"] for row in await house.store.rows(schema.room.select().limit(FETCHED * 50))]
        for id_ in random.sample(ids, min(FETCHED, len(ids))):
            begun = time.perf_counter()
            await house.store.reopen(id_, 3, house.day, tick=1)
            await house.find(id_)
            back.append(time.perf_counter() - begun)
    finally:
        await house.stop()
    tenth = max(1, len(took) // 10)
    return {
        "matches": count,
        "events a room": events,
        "MiB filled": round(size / 2**20),
        "archive ms a room, first tenth": round(1000 * statistics.median(took[:tenth]), 3),
        "archive ms a room, last tenth": round(1000 * statistics.median(took[-tenth:]), 3),
        "archive CPU ms a room, first tenth": round(1000 * statistics.median(used[:tenth]), 3),
        "archive CPU ms a room, last tenth": round(1000 * statistics.median(used[-tenth:]), 3),
        "fetch back ms, median": round(1000 * statistics.median(back), 2),
        "fetch back ms, slowest": round(1000 * max(back), 2),
        "MiB in the end": round((folder / "rooms.db").stat().st_size / 2**20),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100_000)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(chosen.matches, Path(folder))), indent=1))


if __name__ == "__main__":
    main()
