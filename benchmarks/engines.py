"""Random play through the public protocol: decisions a second, on one core.

    uv run python benchmarks/engines.py [seconds a game]

A decision is one `legal_actions` and one fully validated `apply`.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import median

from engine.core.plugin import AnyGame
from engine.registry import games

TARGETS = {"lost_cities": 150_000, "lost_cities_board": 130_000, "tikal": 15_000}
SLICES = 9


def play(game: AnyGame, random: Random, until: float) -> int:
    """Plays whole games until the time is up; how many decisions they took."""
    decisions, options = 0, game.Options()
    _, seats = game.seats_for(options)
    pick = random.random
    while time.perf_counter() < until:
        state = game.setup(options, seats, random.getrandbits(64)).state
        while movers := game.to_move(state):
            legal = game.legal_actions(state, movers[0])
            state = game.apply(state, movers[0], legal[int(pick() * len(legal))]).state
            decisions += 1
    return decisions


def rate(game: AnyGame, seconds: float) -> list[float]:
    """Decisions a second in each of several slices of time, slowest first."""
    rates = []
    for seed in range(SLICES):
        begin = time.perf_counter()
        decisions = play(game, Random(seed), begin + seconds / SLICES)
        rates.append(decisions / (time.perf_counter() - begin))
    return sorted(rates)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    out = sys.stdout.write
    out(f"{'game':<24}{'median/s':>12}{'slowest/s':>12}{'target/s':>12}\n")
    for key, game in games().items():
        rates = rate(game, seconds)
        out(f"{key:<24}{median(rates):>12,.0f}{rates[0]:>12,.0f}{TARGETS.get(key, 0):>12,}\n")


if __name__ == "__main__":
    main()
