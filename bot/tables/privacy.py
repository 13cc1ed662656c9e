"""What people decide about what is known of them: a public name, a copy of it all, to be forgotten."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import msgspec

from bot.errors import Refused
from bot.store import Store, Table, daily, personal_data
from bot.store.preferences import PersonTransaction
from bot.store.transaction import TableTransaction
from bot.tables import lobby_rules, seat_handover
from bot.tables.daily import day_of


@dataclass(frozen=True)
class Left:
    """The lobbies somebody left, or called off as their host, and the games that went on or ended."""

    lobbies: tuple[Table, ...]
    games: tuple[Table, ...]


def show_name(person: PersonTransaction, name: str | None) -> None:
    """Shows somebody under a name on the leaderboards of every server; None: no longer."""
    person.set_columns(public_name=name)


async def export(store: Store, user_id: int, now: int) -> bytes:
    """All that is kept about somebody, as JSON."""
    kept = await store.read(personal_data.everything, user_id, day_of(now))
    return msgspec.json.format(msgspec.json.encode(kept))


def forget(person: PersonTransaction, name: str) -> Left:
    """Lets somebody leave every table and forgets them; games with others keep somebody of this name."""
    lobbies = [_leave_lobby(change, person.user_id) for change in person.lobbies()]
    games = [_leave_game(change, person.user_id) for change in person.games()]
    person.within(daily.remember_played, day_of(person.now))
    person.forget(name)
    return Left(tuple(lobbies), tuple(games))


def _leave_lobby(change: TableTransaction, user_id: int) -> Table:
    table = change.table
    if table.host_id == user_id:
        lobby_rules.call_off(change, user_id)
    else:
        change.seat(player for player in table.players if player.user_id != user_id)
    if table.starter_id == user_id:
        change.set_columns(starter_id=None)
    return change.table


def _leave_game(change: TableTransaction, user_id: int) -> Table:
    # Refused: a computer plays there already, or nobody knows the rules any more.
    with suppress(Refused):
        seat_handover.leave(change, user_id)
    return change.table
