"""What nodes read in tables instead of believing the news; and who has to come by a room's new link, although they were in it."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("audit") as table:
        table.add_column(sa.Column("told", sa.Text))
    with op.batch_alter_table("node") as table:
        table.add_column(sa.Column("used", sa.Text))
    with op.batch_alter_table("member") as table:
        table.add_column(sa.Column("outside", sa.Boolean, nullable=False, server_default=sa.false()))
