"""Tunes the numbers of a judgement by playing against itself and against plain opponents.

    uv run python -m benchmarks.tune duel [generations]

Prints the numbers for data/ai/lost_cities.toml.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from statistics import mean

from benchmarks.cross_entropy import Numbers, tune
from benchmarks.opponents import greedy, h4
from benchmarks.rounds import margins
from engine.core.tables import table
from engine.games.lost_cities.computer.estimate import Estimate

RENEW = 5
"""Generations after which the champion to be beaten is the best guess so far."""


class Duel:
    """How well numbers do in the duel: points a round against a champion, G and H4."""

    def __init__(self, guess: Mapping[str, float]) -> None:
        self.champion = Estimate(guess, 2)

    def score(self, numbers: Mapping[str, float], generation: int) -> float:
        player, seed = Estimate(numbers, 2).choose, f"tune {generation}"
        return (
            0.6 * mean(margins(player, self.champion.choose, 80, seed))
            + 0.2 * mean(margins(player, greedy, 30, seed))
            + 0.2 * mean(margins(player, h4, 14, seed))
        )

    def told(self, generation: int, numbers: Numbers, best: float) -> None:
        sys.stderr.write(f"{generation}: {best:.2f}\n")
        if generation % RENEW == RENEW - 1:
            self.champion = Estimate(numbers, 2)
            sys.stderr.write(in_words(numbers) + "\n")


def in_words(numbers: Numbers) -> str:
    """The numbers as lines of a table."""
    return "\n".join(f"{name} = {number:.3g}" for name, number in numbers.items())


def main() -> None:
    game, *rest = sys.argv[1:]
    if game != "duel":
        raise SystemExit(__doc__)
    guess = {name: float(number) for name, number in table("ai/lost_cities")[game].items()}
    duel = Duel(guess)
    found = tune(guess, duel.score, int(rest[0]) if rest else 40, told=duel.told)
    sys.stdout.write(in_words(found) + "\n")


if __name__ == "__main__":
    main()
