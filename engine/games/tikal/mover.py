"""The seat to move, and what it has on the map."""

from __future__ import annotations

from functools import cached_property

from msgspec.structs import replace

from engine.core.tuples import put
from engine.games.tikal import land
from engine.games.tikal.box import SPOTS, Spot
from engine.games.tikal.model import State, Trace


class Mover:
    """A state as whoever is to move looks at it. Raises AssertionError where nobody is."""

    def __init__(self, state: State) -> None:
        assert state.turn is not None
        self.state, self.seat = state, state.turn
        self.chart = land.chart(state.tiles, state.rotations)
        self.camps = land.camps_of(state.camps, state.turn)
        """The hexes with camps it may use."""

    @cached_property
    def standing(self) -> list[Spot]:
        """The hexes with pieces of its own."""
        leader = self.state.leaders[self.seat]
        own = zip(SPOTS, self.state.explorers[self.seat], strict=True)
        return [spot for spot, count in own if count or spot == leader]

    def explorers(self, spot: Spot) -> int:
        """How many explorers it has on a hex."""
        return self.state.explorers[self.seat][spot]

    def leads(self, spot: Spot) -> bool:
        """Whether its leader is on a hex."""
        return self.state.leaders[self.seat] == spot

    def with_explorers(self, changes: dict[Spot, int]) -> tuple[tuple[int, ...], ...]:
        """Everybody's explorers, so many more or fewer of its own on some hexes."""
        own = list(self.state.explorers[self.seat])
        for spot, change in changes.items():
            own[spot] += change
        return put(self.state.explorers, self.seat, tuple(own))

    def spent(self, cost: int, touched: tuple[Spot, ...], way: tuple[Spot, ...] = ()) -> State:
        """The state with so many points paid, and the trace of the turn continued."""
        state = self.state
        last = state.last if state.begun and state.last is not None else Trace(self.seat)
        ways = (*last.ways, way) if way else last.ways
        trace = Trace(self.seat, tuple(dict.fromkeys((*last.touched, *touched))), ways)
        return replace(state, points=state.points - cost, begun=True, last=trace)


_newest: Mover | None = None


def mover_of(state: State) -> Mover:
    """The mover of a state; the newest is kept, since much asks for the same."""
    global _newest
    mover = _newest
    if mover is None or mover.state is not state:
        _newest = mover = Mover(state)
    return mover
