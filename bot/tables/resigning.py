"""Resigning: a computer takes over the seat, or the seat is retired. A player can take the seat back."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Table
from bot.store.transaction import TableTransaction
from bot.tables import consent, rated_games
from bot.tables.computers import RATED_GAME_LEVEL
from bot.tables.game import game_of, seat_of, state_of
from bot.tables.moves import Played, record_step, retire
from engine.ai.character import Level
from engine.core.game_log import LEFT, RETURNED, Entry, apply_table_event
from engine.core.types import Seat

STAND_IN_LEVEL = Level.HARD
"""The level of a computer that replaces a player in a game that is not rated."""


def leave(change: TableTransaction, user_id: int) -> Played:
    """Leave a game: a computer takes over (`can_take_over`), or else the seat is retired permanently.

    Retiring may end the game. Raises GameFinished, also if the user has left a match before, and Refused:
    left, not-started, not-seated, on-hold, rules-gone.
    """
    seat = seat_of(change.table, user_id)
    if not can_take_over(change.table, seat):
        return _retire_and_settle_pause(change, seat)
    if not change.table.players[seat].is_present:
        raise Refused("left", change.table)
    return hand_over(change, seat, LEFT, _replacement_level(change.table))


def replace_departed(change: TableTransaction, seat: Seat) -> Played | None:
    """Hand over the seat of a player who has left the server; in a match, retire it.

    Return None without a change if the game is not running, a computer plays already, `can_take_over` is
    False, or in a match they have no deal left. Raises Refused: rules-gone.
    """
    table, player = change.table, change.table.players[seat]
    if not table.is_playing or not player.is_present:
        return None
    if table.is_match:
        has_deals_left = seat in game_of(table).rules.to_move(state_of(table))
        return _retire_and_settle_pause(change, seat) if has_deals_left else None
    if not can_take_over(table, seat):
        return None
    return hand_over(change, seat, LEFT, _replacement_level(table))


def _retire_and_settle_pause(change: TableTransaction, seat: Seat) -> Played:
    """Retire a seat; in a match, the others may all have agreed to a pause. Raises as `retire`."""
    done = retire(change, seat)
    if change.table.is_playing:
        consent.settle_pause(change)
    return replace(done, table=change.table)


def _replacement_level(table: Table) -> Level:
    """Return the level of the computer that takes over a seat: EASY in a rated game, else HARD."""
    return RATED_GAME_LEVEL if rated_games.is_rated(table) else STAND_IN_LEVEL


def can_take_over(table: Table, seat: Seat) -> bool:
    """Return whether a computer takes over when a player leaves.

    Two others must stay, one of them a person who plays. Never in a match.
    """
    if table.is_match:
        return False
    rest = [player for player in table.players if player.seat != seat]
    return len(rest) > 1 and any(player.is_present for player in rest)


def give_back(change: TableTransaction, user_id: int) -> Played:
    """Give a user their seat back from the computer.

    Raises GameFinished, and Refused: not-left, not-started, not-seated, on-hold, rules-gone.
    """
    seat = seat_of(change.table, user_id)
    if change.table.players[seat].is_present:
        raise Refused("not-left", change.table)
    return hand_over(change, seat, RETURNED, None)


def hand_over(change: TableTransaction, seat: Seat, text: str, level: Level | None) -> Played:
    """Give a seat to a computer of a level, or back to its player (None), and log it as `text`.

    Open requests to pause or undo are settled. Raises Refused as `commit_table_event`.
    """
    table = change.table
    change.seat(
        replace(player, computer=level, substitute_turn=False, missed=0) if player.seat == seat else player
        for player in table.players
    )
    done = commit_table_event(change, seat, text)
    consent.settle_pause(change)
    consent.settle_undo(change)
    return replace(done, table=change.table)


def commit_table_event(change: TableTransaction, seat: Seat, text: str) -> Played:
    """Log a seat's table event, such as LEFT or LATE, as a step that keeps the game's state.

    Return the step, with the table after it and the planned steps that follow. `text` is a key of
    TABLE_EVENTS. Raises Refused: not-started, lobby-cancelled, rules-gone.
    """
    entry, state = Entry(seat, text), state_of(change.table)
    return record_step(change, entry, state, apply_table_event(state, entry))
