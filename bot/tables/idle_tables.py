"""Tables without a running clock: after a quiet week people are asked whether they still play.

Without an answer the game goes on hold after another: no channel stays taken for ever, and no game is lost.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.store import Table
from engine.core.types import Seat

DAY = 24 * 60 * 60
ASKS_AFTER = 7 * DAY
"""Seconds without a turn after which people are asked."""
ASKS_IN_A_PAUSE_AFTER = 28 * DAY
"""The same, where all of them have agreed to stop the clock."""
CLOSES_AFTER = 7 * DAY
"""Seconds they have for an answer."""


def due_at(table: Table, waiting: Iterable[Seat]) -> int:
    """When a table without a running clock is to be looked at; nobody is hurried while they are away."""
    away = max((table.players[seat].wishes.away_until for seat in waiting), default=0)
    if table.asked_at is not None:
        return max(table.asked_at, away) + CLOSES_AFTER
    quiet_since = max(table.quiet_since or table.changed_at, away, table.paused_at or 0)
    return quiet_since + (ASKS_AFTER if table.paused_at is None else ASKS_IN_A_PAUSE_AFTER)


def is_due(table: Table, waiting: Iterable[Seat], now: int) -> bool:
    """Whether people are to be asked, or have been asked and did not answer."""
    return now >= due_at(table, waiting)
