"""Excavating temples and searching ruins.

A hex may be worked twice a turn, by two different pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import ClassVar

from engine.core.immutable import cache_newest, put
from engine.games.tikal import workers
from engine.games.tikal.actions.action_kind import ActionKind
from engine.games.tikal.events import Excavated, Found
from engine.games.tikal.model import (
    COST,
    HEXES,
    HIGHEST,
    LAND,
    LEVELS,
    MOST_WORKS,
    RUIN,
    SPOT,
    Case,
    Course,
    Done,
    Excavate,
    Hunt,
    Refusal,
    Spot,
    State,
    Tile,
    sorted_kinds,
)
from engine.games.tikal.mover import Mover

MAX_CACHED = 1024
"""Cache entries of `_work_refusal`."""
# Created once, since the same actions are offered again and again.
_DIGS, _HUNTS = tuple(map(Excavate, HEXES)), tuple(map(Hunt, HEXES))


def levels_left(state: State, level: int) -> int:
    """Return how many pieces of a temple level are unused."""
    return LEVELS[level] - _levels_used(state.levels, state.tiles)[level]


@cache_newest
def _levels_used(levels: tuple[int, ...], tiles: tuple[Tile, ...]) -> list[int]:
    """Return, by level, the pieces on temples. Levels printed on a tile need none."""
    used = [0] * (HIGHEST + 1)
    for tile, raised in zip(compress(tiles, levels), filter(None, levels), strict=True):
        for level in range(LAND[tile].value + 1, raised + 1):
            used[level] += 1
    return used


def work_refusal(mover: Mover, spot: Spot) -> Refusal | None:
    """Return why no piece may work on a hex: no-piece-there, worked-twice, worked-already; or None.

    worked-twice: the hex was worked twice this turn. worked-already: each piece there has worked there.
    """
    return _work_refusal(mover.state.workers, spot, mover.pieces[spot], mover.leader == spot)


@lru_cache(MAX_CACHED)
def _work_refusal(cases: tuple[Case, ...], spot: Spot, explorers: int, has_leader: bool) -> Refusal | None:
    """Return a reason as `work_refusal`, or None, for the mover's pieces on a hex."""
    if not explorers and not has_leader:
        return "no-piece-there"
    if sum(spot in worker.sites for worker in cases[0]) >= MOST_WORKS:
        return "worked-twice"
    return None if workers.after_work(cases, spot, explorers, has_leader) else "worked-already"


def _worked(mover: Mover, spot: Spot) -> tuple[Case, ...]:
    """Return the worker cases after one more piece has worked on a hex."""
    return workers.after_work(mover.state.workers, spot, mover.pieces[spot], mover.leader == spot)


class Excavating(ActionKind[Excavate]):
    """Raising a temple by one level."""

    action = Excavate
    price: ClassVar[int] = COST["excavate"]

    def candidates(self, mover: Mover) -> Sequence[Excavate]:
        """Return the excavation of each temple where the mover has pieces, guarded ones included."""
        levels = mover.state.levels
        return [_DIGS[spot] for spot in mover.standing if levels[spot]]

    def refusal(self, mover: Mover, action: Excavate) -> Refusal | None:
        """Return no-temple, guarded (by anyone), highest, level-used-up, one of `work_refusal`, or None."""
        state, spot = mover.state, SPOT[action.hex]
        if not state.levels[spot]:
            return "no-temple"
        if state.guards[spot] is not None:
            return "guarded"
        if state.levels[spot] == HIGHEST:
            return "highest"
        if not levels_left(state, state.levels[spot] + 1):
            return "level-used-up"
        return work_refusal(mover, spot)

    def details(self, mover: Mover, action: Excavate) -> dict[str, int]:
        """Return the `level` to which the temple would rise."""
        return {"level": mover.state.levels[SPOT[action.hex]] + 1}

    def perform(self, mover: Mover, action: Excavate) -> Course:
        """Raise the temple by a level, and record that a piece has worked there."""
        state, spot = mover.state, SPOT[action.hex]
        level = state.levels[spot] + 1
        after = mover.after_action(
            self.price,
            Done("excavate", (spot,)),
            levels=put(state.levels, spot, level),
            workers=_worked(mover, spot),
        )
        return after, (Excavated(mover.seat, action.hex, level),)


class Hunting(ActionKind[Hunt]):
    """Taking the top treasure of a ruin."""

    action = Hunt
    price: ClassVar[int] = COST["treasure"]

    def candidates(self, mover: Mover) -> Sequence[Hunt]:
        """Return the hunt on each hex with treasures where the mover has pieces."""
        hoards = mover.state.hoards
        return [_HUNTS[spot] for spot in mover.standing if hoards[spot]]

    def refusal(self, mover: Mover, action: Hunt) -> Refusal | None:
        """Return no-ruin, nothing-left, a reason of `work_refusal`, or None."""
        state, spot = mover.state, SPOT[action.hex]
        tile = state.tiles[spot]
        if not tile or LAND[tile].kind != RUIN:
            return "no-ruin"
        if not state.hoards[spot]:
            return "nothing-left"
        return work_refusal(mover, spot)

    def perform(self, mover: Mover, action: Hunt) -> Course:
        """Give the ruin's top treasure to the mover, and record that a piece has worked there."""
        state, seat, spot = mover.state, mover.seat, SPOT[action.hex]
        *left, found = state.hoards[spot]
        after = mover.after_action(
            self.price,
            Done("hunt", (spot,), kind=found),
            hoards=put(state.hoards, spot, tuple(left)),
            treasures=put(state.treasures, seat, sorted_kinds((*state.treasures[seat], found))),
            workers=_worked(mover, spot),
        )
        return after, (Found(seat, action.hex, found),)
