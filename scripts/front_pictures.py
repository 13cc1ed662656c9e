"""Paint the pictures of the README, its first one alone, or those of a bot list (docs/listing.md).

uv run python scripts/front_pictures.py [--hero | --listing FOLDER]

They show games of computer players, at an interesting turn or at their end.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import hero
from PIL import Image, ImageFilter, ImageOps

from engine.ai.character import Level
from engine.ai.choice import choose
from engine.core.catalogue import catalogue
from engine.core.types import Step
from engine.games.lost_cities import GAME as DUEL
from engine.games.lost_cities_board import GAME as WALK
from engine.games.lost_cities_board.model import Options
from engine.games.tikal import GAME as TREK
from render.games import lost_cities, lost_cities_board, tikal

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
NAMES = ("Ada", "Boris", "Chen", "Dana")
SHOWN_WIDTH, QUALITY = 720, 80
DUEL_SEED, DUEL_STEPS = 2, 92
WALK_SEED, WALK_STEPS = 4, 130
TREK_SEED, TREK_STEPS = 6, 215
HERO_SEED, HERO_STEPS, HERO_LEVEL = 2264, 130, Level.CASUAL
"""A close third round, eleven cards before its end, with the first player to move."""
LISTING_SIZE = 1280, 720
"""The size of pictures on bot lists, in pixels."""
_MARGIN, _BLUR, _DARKER = 24, 40, 0.45


def main() -> None:
    """Paint the pictures of the README, or of a listing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--listing", type=Path, metavar="FOLDER", help="where to put the pictures of a listing"
    )
    parser.add_argument("--hero", action="store_true", help="only the first picture of the README")
    asked = parser.parse_args()
    if asked.listing:
        asked.listing.mkdir(parents=True, exist_ok=True)
        paint_listing(asked.listing)
    else:
        paint_hero()
    if not (asked.hero or asked.listing):
        paint_front()


def paint_hero() -> None:
    """Write the README's first picture."""
    step = played_step(DUEL, DUEL.Options(), 2, HERO_SEED, HERO_STEPS, HERO_LEVEL)
    file = FOLDER / "hero.webp"
    hero.save(hero.hero(DUEL, step.state, step.events, NAMES, catalogue()), file)
    sys.stdout.write(f"{file.name}: {file.stat().st_size:,} bytes\n")


def paint_front() -> None:
    """Write the README's pictures of games."""
    say = catalogue()
    duel = played_state(DUEL, DUEL.Options(), 2, DUEL_SEED, DUEL_STEPS)
    tabletop = lost_cities.PAINTER.tabletop(DUEL.visibility.view(duel, None), NAMES[:2], say).image
    _write("lost-cities", tabletop)
    walk = played_state(WALK, Options(length="short"), 4, WALK_SEED)
    result = WALK.ending.result(walk)
    assert result is not None
    _write(
        "lost-cities-board",
        lost_cities_board.PAINTER.finale(WALK.visibility.view(walk, None), result, NAMES, say),
    )
    trek = played_state(TREK, TREK.Options(), 4, TREK_SEED, TREK_STEPS)
    _write("tikal", tikal.PAINTER.tabletop(TREK.visibility.view(trek, None), NAMES, say).image)


def paint_listing(folder: Path) -> None:
    """Write five pictures for bot lists: three tables and two final pictures."""
    say = catalogue()
    duel, walk = DUEL.Options(), Options(length="short")
    for name, painted in {
        "1-lost-cities": lost_cities.PAINTER.tabletop(
            _seen(DUEL, duel, 2, DUEL_SEED, DUEL_STEPS), NAMES[:2], say
        ).image,
        "2-lost-cities-board": lost_cities_board.PAINTER.tabletop(
            _seen(WALK, walk, 4, WALK_SEED, WALK_STEPS), NAMES, say
        ).image,
        "3-tikal": tikal.PAINTER.tabletop(
            _seen(TREK, TREK.Options(), 4, TREK_SEED, TREK_STEPS), NAMES, say
        ).image,
        "4-lost-cities-end": _end(DUEL, duel, NAMES[:2], DUEL_SEED, lost_cities.finale),
        "5-tikal-end": _end(TREK, TREK.Options(), NAMES, TREK_SEED, tikal.finale),
    }.items():
        file = folder / f"{name}.png"
        framed_for_listing(painted).save(file, optimize=True)
        sys.stdout.write(f"{file}: {file.stat().st_size:,} bytes\n")


def _seen(game: Any, options: Any, seats: int, seed: int, steps: int) -> Any:
    return game.visibility.view(played_state(game, options, seats, seed, steps), None)


def _end(game: Any, options: Any, names: tuple[str, ...], seed: int, paint: Any) -> Image.Image:
    state = played_state(game, options, len(names), seed)
    image: Image.Image = paint(
        game.visibility.view(state, None), game.ending.result(state), names, catalogue()
    )
    return image


def framed_for_listing(image: Image.Image) -> Image.Image:
    """Return an image in a list's size, in front of its own dark, blurred copy."""
    wide, high = LISTING_SIZE
    ground = (
        ImageOps.fit(image, LISTING_SIZE)
        .filter(ImageFilter.GaussianBlur(_BLUR))
        .point(lambda v: int(v * _DARKER))
    )
    inner = ImageOps.contain(image, (wide - 2 * _MARGIN, high - 2 * _MARGIN), Image.Resampling.LANCZOS)
    ground.paste(inner, ((wide - inner.width) // 2, (high - inner.height) // 2))
    return ground


def played_state(game: Any, options: Any, seats: int, seed: int, steps: int = sys.maxsize) -> Any:
    """Return the state of a game of computer players after `steps` steps, or at its end."""
    return played_step(game, options, seats, seed, steps).state


def played_step(
    game: Any, options: Any, seats: int, seed: int, steps: int, level: Level = Level.HARD
) -> Step[Any]:
    """Return step number `steps` of a game of computer players, or the last one."""
    step = game.rules.setup(options, seats, seed)
    history = list(step.events)
    while steps and (movers := game.rules.to_move(step.state)):
        action = choose(game, step.state, movers[0], history, seed, level, 0)
        step = game.rules.apply(step.state, movers[0], action)
        history, steps = [*history, *step.events], steps - 1
    return step


def _write(name: str, image: Image.Image) -> None:
    size = SHOWN_WIDTH, image.height * SHOWN_WIDTH // image.width
    file = FOLDER / f"{name}.webp"
    image.resize(size, Image.Resampling.LANCZOS).save(file, quality=QUALITY, method=6)
    sys.stdout.write(f"{file.name}: {file.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
