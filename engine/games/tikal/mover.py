"""The seat to move, and what it has on the map."""

from __future__ import annotations

from bisect import insort
from itertools import compress
from typing import TypedDict, Unpack

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.box import SPOTS, Kind, Spot, Tile
from engine.games.tikal.model import Case, Done, State, Trace


class Changes(TypedDict, total=False):
    """The fields of a state that an action of a turn can change, besides its points."""

    phase: str
    tile: Tile | None
    tiles: tuple[Tile, ...]
    rotations: tuple[int, ...]
    levels: tuple[int, ...]
    hoards: tuple[tuple[Kind, ...], ...]
    pool: tuple[Kind, ...]
    camps: tuple[Seat | None, ...]
    guards: tuple[Seat | None, ...]
    explorers: tuple[tuple[int, ...], ...]
    leaders: tuple[Spot, ...]
    supply: tuple[int, ...]
    workers: tuple[Case, ...]
    treasures: tuple[tuple[Kind, ...], ...]


def _standing(explorers: tuple[int, ...], leader: Spot) -> list[Spot]:
    """Where explorers stand, and where the leader is on the map."""
    standing = list(compress(SPOTS, explorers))
    if leader >= 0 and not explorers[leader]:
        insort(standing, leader)
    return standing


class Mover:
    """A state as whoever is to move looks at it. Raises AssertionError where nobody is."""

    def __init__(self, state: State) -> None:
        assert state.turn is not None
        self.state, self.seat = state, state.turn
        self.chart = land.chart(state.tiles, state.rotations)
        self.camps = land.usable_camps(state.camps, state.turn)
        """The hexes with camps it may use."""
        self.pieces = state.explorers[state.turn]
        """By hex, how many explorers it has there."""
        self.leader = state.leaders[state.turn]
        """Where its leader is."""
        self.standing = _standing(self.pieces, self.leader)
        """The hexes with pieces of its own."""
        self._walks: dict[Spot, land.Walks] = {}

    def explorers(self, spot: Spot) -> int:
        """How many explorers it has on a hex."""
        return self.pieces[spot]

    def leads(self, spot: Spot) -> bool:
        """Whether its leader is on a hex."""
        return self.leader == spot

    def walks(self, start: Spot) -> land.Walks:
        """The ways from a hex, as far as its points go at least."""
        walks = self._walks.get(start)
        if walks is None:
            walks = self._walks[start] = self.chart.walks(self.camps, start, self.state.points)
        return walks

    def price(self, start: Spot, end: Spot) -> int | None:
        """What one piece pays from hex to hex, and be it more than is left; None where there is no way."""
        price = self.walks(start).costs[end]
        # What can be paid is known already; the rest is asked for by none but who wishes what is forbidden.
        return (self.chart.walks(self.camps, start).costs[end] if price is None else price) or None

    def with_explorers(self, changes: dict[Spot, int]) -> tuple[tuple[int, ...], ...]:
        """Everybody's explorers, so many more or fewer of its own on some hexes."""
        own = list(self.pieces)
        for spot, change in changes.items():
            own[spot] += change
        return put(self.state.explorers, self.seat, tuple(own))

    @property
    def trace(self) -> Trace:
        """What it has done in this turn so far."""
        last = self.state.last
        return last if self.state.begun and last is not None else Trace(self.seat)

    def after_action(
        self, cost: int, done: Done, way: tuple[Spot, ...] = (), **changes: Unpack[Changes]
    ) -> State:
        """The state with so many points paid, the trace of the turn continued, and whatever else changes."""
        state = self.state
        trace = self.trace.with_deed(done, way)
        return replace(state, points=state.points - cost, begun=True, last=trace, **changes)


_newest: Mover | None = None


def mover_of(state: State) -> Mover:
    """The mover of a state; the newest is kept, since much asks for the same."""
    global _newest
    mover = _newest
    if mover is None or mover.state is not state:
        _newest = mover = Mover(state)
    return mover
