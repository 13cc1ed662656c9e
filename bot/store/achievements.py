"""What people are remembered for, in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from bot.store.schema import achievements

BETWEEN = ":"
"""Stands between a game's key and a feat of its own; feats of all games have none."""


class Achievement(NamedTuple):
    """A feat of somebody's in a game that is over."""

    user_id: int
    feat: str
    table_id: int
    at: int


class Remembered(NamedTuple):
    """A feat, how often somebody has managed it, and when last."""

    feat: str
    times: int
    at: int


def write(connection: Connection, earned: Iterable[Achievement]) -> None:
    """Writes down what was achieved."""
    if rows := [one._asdict() for one in earned]:
        connection.execute(insert(achievements), rows)


def of_person(connection: Connection, user_id: int) -> list[Remembered]:
    """What somebody is remembered for, the newest first."""
    feat, last = achievements.c.feat, func.max(achievements.c.at)
    query = select(feat, func.count(), last).where(achievements.c.user_id == user_id).group_by(feat)
    return [Remembered(*row) for row in connection.execute(query.order_by(last.desc(), feat))]


def of_all_games(connection: Connection) -> set[Achievement]:
    """Every feat that belongs to no single game: those the results alone tell of."""
    one = achievements.c
    query = select(one.user_id, one.feat, one.table_id, one.at).where(~one.feat.contains(BETWEEN))
    return {Achievement(*row) for row in connection.execute(query)}


def forget_of_all_games(connection: Connection) -> None:
    """Takes the feats away that can be told from the results again."""
    connection.execute(delete(achievements).where(~achievements.c.feat.contains(BETWEEN)))
