"""Benchmark of pictures from random games: milliseconds to paint and encode on one core, and bytes.

uv run python -m benchmarks.pictures [positions per game]

It measures processor time, so that other processes matter little. Each position is painted three times
without cached cells, and the best time counts. The first picture, which draws the sprites, is reported
separately. At the end: the memory of all cached images.
"""

from __future__ import annotations

import gc
import sys
import time
import typing
from collections.abc import Callable, Iterator
from random import Random
from statistics import median, quantiles
from typing import Any

from PIL import Image

from engine.core.catalogue import catalogue
from engine.core.menu import Question
from engine.core.plugin import AnyGame
from engine.game_registry import games
from render import encoding, picture
from render.picture import Picture

POSITIONS = 200
REPEATS = 3
LAST_PLAYER = "Оля-Žofie Иванова-Łukasiewicz"
TARGET = (15, 25, 300)
"""Targets of a public picture: milliseconds at the median and 95th percentile, and most kB."""
MOST_KEPT = 145
"""Megabytes of cached images when last measured. More means that a cache has grown."""
WHAT = ("tabletop", "hand", "question", "score_sheet", "finale")

Painter = Callable[[], Picture | None]


def positions(game: AnyGame, count: int) -> Iterator[Any]:
    """Return states from random games. Early entries of the legal moves are preferred, which fills tables."""
    random = Random(1)
    while count > 0:
        options = _options(game, random)
        state = game.rules.setup(options, game.rules.seats_for(options)[1], random.getrandbits(64)).state
        while movers := game.rules.to_move(state):
            legal = game.rules.legal_actions(state, movers[0])
            state = game.rules.apply(state, movers[0], legal[int(random.random() ** 2 * len(legal))]).state
            if random.random() < 0.1:
                count -= 1
                yield state
        yield state


def _options(game: AnyGame, random: Random) -> Any:
    hints = typing.get_type_hints(game.Options)
    chosen = {
        name: random.choice(typing.get_args(hint))
        for name, hint in hints.items()
        if typing.get_origin(hint) is typing.Literal
    }
    chosen |= {name: random.random() < 0.5 for name, hint in hints.items() if hint is bool}
    return game.Options(**chosen)


def painters(game: AnyGame, state: Any) -> dict[str, Painter]:
    say, key = catalogue(), game.key
    view, result = game.visibility.view(state, None), game.ending.result(state)
    names = [f"Player {seat}" for seat in range(1, game.rules.SEATS[1])] + [LAST_PLAYER]
    held, asked = (
        game.visibility.view(state, (game.rules.to_move(state) or (0,))[0]),
        last_question(game, state),
    )
    return {
        "tabletop": lambda: picture.tabletop(key, view, names, say),
        "hand": lambda: picture.hand(key, held, names, say),
        "question": lambda: picture.question(key, held, asked, say) if asked else None,
        "score_sheet": lambda: picture.score_sheet(key, view, result, names, say),
        "finale": lambda: picture.finale(key, view, result, names, say) if result else None,
    }


def last_question(game: AnyGame, state: Any) -> Question | None:
    """Return the panel's last question before the first legal action is complete."""
    asked, path = None, list[str]()
    for seat in game.rules.to_move(state):
        while isinstance(question := game.ask(state, seat, path), Question):
            asked = question
            path.append(question.answers[0])
    return asked


def measure(paint: Painter) -> tuple[float, int]:
    """Return how long a picture takes, and its size in bytes (0 if there is no picture)."""
    best, size = float("inf"), 0
    for _ in range(REPEATS):
        begin = time.process_time()
        made = paint()
        best = min(best, (time.process_time() - begin) * 1000)
        size = len(made.data) if made else 0
    return best, size


def cached_megabytes() -> float:
    """Return the megabytes of all images in memory. Pillow stores each colour pixel in four bytes."""
    gc.collect()
    images = (thing for thing in gc.get_objects() if isinstance(thing, Image.Image))
    return sum(image.width * image.height * (1 if image.mode == "L" else 4) for image in images) / 1e6


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    out = sys.stdout.write
    encoding.cached_cells.max_bytes = 0
    out(f"{'game':<22}{'picture':<9}{'first':>9}{'median':>9}{'p95':>9}{'most':>9}{'kB':>8}{'most kB':>9}\n")
    for key, game in games().items():
        states = list(positions(game, count))
        for what in WHAT:
            begin = time.process_time()
            painters(game, states[0])[what]()
            first = (time.process_time() - begin) * 1000
            measured = [measure(painters(game, state)[what]) for state in states]
            measured = [(ms, size) for ms, size in measured if size]
            if not measured:
                continue
            times, sizes = [ms for ms, _ in measured], [size / 1000 for _, size in measured]
            p95 = quantiles([*times, times[-1]], n=20)[-1]
            out(f"{key:<22}{what:<9}{first:>9.1f}{median(times):>9.1f}{p95:>9.1f}{max(times):>9.1f}")
            out(f"{median(sizes):>8.0f}{max(sizes):>9.0f}\n")
    out("target of a table: median {} ms, p95 {} ms, most {} kB\n".format(*TARGET))
    out(f"cached images: {cached_megabytes():.0f} MB of at most {MOST_KEPT}\n")


if __name__ == "__main__":
    main()
