"""The cover: a temple in the sun, and the golden masks at its foot."""

from __future__ import annotations

from PIL import Image

from engine.core.catalogue import Say
from render import covers
from render.canvas import Canvas
from render.covers import HEIGHT
from render.games.tikal.hexagon import Hexagon
from render.games.tikal.ruins import ruin
from render.games.tikal.sunlight import sunlit
from render.geometry import WIDTH

TEMPLE_X, TEMPLE = 828, Hexagon(360)
MASKS = ((624, Hexagon(180)), (1056, Hexagon(216)))
"""Where masks stand, and how large."""
FOOT = 40


def cover(say: Say) -> Image.Image:
    """The game as it is shown where players gather."""
    picture = Canvas(sunlit(WIDTH, HEIGHT, TEMPLE_X, TEMPLE))
    for x, shape in MASKS:
        mask = ruin(shape, golden=True)
        picture.put(mask, x - mask.w // 2, HEIGHT - FOOT - mask.h)
    return covers.cover(picture.image, say("game-tikal"))
