"""Quiet hours: when somebody is left alone, by the clocks of where they are."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.store.records import Wishes

LONGEST = 12
"""Hours a day that may be quiet."""


def end(wishes: Wishes, now: int) -> int | None:
    """When the quiet hours are over; None if none are now."""
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.time_zone))
    if (local.hour - wishes.quiet_from) % 24 >= length(wishes):
        return None
    hour = local.replace(hour=wishes.quiet_until, minute=0, second=0)
    return int((hour if hour > local else hour + timedelta(days=1)).astimezone(UTC).timestamp())


def alone_until(wishes: Wishes, now: int) -> int | None:
    """Until when nothing makes a sound, because somebody is away or has quiet hours; None if it does now."""
    back = max(now, wishes.away_until)
    until = end(wishes, back) or back
    return until if until > now else None


def length(wishes: Wishes) -> int:
    """How many hours a day are quiet."""
    return (wishes.quiet_until - wishes.quiet_from) % 24
