"""Achievements in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from bot.store.schema import achievements

BETWEEN = ":"
"""Stands between a game's key and an achievement of its own; achievements of all games have none."""


class Achievement(NamedTuple):
    """An achievement of somebody's in a game that is over."""

    user_id: int
    achievement: str
    table_id: int
    at: int


class Remembered(NamedTuple):
    """An achievement, how often somebody has managed it, and when last."""

    achievement: str
    times: int
    at: int


def write(connection: Connection, earned: Iterable[Achievement]) -> None:
    """Writes down what was achieved."""
    if rows := [one._asdict() for one in earned]:
        connection.execute(insert(achievements), rows)


def of_person(connection: Connection, user_id: int) -> list[Remembered]:
    """What somebody is remembered for, the newest first."""
    achievement, last = achievements.c.achievement, func.max(achievements.c.at)
    query = (
        select(achievement, func.count(), last).where(achievements.c.user_id == user_id).group_by(achievement)
    )
    return [Remembered(*row) for row in connection.execute(query.order_by(last.desc(), achievement))]


def of_all_games(connection: Connection) -> set[Achievement]:
    """Every achievement that belongs to no single game: those the results alone tell of."""
    one = achievements.c
    query = select(one.user_id, one.achievement, one.table_id, one.at).where(
        ~one.achievement.contains(BETWEEN)
    )
    return {Achievement(*row) for row in connection.execute(query)}


def forget_of_all_games(connection: Connection) -> None:
    """Takes the achievements away that can be told from the results again."""
    connection.execute(delete(achievements).where(~achievements.c.achievement.contains(BETWEEN)))
