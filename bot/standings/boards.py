"""A page of a leaderboard: who stands where, and always where somebody stands themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from bot.standings.careers import Career, career
from bot.standings.practice import LINEUPS
from bot.standings.reckoning import points
from bot.standings.seasons import ALL_TIME, before, season_of
from bot.store import Database, achievements
from bot.store import boards as stored
from bot.store.achievements import Achievement
from bot.store.boards import Listed
from bot.store.ratings import AGAINST, EVERYWHERE, Board

PAGE = 10
"""Standings a page."""
LATELY = 7 * 24 * 60 * 60
"""Seconds over which a movement is told."""


@dataclass(frozen=True)
class Ranked:
    """A standing with its rank (equals share one), and what the last days have brought, in points."""

    rank: int
    listed: Listed
    movement: int | None


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


class Boards:
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

    async def there_are(self, guild_id: int) -> list[Board]:
        """The boards of a server (or EVERYWHERE) on which anybody stands."""
        found = await self._database.read(lambda connection: stored.boards(connection, guild_id))
        return [board for board in found if not is_against_computers(board.lineup)]

    async def against_computers(self) -> list[Board]:
        """The boards of games against computers on which anybody stands, the weakest level first."""
        found = await self._database.read(lambda connection: stored.boards(connection, EVERYWHERE))
        return sorted(
            (board for board in found if board.lineup in LINEUPS),
            key=lambda board: (board.game, LINEUPS.index(board.lineup)),
        )

    async def newest(self, guild_id: int) -> Board | None:
        """The board on which a game ended last."""
        return await self._database.read(lambda connection: stored.newest(connection, guild_id))

    async def career(self, guild_id: int, user_id: int) -> Career | None:
        """Somebody's career on a server (or EVERYWHERE); None for who has not finished a rated game."""
        return await career(self._database, guild_id, user_id)

    async def achieved(self, table_id: int) -> list[Achievement]:
        """What people are remembered for because of a game."""
        return await self._database.read(lambda connection: achievements.of_table(connection, table_id))

    async def page(self, board: Board, season: str, number: int, user_id: int) -> Page:
        """A page of a board (the last, if there are not so many), as somebody looks at it."""
        look = _Look(board, season, number, user_id, self._now() - LATELY, season in (ALL_TIME, self.season))
        return await self._database.read(look.page)


@dataclass(frozen=True)
class _Look:
    """Somebody's look at a page; `lasts` says whether the season still moves."""

    board: Board
    season: str
    number: int
    user_id: int
    since: int
    lasts: bool

    def page(self, connection: Connection) -> Page:
        where = (connection, self.board, self.season)
        count = stored.count(*where)
        number = min(self.number, max(count - 1, 0) // PAGE)
        listed = stored.listed(*where, self.since, first=number * PAGE, most=PAGE)
        above = stored.above(*where, listed[0].standing.rating) if listed else 0
        ranked = self._ranked(listed, number * PAGE, above + 1)
        own = next((one for one in ranked if one.listed.user_id == self.user_id), None)
        if own is None and (mine := stored.listed_of(*where, self.since, self.user_id)):
            own = self._one(1 + stored.above(*where, mine.standing.rating), mine)
        return Page(self.board, self.season, number, count, tuple(ranked), own)

    def _ranked(self, listed: list[Listed], before: int, rank: int) -> list[Ranked]:
        """The standings with their ranks; the first has the one given, and so many come before it."""
        ranked: list[Ranked] = []
        for number, one in enumerate(listed, start=before + 1):
            if ranked and one.standing.rating != ranked[-1].listed.standing.rating:
                rank = number
            ranked.append(self._one(rank, one))
        return ranked

    def _one(self, rank: int, one: Listed) -> Ranked:
        # A season that is over moves no more.
        before = one.lately if self.lasts else None
        return Ranked(rank, one, None if before is None else one.standing.rating - points(before))


def is_against_computers(lineup: str) -> bool:
    """Whether a board counts games against computers, and rates nobody."""
    return lineup.startswith(AGAINST)


def of_server(guild_id: int | None) -> int:
    """The number under which a server's boards are kept; in direct messages that is everybody's."""
    return guild_id or EVERYWHERE
