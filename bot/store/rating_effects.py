"""What a finished game changed on its server: ratings, records, achievements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, Select, bindparam, func, select

from bot.store.rating_queries import EVERYWHERE, Board, Skill
from bot.store.schema import AnyRow, achievements, rating_changes, results


class Gain(NamedTuple):
    """A user's skill before and after a game, and their games on its board by then, this one included."""

    user_id: int
    before: Skill
    after: Skill
    games: int


class Earned(NamedTuple):
    """An achievement of a user in a game, and how often they have earned it by then."""

    user_id: int
    achievement: str
    times: int


class Best(NamedTuple):
    """A best score on a board, and the names of those who made it."""

    score: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class BrokenRecord:
    """A broken record: the new one and the one before."""

    board: Board
    now: Best
    before: Best


@dataclass(frozen=True)
class Outcome:
    """What a rated game changed; empty if the game was not rated."""

    gains: tuple[Gain, ...] = ()
    broken: BrokenRecord | None = None
    achievements: tuple[Earned, ...] = ()

    def of(self, user_id: int) -> Gain | None:
        """Return the user's change of skill; None if the game was not rated or they had no part in it."""
        return next((gain for gain in self.gains if gain.user_id == user_id), None)


NO_EFFECTS = Outcome()
_CHANGE = rating_changes.c
_CHANGED = (
    select(rating_changes)
    .where(_CHANGE.guild_id == bindparam("of_guild"), _CHANGE.table_id == bindparam("of_table"))
    .order_by(_CHANGE.user_id)
)
_SAME = ("user_id", "guild_id", "game", "lineup")
_GAMES = select(func.count()).where(
    *(_CHANGE[name] == bindparam(f"of_{name}") for name in _SAME), _CHANGE.at <= bindparam("until")
)


def _earned_at() -> Select[int, str, int]:
    """Build the query for a table's achievements: user, name, and how often the user earned it by then."""
    one, other = achievements.c, achievements.alias("other").c
    mine = (other.user_id == one.user_id, other.achievement == one.achievement, other.at <= one.at)
    times = select(func.count()).where(*mine).correlate(achievements).scalar_subquery()
    query = select(one.user_id, one.achievement, times).where(one.table_id == bindparam("of_table"))
    return query.order_by(one.user_id, one.achievement)


_EARNED = _earned_at()


def outcome(connection: Connection, guild_id: int, table_id: int) -> Outcome:
    """Return what a game changed on the board of a server; NO_EFFECTS if it was not rated there."""
    rows = connection.execute(_CHANGED, {"of_guild": guild_id, "of_table": table_id}).all()
    if not rows:
        return NO_EFFECTS
    gains = tuple(_read_gain(connection, row) for row in rows)
    earned = tuple(Earned(*row) for row in connection.execute(_EARNED, {"of_table": table_id}))
    return Outcome(gains, _broken_record(connection, rows), earned)


def _read_gain(connection: Connection, row: AnyRow) -> Gain:
    """Return a user's gain, with how many rated games they had on the board by then."""
    same = {f"of_{name}": getattr(row, name) for name in _SAME}
    games = connection.scalar(_GAMES, {**same, "until": row.at}) or 0
    return Gain(
        row.user_id, Skill(row.mu_before, row.sigma_before), Skill(row.mu_after, row.sigma_after), games
    )


def _broken_record(connection: Connection, rows: Sequence[AnyRow]) -> BrokenRecord | None:
    """Return the record that a game broke on its server's board, or None.

    A first score or an equal one breaks none, and there are none outside servers.
    """
    scores = [row.score for row in rows if row.score is not None]
    board = Board(rows[0].guild_id, rows[0].game, rows[0].lineup)
    if not scores or board.guild_id == EVERYWHERE:
        return None
    before = _best_before(connection, board, rows[0].at)
    if before is None or before.score >= max(scores):
        return None
    return BrokenRecord(board, _score_with_names(connection, rows[0].table_id, max(scores)), before)


def _best_before(connection: Connection, board: Board, at: int) -> Best | None:
    """Return the best score on a board before a time, or None; of equal scores the earliest."""
    change = rating_changes.c
    on_board = (change.guild_id == board.guild_id, change.game == board.game, change.lineup == board.lineup)
    query = select(change.table_id, change.score).where(*on_board, change.score.is_not(None), change.at < at)
    row = connection.execute(query.order_by(change.score.desc(), change.at).limit(1)).first()
    return None if row is None else _score_with_names(connection, row.table_id, row.score)


def _score_with_names(connection: Connection, table_id: int, score: int) -> Best:
    """Return a score with the names of the people who made it at a table, in seat order."""
    mine = (results.c.table_id == table_id, results.c.score == score, results.c.computer.is_(None))
    names = connection.scalars(select(results.c.name).where(*mine).order_by(results.c.seat))
    return Best(score, tuple(names))
