"""Mentions in the channel: a player is mentioned by at most one message per turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.store import Player, Table
from bot.store.transaction import TableTransaction


def mention_name(table: Table, message: str) -> str:
    """Return the text stored for a mention: the turn's version and the kind of message."""
    return f"{table.turn_version} {message}"


def may_mention(table: Table, player: Player, message: str) -> bool:
    """Tell whether a message may mention a player: no other message has in this turn.

    The same message may be sent again if it did not arrive.
    """
    called = player.last_mention or ""
    return called == mention_name(table, message) or not called.startswith(mention_name(table, ""))


def record_mentions(change: TableTransaction, players: Iterable[Player], name: str) -> None:
    """Record that a message mentions players; `name` comes from `mention_name`."""
    change.update_players(replace(player, last_mention=name) for player in players)
