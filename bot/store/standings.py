"""Leaderboards: who has won how often, counted as games end, so that no question counts a million results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from sqlalchemy import Connection, Select, case, select
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.records import Standing
from bot.store.schema import EVERY_GAME, EVERYWHERE, RANKING, results, standings
from engine.core.types import ABANDONED

_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_KEY = ("guild_id", "game", "user_id")


def count(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Counts how a game ended, a row (of `results`) a seat; an abandoned one counts for nobody.

    Nor does one with a computer of its own: leaderboards are for games between people.
    """
    if any(row["why"] == ABANDONED or row["user_id"] < 0 for row in rows):
        return
    counted = [own for row in rows for own in _counted(row)]
    new = _INSERT[connection.dialect.name](standings)
    sums = {
        "games": standings.c.games + new.excluded.games,
        "wins": standings.c.wins + new.excluded.wins,
        "best": case((new.excluded.best > standings.c.best, new.excluded.best), else_=standings.c.best),
    }
    # In the order of the key, so that two games that end at once never wait for each other.
    counted.sort(key=lambda row: tuple(row[column] for column in _KEY))
    connection.execute(new.on_conflict_do_update(index_elements=_KEY, set_=sums), counted)


def _counted(row: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A result as it counts on each leaderboard: here or everywhere, in its game or in all."""
    # Who has left has not won, however well a computer played on.
    won = row["placing"] == 1 and row.get("computer") is None
    sums = {"user_id": row["user_id"], "games": 1, "wins": int(won), "best": row["score"]}
    # A game played on no server counts everywhere, once.
    for guild_id, game in product({row["guild_id"], EVERYWHERE}, (row["game"], EVERY_GAME)):
        yield {"guild_id": guild_id, "game": game, **sums}


def leaderboard(game: str | None, guild_id: int | None, most: int) -> Select[Any]:
    """Asks for the best of a game (None: of all games) on a server (None: everywhere), with newest names."""
    name = (
        select(results.c.name)
        .where(results.c.user_id == standings.c.user_id)
        .order_by(results.c.table_id.desc())
        .limit(1)
        .scalar_subquery()
    )
    return (
        select(standings.c.user_id, name.label("name"), standings.c.games, standings.c.wins, standings.c.best)
        .where(
            standings.c.guild_id == (EVERYWHERE if guild_id is None else guild_id),
            standings.c.game == (EVERY_GAME if game is None else game),
        )
        .order_by(*RANKING)
        .limit(most)
    )


def read_standings(connection: Connection, query: Select[Any]) -> tuple[Standing, ...]:
    """The lines of a leaderboard."""
    return tuple(Standing(*row) for row in connection.execute(query))
