"""Lay out a store's tables, inside the caller's transaction, and tell a store of another release."""

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, insert, inspect, select

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.match_file import LAST_READER
from sweetbox.kernel.say import Say
from sweetbox.server import schema

FORM = 1  # of the tables in schema.py


def lay_out(connection: Connection) -> None:
    """All tables, where there are none."""
    if current(connection) is not None:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # or each table would be kept even if the next one fails
    schema.metadata.create_all(connection)
    connection.execute(insert(schema.form).values(number=FORM))


def current(connection: Connection) -> int | None:
    """The form of its tables; None: it has none yet. OptionError: it is one that this Sweetbox does not know."""
    found = inspect(connection).has_table("form")
    number: int | None = connection.scalar(select(schema.form.c.number)) if found else None
    if number not in (FORM, None):
        raise OptionError(Say("server.newer_store"))
    return number


def is_laid_out(tables: Collection[str]) -> bool:
    """Whether a store with these tables has been laid out. OptionError: it has, before the first release."""
    if {"room", "event", "member"} <= set(tables) and "form" not in tables:
        raise OptionError(Say("server.store_earlier", commit=LAST_READER))
    return "form" in tables


def tables_in(file: Path) -> list[str]:
    """The tables of a store in SQLite. Looking leaves it as it is: SQLite would add the -wal file to it, unless it may only read,
    and could not remove what it needs for that, unless it may write."""
    if not file.exists():
        return []
    mode = "ro" if file.with_name(file.name + "-wal").exists() else "rw"
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
