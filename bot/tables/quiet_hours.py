"""Quiet hours in somebody's time zone, and a muted day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.store.records import Preferences
from bot.tables import time_zones

LONGEST = 12
"""Hours a day that may be quiet."""


def end(wishes: Preferences, now: int) -> int | None:
    """When the quiet hours are over; None if none are now."""
    local = datetime.fromtimestamp(now, time_zones.zone(wishes.time_zone))
    if (local.hour - wishes.quiet_from) % 24 >= length(wishes):
        return None
    hour = local.replace(hour=wishes.quiet_until, minute=0, second=0)
    return int((hour if hour > local else hour + timedelta(days=1)).astimezone(UTC).timestamp())


def reachable_at(wishes: Preferences, moment: int) -> int:
    """Return the first moment, from the given one on, that lies in no absence and in no quiet hours."""
    held_up = [ends for begins, ends in wishes.absences if ends is not None and begins <= moment < ends]
    later = max(held_up, default=None) or end(wishes, moment)
    return moment if later is None else reachable_at(wishes, later)


def alone_until(wishes: Preferences, now: int) -> int | None:
    """Until when nothing makes a sound, because somebody is away, muted or has quiet hours; None: it does."""
    back = max(now, wishes.away_until, wishes.muted_until)
    until = end(wishes, back) or back
    return until if until > now else None


def is_muted(wishes: Preferences, now: int) -> bool:
    """Whether somebody has muted everything; their clocks run on, and what is due comes without a sound."""
    return wishes.muted_until > now


def length(wishes: Preferences) -> int:
    """How many hours a day are quiet."""
    return (wishes.quiet_until - wishes.quiet_from) % 24
