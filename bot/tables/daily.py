"""The daily deal: one for everybody, drawn at the first need of its day, and closed at midnight UTC.

Everybody has one try at it, alone (`solo`). Until the day is over nobody learns of the seed or of a game
(`require_over`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec import Struct

from bot.errors import Refused
from bot.store import Table
from bot.store import daily as stored
from bot.store.daily import DAY, Deal
from bot.store.transaction import TableTransaction
from bot.tables import solo
from bot.tables.solo import PLAYER
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


def day_of(now: int) -> int:
    """The day of a time, counted from 1970."""
    return now // DAY


def closes_at(day: int) -> int:
    """When a day is over: midnight UTC, as everywhere."""
    return (day + 1) * DAY


def date_of(day: int) -> date:
    """A day in the calendar."""
    return datetime.fromtimestamp(day * DAY, UTC).date()


def number_of(day: int) -> int:
    """How many deals there have been until a day."""
    return (date_of(day) - FIRST).days + 1


def is_over(day: int, now: int) -> bool:
    """Whether a day's deal is closed, so that everybody may see it."""
    return now >= closes_at(day)


def require_over(table: Table, now: int) -> None:
    """Raises Refused (daily-open) for a table whose deal others may still have to play."""
    if table.day is not None and not is_over(table.day, now):
        raise Refused("daily-open", when=f"<t:{closes_at(table.day)}:f>")


def drawn(day: int, seed: Callable[[], int]) -> Deal:
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


def finish(change: TableTransaction, result: Result) -> None:
    """Notes the points of a try that is over; of any other table nothing."""
    if change.table.is_daily:
        change.within(stored.finish, change.table.id, result.scores[PLAYER], change.now)


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


def renamed(table: Table, name: str) -> Table:
    """A table with its player under another name: that under which others may know them."""
    players = (replace(one, name=name) if one.seat == PLAYER else one for one in table.players)
    return replace(table, players=tuple(players))
