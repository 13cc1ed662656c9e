"""What each land brings somebody: their last games on a board, looked at as they ended.

A state is not kept for long once a game is over; seed and log make it again in a few milliseconds.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from bot.store import Table
from bot.tables.game import game_of, state_of
from engine.core.types import Seat

GAMES = 20
"""So many of somebody's last games count."""
Brought = Sequence[tuple[str, int]]
"""By a land's colour what it brought, each time somebody went there."""


@dataclass(frozen=True)
class Lands:
    """By a land's colour what it brought on average, in so many games."""

    points: dict[str, int]
    games: int


def brought(table: Table, seat: Seat) -> Brought | None:
    """What a finished game has brought a seat; None if its game has no lands."""
    found = game_of(table).brought(state_of(table), seat)
    return None if found is None else list(found)


def lands(games: Sequence[Brought]) -> Lands:
    """What some games have brought, on average."""
    found = defaultdict[str, list[int]](list)
    for land, points in (one for game in games for one in game):
        found[land].append(points)
    return Lands({land: round(mean(points)) for land, points in found.items()}, len(games))
