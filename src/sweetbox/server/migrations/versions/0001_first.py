"""The first schema: people, rooms, events, members, matches, archive."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", ID, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("token", name="uq_person_token"),
    )
    op.create_table(
        "room",
        sa.Column("id", ID, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("archived", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_room"),
    )
    op.create_index("ix_room_public_archived_at", "room", ["public", "archived", "at"])
    op.create_index("ix_room_archived_at", "room", ["archived", "at"])
    op.create_table(
        "event",
        sa.Column("room", ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_event"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_event_room"),
    )
    op.create_table(
        "member",
        sa.Column("person", ID, nullable=False),
        sa.Column("room", ID, nullable=False),
        sa.PrimaryKeyConstraint("person", "room", name="pk_member"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_member_person"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_member_room"),
    )
    op.create_table(
        "match",
        sa.Column("id", ID, nullable=False),
        sa.Column("room", ID, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("file", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_match_room"),
    )
    op.create_index("ix_match_room", "match", ["room"])
    op.create_table(
        "archive",
        sa.Column("room", ID, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_archive"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_archive_room"),
    )
