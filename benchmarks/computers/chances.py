"""Calibration of the chances of game analyses, their duration, and what they find, on games of computers.

uv run python -m benchmarks.computers.chances --game lost_cities --games 40 --kept chances.jsonl
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine.ai.character import Level
from engine.ai.choice import choose
from engine.ai.game_analysis import Analysis, FinishedGame, analyse
from engine.core.catalogue import catalogue
from engine.core.game_log import Entry
from engine.game_registry import games

EVERY = 5
"""Use one of this number of turns, since neighbours have nearly the same chances."""
BINS = 10


class Claim(NamedTuple):
    """A predicted chance of a side, and whether it won."""

    game: int
    chance: float
    won: float


def played(key: str, seats: int, seed: int, levels: Sequence[Level]) -> FinishedGame:
    """Return a game between computers of these levels."""
    game, options = games()[key], games()[key].Options()
    steps, log = [game.rules.setup(options, seats, seed)], list[Entry]()
    history = list(steps[0].events)
    while movers := game.rules.to_move(state := steps[-1].state):
        level = levels[(movers[0] + seed) % len(levels)]
        action = choose(game, state, movers[0], history, seed + len(log), level, 0)
        steps.append(game.rules.apply(state, movers[0], action))
        log.append(Entry(movers[0], game.notation.write(action)))
        history += steps[-1].events
    return FinishedGame(game, options, log, steps)


def cost_lines(game: FinishedGame, found: Analysis) -> Iterator[str]:
    """Yield the most costly turns as text."""
    names, words = [f"player {seat + 1}" for seat in range(9)], game.game.words
    for cost in found.costs:
        deed = " ".join(words.describe(game.steps[cost.step + 1].events, None, names, catalogue()))
        better = words.action(game.game.notation.read(cost.better), catalogue())
        yield f"  turn {cost.turn}, {cost.points:.0f} ± {cost.error:.1f} points: {deed} Better: {better}"


def read(kept: Path | None) -> Iterator[Analysis]:
    """Yield the stored analyses, in the order of their seeds."""
    for line in kept.read_bytes().splitlines() if kept is not None and kept.exists() else ():
        yield msgspec.json.decode(line, type=Analysis)


def keep(kept: Path | None, found: Analysis) -> None:
    if kept is not None:
        with kept.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")


def came_true(analyses: Sequence[Analysis]) -> dict[int, list[Claim]]:
    """Return the claims grouped by tens of per cent."""
    came = defaultdict[int, list[Claim]](list)
    for number, found in enumerate(analyses):
        for chances in found.chances[:-1:EVERY]:
            for chance, won in zip(chances, found.chances[-1], strict=True):
                came[min(BINS - 1, int(chance * BINS))].append(Claim(number, chance, won))
    return came


def row(pairs: Sequence[Claim]) -> str:
    """Return a table row: how often such chances came true. Each game counts once for the error."""
    mean, true = (sum(column) / len(pairs) for column in list(zip(*pairs, strict=True))[1:])
    off = defaultdict[int, float](float)
    for pair in pairs:
        off[pair.game] += pair.won - true
    error = math.sqrt(sum(sum_ * sum_ for sum_ in off.values())) / len(pairs)
    return f"| {mean:.0%} | {true:.0%} | ± {2 * error:.0%} | {len(pairs)} | {len(off)} |"


def say(line: str) -> None:
    """Print a line immediately."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Print one line per game, and the calibration of all chances."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lost_cities", choices=games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--judged", type=int, default=5, help="number of games searched for costly turns")
    parser.add_argument("--levels", default=[Level.HARD], type=Level, nargs="+", help="of players in turn")
    parser.add_argument("--kept", type=Path, help="saves every game; goes on after those in it")
    chosen = parser.parse_args()
    kept = list(read(chosen.kept))
    for seed in range(chosen.first + len(kept), chosen.first + chosen.games):
        game = played(chosen.game, chosen.seats, seed, chosen.levels)
        seats = range(chosen.seats if seed < chosen.first + chosen.judged else 0)
        begun = time.process_time()
        found = analyse(game, frozenset(seats), seed)
        seconds = time.process_time() - begun
        say(f"seed {seed}: {len(found.chances) - 1} turns, {seconds:.1f} s, luck {found.luck[:1]}")
        for line in cost_lines(game, found):
            say(line)
        kept.append(found)
        keep(chosen.kept, found)
    say("| predicted | came true | two errors | predictions | in games |")
    say("| --- | --- | --- | --- | --- |")
    for _, pairs in sorted(came_true(kept).items()):
        say(row(pairs))


if __name__ == "__main__":
    main()
