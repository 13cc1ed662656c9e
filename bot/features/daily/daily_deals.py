"""The daily deal: one for everybody, drawn at the first need of its day, and closed at midnight UTC.

Everybody has one try at it, alone (`solo`). Until the day is over nobody learns of the seed or of a game
(`require_over`).
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
from bot.features.daily import daily_queries as stored
from bot.features.daily.daily_queries import DAY, Deal, Try
from bot.store import Table, names
from bot.store.names import Called
from bot.store.preferences import PersonTransaction
from bot.store.schema import EVERYWHERE
from bot.store.transaction import TableTransaction
from bot.tables import hooks, solo
from bot.tables.manager import Manager
from bot.tables.proposal import Person
from bot.tables.solo import PLAYER, closes_at, day_of, is_over
from bot.tables.solo_tables import own_table
from engine.ai.character import Level
from engine.core.data_files import load_data
from engine.core.types import Result
from engine.registry import games

FIRST = date(2026, 1, 1)
"""The day whose deal is number 1."""


class Plan(Struct, frozen=True):
    """What is played on a day of the week: a game, its options where they are not the usual ones, a level."""

    game: str
    level: Level
    options: dict[str, bool | int | str] = {}


class Streak(NamedTuple):
    """For how many days somebody has played in a row, until today or yesterday, and the most there were."""

    current: int
    longest: int


@cache
def plans() -> tuple[Plan, ...]:
    """The week, from Monday."""
    return msgspec.convert(load_data("daily")["weekday"], tuple[Plan, ...])


def date_of(day: int) -> date:
    """A day in the calendar."""
    return datetime.fromtimestamp(day * DAY, UTC).date()


def number_of(day: int) -> int:
    """How many deals there have been until a day."""
    return (date_of(day) - FIRST).days + 1


def draw_deal(day: int, seed: Callable[[], int]) -> Deal:
    """A deal for a day, with a new seed; the computers of the week's level take turns."""
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
    """Notes the points of a try that is over; of any other table nothing."""
    if change.table.is_daily:
        change.within(stored.finish_try, change.table.id, result.scores[PLAYER], change.now)


def streak(days: Sequence[int], today: int) -> Streak:
    """For how long somebody has played every day; `days` are those they did, the newest first."""
    runs = list(_runs(days))
    lasts = bool(days) and days[0] >= today - 1
    return Streak(runs[0] if lasts else 0, max(runs, default=0))


def _runs(days: Sequence[int]) -> Iterator[int]:
    """How many days each unbroken row has, the newest first."""
    length = 0
    for day, earlier in zip(days, [*days[1:], None], strict=False):
        length += 1
        if earlier != day - 1:
            yield length
            length = 0


def placing(points: Mapping[int, int], score: int) -> int:
    """Which place so many points have among others; equals share one."""
    return 1 + sum(count for other, count in points.items() if other > score)


BEST = 10
"""So many are named."""


@dataclass(frozen=True)
class Place:
    """Where somebody stands among so many; no rank for who has not finished in time."""

    rank: int | None
    among: int


@dataclass(frozen=True)
class Ranked:
    """One of the best of a day, by the name that is theirs where somebody looks."""

    rank: int
    score: int
    called: Called
    user_id: int
    table_id: int


@dataclass(frozen=True)
class Standing:
    """A day's deal as somebody looks at it from a place: their own try, and how all have done so far.

    `points` counts how many made so many points everywhere; `here` is None where there is no server.
    """

    deal: Deal
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
        """Whether they have played the deal to its end."""
        return self.own is not None and self.own.score is not None


class DailyDeals:
    """Everything about the deals of days."""

    def __init__(self, manager: Manager) -> None:
        self._store, self._now, self._seed = manager.store, manager.now, manager.seed

    @property
    def today(self) -> int:
        """The day it is."""
        return day_of(self._now())

    def is_over(self, day: int) -> bool:
        """Whether everybody may see a day's cards."""
        return is_over(day, self._now())

    async def deal(self) -> Deal:
        """Today's deal: whoever needs it first draws it for all servers and processes."""
        today = self.today
        kept = await self._store.read(stored.deal_of, today)
        if kept is not None:
            return kept
        return await self._store.write(stored.store_deal, draw_deal(today, self._seed))

    async def begin(self, person: Person) -> int:
        """A person's table of today's deal, which is dealt if they have none.

        Raises Refused: rules-gone, daily-played.
        """
        deal = await self.deal()
        return await own_table(
            self._store,
            deal,
            person,
            self._now(),
            find=partial(_table_of, day=deal.day, user_id=person.id),
            begin=partial(_begin, day=deal.day, user_id=person.id),
            more={"day": deal.day},
        )

    async def show_on(self, day: int, guild_id: int, person: Person) -> None:
        """Lists somebody's try on a server where they asked for it."""
        if guild_id:
            await self._store.write(stored.show_on, day, guild_id, person.id, person.name)

    async def standing(self, day: int, user_id: int, guild_id: int) -> Standing | None:
        """How a day's deal stands; None for a day without one."""
        return await self._store.read(_standing, day, self.today, user_id, guild_id)

    async def called(self, table: Table, guild_id: int) -> Called | None:
        """What the player of one of a day's best tables is called on a server (or EVERYWHERE).

        None where that is nobody of the best, and the game nobody else's to see.
        """
        if table.day is None or not self.is_over(table.day):
            return None
        standing = await self.standing(table.day, 0, guild_id)
        best = () if standing is None else (*standing.best_here[:1], *standing.best_everywhere[:1])
        return next((one.called for one in best if one.table_id == table.id), None)


def _table_of(connection: Connection, day: int, user_id: int) -> int | None:
    own = stored.try_of(connection, day, user_id)
    return None if own is None else own.table_id


def _begin(connection: Connection, table_id: int, day: int, user_id: int) -> bool:
    is_new = stored.begin_try(connection, day, user_id, table_id)
    # After the insertion, which waits for a deletion that is under way in another process.
    if stored.has_deleted(connection, day, user_id):
        raise Refused("daily-played", when=f"<t:{closes_at(day)}:R>")
    return is_new


def _standing(connection: Connection, day: int, today: int, user_id: int, guild_id: int) -> Standing | None:
    deal = stored.deal_of(connection, day)
    if deal is None:
        return None
    own = stored.try_of(connection, day, user_id)
    here = stored.count_by_points(connection, day, guild_id) if guild_id else None
    everywhere = stored.count_by_points(connection, day, EVERYWHERE)
    return Standing(
        deal,
        own,
        None if here is None else _place(here, own),
        _place(everywhere, own),
        everywhere,
        streak(stored.finished_days(connection, user_id), today),
        _best(connection, day, guild_id, here) if here is not None else (),
        _best(connection, day, EVERYWHERE, everywhere),
        daily_queries.reminder_of(connection, user_id) is not None,
    )


def _place(points: Mapping[int, int], own: Try | None) -> Place:
    score = own.score if own is not None and own.is_in_time else None
    return Place(None if score is None else placing(points, score), sum(points.values()))


def _best(connection: Connection, day: int, guild_id: int, points: Mapping[int, int]) -> tuple[Ranked, ...]:
    found = stored.best_tries(connection, day, guild_id, BEST)
    user_ids = [one.user_id for one in found]
    called = names.called(connection, guild_id, user_ids)
    shown = stored.shown_names(connection, day, guild_id, user_ids) if guild_id else {}
    called |= {user_id: called[user_id]._replace(name=name) for user_id, name in shown.items()}
    return tuple(_ranked(one, points, called[one.user_id]) for one in found)


def _ranked(one: Try, points: Mapping[int, int], called: Called) -> Ranked:
    score = one.score or 0
    return Ranked(placing(points, score), score, called, one.user_id, one.table_id)


@hooks.person_forgotten
def keep_played_days(person: PersonTransaction) -> None:
    """Keep, without the person's number, that they began the deals that are still open."""
    person.within(daily_queries.remember_played, day_of(person.now))


@hooks.purge
def purge_expired_deals(connection: Connection, now: int) -> bool:
    """Delete a part of what has expired; return whether there is more."""
    return daily_queries.purge_deals(connection, day_of(now))
