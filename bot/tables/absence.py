"""Absences: stop a person's clocks at all their tables, for at most 21 days in any 90."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Table
from bot.store.preferences import PersonTransaction
from bot.store.records import Interval
from bot.tables import clock
from bot.tables.clock import DAY
from bot.tables.game import game_of, state_of

MOST, WITHIN = 21 * DAY, 90 * DAY
"""The most seconds of absence, and the stretch of time in which they are counted."""


def go(person: PersonTransaction, until: int) -> list[Table]:
    """Stop a person's clocks until a time; return the tables where they are to move.

    Raises Refused: away-past, away-too-long.
    """
    if until <= person.now:
        raise Refused("away-past")
    kept = [*_ended(person), Interval(person.now, until)]
    if _most_within(kept, person.now) > MOST:
        raise Refused("away-too-long", days=spare(person))
    return _change(person, kept, until)


def come_back(person: PersonTransaction) -> list[Table]:
    """End a person's absence; return the tables where they are to move. Raises Refused: not-away."""
    if person.wishes.away_until <= person.now:
        raise Refused("not-away")
    return _change(person, _ended(person), 0)


def spare(person: PersonTransaction) -> int:
    """Return how many days a person may be away from now on."""
    kept, longest = _ended(person), MOST // DAY
    fits = (
        days
        for days in range(longest, 0, -1)
        if _most_within([*kept, Interval(person.now, person.now + days * DAY)], person.now) <= MOST
    )
    return next(fits, 0)


def _ended(person: PersonTransaction) -> list[Interval]:
    """List the person's absences, a running one as if it ended now."""
    return [
        Interval(begins, min(ends or person.now, person.now))
        for begins, ends in person.wishes.absences
        if begins < person.now
    ]


def _most_within(absences: list[Interval], now: int) -> int:
    """Return the most seconds of absence in any 90 days that are not long over.

    A stretch that begins with an absence holds at least as much as any other.
    """
    recent = [one for one in absences if (one.ends or now) > now - WITHIN - MOST]
    return max(_away(recent, one.begins, one.begins + WITHIN) for one in recent)


def _away(absences: list[Interval], begin: int, end: int) -> int:
    return sum(max(0, min(ends or end, end) - max(begins, begin)) for begins, ends in absences)


def _change(person: PersonTransaction, absences: list[Interval], until: int) -> list[Table]:
    person.set_absences(absences)
    person.set_columns(away_until=until)
    running = []
    for change in person.games():
        player = next(player for player in change.table.players if player.user_id == person.user_id)
        if player.notify_at is not None:
            # A notification that waits for the end of the absence waits for the new end.
            change.update_players([replace(player, notify_at=max(person.now, until))])
        clock.settle(change)
        to_move = game_of(change.table).to_move(state_of(change.table))
        up_at = clock.deadline(change.table, player.seat)
        if player.seat in to_move and up_at is not None and up_at > person.now:
            running.append(change.table)
    return running
