"""Ratings in the database: standings, changes of skill, achievements, and what a game changed.

The number of users at each rating of a board is stored, so that ranks and pages need no count of all users.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile
from typing import NamedTuple, cast

from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select

from bot.store.dialects import insertion, upsert
from bot.store.records import RecordedResult
from bot.store.schema import (
    BOARD,
    EVERYWHERE,
    AnyRow,
    achievements,
    rating_changes,
    rating_histogram,
    ratings,
    results,
)

_KEY = (ratings.c.guild_id, ratings.c.game, ratings.c.lineup, ratings.c.season, ratings.c.user_id)
_STANDING = ("mu", "sigma", "rating", "games", "wins", "best", "form", "changed_at")
STANDINGS = select(*_KEY, *(ratings.c[name] for name in _STANDING))
"""The query for all standings; `read_standings` reads its rows."""
AGAINST = "computers-"
"""The prefix of line-ups that count games against computers."""
_AT_ONCE = 5_000


class Skill(NamedTuple):
    """A user's estimated strength: its mean and uncertainty."""

    mu: float
    sigma: float


class Board(NamedTuple):
    """A leaderboard: a server (or EVERYWHERE), a game, and a line-up such as `1v1`."""

    guild_id: int
    game: str
    lineup: str


class Key(NamedTuple):
    """The key of a standing: a board, a season ("": all time), a user."""

    board: Board
    season: str
    user_id: int


@dataclass(frozen=True)
class Standing:
    """The sum of a user's rated games, with the `best` score.

    `form` lists their last placings, the newest at the end.
    """

    skill: Skill
    rating: int
    games: int
    wins: int
    best: int | None
    form: str
    changed_at: int


class RatingChange(NamedTuple):
    """What a game did to a user's skill on a board, and the score if they played it out."""

    table_id: int
    board: Board
    user_id: int
    at: int
    placing: int
    before: Skill
    after: Skill
    score: int | None


def standings(connection: Connection, keys: Iterable[Key]) -> dict[Key, Standing]:
    """Return the stored standings of those keys (at least one) that have one. Locks them on PostgreSQL."""
    wanted = set(keys)
    # A list per column uses the index; a list of whole keys would scan all rows.
    values = zip(*((*key.board, key.season, key.user_id) for key in sorted(wanted)), strict=True)
    among = [column.in_(sorted(set(own))) for column, own in zip(_KEY, values, strict=False)]
    query = STANDINGS.where(*among).order_by(*_KEY).with_for_update()
    found = read_standings(connection.execute(query))
    return {key: standing for key, standing in found if key in wanted}


def against_computers(connection: Connection, user_id: int, game: str) -> dict[str, int]:
    """Return a user's number of wins in a game against computers, by line-up.

    It covers all servers; levels never met are left out.
    """
    mine = (ratings.c.guild_id == EVERYWHERE, ratings.c.game == game, ratings.c.user_id == user_id)
    query = select(ratings.c.lineup, ratings.c.wins).where(*mine, ratings.c.lineup.startswith(AGAINST))
    return dict(connection.execute(query).all())


def all_standings(connection: Connection) -> Iterator[tuple[Key, Standing]]:
    """Yield all standings of all boards, in no order."""
    return read_standings(connection.execute(STANDINGS))


def read_standings(rows: Iterable[AnyRow]) -> Iterator[tuple[Key, Standing]]:
    """Yield the standings in rows of `STANDINGS`."""
    for guild_id, game, lineup, season, user_id, mu, sigma, *rest in rows:
        yield Key(Board(guild_id, game, lineup), season, user_id), Standing(Skill(mu, sigma), *rest)


def overwrite_standings(connection: Connection, new: Mapping[Key, Standing]) -> None:
    """Insert or overwrite standings. The stored counts stay as they are."""
    # In the order of the key, so that games that end at once cannot deadlock.
    rows = [_standing_row(key, standing) for key, standing in sorted(new.items(), key=lambda item: item[0])]
    for start in range(0, len(rows), _AT_ONCE):
        connection.execute(upsert(connection, ratings), rows[start : start + _AT_ONCE])


def add_changes(connection: Connection, changes: Iterable[RatingChange]) -> None:
    """Insert changes of skill. Raises IntegrityError if a game of a user is there already."""
    if noted := [_change_row(change) for change in changes]:
        connection.execute(insert(rating_changes), noted)


def _standing_row(key: Key, standing: Standing) -> dict[str, object]:
    about = {**key.board._asdict(), "season": key.season, "user_id": key.user_id, **standing.skill._asdict()}
    return about | {name: getattr(standing, name) for name in _STANDING[2:]}


def _change_row(change: RatingChange) -> dict[str, object]:
    """Return the row of a rating change, skills as mean and uncertainty."""
    return {
        "table_id": change.table_id,
        **change.board._asdict(),
        "user_id": change.user_id,
        "at": change.at,
        "placing": change.placing,
        "mu_before": change.before.mu,
        "sigma_before": change.before.sigma,
        "mu_after": change.after.mu,
        "sigma_after": change.after.sigma,
        "score": change.score,
    }


def all_changes(connection: Connection) -> Iterator[RatingChange]:
    """Yield all changes of skill, in the order in which the games ended."""
    columns = rating_changes.c
    order = (columns.at, columns.table_id, columns.guild_id, columns.user_id)
    for row in connection.execute(select(rating_changes).order_by(*order)):
        board = Board(row.guild_id, row.game, row.lineup)
        skills = Skill(row.mu_before, row.sigma_before), Skill(row.mu_after, row.sigma_after)
        yield RatingChange(row.table_id, board, row.user_id, row.at, row.placing, *skills, row.score)


def rated_results(
    connection: Connection, *, rated: bool = True
) -> Iterator[tuple[int, list[RecordedResult]]]:
    """Yield each rated game (or each other one), in the order in which they ended.

    A game is its table's id, and its results by seat.
    """
    order = (results.c.ended_at, results.c.table_id, results.c.seat)
    rows = connection.execute(select(results).where(results.c.rated == rated).order_by(*order)).mappings()
    for table_id, own in groupby(rows, lambda row: row["table_id"]):
        # SQLAlchemy's mappings do not carry the types of their columns.
        yield table_id, cast("list[RecordedResult]", list(own))


def delete_computed(connection: Connection) -> None:
    """Delete all standings and changes, and the achievements that follow from results alone.

    Results and the counts by rating are kept.
    """
    connection.execute(delete(ratings))
    connection.execute(delete(rating_changes))
    connection.execute(delete(achievements).where(~achievements.c.achievement.contains(KEY_SEPARATOR)))


KEY_SEPARATOR = ":"
"""Separates a game's key from its own achievement. Achievements of all games have no key."""


class Achievement(NamedTuple):
    """An achievement that a user earned in a game."""

    user_id: int
    achievement: str
    table_id: int
    at: int


class EarnedAchievement(NamedTuple):
    """An achievement, how often a user earned it, and when last."""

    achievement: str
    times: int
    at: int


def write_achievements(connection: Connection, earned: Iterable[Achievement]) -> None:
    """Insert achievements. Raises IntegrityError if one of them is there already."""
    if rows := [one._asdict() for one in earned]:
        connection.execute(insert(achievements), rows)


def achievements_of(connection: Connection, user_id: int) -> list[EarnedAchievement]:
    """Return a user's achievements on all servers, the one earned last first."""
    achievement, last = achievements.c.achievement, func.max(achievements.c.at)
    query = (
        select(achievement, func.count(), last).where(achievements.c.user_id == user_id).group_by(achievement)
    )
    return [EarnedAchievement(*row) for row in connection.execute(query.order_by(last.desc(), achievement))]


def general_achievements(connection: Connection) -> set[Achievement]:
    """Return all users' achievements that follow from results alone, not from a game's own rules."""
    one = achievements.c
    query = select(one.user_id, one.achievement, one.table_id, one.at).where(
        ~one.achievement.contains(KEY_SEPARATOR)
    )
    return {Achievement(*row) for row in connection.execute(query)}


_PLACE = tuple(rating_histogram.primary_key.columns)


class Place(NamedTuple):
    """A rating on a board in a season ("": all time)."""

    board: Board
    season: str
    rating: int


class RatingHistogram:
    """The distribution of a board: pairs of a rating and its number of users, best first."""

    def __init__(self, steps: Iterable[tuple[int, int]]) -> None:
        self._steps = tuple(steps)

    @property
    def count(self) -> int:
        """The number of users."""
        return sum(people for _, people in self._steps)

    def above(self, rating: int) -> int:
        """Return how many users have more than this rating."""
        return sum(people for _, people in takewhile(lambda step: step[0] > rating, self._steps))

    def at(self, number: int) -> int:
        """Return the rating of the user with `number` users before them, from 0.

        Raises IndexError from `count` on.
        """
        for rating, people in self._steps:
            number -= people
            if number < 0:
                return rating
        raise IndexError(number)


def board_histogram(connection: Connection, board: Board, season: str) -> RatingHistogram:
    """Return the distribution of ratings on a board in a season."""
    rating, here = rating_histogram.c.rating, zip(_PLACE, (*board, season), strict=False)
    query = select(rating, rating_histogram.c.people).where(*(column == value for column, value in here))
    query = query.order_by(rating.desc())
    return RatingHistogram((row.rating, row.people) for row in connection.execute(query))


def write_standings(
    connection: Connection, before: Mapping[Key, Standing], after: Mapping[Key, Standing]
) -> None:
    """Write the standings `after` a game. Move its users' counts from where they were `before`."""
    overwrite_standings(connection, after)
    _move_counts(connection, counted_places(before), counted_places(after))


def counted_places(standings: Mapping[Key, Standing]) -> Iterator[Place]:
    """Yield where each standing counts. Deleted users have no place."""
    return (
        Place(key.board, key.season, standing.rating)
        for key, standing in standings.items()
        if key.user_id > 0
    )


def uncount_user(connection: Connection, user_id: int) -> None:
    """Remove a user from all counts, before their standings get another user id."""
    query = select(*BOARD, ratings.c.rating).where(ratings.c.user_id == user_id)
    rows = connection.execute(query).all()
    _move_counts(connection, (Place(Board(*row[:3]), row.season, row.rating) for row in rows), ())


def _move_counts(connection: Connection, before: Iterable[Place], after: Iterable[Place]) -> None:
    """Add 1 at each place of `after` and subtract 1 at each of `before`. Counts that reach 0 are deleted."""
    change = Counter(after)
    change.subtract(before)
    # In the order of the key, so that concurrent writers cannot deadlock.
    moved = [(_place_key(place), people) for place, people in sorted(change.items()) if people]
    if moved:
        added = insertion(connection, rating_histogram)
        summed = {"people": rating_histogram.c.people + added.excluded.people}
        counted = added.on_conflict_do_update(index_elements=list(_PLACE), set_=summed)
        connection.execute(counted, [{**key, "people": people} for key, people in moved])
    if left := [{f"the_{name}": value for name, value in key.items()} for key, people in moved if people < 0]:
        same = (column == bindparam(f"the_{column.name}") for column in _PLACE)
        connection.execute(delete(rating_histogram).where(*same, rating_histogram.c.people == 0), left)


def _place_key(place: Place) -> dict[str, object]:
    return {**place.board._asdict(), "season": place.season, "rating": place.rating}


def recount_places(connection: Connection) -> None:
    """Rebuild all counts from the standings."""
    connection.execute(delete(rating_histogram))
    counted = select(*BOARD, ratings.c.rating, func.count()).where(ratings.c.user_id > 0)
    rows = counted.group_by(*BOARD, ratings.c.rating)
    connection.execute(insert(rating_histogram).from_select(list(rating_histogram.c), rows))


def place_counts(connection: Connection) -> Counter[Place]:
    """Return all stored counts, by place."""
    rows = connection.execute(select(rating_histogram))
    return Counter({Place(Board(*row[:3]), row.season, row.rating): row.people for row in rows})


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
_ON_BOARD = ("user_id", "guild_id", "game", "lineup")
_GAMES = select(func.count()).where(
    *(_CHANGE[name] == bindparam(f"of_{name}") for name in _ON_BOARD), _CHANGE.at <= bindparam("until")
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
    same = {f"of_{name}": getattr(row, name) for name in _ON_BOARD}
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
    on_board = (
        _CHANGE.guild_id == board.guild_id,
        _CHANGE.game == board.game,
        _CHANGE.lineup == board.lineup,
    )
    query = select(_CHANGE.table_id, _CHANGE.score).where(
        *on_board, _CHANGE.score.is_not(None), _CHANGE.at < at
    )
    row = connection.execute(query.order_by(_CHANGE.score.desc(), _CHANGE.at).limit(1)).first()
    return None if row is None else _score_with_names(connection, row.table_id, row.score)


def _score_with_names(connection: Connection, table_id: int, score: int) -> Best:
    """Return a score with the names of the people who made it at a table, in seat order."""
    mine = (results.c.table_id == table_id, results.c.score == score, results.c.computer.is_(None))
    names = connection.scalars(select(results.c.name).where(*mine).order_by(results.c.seat))
    return Best(score, tuple(names))
