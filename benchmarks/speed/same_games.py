"""Compare random games of this checkout with those of another, byte for byte.

    uv run python -m benchmarks.speed.same_games PATH [--games 100] [--only GAME]

Each game is played with random options and a random number of players. Compared are all legal actions in
their order, states, events, whether a step reveals something, every fifth position as each seat and a
spectator see it, and the result.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec

from engine.core.game_errors import InvalidSetup
from engine.core.plugin import AnyGame

try:
    from engine.game_registry import games
except ImportError:  # in older checkouts
    from engine.registry import games  # type: ignore[import-not-found, no-redef]

MOST_STEPS, SEEN_EVERY = 4_000, 5
HERE = Path(__file__).resolve().parents[2]


def tables(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """Return all options of a game with every number of players they allow."""
    hints = get_type_hints(game.Options)
    names = game.Options.__struct_fields__
    for chosen in product(*(get_args(hints[name]) or (False, True) for name in names)):
        options = game.Options(**dict(zip(names, chosen, strict=True)))
        try:
            fewest, most = game.rules.seats_for(options)
        except InvalidSetup:
            continue
        yield from ((options, seats) for seats in range(fewest, most + 1))


def played(game: AnyGame, seed: int) -> str:
    """Return a digest of everything compared in one random game."""
    random, digest = Random(seed), sha256()
    options, seats = random.choice(list(tables(game)))
    step = game.rules.setup(options, seats, random.getrandbits(64))
    for number in range(MOST_STEPS):
        state = step.state
        digest.update(game.dump(state) + msgspec.json.encode(step.events) + b"%d" % step.reveals)
        if number % SEEN_EVERY == 0:
            for viewer in (None, *range(seats)):
                digest.update(msgspec.json.encode(game.visibility.view(state, viewer)))
        if not game.rules.to_move(state):
            break
        seat = random.choice(game.rules.to_move(state))
        legal = game.rules.legal_actions(state, seat)
        digest.update("|".join(map(game.notation.write, legal)).encode())
        step = game.rules.apply(state, seat, random.choice(legal))
    digest.update(msgspec.json.encode(game.ending.result(step.state)))
    return digest.hexdigest()


def played_all(number: int, only: str) -> Iterator[str]:
    """Yield one line for each of `number` games of each kind."""
    for key, game in games().items():
        if only in key:
            yield from (f"{key} {seed} {played(game, seed)}" for seed in range(number))


def played_by(tree: Path, number: int, only: str) -> list[str]:
    """Return these lines as another checkout computes them."""
    command = [sys.executable, __file__, ".", "--games", str(number), "--only", only, "--answer"]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(command, env=environment, cwd=tree, text=True, stdout=subprocess.PIPE, check=True)
    return done.stdout.splitlines()


def main() -> None:
    parser = argparse.ArgumentParser(description="The same random games in two trees.")
    parser.add_argument("tree", type=Path, help="another tree to compare with")
    parser.add_argument("--games", type=int, default=100, help="how many of each")
    parser.add_argument("--only", default="", metavar="GAME", help="games whose key has this in it")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.answer:
        sys.stdout.writelines(f"{line}\n" for line in played_all(asked.games, asked.only))
        return
    ours, theirs = (played_by(tree.resolve(), asked.games, asked.only) for tree in (HERE, asked.tree))
    other = [line for line, line_there in zip(ours, theirs, strict=True) if line != line_there]
    sys.stdout.write(f"{len(ours)} games, {len(other)} OTHER\n" + "".join(f"{line}\n" for line in other))
    raise SystemExit(bool(other))


if __name__ == "__main__":
    main()
