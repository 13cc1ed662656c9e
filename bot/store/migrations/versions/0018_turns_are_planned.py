"""Turns are planned"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("planned", sa.Text(), nullable=True))
    # What was left so far went on by itself, and was the game's own text.
    op.execute(
        """UPDATE seats SET planned = '{"type":"Standing","text":"' || plan || '"}' WHERE plan IS NOT NULL"""
    )
    op.drop_column("seats", "plan")


def downgrade() -> None:
    op.add_column("seats", sa.Column("plan", sa.String(length=40), nullable=True))
    op.drop_column("seats", "planned")
