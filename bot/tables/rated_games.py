"""Which games count, and what help is allowed: none in rated games.

Between people who are rated nobody gets advice, no turn is taken back without the others, and a computer that
plays for somebody plays easy: leaving, or letting time run out, never brings a stronger hand. Against
computers help is there for the asking, and who took some is not on the computers' leaderboard with that game.
"""

from __future__ import annotations

from dataclasses import replace

from bot.store import Player, Table
from bot.store.records import is_computer
from bot.store.transaction import TableTransaction
from engine.core.types import Seat


def is_against_computers(table: Table) -> bool:
    """Whether computers have seats of their own, and do not only play for somebody."""
    return any(is_computer(player.user_id) for player in table.players)


def is_rated(table: Table) -> bool:
    """Whether a game is rated once it is played out."""
    return table.rated and not is_against_computers(table)


def counts_against_computers(table: Table, seat: Seat) -> bool:
    """Whether a game is one for the computers' leaderboard, as far as a player is concerned."""
    return is_against_computers(table) and not table.players[seat].helped


def other_people(table: Table, seat: Seat) -> list[Player]:
    """The other seats that are people's, whether or not they are still there."""
    return [one for one in table.players if one.seat != seat and not is_computer(one.user_id)]


def record_help(change: TableTransaction, user_id: int) -> None:
    """Notes that somebody at a table is helped."""
    mine = [player for player in change.table.players if player.user_id == user_id]
    change.update_players(replace(player, helped=True) for player in mine)


def record_help_for_all(change: TableTransaction) -> None:
    """Notes that all people at a table know more than they should, from now on."""
    people = [player for player in change.table.players if not is_computer(player.user_id)]
    change.update_players(replace(player, helped=True) for player in people)
