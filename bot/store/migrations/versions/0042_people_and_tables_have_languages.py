"""People and tables have languages"""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("user_preferences", sa.Column("language", sa.String(20), nullable=True))
    op.add_column("user_preferences", sa.Column("discord_language", sa.String(20), nullable=True))
    op.add_column("tables", sa.Column("language", sa.String(20), server_default="en", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "language")
    op.drop_column("user_preferences", "discord_language")
    op.drop_column("user_preferences", "language")
