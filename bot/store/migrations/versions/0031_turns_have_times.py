"""Tables know when the last turn was completed"""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn_at", sa.BigInteger(), server_default="0", nullable=False))
    op.execute("UPDATE tables SET turn_at = changed_at")
    completed = (
        "SELECT max(moves.at) FROM moves"
        " WHERE moves.table_id = tables.id AND moves.version <= tables.turn_version"
    )
    op.execute(f"UPDATE tables SET turn_at = COALESCE(({completed}), turn_at) WHERE status = 'playing'")


def downgrade() -> None:
    op.drop_column("tables", "turn_at")
