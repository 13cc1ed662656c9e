"""Tables without a running clock: after a quiet week people are asked whether they still play.

Without an answer the game goes on hold after another: no channel stays taken for ever, and no game is lost.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.store import Table
from bot.store.records import Interval
from bot.tables import local_time
from bot.tables.time_used import runs_out_at
from engine.core.types import Seat

DAY = 24 * 60 * 60
ASKS_AFTER = 7 * DAY
"""Seconds without a turn after which people are asked."""
ASKS_IN_A_PAUSE_AFTER = 28 * DAY
"""The same, where all of them have agreed to stop the clock."""
CLOSES_AFTER = 7 * DAY
"""Seconds they have for an answer."""


def due_at(table: Table, waiting: Iterable[Seat]) -> int:
    """Return when to ask whether people still play at a table without a running clock, or to close it.

    Downtime and the absences of those who are to move do not count. The question waits for the end of the
    quiet hours of the player who is asked.
    """
    movers = [table.players[seat] for seat in waiting]
    away = [absence for player in movers for absence in player.wishes.absences]
    excluded = [*table.clock_stops, *away]
    if table.asked_at is not None:
        return _after(table.asked_at, CLOSES_AFTER, excluded)
    quiet_since = max(table.quiet_since or table.changed_at, table.paused_at or 0)
    at = _after(quiet_since, ASKS_AFTER if table.paused_at is None else ASKS_IN_A_PAUSE_AFTER, excluded)
    asked = next((player for player in movers if player.is_present), None)
    return at if asked is None else local_time.reachable_at(asked.wishes, at)


def _after(since: int, seconds: int, excluded: Iterable[Interval]) -> int:
    at = runs_out_at(since, seconds, excluded)
    assert at is not None  # only a pause that goes on has no end
    return at


def is_due(table: Table, waiting: Iterable[Seat], now: int) -> bool:
    """Tell whether people are to be asked now, or have been asked and did not answer in time."""
    return now >= due_at(table, waiting)
