"""The skyline after a scoring round: a temple per player at dusk, as high as the points gained."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from engine.core.types import Seat
from engine.games.tikal.model import HIGHEST
from render import theme
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Sprite, gradient
from render.games.tikal import paints
from render.games.tikal.hexagon import Hexagon
from render.games.tikal.temples import HEIGHT as TEMPLE_ROOM
from render.games.tikal.temples import HOUSE, TIER, temple
from render.geometry import WIDTH, Box, columns
from render.icons import pennant_outline
from render.image_cache import cached_image
from render.theme import Colour, Style

HEIGHT, FOOT = 440, 426
"""The height, and the foot of the temples."""
SKY: tuple[tuple[float, Colour], ...] = (
    (0.0, (22, 50, 74)),
    (0.45, (110, 90, 107)),
    (0.8, (232, 148, 90)),
    (1.0, (251, 211, 138)),
)
SUN_Y, SUN, SUN_PAINT = 380, 420, (255, 233, 168)
RAYS, RAY_STRENGTH = 16, 0.12
RIDGES: tuple[tuple[int, int, Colour], ...] = (
    (330, 52, (90, 95, 87)),
    (362, 40, (51, 82, 63)),
    (392, 26, (28, 58, 44)),
)
"""Mountain ridges: their centre, their swing, their colour."""
GRASS = (3, 16, 34)
"""Blades of grass: distance, least and greatest height."""
SHAPE = Hexagon(206)
POINTS_PER_TIER, MIN_LEVEL = 1.7, 2
PENNANT = (78, 44)
POLE, NUMBER = 26, Style(theme.WORTH.face, 36)
SEED = 3


def paint_skyline(picture: Canvas, gains: Sequence[tuple[Seat, int]]) -> None:
    """Paint a temple with its pennant for each seat, in order; the more points gained, the higher it is."""
    picture.image.paste(_dusk_sky(), (0, 0))
    scale = SHAPE.half / Hexagon().half
    for (seat, gain), part in zip(gains, columns(Box(0, 0, WIDTH, HEIGHT), len(gains), 0), strict=True):
        level = max(MIN_LEVEL, min(HIGHEST, round(gain / POINTS_PER_TIER)))
        sprite, x = temple(level, SHAPE), part.middle[0]
        foot = (TEMPLE_ROOM + TIER * level + HOUSE) / 2
        picture.put(sprite, x - sprite.w // 2, round(FOOT - foot * scale))
        top = round(FOOT - (TIER * level + HOUSE) * scale)
        picture.put(standing_pennant(seat), x - 3, top + 4 - PENNANT[1] - POLE)
    picture.put(_grass_sprite(), 0, FOOT - GRASS[2] + 8)


@cached_image
def standing_pennant(seat: Seat) -> Sprite:
    """Return a seat's numbered pennant on a pole. Its corner is the pole's upper end."""
    look, (wide, high) = theme.SEATS[seat], PENNANT
    drawing = Drawing(wide + 6, high + POLE, margin=3)
    drawing.slab(0, 0, 5, high + POLE, paints.STONE_DARK)
    for inset, paint in ((0.0, theme.CREAM), (3.0, look.paint)):
        right, notch = wide - inset, wide - 16 - inset
        drawing.fill(pennant_outline(2 + inset, inset, right, high - inset, notch), paint)
    drawing.text(str(seat + 1), wide * 0.42, high / 2, NUMBER, look.ink, across=MIDDLE)
    return drawing.sprite()


@cached_image
def _dusk_sky() -> Image.Image:
    """Return the sky with sun and ridges. Shared: paint on copies only."""
    image = Image.new("RGB", (WIDTH, HEIGHT))
    for (begin, one), (end, other) in pairwise(SKY):
        top, bottom = round(begin * FOOT), round(end * FOOT)
        image.paste(gradient(WIDTH, bottom - top, one, other), (0, top))
    image.paste(SUN_PAINT, (0, 0), _sun_and_rays_mask())
    pen, random = ImageDraw.Draw(image), Random(SEED)
    for y, swing, paint in RIDGES:
        points, x = [(0, HEIGHT)], -random.randint(0, 60)
        while x < WIDTH + 300:
            points.append((x, y + random.randint(-swing, swing // 2)))
            x += random.randint(70, 150)
        pen.polygon([*points, (WIDTH, HEIGHT)], fill=paint)
    pen.rectangle((0, FOOT, WIDTH, HEIGHT), fill=RIDGES[-1][2])
    return image


def _sun_and_rays_mask() -> Image.Image:
    """Return a mask of the sun and the fainter rays around it, as large as the picture."""
    rays, x = Image.new("L", (WIDTH, HEIGHT), 0), WIDTH // 2
    pen = ImageDraw.Draw(rays)
    for ray in range(RAYS):
        angles = (radians(ray * 360 / RAYS - 5), radians(ray * 360 / RAYS + 5))
        ends = [(x + WIDTH * cos(angle), SUN_Y + WIDTH * sin(angle)) for angle in angles]
        pen.polygon([(x, SUN_Y), *ends], fill=round(255 * RAY_STRENGTH))
    rays = rays.filter(ImageFilter.GaussianBlur(2))
    glow = Image.radial_gradient("L").resize((2 * SUN, 2 * SUN))
    glow = glow.point([max(0, round(230 * (1 - value / 180))) for value in range(256)])
    sun = Image.new("L", rays.size, 0)
    sun.paste(glow, (x - SUN, SUN_Y - SUN))
    return Image.composite(Image.new("L", rays.size, 235), rays, sun)


@cached_image
def _grass_sprite() -> Sprite:
    """Return grass as wide as the picture. It is random, and the same each time."""
    step, least, most = GRASS
    drawing, random, x = Drawing(WIDTH, most), Random(SEED), 0.0
    while x < WIDTH:
        high, wide = random.randint(least, most), random.uniform(5, 9)
        paint = theme.blend((24, 74, 48), (46, 106, 70), random.random())
        drawing.fill([(x - wide, most), (x + random.uniform(-4, 4), most - high), (x + wide, most)], paint)
        x += step * random.uniform(1, 2.4)
    return drawing.sprite()
