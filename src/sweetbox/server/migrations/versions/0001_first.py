"""The tables of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", ID, nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("told", sa.Text),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    op.create_table(
        "ban",
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("whom", name="pk_ban"),
    )
    op.create_table(
        "day",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_day"),
    )
    op.create_table(
        "house_time",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_house_time"),
    )
    op.create_table(
        "node",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_node"),
    )
    op.create_table(
        "person",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
    )
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])
    op.create_table(
        "push",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push"),
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
        sa.Column("host", ID),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("points", sa.Text),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_room"),
    )
    op.create_index("ix_room_archived_day", "room", ["archived", "day"])
    op.create_index("ix_room_due", "room", ["due"])
    op.create_index("ix_room_public_archived_at", "room", ["public", "archived", "at"])
    op.create_table(
        "archive",
        sa.Column("room", ID, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_archive"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_archive_room"),
    )
    op.create_table(
        "device",
        sa.Column("id", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_device"),
        sa.UniqueConstraint("token", name="uq_device_token"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_device_person"),
    )
    op.create_index("ix_device_person", "device", ["person"])
    op.create_table(
        "event",
        sa.Column("room", ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("tick", sa.BigInteger, nullable=False),
        sa.Column("owed", sa.Integer),
        sa.PrimaryKeyConstraint("room", "number", name="pk_event"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_event_room"),
    )
    op.create_table(
        "handover",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_handover"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_handover_person"),
    )
    op.create_index("ix_handover_person", "handover", ["person"])
    op.create_table(
        "lease",
        sa.Column("room", ID, nullable=False),
        sa.Column("node", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_lease"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_lease_room"),
        sa.ForeignKeyConstraint(["node"], ["node.id"], name="fk_lease_node", ondelete="CASCADE"),
    )
    op.create_index("ix_lease_node", "lease", ["node"])
    op.create_table(
        "match",
        sa.Column("id", ID, nullable=False),
        sa.Column("room", ID, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("file", sa.Text),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("bots", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_match_room"),
    )
    op.create_index("ix_match_room", "match", ["room"])
    op.create_table(
        "member",
        sa.Column("person", ID, nullable=False),
        sa.Column("room", ID, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("outside", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("person", "room", name="pk_member"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_member_person"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_member_room"),
    )
    op.create_table(
        "notice",
        sa.Column("person", ID, nullable=False),
        sa.Column("room", ID, nullable=False),
        sa.Column("match", ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "room", name="pk_notice"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_notice_person"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_notice_room"),
    )
    op.create_table(
        "presence",
        sa.Column("room", ID, nullable=False),
        sa.Column("node", sa.String(16), nullable=False),
        sa.Column("crowd", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "node", name="pk_presence"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_presence_room"),
        sa.ForeignKeyConstraint(["node"], ["node.id"], name="fk_presence_node", ondelete="CASCADE"),
    )
    op.create_index("ix_presence_node", "presence", ["node"])
    op.create_table(
        "subscription",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("device", ID, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", ID, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscription"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_subscription_person"),
    )
    op.create_index("ix_subscription_person", "subscription", ["person"])
    op.create_table(
        "talk",
        sa.Column("room", ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", ID, nullable=False),
        sa.Column("name", sa.String(64)),
        sa.Column("what", ID, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_talk"),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name="fk_talk_room"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_talk_person"),
    )
    op.create_index("ix_talk_person", "talk", ["person"])
    op.create_table(
        "review",
        sa.Column("match", ID, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("losses", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_review"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_review_match"),
    )
    op.create_table(
        "review_job",
        sa.Column("match", ID, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger),
        sa.Column("node", sa.String(16)),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_review_job"),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name="fk_review_job_match"),
    )
