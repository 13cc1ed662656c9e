"""A rematch: the same people, computers and options; the seat after the first starter begins."""

from __future__ import annotations

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.records import is_computer, is_former
from bot.tables.game import game_of, steps_of


def require(table: Table, user_id: int) -> None:
    """Raises Refused: still-running, not-played, channel-gone."""
    if not table.is_finished:
        raise Refused("still-running", table)
    if table.player_of(user_id) is None and table.host_id != user_id:
        raise Refused("not-played", table)
    if table.channel_gone:
        raise Refused("channel-gone")


def players(table: Table, user_id: int) -> list[Player]:
    """The seats as they were: computers sit down again, people are invited, a former player's is free."""
    return [
        Player(
            seat=player.seat,
            user_id=player.user_id,
            name=player.name,
            joined=player.user_id == user_id or is_computer(player.user_id),
            computer=player.computer if is_computer(player.user_id) else None,
        )
        for player in table.players
        if not is_former(player.user_id)
    ]


def next_starter(table: Table) -> int:
    """Who begins next: the player after the one who began this game."""
    setup, *_ = steps_of(table, ())
    (first, *_) = game_of(table).to_move(setup.state)
    return table.players[(first + 1) % len(table.players)].user_id
