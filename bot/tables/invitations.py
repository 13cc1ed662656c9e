"""Invitations: who is invited to a table and what becomes of it. Each function is part of one change."""

from __future__ import annotations

from bot.errors import Refused
from bot.store import invitations
from bot.store.records import Player
from bot.store.schema import REMOVED, UNANSWERED, WITHDRAWN
from bot.store.transaction import TableTransaction
from bot.tables import inviters


def ask(change: TableTransaction, *, required: bool = True) -> None:
    """Invite the guests who were not asked yet.

    Raises Refused: invited-often, invitation-refused. Unless all are `required`, their seats are freed.
    """
    guests, silent = _unasked(change), set[int]()
    for guest in list(guests):
        try:
            if inviters.count(change, guest):
                silent.add(guest.user_id)
        except Refused:
            if required:
                raise
            guests.remove(guest)
            change.seat(one for one in change.table.players if one.user_id != guest.user_id)
    change.within(invitations.write, table_id=change.table.id, guests=guests, silent=silent)


def require_askable(change: TableTransaction) -> None:
    """Check that all guests may be invited, and count nothing. Raises Refused as `ask` does."""
    for guest in _unasked(change):
        inviters.require(change, guest)


def _unasked(change: TableTransaction) -> list[Player]:
    # Until this release people were asked while the table was offered: an offer may be as old.
    asked = {invited.user_id for invited in change.within(invitations.of, table_id=change.table.id)}
    return [one for one in change.table.players if not one.joined and one.user_id not in asked]


def block_host(change: TableTransaction, user_id: int) -> None:
    """Accept no further invitations from the host of a table. Raises Refused: not-invited."""
    require(change, user_id)
    inviters.block(change, user_id, inviters.PERMANENTLY)


def require(change: TableTransaction, user_id: int) -> None:
    """Raises Refused: not-invited."""
    invited = change.within(invitations.of, table_id=change.table.id)
    if all(invitation.user_id != user_id for invitation in invited):
        raise Refused("not-invited")


def settle(change: TableTransaction, status: str, *user_ids: int) -> int:
    """Writes what has become of people's invitations, if they were invited; how many were."""
    return change.within(invitations.settle, change.table.id, status, *user_ids)


def settle_all(change: TableTransaction, status: str) -> None:
    """Writes what has become of all invitations that still stand."""
    change.within(invitations.settle_all, table_id=change.table.id, status=status)


def owe_message(change: TableTransaction) -> None:
    """Owes the lobby's message what has changed elsewhere than on it."""
    change.set_columns(published_version=change.table.published_version - 1)


def free(change: TableTransaction, user_id: int, whose: int) -> None:
    """Frees a seat for the host; a person is told. Raises Refused: not-host, seat-is-free, host-cancels."""
    table, player = change.table, change.table.player_of(whose)
    if table.host_id != user_id:
        raise Refused("not-host", table)
    if whose == user_id:
        raise Refused("host-cancels", table)
    if player is None:
        raise Refused("seat-is-free", table)
    change.seat(other for other in table.players if other is not player)
    _tell(change, player)
    owe_message(change)


def _tell(change: TableTransaction, player: Player) -> None:
    """Owes somebody whose seat was freed a sentence; a computer does not mind."""
    status = REMOVED if player.joined else WITHDRAWN
    if player.user_id > 0 and not settle(change, status, player.user_id):
        table_id = change.table.id
        change.within(invitations.write, table_id, [player], status)


def give_back(change: TableTransaction) -> None:
    """Frees the seats of those who have not answered; the lobby waits another day for others."""
    players = change.table.players
    settle(change, UNANSWERED, *(player.user_id for player in players if not player.joined))
    change.seat(player for player in players if player.joined)
    change.set_columns(created_at=change.now)
    owe_message(change)
