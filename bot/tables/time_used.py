"""How much of a turn's time is used, and when it runs out.

Both follow from facts alone: when the turn began, how many seconds its player had, and the intervals that do
not count (pauses, downtime of the bot, the player's absences). Intervals may overlap, and some may lie in the
future.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.records import Interval


def time_used(start: int, now: int, excluded: Iterable[Interval]) -> int:
    """Return the seconds from `start` to `now` that lie outside every excluded interval."""
    used, moment = 0, start
    for begins, ends in sorted(excluded, key=_by_begin):
        if begins >= now:
            break
        used += max(0, begins - moment)
        moment = max(moment, now if ends is None else ends)
    return used + max(0, now - moment)


def runs_out_at(start: int, seconds: int, excluded: Iterable[Interval]) -> int | None:
    """Return the first moment at which `seconds` are used since `start`.

    Return None if an interval without an end begins before that: the time does not run out while it lasts.
    """
    left, moment = seconds, start
    for begins, ends in sorted(excluded, key=_by_begin):
        if moment + left <= begins or left == 0:
            break
        left -= max(0, begins - moment)
        if ends is None:
            return None
        moment = max(moment, ends)
    return moment + left


def _by_begin(interval: Interval) -> int:
    return interval.begins
