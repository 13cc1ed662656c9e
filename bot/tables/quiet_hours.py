"""Local time of users: time zones, hours of the day, quiet hours and muting."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo

from bot.store.records import Preferences

UTC_ZONE = "UTC"
_NO_PLACE = frozenset({"Factory", "localtime"})
"""Time zones that name no place."""


@cache
def known_zones() -> frozenset[str]:
    """Return the names of all time zones that a user can choose."""
    listed = resources.files("tzdata").joinpath("zones").read_text("utf-8").split()
    return frozenset(listed) - _NO_PLACE


def is_known_zone(name: str) -> bool:
    """Return whether a time zone can be chosen. A stored one may not be."""
    return name in known_zones()


def zone_of(name: str) -> ZoneInfo:
    """Return the time zone of a name; UTC if it is unknown."""
    return ZoneInfo(name if is_known_zone(name) else UTC_ZONE)


def next_at_hour(hour: int, zone: str, now: int, *, last: int | None = None) -> int:
    """Return when an hour of the day (0 to 23) begins next in a time zone, as Unix seconds after `now`.

    If `last` is given, it is on a later local day than that.
    """
    moments = (moment for moment in _hour_starts(hour, zone, now) if moment > now)
    if last is not None:
        moments = (moment for moment in moments if _local_day(moment, zone) > _local_day(last, zone))
    return min(moments)


def _local_day(moment: int, zone: str) -> date:
    """Return the date of a moment (Unix seconds) in a time zone; in UTC if the zone is unknown."""
    return datetime.fromtimestamp(moment, zone_of(zone)).date()


def latest_at_hour(hour: int, zone: str, now: int) -> int:
    """Return when an hour of the day (0 to 23) began last in a time zone, as Unix seconds up to `now`."""
    return max(moment for moment in _hour_starts(hour, zone, now) if moment <= now)


def _hour_starts(hour: int, zone: str, now: int) -> Iterator[int]:
    """Yield the hour's start on each of the five days around now.

    A skipped hour is the one after it; of a repeated hour it is the first.
    """
    today = _local_day(now, zone)
    for days in range(-2, 3):
        moment = datetime.combine(today + timedelta(days), time(hour), zone_of(zone))
        yield int(moment.timestamp())


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
    """Return the number of quiet hours a day, from 0 (none are set) to 23."""
    return (preferences.quiet_until - preferences.quiet_from) % 24
