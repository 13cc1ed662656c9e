"""Tables have clocks, and what falls due by them is found by an index"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

WAKING = sa.text("wakes_at IS NOT NULL")
TIMES = ("ticking_since", "paused_at", "wakes_at", "notice_id")
NUMBERS = ("bank", "reminded", "missed")
FLAGS = ("stand_in", "wants_pause")


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(length=40), nullable=True))
    for name in TIMES:
        op.add_column("tables", sa.Column(name, sa.BigInteger(), nullable=True))
    for name in NUMBERS:
        op.add_column("seats", sa.Column(name, sa.Integer(), server_default="0", nullable=False))
    for name in FLAGS:
        op.add_column("seats", sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False))
    # Games that have begun go on without a clock.
    op.execute("UPDATE tables SET clock = 'off' WHERE status NOT IN ('offered', 'opening', 'lobby')")
    op.create_index("ix_tables_waking", "tables", ["wakes_at"], sqlite_where=WAKING, postgresql_where=WAKING)


def downgrade() -> None:
    op.drop_index("ix_tables_waking", "tables")
    for name in (*NUMBERS, *FLAGS):
        op.drop_column("seats", name)
    for name in ("clock", *TIMES):
        op.drop_column("tables", name)
