"""Which news are in a table's newest post"""

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("post_since", sa.Integer(), nullable=True))
    op.add_column("open_messages", sa.Column("since", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("open_messages", "since")
    op.drop_column("tables", "post_since")
