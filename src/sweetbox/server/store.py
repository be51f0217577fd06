"""The store: rows in SQLite or PostgreSQL, read here and written by the writer."""

import asyncio
import contextlib
import hmac
import logging
import sqlite3
import threading
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sweetbox.extras import needs
from sweetbox.files.private import keep_private, make_folder, make_private
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server import schema
from sweetbox.server.bans import Ban
from sweetbox.server.events import Archived, Chair, Event, Reopened, from_text, to_text
from sweetbox.server.identity import Person
from sweetbox.server.news import CHANNEL, new_node, of_rooms, payloads, tell
from sweetbox.server.postgresql import EVENTS_AFTER, PLANS, Kept, is_conflict, store_moves
from sweetbox.server.problem import RefusedError
from sweetbox.server.turns import aside

log = logging.getLogger("sweetbox")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PAGES = 512  # KiB of the store that each connection to SQLite keeps in memory; the system keeps the rest
BUSY_MS = 5_000  # how long SQLite waits for another process that writes
IDLE_MS = 4_000  # how long PostgreSQL waits in the middle of a transaction for a process that was stopped
CONNECTING, ANSWERING = 5.0, 10.0  # seconds that PostgreSQL has for a new connection and for a statement

DAMAGED_SQLITE = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
NO_TEXT = "Could not decode to UTF-8"  # Python's error, without a code, for bytes in SQLite that should be a text
DAMAGED_POSTGRESQL = ("XX001", "XX002")  # corrupted data, a corrupted index

AT_ONCE = 10_000  # values in one query: PostgreSQL takes 32,767

Row = dict[str, Any]
Slowly = Callable[[Callable[[list[Row]], list[Event]], list[Row]], Awaitable[list[Event]]]  # how to decode what may be much

T = TypeVar("T")

LINE = [column for column in schema.match.c if column.name != "file"]  # what lists of matches are made from

_chairs: msgspec.json.Decoder[list[Chair]] = msgspec.json.Decoder(list[Chair])


class RoomRow(msgspec.Struct, frozen=True):
    """What lists of rooms are made from."""

    id: str
    game: str
    public: bool
    state: str
    open: int
    at: int
    archived: int | None
    host: str | None
    chairs: list[Chair]
    to_act: int
    day: int
    points: list[int] | None  # of each seat in the running match
    practice: bool
    due: int | None  # the house time at which the first of the running clocks reaches zero
    key: str | None = None  # the hash of what a stranger's link needs


class Door(msgspec.Struct, frozen=True):
    """What a person needs to enter a room."""

    public: bool
    key: str | None
    member: bool  # whether the asker has been in it before

    def admits(self, key: str) -> bool:
        """key: the hash of the asker's key."""
        return self.public or not self.key or self.member or hmac.compare_digest(self.key, key)


class MatchRow(msgspec.Struct, frozen=True):
    id: str
    room: str
    started: int
    ended: int | None
    names: list[str]
    people: list[str]
    result: dict[str, Any] | None  # points and ranks of the seats; the edition's name unless it is the printed one
    game: str
    bots: list[str]
    practice: bool
    file: str | None = None


class Batch(msgspec.Struct):
    """Rows to be stored together, or not at all."""

    people: list[Row] = []
    devices: list[Row] = []
    renamed: list[Row] = []
    ended: list[Row] = []
    ended_all: list[Row] = []
    withdrawn: list[Row] = []
    new_rooms: list[Row] = []
    events: list[Row] = []
    rooms: list[Row] = []
    outside: list[Row] = []
    returned: list[Row] = []
    members: list[Row] = []
    hidden: list[Row] = []
    new_matches: list[Row] = []
    matches: list[Row] = []
    unbans: list[Row] = []
    bans: list[Row] = []
    audits: list[Row] = []
    news: list[str] = []  # for the other nodes, in addition to the numbers of the events: see news.py

    @staticmethod
    def of(batches: "Sequence[Batch]") -> "Batch":
        """All of them as one."""
        total = Batch()
        for batch in batches:
            for name in FIELDS:
                if rows := getattr(batch, name):
                    getattr(total, name).extend(rows)
        return total

    @property
    def told(self) -> list[str]:
        """What the other nodes are told of it."""
        last = {row["room"]: row["number"] for row in self.events}  # in the order of their numbers
        return [*of_rooms(last), *self.news]

    @property
    def is_of_moves(self) -> bool:
        """Whether it has events and what they change in their rooms, and nothing else."""
        return bool(self.events and self.rooms) and not any(getattr(self, name) for name in FIELDS if name not in MOVES)


FIELDS = Batch.__struct_fields__
MOVES = ("events", "rooms", "news")  # what most batches have, and nothing else


def database_url(database: str) -> URL:
    """The address in SQLAlchemy's form; OptionError unless it is SQLite or PostgreSQL."""
    try:
        url = make_url(database)
    except SQLAlchemyError:
        raise OptionError(Say("server.database", came=database.partition(":")[0])) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise OptionError(Say("server.database", came=kind))
    return url.set(drivername=DRIVERS[kind])


class OneThread:
    """A thread that does one thing after the other. Every move waits for it, and the way to a thread of a pool and back takes a
    third longer. It keeps no process from ending that has failed before it could close its store."""

    def __init__(self) -> None:
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)

    async def run(self, work: Callable[[], T]) -> T:
        if self._thread.ident is None:
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(found: Any, error: BaseException | None) -> None:
            if done.cancelled():
                return
            done.set_result(found) if error is None else done.set_exception(error)

        def do() -> None:
            found, failure = None, None
            try:
                found = work()
            except BaseException as error:
                failure = error
            with contextlib.suppress(RuntimeError):  # the loop is gone
                loop.call_soon_threadsafe(settle, found, failure)

        self._work.put(do)
        return await done

    def stop(self) -> None:
        """Once everything has been done."""
        self._work.put(None)
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            work()


class Store:
    """All reading, and the only way to write: `transact`. Moves use `write`, which the writer calls."""

    def __init__(self, database: str, patient: bool = False) -> None:
        """patient: its transactions may take long."""
        self.url = database_url(database)
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        self.node = new_node()  # this process's id for the others on the same PostgreSQL
        self.damaged = False
        # SQLite has one writer at a time, so all writing happens in one thread, each transaction in one piece: if every step had to
        # wait for the event loop, everybody who has made a move would wait for all of them.
        self.write_engine: Engine | None = None
        self._thread = OneThread()
        self.engine: AsyncEngine = self._sqlite() if self.is_sqlite else self._postgresql(0 if patient else IDLE_MS)
        self._writing = Kept(self.engine)

    def _sqlite(self) -> AsyncEngine:
        file = Path(self.url.database or "")
        try:
            make_folder(file.parent)
        except OSError as error:
            raise OptionError(Say("error.file_write", file=str(file), why=error.strerror or str(error))) from None
        waiting = {"timeout": BUSY_MS / 1000}
        engine = create_async_engine(self.url, connect_args=waiting)
        engines = [engine.sync_engine]
        if self.url.database not in (None, "", ":memory:"):
            self.write_engine = create_engine(self.url.set(drivername="sqlite"), connect_args=waiting)
            engines.append(self.write_engine)
            for each in engines:
                event.listen(each, "do_connect", lambda *_: _shut(file))
        for each in engines:
            event.listen(each, "connect", _set_up_sqlite)
        return engine

    def _postgresql(self, idle: int) -> AsyncEngine:
        # No other node can use what a transaction has locked, so one whose process stops in its middle is rolled back.
        limits = {
            "timeout": CONNECTING,
            "command_timeout": ANSWERING,
            "server_settings": {"idle_in_transaction_session_timeout": f"{idle}"},
        }
        with needs("postgresql"):
            return create_async_engine(self.url, pool_pre_ping=True, pool_size=8, max_overflow=8, connect_args=limits)

    async def is_laid_out(self) -> bool:
        """Whether it has its tables; looking changes nothing. OptionError: they are from before the first release."""
        from sweetbox.server import migrate

        if self.write_engine is not None:
            return migrate.is_laid_out(migrate.tables_in(Path(self.url.database or "")))
        async with self.engine.connect() as connection:
            return migrate.is_laid_out(await connection.run_sync(lambda each: inspect(each).get_table_names()))

    async def open(self) -> None:
        """Lay out the tables, where there are none."""
        from sweetbox.server.migrate import lay_out

        try:
            await self.is_laid_out()
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
                    # Two processes that start together must not do it together.
                    await connection.execute(text("SELECT pg_advisory_xact_lock(7933248)"))
                await connection.run_sync(lay_out)
        except OptionError:
            raise
        except Exception as error:
            raise OptionError(Say("server.database_open", why=reason_of(error))) from error

    async def is_open_to_all(self) -> bool:
        """Whether everybody whom the PostgreSQL server knows may connect: they hear the news in which nodes name rooms."""
        if self.is_sqlite:
            return False
        asked = text("SELECT has_database_privilege('public', current_database(), 'CONNECT') AS open")
        return bool((await self.rows(asked))[0]["open"])

    async def close(self) -> None:
        self._thread.stop()
        await self._writing.drop()
        if self.write_engine is not None:
            self.write_engine.dispose()
        await self.engine.dispose()

    # ---- Reading ----

    async def check(self) -> None:
        """RefusedError unless it answers and has never been found damaged."""
        await self.rows(text("SELECT 1"))
        if self.damaged:
            raise RefusedError("store_damaged")

    async def events(self, room: str, since: int = 0, most: int | None = None) -> list[Event]:
        """A room's events after this one; with `most`, the first so many of them."""
        return await self._read(_events(room, since).limit(most), _event)

    async def last_events(self, room: str, slowly: Slowly) -> list[Event]:
        """A room's events since the start of its last match; all of them if there was none."""
        of_room = schema.event.c.room == room
        starts = select(schema.event.c.number).where(of_room, schema.event.c.kind == "started")
        last = starts.order_by(schema.event.c.number.desc()).limit(1).scalar_subquery()
        return await self._read_slowly(_events(room).where(schema.event.c.number >= func.coalesce(last, 0)), slowly)

    async def members(self, room: str) -> list[str]:
        """Everybody who has been in the room, and has not been shut out by a new link."""
        inside = (schema.member.c.room == room, schema.member.c.outside.is_(False))
        found = await self.rows(select(schema.member.c.person).where(*inside))
        return [row["person"] for row in found]

    async def door(self, room: str, person: str) -> Door | None:
        """One query, whether or not there is such a room, so that the time it takes reveals nothing."""
        of_room = schema.member.c.room == schema.room.c.id
        own = of_room & (schema.member.c.person == person) & schema.member.c.outside.is_(False)
        asked = select(schema.room.c.public, schema.room.c.key, schema.member.c.person).outerjoin(schema.member, own)
        found = await self.rows(asked.where(schema.room.c.id == room))
        return Door(found[0]["public"], found[0]["key"], found[0]["person"] is not None) if found else None

    async def last_number(self, room: str) -> int:
        found = await self.rows(select(func.max(schema.event.c.number).label("last")).where(schema.event.c.room == room))
        return int(found[0]["last"] or 0)

    async def archive_of(self, room: str) -> bytes | None:
        """A room's events as they are packed in the archive; to unpack them takes long, so do that in a thread."""
        found = await self.rows(select(schema.archive.c.events).where(schema.archive.c.room == room))
        return found[0]["events"] if found else None

    async def person(self, token: str) -> Person | None:
        return await self._person(schema.device, schema.device.c.token == token)

    async def tokens(self, hashed: Collection[str]) -> set[str]:
        """Those of these hashes that are still valid."""
        if not hashed:
            return set()
        found = await self.rows(select(schema.device.c.token).where(schema.device.c.token.in_(list(hashed))))
        return {row["token"] for row in found}

    async def devices(self, person: str) -> list[Row]:
        """A person's devices, the newest last."""
        own = select(schema.device).where(schema.device.c.person == person)
        return await self.rows(own.order_by(schema.device.c.at, schema.device.c.id))

    async def handover(self, code: str, at: int) -> Person | None:
        """The person of this link; None if it is used up or too old."""
        return await self._person(schema.handover, schema.handover.c.code == code, schema.handover.c.until > at)

    async def _person(self, by: Table, *where: Any) -> Person | None:
        found = await self.rows(select(schema.person).join(by, by.c.person == schema.person.c.id).where(*where))
        return Person(found[0]["id"], found[0]["name"], found[0]["language"]) if found else None

    async def rooms_of(self, person: str, limit: int, skip: int = 0) -> list[RoomRow]:
        joined = select(schema.room).join(schema.member, schema.member.c.room == schema.room.c.id)
        mine = (schema.member.c.person == person, schema.member.c.hidden.is_(False), schema.member.c.outside.is_(False))
        where = joined.where(*mine, schema.room.c.archived.is_(None))
        return await self._read(where.order_by(schema.room.c.at.desc(), schema.room.c.id).limit(limit).offset(skip), _room)

    async def rooms_since(self, at: int, limit: int) -> list[RoomRow]:
        """The rooms that had an event since then, the newest first."""
        # Public or not: with both named, the index on these three columns is used.
        where = (schema.room.c.public.in_([True, False]), schema.room.c.archived.is_(None), schema.room.c.at >= at)
        return await self._read(select(schema.room).where(*where).order_by(schema.room.c.at.desc()).limit(limit), _room)

    async def match(self, id_: str) -> MatchRow | None:
        found = await self._read(select(schema.match).where(schema.match.c.id == id_), _match)
        return found[0] if found else None

    async def matches_of(self, room: str, limit: int) -> list[MatchRow]:
        there = select(*LINE).where(schema.match.c.room == room)
        return await self._read(there.order_by(schema.match.c.started).limit(limit), _match)

    async def ended_in(self, room: str, limit: int) -> list[MatchRow]:
        """The last finished matches of a room, without lessons, in the order in which they were played."""
        over = select(*LINE).where(
            schema.match.c.room == room, schema.match.c.ended.is_not(None), schema.match.c.practice.is_(False)
        )
        newest = over.order_by(schema.match.c.started.desc(), schema.match.c.id).limit(limit)
        return (await self._read(newest, _match))[::-1]

    async def matches_by(
        self, person: str, limit: int, skip: int = 0, game: str | None = None, over: bool = False
    ) -> list[MatchRow]:
        """The matches a person has played, newest first, without lessons. over: only finished ones."""
        mine = matches_by(select(*LINE), person, over)
        if game is not None:
            mine = mine.where(schema.match.c.game == game)
        newest = mine.order_by(schema.match.c.started.desc(), schema.match.c.id).limit(limit).offset(skip)
        return await self._read(newest, _match)

    async def count_ended(self, person: str) -> int:
        """How many matches of this person are over."""
        found = await self.rows(matches_by(select(func.count().label("count")).select_from(schema.match), person, over=True))
        return int(found[0]["count"])

    async def today(self) -> tuple[int, int]:
        """The day of the store's calendar, and when it began."""
        found = await self.rows(select(schema.day).order_by(schema.day.c.number.desc()).limit(1))
        return (found[0]["number"], found[0]["at"]) if found else (0, 0)

    async def bans(self) -> list[Ban]:
        return [Ban(**row) for row in await self.rows(select(schema.ban))]

    async def rooms_before(self, day: int, limit: int) -> list[str]:
        """Rooms that nobody has used since then."""
        # While a clock is running, a move may take days.
        where = (schema.room.c.archived.is_(None), schema.room.c.day < day, schema.room.c.due.is_(None))
        open_elsewhere = select(schema.presence.c.room).where(schema.presence.c.room == schema.room.c.id)
        return [row["id"] for row in await self.rows(select(schema.room.c.id).where(*where, ~open_elsewhere.exists()).limit(limit))]

    async def next_due(self) -> int | None:
        """The house time at which a person's time is up next, in any room."""
        found = await self.rows(select(func.min(schema.room.c.due).label("due")).where(schema.room.c.archived.is_(None)))
        return None if found[0]["due"] is None else int(found[0]["due"])

    async def rooms_due(self, now: int, limit: int) -> list[str]:
        """Rooms in which a person's time is up at this house time, the earliest first."""
        where = (schema.room.c.archived.is_(None), schema.room.c.due <= now)
        due = select(schema.room.c.id).where(*where).order_by(schema.room.c.due).limit(limit)
        return [row["id"] for row in await self.rows(due)]

    async def house_time(self) -> int:
        found = await self.rows(select(schema.house_time.c.total))
        return int(found[0]["total"]) if found else 0

    @asynccontextmanager
    async def listening(self, hear: Callable[[str], None]) -> AsyncIterator[Any]:
        """An asyncpg connection over which PostgreSQL sends news, opened for this and closed at the end."""
        async with self.engine.connect() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            try:
                await line.execute(PLANS)
                await line.add_listener(CHANNEL, lambda *told: hear(told[-1]))
                yield line
            finally:
                await connection.invalidate()

    async def events_after(self, line: Any, numbers: dict[str, int]) -> dict[str, list[Event]]:
        """What happened in rooms after these events, in one query over a listening connection."""
        found: dict[str, list[Event]] = {}
        for row in await line.fetch(EVENTS_AFTER, list(numbers), list(numbers.values()), timeout=ANSWERING):
            found.setdefault(row["room"], []).append(_event(row))
        return found

    async def behind(self, numbers: dict[str, int]) -> list[str]:
        """Those of these rooms that have newer events."""
        last = select(schema.event.c.room, func.max(schema.event.c.number).label("last")).group_by(schema.event.c.room)
        rooms, found = list(numbers), list[str]()
        for first in range(0, len(rooms), AT_ONCE):
            rows = await self.rows(last.where(schema.event.c.room.in_(rooms[first : first + AT_ONCE])))
            found += [row["room"] for row in rows if row["last"] > numbers[row["room"]]]
        return found

    async def erasures(self) -> int:
        """The number of the last erasure; 0: never."""
        found = await self.rows(select(func.max(schema.audit.c.number).label("last")).where(schema.audit.c.act == "erase"))
        return int(found[0]["last"] or 0)

    async def rows(self, statement: Any) -> list[Row]:
        return await self._read(statement, dict)

    async def _read(self, statement: Any, of: Callable[[Row], T]) -> list[T]:
        """What is in the rows; a row that cannot be read means a damaged store."""
        try:
            async with aside(), self.engine.connect() as connection:
                return [of(dict(row)) for row in (await connection.execute(statement)).mappings()]
        except Exception as error:
            raise self._lost(error) from None

    async def _read_slowly(self, statement: Any, slowly: Slowly) -> list[Event]:
        rows = await self.rows(statement)
        try:
            return await slowly(_decoded, rows)
        except RefusedError:
            raise
        except Exception as error:
            raise self._lost(error) from None

    # ---- Writing ----

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Everything that `work` does is stored, or nothing. ConflictError if somebody else stored one of the rows first."""
        try:
            if self.write_engine is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            return await self._thread.run(partial(_transact, self.write_engine, work))
        except IntegrityError:
            raise ConflictError from None
        except (ConflictError, RefusedError):
            raise
        except Exception as error:
            raise self._lost(error) from None

    async def write(self, batch: Batch) -> None:
        """Store a batch. ConflictError if somebody else stored an event with that number first."""
        if self.write_engine is not None:
            await self._write_to_sqlite(self.write_engine, batch)
        elif not self.is_sqlite and batch.is_of_moves:
            await self._write_moves(batch)
        else:
            await self.transact(lambda connection: self._write(connection, batch))

    async def _write_to_sqlite(self, engine: Engine, batch: Batch) -> None:
        try:
            await self._thread.run(partial(_write_to_sqlite, engine, batch))
        except sqlite3.IntegrityError:
            raise ConflictError from None
        except Exception as error:
            raise self._lost(error) from None

    async def _write_moves(self, batch: Batch) -> None:
        try:
            line = await self._writing.line()
            await store_moves(line, batch.events, batch.rooms, payloads(self.node, batch.told))
        except Exception as error:
            if is_conflict(error):
                raise ConflictError from None
            await self._writing.drop()
            raise self._lost(error) from None

    def _write(self, connection: Connection, batch: Batch) -> None:
        for name, statement in STEPS.items():
            rows = getattr(batch, name)
            if rows:
                connection.execute(statement, rows)
        tell(connection, self.node, *batch.told)

    async def beat(self, at: int) -> None:
        """Store one row, to see whether that works."""

        def work(connection: Connection) -> None:
            if not connection.execute(update(schema.pulse).values(at=at)).rowcount:
                connection.execute(insert(schema.pulse).values(id=1, at=at))

        await self.transact(work)

    async def reach_house_time(self, total: int) -> int:
        """Store the house time, unless another process has reached a later one; returns the later of the two. ConflictError if
        another process has just stored the first one."""

        def work(connection: Connection) -> int:
            later = update(schema.house_time).where(schema.house_time.c.total < total).values(total=total)
            if connection.execute(later).rowcount:
                return total
            found = connection.scalar(select(schema.house_time.c.total))
            if found is None:
                connection.execute(insert(schema.house_time).values(id=1, total=total))
                return total
            return int(found)

        return await self.transact(work)

    async def set_due(self, room: str, due: int | None, now: int) -> None:
        """Set when a person's time is up in a room that was wrongly thought to be due, unless somebody has just set it."""
        wrong = (schema.room.c.id == room, schema.room.c.due <= now)
        await self._execute(update(schema.room).where(*wrong).values(due=due))

    async def offer_handover(self, token: str, row: Row) -> None:
        """Store a link, instead of the person's earlier one. ConflictError: the device that asks for it, whose token this is, has
        just been signed out."""

        def work(connection: Connection) -> None:
            own = schema.device.c.token == token
            if connection.scalar(select(schema.device.c.id).where(own).with_for_update()) is None:
                raise ConflictError
            connection.execute(delete(schema.handover).where(schema.handover.c.person == row["person"]))
            connection.execute(insert(schema.handover).values(**row))

        await self.transact(work)

    async def hand_over(self, code: str, at: int, device: Row) -> None:
        """Use up the link and sign the device in as its person. ConflictError if it is already used up, or too old."""
        link = schema.handover.c.code == code

        def work(connection: Connection) -> None:
            person = connection.scalar(select(schema.handover.c.person).where(link, schema.handover.c.until > at))
            if person is None or not connection.execute(delete(schema.handover).where(link)).rowcount:
                raise ConflictError
            connection.execute(insert(schema.device).values(**device, person=person))

        await self.transact(work)

    async def forget_handovers(self, at: int) -> None:
        """Delete the links that were too old by then."""
        await self._execute(delete(schema.handover).where(schema.handover.c.until <= at))

    async def forget_bans(self, at: int) -> None:
        """Delete the bans that had expired by then: an address is kept no longer than necessary."""
        await self._execute(delete(schema.ban).where(schema.ban.c.until <= at))

    async def archive(self, room: str, at: int, tick: int, closed: bool = False, audits: Sequence[Row] = ()) -> None:
        """Move a room's events into the archive. ConflictError if somebody has just used it."""
        of_room = schema.event.c.room == room

        def work(connection: Connection) -> None:
            rows = all_rows(connection, select(schema.event).where(of_room).order_by(schema.event.c.number))
            last = rows[-1]["number"]
            connection.execute(insert(schema.event), event_rows(room, [Event(last + 1, None, Archived(closed), at, tick)]))
            connection.execute(insert(schema.archive), {"room": room, "events": packed(rows), "at": at})
            connection.execute(delete(schema.event).where(of_room, schema.event.c.number <= last))
            connection.execute(delete(schema.talk).where(schema.talk.c.room == room))
            connection.execute(update(schema.room).where(schema.room.c.id == room).values(archived=at))
            self._write(connection, Batch(audits=list(audits), news=of_rooms({room: last + 1})))

        await self.transact(work)

    async def reopen(self, room: str, at: int, day: int, tick: int, audits: Sequence[Row] = ()) -> None:
        """Move a room's events back out of the archive. ConflictError if somebody else has just done so."""
        of_room = schema.archive.c.room == room

        def work(connection: Connection) -> None:
            found = connection.scalar(select(schema.archive.c.events).where(of_room))
            if found is None:
                raise ConflictError
            rows = unpacked(found)
            last = rows[-1]["number"] + 1  # the event that says that it was archived
            connection.execute(insert(schema.event), [*rows, *event_rows(room, [Event(last + 1, None, Reopened(), at, tick)])])
            connection.execute(delete(schema.archive).where(of_room))
            connection.execute(update(schema.room).where(schema.room.c.id == room).values(archived=None, at=at, day=day))
            self._write(connection, Batch(audits=list(audits), news=of_rooms({room: last + 1})))

        await self.transact(work)

    async def add_day(self, number: int, at: int) -> None:
        """Add a new day to the calendar. ConflictError if it has already begun."""
        await self._execute(insert(schema.day).values(number=number, at=at))

    async def set_today(self, number: int, at: int) -> None:
        """Record when this day of the calendar began."""
        await self._execute(update(schema.day).where(schema.day.c.number == number).values(at=at))

    async def _execute(self, statement: Any) -> None:
        await self.transact(lambda connection: connection.execute(statement))

    def _lost(self, error: Exception) -> RefusedError:
        """Away, locked, full or damaged: drivers have many errors for these. As far as this process knows, nothing was stored."""
        cause, reason = getattr(error, "orig", None) or error, reason_of(error)
        log.error("store: %s: %s", type(cause).__name__, reason[:200])
        if is_damage(cause):
            self.damaged = True  # it will not mend itself
            return RefusedError("store_damaged")
        return RefusedError("store_full" if "full" in reason or "No space left" in str(error) else "store")


class ConflictError(Exception):
    """The rows already exist: reload, check again, retry."""


def reason_of(error: Exception) -> str:
    """The first line of a driver's message; the lines after it may contain personal data."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__


def is_damage(cause: BaseException) -> bool:
    """Whether a driver found broken pages, or a row contains what was never stored."""
    if isinstance(cause, msgspec.DecodeError | zlib.error | UnicodeDecodeError) or str(cause).startswith(NO_TEXT):
        return True
    return getattr(cause, "sqlite_errorname", "").startswith(DAMAGED_SQLITE) or getattr(cause, "sqlstate", "") in DAMAGED_POSTGRESQL


def matches_by(asked: Any, person: str, over: bool = False) -> Any:
    """With only the matches that a person has played, without lessons. Their rooms are looked up first: otherwise everybody's
    matches would be looked through."""
    mine = asked.join(schema.member, schema.member.c.room == schema.match.c.room).where(
        schema.member.c.person == person,
        schema.match.c.people.contains(f'"{person}"', autoescape=True),
        schema.match.c.practice.is_(False),
    )
    return mine.where(schema.match.c.ended.is_not(None)) if over else mine


def _transact(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def all_rows(connection: Connection, statement: Any) -> list[Row]:
    return [dict(row) for row in connection.execute(statement).mappings()]


def _of_member(statement: Any) -> Any:
    return statement.where(schema.member.c.person == bindparam("person_id"), schema.member.c.room == bindparam("room_id"))


STEPS: dict[str, Any] = {  # how the rows of a batch are stored, in this order
    "people": insert(schema.person),
    "devices": insert(schema.device),
    "renamed": update(schema.person).where(schema.person.c.id == bindparam("person_id")),
    "ended": delete(schema.device).where(schema.device.c.id == bindparam("device_id")),
    "ended_all": delete(schema.device).where(schema.device.c.person == bindparam("person_id")),
    "withdrawn": delete(schema.handover).where(schema.handover.c.person == bindparam("person_id")),
    "new_rooms": insert(schema.room),
    "events": insert(schema.event),
    "rooms": update(schema.room).where(schema.room.c.id == bindparam("room_id")),
    "outside": _of_member(update(schema.member)),
    "returned": _of_member(delete(schema.member)),
    "members": insert(schema.member),
    "hidden": _of_member(update(schema.member)),
    "new_matches": insert(schema.match),
    "matches": update(schema.match).where(schema.match.c.id == bindparam("match_id")),
    "unbans": delete(schema.ban).where(schema.ban.c.whom == bindparam("banned")),
    "bans": insert(schema.ban),
    "audits": insert(schema.audit),
}


def _write_to_sqlite(engine: Engine, batch: Batch) -> None:
    """The same without SQLAlchemy, which would be most of the work of a move."""
    with contextlib.closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        for name in STEPS:
            rows = getattr(batch, name)
            if rows:
                cursor.executemany(_sqlite_text(name, tuple(rows[0])), rows)
        connection.commit()


@lru_cache
def _sqlite_text(name: str, columns: tuple[str, ...]) -> str:
    """A step for rows with these columns."""
    return str(STEPS[name].compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=list(columns)))


def _room(row: Row) -> RoomRow:
    points = msgspec.json.decode(row["points"]) if row["points"] is not None else None
    return RoomRow(**{**row, "chairs": _chairs.decode(row["chairs"]), "points": points})


def _match(row: Row) -> MatchRow:
    plain = {name: msgspec.json.decode(row[name]) for name in ("names", "people", "bots", "result") if row[name] is not None}
    return MatchRow(**{**row, **plain})


def _events(room: str, since: int = 0) -> Any:
    return select(schema.event).where(schema.event.c.room == room, schema.event.c.number > since).order_by(schema.event.c.number)


def _decoded(rows: list[Row]) -> list[Event]:
    return [_event(row) for row in rows]


def _event(row: Mapping[str, Any]) -> Event:
    return Event(row["number"], row["seat"], from_text(row["data"]), row["at"], row["tick"], row["owed"])


def event_rows(room: str, events: Iterable[Event]) -> list[Row]:
    return [
        {
            "room": room,
            "number": each.number,
            "kind": each.kind,
            "seat": each.seat,
            "data": to_text(each.data),
            "at": each.at,
            "tick": each.tick,
            "owed": each.owed,
        }
        for each in events
    ]


def packed(rows: list[Row]) -> bytes:
    """Rows of events as stored in the archive."""
    return zlib.compress(msgspec.json.encode(rows), 9)


def unpacked(events: bytes) -> list[Row]:
    rows: list[Row] = msgspec.json.decode(zlib.decompress(events))
    return rows


# Inside a text of JSON a quotation mark has a backslash before it, so this is nowhere but between two rows.
FIRST, BETWEEN, STARTED = b'[{"room":', b'},{"room":', b'"kind":"started"'


def archived_events(events: bytes, since: int = 0, most: int | None = None) -> list[Event]:
    """Events of an archive, as `Store.events`. Only these are decoded: decoding all of them at once would hold up every thread."""
    rows = _packed_rows(events)
    return [_unpacked(row) for row in rows[since : None if most is None else since + most]]  # the first event has number 1


def last_archived_events(events: bytes) -> list[Event]:
    """Those since the start of the last match in an archive; all of them if there was none."""
    rows = _packed_rows(events)
    starts = (at for at in range(len(rows) - 1, -1, -1) if STARTED in rows[at])
    return [_unpacked(row) for row in rows[next(starts, 0) :]]


def _packed_rows(events: bytes) -> list[bytes]:
    return zlib.decompress(events)[len(FIRST) : -len(b"}]")].split(BETWEEN)


def _unpacked(row: bytes) -> Event:
    return _event(msgspec.json.decode(b'{"room":' + row + b"}"))


def _shut(file: Path) -> None:
    """Before anything is in it: SQLite gives the files beside it the same rights. If this fails, SQLite's error says more."""
    with contextlib.suppress(OSError):
        make_private(file)
        for beside in ("-wal", "-shm"):
            keep_private(file.with_name(file.name + beside))


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """WAL, so that readers never wait; FULL, so that commits survive a power cut; what is deleted or overwritten is removed from
    the file, too."""
    cursor = connection.cursor()
    settings = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
    for setting in (*settings, f"busy_timeout={BUSY_MS}", f"cache_size=-{PAGES}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
