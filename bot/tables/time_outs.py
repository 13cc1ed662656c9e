"""Late players: a computer takes their turn, then their seat; in a game of two the opponent decides."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.schema import IDLE as EVERYBODY_IDLE
from bot.store.transaction import TableTransaction
from bot.tables import clock, on_hold, resigning
from bot.tables.computers import level_of
from bot.tables.game import game_of, seat_of, state_of
from bot.tables.moves import Played, apply_action, retire, retire_late
from engine.core.game_log import IDLE, LATE
from engine.core.types import ABANDONED, Seat, Step
from engine.duplicate import Outcome

MOST_MISSED = 3
"""Turns missed in a row after which a computer takes the seat."""
WAIT, STAND_IN, WIN = OVERDUE_CHOICES = ("wait", "standin", "win")
"""What the opponent of a late player may choose."""


def apply_time_out(change: TableTransaction, seat: Seat, version: int) -> Played | None:
    """Act on a player whose time is up.

    A computer takes the turn, or in a match the deal is recorded as unfinished. Return None without a change
    if the table is not at `version` or not in play, the time is not up, or the opponent is to be asked first.
    Raises Refused: rules-gone.
    """
    table = change.table
    if table.version != version or not table.is_playing:
        return None
    stage = clock.due_notice(table, seat, change.now)
    if stage is None or stage < clock.ASKED or (stage == clock.ASKED and clock.opponent(table, seat)):
        return None
    if table.is_match:
        return apply_action(change, seat, Outcome(None))
    return substitute_turn(change, seat)


def substitute_turn(change: TableTransaction, seat: Seat) -> Played:
    """Log that a computer takes a player's turn; it acts later.

    At the `MOST_MISSED`th in a row it takes the seat; if no other person still plays then, the game is put on
    hold instead. Raises Refused: rules-gone.
    """
    table, player = change.table, change.table.players[seat]
    if player.missed + 1 >= MOST_MISSED:
        if not any(other.is_present for other in table.players if other is not player):
            held = on_hold.put_on_hold(change, EVERYBODY_IDLE)
            return Played(held, seat, Step(state_of(held), (), reveals=True))
        return resigning.hand_over(change, seat, IDLE, level_of(table, seat))
    change.update_players([replace(player, substitute_turn=True)])
    return resigning.commit_table_event(change, seat, LATE)


def decide_overdue(change: TableTransaction, user_id: int, choice: str, *, is_back: bool = False) -> Table:
    """Do what the opponent of a late player chose; return the table.

    `choice` is one of OVERDUE_CHOICES (wait, let a computer play, win); any other changes nothing. `is_back`:
    the player is on the server, also if they had left it. Raises GameFinished, and Refused: not-late,
    not-started, not-seated, on-hold, rules-gone.
    """
    seat_of(change.table, user_id)
    seat = _late_player(change, user_id, is_back=is_back)
    if choice == WAIT:
        clock.restart_turn(change, seat)
    elif choice == STAND_IN:
        substitute_turn(change, seat)
    elif choice == WIN:
        end = retire_late if clock.is_time_up(change.table, seat, change.now) else retire
        end(change, seat)
    return change.table


def _late_player(change: TableTransaction, user_id: int, *, is_back: bool) -> Seat:
    """Return the seat about which a user may decide: it is late, or its player left the server.

    `is_back` as in `decide_overdue`. Raises Refused: not-late, rules-gone.
    """
    table = change.table
    for seat in game_of(table).rules.to_move(state_of(table)):
        other = clock.opponent(table, seat)
        is_opponent = other is not None and other.user_id == user_id
        if is_opponent and is_late_or_departed(table, seat, change.now, is_back=is_back):
            return seat
    raise Refused("not-late", table)


def would_win(table: Table) -> bool:
    """Return whether the opponent of the player to move wins if that player leaves now.

    False if the game would end too early to count. Raises Refused: rules-gone.
    """
    game, state = game_of(table), state_of(table)
    late, *_ = game.rules.to_move(state)
    result = game.ending.result(game.rules.retire(state, late).state)
    return result is None or result.why != ABANDONED


def is_late_or_departed(table: Table, seat: Seat, now: int, *, is_back: bool = False) -> bool:
    """Return whether a seat's opponent was asked and its time is up, or its player left the server.

    False while a computer takes the turn or the clock is paused; `is_back` as in `decide_overdue`.
    """
    player = table.players[seat]
    if player.substitute_turn:
        return False  # a computer takes this turn
    has_left = has_departed(player) and table.paused_at is None and not is_back
    return has_left or (player.reminded >= clock.ASKED and clock.is_time_up(table, seat, now))


def has_departed(player: Player) -> bool:
    """Return whether the opponent was asked about a player because they had left the server."""
    return player.reminded in (clock.DEPARTED, clock.STILL_GONE)
