"""Deals played before a deletion, results shared, and invitations counted from person to person"""

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_played",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("day", "person", name=op.f("pk_daily_played")),
    )
    op.create_table(
        "shared_results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_shared_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "guild_id", name=op.f("pk_shared_results")),
    )
    op.create_table(
        "inviters",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("inviter", sa.String(32), nullable=False),
        sa.Column("recent", sa.Text(), nullable=False),
        sa.Column("blocked_until", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "inviter", name=op.f("pk_inviters")),
    )
    op.create_index("ix_inviters_expires_at", "inviters", ["expires_at"])
    op.add_column("invitations", sa.Column("silent", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("invitations", "silent")
    for table in ("inviters", "shared_results", "daily_played"):
        op.drop_table(table)
