"""Tunes numbers by cross-entropy: tries many around a guess, keeps the best, guesses again from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import mean, pstdev

Numbers = dict[str, float]
Score = Callable[[Mapping[str, float], int], float]
"""(numbers, generation) → how well they do; in one generation everybody plays the same deals."""


def tune(
    guess: Mapping[str, float],
    score: Score,
    generations: int,
    tries: int = 32,
    kept: int = 8,
    spread: float = 0.35,
    seed: int = 1,
    told: Callable[[int, Numbers, float], None] = lambda generation, numbers, best: None,
) -> Numbers:
    """The numbers after so many generations; `told` hears of each guess and the mean score of those kept."""
    random, centre = Random(seed), dict(guess)
    begun = {name: spread * abs(number) + 0.05 for name, number in guess.items()}
    width = dict(begun)
    for generation in range(generations):
        tried = [{name: random.gauss(centre[name], width[name]) for name in centre} for _ in range(tries - 1)]
        scored = sorted(
            ((score(numbers, generation), numbers) for numbers in (dict(centre), *tried)),
            key=lambda pair: -pair[0],
        )
        best = [numbers for _, numbers in scored[:kept]]
        for name in centre:
            found = [numbers[name] for numbers in best]
            centre[name] = 0.3 * centre[name] + 0.7 * mean(found)
            # Few tries narrow the search too soon, where chance and not the number decided.
            least = 0.4 * begun[name] * (1 - generation / generations)
            width[name] = max(least, 0.4 * width[name] + 0.6 * pstdev(found))
        told(generation, dict(centre), mean(points for points, _ in scored[:kept]))
    return centre
