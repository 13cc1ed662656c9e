"""`DailyDeals`: draws the day's deal, seats people at their own table of it, and says how they compare."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from sqlalchemy import Connection

from bot.errors import Refused
from bot.store import Store, Table, daily_reminders, names
from bot.store import daily as stored
from bot.store.daily import Deal, Try
from bot.store.names import Called
from bot.store.schema import EVERYWHERE
from bot.tables import daily
from bot.tables.daily import Streak
from bot.tables.proposal import Person
from bot.tables.solo_tables import own_table

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

    def __init__(self, store: Store, *, now: Callable[[], int], seed: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self.seed = seed

    @property
    def today(self) -> int:
        """The day it is."""
        return daily.day_of(self._now())

    def is_over(self, day: int) -> bool:
        """Whether everybody may see a day's cards."""
        return daily.is_over(day, self._now())

    async def deal(self) -> Deal:
        """Today's deal: whoever needs it first draws it for all servers and processes."""
        today = self.today
        kept = await self._store.read(stored.deal_of, today)
        if kept is not None:
            return kept
        return await self._store.write(stored.draw, daily.drawn(today, self.seed))

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
    is_new = stored.begin(connection, day, user_id, table_id)
    # After the insertion, which waits for a deletion that is under way in another process.
    if stored.has_deleted(connection, day, user_id):
        raise Refused("daily-played", when=f"<t:{daily.closes_at(day)}:R>")
    return is_new


def _standing(connection: Connection, day: int, today: int, user_id: int, guild_id: int) -> Standing | None:
    deal = stored.deal_of(connection, day)
    if deal is None:
        return None
    own = stored.try_of(connection, day, user_id)
    here = stored.points(connection, day, guild_id) if guild_id else None
    everywhere = stored.points(connection, day, EVERYWHERE)
    return Standing(
        deal,
        own,
        None if here is None else _place(here, own),
        _place(everywhere, own),
        everywhere,
        daily.streak(stored.finished_days(connection, user_id), today),
        _best(connection, day, guild_id, here) if here is not None else (),
        _best(connection, day, EVERYWHERE, everywhere),
        daily_reminders.of(connection, user_id) is not None,
    )


def _place(points: Mapping[int, int], own: Try | None) -> Place:
    score = own.score if own is not None and own.is_in_time else None
    return Place(None if score is None else daily.placing(points, score), sum(points.values()))


def _best(connection: Connection, day: int, guild_id: int, points: Mapping[int, int]) -> tuple[Ranked, ...]:
    found = stored.best(connection, day, guild_id, BEST)
    user_ids = [one.user_id for one in found]
    called = names.called(connection, guild_id, user_ids)
    shown = stored.names(connection, day, guild_id, user_ids) if guild_id else {}
    called |= {user_id: called[user_id]._replace(name=name) for user_id, name in shown.items()}
    return tuple(_ranked(one, points, called[one.user_id]) for one in found)


def _ranked(one: Try, points: Mapping[int, int], called: Called) -> Ranked:
    score = one.score or 0
    return Ranked(daily.placing(points, score), score, called, one.user_id, one.table_id)
