"""How well the chances of an analysis come true, how long one takes, what it finds: on games of computers.

uv run python -m benchmarks.chances --game lost_cities --games 20
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterator

from engine.ai.analysis import Analysis, Finished, analyse
from engine.ai.character import Level
from engine.ai.choice import choose
from engine.core.catalogue import catalogue
from engine.core.replay import Entry
from engine.registry import games

LEVELS = (Level.HARD, Level.MEDIUM)
EVERY = 5
"""Of so many turns one counts in the table: neighbours say nearly the same."""
BINS = 10


def played(key: str, seats: int, seed: int) -> Finished:
    """A game between computers of two levels in turn."""
    game, options = games()[key], games()[key].Options()
    steps, log = [game.setup(options, seats, seed)], list[Entry]()
    history = list(steps[0].events)
    while movers := game.to_move(state := steps[-1].state):
        level = LEVELS[(movers[0] + seed) % len(LEVELS)]
        action = choose(game, state, movers[0], history, seed + len(log), level, 0)
        steps.append(game.apply(state, movers[0], action))
        log.append(Entry(movers[0], game.write(action)))
        history += steps[-1].events
    return Finished(game, options, log, steps)


def told(game: Finished, found: Analysis) -> Iterator[str]:
    """The turns that cost most, in words."""
    names, words = [f"player {seat + 1}" for seat in range(9)], game.game.words
    for cost in found.costs:
        deed = " ".join(words.describe(game.steps[cost.step + 1].events, None, names, catalogue()))
        better = words.action(game.game.read(cost.better), catalogue())
        yield f"  turn {cost.turn}, {cost.points:.0f} ± {cost.error:.1f} points: {deed} Better: {better}"


def say(line: str) -> None:
    """Prints a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Prints a line a game, and what share of the chances told came true."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lost_cities", choices=games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    chosen = parser.parse_args()
    came = defaultdict[int, list[tuple[float, float]]](list)
    for seed in range(chosen.first, chosen.first + chosen.games):
        game = played(chosen.game, chosen.seats, seed)
        begun = time.process_time()
        found = analyse(game, frozenset(range(chosen.seats)), seed)
        seconds = time.process_time() - begun
        say(
            f"seed {seed}: {len(found.chances) - 1} turns, {seconds:.1f} s, luck {found.luck[:1]}", flush=True
        )
        for line in told(game, found):
            say(line)
        for chances in found.chances[:-1:EVERY]:
            for chance, won in zip(chances, found.chances[-1], strict=True):
                came[min(BINS - 1, int(chance * BINS))].append((chance, won))
    say("chance told | came true | how often told")
    for _, pairs in sorted(came.items()):
        mean, true = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
        say(f"{mean:11.0%} | {true:9.0%} | {len(pairs)}")


if __name__ == "__main__":
    main()
