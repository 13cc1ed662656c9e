"""Which pieces may have worked in a turn.

Explorers look alike, so all possible cases are kept, and a piece may work if it may in any of them (rules,
“Limits of two pieces”).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from engine.core.types import Seat
from engine.games.tikal.model import GONE, SPOT, Case, Move, Spot, State, Worker


def after_work(cases: tuple[Case, ...], spot: Spot, explorers: int, has_leader: bool) -> tuple[Case, ...]:
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


def after_move(state: State, seat: Seat, move: Move) -> tuple[Case, ...]:
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


def after_guard(state: State, spot: Spot) -> tuple[Case, ...]:
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
