"""Local time of users: time zones, and an hour of each day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo

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
