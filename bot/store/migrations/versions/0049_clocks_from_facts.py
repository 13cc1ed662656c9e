"""Clocks are computed from when turns began and from the intervals that do not count"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Connection

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None

_RUNNING = sa.text(
    "SELECT tables.id, ticking_since, paused_at, seat, user_id, bank FROM tables"
    " JOIN seats ON table_id = tables.id"
    " WHERE status = 'playing' AND ticking_since IS NOT NULL AND computer IS NULL"
)
_STARTED = sa.text(
    "UPDATE seats SET turn_started_at = :start, bank = :bank WHERE table_id = :table_id AND seat = :seat"
)


def upgrade() -> None:
    op.create_table(
        "clock_stops",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("begins", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ends", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_clock_stops_table_id_tables"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", "begins", "ends", name=op.f("pk_clock_stops")),
    )
    op.add_column("seats", sa.Column("turn_started_at", sa.BigInteger(), nullable=True))
    _start_running_turns(op.get_bind())
    op.drop_column("tables", "ticking_since")


def _start_running_turns(connection: Connection) -> None:
    """Store the facts from which every running turn has the deadline that it had before."""
    absences = dict[int, list[int]]()
    for user_id, ends in connection.execute(sa.text("SELECT user_id, ends FROM absences")):
        absences.setdefault(user_id, []).append(ends)
    rows = []
    for table_id, since, paused_at, seat, user_id, bank in connection.execute(_RUNNING):
        start, left = _facts(since, paused_at, bank, absences.get(user_id, ()))
        rows.append({"table_id": table_id, "seat": seat, "start": start, "bank": left})
    if rows:
        connection.execute(_STARTED, rows)


def _facts(since: int, paused_at: int | None, bank: int, ends: Iterable[int]) -> tuple[int, int]:
    """Return when a turn began and its bank, so that no absence on record is counted a second time."""
    until = since + bank
    start = max([since, *ends]) if paused_at is None else max(since, paused_at)
    return (start, until - start) if start < until else (until, 0)


def downgrade() -> None:
    op.add_column("tables", sa.Column("ticking_since", sa.BigInteger(), nullable=True))
    op.execute(
        "UPDATE tables SET ticking_since ="
        " (SELECT max(turn_started_at) FROM seats WHERE table_id = tables.id AND computer IS NULL)"
        " WHERE status = 'playing'"
    )
    op.drop_column("seats", "turn_started_at")
    op.drop_table("clock_stops")
