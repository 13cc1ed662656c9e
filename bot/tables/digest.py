"""The digest: when somebody's next one is due, in their time zone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.store.records import Preferences

OFF = -1
"""The hour of people who want no digest."""


def wanted(wishes: Preferences) -> bool:
    """Whether somebody wants one message a day in place of one a turn."""
    return wishes.digest != OFF


def following(wishes: Preferences, now: int) -> int:
    """When the next digest is due."""
    return min(moment for moment in _moments(wishes, now) if moment > now)


def latest(wishes: Preferences, now: int) -> int:
    """When the last digest was due."""
    return max(moment for moment in _moments(wishes, now) if moment <= now)


def _moments(wishes: Preferences, now: int) -> Iterator[int]:
    """One moment for each of the days around now; an hour that is skipped is the one after, one that comes
    twice is the first."""
    zone = ZoneInfo(wishes.time_zone)
    today = datetime.fromtimestamp(now, zone).date()
    for days in range(-2, 3):
        hour = datetime.combine(today + timedelta(days), time(wishes.digest), zone)
        yield int(hour.timestamp())
