"""The daily deal: the same for all players, drawn when first needed, closed at midnight UTC.

Each player has one try, alone (`solo`). Seed and games stay secret until the day is over (`require_over`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import cache, partial
from typing import NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from bot.errors import Refused
from bot.features.daily import daily_queries
from bot.features.daily.daily_queries import DAY, TRIES, Deal, Try
from bot.store import names, table_queries
from bot.store.names import DisplayName
from bot.store.schema import EVERYWHERE
from bot.store.transaction import TableTransaction
from bot.tables import hooks, solo
from bot.tables.game import game_of
from bot.tables.manager import Manager
from bot.tables.proposal import Person
from bot.tables.solo import PLAYER, closes_at, day_of, is_over
from bot.tables.solo_tables import own_table
from engine.ai.character import Level
from engine.core.data_files import load_data
from engine.core.types import Result
from engine.game_registry import games

FIRST = date(2026, 1, 1)
"""Date of deal number 1."""


class Plan(Struct, frozen=True):
    """A weekday's game, changed options, and the computer's level."""

    game: str
    level: Level
    options: dict[str, bool | int | str] = {}


class Streak(NamedTuple):
    """Days in a row that a user has played: current (until today or yesterday) and longest."""

    current: int
    longest: int


@cache
def plans() -> tuple[Plan, ...]:
    """Return the plans of the week, from Monday."""
    return msgspec.convert(load_data("daily")["weekday"], tuple[Plan, ...])


def date_of(day: int) -> date:
    """Return the date of a day, counted from 1970 (UTC)."""
    return datetime.fromtimestamp(day * DAY, UTC).date()


def number_of(day: int) -> int:
    """Return the number of a day's deal: 1 on `FIRST`."""
    return (date_of(day) - FIRST).days + 1


def draw_deal(day: int, seed: Callable[[], int]) -> Deal:
    """Return a day's new deal, not stored, by the plan of its weekday, with a seed from `seed`.

    The computers of the plan's level take turns by day.
    """
    plan = plans()[date_of(day).weekday()]
    game = games()[plan.game]
    options = msgspec.convert({**plan.options}, game.Options)
    return Deal(
        day,
        plan.game,
        game.version,
        msgspec.json.encode(options).decode(),
        solo.opponent(plan.level, day).user_id,
        format(seed(), "x"),
    )


@hooks.game_over
def record_score(change: TableTransaction, result: Result) -> None:
    """Record the points of a finished daily try, and update the halls that count it. Ignores other tables."""
    if change.table.is_daily:
        change.within(TRIES.finish, change.table.id, result.scores[PLAYER], change.now)
        user_id = change.table.players[PLAYER].user_id
        for guild_id in change.within(daily_queries.servers_of_try, change.table.day or 0, user_id):
            change.within(hooks.server_changed.run, guild_id, change.now)


def streak(days: Sequence[int], today: int) -> Streak:
    """Return the streak for the finished `days` (from 1970), newest first.

    The current one is 0 unless it lasts until `today` or the day before.
    """
    runs = list(_run_lengths(days))
    lasts = bool(days) and days[0] >= today - 1
    return Streak(runs[0] if lasts else 0, max(runs, default=0))


def _run_lengths(days: Sequence[int]) -> Iterator[int]:
    """Yield the lengths of the runs of consecutive `days`, which are newest first, in that order."""
    length = 0
    for day, earlier in zip(days, [*days[1:], None], strict=False):
        length += 1
        if earlier != day - 1:
            yield length
            length = 0


def placing(points: Mapping[int, int], score: int) -> int:
    """Return the rank of a score, from 1. `points` has the number of players by score."""
    return 1 + sum(count for other, count in points.items() if other > score)


BEST = 10
"""Players named in a ranking."""


@dataclass(frozen=True)
class Place:
    """A user's rank (None: they did not finish in time) among a number of players who did."""

    rank: int | None
    among: int


@dataclass(frozen=True)
class Ranked:
    """One of a day's best, with the name to show on the server or everywhere."""

    rank: int
    score: int
    called: DisplayName
    user_id: int
    table_id: int


@dataclass(frozen=True)
class Standing:
    """A day's deal as one user sees it: their try, and the ranking on the server and everywhere.

    `is_over`: the day has ended. `points`: players by score everywhere. `here` is None in direct messages.
    """

    deal: Deal
    is_over: bool
    own: Try | None
    here: Place | None
    everywhere: Place
    points: Mapping[int, int]
    streak: Streak
    best_here: tuple[Ranked, ...]
    best_everywhere: tuple[Ranked, ...]
    is_reminded: bool

    @property
    def is_finished(self) -> bool:
        """Whether the user has finished their try, in time or late."""
        return self.own is not None and self.own.score is not None


class DailyDeals:
    """Read and change daily deals."""

    def __init__(self, manager: Manager) -> None:
        self._store, self._now, self._seed = manager.store, manager.now, manager.seed

    @property
    def today(self) -> int:
        """Today in UTC, as days since 1970."""
        return day_of(self._now())

    def is_over(self, day: int) -> bool:
        """Return whether a day (from 1970, UTC) has ended."""
        return is_over(day, self._now())

    async def deal(self) -> Deal:
        """Return today's deal. The first caller of any process draws it."""
        today = self.today
        kept = await self._store.read(daily_queries.deal_of, today)
        if kept is not None:
            return kept
        return await self._store.write(daily_queries.store_deal, draw_deal(today, self._seed))

    async def begin(self, person: Person) -> int:
        """Return the id of a user's table of today's deal, dealt if they have none.

        Raises Refused: rules-gone, daily-played (deleted their data after playing).
        """
        deal = await self.deal()
        return await own_table(
            self._store,
            deal,
            person,
            self._now(),
            find=partial(TRIES.table_of, user_id=person.id, day=deal.day),
            begin=partial(_record_try, day=deal.day, user_id=person.id),
            more={"day": deal.day},
        )

    async def show_on(self, day: int, guild_id: int, person: Person) -> None:
        """List a user's try, also one yet to be begun, on a server. Does nothing in direct messages (0)."""
        if guild_id:
            await self._store.write(_show_on, day, guild_id, person, self._now())

    async def standing(self, day: int, user_id: int, guild_id: int) -> Standing | None:
        """Return a day's deal for a user and server (0: direct messages). None if the day has no deal."""
        return await self._store.read(_read_standing, day, self.today, user_id, guild_id)


def _show_on(connection: Connection, day: int, guild_id: int, person: Person, now: int) -> None:
    """List a user's try on a server, and have its hall updated if the try is finished."""
    daily_queries.show_on(connection, day, guild_id, person.id, person.name)
    own = daily_queries.try_of(connection, day, person.id)
    if own is not None and own.score is not None:
        hooks.server_changed.run(connection, guild_id, now)


def _record_try(connection: Connection, table_id: int, day: int, user_id: int) -> bool:
    """Record that a table is a user's try. Return False if they have one already.

    Raises Refused: daily-played, if they deleted their data after playing.
    """
    is_new = TRIES.begin(connection, day=day, user_id=user_id, table_id=table_id)
    # After the insertion, which waits for a running deletion in another process.
    if TRIES.has_deleted(connection, day, user_id):
        raise Refused("daily-played", when=f"<t:{closes_at(day)}:R>")
    return is_new


def _read_standing(
    connection: Connection, day: int, today: int, user_id: int, guild_id: int
) -> Standing | None:
    """Return a day's deal for a user and server (0: direct messages), with the streak on `today`.

    None if the day has no deal.
    """
    deal = daily_queries.deal_of(connection, day)
    if deal is None:
        return None
    own = daily_queries.try_of(connection, day, user_id)
    here = daily_queries.count_by_points(connection, day, guild_id) if guild_id else None
    everywhere = daily_queries.count_by_points(connection, day, EVERYWHERE)
    return Standing(
        deal,
        day < today,
        own,
        None if here is None else _rank_of_try(here, own),
        _rank_of_try(everywhere, own),
        everywhere,
        streak(daily_queries.finished_days(connection, user_id), today),
        _best_ranked(connection, day, guild_id, here) if here is not None else (),
        _best_ranked(connection, day, EVERYWHERE, everywhere),
        daily_queries.reminder_of(connection, user_id) is not None,
    )


def _rank_of_try(points: Mapping[int, int], own: Try | None) -> Place:
    """Return the place among `points` (players by score). Its rank is None if late or unfinished."""
    score = own.score if own is not None and own.is_in_time else None
    return Place(None if score is None else placing(points, score), sum(points.values()))


async def discards_of(manager: Manager, table_id: int) -> list[bool]:
    """Return for each of the player's turns at a solo table whether a card was discarded, not played.

    Raises Refused: no-such-table, rules-gone.
    """
    table = await manager.table(table_id)
    game, log = game_of(table), await manager.store.read(table_queries.read_log, table_id)
    steps, turns = await manager.history(table, PLAYER), list[bool]()
    is_discard, texts = False, {logged.version: logged.entry.text for logged in log}
    for step in steps:
        if step.seat == PLAYER and not step.is_table_event:
            is_discard = is_discard or game.shortcuts.is_discard(game.notation.read(texts[step.version]))
            if step.complete:
                turns.append(is_discard)
                is_discard = False
    return turns


def _best_ranked(
    connection: Connection, day: int, guild_id: int, points: Mapping[int, int]
) -> tuple[Ranked, ...]:
    """Return the best `BEST` tries; `points` counts all players by score, which gives the ranks."""
    found = daily_queries.best_tries(connection, day, guild_id, BEST)
    user_ids = [one.user_id for one in found]
    called = names.display_names(connection, guild_id, user_ids)
    shown = daily_queries.shown_names(connection, day, guild_id, user_ids) if guild_id else {}
    called |= {user_id: called[user_id]._replace(name=name) for user_id, name in shown.items()}
    scored = [(one, one.score or 0) for one in found]
    return tuple(
        Ranked(placing(points, score), score, called[one.user_id], one.user_id, one.table_id)
        for one, score in scored
    )


@hooks.person_forgotten
def keep_played_days(connection: Connection, user_id: int, now: int) -> None:
    """Store a keyed hash that the user began the open deals: deletion gives no second try."""
    TRIES.remember_played(connection, user_id, day_of(now))


@hooks.person_forgotten
def mark_halls_changed(connection: Connection, user_id: int, now: int) -> None:
    """Have the halls updated that count the day's try of a user who deletes their data."""
    for guild_id in daily_queries.servers_of_try(connection, day_of(now), user_id):
        hooks.server_changed.run(connection, guild_id, now)


@hooks.purge
def purge_expired_deals(connection: Connection, now: int) -> bool:
    """Delete a batch of expired rows (`now` is a Unix time). Return whether there may be more."""
    return daily_queries.purge_deals(connection, day_of(now))
