"""Fits the weights of the board game's prospect, which estimates final points from features.

    uv run python -m benchmarks.computers.prospects two|four [expeditions]

Plays expeditions by the estimate, records some positions, and fits the final leads by least squares. Prints
the weights for data/computer_strength/lost_cities_board.toml.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random

from benchmarks.computers.expeditions import deal
from engine.games.lost_cities_board.computer.compact import OVER, PLAY, Expedition
from engine.games.lost_cities_board.computer.estimate import apply_act
from engine.games.lost_cities_board.computer.outlook import turns_left
from engine.games.lost_cities_board.computer.prospect import (
    FEATURES,
    PACE,
    STAGE_TURNS,
    points_now,
    seat_features,
    stage_of,
)
from engine.games.lost_cities_board.judgement import estimate_for

SEATS = {"two": 2, "four": 4}
LOOKED_AT = 0.25
"""Share of turns whose positions are used."""
Glances = list[tuple[float, ...]]


class Fit:
    """Least squares over observed features and final leads."""

    def __init__(self) -> None:
        size = len(FEATURES)
        self._sums = [[1e-6 * (row == column) for column in range(size)] + [0.0] for row in range(size)]

    def add(self, seen: Sequence[float], end: float) -> None:
        for row, one in zip(self._sums, seen, strict=True):
            if one:
                for column, other in enumerate((*seen, end)):
                    row[column] += one * other

    def numbers(self) -> list[float]:
        """Return the weights with the smallest error."""
        rows = [row[:] for row in self._sums]
        for place, row in enumerate(rows):
            row[:] = [each / row[place] for each in row]
            for other in rows:
                if other is not row:
                    factor = other[place]
                    other[:] = [a - factor * b for a, b in zip(other, row, strict=True)]
        return [row[-1] for row in rows]


def observe(expedition: Expedition, random: Random) -> tuple[list[tuple[int, Glances]], list[float]]:
    """Play an expedition. Return the features by stage, and the final points."""
    looks: list[tuple[int, Glances]] = []
    choose = estimate_for(expedition.seats).choose
    seats = range(expedition.seats)
    while expedition.phase != OVER:
        if expedition.phase == PLAY and random.random() < LOOKED_AT:
            turns = turns_left(expedition, PACE)
            looks.append((stage_of(turns), [seat_features(expedition, seat, turns) for seat in seats]))
        apply_act(expedition, choose(expedition))
    return looks, [points_now(expedition, seat) for seat in seats]


def main() -> None:
    seats = SEATS[sys.argv[1]]
    fits = [Fit() for _ in range(len(STAGE_TURNS) + 1)]
    for number in range(int(sys.argv[2]) if len(sys.argv) > 2 else 4000):
        random = Random(number)
        looks, ends = observe(deal(random, seats), random)
        for stage, glances in looks:
            for other in range(1, seats):
                seen = [one - another for one, another in zip(glances[0], glances[other], strict=True)]
                fits[stage].add(seen, ends[0] - ends[other])
    for name, numbers in zip(FEATURES, zip(*(fit.numbers() for fit in fits), strict=True), strict=True):
        sys.stdout.write(f"{name} = [{', '.join(f'{number:.3g}' for number in numbers)}]\n")


if __name__ == "__main__":
    main()
