"""Who holds a temple, and what temples and treasures are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.core.types import Seat
from engine.games.tikal.box import LEADER_STRENGTH, SPOTS, WORTH, Kind, Spot
from engine.games.tikal.model import State, View

REMEMBERED = 1024
"""So many collections are remembered with what stands alone in them."""


def strength(state: State | View, seat: Seat, spot: Spot) -> int:
    """A player's explorers on a hex, the leader counting as three."""
    return state.explorers[seat][spot] + (LEADER_STRENGTH if state.leaders[seat] == spot else 0)


def strongest(state: State | View, spot: Spot) -> Seat | None:
    """Who has more strength on a hex than each other player; nobody on a tie."""
    strengths = [explorers[spot] for explorers in state.explorers]
    if spot in state.leaders:
        strengths = [strength(state, seat, spot) for seat in range(len(strengths))]
    most = max(strengths)
    return strengths.index(most) if most and strengths.count(most) == 1 else None


def holder(state: State | View, spot: Spot) -> Seat | None:
    """Who scores a temple: the owner of its guard, or where there is none the strongest."""
    guard = state.guards[spot]
    return strongest(state, spot) if guard is None else guard


def temples(state: State, seat: Seat) -> tuple[tuple[Spot, int], ...]:
    """The (spot, value) of each temple a player scores."""
    held = ((spot, level) for spot, level in zip(SPOTS, state.levels, strict=True) if level)
    return tuple((spot, level) for spot, level in held if holder(state, spot) == seat)


def treasures(taken: Sequence[Kind]) -> int:
    """What treasures are worth: 1, 3 or 6 for one, two or three of a kind."""
    return sum(WORTH[count] for count in Counter(taken).values())


def worth(state: State, seat: Seat) -> int:
    """What a player would score now."""
    return sum(value for _, value in temples(state, seat)) + treasures(state.treasures[seat])


@lru_cache(REMEMBERED)
def lone(taken: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """The kinds of which there is exactly one."""
    return tuple(kind for kind in dict.fromkeys(taken) if taken.count(kind) == 1)
