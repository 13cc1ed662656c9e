"""Being away: stops somebody's clocks at every table, for so many days a quarter."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Table
from bot.store.preferences import PersonTransaction
from bot.store.records import Absence
from bot.tables import clock
from bot.tables.clock import DAY
from bot.tables.game import game_of, state_of

MOST, WITHIN = 21 * DAY, 90 * DAY
"""Seconds one may be away, in any such stretch of time."""


def go(person: PersonTransaction, until: int) -> list[Table]:
    """Stops a person's clocks until a time; the tables where they are to move. Raises Refused."""
    if until <= person.now:
        raise Refused("away-past")
    kept = [*_ended(person), Absence(person.now, until)]
    if _most_within(kept) > MOST:
        raise Refused("away-too-long", days=spare(person))
    person.keep(kept)
    return _move(person, until)


def come_back(person: PersonTransaction) -> list[Table]:
    """Lets somebody's clocks run on; the tables where they are to move. Raises Refused: not-away."""
    if person.wishes.away_until <= person.now:
        raise Refused("not-away")
    person.keep(_ended(person))
    return _move(person, 0)


def spare(person: PersonTransaction) -> int:
    """How many days somebody may be away from now on."""
    kept, longest = _ended(person), MOST // DAY
    fits = (
        days
        for days in range(longest, 0, -1)
        if _most_within([*kept, Absence(person.now, person.now + days * DAY)]) <= MOST
    )
    return next(fits, 0)


def _ended(person: PersonTransaction) -> list[Absence]:
    """The absences that still count, one that lasts ended now."""
    recent = [absence for absence in person.absences() if absence.ends > person.now - WITHIN - MOST]
    return [Absence(one.begins, min(one.ends, person.now)) for one in recent if one.begins < person.now]


def _most_within(absences: list[Absence]) -> int:
    """The longest time away in any stretch: one that begins with an absence has no less than any other."""
    return max(_away(absences, one.begins, one.begins + WITHIN) for one in absences)


def _away(absences: list[Absence], begin: int, end: int) -> int:
    return sum(max(0, min(one.ends, end) - max(one.begins, begin)) for one in absences)


def _move(person: PersonTransaction, until: int) -> list[Table]:
    """Moves the clocks that run for the person by as much as the end of the absence has moved."""
    shift = max(person.now, until) - max(person.now, person.wishes.away_until)
    person.set_columns(away_until=until)
    moved = []
    for change in person.games():
        player = next(player for player in change.table.players if player.user_id == person.user_id)
        if player.notify_at is not None:
            # What waited for the end of the absence is told at the new one.
            change.update_players([replace(player, notify_at=max(person.now, until))])
        seat, waiting = player.seat, game_of(change.table).to_move(state_of(change.table))
        if (
            seat in waiting
            and clock.deadline(change.table, seat) is not None
            and change.table.paused_at is None
        ):
            clock.shift(change, shift)
            clock.settle(change)
            moved.append(change.table)
    return moved
