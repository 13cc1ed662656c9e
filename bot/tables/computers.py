"""Computers at a table: who sits there, when one has a turn, and whose seat it plays for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.records import is_computer
from bot.store.schema import IDLE as EVERYBODY_IDLE
from bot.store.transaction import TableTransaction
from bot.tables import clock, on_hold, plans, what_counts
from bot.tables.game import game_of, options_of, require_version, seat_of, state_of
from bot.tables.moves import Played, commit, retire
from bot.tables.personas import free_personas
from engine.ai.judgement import Level
from engine.core.replay import IDLE, LATE, LEFT, RETURNED, Entry, beside
from engine.core.types import Seat, Step

STAND_IN = Level.HARD
"""How well a computer plays for somebody who has left a game that is not rated."""
FOR_A_TURN = Level.MEDIUM
"""How well one takes a turn whose time is up, where no other computers play."""
IF_RATED = Level.EASY
"""How well one plays for anybody in a rated game: nobody gains by leaving, or by letting time run out."""
MOST_MISSED = 3
"""So many turns in a row are taken for somebody; then the seat is the computer's."""


def sit_down(change: TableTransaction, user_id: int, level: Level) -> None:
    """Seats a computer for the host. Raises Refused: not-host, table-full, no-such-choice."""
    table = change.table
    if table.host_id != user_id:
        raise Refused("not-host", table)
    _, most = game_of(table).seats_for(options_of(table))
    taken = {player.seat for player in table.players}
    free = [seat for seat in range(most) if seat not in taken]
    if not free:
        raise Refused("table-full", table)
    change.seat([*table.players, *players(level, free[:1], table.players)])


def stand_up(change: TableTransaction, user_id: int) -> None:
    """Sends the computer that came last away, for the host. Raises Refused: not-host, no-computer."""
    table = change.table
    if table.host_id != user_id:
        raise Refused("not-host", table)
    seated = [player for player in table.players if is_computer(player.user_id)]
    if not seated:
        raise Refused("no-computer", table)
    change.seat(player for player in table.players if player is not seated[-1])


def players(level: Level, seats: list[Seat], others: tuple[Player, ...] | list[Player] = ()) -> list[Player]:
    """Computers of a level for seats of a table; none sits there twice. Raises Refused: no-such-choice."""
    free = free_personas(level, (player.user_id for player in others))
    if len(free) < len(seats):
        raise Refused("no-such-choice")
    return [
        Player(seat, one.user_id, one.name, joined=True, computer=level)
        for seat, one in zip(seats, free, strict=False)
    ]


def play(change: TableTransaction, seat: Seat, action: Any, version: int) -> Played:
    """Takes a computer's step. Raises Refused (moved-on: somebody was first) and RuleViolation."""
    table = change.table
    require_version(table, version)
    if not table.awaits_computer or not table.players[seat].is_played_for:
        raise Refused("moved-on", table)
    game, before = game_of(table), state_of(table)
    step = game.apply(before, seat, action)
    plans.forget(change, seat)
    return commit(change, Entry(seat, game.write(action)), before, step)


def leave(change: TableTransaction, user_id: int) -> Played:
    """Leaves for good: a computer plays on, or the game ends. Raises Refused and GameFinished."""
    seat = seat_of(change.table, user_id)
    if not can_take_over(change.table, seat):
        return retire(change, user_id)
    if not change.table.players[seat].is_present:
        raise Refused("left", change.table)
    return _hand_over(change, seat, LEFT, _for_good(change.table))


def replace_departed(change: TableTransaction, seat: Seat) -> Played | None:
    """Hands over the seat of somebody who has left the server; None where too few others are there."""
    table, player = change.table, change.table.players[seat]
    if not table.is_playing or not player.is_present or not can_take_over(table, seat):
        return None
    return _hand_over(change, seat, LEFT, _for_good(table))


def _for_good(table: Table) -> Level:
    return IF_RATED if what_counts.is_rated(table) else STAND_IN


def can_take_over(table: Table, seat: Seat) -> bool:
    """Whether a computer plays on when a seat's owner leaves: enough others are there to play with."""
    rest = [player for player in table.players if player.seat != seat]
    return len(rest) > 1 and any(player.is_present for player in rest)


def give_back(change: TableTransaction, user_id: int) -> Played:
    """Gives a seat back to its owner. Raises Refused (not-left, …) and GameFinished."""
    seat = seat_of(change.table, user_id)
    if change.table.players[seat].is_present:
        raise Refused("not-left", change.table)
    return _hand_over(change, seat, RETURNED, None)


def time_is_up(change: TableTransaction, seat: Seat, version: int) -> Played | None:
    """Has a computer take the turn of somebody whose time is up, or from the third in a row on all of them.

    None where the time is not up, or the table has moved on.
    """
    table = change.table
    stage = clock.due(table, seat, change.now) if table.version == version and table.is_playing else None
    if stage is None or stage < clock.ASKED or (stage == clock.ASKED and opponent(table, seat)):
        return None
    return substitute_turn(change, seat)


def substitute_turn(change: TableTransaction, seat: Seat) -> Played:
    """Has a computer take somebody's turn for them."""
    table, player = change.table, change.table.players[seat]
    if player.missed + 1 >= MOST_MISSED:
        if not any(other.is_present for other in table.players if other is not player):
            return _nobody_plays(change, seat)
        return _hand_over(change, seat, IDLE, level_of(table, seat))
    change.update_players([replace(player, substitute_turn=True)])
    return _note(change, seat, LATE)


def _nobody_plays(change: TableTransaction, seat: Seat) -> Played:
    """Puts a game on hold that computers would otherwise play to its end by themselves."""
    table = on_hold.put(change, EVERYBODY_IDLE)
    return Played(table, seat, Step(state_of(table), (), reveals=True))


def opponent(table: Table, seat: Seat) -> Player | None:
    """The one other person of a duel, who chooses what becomes of somebody whose time is up."""
    rest = [player for player in table.players if player.seat != seat]
    return rest[0] if len(rest) == 1 and rest[0].is_present else None


def level_of(table: Table, seat: Seat) -> Level:
    """How well a computer plays in a seat, be it for one turn."""
    if what_counts.is_rated(table):
        return IF_RATED
    levels = [table.players[seat].computer, *(player.computer for player in table.players)]
    return next((Level(level) for level in levels if level is not None), FOR_A_TURN)


def _hand_over(change: TableTransaction, seat: Seat, text: str, level: Level | None) -> Played:
    table = change.table
    change.seat(
        replace(player, computer=level, substitute_turn=False, missed=0) if player.seat == seat else player
        for player in table.players
    )
    return _note(change, seat, text)


def _note(change: TableTransaction, seat: Seat, text: str) -> Played:
    entry, state = Entry(seat, text), state_of(change.table)
    return commit(change, entry, state, beside(state, entry))
