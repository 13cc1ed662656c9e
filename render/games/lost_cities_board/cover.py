"""The cover: the five paths of stones with figures under way, and the lands they lead to."""

from __future__ import annotations

from PIL import Image

from engine.core.catalogue import Say
from engine.games.lost_cities_board.model import ARROW, ARTIFACT, COLOUR_KEYS, COLOURS
from render import covers, theme
from render.canvas import Canvas
from render.covers import HEIGHT
from render.drawing import gradient
from render.games.lost_cities_board import slabs, tiles, walkers
from render.geometry import WIDTH
from render.lands import land

PATHS_X, PATH, PATH_GAP = 583, 115, 7
"""Where the paths begin, how wide each is, and the space between them."""
LAND = 156
STONES, STONE, STONE_GAP = 3, 74, 8
BODY, TILE = 62, 54
STANDING = ((0, 2, 0, True), (1, 0, 1, False), (2, 1, 2, True), (3, 0, 3, False), (4, 2, 1, True))
"""Figures: path, stone from above, seat, whether it is a researcher."""
LYING = ((0, 0, ARTIFACT), (1, 2, "10"), (2, 0, ARROW), (3, 2, ARTIFACT), (4, 0, "20"))
"""Tiles: path, stone from above, kind."""


def cover(say: Say) -> Image.Image:
    """The game as it is shown where players gather."""
    picture = Canvas(gradient(WIDTH, HEIGHT, theme.TABLE_LIGHT, theme.TABLE_DARK))
    for path, letter in enumerate(COLOURS):
        key, x = COLOUR_KEYS[letter], PATHS_X + path * (PATH + PATH_GAP)
        picture.image.paste(land(key, PATH, LAND), (x, 0))
        picture.image.paste(_ground(key), (x, LAND))
        for stone in range(STONES):
            sprite = slabs.slab(key, PATH - 2 * STONE_GAP, STONE, (path + stone) % slabs.FORMS)
            picture.put(sprite, x + STONE_GAP, LAND + STONE_GAP + stone * (STONE + STONE_GAP))
    for path, stone, kind in LYING:
        picture.centre(tiles.tile(kind, TILE), *_middle(path, stone))
    for path, stone, seat, researcher in STANDING:
        x, y = _middle(path, stone)
        figure = walkers.figure(seat, researcher, BODY)
        picture.put(figure, x - figure.w // 2, y + BODY // 2 - figure.h)
    return covers.cover(picture.image, say("game-lost_cities_board"))


def _middle(path: int, stone: int) -> tuple[int, int]:
    """The middle of a stone's face."""
    x = PATHS_X + path * (PATH + PATH_GAP) + PATH // 2
    return x, LAND + STONE_GAP + stone * (STONE + STONE_GAP) + (STONE - slabs.THICK) // 2


def _ground(key: str) -> Image.Image:
    paint = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, 0.45)
    return gradient(PATH, HEIGHT - LAND, theme.blend(paint, theme.SHADOW, 0.3), paint)
