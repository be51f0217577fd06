"""What people say to each other in a room."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id", name="fk_talk_room"), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.String(32), sa.ForeignKey("person.id", name="fk_talk_person"), nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_talk"),
    )
    op.create_index("ix_talk_person", "talk", ["person"])
