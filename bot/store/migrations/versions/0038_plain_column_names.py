"""Columns and tables are named in the field's words

Programs from before cannot read them any more: see `bot.store.upgrade.ALONE`.
"""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None

COLUMNS = {
    "tables": {
        "hands_version": "dm_version",
        "wakes_at": "next_due_at",
        "post_id": "post_message_id",
        "notice_id": "notice_message_id",
        "shut_out": "post_blocked_reason",
    },
    "seats": {
        "hand_version": "dm_version",
        "hand_channel_id": "dm_channel_id",
        "hand_message_id": "dm_message_id",
        "message_kind": "dm_kind",
        "message_version": "dm_message_version",
        "dm": "dm_state",
        "stand_in": "substitute_turn",
        "called": "last_mention",
        "opens_hand": "shows_hand",
    },
    "achievements": {"feat": "achievement"},
}
TABLES = {
    "people": "user_preferences",
    "attempts": "outbox_attempts",
    "memos": "key_values",
    "claims": "table_leases",
    "rating_spread": "rating_histogram",
}


def upgrade() -> None:
    for table, columns in COLUMNS.items():
        for old, new in columns.items():
            _rename(table, old, new)
    for old, new in TABLES.items():
        _rename_table(old, new)


def downgrade() -> None:
    for old, new in TABLES.items():
        _rename_table(new, old)
    for table, columns in COLUMNS.items():
        for old, new in columns.items():
            _rename(table, new, old)


def _rename(table: str, old: str, new: str) -> None:
    # Only the catalogue is written, in either database: how many rows there are makes no difference.
    op.execute(sa.text(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}"))


def _rename_table(old: str, new: str) -> None:
    op.rename_table(old, new)
    if op.get_bind().dialect.name == "postgresql":  # SQLite has no names for keys
        query = sa.text("SELECT conname FROM pg_constraint WHERE conrelid = CAST(:name AS regclass)")
        for name in list(op.get_bind().scalars(query, {"name": new})):
            if name.startswith((f"pk_{old}", f"fk_{old}")):
                op.execute(f"ALTER TABLE {new} RENAME CONSTRAINT {name} TO {name.replace(old, new, 1)}")
