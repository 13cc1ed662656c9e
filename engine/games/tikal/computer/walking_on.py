"""Pieces that walk on at once: two walks pay as much as one, and would look like second thoughts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.games.tikal.action_types import Action, Camp, Move
from engine.games.tikal.box import SPOT, Hex
from engine.games.tikal.computer.turn import Position


def joined(position: Position, more: tuple[Action, ...]) -> tuple[Action, ...]:
    """What was done before a position and what is done now: whoever walks on went all the way at once."""
    done, walk = position.actions, more[0]
    # Where somebody has worked, it matters who of those there walks on.
    if not isinstance(walk, Move) or position.tired.get(SPOT[walk.start]):
        return (*done, *more)
    begun = _begun(done, walk)
    if begun is None:
        return (*done, *more)
    number, start = begun
    return (*done[:number], replace(walk, start=start), *done[number + 1 :])


def _begun(done: Sequence[Action], walk: Move) -> tuple[int, Hex] | None:
    """Which action brought the same pieces to where they walk on from, and where they were before."""
    for number in reversed(range(len(done))):
        match done[number]:
            case Camp():
                return None  # A walk before it may have been dearer.
            case Move() as last if walk.start in (last.start, last.end):
                return (number, last.start) if _goes_on(last, walk) else None
    return None


def _goes_on(last: Move, walk: Move) -> bool:
    same = (last.end, last.explorers, last.leader) == (walk.start, walk.explorers, walk.leader)
    return same and last.start != walk.end
