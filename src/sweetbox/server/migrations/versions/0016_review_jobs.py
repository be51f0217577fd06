"""Reviews that are wanted, so that every node knows of them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review_job",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id", name="fk_review_job_match"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger),
        sa.Column("node", sa.String(16)),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_review_job"),
    )
