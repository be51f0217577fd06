"""A backup: everything in the store, as it is at one moment, in one SQLite file that can itself be served."""

import os
from pathlib import Path

from sqlalchemy import func, insert, select, text

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server import schema
from sweetbox.server.store import Store, database_url

ROWS = 2000  # at a time


async def backup(database: str, file: Path) -> tuple[int, int]:
    """Write the backup, from SQLite or PostgreSQL, while the server runs. How many rooms and events are in it."""
    if file.exists():
        raise OptionError(Say("server.file_exists", file=str(file)))
    url = database_url(database)
    if url.drivername.startswith("sqlite") and not Path(url.database or "").is_file():
        raise OptionError(Say("server.no_database", file=url.database or "-"))
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    source, target = Store(database), Store(f"sqlite:///{part.absolute()}")
    try:
        await source.open()
        await target.open()
        counts = await _copy(source, target)
    except OSError as error:
        raise OptionError(Say("error.file_write", file=str(file), why=error.strerror or str(error))) from None
    finally:
        await source.close()
        await target.close()
    os.replace(part, file)  # only a whole backup has the name that was asked for
    return counts


async def _copy(source: Store, target: Store) -> tuple[int, int]:
    async with source.engine.connect() as reading, target.engine.begin() as writing:
        if not source.is_sqlite:
            await reading.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        else:
            await reading.execute(text("BEGIN"))  # one snapshot for all tables
        for table in schema.metadata.sorted_tables:
            rows = await reading.stream(select(table))
            async for some in rows.mappings().partitions(ROWS):
                await writing.execute(insert(table), [dict(row) for row in some])
        rooms = await writing.scalar(select(func.count()).select_from(schema.room))
        events = await writing.scalar(select(func.count()).select_from(schema.event))
    return int(rooms or 0), int(events or 0)
