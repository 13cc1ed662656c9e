"""The SQL of leaderboards: every answer is read from an index, however many have played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import ColumnElement, Connection, Row, ScalarSelect, Select, select

from bot.ratings.against_computers import LINEUPS
from bot.ratings.profiles import Profile, profile
from bot.ratings.rating_model import points
from bot.ratings.seasons import ALL_TIME, before, season_of
from bot.store import Database, names, rating_histogram
from bot.store.names import Called
from bot.store.rating_histogram import RatingHistogram
from bot.store.rating_queries import AGAINST, EVERYWHERE, Board, Skill, Standing
from bot.store.schema import BEST_FIRST, BOARD, rating_changes, ratings

_Line: TypeAlias = tuple[int, float, float, int, int, int, int | None, str, int, float | None, float | None]
"""Whose it is, skill, rating, games, wins, best score, form, when it changed, the skill from before."""


@dataclass(frozen=True)
class Listed:
    """A standing on a board, whose it is, and the skill from before the last days if they played in them."""

    user_id: int
    standing: Standing
    lately: Skill | None


def boards(connection: Connection, guild_id: int) -> list[Board]:
    """The boards of a server (or EVERYWHERE) on which anybody stands."""
    found: list[Board] = []
    game, lineup = "", ""
    # From one to the next: an index knows where it begins, and nobody's standing is counted.
    while (row := _next(connection, guild_id, game, lineup)) is not None:
        game, lineup = row
        found.append(Board(guild_id, game, lineup))
    return found


def _next(connection: Connection, guild_id: int, game: str, lineup: str) -> Row[str, str] | None:
    """The game and line-up after these: another line-up of the same game, or the first of the next."""
    query = select(ratings.c.game, ratings.c.lineup).where(ratings.c.guild_id == guild_id).limit(1)
    same = query.where(ratings.c.game == game, ratings.c.lineup > lineup).order_by(ratings.c.lineup)
    later = query.where(ratings.c.game > game).order_by(ratings.c.game, ratings.c.lineup)
    return connection.execute(same).first() or connection.execute(later).first()


def newest(connection: Connection, guild_id: int) -> Board | None:
    """The board on which a game ended last."""
    changes = rating_changes.c
    query = select(changes.game, changes.lineup).where(changes.guild_id == guild_id)
    row = connection.execute(query.order_by(changes.table_id.desc()).limit(1)).first()
    return None if row is None else Board(guild_id, *row)


def listed(
    connection: Connection, board: Board, season: str, since: int, *, rating: int, skip: int, most: int
) -> list[Listed]:
    """Lines of a board, the best first, from a rating on, some of its people skipped.

    `since` is when the last days began.
    """
    query = _listing(since).where(*_on(board, season), ratings.c.rating <= rating)
    rows = connection.execute(query.order_by(*BEST_FIRST).offset(skip).limit(most))
    return [_listed(row) for row in rows]


def listed_of(connection: Connection, board: Board, season: str, since: int, user_id: int) -> Listed | None:
    """Somebody's standing on a board."""
    query = _listing(since).where(*_on(board, season), ratings.c.user_id == user_id)
    row = connection.execute(query).first()
    return None if row is None else _listed(row)


def _on(board: Board, season: str) -> list[ColumnElement[bool]]:
    """Those who stand on a board; whoever has been forgotten stands nowhere."""
    same = (column == value for column, value in zip(BOARD, (*board, season), strict=True))
    # Reckoned with, so that no database takes it for something to look up.
    return [*same, ratings.c.user_id + 0 > 0]


def _listing(since: int) -> Select[*_Line]:
    standing = ratings.c
    return select(
        standing.user_id,
        standing.mu,
        standing.sigma,
        standing.rating,
        standing.games,
        standing.wins,
        standing.best,
        standing.form,
        standing.changed_at,
        _lately(rating_changes.c.mu_before, since),
        _lately(rating_changes.c.sigma_before, since),
    )


def _lately(column: ColumnElement[float], since: int) -> ScalarSelect[float]:
    """What a column says of somebody's first change since a moment."""
    change, standing = rating_changes.c, ratings.c
    same = (
        getattr(change, name) == getattr(standing, name) for name in ("user_id", "guild_id", "game", "lineup")
    )
    query = select(column).where(*same, change.at >= since).correlate(ratings)
    return query.order_by(change.at).limit(1).scalar_subquery()


def _listed(row: Row[*_Line]) -> Listed:
    user_id, mu, sigma, rating, games, wins, best, form, changed_at, mu_lately, sigma_lately = row
    lately = None if mu_lately is None or sigma_lately is None else Skill(mu_lately, sigma_lately)
    return Listed(user_id, Standing(Skill(mu, sigma), rating, games, wins, best, form, changed_at), lately)


PAGE = 10
"""Standings a page."""
LATELY = 7 * 24 * 60 * 60
"""Seconds over which a movement is told."""


@dataclass(frozen=True)
class Ranked:
    """A standing with its rank (equals share one), and what the last days have brought, in points.

    `called` is what its owner is called where somebody looks.
    """

    rank: int
    listed: Listed
    movement: int | None
    called: Called


@dataclass(frozen=True)
class Page:
    """A page (from 0) of a board with so many people on it; `own` is the standing of whoever asked."""

    board: Board
    season: str
    number: int
    count: int
    ranked: tuple[Ranked, ...]
    own: Ranked | None

    @property
    def last(self) -> int:
        """The number of the last page."""
        return max(self.count - 1, 0) // PAGE

    @property
    def own_page(self) -> int | None:
        """The page on which whoever asked stands, as nearly as equals let say."""
        return None if self.own is None else (self.own.rank - 1) // PAGE


class Leaderboards:
    """Answers everything about leaderboards."""

    def __init__(self, database: Database, *, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    @property
    def season(self) -> str:
        """The season that lasts."""
        return season_of(self._now())

    @property
    def seasons(self) -> tuple[str, ...]:
        """What may be looked at: all time, this season, and the four before it."""
        found = [ALL_TIME, self.season]
        while len(found) < 6:
            found.append(before(found[-1]))
        return tuple(found)

    async def has_boards(self, guild_id: int) -> list[Board]:
        """The boards of a server (or EVERYWHERE) on which anybody stands."""
        found = await self._database.read(boards, guild_id)
        return [board for board in found if not is_against_computers(board.lineup)]

    async def against_computers(self) -> list[Board]:
        """The boards of games against computers on which anybody stands, the weakest level first."""
        found = await self._database.read(boards, EVERYWHERE)
        return sorted(
            (board for board in found if board.lineup in LINEUPS),
            key=lambda board: (board.game, LINEUPS.index(board.lineup)),
        )

    async def newest(self, guild_id: int) -> Board | None:
        """The board on which a game ended last."""
        return await self._database.read(newest, guild_id)

    async def profile(self, guild_id: int, user_id: int, viewer: int) -> Profile | None:
        """Somebody's career on a server (or EVERYWHERE), as another person looks at it from there.

        None for who has not finished a rated game there, and everywhere for who shows no name there.
        """
        return await profile(self._database, guild_id, user_id, viewer)

    async def page(
        self, board: Board, season: str, number: int, user_id: int, place: int = EVERYWHERE
    ) -> Page:
        """A page of a board (the last, if there are not so many), as somebody looks at it from a place."""
        lasts = season in (ALL_TIME, self.season)
        look = _Look(board, season, number, user_id, place, self._now() - LATELY, lasts)
        return await self._database.read(look.page)


@dataclass(frozen=True)
class _Look:
    """Somebody's look at a page from a server (or EVERYWHERE); `lasts`: the season still moves."""

    board: Board
    season: str
    number: int
    user_id: int
    place: int
    since: int
    lasts: bool

    def page(self, connection: Connection) -> Page:
        people = rating_histogram.of_board(connection, self.board, self.season)
        number = min(self.number, max(people.count - 1, 0) // PAGE)
        listed = self._listed(connection, people, number * PAGE)
        where = (connection, self.board, self.season, self.since)
        mine = listed_of(*where, self.user_id)
        called = names.called(connection, self.place, {one.user_id for one in [*listed, mine] if one})
        ranked = [self._ranked(one, people, called) for one in listed]
        own = None if mine is None else self._ranked(mine, people, called)
        return Page(self.board, self.season, number, people.count, tuple(ranked), own)

    def _listed(self, connection: Connection, people: RatingHistogram, first: int) -> list[Listed]:
        """So many standings as a page has, from one (counted from 0) on."""
        if first >= people.count:
            return []
        rating = people.at(first)
        where = (connection, self.board, self.season, self.since)
        return listed(*where, rating=rating, skip=first - people.above(rating), most=PAGE)

    def _ranked(self, one: Listed, people: RatingHistogram, called: Mapping[int, Called]) -> Ranked:
        # A season that is over moves no more.
        before = one.lately if self.lasts else None
        movement = None if before is None else one.standing.rating - points(before)
        return Ranked(1 + people.above(one.standing.rating), one, movement, called[one.user_id])


def is_against_computers(lineup: str) -> bool:
    """Whether a board counts games against computers, and rates nobody."""
    return lineup.startswith(AGAINST)


def of_server(guild_id: int | None) -> int:
    """The number under which a server's boards are kept; in direct messages that is everybody's."""
    return guild_id or EVERYWHERE
