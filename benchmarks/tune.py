"""Tunes the numbers of a judgement by playing against itself and against plain opponents.

    uv run python -m benchmarks.tune duel|partners [generations]

Prints the numbers for data/ai/lost_cities.toml.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from statistics import mean

from benchmarks.cross_entropy import Numbers, tune
from benchmarks.opponents import greedy, h4
from benchmarks.partners import steady
from benchmarks.rounds import margins
from engine.core.data_files import load_data
from engine.games.lost_cities.computer.estimate import Estimate
from engine.games.lost_cities.model import SIDES

SEATS = {"duel": 2, "partners": 4}
RENEW = 5
"""Generations after which the champion to be beaten is the best guess so far."""


class Arena:
    """How well numbers do: points a round against a champion and plain opponents."""

    def __init__(self, guess: Mapping[str, float], seats: int) -> None:
        self.seats = seats
        self.champion = Estimate(guess, seats)

    def score(self, numbers: Mapping[str, float], generation: int) -> float:
        player, seed = Estimate(numbers, self.seats).choose, f"tune {generation}"
        champion = mean(margins(player, self.champion.choose, 100, seed, seats=self.seats))
        if self.seats > SIDES:
            return 0.3 * champion + 0.7 * mean(margins(player, steady, 100, seed, seats=self.seats))
        plain = mean(margins(player, greedy, 30, seed)) + mean(margins(player, h4, 10, seed))
        return 0.7 * champion + 0.15 * plain

    def told(self, generation: int, numbers: Numbers, best: float) -> None:
        sys.stderr.write(f"{generation}: {best:.2f}\n")
        if generation % RENEW == RENEW - 1:
            self.champion = Estimate(numbers, self.seats)
            sys.stderr.write(in_words(numbers) + "\n")


def in_words(numbers: Numbers) -> str:
    """The numbers as lines of a table."""
    return "\n".join(f"{name} = {number:.3g}" for name, number in numbers.items())


def main() -> None:
    game, *rest = sys.argv[1:]
    if game not in SEATS:
        raise SystemExit(__doc__)
    guess = {name: float(number) for name, number in load_data("ai/lost_cities")[game].items()}
    arena = Arena(guess, SEATS[game])
    found = tune(guess, arena.score, int(rest[0]) if rest else 40, told=arena.told)
    sys.stdout.write(in_words(found) + "\n")


if __name__ == "__main__":
    main()
