"""Computers sit at tables, and their moves fall due"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

AWAITING = sa.text("awaits_computer")


def upgrade() -> None:
    awaits: sa.Column[bool] = sa.Column(
        "awaits_computer", sa.Boolean(), server_default=sa.false(), nullable=False
    )
    op.add_column("tables", awaits)
    op.add_column("seats", sa.Column("computer", sa.String(length=10), nullable=True))
    op.add_column("results", sa.Column("computer", sa.String(length=10), nullable=True))
    op.create_index(
        "ix_tables_awaiting", "tables", ["changed_at"], sqlite_where=AWAITING, postgresql_where=AWAITING
    )


def downgrade() -> None:
    op.drop_index("ix_tables_awaiting", "tables")
    op.drop_column("results", "computer")
    op.drop_column("seats", "computer")
    op.drop_column("tables", "awaits_computer")
