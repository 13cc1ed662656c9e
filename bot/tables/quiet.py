"""Quiet hours: when somebody is left alone, by the clocks of where they are."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.errors import Refused
from bot.store.people import PersonChange
from bot.store.records import Wishes
from bot.tables import digest

DIRECT, CHANNEL, NOWHERE = "direct", "channel", "nowhere"
"""Where somebody is reminded."""
LONGEST = 12
"""Hours a day that may be quiet."""


def wish(person: PersonChange, now: int, **wishes: str | int | bool | None) -> Wishes:
    """Writes down what somebody wishes anew. Raises Refused: no-such-choice, no-such-zone, quiet-too-long."""
    before = person.wishes
    person.set(**{name: value for name, value in wishes.items() if value is not None})
    wanted = person.wishes
    if wanted.reminders not in (DIRECT, CHANNEL, NOWHERE) or wanted.digest not in (digest.OFF, *range(24)):
        raise Refused("no-such-choice")
    if _length(wanted) > LONGEST:
        raise Refused("quiet-too-long", most=LONGEST)
    try:
        ZoneInfo(wanted.time_zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("no-such-zone", text=wanted.time_zone) from None
    if (wanted.digest, wanted.time_zone) != (before.digest, before.time_zone):
        person.await_digest(digest.following(wanted, now) if digest.wanted(wanted) else None)
    return wanted


def end(wishes: Wishes, now: int) -> int | None:
    """When the quiet hours are over; None if none are now."""
    local = datetime.fromtimestamp(now, ZoneInfo(wishes.time_zone))
    if (local.hour - wishes.quiet_from) % 24 >= _length(wishes):
        return None
    hour = local.replace(hour=wishes.quiet_until, minute=0, second=0)
    return int((hour if hour > local else hour + timedelta(days=1)).astimezone(UTC).timestamp())


def _length(wishes: Wishes) -> int:
    return (wishes.quiet_until - wishes.quiet_from) % 24
