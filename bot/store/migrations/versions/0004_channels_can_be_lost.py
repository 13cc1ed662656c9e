"""A game outlives its channel, and what Discord was last told is remembered"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("channel_gone", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.create_table(
        "memos",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_memos")),
    )


def downgrade() -> None:
    op.drop_table("memos")
    op.drop_column("tables", "channel_gone")
