"""Bring a store's schema up to date, inside the caller's transaction."""

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
    command.upgrade(made, revision)


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
