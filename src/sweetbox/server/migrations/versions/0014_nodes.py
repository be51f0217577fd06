"""Several nodes on one PostgreSQL: which of them live, which room is led by which, and who has a room open there."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "node",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_node"),
    )
    op.create_table(
        "lease",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id", name="fk_lease_room"), nullable=False),
        sa.Column("node", sa.String(16), sa.ForeignKey("node.id", name="fk_lease_node", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_lease"),
    )
    op.create_index("ix_lease_node", "lease", ["node"])
    op.create_table(
        "presence",
        sa.Column("room", sa.String(32), sa.ForeignKey("room.id", name="fk_presence_room"), nullable=False),
        sa.Column("node", sa.String(16), sa.ForeignKey("node.id", name="fk_presence_node", ondelete="CASCADE"), nullable=False),
        sa.Column("crowd", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "node", name="pk_presence"),
    )
    op.create_index("ix_presence_node", "presence", ["node"])
