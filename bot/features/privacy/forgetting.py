"""Removal of a user from all tables, followed by the deletion of their rows (`store/person_deletion.py`)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from bot.errors import Refused
from bot.store import Table
from bot.store.preferences import PersonTransaction
from bot.store.transaction import TableTransaction
from bot.tables import hooks, lobby_auto_start, lobby_rules, rematch, resigning
from bot.tables.game import has_rules
from engine.core.game_errors import GameFinished


@dataclass(frozen=True)
class LeftTables:
    """Tables that a deleted user has left: lobbies (left or cancelled), and games (continued or ended)."""

    lobbies: tuple[Table, ...]
    games: tuple[Table, ...]


def forget_person(person: PersonTransaction, name: str) -> LeftTables:
    """Remove a user from all tables and delete their data. Return the tables they left.

    Games with others keep a seat called `name`.
    """
    lobbies = [_leave_lobby(change, person.user_id) for change in person.lobbies()]
    games = [_leave_game(change, person.user_id) for change in person.games()]
    person.within(hooks.person_forgotten.run, person.now)
    person.forget(name)
    return LeftTables(tuple(lobbies), tuple(games))


def _leave_lobby(change: TableTransaction, user_id: int) -> Table:
    """Cancel a lobby that the user hosts, else free their seat and update its automatic start.

    Its post becomes pending. A rematch becomes an ordinary lobby.
    """
    table = change.table
    if table.host_id == user_id:
        lobby_rules.cancel_lobby(change, user_id)
    else:
        change.seat(player for player in table.players if player.user_id != user_id)
    rematch.break_up(change)
    if has_rules(change.table):
        lobby_auto_start.reschedule_start(change, None)
    change.set_columns(published_version=table.published_version - 1)
    return change.table


def _leave_game(change: TableTransaction, user_id: int) -> Table:
    """Hand the seat to a computer or retire it, unless that was done or the rules are gone."""
    # Refused: a computer plays there already, or the game's rules are gone. GameFinished: the user has left a
    # match that the others play on.
    with suppress(Refused, GameFinished):
        resigning.leave(change, user_id)
    return change.table
