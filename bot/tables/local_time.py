"""Local time of users: time zones, an hour of each day, and quiet hours."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo

from bot.store.records import Preferences

UTC_ZONE = "UTC"
_NO_PLACE = frozenset({"Factory", "localtime"})
"""Names that say nothing about where a player is."""


@cache
def known_zones() -> frozenset[str]:
    """The names of all time zones that a player can choose."""
    listed = resources.files("tzdata").joinpath("zones").read_text("utf-8").split()
    return frozenset(listed) - _NO_PLACE


def is_known_zone(name: str) -> bool:
    """Whether a time zone can be chosen. A stored one may not be: an older version accepted more."""
    return name in known_zones()


def zone_of(name: str) -> ZoneInfo:
    """The time zone of a name; UTC for a name that is not known."""
    return ZoneInfo(name if is_known_zone(name) else UTC_ZONE)


def next_at_hour(hour: int, zone: str, now: int, *, last: int | None = None) -> int:
    """When it is that hour next, in a time zone, and not on the local day of the moment `last`."""
    moments = (moment for moment in _moments(hour, zone, now) if moment > now)
    if last is not None:
        moments = (moment for moment in moments if _day(moment, zone) > _day(last, zone))
    return min(moments)


def _day(moment: int, zone: str) -> date:
    return datetime.fromtimestamp(moment, zone_of(zone)).date()


def latest_at_hour(hour: int, zone: str, now: int) -> int:
    """When it was that hour last."""
    return max(moment for moment in _moments(hour, zone, now) if moment <= now)


def _moments(hour: int, zone: str, now: int) -> Iterator[int]:
    """One moment for each of the days around now; an hour that is skipped is the one after, one that comes
    twice is the first."""
    today = _day(now, zone)
    for days in range(-2, 3):
        moment = datetime.combine(today + timedelta(days), time(hour), zone_of(zone))
        yield int(moment.timestamp())


LONGEST = 12
"""Hours a day that may be quiet."""


def end(wishes: Preferences, now: int) -> int | None:
    """When the quiet hours are over; None if none are now."""
    local = datetime.fromtimestamp(now, zone_of(wishes.time_zone))
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
