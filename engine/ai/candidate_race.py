"""Comparison of candidate actions by playouts over the same deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf, sqrt
from typing import NamedTuple

from engine.ai.situation import ShouldStop
from engine.core.dice import Dice
from engine.core.types import Seat

MIN_CONFIDENCE = 1.5
"""Standard errors by which a candidate must beat the favourite to be preferred."""
DROP_BEHIND = 1.5
"""Standard errors behind the leader beyond which a candidate is dropped."""
DEALS_PER_ROUND = 12
"""Deals between two checks for hopeless candidates."""
SHUFFLE_WINDOW = 3
"""Adjacent cards that are shuffled when a deal is replayed."""
Playout = Callable[[int, int], float]
"""(candidate, deal) → outcome for the player. The same deal means the same hidden things."""
Part = tuple[Seat | None, str]
"""A rival (None: the player's own side), and a part of the board, such as the expedition of a colour.

Partners are named by the first seat of their side.
"""


class SplitLead(NamedTuple):
    """A final lead in points, and the points towards it by part of the board; those of rivals are negative.

    Points that belong to no part are left out.
    """

    lead: float
    parts: Mapping[Part, float]


SplitPlayout = Callable[[int, int], SplitLead]
"""A playout that also tells where the points come from."""


def compare_candidates(estimates: Sequence[float], playout: Playout, should_stop: ShouldStop) -> list[float]:
    """Return, by candidate, its advantage in points over the first (0 for itself).

    `estimates` are the values without playouts, highest first. An advantage of more than `MIN_CONFIDENCE`
    standard errors is the mean of the playouts. Otherwise it is at most 0, and nearer to the estimates the
    less certain the playouts are. Stops when `should_stop` returns True or one candidate is left.
    """
    race = _Race(len(estimates))
    while len(race.running) > 1:
        for _ in range(DEALS_PER_ROUND):
            if not race.deal(playout, should_stop):
                return race.verdict(estimates)
        race.drop()
    return race.verdict(estimates)


class _Race:
    """Outcomes so far, by candidate then deal. Candidate 0 is the favourite."""

    def __init__(self, candidates: int) -> None:
        self.outcomes: list[list[float]] = [[] for _ in range(candidates)]
        self.running = list(range(candidates))
        self.deals = 0

    def deal(self, playout: Playout, should_stop: ShouldStop) -> bool:
        """Play one deal for all running candidates. Return False, and discard it, if stopped early."""
        results = []
        for candidate in self.running:
            if should_stop():
                return False
            results.append(playout(candidate, self.deals))
        for candidate, result in zip(self.running, results, strict=True):
            self.outcomes[candidate].append(result)
        self.deals += 1
        return True

    def drop(self) -> None:
        """Drop candidates more than `DROP_BEHIND` standard errors behind the leader. The favourite stays."""
        leader = max(self.running, key=lambda candidate: sum(self.outcomes[candidate]))
        self.running = [
            candidate
            for candidate in self.running
            if candidate in (0, leader)
            or mean_difference(self.outcomes[leader], self.outcomes[candidate])[0]
            <= DROP_BEHIND * mean_difference(self.outcomes[leader], self.outcomes[candidate])[1]
        ]

    def verdict(self, estimates: Sequence[float]) -> list[float]:
        """Return the advantages over the favourite, with uncertain ones blended with the estimates."""
        verdicts = [0.0]
        for estimate, outcomes in zip(estimates[1:], self.outcomes[1:], strict=True):
            mean, error = mean_difference(outcomes, self.outcomes[0])
            verdicts.append(_blended(mean, MIN_CONFIDENCE * error, estimate - estimates[0]))
        return verdicts


def _blended(mean: float, limit: float, estimate: float) -> float:
    """Return `mean`, blended with `estimate` (0 or less) unless it is above `limit`.

    Only then is the result above 0.
    """
    if mean > limit:
        return mean
    certainty = min(1.0, abs(mean) / limit) if limit else 1.0
    return certainty * min(mean, 0.0) + (1 - certainty) * estimate


def first_of_the_best(outcomes: Sequence[Sequence[float]]) -> int:
    """Return the index of the first candidate that is about as good as the best.

    Its mean is at most one standard error lower; candidate 0 must have the highest itself. `outcomes` are by
    candidate, then deal.
    """
    best = max(range(len(outcomes)), key=lambda candidate: sum(outcomes[candidate]))
    for candidate in range(1, best):
        behind, error = mean_difference(outcomes[best], outcomes[candidate])
        if behind <= error:
            return candidate
    return best


def mean_difference(ahead: Sequence[float], behind: Sequence[float]) -> tuple[float, float]:
    """Return the mean of `ahead` − `behind`, pair by pair, and its standard error.

    Values without a partner are ignored. Returns (0, inf) for fewer than two pairs.
    """
    differences = [a - b for a, b in zip(ahead, behind, strict=False)]
    if len(differences) < 2:
        return 0.0, inf
    mean = sum(differences) / len(differences)
    variance = sum((difference - mean) ** 2 for difference in differences) / (len(differences) - 1)
    return mean, sqrt(variance / len(differences))


def shuffle_nearby(pile: Sequence[int], seed: int) -> list[int]:
    """Return the pile with each group of `SHUFFLE_WINDOW` adjacent cards shuffled. Groups stay in place.

    Raises ValueError for a negative seed.
    """
    found, dice = list[int](), Dice.from_seed(seed)
    for start in range(0, len(pile), SHUFFLE_WINDOW):
        some, dice = dice.shuffle(pile[start : start + SHUFFLE_WINDOW])
        found += some
    return found
