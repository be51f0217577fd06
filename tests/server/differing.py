"""How the tables of a store differ from those of the schema."""

from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from sweetbox.server import schema


def differences(connection: Connection) -> list[Any]:
    """Between the tables that are there and those of the schema."""
    compared = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=compared), schema.metadata))
