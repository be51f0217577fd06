"""For rooms whose link was renewed: the hash of its key."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("room") as table:
        table.add_column(sa.Column("key", sa.String(64)))
