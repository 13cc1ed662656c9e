"""Games go on hold, and tables without a clock ask their people whether they still play"""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None

BEFORE = sa.text("status IN ('playing', 'finished')")
PLAYED = sa.text("status IN ('playing', 'finished', 'on-hold')")
ASKS_AFTER = 7 * 24 * 60 * 60


def upgrade() -> None:
    op.add_column("tables", sa.Column("quiet_since", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("asked_at", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("on_hold", sa.String(length=10), nullable=True))
    _index(PLAYED)
    # Games that no clock moves on were never looked at again.
    op.execute(
        f"UPDATE tables SET quiet_since = changed_at, wakes_at = changed_at + {ASKS_AFTER}"
        " WHERE status = 'playing' AND wakes_at IS NULL AND (ticking_since IS NULL OR paused_at IS NOT NULL)"
    )


def downgrade() -> None:
    op.execute("UPDATE tables SET status = 'cancelled' WHERE status = 'on-hold'")
    _index(BEFORE)
    for column in ("on_hold", "asked_at", "quiet_since"):
        op.drop_column("tables", column)


def _index(played: sa.TextClause) -> None:
    op.drop_index("ix_tables_played", "tables")
    op.create_index(
        "ix_tables_played", "tables", ["channel_id", "id"], sqlite_where=played, postgresql_where=played
    )
