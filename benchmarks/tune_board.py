"""Tunes the numbers of the board game's judgement by playing against itself and a plain opponent.

    uv run python -m benchmarks.tune_board two|four [generations]

Prints the numbers for data/ai/lost_cities_board.toml.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from statistics import mean

from benchmarks.cross_entropy import Numbers, tune
from benchmarks.expeditions import leads, plain
from benchmarks.tune import in_words
from engine.core.data_files import load_data
from engine.games.lost_cities_board.computer.estimate import Estimate

SEATS = {"two": 2, "four": 4}
GAMES = 56
"""Expeditions against each opponent, for every try."""
RENEW = 4
"""Generations after which the champion to be beaten is the best guess so far."""


TIMES = ("early", "late")


DIVISORS = ("pace", "own_late", "jump_full", "own_full")
LEAST = 0.01
"""Numbers that are divided by stay above 0."""


def estimate(numbers: Mapping[str, float]) -> Estimate:
    """The estimate with numbers whose names begin with the time they are for."""
    return Estimate({time: _of(numbers, time) for time in TIMES})


def _of(numbers: Mapping[str, float], time: str) -> Numbers:
    """The numbers of a time, by their own names."""
    own = _named(numbers, time)
    return {name: max(LEAST, number) if name in DIVISORS else number for name, number in own.items()}


def _named(numbers: Mapping[str, float], time: str) -> Numbers:
    return {
        name.removeprefix(f"{time}."): number for name, number in numbers.items() if name.startswith(time)
    }


def in_tables(numbers: Mapping[str, float]) -> str:
    """The numbers as lines of their tables."""
    return "\n\n".join(f"[{time}]\n{in_words(_of(numbers, time))}" for time in TIMES)


class Arena:
    """How well numbers do: points an expedition ahead of a champion, and of a plain opponent."""

    def __init__(self, guess: Mapping[str, float], seats: int) -> None:
        self.seats = seats
        self.champion = estimate(guess)

    def score(self, numbers: Mapping[str, float], generation: int) -> float:
        player, seed, deals = estimate(numbers).choose, f"tune {generation}", GAMES // self.seats
        champion = mean(leads(player, self.champion.choose, deals, seed, self.seats))
        return (champion + mean(leads(player, plain, deals, seed, self.seats))) / 2

    def told(self, generation: int, numbers: Numbers, best: float) -> None:
        sys.stderr.write(f"{generation}: {best:.2f}\n")
        if generation % RENEW == RENEW - 1:
            self.champion = estimate(numbers)
            sys.stderr.write(in_tables(numbers) + "\n")


def main() -> None:
    game, *rest = sys.argv[1:]
    if game not in SEATS:
        raise SystemExit(__doc__)
    tables = load_data("ai/lost_cities_board")[game]
    guess = {f"{time}.{name}": float(number) for time in TIMES for name, number in tables[time].items()}
    arena = Arena(guess, SEATS[game])
    found = tune(guess, arena.score, int(rest[0]) if rest else 24, told=arena.told)
    sys.stdout.write(in_tables(found) + "\n")


if __name__ == "__main__":
    main()
