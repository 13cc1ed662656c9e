"""Play a thousand finished games for the tests of leaderboards and profiles.

uv run python scripts/thousand_games.py tests/fixtures/thousand-games.xz [count]

Computers of the two cheapest levels play for numbered players, some of whom play much more often. The result
is always the same: a JSON line per game with its options, players, seed and moves.
"""

from __future__ import annotations

import lzma
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engine.ai.character import Level
from engine.ai.choice import choose
from engine.game_registry import games

PEOPLE = 60
KINDS: tuple[tuple[int, str, dict[str, Any], tuple[int, ...]], ...] = (
    (72, "lost_cities", {"rounds": 1}, (2,)),
    (11, "lost_cities", {"rounds": 1, "partners": True}, (4,)),
    (16, "lost_cities_board", {"length": "short"}, (2, 3, 4)),
    (1, "tikal", {}, (2, 3)),
)
"""Kinds of games: share in percent, game, options, numbers of players."""
LEVELS = (Level.EASY, Level.MEDIUM)


def main(path: Path, count: int) -> None:
    """Write compressed logs of `count` games to a file."""
    lines = [_line(number) for number in range(count)]
    path.write_bytes(lzma.compress(b"\n".join(lines), preset=9))


def _line(number: int) -> bytes:
    random = Random(number)
    weights = [share for share, *_ in KINDS]
    _, key, options, seats = random.choices(KINDS, weights)[0]
    people = _people(random, random.choice(seats))
    seed = random.getrandbits(64)
    return msgspec.json.encode([key, options, people, f"{seed:x}", _play(key, options, people, seed)])


def _people(random: Random, seats: int) -> list[int]:
    """Return different players; small numbers are more frequent."""
    chosen: list[int] = []
    while len(chosen) < seats:
        person = 1 + int(PEOPLE * random.random() ** 2)
        chosen += [] if person in chosen else [person]
    return chosen


def _play(key: str, options: dict[str, Any], people: list[int], seed: int) -> str:
    """Return the moves of a whole game, one per line: seat and action."""
    game = games()[key]
    step = game.rules.setup(game.Options(**options), len(people), seed)
    history, lines = list(step.events), list[str]()
    while movers := game.rules.to_move(step.state):
        seat = movers[0]
        level = LEVELS[people[seat] % len(LEVELS)]
        action = choose(game, step.state, seat, history, seed ^ len(lines), level, 0)
        lines.append(f"{seat}{game.notation.write(action)}")
        step = game.rules.apply(step.state, seat, action)
        history += step.events
    return "\n".join(lines)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
