"""Bring a store's schema up to date, inside the caller's transaction, with which SQLite's connection should end: until then it
does not look after references."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

SCRIPTS = Path(__file__).parent / "migrations"


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, revision: str = "head") -> None:
    made = config(connection)
    if revision == "head" and current(connection) == ScriptDirectory.from_config(made).get_current_head():
        return
    is_sqlite = connection.dialect.name == "sqlite"
    if is_sqlite:
        # SQLite changes a table by making it again, and must not mind that others refer to the old one. Without BEGIN each change
        # would be kept even if the next one fails.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    command.upgrade(made, revision)
    if is_sqlite and (broken := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()):
        raise RuntimeError(f"{len(broken)} rows refer to rows that are not there")


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
