"""The digest: when somebody's next one is due, in their time zone."""

from __future__ import annotations

from bot.store.preferences import PersonTransaction
from bot.store.records import Preferences
from bot.tables import hours

JOB = "digest"
"""The kind of job that sends it."""
OFF = -1
"""The hour of people who want no digest."""


def wanted(wishes: Preferences) -> bool:
    """Whether somebody wants one message a day in place of one a turn."""
    return wishes.digest != OFF


def reschedule(person: PersonTransaction) -> None:
    """Store when the next digest is due, after a change of its hour or the time zone."""
    before = person.job(JOB)
    last = None if before is None else before.tried_for
    next_one = following(person.wishes, person.now, last=last)
    person.schedule(JOB, next_one if wanted(person.wishes) else None)


def following(wishes: Preferences, now: int, *, last: int | None = None) -> int:
    """When the next digest is due: not on the local day of the `last` one, even in another time zone."""
    return hours.following(wishes.digest % 24, wishes.time_zone, now, last=last)


def latest(wishes: Preferences, now: int) -> int:
    """When the last digest was due."""
    return hours.latest(wishes.digest, wishes.time_zone, now)
