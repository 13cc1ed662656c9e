"""Calling players in the channel: whom a message notifies, so that nobody is notified twice in a turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.store import Player, Table
from bot.store.change import Change


def name(table: Table, message: str) -> str:
    """What is noted of those whom a message notifies during a table's turn."""
    return f"{table.turn_version} {message}"


def may_call(table: Table, player: Player, message: str) -> bool:
    """Whether a message may notify a player: no other has during this turn.

    The same one may, since it is sent again where it has not arrived.
    """
    called = player.called or ""
    return called == name(table, message) or not called.startswith(name(table, ""))


def call(change: Change, players: Iterable[Player], name: str) -> None:
    """Notes that players are notified by a message."""
    change.update(replace(player, called=name) for player in players)
