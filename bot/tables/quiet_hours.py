"""Quiet hours and muting: until when a user is not disturbed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.store.records import Preferences
from bot.tables.local_time import UTC_ZONE, zone_of

MOST_QUIET_HOURS = 12
"""Hours a day that may be quiet at most."""


def quiet_hours_end(preferences: Preferences, now: int) -> int | None:
    """Return when the quiet hours that are running end (Unix seconds). None if none are running or set."""
    local = datetime.fromtimestamp(now, zone_of(preferences.time_zone))
    if (local.hour - preferences.quiet_from) % 24 >= quiet_hours_length(preferences):
        return None
    hour = local.replace(hour=preferences.quiet_until, minute=0, second=0)
    return int((hour if hour > local else hour + timedelta(days=1)).astimezone(UTC).timestamp())


NIGHT = (23, 8)
"""First and last hour of the night, for users with a time zone but no quiet hours."""


def night_end(preferences: Preferences, moment: int) -> int | None:
    """Return when the night at a moment is over (Unix seconds).

    None by day, for users in UTC (whose zone is unknown), and for those with quiet hours of their own.
    """
    if preferences.time_zone == UTC_ZONE or quiet_hours_length(preferences):
        return None
    first, last = NIGHT
    return quiet_hours_end(replace(preferences, quiet_from=first, quiet_until=last), moment)


def reachable_at(preferences: Preferences, moment: int) -> int:
    """Return the first moment from `moment` on that is outside the user's absences and quiet hours."""
    held_up = [ends for begins, ends in preferences.absences if ends is not None and begins <= moment < ends]
    later = max(held_up, default=None) or quiet_hours_end(preferences, moment)
    return moment if later is None else reachable_at(preferences, later)


def silent_until(preferences: Preferences, now: int) -> int | None:
    """Return when a user may get sounds again: absence, mute and quiet hours are over (Unix seconds).

    None if that is so now.
    """
    back = max(now, preferences.away_until, preferences.muted_until)
    until = quiet_hours_end(preferences, back) or back
    return until if until > now else None


def is_muted(preferences: Preferences, now: int) -> bool:
    """Return whether a user has muted all messages. Their clocks run on, and messages come silently."""
    return preferences.muted_until > now


def quiet_hours_length(preferences: Preferences) -> int:
    """Return the number of quiet hours a day, 0 to 23."""
    return (preferences.quiet_until - preferences.quiet_from) % 24
