"""For histories: what a match was and against whom, without replaying it; and which rooms somebody took off their list."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("match") as match:
        match.add_column(sa.Column("game", sa.String(64), nullable=False, server_default=""))
        match.add_column(sa.Column("bots", sa.Text, nullable=False, server_default="[]"))
    with op.batch_alter_table("member") as member:
        member.add_column(sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE match SET game = (SELECT game FROM room WHERE room.id = match.room)")
