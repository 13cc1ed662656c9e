"""The cover: a temple in the sun, and the golden masks at its foot."""

from __future__ import annotations

from PIL import Image

from engine.core.catalogue import Say
from render import covers
from render.canvas import Canvas
from render.covers import HEIGHT, WIDTH
from render.games.tikal.hexagon import Hexagon
from render.games.tikal.ruins import ruin
from render.games.tikal.sunlight import sunlit

TEMPLE_X = 690
MASKS = ((520, Hexagon(150)), (880, Hexagon(180)))
"""Where masks stand, and how large."""
FOOT = 10


def cover(say: Say) -> Image.Image:
    """The game as it is shown where players gather."""
    picture = Canvas(sunlit(WIDTH, HEIGHT, TEMPLE_X))
    for x, shape in MASKS:
        mask = ruin(shape, golden=True)
        picture.put(mask, x - mask.w // 2, HEIGHT - FOOT - mask.h)
    return covers.cover(picture.image, say("game-tikal"))
