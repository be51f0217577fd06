"""A server that runs for long: what leaves, leaves nothing behind."""

import gc
import weakref
from pathlib import Path

import pytest

from server.conftest import new_database
from server.hosting import Hosted, first_move, hosted
from waiting import wait_until

GAME = "biscuit_pockets"


def drop_all(server: Hosted) -> None:
    async def drop() -> None:
        server.house.drop_idle(seconds=-1)

    server.run(drop())


def test_a_room_that_leaves_the_memory_leaves_nothing_there(sqlite: str) -> None:
    """A person has a day for each move: nothing may wait for the end of it with the whole room in its hands."""
    with hosted(sqlite) as server:
        mia, ben, eve = (server.guest(name) for name in ("Mia", "Ben", "Eve"))
        opened = {"game": GAME, "seats": 2, "public": True, "timing": {"kind": "slow", "days": 1}}
        id_ = mia.post("/api/rooms", opened)["room"]
        ben.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        mia.post(f"/api/rooms/{id_}/start")
        with mia.socket(id_) as line, ben.socket(id_, sentences="true"), eve.socket(id_, named="true"), eve.lobby():
            line.until("sight")
            sight = mia.get(f"/api/rooms/{id_}")
            awaited = (mia, ben)[sight["match"]["to_act"][0]]
            awaited.post(f"/api/rooms/{id_}/moves", {"move": first_move(awaited.get(f"/api/rooms/{id_}"))})
            eve.post(f"/api/rooms/{id_}/talk", {"what": "hello"})
        wait_until(lambda: not server.house.watchers())
        live = weakref.ref(server.house.rooms[id_])
        drop_all(server)

        def gone() -> bool:
            gc.collect()
            return live() is None

        wait_until(gone)
        assert len(server.house.unread) == 0


def test_a_room_that_is_put_away_is_led_no_more(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    with hosted(new_database("postgresql", tmp_path, request)) as server:
        id_ = server.guest("Mia").post("/api/rooms", {"game": GAME})["room"]
        leases = server.house.nodes.leases
        assert server.run(leases.lead(id_))
        server.house.day += server.house.settings.keep + 1
        assert server.run(server.house.archive_old()) == 1
        assert len(leases) == 0
