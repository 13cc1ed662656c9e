"""Who holds a temple, and what temples and treasures are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress

from engine.core.types import Seat
from engine.games.tikal.box import LEADER_STRENGTH, SPOTS, WORTH, Kind, Spot
from engine.games.tikal.model import State, View

MAX_CACHED = 1024
"""So many collections are remembered with what stands alone in them."""


def strength(state: State | View, seat: Seat, spot: Spot) -> int:
    """A player's explorers on a hex, the leader counting as three."""
    return state.explorers[seat][spot] + (LEADER_STRENGTH if state.leaders[seat] == spot else 0)


def strongest(state: State | View, spot: Spot) -> Seat | None:
    """Who has more strength on a hex than each other player; nobody on a tie."""
    first, most = None, 0
    for seat, explorers in enumerate(state.explorers):
        # `strength`, spelled out: this is asked for every temple again and again.
        own = explorers[spot]
        if state.leaders[seat] == spot:
            own += LEADER_STRENGTH
        if own > most:
            first, most = seat, own
        elif own == most:
            first = None
    return first


def temple_holder(state: State | View, spot: Spot) -> Seat | None:
    """Who scores a temple: the owner of its guard, or where there is none the strongest."""
    guard = state.guards[spot]
    return strongest(state, spot) if guard is None else guard


def scored_temples(state: State, seat: Seat) -> tuple[tuple[Spot, int], ...]:
    """The (spot, value) of each temple a player scores."""
    levels, guards, standing = state.levels, state.guards, state.explorers[seat]
    # Where it has no piece it scores nothing, which is most of them.
    there = [
        spot
        for spot in compress(SPOTS, levels)
        if standing[spot] or guards[spot] == seat or state.leaders[seat] == spot
    ]
    return tuple([(spot, levels[spot]) for spot in there if temple_holder(state, spot) == seat])


def treasure_points(taken: Sequence[Kind]) -> int:
    """What treasures are worth: 1, 3 or 6 for one, two or three of a kind."""
    return sum([WORTH[taken.count(kind)] for kind in set(taken)])


def points_now(state: State, seat: Seat) -> int:
    """What a player would score now."""
    return sum(value for _, value in scored_temples(state, seat)) + treasure_points(state.treasures[seat])


def pending_points(view: View) -> tuple[int, ...]:
    """By seat, the part of its points that is not certain yet: what it would score now.

    Whoever has scored in the running scoring round has had it, and after the game nobody scores any more.
    """
    scoring = view.scoring
    if view.turn is None:
        return (0,) * len(view.totals)
    to_come = range(len(view.totals)) if scoring is None else (view.turn, *scoring.queue)
    return tuple(points if seat in to_come else 0 for seat, points in enumerate(view.worth))


def current_points(view: View) -> tuple[int, ...]:
    """By seat, what it would have if the game were scored now."""
    return tuple(total + more for total, more in zip(view.totals, pending_points(view), strict=True))


def leading_seats(view: View) -> tuple[Seat, ...]:
    """Who would have the most if the game were scored now; nobody while all are equal."""
    points = current_points(view)
    if min(points) == max(points):
        return ()
    return tuple(seat for seat, own in enumerate(points) if own == max(points))


@lru_cache(MAX_CACHED)
def single_treasures(taken: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """The kinds of which there is exactly one."""
    return tuple(kind for kind in dict.fromkeys(taken) if taken.count(kind) == 1)
