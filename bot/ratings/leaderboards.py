"""Leaderboards, read from indexes so that the number of players does not matter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import ColumnElement, Connection, Row, ScalarSelect, Select, select

from bot.ratings.rating_model import ALL_TIME, points, season_before, season_of
from bot.ratings.rating_updates import COMPUTER_LINEUPS
from bot.store import Database, names, rating_queries
from bot.store.names import DisplayName
from bot.store.rating_queries import AGAINST, Board, RatingHistogram, Skill, Standing
from bot.store.schema import BEST_FIRST, BOARD, EVERYWHERE, rating_changes, ratings

_Line: TypeAlias = tuple[int, float, float, int, int, int, int | None, str, int, float | None, float | None]
"""User, skill, rating, games, wins, best score, form, time of change, earlier skill."""


@dataclass(frozen=True)
class BoardLine:
    """A user's standing on a board, and their skill before the last days.

    `lately` is None if they did not play in these days.
    """

    user_id: int
    standing: Standing
    lately: Skill | None


def boards(connection: Connection, guild_id: int) -> list[Board]:
    """Return a server's boards with standings, by game and line-up; EVERYWHERE's also against computers."""
    found: list[Board] = []
    game, lineup = "", ""
    # Skip from board to board in the index, without reading their standings.
    while (row := _next_board_key(connection, guild_id, game, lineup)) is not None:
        game, lineup = row
        found.append(Board(guild_id, game, lineup))
    return found


def _next_board_key(connection: Connection, guild_id: int, game: str, lineup: str) -> Row[str, str] | None:
    """Return the next game and line-up after these for which a server has standings. None at the end."""
    query = select(ratings.c.game, ratings.c.lineup).where(ratings.c.guild_id == guild_id).limit(1)
    same = query.where(ratings.c.game == game, ratings.c.lineup > lineup).order_by(ratings.c.lineup)
    later = query.where(ratings.c.game > game).order_by(ratings.c.game, ratings.c.lineup)
    return connection.execute(same).first() or connection.execute(later).first()


def newest_board(connection: Connection, guild_id: int) -> Board | None:
    """Return the board of the last opened game that was rated on a server. None if there was none."""
    changes = rating_changes.c
    query = select(changes.game, changes.lineup).where(changes.guild_id == guild_id)
    row = connection.execute(query.order_by(changes.table_id.desc()).limit(1)).first()
    return None if row is None else Board(guild_id, *row)


def board_lines(
    connection: Connection, board: Board, season: str, since: int, *, rating: int, skip: int, most: int
) -> list[BoardLine]:
    """Return up to `most` lines of a board, best first.

    Of those with this `rating` or less, the first `skip` are left out. `since` is when the last days began
    (Unix seconds).
    """
    query = _line_query(since).where(*_on_board(board, season), ratings.c.rating <= rating)
    rows = connection.execute(query.order_by(*BEST_FIRST).offset(skip).limit(most))
    return [_read_line(row) for row in rows]


def board_line_of(
    connection: Connection, board: Board, season: str, since: int, user_id: int
) -> BoardLine | None:
    """Return a user's line on a board in a season; None if they have no standing there.

    `since` is when the last days of `BoardLine` began (Unix seconds).
    """
    query = _line_query(since).where(*_on_board(board, season), ratings.c.user_id == user_id)
    row = connection.execute(query).first()
    return None if row is None else _read_line(row)


def _on_board(board: Board, season: str) -> list[ColumnElement[bool]]:
    """Return the conditions for the standings of a board in a season. Those of deleted users are left out."""
    same = (column == value for column, value in zip(BOARD, (*board, season), strict=True))
    # The sum keeps databases from using the index on user ids.
    return [*same, ratings.c.user_id + 0 > 0]


def _line_query(since: int) -> Select[*_Line]:
    """Build the query for lines of a board.

    Each has the user's skill before their first game after `since`, NULL without one.
    """
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
        _before_lately(rating_changes.c.mu_before, since),
        _before_lately(rating_changes.c.sigma_before, since),
    )


def _before_lately(column: ColumnElement[float], since: int) -> ScalarSelect[float]:
    """Select a column of a user's first change of skill since a time, on the board of the outer query."""
    change, standing = rating_changes.c, ratings.c
    same = (
        getattr(change, name) == getattr(standing, name) for name in ("user_id", "guild_id", "game", "lineup")
    )
    query = select(column).where(*same, change.at >= since).correlate(ratings)
    return query.order_by(change.at).limit(1).scalar_subquery()


def _read_line(row: Row[*_Line]) -> BoardLine:
    user_id, mu, sigma, rating, games, wins, best, form, changed_at, mu_lately, sigma_lately = row
    lately = None if mu_lately is None or sigma_lately is None else Skill(mu_lately, sigma_lately)
    return BoardLine(user_id, Standing(Skill(mu, sigma), rating, games, wins, best, form, changed_at), lately)


PAGE = 10
"""Lines per page."""
LATELY = 7 * 24 * 60 * 60
"""Seconds over which the movement of a rating is shown."""


@dataclass(frozen=True)
class Ranked:
    """A line with its rank (ties share one), its movement in points, and the user's name."""

    rank: int
    listed: BoardLine
    movement: int | None
    called: DisplayName


@dataclass(frozen=True)
class Page:
    """A page (from 0) of a board with `count` users; `own` is the asking user's line, if there is one."""

    board: Board
    season: str
    number: int
    count: int
    ranked: tuple[Ranked, ...]
    own: Ranked | None

    @property
    def last(self) -> int:
        """The number of the last page, from 0."""
        return max(self.count - 1, 0) // PAGE

    @property
    def own_page(self) -> int | None:
        """The page number of the asking user's line, estimated if ranks are tied; None without a line."""
        return None if self.own is None else (self.own.rank - 1) // PAGE


class Leaderboards:
    """Queries about leaderboards."""

    def __init__(self, database: Database, *, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now

    @property
    def season(self) -> str:
        """This season's name, such as `2026q4`."""
        return season_of(self._now())

    @property
    def seasons(self) -> tuple[str, ...]:
        """All time, this season, and the four before it, in this order."""
        found = [ALL_TIME, self.season]
        while len(found) < 6:
            found.append(season_before(found[-1]))
        return tuple(found)

    async def rated_boards(self, guild_id: int) -> list[Board]:
        """Return the rated boards of a server (or EVERYWHERE) that have standings, by game and line-up."""
        found = await self._database.read(boards, guild_id)
        return [board for board in found if not is_against_computers(board.lineup)]

    async def against_computers(self) -> list[Board]:
        """Return the boards against computers that have standings, by game, then weakest level first."""
        found = await self._database.read(boards, EVERYWHERE)
        return sorted(
            (board for board in found if board.lineup in COMPUTER_LINEUPS),
            key=lambda board: (board.game, COMPUTER_LINEUPS.index(board.lineup)),
        )

    async def page(
        self, board: Board, season: str, number: int, user_id: int, place: int = EVERYWHERE
    ) -> Page:
        """Return page `number` (from 0) of a board, or the last if there are fewer.

        `user_id` asks for it; `place` is the server where names are shown (EVERYWHERE: public names only).
        """
        return await self._database.read(_page, board, season, number, user_id, place, self._now())


def _page(
    connection: Connection, board: Board, season: str, number: int, user_id: int, place: int, now: int
) -> Page:
    """Return page `number` as `Leaderboards.page` does, at Unix time `now`; names as shown at `place`."""
    people = rating_queries.board_histogram(connection, board, season)
    number = min(number, max(people.count - 1, 0) // PAGE)
    where = (connection, board, season, now - LATELY)
    listed, mine = _listed(people, number * PAGE, *where), board_line_of(*where, user_id)
    called = names.display_names(connection, place, {one.user_id for one in [*listed, mine] if one})
    # Past seasons show no movement.
    lasts = season in (ALL_TIME, season_of(now))

    def ranked(one: BoardLine) -> Ranked:
        """Return a line with its rank, its name, and the points gained lately, if any."""
        movement = one.standing.rating - points(one.lately) if lasts and one.lately else None
        return Ranked(1 + people.above(one.standing.rating), one, movement, called[one.user_id])

    own = None if mine is None else ranked(mine)
    return Page(board, season, number, people.count, tuple(map(ranked, listed)), own)


def _listed(
    people: RatingHistogram, first: int, connection: Connection, board: Board, season: str, since: int
) -> list[BoardLine]:
    """Return a page's lines, still without ranks and names; its first has index `first` (from 0)."""
    if first >= people.count:
        return []
    rating = people.at(first)
    skip = first - people.above(rating)
    return board_lines(connection, board, season, since, rating=rating, skip=skip, most=PAGE)


def is_against_computers(lineup: str) -> bool:
    """Return whether a line-up counts games against computers."""
    return lineup.startswith(AGAINST)


def board_server(guild_id: int | None) -> int:
    """Return the server id of boards for a place; EVERYWHERE for None (direct messages)."""
    return guild_id or EVERYWHERE
