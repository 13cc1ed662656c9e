"""An hour of every day, by somebody's own clocks."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta

from bot.tables import time_zones


def following(hour: int, zone: str, now: int, *, last: int | None = None) -> int:
    """When it is that hour next, in a time zone, and not on the local day of the moment `last`."""
    moments = (moment for moment in _moments(hour, zone, now) if moment > now)
    if last is not None:
        moments = (moment for moment in moments if _day(moment, zone) > _day(last, zone))
    return min(moments)


def _day(moment: int, zone: str) -> date:
    return datetime.fromtimestamp(moment, time_zones.zone(zone)).date()


def latest(hour: int, zone: str, now: int) -> int:
    """When it was that hour last."""
    return max(moment for moment in _moments(hour, zone, now) if moment <= now)


def _moments(hour: int, zone: str, now: int) -> Iterator[int]:
    """One moment for each of the days around now; an hour that is skipped is the one after, one that comes
    twice is the first."""
    today = _day(now, zone)
    for days in range(-2, 3):
        moment = datetime.combine(today + timedelta(days), time(hour), time_zones.zone(zone))
        yield int(moment.timestamp())
