"""Games against computers, counted by level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sqlalchemy import Connection

from bot.ratings.rating_model import ALL_TIME, NEW
from bot.store import rating_queries
from bot.store.dialects import RATINGS, advisory_lock
from bot.store.rating_queries import AGAINST, Board, Key, Standing
from bot.store.records import SeatResult, is_computer
from bot.store.schema import EVERYWHERE
from engine.ai.character import Level
from engine.core.types import ABANDONED, PLAYED_OUT

LINEUPS = tuple(f"{AGAINST}{level}" for level in Level)
"""The line-ups of games against computers by level, weakest first."""


def record(connection: Connection, rows: Sequence[SeatResult]) -> None:
    """Count a finished game for the people who played to its end against computers without help.

    `rows` are the game's results, one per seat. Does nothing if it counts for no player.
    """
    keys = [_all_time_key(row, lineup) for row, lineup in _counted_players(rows)]
    if keys:
        advisory_lock(connection, RATINGS)
        before = rating_queries.standings(connection, keys)
        after = dict(before)
        enter(after, rows)
        rating_queries.write_standings(connection, before, after)


def enter(standings: dict[Key, Standing], rows: Sequence[SeatResult]) -> None:
    """Add a finished game to `standings`, in place, for each person who counts.

    Only all-time standings on EVERYWHERE change. Their `rating` is the number of wins.
    """
    for row, lineup in _counted_players(rows):
        key, won = _all_time_key(row, lineup), row["placing"] == 1
        known = standings.get(key, Standing(NEW, 0, 0, 0, None, "", 0))
        standings[key] = replace(
            known,
            rating=known.rating + won,
            games=known.games + 1,
            wins=known.wins + won,
            best=_best_score(known.best, row),
            changed_at=max(known.changed_at, row["ended_at"]),
        )


def _best_score(known: int | None, row: SeatResult) -> int | None:
    """Return the best score so far, or None; that of `row` counts only if the game was played out."""
    scores = [known, row["score"] if row["why"] == PLAYED_OUT else None]
    return max((score for score in scores if score is not None), default=None)


def _counted_players(rows: Sequence[SeatResult]) -> Iterator[tuple[SeatResult, str]]:
    """Yield the rows of people who count, each with the line-up of the strongest opposing computer.

    People count who were not helped, replaced or deleted, and did not abandon the game.
    """
    for row in rows:
        if row["helped"] or row["user_id"] < 0 or row["computer"] is not None or row["why"] == ABANDONED:
            continue
        levels = [
            Level(other["computer"])
            for other in rows
            if other["computer"] is not None
            and is_computer(other["user_id"])
            and other["side"] != row["side"]
        ]
        if levels:
            yield row, f"{AGAINST}{max(levels, key=list(Level).index)}"


def _all_time_key(row: SeatResult, lineup: str) -> Key:
    return Key(Board(EVERYWHERE, row["game"], lineup), ALL_TIME, row["user_id"])
