"""The tables of a server are listed"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

LIVE = sa.text("status IN ('lobby', 'playing')")


def upgrade() -> None:
    op.create_index("ix_tables_live_guild", "tables", ["guild_id"], sqlite_where=LIVE, postgresql_where=LIVE)


def downgrade() -> None:
    op.drop_index("ix_tables_live_guild", "tables")
