"""For lessons: practice rooms, whose matches are in nobody's history."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("room", "match"):
        with op.batch_alter_table(name) as table:
            table.add_column(sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
