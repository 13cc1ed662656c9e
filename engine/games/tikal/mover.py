"""The seat to move with its pieces on the map, and which of them may have worked in the turn.

Explorers look alike, so all possible cases of work are kept, and a piece may work if it may in any of them
(rules, “Limits of two pieces”).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator
from itertools import combinations, compress
from typing import TypedDict, Unpack

from msgspec.structs import replace

from engine.core.immutable import put
from engine.core.types import Seat
from engine.games.tikal import land
from engine.games.tikal.model import (
    GONE,
    SPOT,
    SPOTS,
    Case,
    Done,
    Kind,
    Move,
    Spot,
    State,
    Tile,
    Trace,
    Worker,
)


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


def cases_after_work(
    cases: tuple[Case, ...], spot: Spot, explorers: int, has_leader: bool
) -> tuple[Case, ...]:
    """Return the cases after one of the given pieces on a hex has worked there; empty if none can."""
    return _normalized(_with_one_more(case, spot, explorers, has_leader) for case in cases)


def _with_one_more(case: Case, spot: Spot, explorers: int, has_leader: bool) -> Iterator[Case]:
    """Yield each case in which one of the pieces on the hex has worked there besides those in `case`."""
    here = [worker for worker in case if worker.at == spot]
    for worker in here:
        if spot not in worker.sites:
            yield _replace_workers(
                case, [worker], [replace(worker, sites=tuple(sorted((*worker.sites, spot))))]
            )
    if explorers > sum(not worker.leader for worker in here):
        yield (*case, Worker(spot, False, (spot,)))
    if has_leader and not any(worker.leader for worker in here):
        yield (*case, Worker(spot, True, (spot,)))


def cases_after_move(state: State, seat: Seat, move: Move) -> tuple[Case, ...]:
    """Return the cases after the move of a seat. `state` is the one before the move."""
    if state.workers == NO_WORKERS:
        return NO_WORKERS
    return _normalized(_moved_cases(case, state, seat, move) for case in state.workers)


def _moved_cases(case: Case, state: State, seat: Seat, move: Move) -> Iterator[Case]:
    """Yield the case for each choice of workers and fresh pieces that the move may have taken along."""
    start, end = SPOT[move.start], SPOT[move.end]
    here = [worker for worker in case if worker.at == start]
    alike = [worker for worker in here if not worker.leader]
    led = [worker for worker in here if worker.leader and move.leader]
    fresh = state.explorers[seat][start] - len(alike)
    for count in range(max(0, move.explorers - fresh), min(move.explorers, len(alike)) + 1):
        for some in combinations(alike, count):
            going = [*some, *led]
            yield _replace_workers(case, going, [replace(worker, at=end) for worker in going])


def cases_after_guard(state: State, spot: Spot) -> tuple[Case, ...]:
    """Return the cases after a guard was posted on a hex: the workers there have left the game."""
    return _normalized(
        [tuple(replace(worker, at=GONE) if worker.at == spot else worker for worker in case)]
        for case in state.workers
    )


NO_WORKERS: tuple[Case, ...] = ((),)
"""The only case at the start of a turn."""


def _replace_workers(case: Case, old: Iterable[Worker], new: Iterable[Worker]) -> Case:
    """Return a case with the workers `new` for `old`, which must be in it. It is unsorted."""
    left = list(case)
    for worker in old:
        left.remove(worker)
    return (*left, *new)


def _normalized(cases: Iterable[Iterable[Case]]) -> tuple[Case, ...]:
    """Return the different cases of all groups, sorted, each with its workers sorted."""
    return tuple(sorted({tuple(sorted(case)) for many in cases for case in many}))
