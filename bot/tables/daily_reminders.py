"""Reminders of each day's deal: at an hour somebody has chosen, or as soon as it opens."""

from __future__ import annotations

from bot.errors import Refused
from bot.store import daily_reminders as stored
from bot.store.preferences import PersonTransaction
from bot.store.records import Preferences
from bot.tables import hours

JOB = "daily reminder"
"""The kind of job that sends one."""
OPENING = -1
"""In place of an hour: as soon as the day's deal opens, at midnight UTC."""
CHOICES = (OPENING, *range(24))


def following(hour: int, wishes: Preferences, now: int, *, last: int | None = None) -> int:
    """When the next reminder is due: not on the local day of the `last` one, even in another time zone."""
    return hours.following(*_clock(hour, wishes), now, last=last)


def latest(hour: int, wishes: Preferences, now: int) -> int:
    """For which moment somebody is told now."""
    return hours.latest(*_clock(hour, wishes), now)


def _clock(hour: int, wishes: Preferences) -> tuple[int, str]:
    return (0, "UTC") if hour == OPENING else (hour, wishes.time_zone)


def want(person: PersonTransaction, hour: int) -> int:
    """Remind a user of each day's deal at an hour; return when that is due next.

    Raises Refused: unknown-button.
    """
    if hour not in CHOICES:
        raise Refused("unknown-button")
    before = person.job(JOB)
    last = None if before is None else before.tried_for
    next_one = following(hour, person.wishes, person.now, last=last)
    person.within(stored.want, hour)
    person.schedule(JOB, next_one)
    return next_one


def reschedule(person: PersonTransaction) -> None:
    """Set when the next reminder is due, after a change of the time zone."""
    before = person.read(stored.of)
    if before is not None:
        want(person, before.hour)


def stop(person: PersonTransaction) -> None:
    """Send a user no further reminders."""
    person.within(stored.stop)
    person.schedule(JOB, None)
