"""A rematch has its starter, and players leave plans"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("starter_id", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("plan", sa.String(length=40), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "plan")
    op.drop_column("tables", "starter_id")
