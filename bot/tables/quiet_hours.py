"""Quiet hours and muting: until when a user is not disturbed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.store.records import Preferences
from bot.tables.local_time import zone_of

MOST_QUIET_HOURS = 12
"""Hours a day that may be quiet at most."""


def quiet_hours_end(wishes: Preferences, now: int) -> int | None:
    """Return when the quiet hours that are running end (Unix seconds); None if none are."""
    local = datetime.fromtimestamp(now, zone_of(wishes.time_zone))
    if (local.hour - wishes.quiet_from) % 24 >= quiet_hours_length(wishes):
        return None
    hour = local.replace(hour=wishes.quiet_until, minute=0, second=0)
    return int((hour if hour > local else hour + timedelta(days=1)).astimezone(UTC).timestamp())


def reachable_at(wishes: Preferences, moment: int) -> int:
    """Return the first moment from `moment` on that is outside the user's absences and quiet hours.

    Absences without an end are ignored, and so is a mute.
    """
    held_up = [ends for begins, ends in wishes.absences if ends is not None and begins <= moment < ends]
    later = max(held_up, default=None) or quiet_hours_end(wishes, moment)
    return moment if later is None else reachable_at(wishes, later)


def silent_until(wishes: Preferences, now: int) -> int | None:
    """Return when absence, mute and quiet hours of a user have ended; None if a sound may be made now."""
    back = max(now, wishes.away_until, wishes.muted_until)
    until = quiet_hours_end(wishes, back) or back
    return until if until > now else None


def is_muted(wishes: Preferences, now: int) -> bool:
    """Tell whether a user has muted all messages. Their clocks run on, and messages come silently."""
    return wishes.muted_until > now


def quiet_hours_length(wishes: Preferences) -> int:
    """Return the number of quiet hours a day; 0 if there are none."""
    return (wishes.quiet_until - wishes.quiet_from) % 24
