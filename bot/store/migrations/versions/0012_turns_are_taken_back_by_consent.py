"""A turn can be taken back if everybody agrees"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

COLUMNS: dict[str, type[sa.Integer]] = {
    "undo_seat": sa.Integer,
    "undo_version": sa.Integer,
    "undo_at": sa.BigInteger,
}


def upgrade() -> None:
    for name, kind in COLUMNS.items():
        op.add_column("tables", sa.Column(name, kind(), nullable=True))
    op.add_column("seats", sa.Column("agrees", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("seats", "agrees")
    for name in COLUMNS:
        op.drop_column("tables", name)
