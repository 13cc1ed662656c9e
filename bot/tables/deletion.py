"""Deletes a person: they leave every table, and nothing that is kept names them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from bot.errors import Refused
from bot.store import Table
from bot.store.preferences import PersonTransaction
from bot.store.transaction import TableTransaction
from bot.tables import computers, lobby_rules


@dataclass(frozen=True)
class Left:
    """The lobbies somebody left, or called off as their host, and the games that went on or ended."""

    lobbies: tuple[Table, ...]
    games: tuple[Table, ...]


def forget(person: PersonTransaction, name: str, now: int) -> Left:
    """Lets somebody leave every table and forgets them; games with others keep somebody of this name."""
    lobbies = [_leave_lobby(change, person.user_id, now) for change in person.lobbies()]
    games = [_leave_game(change, person.user_id, now) for change in person.games()]
    person.forget(name)
    return Left(tuple(lobbies), tuple(games))


def _leave_lobby(change: TableTransaction, user_id: int, now: int) -> Table:
    table = change.table
    if table.host_id == user_id:
        lobby_rules.call_off(change, user_id, now, allowed=False)
    else:
        change.seat(player for player in table.players if player.user_id != user_id)
    if table.starter_id == user_id:
        change.set_columns(starter_id=None)
    return change.table


def _leave_game(change: TableTransaction, user_id: int, now: int) -> Table:
    # Refused: a computer plays there already, or nobody knows the rules any more.
    with suppress(Refused):
        computers.leave(change, user_id, now)
    return change.table
