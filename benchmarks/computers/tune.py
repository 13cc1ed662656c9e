"""Tunes the weights of a computer player by games against itself and simple opponents.

    uv run python -m benchmarks.computers.tune duel|partners|two|four [generations]

Cross-entropy search: tries many weights around a guess, keeps the best, and guesses again from those. `duel`
and `partners` print weights for data/computer_strength/lost_cities.toml; `two` and `four` (seats of the
board game) for data/computer_strength/lost_cities_board.toml.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from random import Random
from statistics import mean, pstdev
from typing import Protocol

from benchmarks.computers.expeditions import leads, plain
from benchmarks.computers.opponents import greedy, h4, steady
from benchmarks.computers.rounds import margins
from engine.core.data_files import load_data
from engine.games.lost_cities.computer.estimate import Estimate
from engine.games.lost_cities.model import SIDES
from engine.games.lost_cities_board.computer.estimate import Estimate as BoardEstimate

Numbers = dict[str, float]
TRIES, KEPT, SPREAD = 32, 8, 0.35
"""Weights tried per generation, those kept, and the initial spread."""
EXPEDITIONS = 56
"""Expeditions against each opponent, per try."""
TIMES = ("early", "late")
"""Prefixes of the board game's weights, one per table of the data file."""
DIVISORS, LEAST = ("pace", "own_late", "jump_full", "own_full"), 0.01
"""Weights used as divisors, and their lower bound."""


class Arena(Protocol):
    """Where weights are tried. The best guess becomes the champion every few generations."""

    renewed_every: int

    def crown(self, numbers: Numbers) -> None:
        """Make these weights the champion."""

    def score(self, numbers: Numbers, generation: int) -> float:
        """Return the score of weights. All tries of a generation play the same deals."""

    def text(self, numbers: Numbers) -> str:
        """Return the weights as they are written in the data file."""


def tune(guess: Numbers, arena: Arena, generations: int) -> Numbers:
    """Return the best weights found. Writes each generation's mean score to stderr."""
    random, centre = Random(1), dict(guess)
    begun = {name: SPREAD * abs(number) + 0.05 for name, number in guess.items()}
    width = dict(begun)
    arena.crown(guess)
    for generation in range(generations):
        tried = [{name: random.gauss(centre[name], width[name]) for name in centre} for _ in range(TRIES - 1)]
        scored = sorted(
            ((arena.score(numbers, generation), numbers) for numbers in (dict(centre), *tried)),
            key=lambda pair: -pair[0],
        )[:KEPT]
        for name in centre:
            found = [numbers[name] for _, numbers in scored]
            centre[name] = 0.3 * centre[name] + 0.7 * mean(found)
            # With few tries, the search would narrow too soon by chance.
            least = 0.4 * begun[name] * (1 - generation / generations)
            width[name] = max(least, 0.4 * width[name] + 0.6 * pstdev(found))
        sys.stderr.write(f"{generation}: {mean(score for score, _ in scored):.2f}\n")
        if generation % arena.renewed_every == arena.renewed_every - 1:
            arena.crown(dict(centre))
            sys.stderr.write(arena.text(centre) + "\n")
    return centre


def lines(numbers: Mapping[str, float]) -> str:
    """Return weights as lines of a TOML table."""
    return "\n".join(f"{name} = {number:.3g}" for name, number in numbers.items())


class Rounds:
    """Scores weights of Lost Cities by points per round against champion and simple opponents."""

    renewed_every = 5

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def crown(self, numbers: Numbers) -> None:
        self.champion = Estimate(numbers, self.seats)

    def score(self, numbers: Numbers, generation: int) -> float:
        player, seed = Estimate(numbers, self.seats).choose, f"tune {generation}"
        champion = mean(margins(player, self.champion.choose, 100, seed, seats=self.seats))
        if self.seats > SIDES:
            return 0.3 * champion + 0.7 * mean(margins(player, steady, 100, seed, seats=self.seats))
        simple = mean(margins(player, greedy, 30, seed)) + mean(margins(player, h4, 10, seed))
        return 0.7 * champion + 0.15 * simple

    def text(self, numbers: Numbers) -> str:
        return lines(numbers)


class Expeditions:
    """Scores weights of the board game by lead per expedition over champion and simple opponent."""

    renewed_every = 4

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def crown(self, numbers: Numbers) -> None:
        self.champion = BoardEstimate(_tables(numbers))

    def score(self, numbers: Numbers, generation: int) -> float:
        player, seed = BoardEstimate(_tables(numbers)).choose, f"tune {generation}"
        deals = EXPEDITIONS // self.seats
        champion = mean(leads(player, self.champion.choose, deals, seed, self.seats))
        return (champion + mean(leads(player, plain, deals, seed, self.seats))) / 2

    def text(self, numbers: Numbers) -> str:
        return "\n\n".join(f"[{time}]\n{lines(table)}" for time, table in _tables(numbers).items())


def _tables(numbers: Mapping[str, float]) -> dict[str, Numbers]:
    """Return the weights by table, with divisors above 0."""
    tables: dict[str, Numbers] = {time: {} for time in TIMES}
    for full, number in numbers.items():
        time, name = full.split(".")
        tables[time][name] = max(LEAST, number) if name in DIVISORS else number
    return tables


def _rounds_guess(game: str) -> Numbers:
    return {name: float(number) for name, number in load_data("computer_strength/lost_cities")[game].items()}


def _expeditions_guess(game: str) -> Numbers:
    tables = load_data("computer_strength/lost_cities_board")[game]
    return {f"{time}.{name}": float(number) for time in TIMES for name, number in tables[time].items()}


GAMES: Mapping[str, tuple[Callable[[str], Numbers], Arena, int]] = {
    "duel": (_rounds_guess, Rounds(2), 40),
    "partners": (_rounds_guess, Rounds(4), 40),
    "two": (_expeditions_guess, Expeditions(2), 24),
    "four": (_expeditions_guess, Expeditions(4), 24),
}
"""By game: location of the weights, their arena, and the default number of generations."""


def main() -> None:
    game, *rest = sys.argv[1:] or [""]
    if game not in GAMES:
        raise SystemExit(__doc__)
    guess, arena, generations = GAMES[game]
    found = tune(guess(game), arena, int(rest[0]) if rest else generations)
    sys.stdout.write(arena.text(found) + "\n")


if __name__ == "__main__":
    main()
