"""Not all is kept for ever"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

PASSING = sa.text("((status = 'finished' AND state IS NOT NULL) OR (status = 'cancelled' AND host_id <> 0))")


def upgrade() -> None:
    op.create_index(
        "ix_tables_passing",
        "tables",
        ["status", "changed_at"],
        sqlite_where=PASSING,
        postgresql_where=PASSING,
    )


def downgrade() -> None:
    op.drop_index("ix_tables_passing", "tables")
