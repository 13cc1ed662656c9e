"""The cup of a week: its deals, who plays them, what each user sees of it, and its results.

The deals are the same on all servers and secret until the cup has closed (`Table.secret_until`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import msgspec
from sqlalchemy import Connection

from bot.errors import Refused
from bot.features.cup import cup_queries, cup_rules
from bot.features.cup.cup_queries import TRIES, Cup, Try
from bot.features.cup.cup_rules import Entry, Place, Standing
from bot.store.transaction import TableTransaction
from bot.tables import hooks, solo, weeks
from bot.tables.manager import Manager
from bot.tables.proposal import Person
from bot.tables.solo import OPPONENT, PLAYER, MatchDeal, deal_seed, match_options, match_settings
from bot.tables.solo_tables import own_table
from engine.core.types import Result
from engine.game_registry import games

GAME = "lost_cities"
OTHERS = 8
"""Members who have not played that a picture can name."""


def deals() -> int:
    """Return the number of deals in a cup."""
    return match_settings().deals


def draw_cup(week: int, seed: Callable[[], int]) -> Cup:
    """Return a new cup of a week, not stored, with a seed from `seed`.

    The computers of the matches' level take turns by week.
    """
    game = games()[GAME]
    options = msgspec.json.encode(match_options(GAME, game.Options())).decode()
    opponent = solo.opponent(match_settings().level, week)
    return Cup(week, GAME, game.version, options, opponent.user_id, format(seed(), "x"))


def deal_of(cup: Cup, number: int) -> MatchDeal:
    """Return deal `number` (from 1) of a cup, whose seed derives from the cup's as in a duplicate match."""
    about = (cup.game, cup.rules_version, cup.options, cup.opponent_id)
    return MatchDeal(number, *about, deal_seed(cup.seed, number))


@dataclass(frozen=True)
class CupView:
    """A cup as one user sees it on a server.

    `tries`: the user's by deal. `last`: the places of the newest cup with a result there. `season`: the table
    of its season up to the cup `season_until`. Both are empty before the first result.
    """

    cup: Cup
    is_open: bool
    is_member: bool
    members: int
    tries: Mapping[int, Try]
    last_week: int
    last: tuple[Place, ...]
    season: tuple[Standing, ...]
    season_until: int


@dataclass(frozen=True)
class Progress:
    """Who has finished which deals of a server's open cup, and the results of the newest season.

    `played` have finished a deal; `others` are some of the other `members`, by when they joined. Results are
    those of closed cups up to `season_until`, by week.
    """

    played: Sequence[Entry]
    others: Sequence[str]
    members: int
    season_until: int
    season: Mapping[int, Sequence[Place]]


class Cups:
    """Read and change cups."""

    def __init__(self, manager: Manager) -> None:
        self._manager, self._store = manager, manager.store

    @property
    def week(self) -> int:
        """The number of this week's cup, which may be closed already."""
        return weeks.week_at(self._manager.now())

    def is_open(self, week: int) -> bool:
        """Return whether a cup's deals count now."""
        return weeks.is_open(week, self._manager.now())

    async def require_on(self, guild_id: int | None) -> int:
        """Return the id of a server with cups. Raises Refused: not-in-server, cup-off."""
        if guild_id is None:
            raise Refused("not-in-server")
        if not (await self._manager.server(guild_id)).cup:
            raise Refused("cup-off")
        return guild_id

    async def cup(self) -> Cup:
        """Return this week's cup. The first caller of any process draws it."""
        kept = await self._store.read(cup_queries.cup_of, self.week)
        if kept is not None:
            return kept
        return await self._store.write(cup_queries.store_cup, draw_cup(self.week, self._manager.seed))

    async def view(self, guild_id: int, user_id: int) -> CupView:
        """Return this week's cup, drawn if needed, as a user sees it on a server."""
        return await self._store.read(
            _read_view, await self.cup(), guild_id, user_id, is_open=self.is_open(self.week)
        )

    async def begin(self, guild_id: int, person: Person, week: int, number: int) -> int:
        """Return the id of a user's table of deal `number`, dealt if they have none.

        A begun deal can be continued after the close. Raises Refused: cup-closed (another week, or no such
        deal), cup-not-joined, cup-played (deleted their data after playing), rules-gone.
        """
        find = partial(TRIES.table_of, user_id=person.id, week=week, deal=number)
        kept = await self._store.read(find)
        if kept is not None:
            return kept
        if week != self.week or not self.is_open(week) or not 1 <= number <= deals():
            raise Refused("cup-closed")
        begin = partial(_begin, guild_id=guild_id, week=week, number=number, person=person)
        return await own_table(
            self._store,
            deal_of(await self.cup(), number),
            person,
            self._manager.now(),
            find=find,
            begin=begin,
            more={"secret_until": weeks.closes_at(week)},
        )

    async def try_at(self, table_id: int) -> Try:
        """Return the try that is played at a table. Raises Refused: no-such-table, if it is no cup's."""
        found = await self._store.read(cup_queries.try_at, table_id)
        if found is None:
            raise Refused("no-such-table")
        return found


def join(connection: Connection, guild_id: int, person: Person, now: int) -> None:
    """Enter a user in a server's cups until they leave, and update its hall."""
    cup_queries.join(connection, guild_id, person.id, person.name, now)
    hooks.server_changed.run(connection, guild_id, now)


def leave(connection: Connection, guild_id: int, user_id: int, now: int) -> None:
    """Take a user out of a server's cups, if they take part, and update its hall. Results stay."""
    cup_queries.leave(connection, guild_id, user_id)
    hooks.server_changed.run(connection, guild_id, now)


def _read_view(connection: Connection, cup: Cup, guild_id: int, user_id: int, *, is_open: bool) -> CupView:
    """Return the cup as a user sees it, with the newest result before it, or up to it once it is closed."""
    closed = cup.week - 1 if is_open else cup.week
    last_week, last = last_result(connection, guild_id, closed)
    season_until = min(closed, cup_rules.weeks_of_season(last_week)[-1])
    return CupView(
        cup,
        is_open,
        cup_queries.is_member(connection, guild_id, user_id),
        cup_queries.count_members(connection, guild_id),
        cup_queries.tries_of(connection, cup.week, user_id),
        last_week,
        last,
        season_of(connection, guild_id, season_until),
        season_until,
    )


def progress(connection: Connection, guild_id: int, week: int, season_until: int) -> Progress:
    """Return who has finished what of a week's cup on a server.

    Add the results of the season of the cup `season_until`, up to it.
    """
    closed_at = weeks.closes_at(week)
    played = cup_queries.entries(connection, guild_id, week, deals(), closed_at)
    return Progress(
        played,
        cup_queries.other_members(connection, guild_id, {one.user_id for one in played}, OTHERS),
        cup_queries.count_members(connection, guild_id),
        season_until,
        season_results(connection, guild_id, season_until),
    )


def last_result(connection: Connection, guild_id: int, week: int) -> tuple[int, tuple[Place, ...]]:
    """Return a server's newest cup until `week` with a result, at most a season ago, and its places.

    Without any: `week`, and no places.
    """
    recent = range(week - cup_rules.SEASON + 1, week + 1)
    found = cup_queries.results(connection, guild_id, recent)
    newest = max(found, default=week)
    return newest, tuple(found.get(newest, ()))


def season_of(connection: Connection, guild_id: int, week: int) -> tuple[Standing, ...]:
    """Return a server's table of a cup's season up to that cup."""
    return tuple(cup_rules.season_table(season_results(connection, guild_id, week).values()))


def season_results(connection: Connection, guild_id: int, week: int) -> dict[int, list[Place]]:
    """Return a server's places in the cups of a season up to a cup, by week."""
    until = [one for one in cup_rules.weeks_of_season(week) if one <= week]
    return cup_queries.results(connection, guild_id, until)


def close(connection: Connection, guild_id: int, week: int, now: int) -> list[Place]:
    """Store the result of a server's closed cup, unless it is stored already, and return its places.

    A new result updates the hall. Without players nothing is stored, and the places are empty.
    """
    kept = cup_queries.results(connection, guild_id, [week]).get(week)
    if kept is not None:
        return kept
    closed_at = weeks.closes_at(week)
    places = cup_rules.placed(cup_queries.entries(connection, guild_id, week, deals(), closed_at))
    cup_queries.store_results(connection, guild_id, week, places)
    hooks.server_changed.run(connection, guild_id, now)
    return places


def advance(connection: Connection, guild_id: int, week: int, now: int) -> None:
    """Record that a server's cup of a week has its result, and have the season's title updated."""
    cup_queries.advance(connection, guild_id, week)
    hooks.titles_changed.run(connection, guild_id, now)


@hooks.title_holders
def champions(connection: Connection, guild_id: int, now: int) -> tuple[str, list[int]]:
    """Return “cup”, the title's key, and who won a server's newest finished season of cups (ids, if any)."""
    following = cup_queries.next_week(connection, guild_id)
    closed = (weeks.next_to_close(now) if following is None else following) - 1
    standings = season_of(connection, guild_id, closed - closed % cup_rules.SEASON)
    return "cup", [one.user_id for one in standings if one.rank == 1]


def _begin(
    connection: Connection, table_id: int, guild_id: int, week: int, number: int, person: Person
) -> bool:
    """Record that a table is a member's try of deal `number` of a week, and their name.

    Return False if they have one already. Raises Refused: cup-not-joined, cup-played.
    """
    if not cup_queries.rename(connection, guild_id, person.id, person.name):
        raise Refused("cup-not-joined")
    is_new = TRIES.begin(connection, week=week, deal=number, user_id=person.id, table_id=table_id)
    # After the insertion, which waits for a running deletion in another process.
    if TRIES.has_deleted(connection, week, person.id):
        raise Refused("cup-played", when=f"<t:{weeks.opens_at(week + 1)}:R>")
    return is_new


@hooks.game_over
def record_lead(change: TableTransaction, result: Result) -> None:
    """Record the lead over the computer in a finished deal of a cup. Other tables are ignored."""
    if change.table.is_cup:
        lead = result.scores[PLAYER] - result.scores[OPPONENT]
        change.within(TRIES.finish, change.table.id, lead, change.now)


@hooks.person_forgotten
def keep_played_cup(connection: Connection, user_id: int, now: int) -> None:
    """Store a keyed hash that the user began a deal of the open cup: deletion gives no second try."""
    TRIES.remember_played(connection, user_id, weeks.week_at(now))


@hooks.person_forgotten
def mark_halls_changed(connection: Connection, user_id: int, now: int) -> None:
    """Have the halls updated of servers whose cups count or name a user who deletes their data."""
    for guild_id in cup_queries.servers_of(connection, user_id):
        hooks.server_changed.run(connection, guild_id, now)


@hooks.purge
def purge_expired_cups(connection: Connection, now: int) -> bool:
    """Delete a batch of expired rows (`now` is a Unix time). Return whether there may be more."""
    return TRIES.purge(connection, weeks.week_at(now), cup_queries.UNFINISHED)
