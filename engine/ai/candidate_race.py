"""Playouts: overrule a judgement only where they are sure, compared over common deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt

from engine.ai.situation import ShouldStop
from engine.core.dice import Dice

MIN_CONFIDENCE = 1.5
"""Standard errors of the paired difference by which a candidate must be ahead of the favourite."""
DROP_BEHIND = 1.5
"""Standard errors behind the leader after which a candidate is played out no further."""
DEALS_PER_ROUND = 12
"""Deals between two looks at who is hopeless."""
SHUFFLE_WINDOW = 3
"""Cards among which one moves when a deal is played again: the same deal never goes quite the same way."""
Playout = Callable[[int, int], float]
"""(candidate, deal) → how it ends for the player; the same deal means the same hidden things."""


def compare_candidates(
    candidates: int, playout: Playout, should_stop: ShouldStop, sure: float = MIN_CONFIDENCE
) -> list[float]:
    """By candidate, how much better it is than the first, which the judgement favours: its mean difference.

    Where the difference is less than `sure` standard errors above 0 it counts as no better: at most 0.
    """
    race = _Race(candidates)
    while len(race.running) > 1:
        for _ in range(DEALS_PER_ROUND):
            if not race.deal(playout, should_stop):
                return race.verdict(sure)
        race.drop()
    return race.verdict(sure)


class _Race:
    """What came out so far; `outcomes[deal]` by candidate, only of those still running."""

    def __init__(self, candidates: int) -> None:
        self.outcomes: list[list[float]] = [[] for _ in range(candidates)]
        self.running = list(range(candidates))
        self.deals = 0

    def deal(self, playout: Playout, should_stop: ShouldStop) -> bool:
        """One deal for all that run; False (and nothing counts) when it was enough before the end."""
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
        """Takes out who is far behind the leader; the favourite always stays."""
        leader = max(self.running, key=lambda candidate: sum(self.outcomes[candidate]))
        self.running = [
            candidate
            for candidate in self.running
            if candidate in (0, leader)
            or mean_difference(self.outcomes[leader], self.outcomes[candidate])[0]
            <= DROP_BEHIND * mean_difference(self.outcomes[leader], self.outcomes[candidate])[1]
        ]

    def verdict(self, sure: float) -> list[float]:
        """The differences to the favourite, those that are not sure held down to 0."""
        verdicts = [0.0]
        for outcomes in self.outcomes[1:]:
            mean, error = mean_difference(outcomes, self.outcomes[0])
            verdicts.append(mean if mean > sure * error else min(mean, 0.0))
        return verdicts


def mean_difference(ahead: Sequence[float], behind: Sequence[float]) -> tuple[float, float]:
    """The mean of the paired differences, over the deals both had, and its standard error."""
    differences = [a - b for a, b in zip(ahead, behind, strict=False)]
    if len(differences) < 2:
        return 0.0, inf
    mean = sum(differences) / len(differences)
    variance = sum((difference - mean) ** 2 for difference in differences) / (len(differences) - 1)
    return mean, sqrt(variance / len(differences))


def shuffle_nearby(pile: Sequence[int], seed: int) -> list[int]:
    """A pile in which cards have changed places with their neighbours, to play a deal again."""
    found, dice = list[int](), Dice.from_seed(seed)
    for start in range(0, len(pile), SHUFFLE_WINDOW):
        some, dice = dice.shuffle(pile[start : start + SHUFFLE_WINDOW])
        found += some
    return found
