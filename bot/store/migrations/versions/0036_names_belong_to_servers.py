"""Names belong to the server they are used on"""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_results_names", "results", ["guild_id", "user_id", "table_id"])
    op.add_column("people", sa.Column("public_name", sa.String(length=100), nullable=True))


def downgrade() -> None:
    op.drop_column("people", "public_name")
    op.drop_index("ix_results_names", "results")
