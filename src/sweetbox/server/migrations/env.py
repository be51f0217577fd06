"""Alembic runs this; `sweetbox.server.migrate` gives it an open connection."""

from alembic import context

from sweetbox.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
