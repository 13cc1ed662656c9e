"""Tables know the channel of their thread"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("parent_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "parent_id")
