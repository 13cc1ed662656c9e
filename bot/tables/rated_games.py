"""Rated games, and the help that is allowed: none in rated games.

There is no advice, undo needs the others' consent, and substitutes play at an easy level. Against computers
help is allowed, but keeps the game off their leaderboard.
"""

from __future__ import annotations

from dataclasses import replace

from bot.store import Player, Table
from bot.store.records import is_computer
from bot.store.transaction import TableTransaction
from engine.core.types import PLAYED_OUT, Result, Seat


def is_against_computers(table: Table) -> bool:
    """Return whether a computer has its own seat. One that plays for a person does not count."""
    return any(is_computer(player.user_id) for player in table.players)


def is_rated(table: Table) -> bool:
    """Return whether a game counts for ratings if it is played to its end.

    False if a computer has its own seat.
    """
    return table.rated and not is_against_computers(table)


def counts_against_computers(table: Table, seat: Seat) -> bool:
    """Return whether a game counts for a player on the leaderboard against computers.

    False after help, and in games without computers.
    """
    return is_against_computers(table) and not table.players[seat].helped


def other_people(table: Table, seat: Seat) -> list[Player]:
    """Return the players in other seats who are people, also if a computer plays for them."""
    return [one for one in table.players if one.seat != seat and not is_computer(one.user_id)]


def was_left_by_its_only_person(table: Table, result: Result) -> bool:
    """Return whether a table's only person ended the game early.

    They know that, and no other player has to be notified.
    """
    people = [player for player in table.players if not is_computer(player.user_id)]
    return len(people) == 1 and result.why != PLAYED_OUT


def lose_rating(change: TableTransaction) -> None:
    """Make a table unrated. A rematch is rated again if the table was."""
    table = change.table
    change.set_columns(rated=False, lost_rating=table.rated or table.lost_rating)


def record_help(change: TableTransaction, user_id: int) -> None:
    """Record that a user at a table was helped. Does nothing if they have no seat."""
    mine = [player for player in change.table.players if player.user_id == user_id]
    change.update_players(replace(player, helped=True) for player in mine)


def record_help_for_all(change: TableTransaction) -> None:
    """Record that all people at a table were helped."""
    people = [player for player in change.table.players if not is_computer(player.user_id)]
    change.update_players(replace(player, helped=True) for player in people)
