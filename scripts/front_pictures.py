"""Paints the pictures of the README: `uv run python scripts/front_pictures.py`.

They show games of computer players, stopped at a turn that shows much, or played to their end.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from PIL import Image

from engine.ai.choosing import choose
from engine.ai.judging import Level
from engine.core.catalogue import catalogue
from engine.games.lost_cities import GAME as DUEL
from engine.games.lost_cities_board import GAME as WALK
from engine.games.lost_cities_board.model import Options
from engine.games.tikal import GAME as TREK
from render.games import lost_cities, lost_cities_board, tikal

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
NAMES = ("Ada", "Boris", "Chen", "Dana")
SHOWN_WIDTH, QUALITY = 720, 80
DUEL_SEED, DUEL_STEPS = 2, 92
WALK_SEED = 4
TREK_SEED, TREK_STEPS = 6, 215


def main() -> None:
    """Paints all of them."""
    say = catalogue()
    duel = played(DUEL, DUEL.Options(), 2, DUEL_SEED, DUEL_STEPS)
    tabletop = lost_cities.tabletop(DUEL.view(duel, None), NAMES[:2], say)
    _write("lost-cities", tabletop)
    walk = played(WALK, Options(length="short"), 4, WALK_SEED)
    result = WALK.result(walk)
    assert result is not None
    _write("lost-cities-board", lost_cities_board.finale(WALK.view(walk, None), result, NAMES, say))
    trek = played(TREK, TREK.Options(), 4, TREK_SEED, TREK_STEPS)
    _write("tikal", tikal.tabletop(TREK.view(trek, None), NAMES, say))


def played(game: Any, options: Any, seats: int, seed: int, steps: int = sys.maxsize) -> Any:
    """A game of computer players after so many steps, or at its end."""
    step = game.setup(options, seats, seed)
    history, state = list(step.events), step.state
    while steps and (movers := game.to_move(state)):
        action = choose(game, state, movers[0], history, seed, Level.HARD, 0)
        step = game.apply(state, movers[0], action)
        history, state, steps = [*history, *step.events], step.state, steps - 1
    return state


def _write(name: str, image: Image.Image) -> None:
    size = SHOWN_WIDTH, image.height * SHOWN_WIDTH // image.width
    file = FOLDER / f"{name}.webp"
    image.resize(size, Image.Resampling.LANCZOS).save(file, quality=QUALITY, method=6)
    sys.stdout.write(f"{file.name}: {file.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
