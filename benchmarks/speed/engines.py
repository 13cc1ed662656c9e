"""Decisions per second of random games through the engines' public protocol, on one core.

    uv run python -m benchmarks.speed.engines [seconds a game]
    uv run python -m benchmarks.speed.engines --against PATH [--only GAME] [seconds a game]

A decision is one `legal_actions` and one fully validated `apply`.

The speed of a busy machine varies. `--against` therefore compares with another checkout of this project: both
play the same games in their own processes, alternating in slices of a fraction of a second of processor time.
The ratio is that of neighbouring slices. The output also says whether both played every game alike.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median, quantiles

from engine.core.plugin import AnyGame

try:
    from engine.game_registry import games
except ImportError:  # in older checkouts
    from engine.registry import games  # type: ignore[import-not-found, no-redef]

TARGETS = {"lost_cities": 150_000, "lost_cities_board": 130_000, "tikal": 15_000}
SLICES = 9
PAIRS = 41
"""The number of slices to compare, plus one that warms up and is not counted."""
HERE = Path(__file__).resolve().parents[2]
Slice = tuple[float, str]
"""Seconds of processor time, and a digest of the states that the games reached."""


def play(game: AnyGame, random: Random, until: float) -> int:
    """Play whole games until the clock reaches `until`. Return the number of decisions."""
    decisions, options = 0, game.Options()
    _, seats = game.rules.seats_for(options)
    pick = random.random
    while time.perf_counter() < until:
        state = game.rules.setup(options, seats, random.getrandbits(64)).state
        while movers := game.rules.to_move(state):
            legal = game.rules.legal_actions(state, movers[0])
            state = game.rules.apply(state, movers[0], legal[int(pick() * len(legal))]).state
            decisions += 1
    return decisions


def rate(game: AnyGame, seconds: float) -> list[float]:
    """Return the decisions per second of several slices of time, slowest first."""
    rates = []
    for seed in range(SLICES):
        begin = time.perf_counter()
        decisions = play(game, Random(seed), begin + seconds / SLICES)
        rates.append(decisions / (time.perf_counter() - begin))
    return sorted(rates)


def play_slice(game: AnyGame, seed: int, decisions: int) -> Slice:
    """Play games dealt from a seed for this number of decisions."""
    random, reached, options = Random(seed), sha256(), game.Options()
    _, seats = game.rules.seats_for(options)
    pick, left = random.random, decisions
    begin = time.process_time()
    while left:
        state = game.rules.setup(options, seats, random.getrandbits(64)).state
        while left and (movers := game.rules.to_move(state)):
            legal = game.rules.legal_actions(state, movers[0])
            state = game.rules.apply(state, movers[0], legal[int(pick() * len(legal))]).state
            left -= 1
        reached.update(game.dump(state))
    return time.process_time() - begin, reached.hexdigest()


def answers() -> Iterator[str]:
    """Play the slices requested on standard input, one per line: game, seed, decisions."""
    for line in sys.stdin:
        key, seed, decisions = line.split()
        seconds, reached = play_slice(games()[key], int(seed), int(decisions))
        yield f"{seconds} {reached}"


class Tree:
    """A process that plays with the engines of one checkout."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._asked, self._answers = process.stdin, process.stdout

    def play(self, key: str, seed: int, decisions: int) -> Slice:
        self._asked.write(f"{key} {seed} {decisions}\n")
        self._asked.flush()
        seconds, reached = self._answers.readline().split()
        return float(seconds), reached


@contextmanager
def playing(path: Path) -> Iterator[Tree]:
    """Run the process of a checkout within a context."""
    process = subprocess.Popen(
        [sys.executable, __file__, "--answer"],
        env={**os.environ, "PYTHONPATH": str(path)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        yield Tree(process)


def compare(key: str, here: Tree, there: Tree, decisions: int) -> str:
    """Return a row with the speed of this checkout relative to another: median and quartiles."""
    ratios, same = [], True
    for seed in range(PAIRS):
        # Alternate which of the two begins.
        first, second = (here, there) if seed % 2 else (there, here)
        one, other = first.play(key, seed, decisions), second.play(key, seed, decisions)
        (seconds, reached), (theirs, reached_there) = (one, other) if seed % 2 else (other, one)
        ratios.append(theirs / seconds)
        same = same and reached == reached_there
    low, middle, high = quantiles(ratios[1:])
    return f"{key:<24}{middle:>12.2f}{low:>12.2f}{high:>12.2f}  {'same' if same else 'OTHER'} games"


def report(only: str, seconds: float) -> Iterator[str]:
    """Yield the speed of this checkout, one line per game."""
    yield f"{'game':<24}{'median/s':>12}{'slowest/s':>12}{'target/s':>12}"
    for key, game in games().items():
        if only in key:
            rates = rate(game, seconds)
            yield f"{key:<24}{median(rates):>12,.0f}{rates[0]:>12,.0f}{TARGETS.get(key, 0):>12,}"


def report_against(path: Path, only: str, seconds: float) -> Iterator[str]:
    """Yield the speed of this checkout relative to another, one line per game."""
    yield f"{'game':<24}{'times':>12}{'quarter':>12}{'3 quarters':>12}"
    with playing(HERE) as here, playing(path.resolve()) as there:
        for key, game in games().items():
            if only in key:
                yield compare(key, here, there, int(rate(game, 0.5)[-1] * seconds / PAIRS / 2))


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions a second in random play.")
    parser.add_argument("seconds", nargs="?", type=float, default=5.0, help="how long each game is played")
    parser.add_argument("--against", type=Path, metavar="PATH", help="another tree to compare with")
    parser.add_argument("--only", default="", metavar="GAME", help="games whose key has this in it")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.answer:
        lines = answers()
    elif asked.against is None:
        lines = report(asked.only, asked.seconds)
    else:
        lines = report_against(asked.against, asked.only, asked.seconds)
    for line in lines:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
