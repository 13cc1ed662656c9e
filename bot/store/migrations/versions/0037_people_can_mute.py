"""People can mute everything for a day"""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("muted_until", sa.BigInteger(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("people", "muted_until")
