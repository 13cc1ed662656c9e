"""Hands seats over: to a computer when somebody resigns, has left the server or is late, and back."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Table
from bot.store.schema import IDLE as EVERYBODY_IDLE
from bot.store.transaction import TableTransaction
from bot.tables import clock, on_hold, pauses, rated_games, undo
from bot.tables.computers import IF_RATED, level_of
from bot.tables.game import game_of, seat_of, state_of
from bot.tables.moves import Played, commit, retire, take
from engine.ai.character import Level
from engine.core.game_log import IDLE, LATE, LEFT, RETURNED, Entry, apply_table_event
from engine.core.types import Seat, Step
from engine.duplicate.model import Outcome

STAND_IN_LEVEL = Level.HARD
"""How well a computer plays for somebody who has left a game that is not rated."""
MOST_MISSED = 3
"""So many turns in a row are taken for somebody; then the seat is the computer's."""


def leave(change: TableTransaction, user_id: int) -> Played:
    """Leaves for good: a computer plays on, or the game ends. Raises Refused and GameFinished."""
    seat = seat_of(change.table, user_id)
    if not can_take_over(change.table, seat):
        return retire(change, seat)
    if not change.table.players[seat].is_present:
        raise Refused("left", change.table)
    return _hand_over(change, seat, LEFT, _for_good(change.table))


def replace_departed(change: TableTransaction, seat: Seat) -> Played | None:
    """Hands over the seat of somebody who has left the server; None where too few others are there."""
    table, player = change.table, change.table.players[seat]
    if not table.is_playing or not player.is_present:
        return None
    if table.is_match:
        return retire(change, seat)
    if not can_take_over(table, seat):
        return None
    return _hand_over(change, seat, LEFT, _for_good(table))


def _for_good(table: Table) -> Level:
    return IF_RATED if rated_games.is_rated(table) else STAND_IN_LEVEL


def can_take_over(table: Table, seat: Seat) -> bool:
    """Whether a computer plays on when a seat's owner leaves: enough others are there to play with.

    In a match everybody plays alone, so that a computer would play with nobody.
    """
    if table.is_match:
        return False
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

    In a match they lose the deal instead. None where the time is not up, or the table has moved on.
    """
    table = change.table
    stage = clock.due(table, seat, change.now) if table.version == version and table.is_playing else None
    if stage is None or stage < clock.ASKED or (stage == clock.ASKED and clock.opponent(table, seat)):
        return None
    if table.is_match:
        return take(change, seat, Outcome(None))
    return substitute_turn(change, seat)


def substitute_turn(change: TableTransaction, seat: Seat) -> Played:
    """Has a computer take somebody's turn for them."""
    table, player = change.table, change.table.players[seat]
    if player.missed + 1 >= MOST_MISSED:
        if not any(other.is_present for other in table.players if other is not player):
            return _nobody_plays(change, seat)
        return _hand_over(change, seat, IDLE, level_of(table, seat))
    change.update_players([replace(player, substitute_turn=True)])
    return _record_stand_in(change, seat, LATE)


def _nobody_plays(change: TableTransaction, seat: Seat) -> Played:
    """Puts a game on hold that computers would otherwise play to its end by themselves."""
    table = on_hold.put_on_hold(change, EVERYBODY_IDLE)
    return Played(table, seat, Step(state_of(table), (), reveals=True))


def _hand_over(change: TableTransaction, seat: Seat, text: str, level: Level | None) -> Played:
    table = change.table
    change.seat(
        replace(player, computer=level, substitute_turn=False, missed=0) if player.seat == seat else player
        for player in table.players
    )
    done = _record_stand_in(change, seat, text)
    pauses.settle_pause(change)
    undo.settle_question(change)
    return replace(done, table=change.table)


def _record_stand_in(change: TableTransaction, seat: Seat, text: str) -> Played:
    entry, state = Entry(seat, text), state_of(change.table)
    return commit(change, entry, state, apply_table_event(state, entry))


WAIT, STAND_IN, WIN = OVERDUE_CHOICES = ("wait", "standin", "win")
"""What the opponent may choose."""


def decide_overdue(change: TableTransaction, user_id: int, choice: str) -> Table:
    """Waits, lets a computer play, or takes the win. Raises Refused (not-late, …) and GameFinished.

    It does not matter which version the opponent saw: nobody learns by it of half a turn.
    """
    seat_of(change.table, user_id)
    seat = _late_player(change.table, user_id, change.now)
    if choice == WAIT:
        clock.restart_turn(change, seat)
    elif choice == STAND_IN:
        substitute_turn(change, seat)
    elif choice == WIN:
        retire(change, seat)
    return change.table


def _late_player(table: Table, user_id: int, now: int) -> Seat:
    """Return the seat that a user may decide about: its time is up, or its player has left the server.

    Raises Refused: not-late, also while the game is paused.
    """
    for seat in game_of(table).to_move(state_of(table)):
        other = clock.opponent(table, seat)
        if other is not None and other.user_id == user_id and _may_be_decided(table, seat, now):
            return seat
    raise Refused("not-late", table)


def _may_be_decided(table: Table, seat: Seat, now: int) -> bool:
    asked = table.players[seat].reminded
    has_left = asked == clock.DEPARTED and table.paused_at is None
    return has_left or (asked == clock.ASKED and clock.is_up(table, seat, now))
