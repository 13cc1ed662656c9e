"""Finished games are found by their server"""

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_results_guild_id", "results", ["guild_id", "table_id"])


def downgrade() -> None:
    op.drop_index("ix_results_guild_id", "results")
