"""The digest: when somebody's next one is due, in their time zone."""

from __future__ import annotations

from bot.store.records import Preferences
from bot.tables import hours

OFF = -1
"""The hour of people who want no digest."""


def wanted(wishes: Preferences) -> bool:
    """Whether somebody wants one message a day in place of one a turn."""
    return wishes.digest != OFF


def following(wishes: Preferences, now: int) -> int:
    """When the next digest is due."""
    return hours.following(wishes.digest, wishes.time_zone, now)


def latest(wishes: Preferences, now: int) -> int:
    """When the last digest was due."""
    return hours.latest(wishes.digest, wishes.time_zone, now)
