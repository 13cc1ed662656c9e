"""What users choose about notifications: where and when they are sent, reminders, quiet hours, the digest."""

from __future__ import annotations

from typing import Unpack

from bot.errors import Refused
from bot.store import message_queries
from bot.store.records import PreferenceColumns, Preferences
from bot.store.transaction import PersonTransaction
from bot.tables import clock, hooks, local_time, quiet_hours
from bot.tables.clock import DAY
from bot.tables.game import has_rules

DIGEST_JOB = "digest"
"""The kind of job that sends the digest."""
NO_DIGEST = -1
"""The digest hour of users who want none."""


def wants_digest(preferences: Preferences) -> bool:
    """Return whether a user has chosen a daily digest."""
    return preferences.digest != NO_DIGEST


def reschedule_digest(person: PersonTransaction) -> None:
    """Store when the next digest is due; cancel it without one.

    Call it after a change of its hour or the time zone.
    """
    before = person.job(DIGEST_JOB)
    last = None if before is None else before.tried_for
    next_one = next_digest_at(person.preferences, person.now, last=last)
    person.schedule(DIGEST_JOB, next_one if wants_digest(person.preferences) else None)


def next_digest_at(preferences: Preferences, now: int, *, last: int | None = None) -> int:
    """Return when the next digest is due; never twice on one local day, even after a zone change.

    `last` is when the last was sent.
    """
    return local_time.next_at_hour(preferences.digest % 24, preferences.time_zone, now, last=last)


def latest_digest_at(preferences: Preferences, now: int) -> int:
    """Return when the last digest was due at or before `now`, for a user who wants one."""
    return local_time.latest_at_hour(preferences.digest, preferences.time_zone, now)


DIRECT, CHANNEL, BOTH, NEITHER, DIGEST = PLACES = ("direct", "channel", "both", "neither", "digest")
"""Where a user is notified of turns. NEITHER: silently; DIGEST: only by the daily digest."""
HALF_TIME, NEARLY_UP, NEVER = "half", "nearly", "never"
REMINDERS = (BOTH, HALF_TIME, NEARLY_UP, NEVER)
"""When a user gets reminders: at half of the time, at nine tenths, both or never."""


def wanted_reminders(preferences: Preferences) -> str:
    """Return the reminders that a user gets, one of `REMINDERS`; with DIGEST only NEARLY_UP or NEVER."""
    is_digest_only = preferences.turns == DIGEST and preferences.remind != NEVER
    return NEARLY_UP if is_digest_only else preferences.remind


USUAL_HOUR = 9
"""The hour of the digest if a user has chosen none."""


def set_preferences(person: PersonTransaction, /, **preferences: Unpack[PreferenceColumns]) -> Preferences:
    """Change those of a user's preferences that are given, and return all of them.

    The next digest, delayed notifications and deadlines of their games are rescheduled, except where the
    rules are gone. Raises Refused: no-such-choice, no-such-zone, quiet-too-long.
    """
    before = person.preferences
    person.set_columns(**_make_consistent(before, preferences))
    _require_valid_preferences(person.preferences)
    wanted = person.preferences
    if wanted.time_zone != before.time_zone:
        _require_known_zone(wanted.time_zone)
        hooks.time_zone_changed.run(person)
    if (wanted.digest, wanted.time_zone) != (before.digest, before.time_zone):
        reschedule_digest(person)
    if _quiet_hours(wanted) != _quiet_hours(before):
        # Those that still have to wait are put off again when they are due.
        person.within(message_queries.reschedule_notifications, person.now)
        for change in (game for game in person.games() if has_rules(game.table)):
            clock.reschedule(change)
    return wanted


def _quiet_hours(preferences: Preferences) -> tuple[int, int, str]:
    """Return when quiet hours begin and end (local hours), and the time zone."""
    return preferences.quiet_from, preferences.quiet_until, preferences.time_zone


def _require_known_zone(zone: str) -> None:
    if not local_time.is_known_zone(zone):
        raise Refused("no-such-zone", text=zone)


def forget_unknown_zone(person: PersonTransaction) -> None:
    """Store UTC if the user's time zone is unknown. Call it after telling them."""
    if not local_time.is_known_zone(person.preferences.time_zone):
        person.set_columns(time_zone=local_time.UTC_ZONE)


def mute(person: PersonTransaction) -> Preferences:
    """Silence all messages to a user for a day from now on, and return the preferences."""
    person.set_columns(muted_until=person.now + DAY)
    return person.preferences


def unmute(person: PersonTransaction) -> Preferences:
    """End a mute, make the notifications it delayed due now, and return the preferences."""
    person.set_columns(muted_until=0)
    person.within(message_queries.reschedule_notifications, person.now)
    return person.preferences


def _make_consistent(before: Preferences, chosen: PreferenceColumns) -> PreferenceColumns:
    """Return the changes to `before`, made consistent: who is notified by digest alone needs an hour for it.

    It becomes USUAL_HOUR; if the user has just turned the digest off, turns go to DIRECT instead.
    """
    turns, hour = chosen.get("turns", before.turns), chosen.get("digest", before.digest)
    if turns == DIGEST and hour == NO_DIGEST:
        return {**chosen, "turns": DIRECT} if "digest" in chosen else {**chosen, "digest": USUAL_HOUR}
    return chosen


def _require_valid_preferences(wanted: Preferences) -> None:
    """Check that all choices exist and quiet hours are not too long.

    Raises Refused: no-such-choice, quiet-too-long.
    """
    choices = (wanted.turns in PLACES, wanted.remind in REMINDERS, wanted.digest in (NO_DIGEST, *range(24)))
    hours = {wanted.quiet_from, wanted.quiet_until} <= set(range(24))
    if not (all(choices) and hours):
        raise Refused("no-such-choice")
    if quiet_hours.quiet_hours_length(wanted) > quiet_hours.MOST_QUIET_HOURS:
        raise Refused("quiet-too-long", most=quiet_hours.MOST_QUIET_HOURS)
