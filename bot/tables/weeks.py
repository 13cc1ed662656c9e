"""The calendar of weekly events, such as the cup. It is the same on all servers.

A week opens on Monday at midnight UTC and closes on Sunday at 18:00 UTC.
"""

from __future__ import annotations

from datetime import UTC, datetime

FIRST = int(datetime(2026, 1, 5, tzinfo=UTC).timestamp())
"""Unix time at which week 1 opened, a Monday."""
HOUR = 60 * 60
WEEK = 7 * 24 * HOUR
OPEN_FOR = WEEK - 6 * HOUR
"""Seconds for which a week is open."""
GRACE = 60
"""Seconds after the close until results are read, so that moves made in time are committed."""


def week_at(now: int) -> int:
    """Return the number of the week of a time (Unix seconds), from 1.

    After a week's close, it stays that week until Monday.
    """
    return (now - FIRST) // WEEK + 1


def opens_at(week: int) -> int:
    """Return when a week opens (Unix seconds)."""
    return FIRST + (week - 1) * WEEK


def closes_at(week: int) -> int:
    """Return when a week closes (Unix seconds)."""
    return opens_at(week) + OPEN_FOR


def is_open(week: int, now: int) -> bool:
    """Return whether a week is open at a time (Unix seconds), from Monday to its close on Sunday."""
    return opens_at(week) <= now < closes_at(week)


def next_to_close(now: int) -> int:
    """Return the week that closes next after a time (Unix seconds)."""
    week = week_at(now)
    return week if now < closes_at(week) else week + 1
