"""Finished games: whose they were, where they were played, how they ended."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import ColumnElement, Connection, select

from bot.store.schema import results


@dataclass(frozen=True)
class Finisher:
    """Somebody's part in a finished game."""

    user_id: int
    name: str
    placing: int
    score: int


@dataclass(frozen=True)
class Finished:
    """A game that is over, with its players, the best first."""

    table_id: int
    game: str
    why: str
    rated: bool
    ended_at: int
    players: tuple[Finisher, ...]


def played_by(connection: Connection, user_id: int, *, first: int, most: int) -> list[Finished]:
    """Somebody's finished games, the newest first, from one (counted from 0) on."""
    return _found(connection, results.c.user_id == user_id, first, most)


def played_on(connection: Connection, guild_id: int, *, first: int, most: int) -> list[Finished]:
    """A server's finished games, the newest first, from one (counted from 0) on."""
    return _found(connection, results.c.guild_id == guild_id, first, most)


def ending(connection: Connection, table_id: int) -> list[Finisher]:
    """How a game ended, by seat; empty for one that is not over."""
    query = select(results).where(results.c.table_id == table_id).order_by(results.c.seat)
    return [Finisher(row.user_id, row.name, row.placing, row.score) for row in connection.execute(query)]


def _found(connection: Connection, whose: ColumnElement[bool], first: int, most: int) -> list[Finished]:
    newest = select(results.c.table_id).where(whose).distinct().order_by(results.c.table_id.desc())
    among = list(connection.scalars(newest.offset(first).limit(most)))
    query = select(results).where(results.c.table_id.in_(among)).order_by(results.c.table_id, results.c.seat)
    rows = connection.execute(query) if among else ()
    return [_finished(list(own)) for _, own in groupby(rows, attrgetter("table_id"))][::-1]


def _finished(rows: list[Any]) -> Finished:
    best_first = sorted(rows, key=attrgetter("placing"))
    players = tuple(Finisher(row.user_id, row.name, row.placing, row.score) for row in best_first)
    one = rows[0]
    return Finished(one.table_id, one.game, one.why, one.rated, one.ended_at, players)
