"""The seat to move and its pieces on the map."""

from __future__ import annotations

from bisect import insort
from itertools import compress
from typing import TypedDict, Unpack

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.model import SPOTS, Case, Done, Kind, Spot, State, Tile, Trace


class Changes(TypedDict, total=False):
    """Fields of a state that an action may change."""

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
    """Return the hexes with the seat's explorers or leader, in order."""
    standing = list(compress(SPOTS, explorers))
    if leader >= 0 and not explorers[leader]:
        insort(standing, leader)
    return standing


class Mover:
    """A state from the point of view of the seat to move, which must exist."""

    def __init__(self, state: State) -> None:
        assert state.turn is not None
        self.state, self.seat = state, state.turn
        self.chart = land.chart(state.tiles, state.rotations)
        self.camps = land.usable_camps(state.camps, state.turn)
        """Hexes with camps it may use."""
        self.pieces = state.explorers[state.turn]
        """By hex: its explorers."""
        self.leader = state.leaders[state.turn]
        """The spot of its leader, which may be SUPPLY or GONE."""
        self.standing = _standing(self.pieces, self.leader)
        """Hexes with its pieces."""
        self._walks: dict[Spot, land.Walks] = {}

    def walks(self, start: Spot) -> land.Walks:
        """Return the ways from a hex, at least as far as the mover's points go."""
        walks = self._walks.get(start)
        if walks is None:
            walks = self._walks[start] = self.chart.walks(self.camps, start, self.state.points)
        return walks

    def price(self, start: Spot, end: Spot) -> int | None:
        """Return the price of a way for one piece, even if unaffordable now.

        None without a way within a full turn, or if start and end are the same.
        """
        price = self.walks(start).costs[end]
        # Affordable ways are cached. Others are only needed to explain a refused action.
        return (self.chart.walks(self.camps, start).costs[end] if price is None else price) or None

    def with_explorers(self, changes: dict[Spot, int]) -> tuple[tuple[int, ...], ...]:
        """Return all explorers by seat and hex. `changes` maps a hex to the mover's explorers added there."""
        own = list(self.pieces)
        for spot, change in changes.items():
            own[spot] += change
        return put(self.state.explorers, self.seat, tuple(own))

    @property
    def trace(self) -> Trace:
        """What the mover has done this turn; empty before the first action."""
        last = self.state.last
        return last if self.state.begun and last is not None else Trace(self.seat)

    def after_action(
        self, cost: int, done: Done, way: tuple[Spot, ...] = (), **changes: Unpack[Changes]
    ) -> State:
        """Return the state after an action: `cost` paid, deed and way recorded, fields changed; unchecked."""
        state = self.state
        trace = self.trace.with_deed(done, way)
        return replace(state, points=state.points - cost, begun=True, last=trace, **changes)


_newest: Mover | None = None


def mover_of(state: State) -> Mover:
    """Return the mover of a state, in which a seat must be to move. The newest is cached."""
    global _newest
    mover = _newest
    if mover is None or mover.state is not state:
        _newest = mover = Mover(state)
    return mover
