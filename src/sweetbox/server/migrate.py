"""Lay out a store's tables, inside the caller's transaction, and tell a store from before the first release."""

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.match_file import LAST_READER
from sweetbox.kernel.say import Say

SCRIPTS = Path(__file__).parent / "migrations"
FORM = "form"  # the table that says which migrations a store has had


def upgrade(connection: Connection) -> None:
    made = Config()
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    if current(connection) == ScriptDirectory.from_config(made).get_current_head():
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # or each table would be kept even if the next one fails
    command.upgrade(made, "head")


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection, opts={"version_table": FORM}).get_current_revision()


def is_laid_out(tables: Collection[str]) -> bool:
    """Whether a store with these tables has been laid out. OptionError: it has, before the first release."""
    if {"room", "event", "member"} <= set(tables) and FORM not in tables:
        raise OptionError(Say("server.store_earlier", commit=LAST_READER))
    return FORM in tables


def tables_in(file: Path) -> list[str]:
    """The tables of a store in SQLite. Looking leaves it as it is: SQLite would add the -wal file to it, unless it may only read,
    and could not remove what it needs for that, unless it may write."""
    if not file.exists():
        return []
    mode = "ro" if file.with_name(file.name + "-wal").exists() else "rw"
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode={mode}", uri=True)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
