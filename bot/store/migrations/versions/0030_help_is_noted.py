"""Help is noted: who took some is not counted on the computers' leaderboard"""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("seats", "results"):
        op.add_column(table, sa.Column("helped", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    for table in ("results", "seats"):
        op.drop_column(table, "helped")
