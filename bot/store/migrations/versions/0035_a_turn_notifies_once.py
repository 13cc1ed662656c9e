"""A turn notifies once, where each player wants it"""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None

NOTIFYING = sa.text("notify_at IS NOT NULL")


def upgrade() -> None:
    for name, usual in (("turns", "direct"), ("remind", "both")):
        op.add_column("people", sa.Column(name, sa.String(length=10), server_default=usual, nullable=False))
    # Reminders come where turns do now: whoever wanted them in the channel hears of turns there.
    op.execute("UPDATE people SET turns = 'channel' WHERE reminders = 'channel'")
    op.execute("UPDATE people SET remind = 'never' WHERE reminders = 'nowhere'")
    op.execute("UPDATE people SET turns = 'digest' WHERE digest >= 0")
    op.drop_column("people", "reminders")
    for name in ("seen_at", "notify_at"):
        op.add_column("seats", sa.Column(name, sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("told_turn", sa.Integer(), nullable=True))
    op.create_index(
        "ix_seats_notifying", "seats", ["notify_at"], sqlite_where=NOTIFYING, postgresql_where=NOTIFYING
    )


def downgrade() -> None:
    op.drop_index("ix_seats_notifying", "seats")
    for name in ("seen_at", "notify_at", "told_turn"):
        op.drop_column("seats", name)
    op.add_column(
        "people", sa.Column("reminders", sa.String(length=10), server_default="direct", nullable=False)
    )
    op.execute("UPDATE people SET reminders = 'channel' WHERE turns = 'channel'")
    op.execute("UPDATE people SET reminders = 'nowhere' WHERE remind = 'never'")
    for name in ("turns", "remind"):
        op.drop_column("people", name)
