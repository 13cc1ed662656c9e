"""The channel of somebody's direct messages is kept, so that it is opened once"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "direct_channels",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_direct_channels"),
    )
    op.execute(
        "INSERT INTO direct_channels (user_id, channel_id)"
        " SELECT user_id, MAX(hand_channel_id) FROM seats"
        " WHERE hand_channel_id IS NOT NULL AND user_id > 0 GROUP BY user_id"
    )


def downgrade() -> None:
    op.drop_table("direct_channels")
