"""Excavating temples and searching ruins: at most twice a turn at one hex, by two different pieces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.core.tuples import put
from engine.games.tikal import workers
from engine.games.tikal.actions import Excavate, Hunt
from engine.games.tikal.box import (
    COST,
    HEXES,
    HIGHEST,
    LAND,
    LEVELS,
    MOST_WORKS,
    RUIN,
    SPOT,
    Spot,
    sorted_kinds,
)
from engine.games.tikal.deeds.deed import Purchase
from engine.games.tikal.events import Excavated, Found
from engine.games.tikal.model import Course, State
from engine.games.tikal.mover import Mover
from engine.games.tikal.refusals import Refusal


def levels_left(state: State, level: int) -> int:
    """How many pieces of a temple level are left."""
    high = [tile for tile, raised in zip(state.tiles, state.levels, strict=True) if raised >= level]
    return LEVELS[level] - sum(LAND[tile].value < level for tile in high)


def why_not_work(mover: Mover, spot: Spot) -> Refusal | None:
    """Why no piece may work on a hex ("Limits of two pieces")."""
    if not mover.explorers(spot) and not mover.leads(spot):
        return "nobody-there"
    if workers.works(mover.state, spot) >= MOST_WORKS:
        return "worked-twice"
    return None if workers.can_work(mover.state, mover.seat, spot) else "worked-already"


class Excavating(Purchase[Excavate]):
    """A temple is raised by exactly one level."""

    action = Excavate
    price: ClassVar[int] = COST["excavate"]

    def candidates(self, mover: Mover) -> Iterable[Excavate]:
        return [Excavate(HEXES[spot]) for spot in mover.standing if mover.state.levels[spot]]

    def why_not(self, mover: Mover, action: Excavate) -> Refusal | None:
        state, spot = mover.state, SPOT[action.hex]
        if not state.levels[spot]:
            return "no-temple"
        if state.guards[spot] is not None:
            return "guarded"
        if state.levels[spot] == HIGHEST:
            return "highest"
        if not levels_left(state, state.levels[spot] + 1):
            return "level-used-up"
        return why_not_work(mover, spot)

    def details(self, mover: Mover, action: Excavate) -> dict[str, Any]:
        return {"level": mover.state.levels[SPOT[action.hex]] + 1}

    def done(self, mover: Mover, action: Excavate) -> Course:
        state, seat, spot = mover.state, mover.seat, SPOT[action.hex]
        level = state.levels[spot] + 1
        after = replace(
            mover.spent(self.price, (spot,)),
            levels=put(state.levels, spot, level),
            workers=workers.after_work(state, seat, spot),
        )
        return after, (Excavated(seat, action.hex, level),)


class Hunting(Purchase[Hunt]):
    """The top treasure of a ruin is taken."""

    action = Hunt
    price: ClassVar[int] = COST["treasure"]

    def candidates(self, mover: Mover) -> Iterable[Hunt]:
        return [Hunt(HEXES[spot]) for spot in mover.standing if mover.state.hoards[spot]]

    def why_not(self, mover: Mover, action: Hunt) -> Refusal | None:
        state, spot = mover.state, SPOT[action.hex]
        tile = state.tiles[spot]
        if not tile or LAND[tile].kind != RUIN:
            return "no-ruin"
        if not state.hoards[spot]:
            return "nothing-left"
        return why_not_work(mover, spot)

    def done(self, mover: Mover, action: Hunt) -> Course:
        state, seat, spot = mover.state, mover.seat, SPOT[action.hex]
        *left, found = state.hoards[spot]
        after = replace(
            mover.spent(self.price, (spot,)),
            hoards=put(state.hoards, spot, tuple(left)),
            treasures=put(state.treasures, seat, sorted_kinds((*state.treasures[seat], found))),
            workers=workers.after_work(state, seat, spot),
        )
        return after, (Found(seat, action.hex, found),)
