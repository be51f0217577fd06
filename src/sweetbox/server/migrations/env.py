"""Alembic runs this; `sweetbox.server.migrate` gives it an open connection."""

from alembic import context

from sweetbox.server.migrate import FORM

context.configure(connection=context.config.attributes["connection"], version_table=FORM)
with context.begin_transaction():
    context.run_migrations()
