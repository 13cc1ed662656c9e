"""The jungle in the sun: a temple of the highest level before its rays."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin, sqrt

from PIL import Image, ImageDraw, ImageFilter

from engine.games.tikal.box import HIGHEST
from render import theme
from render.canvas import Canvas
from render.games.tikal import paints
from render.games.tikal.ground import canopy
from render.games.tikal.hexagon import Hexagon
from render.games.tikal.temples import temple

SHAPE = Hexagon(300)
TEMPLE_UP = 14
RAYS, RAY_WIDE, RAY_LONG, RAY_STRENGTH, RAY_BLUR = 15, 5, 700, 0.4, 4
SUN_UP = 60


@lru_cache(maxsize=2)
def sunlit(w: int, h: int, x: int, shape: Hexagon = SHAPE) -> Image.Image:
    """The scene in a size, its temple's middle so far from the left. Shared: paint on copies only."""
    picture = Canvas(canopy(w, h))
    shade = Image.linear_gradient("L").rotate(-90).resize((w, h)).point(lambda value: 60 + value * 3 // 5)
    picture.image.paste(paints.NIGHT, (0, 0), shade)
    picture.image.paste(theme.GOLD, (0, 0), _rays(w, h, x))
    sprite = temple(HIGHEST, shape)
    picture.put(sprite, x - sprite.w // 2, h - TEMPLE_UP - sprite.h)
    return picture.image


def _rays(w: int, h: int, x: int) -> Image.Image:
    mask = Image.new("L", (w, h), 0)
    pen, y = ImageDraw.Draw(mask), h // 2 - SUN_UP
    for ray in range(RAYS):
        angles = (radians(ray * 360 / RAYS - RAY_WIDE), radians(ray * 360 / RAYS + RAY_WIDE))
        ends = [(x + RAY_LONG * cos(angle), y + RAY_LONG * sin(angle)) for angle in angles]
        pen.polygon([(x, y), *ends], fill=110)
    reach = h * 3 // 5
    glow = (
        Image.radial_gradient("L")
        .resize((4 * reach, 3 * reach))
        .point(lambda value: max(255 - round(value * sqrt(2)), 0))
    )
    soft = Image.new("L", mask.size, 0)
    soft.paste(glow, (x - 2 * reach, y - reach * 3 // 2))
    lit = Image.composite(soft, Image.new("L", mask.size, 0), mask.point(lambda value: 255 if value else 90))
    return lit.filter(ImageFilter.GaussianBlur(RAY_BLUR)).point(lambda value: round(value * RAY_STRENGTH))
