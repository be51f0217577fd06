"""For people's time: the house time, when each event happened by it, and when somebody's time is over in a room."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house_time",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house_time"),
    )
    with op.batch_alter_table("event") as table:
        table.add_column(sa.Column("tick", sa.BigInteger))
        table.add_column(sa.Column("owed", sa.Integer))
    with op.batch_alter_table("room") as table:
        table.add_column(sa.Column("due", sa.BigInteger))
        table.create_index("ix_room_due", ["due"])
