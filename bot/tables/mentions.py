"""Mentions in the channel: whom a message notifies, so that nobody is notified twice of one turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.store import Player, Table
from bot.store.transaction import TableTransaction


def name(table: Table, message: str) -> str:
    """What is noted of those whom a message notifies during a table's turn."""
    return f"{table.turn_version} {message}"


def may_call(table: Table, player: Player, message: str) -> bool:
    """Whether a message may notify a player: no other has during this turn.

    The same one may, since it is sent again where it has not arrived.
    """
    called = player.last_mention or ""
    return called == name(table, message) or not called.startswith(name(table, ""))


def call(change: TableTransaction, players: Iterable[Player], name: str) -> None:
    """Notes that players are notified by a message."""
    change.update_players(replace(player, last_mention=name) for player in players)
