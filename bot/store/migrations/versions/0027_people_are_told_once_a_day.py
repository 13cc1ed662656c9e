"""Nobody is notified twice a turn, and people who wish it once a day"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("called", sa.String(length=40), nullable=True))
    op.add_column("tables", sa.Column("turn_version", sa.Integer(), server_default="0", nullable=False))
    op.add_column("people", sa.Column("digest", sa.Integer(), server_default="-1", nullable=False))
    op.create_table(
        "digests",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("tried", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name="pk_digests"),
    )
    op.create_index("ix_digests_due_at", "digests", ["due_at"])


def downgrade() -> None:
    op.drop_table("digests")
    op.drop_column("people", "digest")
    op.drop_column("tables", "turn_version")
    op.drop_column("seats", "called")
