"""Hosts are told that they could start, and a full lobby starts by itself"""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("starts_at", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("host_due", sa.String(length=10), nullable=True))
    op.add_column("tables", sa.Column("host_told", sa.String(length=10), nullable=True))
    op.add_column("tables", sa.Column("host_waits", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    for name in ("host_waits", "host_told", "host_due", "starts_at"):
        op.drop_column("tables", name)
