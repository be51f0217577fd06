"""A backup: everything in the store, as it is at one moment, in one SQLite file that can itself be served.

The store is only read.
"""

import asyncio
import os
import sqlite3
from contextlib import aclosing, closing
from pathlib import Path

from sqlalchemy import delete, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sweetbox.files.private import make_private
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server import schema
from sweetbox.server.migrate import current, is_laid_out, lay_out, tables_in
from sweetbox.server.store import Store, database_url, reason_of

ROWS = 2000  # at a time


async def backup(database: str, file: Path) -> tuple[int, int]:
    """Write the backup, from SQLite or PostgreSQL, while the server runs. Returns the numbers of rooms and events in it."""
    if file.exists():
        raise OptionError(Say("server.file_exists", file=str(file)))
    url = database_url(database)
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        if not url.drivername.startswith("sqlite"):
            await _copy_postgresql(database, part)
        elif not Path(url.database or "").is_file():
            raise OptionError(Say("server.no_database", file=url.database or "-"))
        elif not is_laid_out(tables_in(Path(url.database or ""))):  # in the first moment of a store it is not
            raise OptionError(Say("server.store_empty", file=url.database or "-"))
        else:
            await asyncio.to_thread(_copy_sqlite, Path(url.database or ""), part)
        counts = await asyncio.to_thread(_count, part)
        os.replace(part, file)  # only a complete backup gets its final name
    except (sqlite3.Error, SQLAlchemyError) as error:
        raise OptionError(Say("server.database_open", why=reason_of(error))) from None
    except OSError as error:
        raise OptionError(Say("error.file_write", file=str(file), why=error.strerror or str(error))) from None
    finally:
        part.unlink(missing_ok=True)
    return counts


def _copy_sqlite(source: Path, target: Path) -> None:
    """Page by page, whatever is in them."""
    # Not mode=ro: SQLite could not remove the files that it needs beside the store while it reads.
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as reading,
        closing(sqlite3.connect(target)) as writing,
    ):
        reading.execute("PRAGMA query_only=ON")
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, and none beside it


async def _copy_postgresql(database: str, target: Path) -> None:
    """Row by row, into the same tables in SQLite."""
    source, store = Store(database, patient=True), Store(f"sqlite:///{target.absolute()}")
    try:
        reading = await _connected(source)
        async with aclosing(reading), store.engine.begin() as writing:
            await reading.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            if not await source.is_laid_out():
                raise OptionError(Say("server.no_database", file=source.url.database or "-"))
            await reading.run_sync(current)
            await writing.run_sync(lay_out)
            for table in schema.metadata.sorted_tables:
                await writing.execute(delete(table))  # what laying out put there
                rows = await reading.stream(select(table))
                async for some in rows.mappings().partitions(ROWS):
                    await writing.execute(insert(table), [dict(row) for row in some])
    finally:
        await source.close()
        await store.close()


async def _connected(source: Store) -> AsyncConnection:
    try:
        return await source.engine.connect()
    except Exception as error:  # drivers have many different errors for a wrong address
        raise OptionError(Say("server.database_open", why=reason_of(error))) from None


def _count(file: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(file)) as connection:
        (rooms,), (events,) = (connection.execute(f"SELECT count(*) FROM {table}").fetchone() for table in ("room", "event"))
    return rooms, events
