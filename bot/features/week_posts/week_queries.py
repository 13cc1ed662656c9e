"""Queries about a server's week: games that ended, ratings that rose, a record, moves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import groupby

from sqlalchemy import Connection, and_, func, select

from bot.ratings.rating_model import points
from bot.store import names, rating_effects
from bot.store.rating_effects import BrokenRecord
from bot.store.rating_queries import Board, Skill
from bot.store.schema import AnyRow, moves, rating_changes, results, tables
from engine.core.types import ABANDONED

FIRST_VERSION = 1
"""The version of a table after the deal."""


@dataclass(frozen=True)
class EndedGame:
    """A game that ended: where it was, when it was dealt and ended (Unix seconds), and the winners' names."""

    table_id: int
    game: str
    guild_id: int
    channel_id: int
    parent_id: int | None
    post_message_id: int | None
    began_at: int
    ended_at: int
    winners: tuple[str, ...]


_PLACE = (
    results.c.table_id,
    tables.c.game,
    tables.c.guild_id,
    tables.c.channel_id,
    tables.c.parent_id,
    tables.c.post_message_id,
    func.coalesce(moves.c.at, tables.c.created_at),
    results.c.ended_at,
)


def ended_games(connection: Connection, guild_id: int, since: int, until: int) -> list[EndedGame]:
    """Return a server's games that ended at `since` or later and before `until` (Unix seconds), by table id.

    Abandoned games are left out.
    """
    in_time = (results.c.ended_at >= since, results.c.ended_at < until)
    dealt = and_(moves.c.table_id == tables.c.id, moves.c.version == FIRST_VERSION)
    query = (
        select(*_PLACE, results.c.name, results.c.placing, results.c.why)
        .join(tables, tables.c.id == results.c.table_id)
        .outerjoin(moves, dealt)
        .where(results.c.guild_id == guild_id, *in_time, results.c.why != ABANDONED)
        .order_by(results.c.table_id, results.c.seat)
    )
    rows = groupby(connection.execute(query), key=lambda row: row.table_id)
    return [_read_game(list(own)) for _, own in rows]


def _read_game(rows: Sequence[AnyRow]) -> EndedGame:
    won = tuple(row.name for row in rows if row.placing == 1)
    return EndedGame(*[*rows[0][: len(_PLACE)], won])


def count_moves(connection: Connection, table_ids: Collection[int], since: int, until: int) -> int:
    """Return the number of steps at tables at `since` or later and before `until`.

    Deals and undone steps do not count.
    """
    made = (moves.c.at >= since, moves.c.at < until, moves.c.version > FIRST_VERSION)
    query = select(func.count()).select_from(moves).where(moves.c.table_id.in_(table_ids), *made)
    return connection.scalar(query) or 0


@dataclass(frozen=True)
class Rise:
    """Who gained most points on a board, how many, and their rating after the last game."""

    name: str
    gained: int
    rating: int


def best_rise(connection: Connection, guild_id: int, table_ids: Collection[int]) -> Rise | None:
    """Return who gained most points by these games on one of a server's boards.

    None if no player with a public name gained any.
    """
    gains, last = defaultdict[tuple[int, Board], int](int), dict[tuple[int, Board], int]()
    for row in _rating_changes(connection, guild_id, table_ids):
        key = row.user_id, Board(guild_id, row.game, row.lineup)
        before, after = Skill(row.mu_before, row.sigma_before), Skill(row.mu_after, row.sigma_after)
        gains[key] += points(after) - points(before)
        last[key] = points(after)
    gained = (key for key in gains if key[0] > 0 and gains[key] > 0)
    # One name at a time, since SQLite joins 500 queries at most and the first player usually has one.
    for key in sorted(gained, key=lambda one: (-gains[one], one)):
        (called,) = names.display_names(connection, guild_id, [key[0]]).values()
        if called.name is not None:
            return Rise(called.name, gains[key], last[key])
    return None


def newest_record(
    connection: Connection, guild_id: int, table_ids: Collection[int]
) -> tuple[int, BrokenRecord] | None:
    """Return the id of the newest of these games that broke a server's record, and the record, or None."""
    changed = [row.table_id for row in _rating_changes(connection, guild_id, table_ids)]
    for table_id in dict.fromkeys(reversed(changed)):
        broken = rating_effects.outcome(connection, guild_id, table_id).broken
        if broken is not None:
            return table_id, broken
    return None


def _rating_changes(connection: Connection, guild_id: int, table_ids: Collection[int]) -> Sequence[AnyRow]:
    """Return the rating changes by these games on a server's boards, oldest first."""
    mine = (rating_changes.c.guild_id == guild_id, rating_changes.c.table_id.in_(table_ids))
    order = (rating_changes.c.at, rating_changes.c.table_id, rating_changes.c.score)
    return connection.execute(select(rating_changes).where(*mine).order_by(*order)).all()
