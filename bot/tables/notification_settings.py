"""Notification settings (`/notify`): where somebody hears of turns, reminders, quiet hours."""

from __future__ import annotations

from typing import Unpack

from bot.errors import Refused
from bot.store import notification_queries
from bot.store.columns import PreferenceColumns
from bot.store.preferences import PersonTransaction
from bot.store.records import Preferences
from bot.tables import clock, digest, hooks, quiet_hours, time_zones
from bot.tables.clock import DAY

DIRECT, CHANNEL, BOTH, NEITHER, DIGEST = PLACES = ("direct", "channel", "both", "neither", "digest")
"""Where somebody hears that it is their turn. NEITHER: without a sound; DIGEST: only once a day."""
HALF_TIME, NEARLY_UP, NEVER = "half", "nearly", "never"
REMINDERS = (BOTH, HALF_TIME, NEARLY_UP, NEVER)
"""Of what somebody is reminded: that half of their time is over, that only a tenth is left."""
USUAL_HOUR = 9
"""The hour of the digest of whoever wants it and has not said when."""


def set_preferences(person: PersonTransaction, /, **wishes: Unpack[PreferenceColumns]) -> Preferences:
    """Writes down what somebody wishes anew. Raises Refused: no-such-choice, no-such-zone, quiet-too-long."""
    before = person.wishes
    person.set_columns(**_fitting(before, wishes))
    _check(person.wishes)
    wanted = person.wishes
    if wanted.time_zone != before.time_zone:
        _require_known(wanted.time_zone)
        hooks.time_zone_changed.run(person)
    if (wanted.digest, wanted.time_zone) != (before.digest, before.time_zone):
        digest.reschedule(person)
    if _hours(wanted) != _hours(before):
        for change in person.games():
            clock.settle(change)
    return wanted


def _hours(wishes: Preferences) -> tuple[int, int, str]:
    """Return the quiet hours, which decide when notices at the person's tables fall due."""
    return wishes.quiet_from, wishes.quiet_until, wishes.time_zone


def _require_known(zone: str) -> None:
    """Raise Refused (no-such-zone) if a time zone cannot be chosen."""
    if not time_zones.is_known(zone):
        raise Refused("no-such-zone", text=zone)


def forget_unknown_zone(person: PersonTransaction) -> None:
    """Store UTC for a player whose time zone is not known; they have just been told."""
    if not time_zones.is_known(person.wishes.time_zone):
        person.set_columns(time_zone=time_zones.UTC)


def mute(person: PersonTransaction) -> Preferences:
    """Mutes everything for a day from now."""
    person.set_columns(muted_until=person.now + DAY)
    return person.wishes


def unmute(person: PersonTransaction) -> Preferences:
    """Lets everything make its sounds again; what has waited for that does so now."""
    person.set_columns(muted_until=0)
    person.within(notification_queries.put_off, person.now)
    return person.wishes


def _fitting(before: Preferences, chosen: PreferenceColumns) -> PreferenceColumns:
    """What was chosen, and what goes with it: nobody waits for a digest that never comes."""
    turns, hour = chosen.get("turns", before.turns), chosen.get("digest", before.digest)
    if turns == DIGEST and hour == digest.OFF:
        return {**chosen, "turns": DIRECT} if "digest" in chosen else {**chosen, "digest": USUAL_HOUR}
    return chosen


def _check(wanted: Preferences) -> None:
    choices = (wanted.turns in PLACES, wanted.remind in REMINDERS, wanted.digest in (digest.OFF, *range(24)))
    hours = {wanted.quiet_from, wanted.quiet_until} <= set(range(24))
    if not (all(choices) and hours):
        raise Refused("no-such-choice")
    if quiet_hours.length(wanted) > quiet_hours.LONGEST:
        raise Refused("quiet-too-long", most=quiet_hours.LONGEST)
