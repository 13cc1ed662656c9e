"""A server says how long a turn may take where nobody chooses"""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("usual_clock", sa.String(length=40), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "usual_clock")
