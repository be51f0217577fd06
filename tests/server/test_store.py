"""Nothing is lost, whatever the store does: conflicts, many at once, away, locked, full."""

import asyncio
import resource
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text

from server.hosting import Command, Guest, Hosted, first_move, hosted
from sweetbox.server import migrate, schema, store
from sweetbox.server.backup import backup
from sweetbox.server.events import Chair, Draft, Opened, Sat
from sweetbox.server.house import DAY, House, now
from sweetbox.server.identity import COOKIE, Person, token_hash
from sweetbox.server.room import Decision, Room
from sweetbox.server.settings import Settings
from sweetbox.server.store import Batch, ConflictError, Store, event_rows
from sweetbox.server.writer import Writer

GAME = "biscuit_pockets"
ROOM = "room-for-tests-0123456"


def opened_room(id_: str = ROOM) -> tuple[Room, Batch]:
    opened = Opened(GAME, "p", [Chair(), Chair()], {}, False, True, "00" * 32)
    room = Room(id_).after(Decision([Draft(opened)]), 1)
    row = {"id": id_, "game": GAME, "public": False, "state": "waiting", "open": 2, "at": 1}
    return room, Batch(new_rooms=[row], events=event_rows(id_, room.events))


def event_batch(id_: str, number: int) -> Batch:
    room, _ = opened_room(id_)
    while room.number < number:
        room = room.after(Decision([Draft(Sat(Chair("bot", name="random", bot="random")), 0)]), 2)
    return Batch(events=event_rows(id_, room.events[number - 1 :]))


async def with_writer(database: str, work: Callable[[Store, Writer], Any]) -> Any:
    kept = Store(database)
    await kept.open()
    writer = Writer(kept)
    writer.start()
    try:
        return await work(kept, writer)
    finally:
        await writer.stop()
        await kept.close()


def test_what_waits_is_committed_together(database: str) -> None:
    async def work(kept: Store, writer: Writer) -> None:
        await asyncio.gather(*(writer.commit(opened_room(f"room-{number:018}")[1]) for number in range(100)))
        assert writer.commits <= 3
        assert len(await kept.events("room-" + "0" * 16 + "99")) == 1

    asyncio.run(with_writer(database, work))


def test_a_conflict_hits_only_the_one_who_is_in_conflict(database: str) -> None:
    async def work(kept: Store, writer: Writer) -> None:
        await writer.commit(opened_room()[1])
        await writer.commit(event_batch(ROOM, 2))
        others = [writer.commit(opened_room(f"room-{number:018}")[1]) for number in range(10)]
        late = writer.commit(event_batch(ROOM, 2))
        more = [writer.commit(opened_room(f"more-{number:018}")[1]) for number in range(10)]
        results = await asyncio.gather(*others, late, *more, return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 10 + [ConflictError] + [type(None)] * 10
        assert [event.number for event in await kept.events(ROOM)] == [1, 2]

    asyncio.run(with_writer(database, work))


def test_a_batch_is_stored_whole_or_not_at_all(database: str) -> None:
    async def work(kept: Store, writer: Writer) -> None:
        await writer.commit(opened_room()[1])
        half = event_batch(ROOM, 2) + event_batch(ROOM, 1)  # the second is there already
        with pytest.raises(ConflictError):
            await writer.commit(half)
        assert [event.number for event in await kept.events(ROOM)] == [1]

    asyncio.run(with_writer(database, work))


def test_sqlite_is_as_safe_as_it_can_be(sqlite: str) -> None:
    async def work(kept: Store, _: Writer) -> None:
        async with kept.engine.connect() as connection:
            assert (await connection.scalar(text("PRAGMA journal_mode"))) == "wal"
            assert (await connection.scalar(text("PRAGMA synchronous"))) == 2  # FULL

    asyncio.run(with_writer(sqlite, work))


def test_two_servers_on_one_store_lose_no_move(database: str) -> None:
    """Each is stale whenever the other has moved: conflict, reload, check again, retry."""
    with hosted(database) as one, hosted(database) as two:
        mia, bo = one.guest("Mia"), two.guest("Bo")
        id_ = mia.post("/api/rooms", {"game": GAME, "options": {"idle_rounds": 40}})["room"]
        bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        sight = mia.post(f"/api/rooms/{id_}/start")
        made = 0
        while made < 30 and sight["state"] == "playing":
            seat = sight["match"]["to_act"][0]
            fresh = sight["match"]["legal"] if sight["you"] == seat else None
            actor = (mia, bo)[seat]
            moves = fresh or [{"text": f"flip {column}{row}"} for row in range(1, 7) for column in "abcdef"]
            answers = (actor.ask("POST", f"/api/rooms/{id_}/moves", {"move": move["text"]}) for move in moves)
            sight = next(answer.json() for answer in answers if answer.is_success)
            made += 1
        assert made == 30
        with hosted(database) as three:
            numbers = [event["number"] for event in three.guest().events(id_)]
        assert numbers == list(range(1, 34))


def test_a_lost_postgresql_answers_503_and_comes_back(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    from server.conftest import in_postgres, new_database

    database = new_database("postgresql", tmp_path, request)
    name, admin = database.partition("?")[0].rpartition("/")[2], request.getfixturevalue("postgres")

    with hosted(database) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms/now", {"game": GAME})["room"]
        terminate = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        asyncio.run(in_postgres(admin, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false", terminate))
        assert mia.refused("GET", "/health") == (503, "store")
        assert mia.refused("POST", "/api/rooms", {"game": GAME}) == (503, "store")
        assert mia.refused("PATCH", f"/api/rooms/{id_}", {"public": True}) == (503, "store")
        asyncio.run(in_postgres(admin, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true"))
        assert mia.get("/health")["ok"] is True
        assert mia.get(f"/api/rooms/{id_}")["public"] is False, "what was refused did not happen"
        assert mia.http.patch(f"/api/rooms/{id_}", json={"public": True}).json()["public"] is True


def test_a_locked_sqlite_answers_503_and_comes_back(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BUSY_MS", 100)
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        other = sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert mia.refused("POST", "/api/rooms", {"game": GAME}) == (503, "store")
        other.execute("ROLLBACK")
        other.close()
        assert mia.post("/api/rooms", {"game": GAME})["number"] == 1


def fill_up(mia: Guest, id_: str) -> tuple[int, tuple[int, str]]:
    """Change the room until the store refuses: the last number that was acknowledged, and the refusal."""
    sight = mia.get(f"/api/rooms/{id_}")
    for _ in range(5000):
        answer = mia.ask("PATCH", f"/api/rooms/{id_}", {"public": sight["number"] % 2 == 0})
        if not answer.is_success:
            return sight["number"], (answer.status_code, answer.json()["code"])
        sight = answer.json()
    raise AssertionError("the store never filled up")


def test_a_full_database_is_a_clear_error_and_no_half_written_move(sqlite: str) -> None:
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]

        async def limit(pages: int) -> None:
            async with server.house.store.engine.connect() as connection:
                await connection.execute(text(f"PRAGMA max_page_count={pages}"))

        loop = server.house.writer._task.get_loop()  # type: ignore[union-attr]
        pages = asyncio.run_coroutine_threadsafe(_pages(server), loop).result()
        asyncio.run_coroutine_threadsafe(limit(pages + 1), loop).result()
        number, refusal = fill_up(mia, id_)
        assert refusal == (503, "store_full")
        assert mia.get(f"/api/rooms/{id_}")["number"] == number
        asyncio.run_coroutine_threadsafe(limit(100_000), loop).result()
        assert mia.ask("PATCH", f"/api/rooms/{id_}", {"public": True}).json()["number"] == number + 1
        assert [event["number"] for event in mia.events(id_)] == list(range(1, number + 2))


async def _pages(server: Hosted) -> int:
    async with server.house.store.engine.connect() as connection:
        return int(await connection.scalar(text("PRAGMA page_count")) or 0)


def test_a_disk_that_takes_no_more_bytes(tmp_path: Path) -> None:
    """The real thing: the process may not make its files any longer, and then may again."""
    server = Command(f"sqlite:///{tmp_path / 'rooms.db'}", tmp_path, "--rate", "100000")
    try:
        with Guest(server.address, "Mia") as mia:
            id_ = mia.post("/api/rooms", {"game": GAME})["room"]
            log = tmp_path / "rooms.db-wal"
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size + 20_000, resource.RLIM_INFINITY))
            number, refusal = fill_up(mia, id_)
            assert refusal[0] == 503
            assert mia.refused("POST", "/api/rooms", {"game": GAME})[0] == 503
            assert mia.get(f"/api/rooms/{id_}")["number"] == number
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            assert mia.ask("PATCH", f"/api/rooms/{id_}", {"public": True}).json()["number"] == number + 1
    finally:
        server.kill()


# ---- Migrations ----


def in_store(database: str, work: Callable[[Connection], Any]) -> Any:
    async def run() -> Any:
        kept = Store(database)
        try:
            async with kept.engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await kept.close()

    return asyncio.run(run())


def revisions() -> list[str]:
    scripts = ScriptDirectory(str(migrate.SCRIPTS))
    return [script.revision for script in reversed(list(scripts.walk_revisions()))]


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    in_store(database, migrate.upgrade)
    in_store(database, migrate.upgrade)  # once more changes nothing
    differences = in_store(
        database,
        lambda connection: compare_metadata(MigrationContext.configure(connection, {"compare_type": True}), schema.metadata),
    )
    assert differences == []


@pytest.mark.parametrize("revision", revisions())
def test_a_store_of_every_past_schema_is_brought_up_to_date(database: str, revision: str) -> None:
    """What the first schema held is still there and still played on."""

    def old(connection: Connection) -> None:
        migrate.upgrade(connection, revision)
        _, batch = opened_room()
        connection.execute(insert(schema.room), batch.new_rooms)
        connection.execute(insert(schema.event), batch.events)
        connection.execute(insert(schema.person), [{"id": "p", "token": "t", "name": "Mia", "at": 1}])

    in_store(database, old)
    with hosted(database) as server:
        assert server.guest().get(f"/api/rooms/{ROOM}")["number"] == 1
        assert server.guest("Bo").put(f"/api/rooms/{ROOM}/seats/0", {"kind": "me"})["number"] == 2


def test_lists_know_who_sat_in_rooms_of_the_first_schema(database: str) -> None:
    """Played before lists told who sits where: what they tell now is read from the old events and files."""
    mia, bo = Person("p" * 22, "Mia"), Person("b" * 22, "Bo")
    opened = Opened(GAME, mia.id, [Chair("person", person=mia.id, name="Mia"), Chair()], {}, True, True, "00" * 32)
    room = Room(ROOM).after(Decision([Draft(opened)]), 1)
    room = room.after(room.sit(bo, 1, ""), 2)
    room = room.after(room.start(mia, "m" * 22, bytes(32)), 3)
    while room.match is not None and not room.match.over:
        seat = min(room.match.to_act)
        room = room.after(room.play(seat, room.match.legal(seat)[0].index), 4)
    assert room.match is not None

    def old(connection: Connection) -> None:
        migrate.upgrade(connection, "0001")
        people = [{"id": each.id, "token": token_hash(each.name), "name": each.name, "at": 1} for each in (mia, bo)]
        connection.execute(insert(schema.person), people)
        row = {"id": ROOM, "game": GAME, "public": True, "state": "over", "open": 0, "at": 4}
        connection.execute(insert(schema.room), [row])
        connection.execute(insert(schema.event), event_rows(ROOM, room.events))
        connection.execute(insert(schema.member), [{"person": each.id, "room": ROOM} for each in (mia, bo)])
        played = {"id": "m" * 22, "room": ROOM, "started": 3, "ended": 4, "names": '["Mia","Bo"]', "file": room.match.to_json()}
        connection.execute(insert(schema.match), [played])

    in_store(database, old)
    with hosted(database) as server:
        guest = server.guest()
        guest.http.cookies.set(COOKIE, "Bo")
        (line,) = guest.get("/api/rooms?mine=true")
        assert (line["names"], line["seats"], line["you"], line["host"]) == (["Mia", "Bo"], 2, 1, False)
        (match,) = guest.get("/api/matches?mine=true")
        assert (match["you"], match["points"], match["ranks"]) == (1, room.match.points, room.match.ranks)


# ---- Backup and archive ----


def test_a_backup_of_a_running_server_can_be_served(server: Hosted, tmp_path: Path) -> None:
    mia = server.guest("Mia")
    sight = mia.post("/api/rooms/now", {"game": GAME})
    id_, file = sight["room"], tmp_path / "backup.db"
    if sight["match"]["legal"]:
        mia.post(f"/api/rooms/{id_}/moves", {"move": first_move(sight)})
    url = server.house.store.url.set(drivername=server.house.store.url.drivername.partition("+")[0])
    rooms, events = asyncio.run(backup(url.render_as_string(hide_password=False), file))
    assert (rooms, events >= 2) == (1, True)
    told = mia.get(f"/api/rooms/{id_}/events")[:2]
    with hosted(f"sqlite:///{file}") as restored, Guest(restored.address) as again:
        again.http.cookies = mia.http.cookies
        assert again.get("/api/identity")["name"] == "Mia"
        assert again.get(f"/api/rooms/{id_}")["you"] == 0
        assert again.get(f"/api/rooms/{id_}/events")[:2] == told
    from sweetbox.kernel.errors import OptionError

    with pytest.raises(OptionError, match="already there"):
        asyncio.run(backup(url.render_as_string(hide_password=False), file))


def test_rooms_that_nobody_used_for_long_are_archived(database: str) -> None:
    with hosted(database) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME, "public": True})["room"]
        before = mia.get(f"/api/rooms/{id_}/events")

    async def archive(days: int) -> int:
        house = House(Settings(database=database), Store(database), clock=lambda: now() + days * DAY)
        await house.start()
        try:
            return await house.archive_old()
        finally:
            await house.stop()

    assert asyncio.run(archive(29)) == 0
    assert asyncio.run(archive(31)) == 1
    assert asyncio.run(archive(31)) == 0
    left = in_store(database, lambda connection: connection.execute(select(schema.event.c.kind)).scalars().all())
    assert left == ["archived"]
    with hosted(database) as server, Guest(server.address) as again:
        again.http.cookies = mia.http.cookies
        assert again.get("/api/rooms") == []
        assert again.get(f"/api/rooms/{id_}/events") == before
        assert again.get(f"/api/rooms/{id_}")["archived"] is True
        assert again.refused("PATCH", f"/api/rooms/{id_}", {"public": False}) == (409, "archived")


def test_a_move_that_meets_the_archive_is_refused_not_lost(database: str) -> None:
    """The room is in memory when another process archives it: the move's number is taken, the room is read again."""
    with hosted(database) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]

        async def archive() -> None:
            kept = Store(database)
            await kept.archive(id_, now())
            with pytest.raises(ConflictError):
                await kept.archive(id_, now())
            await kept.close()

        asyncio.run(archive())
        assert mia.refused("PATCH", f"/api/rooms/{id_}", {"public": True}) == (409, "archived")
        assert mia.get(f"/api/rooms/{id_}")["archived"] is True
        assert [event["kind"] for event in mia.get(f"/api/rooms/{id_}/events")] == ["opened"]


def test_rooms_leave_the_memory_and_come_back(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    mia.put(f"/api/rooms/{id_}/seats/1", {"kind": "bot", "bot": "random"})
    before = mia.get(f"/api/rooms/{id_}")
    shared.house.drop_idle(seconds=-1)
    assert id_ not in shared.house.rooms
    with ThreadPoolExecutor(8) as pool:
        assert all(sight == before for sight in pool.map(lambda _: mia.get(f"/api/rooms/{id_}"), range(8)))


def test_a_room_is_what_its_events_make_it() -> None:
    """Folding the stored events gives the same room as the commands did, also after a move was taken back."""
    people = [Person("a", "A"), Person("b", "B")]
    room, _ = opened_room()
    for seat, person in enumerate(people):
        room = room.after(room.sit(person, seat, "n" * seat), 5)
    room.host = "a"
    room = room.after(room.start(people[0], "m" * 22, bytes(32)), 6)
    for _ in range(20):
        assert room.match is not None
        if room.match.over:
            break
        seat = min(room.match.to_act)
        room = room.after(room.play(seat, room.match.legal(seat)[0].index, "k"), 7)
    again = Room.of(ROOM, room.events)
    assert again.match is not None
    assert again.match.to_json() == room.match.to_json()  # type: ignore[union-attr]
    assert (again.number, again.chairs, again.spans, again.keys, again.seed) == (
        room.number,
        room.chairs,
        room.spans,
        room.keys,
        room.seed,
    )
    assert not again.cut
