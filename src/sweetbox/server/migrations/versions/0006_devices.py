"""Somebody may be known in several browsers: tokens have a table of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "device",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_device"),
        sa.UniqueConstraint("token", name="uq_device_token"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_device_person"),
    )
    op.create_index("ix_device_person", "device", ["person"])
    op.create_table(
        "handover",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_handover"),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_handover_person"),
    )
    op.create_index("ix_handover_person", "handover", ["person"])
    op.execute("INSERT INTO device (id, person, token, at) SELECT id, id, token, at FROM person")
    with op.batch_alter_table("person") as person:
        person.drop_constraint("uq_person_token", type_="unique")
        person.drop_column("token")
