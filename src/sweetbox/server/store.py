"""The store: rows in SQLite or PostgreSQL, read here and written by the writer."""

import asyncio
import contextlib
import logging
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sweetbox.files.private import keep_private, make_private
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server import schema
from sweetbox.server.bans import Ban
from sweetbox.server.events import Archived, Chair, Event, Reopened, from_text, to_text
from sweetbox.server.identity import Person
from sweetbox.server.problem import RefusedError
from sweetbox.server.turns import aside

log = logging.getLogger("sweetbox")

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY_MS = 5_000  # how long SQLite waits for another process that writes
CONNECTING, ANSWERING = 5.0, 10.0  # seconds that PostgreSQL has for a new connection and for a statement

DAMAGED_SQLITE = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
NO_TEXT = "Could not decode to UTF-8"  # what Python says, without a code, of bytes in SQLite that were a text
DAMAGED_POSTGRESQL = ("XX001", "XX002")  # corrupted data, a corrupted index

Row = dict[str, Any]
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


class MatchRow(msgspec.Struct, frozen=True):
    id: str
    room: str
    started: int
    ended: int | None
    names: list[str]
    people: list[str]
    result: dict[Literal["points", "ranks"], list[int]] | None
    file: str | None = None
    game: str | None = None  # only where rooms were read with it


class Batch(msgspec.Struct):
    """Rows to be stored together, or not at all."""

    people: list[Row] = []
    renamed: list[Row] = []
    tokens: list[Row] = []
    new_rooms: list[Row] = []
    events: list[Row] = []
    rooms: list[Row] = []
    members: list[Row] = []
    new_matches: list[Row] = []
    matches: list[Row] = []
    unbans: list[Row] = []
    bans: list[Row] = []
    audits: list[Row] = []

    @staticmethod
    def of(batches: "Sequence[Batch]") -> "Batch":
        """All of them as one."""
        total = Batch()
        for batch in batches:
            for name in FIELDS:
                if rows := getattr(batch, name):
                    getattr(total, name).extend(rows)
        return total


FIELDS = Batch.__struct_fields__


def database_url(database: str) -> URL:
    """The address as SQLAlchemy wants it; OptionError unless it is SQLite's or PostgreSQL's."""
    try:
        url = make_url(database)
    except SQLAlchemyError:
        raise OptionError(Say("server.database", came=database.partition(":")[0])) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise OptionError(Say("server.database", came=kind))
    return url.set(drivername=DRIVERS[kind])


class Store:
    """All reading, and the one way to write: `transact`. Moves come by `write`, which the writer calls."""

    def __init__(self, database: str) -> None:
        self.url = database_url(database)
        self.is_sqlite = self.url.drivername.startswith("sqlite")
        self.damaged = False
        # SQLite has one writer at a time, so all writing is done in one thread, each transaction in one piece: if every step of it
        # had to wait for the event loop, everybody who has made a move would wait for all of them.
        self.write_engine: Engine | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.engine: AsyncEngine = self._sqlite() if self.is_sqlite else self._postgresql()

    def _sqlite(self) -> AsyncEngine:
        file = Path(self.url.database or "")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
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

    def _postgresql(self) -> AsyncEngine:
        limits = {"timeout": CONNECTING, "command_timeout": ANSWERING}
        try:
            return create_async_engine(self.url, pool_pre_ping=True, pool_size=8, max_overflow=8, connect_args=limits)
        except ModuleNotFoundError:
            raise OptionError(Say("server.driver")) from None

    async def open(self) -> None:
        """Bring the schema up to date."""
        from sweetbox.server.migrate import upgrade

        try:
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
                    # Two processes that start together must not migrate together.
                    await connection.execute(text("SELECT pg_advisory_xact_lock(7933248)"))
                await connection.run_sync(upgrade)
        except Exception as error:
            raise OptionError(Say("server.database_open", why=reason_of(error))) from error

    async def close(self) -> None:
        self._thread.shutdown()
        if self.write_engine is not None:
            self.write_engine.dispose()
        await self.engine.dispose()

    # ---- Reading ----

    async def check(self) -> None:
        """Whether it answers, and has never been found damaged."""
        await self.rows(text("SELECT 1"))
        if self.damaged:
            raise RefusedError("store_damaged")

    async def events(self, room: str, since: int = 0) -> list[Event]:
        after = select(schema.event).where(schema.event.c.room == room, schema.event.c.number > since)
        return await self._read(after.order_by(schema.event.c.number), _event)

    async def last_events(self, room: str) -> list[Event]:
        """A room's events from the start of its last match on; all of them where there was none."""
        of_room = schema.event.c.room == room
        starts = select(schema.event.c.number).where(of_room, schema.event.c.kind == "started")
        last = starts.order_by(schema.event.c.number.desc()).limit(1).scalar_subquery()
        since = schema.event.c.number >= func.coalesce(last, 0)
        return await self._read(select(schema.event).where(of_room, since).order_by(schema.event.c.number), _event)

    async def members(self, room: str) -> list[str]:
        """Everybody who was ever in the room."""
        found = await self.rows(select(schema.member.c.person).where(schema.member.c.room == room))
        return [row["person"] for row in found]

    async def last_number(self, room: str) -> int:
        found = await self.rows(select(func.max(schema.event.c.number).label("last")).where(schema.event.c.room == room))
        return int(found[0]["last"] or 0)

    async def archived_events(self, room: str) -> list[Event]:
        found = await self._read(select(schema.archive.c.events).where(schema.archive.c.room == room), _archived)
        return found[0] if found else []

    async def person(self, token: str) -> Person | None:
        found = await self.rows(select(schema.person).where(schema.person.c.token == token))
        return Person(found[0]["id"], found[0]["name"], found[0]["language"]) if found else None

    async def rooms_of(self, person: str, limit: int, skip: int = 0) -> list[RoomRow]:
        joined = select(schema.room).join(schema.member, schema.member.c.room == schema.room.c.id)
        where = joined.where(schema.member.c.person == person, schema.room.c.archived.is_(None))
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

    async def matches_by(self, person: str, limit: int, over: bool = False) -> list[MatchRow]:
        """The matches that somebody sat down to, newest first. over: only those that have ended."""
        joined = select(*LINE, schema.room.c.game).join(schema.room, schema.room.c.id == schema.match.c.room)
        mine = joined.join(schema.member, schema.member.c.room == schema.match.c.room).where(
            schema.member.c.person == person, schema.match.c.people.contains(f'"{person}"', autoescape=True)
        )
        if over:
            mine = mine.where(schema.match.c.ended.is_not(None))
        return await self._read(mine.order_by(schema.match.c.started.desc(), schema.match.c.id).limit(limit), _match)

    async def today(self) -> tuple[int, int]:
        """The day of the store's calendar, and when it began."""
        found = await self.rows(select(schema.day).order_by(schema.day.c.number.desc()).limit(1))
        return (found[0]["number"], found[0]["at"]) if found else (0, 0)

    async def bans(self) -> list[Ban]:
        return [Ban(**row) for row in await self.rows(select(schema.ban))]

    async def rooms_before(self, day: int, limit: int) -> list[str]:
        """Rooms that nobody has used since then."""
        where = (schema.room.c.archived.is_(None), schema.room.c.day < day)
        return [row["id"] for row in await self.rows(select(schema.room.c.id).where(*where).limit(limit))]

    async def rows(self, statement: Any) -> list[Row]:
        return await self._read(statement, dict)

    async def _read(self, statement: Any, of: Callable[[Row], T]) -> list[T]:
        """What the rows hold; one that holds nothing of the kind means a damaged store."""
        try:
            async with aside(), self.engine.connect() as connection:
                return [of(dict(row)) for row in (await connection.execute(statement)).mappings()]
        except Exception as error:
            raise self._lost(error) from None

    # ---- Writing ----

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """What `work` does is stored together, or not at all. ConflictError: somebody else stored one of the rows first."""
        try:
            if self.write_engine is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            return await asyncio.get_running_loop().run_in_executor(self._thread, _transact, self.write_engine, work)
        except IntegrityError:
            raise ConflictError from None
        except (ConflictError, RefusedError):
            raise
        except Exception as error:
            raise self._lost(error) from None

    async def write(self, batch: Batch) -> None:
        """Store a batch. ConflictError: somebody else stored an event of that number first."""
        if self.write_engine is None:
            await self.transact(lambda connection: _write(connection, batch))
            return
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, _write_to_sqlite, self.write_engine, batch)
        except sqlite3.IntegrityError:
            raise ConflictError from None
        except Exception as error:
            raise self._lost(error) from None

    async def beat(self, at: int) -> None:
        """Store one row, to see whether that can be done."""

        def work(connection: Connection) -> None:
            if not connection.execute(update(schema.pulse).values(at=at)).rowcount:
                connection.execute(insert(schema.pulse).values(id=1, at=at))

        await self.transact(work)

    async def forget_bans(self, at: int) -> None:
        """Delete the bans that were over by then: an address is kept no longer than it must be."""
        await self._execute(delete(schema.ban).where(schema.ban.c.until <= at))

    async def archive(self, room: str, at: int, closed: bool = False, audits: Sequence[Row] = ()) -> None:
        """Move a room's events into the archive. ConflictError: somebody has just used it."""
        of_room = schema.event.c.room == room

        def work(connection: Connection) -> None:
            rows = all_rows(connection, select(schema.event).where(of_room).order_by(schema.event.c.number))
            last = rows[-1]["number"]
            connection.execute(insert(schema.event), event_rows(room, [Event(last + 1, None, Archived(closed), at)]))
            connection.execute(insert(schema.archive), {"room": room, "events": packed(rows), "at": at})
            connection.execute(delete(schema.event).where(of_room, schema.event.c.number <= last))
            connection.execute(update(schema.room).where(schema.room.c.id == room).values(archived=at))
            _write(connection, Batch(audits=list(audits)))

        await self.transact(work)

    async def reopen(self, room: str, at: int, day: int, audits: Sequence[Row] = ()) -> None:
        """Move a room's events back out of the archive. ConflictError: somebody else has just done so."""
        of_room = schema.archive.c.room == room

        def work(connection: Connection) -> None:
            found = connection.scalar(select(schema.archive.c.events).where(of_room))
            if found is None:
                raise ConflictError
            rows = unpacked(found)
            last = rows[-1]["number"] + 1  # of the event that says that it was archived
            connection.execute(insert(schema.event), [*rows, *event_rows(room, [Event(last + 1, None, Reopened(), at)])])
            connection.execute(delete(schema.archive).where(of_room))
            connection.execute(update(schema.room).where(schema.room.c.id == room).values(archived=None, at=at, day=day))
            _write(connection, Batch(audits=list(audits)))

        await self.transact(work)

    async def add_day(self, number: int, at: int) -> None:
        """A new day of the calendar. ConflictError: it has begun already."""
        await self._execute(insert(schema.day).values(number=number, at=at))

    async def set_today(self, number: int, at: int) -> None:
        """Say that this day of the calendar began then."""
        await self._execute(update(schema.day).where(schema.day.c.number == number).values(at=at))

    async def _execute(self, statement: Any) -> None:
        await self.transact(lambda connection: connection.execute(statement))

    def _lost(self, error: Exception) -> RefusedError:
        """Away, locked, full or damaged: drivers have many errors for that. Nothing was stored, as far as this process can know."""
        cause, reason = getattr(error, "orig", None) or error, reason_of(error)
        log.error("store: %s: %s", type(cause).__name__, reason[:200])
        if is_damage(cause):
            self.damaged = True  # nothing mends it by itself
            return RefusedError("store_damaged")
        return RefusedError("store_full" if "full" in reason or "No space left" in str(error) else "store")


class ConflictError(Exception):
    """The rows are already there: reload, check again, retry."""


def reason_of(error: Exception) -> str:
    """What a driver says; the lines behind it may hold what is somebody's."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__


def is_damage(cause: BaseException) -> bool:
    """Whether a driver found broken pages, or a row holds what was never stored."""
    if isinstance(cause, msgspec.DecodeError | zlib.error | UnicodeDecodeError) or str(cause).startswith(NO_TEXT):
        return True
    return getattr(cause, "sqlite_errorname", "").startswith(DAMAGED_SQLITE) or getattr(cause, "sqlstate", "") in DAMAGED_POSTGRESQL


def _transact(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def all_rows(connection: Connection, statement: Any) -> list[Row]:
    return [dict(row) for row in connection.execute(statement).mappings()]


_change_person = update(schema.person).where(schema.person.c.id == bindparam("person_id"))

STEPS: dict[str, Any] = {  # how the rows of a batch are stored, in this order
    "people": insert(schema.person),
    "renamed": _change_person,
    "tokens": _change_person,
    "new_rooms": insert(schema.room),
    "events": insert(schema.event),
    "rooms": update(schema.room).where(schema.room.c.id == bindparam("room_id")),
    "members": insert(schema.member),
    "new_matches": insert(schema.match),
    "matches": update(schema.match).where(schema.match.c.id == bindparam("match_id")),
    "unbans": delete(schema.ban).where(schema.ban.c.whom == bindparam("banned")),
    "bans": insert(schema.ban),
    "audits": insert(schema.audit),
}


def _write(connection: Connection, batch: Batch) -> None:
    for name, statement in STEPS.items():
        rows = getattr(batch, name)
        if rows:
            connection.execute(statement, rows)


def _write_to_sqlite(engine: Engine, batch: Batch) -> None:
    """The same without SQLAlchemy's part in it: for a move that is most of the work."""
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
    return RoomRow(**{**row, "chairs": _chairs.decode(row["chairs"])})


def _match(row: Row) -> MatchRow:
    plain = {name: msgspec.json.decode(row[name]) for name in ("names", "people", "result") if row[name] is not None}
    return MatchRow(**{**row, **plain})


def _event(row: Row) -> Event:
    return Event(row["number"], row["seat"], from_text(row["data"]), row["at"])


def _archived(row: Row) -> list[Event]:
    return [_event(each) for each in unpacked(row["events"])]


def event_rows(room: str, events: Iterable[Event]) -> list[Row]:
    return [
        {"room": room, "number": each.number, "kind": each.kind, "seat": each.seat, "data": to_text(each.data), "at": each.at}
        for each in events
    ]


def packed(rows: list[Row]) -> bytes:
    """Rows of events as the archive keeps them."""
    return zlib.compress(msgspec.json.encode(rows), 9)


def unpacked(events: bytes) -> list[Row]:
    rows: list[Row] = msgspec.json.decode(zlib.decompress(events))
    return rows


def _shut(file: Path) -> None:
    """Before anything is in it: SQLite gives the files beside it the same rights. What cannot be done here, SQLite names better."""
    with contextlib.suppress(OSError):
        make_private(file)
        for beside in ("-wal", "-shm"):
            keep_private(file.with_name(file.name + beside))


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """WAL so that readers never wait; FULL so that what is committed survives a power cut; what is deleted or overwritten is gone
    from the file, too."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
