"""The store's own calendar, by which rooms grow old: no wall clock that leaps archives them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "day",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_day"),
    )
    with op.batch_alter_table("room") as room:
        room.add_column(sa.Column("day", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("ix_room_archived_at", "room")
    op.create_index("ix_room_archived_day", "room", ["archived", "day"])
