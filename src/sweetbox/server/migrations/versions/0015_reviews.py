"""Reviews of matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("match", sa.String(32), sa.ForeignKey("match.id", name="fk_review_match"), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("losses", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_review"),
    )
