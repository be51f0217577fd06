"""For lists of rooms: the points in a running match."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("room") as room:
        room.add_column(sa.Column("points", sa.Text))
