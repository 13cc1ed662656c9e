"""Finds which of Tikal's weights (data/computer_strength/tikal.toml) should be smaller or greater.

    uv run python -m benchmarks.computers.tune_tikal [seats [games]]

In each game every seat halves, keeps or doubles each weight at random, so each game is evidence about all of
them. Prints for each weight the points above the table's mean for each factor, with the standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from random import Random
from statistics import mean, stdev

from msgspec import structs

from engine.ai.character import Level
from engine.ai.situation import situation_of
from engine.game_registry import games
from engine.games.tikal import rules
from engine.games.tikal.computer.appraisal import EFFORT, WEIGHTS, Weights
from engine.games.tikal.judgement import TikalJudgement
from engine.games.tikal.model import Options

FACTORS = (0.5, 1.0, 2.0)
QUICK = structs.replace(EFFORT, width=3, narrow=1, placings=1)
Choices = Mapping[str, float]
"""By weight: its factor."""


def varied(factors: Choices) -> Weights:
    numbers = structs.asdict(WEIGHTS)
    changed = {
        name: tuple(each * factor for each in numbers[name])
        if isinstance(numbers[name], tuple)
        else numbers[name] * factor
        for name, factor in factors.items()
    }
    return structs.replace(WEIGHTS, **changed)


def play(seats: int, seed: int) -> list[tuple[Choices, float]]:
    """Play a game. Return, by seat, its factors and its points above the mean."""
    random, game = Random(seed), games()["tikal"]
    chosen = [{name: random.choice(FACTORS) for name in structs.asdict(WEIGHTS)} for _ in range(seats)]
    players = [TikalJudgement(varied(factors), QUICK) for factors in chosen]
    state = rules.setup(Options(), seats, seed).state
    while state.turn is not None:
        situation = situation_of(game, state, state.turn, (), seed, Level.EXPERT)
        best = max(players[state.turn].weigh(situation), key=lambda opinion: opinion.worth)
        state = rules.apply(state, state.turn, best.action).state
    return [
        (factors, total - mean(state.totals)) for factors, total in zip(chosen, state.totals, strict=True)
    ]


def _cell(points: Sequence[float]) -> str:
    if len(points) < 2:
        return "too few"
    return f"{mean(points):+.1f} ± {stdev(points) / len(points) ** 0.5:.1f}"


def main() -> None:
    seats, many = [*map(int, sys.argv[1:]), *(2, 100)[len(sys.argv) - 1 :]]
    rows = [row for seed in range(many) for row in play(seats, seed)]
    sys.stdout.write(f"{'':<12}" + "".join(f"{f'× {factor}':>16}" for factor in FACTORS) + "\n")
    for name in structs.asdict(WEIGHTS):
        by_factor = [[points for chosen, points in rows if chosen[name] == factor] for factor in FACTORS]
        cells = [_cell(each) for each in by_factor]
        sys.stdout.write(f"{name:<12}" + "".join(f"{cell:>16}" for cell in cells) + "\n")


if __name__ == "__main__":
    main()
