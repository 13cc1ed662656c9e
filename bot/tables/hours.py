"""An hour of every day, by somebody's own clocks."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo


def following(hour: int, zone: str, now: int) -> int:
    """When it is that hour next."""
    return min(moment for moment in _moments(hour, zone, now) if moment > now)


def latest(hour: int, zone: str, now: int) -> int:
    """When it was that hour last."""
    return max(moment for moment in _moments(hour, zone, now) if moment <= now)


def _moments(hour: int, zone: str, now: int) -> Iterator[int]:
    """One moment for each of the days around now; an hour that is skipped is the one after, one that comes
    twice is the first."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
    for days in range(-2, 3):
        moment = datetime.combine(today + timedelta(days), time(hour), ZoneInfo(zone))
        yield int(moment.timestamp())
