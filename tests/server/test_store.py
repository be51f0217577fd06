"""Nothing is lost, whatever the store does: conflicts, many at once, away, locked, full."""

import asyncio
import contextlib
import os
import resource
import sqlite3
import stat
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, insert, select, text

from server.differing import differences
from server.hosting import Command, Guest, Hosted, hosted
from sweetbox.cli import main
from sweetbox.kernel.errors import OptionError
from sweetbox.server import migrate, schema, self_check, store
from sweetbox.server.backup import backup
from sweetbox.server.events import Chair, Draft, Event, Opened, Sat, from_text
from sweetbox.server.identity import Person
from sweetbox.server.lists import room_row
from sweetbox.server.room import Decision, Room
from sweetbox.server.store import Batch, ConflictError, Store, event_rows
from sweetbox.server.store_lock import StoreLock
from sweetbox.server.timing import UNTIMED
from sweetbox.server.writer import Writer
from sweetbox.words import words
from waiting import NEVER, wait_until

GAME = "biscuit_pockets"
ROOM = "room-for-tests-0123456"


def opened_room(id_: str = ROOM) -> tuple[Room, Batch]:
    opened = Opened(GAME, "p", [Chair(), Chair()], {}, False, True, "00" * 32, "fair", UNTIMED)
    room = Room(id_).after(Decision([Draft(opened)]), 1)
    return room, Batch(new_rooms=[{"id": id_, **room_row(room, 0)}], events=event_rows(id_, room.news))


def event_batch(id_: str, number: int) -> Batch:
    room, _ = opened_room(id_)
    while room.number < number:
        room = room.after(Decision([Draft(Sat(Chair("bot", name="random", bot="random")), 0)]), 2)
    return Batch(events=event_rows(id_, room.news))


def played(room: Room, commands: list[Callable[[Room], Decision]]) -> tuple[Room, list[Event]]:
    """The room after these commands, and all its events."""
    events = list(room.events)
    for number, command in enumerate(commands, 2):
        room = room.after(command(room), number)
        events += room.news
    return room, events


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
        half = Batch.of([event_batch(ROOM, 2), event_batch(ROOM, 1)])  # the second is already there
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
    """Each one is stale whenever the other has moved: conflict, reload, check again, retry."""
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


def test_sqlite_keeps_little_of_a_large_store_in_memory(sqlite: str) -> None:
    """Each connection has its own part, which would grow with the store: many of them at once, and the one that writes."""

    async def work(store: Store, writer: Writer) -> list[int]:
        assert store.write_engine is not None
        async with contextlib.AsyncExitStack() as open_ones:
            reading = [await open_ones.enter_async_context(store.engine.connect()) for _ in range(8)]
            kept = [int(await each.scalar(text("PRAGMA cache_size")) or 0) for each in reading]
        with store.write_engine.connect() as writing:
            return [*kept, int(writing.scalar(text("PRAGMA cache_size")) or 0)]

    kept = asyncio.run(with_writer(sqlite, work))
    assert all(-512 <= each < 0 for each in kept), "a negative number: KiB"


def test_a_locked_sqlite_answers_503_and_comes_back(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BUSY_MS", 100)
    monkeypatch.setattr(self_check, "EVERY", NEVER)  # it could write at the same time
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        other = sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert mia.refused("POST", "/api/rooms", {"game": GAME}) == (503, "store")
        other.execute("ROLLBACK")
        other.close()
        assert mia.post("/api/rooms", {"game": GAME})["number"] == 1


def fill_up(mia: Guest, id_: str) -> tuple[int, tuple[int, str]]:
    """Change the room until the store refuses; returns the last number that was acknowledged, and the refusal."""
    sight = mia.get(f"/api/rooms/{id_}")
    for _ in range(5000):
        answer = mia.ask("PATCH", f"/api/rooms/{id_}", {"public": not sight["public"]})
        if not answer.is_success:
            return sight["number"], (answer.status_code, answer.json()["code"])
        sight = answer.json()
    raise AssertionError("the store never filled up")


def test_a_full_database_is_a_clear_error_and_no_half_written_move(sqlite: str) -> None:
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]

        def limit(pages: int) -> None:
            assert server.house.store.write_engine is not None
            with server.house.store.write_engine.connect() as connection:
                connection.execute(text(f"PRAGMA max_page_count={pages}"))

        limit(server.run(_pages(server)) + 1)
        number, refusal = fill_up(mia, id_)
        assert refusal == (503, "store_full")
        assert mia.get(f"/api/rooms/{id_}")["number"] == number
        limit(100_000)
        assert mia.ask("PATCH", f"/api/rooms/{id_}", {"spectators": False}).json()["number"] == number + 1
        assert [event["number"] for event in mia.events(id_)] == list(range(1, number + 2))


async def _pages(server: Hosted) -> int:
    async with server.house.store.engine.connect() as connection:
        return int(await connection.scalar(text("PRAGMA page_count")) or 0)


def test_a_disk_that_takes_no_more_bytes(tmp_path: Path) -> None:
    """The real thing: the process is not allowed to let its files grow, and then it is again."""
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
            assert mia.ask("PATCH", f"/api/rooms/{id_}", {"spectators": False}).json()["number"] == number + 1
    finally:
        server.kill()


# ---- The tables ----


def in_store(database: str, work: Callable[[Connection], Any]) -> Any:
    async def run() -> Any:
        kept = Store(database)
        try:
            async with kept.engine.begin() as connection:
                return await connection.run_sync(work)
        finally:
            await kept.close()

    return asyncio.run(run())


def test_what_is_laid_out_is_the_schema(database: str) -> None:
    in_store(database, migrate.lay_out)
    in_store(database, migrate.lay_out)  # a second time changes nothing
    assert in_store(database, differences) == []


def earlier(connection: Connection) -> None:
    """What commit 6a8326d would have made, as far as it can be told: it named its migrations in another table."""
    migrate.lay_out(connection)
    connection.execute(text("ALTER TABLE form RENAME TO alembic_version"))
    connection.execute(insert(schema.day), {"number": 7, "at": 1})


def all_in(database: str) -> list[Any]:
    """Every row of a store."""

    def work(connection: Connection) -> list[Any]:
        found = MetaData()
        found.reflect(connection)
        return [connection.execute(select(each)).all() for each in found.sorted_tables]

    return list(in_store(database, work))


@pytest.mark.parametrize("crashed", [False, True])
def test_a_store_from_before_the_first_release_is_refused_and_left_as_it_is(
    database: str, crashed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_store(database, earlier)
    is_sqlite = database.startswith("sqlite")
    if crashed and is_sqlite:  # what its process wrote last is still in the file beside it
        whole = sqlite3.connect(tmp_path / "rooms.db")
        whole.execute("PRAGMA wal_autocheckpoint=0")
        whole.execute("DELETE FROM day")
        whole.commit()
        for each in ("rooms.db", "rooms.db-wal"):
            (tmp_path / f"crashed-{each}").write_bytes((tmp_path / each).read_bytes())
        whole.close()
        database = f"sqlite:///{tmp_path / 'crashed-rooms.db'}"
    before, file = None if is_sqlite else all_in(database), tmp_path / "backup.db"
    files = files_in(tmp_path)
    for language, begins in (("en", "This store is from before the first release"), ("de", "Dieser Speicher ist älter als")):
        monkeypatch.setenv("LC_ALL", language)
        for command in (["serve", "--port", "0"], ["backup", str(file)], ["export", GAME, str(tmp_path / "data")]):
            monkeypatch.setattr(sys, "argv", ["sweetbox", *command, "--database", database])
            with pytest.raises(SystemExit) as ended:
                main()
            said = capsys.readouterr().err
            assert ended.value.code == 1
            assert (said.startswith(begins), said.count("\n"), said[-9:]) == (True, 1, "6a8326d.\n"), said
    left = {name: content for name, content in files_in(tmp_path).items() if name in files}
    assert left == files
    if not is_sqlite:
        assert all_in(database) == before
    assert not file.exists()


# ---- Backup ----


def test_a_backup_of_a_running_server_can_be_served(server: Hosted, tmp_path: Path) -> None:
    mia, bo, file = server.guest("Mia"), server.guest("Bo"), tmp_path / "backup.db"
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    seat = mia.post(f"/api/rooms/{id_}/start")["match"]["to_act"][0]
    (mia, bo)[seat].post(f"/api/rooms/{id_}/moves", {"move": "flip a1"})
    url = server.house.store.url.set(drivername=server.house.store.url.drivername.partition("+")[0])
    rooms, events = asyncio.run(backup(url.render_as_string(hide_password=False), file))
    assert (rooms, events) == (1, 4)
    told = mia.get(f"/api/rooms/{id_}/events")
    with hosted(f"sqlite:///{file}") as restored, Guest(restored.address) as again:
        again.http.cookies = mia.http.cookies
        assert again.get("/api/identity")["name"] == "Mia"
        assert again.get(f"/api/rooms/{id_}")["you"] == 0
        assert again.get(f"/api/rooms/{id_}/events") == told
    with pytest.raises(OptionError, match="already exists"):
        asyncio.run(backup(url.render_as_string(hide_password=False), file))


def test_a_backup_leaves_the_store_as_it_is(database: str, tmp_path: Path) -> None:
    in_store(database, migrate.lay_out)
    _, batch = opened_room()
    in_store(database, lambda connection: connection.execute(insert(schema.room), batch.new_rooms))
    in_store(database, lambda connection: connection.execute(insert(schema.event), batch.events))
    before, file = files_in(tmp_path), tmp_path / "backup.db"
    assert asyncio.run(backup(database, file)) == (1, 1)
    assert {name: content for name, content in files_in(tmp_path).items() if name != file.name} == before
    with hosted(f"sqlite:///{file}") as server:
        assert server.guest().get(f"/api/rooms/{ROOM}")["number"] == 1


def files_in(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


def test_a_backup_of_what_is_no_store_is_one_sentence(tmp_path: Path) -> None:
    empty, noise = tmp_path / "empty.db", tmp_path / "noise.db"
    empty.touch()
    noise.write_bytes(b"no store at all" * 100)
    for file, why in (
        (tmp_path / "none.db", "does not exist"),
        (empty, "is still being set up"),
        (noise, "not a database"),
    ):
        with pytest.raises(OptionError) as refused:
            asyncio.run(backup(f"sqlite:///{file}", tmp_path / "backup.db"))
        assert why in words("en").render(refused.value.say)
        assert sorted(each.name for each in tmp_path.iterdir()) == ["empty.db", "noise.db"], "and nothing is left behind"


@pytest.mark.parametrize("address", ["postgresql://sweetbox@127.0.0.1:1/sweetbox", "postgresql://sweetbox@/sweetbox?host=/nowhere"])
def test_a_postgresql_that_is_not_there_is_one_sentence(address: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError) as refused:
        asyncio.run(backup(address, tmp_path / "backup.db"))
    assert refused.value.say.key == "server.database_open"
    assert list(tmp_path.iterdir()) == []


def test_a_postgresql_store_of_a_newer_sweetbox_is_not_backed_up_by_halves(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    from server.conftest import new_database

    database = new_database("postgresql", tmp_path, request)
    in_store(database, migrate.lay_out)
    in_store(database, lambda connection: connection.execute(text("UPDATE form SET number = 9999")))
    with pytest.raises(OptionError) as refused:
        asyncio.run(backup(database, tmp_path / "backup.db"))
    assert refused.value.say.key == "server.newer_store"
    assert list(tmp_path.iterdir()) == []


# ---- Who may read the files ----


def modes(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir() if each.is_file()}


def test_stores_and_backups_are_for_their_owner(tmp_path: Path) -> None:
    """They hold the seeds of running matches."""
    before = os.umask(0)
    try:
        database = f"sqlite:///{tmp_path / 'rooms.db'}"
        with StoreLock(database), hosted(database) as server:
            server.guest("Mia").post("/api/rooms", {"game": GAME})
            asyncio.run(backup(database, tmp_path / "backup.db"))
            assert modes(tmp_path) == dict.fromkeys(
                ["rooms.db", "rooms.db-wal", "rooms.db-shm", "rooms.db-serving", "backup.db"], 0o600
            )
    finally:
        os.umask(before)


@pytest.mark.parametrize(("mode", "kept"), [(0o644, 0o640), (0o666, 0o660), (0o660, 0o660), (0o600, 0o600)])
def test_a_store_that_everybody_could_read_is_shut(tmp_path: Path, mode: int, kept: int) -> None:
    """As one copied from elsewhere may be; what its owner has shared with a group stays shared."""
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    in_store(database, migrate.lay_out)
    (tmp_path / "rooms.db").chmod(mode)
    with hosted(database):
        assert modes(tmp_path) == dict.fromkeys(["rooms.db", "rooms.db-wal", "rooms.db-shm"], kept)


# ---- Rooms at rest ----


def test_a_move_that_meets_the_archive_is_refused_not_lost(database: str) -> None:
    """The room is in memory when another process archives it: the move's number is taken, so the room is read again."""
    with hosted(database) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        before = mia.get(f"/api/rooms/{id_}/events")

        async def archive() -> None:
            kept = Store(database)
            await kept.archive(id_, 7, 0)
            with pytest.raises(ConflictError):
                await kept.archive(id_, 8, 0)
            await kept.close()

        asyncio.run(archive())
        left = in_store(database, lambda connection: connection.execute(select(schema.event.c.kind)).scalars().all())
        assert left == ["archived"]
        if database.startswith("sqlite"):  # on PostgreSQL the server hears of it, and Mia would find the room open again
            assert mia.refused("PATCH", f"/api/rooms/{id_}", {"public": True}) == (409, "archived")
        wait_until(lambda: bo.get(f"/api/rooms/{id_}")["archived"])
        assert bo.refused("PUT", f"/api/rooms/{id_}/seats/1", {"kind": "me"}) == (409, "archived"), "it is not his room"
        assert bo.get(f"/api/rooms/{id_}/events")[: len(before)] == before
        assert mia.ask("PATCH", f"/api/rooms/{id_}", {"public": True}).json()["public"], "it is hers, and she is back"
        assert bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})["you"] == 1
        kinds = [event["kind"] for event in mia.get(f"/api/rooms/{id_}/events")]
        assert kinds == ["opened", "archived", "reopened", "changed", "sat"]


def test_two_who_come_back_at_once_find_one_room(database: str) -> None:
    with hosted(database) as one, hosted(database) as two:
        mia = one.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        one.run(one.house.store.archive(id_, 7, 0))
        one.house.rooms.clear()
        other = two.guest()
        other.http.cookies = mia.http.cookies
        with ThreadPoolExecutor(8) as pool:
            sights = list(pool.map(lambda guest: guest.get(f"/api/rooms/{id_}"), [mia, other] * 4))
        assert [(sight["archived"], sight["number"]) for sight in sights] == [(False, 3)] * 8


def test_a_room_that_leaves_the_archive_while_it_is_read_is_read_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with hosted(database) as one, hosted(database) as two:
        mia = one.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        one.run(one.house.store.archive(id_, 7, 0))
        one.house.rooms.clear()
        archive_of = two.house.store.archive_of

        async def too_late(room: str) -> bytes | None:
            await asyncio.to_thread(mia.get, f"/api/rooms/{id_}")  # the other server brings it back
            return await archive_of(room)

        monkeypatch.setattr(two.house.store, "archive_of", too_late)
        other = two.guest()
        other.http.cookies = mia.http.cookies
        sight = other.get(f"/api/rooms/{id_}")
        assert (sight["archived"], sight["number"]) == (False, 3)


def test_rooms_leave_the_memory_and_come_back(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    mia.put(f"/api/rooms/{id_}/seats/1", {"kind": "bot", "bot": "random"})
    before = mia.get(f"/api/rooms/{id_}")
    shared.house.drop_idle(seconds=-1)
    assert id_ not in shared.house.rooms
    with ThreadPoolExecutor(8) as pool:
        assert all(sight == before for sight in pool.map(lambda _: mia.get(f"/api/rooms/{id_}"), range(8)))


def test_a_page_of_a_rooms_past_costs_no_more_than_the_page(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much happened there, and even in the archive, where all of it is in one piece; and that is unpacked in a thread."""
    with hosted(database, events=4) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms/now", {"game": GAME, "bot": "random"})["room"]
        for _ in range(2):  # the room has an earlier match, which is not in memory
            while (sight := mia.get(f"/api/rooms/{id_}"))["state"] == "playing":
                if legal := sight["match"]["legal"]:
                    mia.post(f"/api/rooms/{id_}/moves", {"move": legal[0]["index"]})
            mia.post(f"/api/rooms/{id_}/start")
        whole = mia.events(id_)
        assert len(whole) > 40
        read: list[str] = []

        def note(text: str) -> Any:
            read.append(threading.current_thread().name)
            return from_text(text)

        monkeypatch.setattr(store, "from_text", note)

        def page(since: int) -> list[Any]:
            mia.get(f"/api/rooms/{id_}")  # it is in memory by now
            read.clear()
            return mia.get(f"/api/rooms/{id_}/events?since={since}")

        for since in (0, 9, 30):
            assert page(since) == whole[since : since + 4]
            assert len(read) == 4
        server.run(server.house.store.archive(id_, 7, 0, closed=True))
        server.house.rooms.clear()
        read.clear()
        mia.get(f"/api/rooms/{id_}")
        assert sum(name.startswith("slow") for name in read) >= len(read) - 1, "all but the event that says where the others are"
        for since in (0, 9, 30):
            assert page(since) == whole[since : since + 4]
            assert read == [name for name in read if name.startswith("slow")]
            assert len(read) == 4


def facts(room: Room) -> dict[str, Any]:
    """Everything that a room knows, except for the events themselves."""
    names = ("number", "at", "host", "owner", "lent", "chairs", "options", "public", "spectators", "stand_in", "seed", "first")
    known = {name: getattr(room, name) for name in (*names, "changes", "match_id", "archived", "cut", "state")}
    return {**known, "spans": room.spans_from(0), "match": room.match.to_json() if room.match is not None else None}


def test_a_room_is_what_its_events_make_it() -> None:
    """Folding the stored events gives the same room as the commands did: with all of them, or with those since the last match
    began."""
    a, b = Person("a", "A"), Person("b", "B")
    opened = Opened(GAME, "a", [Chair(), Chair()], {}, False, True, "00" * 32, "fair", UNTIMED)
    commands: list[Callable[[Room], Decision]] = [
        lambda room: room.sit(a, 0, ""),
        lambda room: room.sit(b, 1, "n"),
        lambda room: room.change(a, {"idle_rounds": 1}, True, False, "sharp"),
        lambda room: room.lead(b, lambda person: True),
        lambda room: room.start(Person("b", "Bo"), "m" * 22, bytes(32)),
    ]
    room, events = played(Room(ROOM).after(Decision([Draft(opened)]), 1), commands)
    assert (room.host, room.owner, room.lent, room.names) == ("b", "a", True, ["A", "Bo"])
    matches, keys = 0, 0
    while matches < 2:
        assert room.match is not None
        if room.match.over:
            matches += 1
            room = room.after(room.start(b, "o" * 22, bytes(32)), 6)
        else:
            seat, keys = min(room.match.to_act), keys + 1
            room = room.after(room.play(seat, move := room.match.legal(seat)[0].index, f"k{keys}"), 7)
            assert room.play(seat, move, f"k{keys}").repeated == room.number
        events += room.news
        if keys % 10 == 0 or room.state == "over":
            assert facts(Room.of(ROOM, events)) == facts(room)
            assert facts(Room.of(ROOM, room.events)) == facts(room)
    assert [event.number for event in events] == list(range(1, room.number + 1))
    assert room.events == events[-1:], "the third match has just begun"
