"""The stones of the paths: worn slabs, each with its own cracks and pits.

They have no shadow: 45 soft edges would take a twentieth of a picture's bytes.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageChops, ImageDraw

from render import theme
from render.drawing import SCALE, Drawing, Sprite
from render.icons import Point
from render.image_cache import cached_image
from render.theme import Colour

FORMS = 4
"""The number of different slabs per colour."""
THICK = 5
"""How much of a slab's side shows under its face, in pixels."""
CORNER, STRIDE, WORN = 17, 15, 1.2
"""The corner radius, the distance between points of the outline, and how far each is moved."""
SIDE = 0.5
LIGHT, LIGHT_EDGE, SHADE, SHADE_EDGE = 0.75, 2.5, 0.16, 4
"""Opacity and width of the light on a face's upper edge and the shade on its lower one."""
PITS, PIT, PIT_STRENGTH = 3, (3.0, 8.0), 0.1
CRACK_STEPS, CRACK_WIDTH, CRACK_STRENGTH = 4, 1.6, 0.4


@cached_image
def slab(key: str, w: int, h: int, form: int) -> Sprite:
    """Return a stone of w × h pixels without its value. `form` (from 0) selects one of `FORMS` outlines."""
    paints, random = theme.SUITS[key], Random(f"{key} {form}")
    drawing = Drawing(w, h)
    outline = _rough_outline(w, h - THICK, random)
    face = drawing.polygon(outline)
    whole = ImageChops.lighter(face, drawing.polygon([(x, y + THICK) for x, y in outline]))
    drawing.ink(whole, theme.blend(paints.bottom, theme.SHADOW, SIDE))
    drawing.shade(face, paints.top, paints.bottom)
    _draw_pits_and_crack(drawing, face, paints.ink, random)
    drawing.ink(_edge_mask(face, LIGHT_EDGE), paints.line, LIGHT)
    drawing.ink(_edge_mask(face, -SHADE_EDGE), paints.ink, SHADE)
    return drawing.sprite()


def _rough_outline(w: int, h: int, random: Random) -> list[Point]:
    """Return the outline of a slab with round corners, moved inwards at random."""
    left, right, top, bottom = CORNER, w - CORNER, CORNER, h - CORNER
    corners = ((right, top, -pi / 2), (right, bottom, 0.0), (left, bottom, pi / 2), (left, top, pi))
    points = [
        (x + CORNER * cos(begin + turn * pi / 8), y + CORNER * sin(begin + turn * pi / 8))
        for x, y, begin in corners
        for turn in range(5)
    ]
    rough: list[Point] = []
    for (x, y), (u, v) in pairwise([*points, points[0]]):
        strides = max(round(max(abs(u - x), abs(v - y)) / STRIDE), 1)
        shares = (step / strides for step in range(strides))
        rough += [(x + (u - x) * share, y + (v - y) * share) for share in shares]
    return [_moved_inwards(x, y, w, h, random) for x, y in rough]


def _moved_inwards(x: float, y: float, w: int, h: int, random: Random) -> Point:
    """Return a point moved towards the middle at random, at most `WORN` pixels in each direction."""
    across = random.uniform(0, WORN) * (1 if x < w / 2 else -1)
    down = random.uniform(0, WORN) * (1 if y < h / 2 else -1)
    return x + across, y + down


def _draw_pits_and_crack(drawing: Drawing, face: Image.Image, ink: Colour, random: Random) -> None:
    """Draw pits and a crack at random places on a slab. `face` is the mask that limits them."""
    pits, crack = Image.new("L", face.size, 0), Image.new("L", face.size, 0)
    for _ in range(PITS):
        x, y, across = random.uniform(10, drawing.w), random.uniform(6, drawing.h), random.uniform(*PIT)
        box = [(value + drawing.margin) * SCALE for value in (x, y, x + across, y + across * 0.6)]
        ImageDraw.Draw(pits).ellipse(box, fill=255)
    line = [(value + drawing.margin) * SCALE for point in _crack_line(drawing, random) for value in point]
    ImageDraw.Draw(crack).line(line, fill=255, width=round(CRACK_WIDTH * SCALE), joint="curve")
    drawing.ink(ImageChops.multiply(pits, face), ink, PIT_STRENGTH)
    drawing.ink(ImageChops.multiply(crack, face), ink, CRACK_STRENGTH)


def _crack_line(drawing: Drawing, random: Random) -> list[Point]:
    """Return the random points of a crack that begins at the upper or lower edge."""
    x, from_top = random.uniform(0.48, 0.92) * drawing.w, random.random() < 0.5
    y, way = (0.0, 1) if from_top else (float(drawing.h), -1)
    line: list[Point] = [(x, y)]
    for _ in range(CRACK_STEPS):
        x, y = x + random.uniform(-9, 9), y + way * random.uniform(4, 9)
        line.append((x, y))
    return line


def _edge_mask(face: Image.Image, down: float) -> Image.Image:
    """Return the part of a face within `down` pixels of its upper edge (negative: its lower edge)."""
    return ImageChops.subtract(face, ImageChops.offset(face, 0, round(down * SCALE)))
