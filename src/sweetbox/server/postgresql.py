"""What is done on PostgreSQL for every move, without SQLAlchemy's part in it. A move is stored by one statement, over a connection
that is kept for it: one way there and back, and no process that is stopped can leave a transaction open in its middle."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sweetbox.server import schema
from sweetbox.server.news import CHANNEL

DIALECT = postgresql.dialect()  # type: ignore[no-untyped-call]
Line = Any  # a connection of asyncpg's
Row = Mapping[str, Any]

# A question names few rows and a table has many, whatever PostgreSQL guesses: it looks them up by their keys, and plans once.
PLANS = "SET enable_hashjoin = off; SET enable_mergejoin = off; SET plan_cache_mode = force_generic_plan"

EVENTS_AFTER = """
SELECT event.* FROM unnest($1::text[], $2::int[]) AS known(room, number)
JOIN event ON event.room = known.room AND event.number > known.number ORDER BY event.room, event.number
"""


class Kept:
    """A connection for one task alone: opened when it is first needed, and anew when it has broken."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._line: Line | None = None

    async def line(self) -> Line:
        if self._line is None or self._line.is_closed():
            await self.drop()
            self._connection = await self._engine.connect()
            line: Line = (await self._connection.get_raw_connection()).driver_connection
            await line.execute(PLANS)
            self._line = line
        return self._line

    async def drop(self) -> None:
        connection, self._connection, self._line = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


async def store_moves(line: Line, events: Sequence[Row], rooms: Sequence[Row], news: Iterable[str]) -> None:
    """Events, what lists tell of their rooms, and news of them; all of it or nothing. news: as the other nodes are told it."""
    latest = {row["room_id"]: row for row in rooms}  # a statement changes a row once
    statement = _statement(tuple(events[0]), tuple(rooms[0]))
    await line.execute(statement, *_columns(events), *_columns(list(latest.values())), CHANNEL, list(news))


def is_conflict(error: Exception) -> bool:
    """Whether somebody else has stored such a row before."""
    return str(getattr(error, "sqlstate", None) or "").startswith("23")


def _columns(rows: Sequence[Row]) -> Iterable[list[Any]]:
    return ([row[name] for row in rows] for name in rows[0])


@lru_cache
def _statement(events: tuple[str, ...], rooms: tuple[str, ...]) -> str:
    """For rows with these columns; those of `rooms` begin with the one that says which room it is."""
    own = ("id", *rooms[1:])
    news = len(events) + len(rooms) + 1
    return f"""
    WITH stored AS (
        INSERT INTO event ({_listed(events)}) SELECT * FROM {_unnested(schema.event, events, 1)}
    ), changed AS (
        UPDATE room SET {", ".join(f'"{name}" = new."{name}"' for name in rooms[1:])}
        FROM {_unnested(schema.room, own, len(events) + 1)} AS new ({_listed(own)}) WHERE room.id = new.id
    )
    SELECT pg_notify(${news}, told) FROM unnest(${news + 1}::text[]) AS told
    """


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _unnested(table: Table, names: Iterable[str], first: int) -> str:
    """Columns as arrays, which are the parameters from that one on."""
    kinds = (table.c[name].type.compile(dialect=DIALECT) for name in names)
    return f"unnest({', '.join(f'${first + at}::{kind}[]' for at, kind in enumerate(kinds))})"
