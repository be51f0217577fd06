"""For notices: the server's push key, where people want to be told, and who was told of what."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push"),
    )
    op.create_table(
        "subscription",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("device", ID, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_subscription_person"),
        sa.PrimaryKeyConstraint("id", name="pk_subscription"),
    )
    op.create_index("ix_subscription_person", "subscription", ["person"])
    op.create_table(
        "notice",
        sa.Column("person", ID, nullable=False),
        sa.Column("room", ID, nullable=False),
        sa.Column("match", ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_notice_person"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_notice_room"),
        sa.PrimaryKeyConstraint("person", "room", name="pk_notice"),
    )
