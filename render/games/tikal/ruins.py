"""Ruins: a golden mask in the leaves, or an ashen one if no treasure is left."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.drawing import Drawing, Sprite
from render.games.tikal import paints
from render.games.tikal.table_layout import Hexagon
from render.games.tikal.temples import draw_bush
from render.icons import Point
from render.image_cache import cached_image
from render.theme import Colour

WIDTH, HEIGHT = 88, 78


def _mirrored(points: Sequence[Point]) -> list[Point]:
    """Return points mirrored at the middle of a mask, in the opposite order."""
    return [(WIDTH - x, y) for x, y in reversed(points)]


def _symmetric(*right: Point) -> tuple[Point, ...]:
    """Return an outline whose right half, from above, is `right`."""
    return (*right, *(point for point in _mirrored(right) if point not in right))


FACE = _symmetric((66, 24), (69, 42), (64, 57), (54, 69), (44, 73))
BAND = _symmetric((44, 3), (62, 6), (71, 11), (69, 25), (56, 22), (44, 21))
PLUMES: tuple[tuple[Point, Point], ...] = (
    ((24, 9), (13, -1)),
    ((34, 6), (28, -5)),
    ((54, 6), (60, -5)),
    ((64, 9), (75, -1)),
)
SHADE: tuple[Point, ...] = ((52, 24), (66, 24), (69, 42), (64, 57), (54, 69), (47, 72), (55, 55), (57, 40))
BROW: tuple[Point, ...] = ((23, 33), (33, 29), (41, 33), (40, 36), (32, 33), (24, 37))
EYE: tuple[Point, ...] = ((25, 41), (32, 37), (40, 41), (33, 45))
NOSE: tuple[Point, ...] = ((44, 36), (49, 53), (44, 56), (39, 53))
MOUTH: tuple[Point, ...] = ((33, 61), (44, 58), (55, 61), (44, 66))
EARS: tuple[Point, ...] = ((17, 47), (71, 47))
EAR, EAR_HOLE, JEWEL, RIM = 5.5, 2.2, 3.6, 2.2
JEWEL_AT: Point = (44, 12)
BUSHES = ((8, 30), (80, 30), (25, 20), (63, 20))
SIZE = 1.08
"""The factor by which a mask is enlarged."""
WALL: tuple[tuple[float, float, float, float, int], ...] = (
    (-8, 56, 18, 70, 1),
    (-3, 43, 14, 56, 0),
    (2, 31, 13, 43, 2),
    (70, 56, 96, 70, 0),
    (74, 45, 91, 56, 2),
    (-4, 70, 92, 78, 1),
)
"""The blocks of the broken wall: left, top, right, foot, shade."""


class Looks(Struct, frozen=True):
    """The colours of a mask."""

    light: Colour
    plain: Colour
    shade: Colour
    dark: Colour
    band: Colour
    band_shade: Colour
    jewel: Colour


GOLDEN = Looks(
    paints.GOLD_LIGHT,
    paints.GOLD,
    paints.GOLD_SHADE,
    paints.GOLD_DARK,
    paints.JADE,
    paints.JADE_DARK,
    paints.CORAL,
)
ASHEN = Looks(
    paints.ASH_LIGHT,
    paints.ASH,
    paints.ASH_SHADE,
    paints.ASH_DARK,
    paints.ASH_SHADE,
    paints.ASH_DARK,
    paints.ASH_DARK,
)


@cached_image
def ruin(shape: Hexagon, *, golden: bool) -> Sprite:
    """Return a ruin's mask. It is golden while treasures are left."""
    k, looks = SIZE * shape.half / Hexagon().half, GOLDEN if golden else ASHEN
    drawing = Drawing(round(WIDTH * k), round(HEIGHT * k), margin=round(10 * k), unit=k)
    _draw_wall(drawing)
    for x, high in BUSHES[:2]:
        draw_bush(drawing, x, HEIGHT - 4, high, dark=True)
    _draw_band(drawing, looks)
    _draw_face(drawing, looks)
    for x, high in BUSHES[2:]:
        draw_bush(drawing, x, HEIGHT, high, dark=not golden)
    return drawing.sprite()


def _draw_wall(drawing: Drawing) -> None:
    tones = (paints.WALL_LIGHT, paints.WALL, paints.WALL_SHADE)
    for x, y, right, foot, tone in WALL:
        for grown, paint in ((1.5, paints.NIGHT), (0, tones[tone])):
            drawing.slab(x - grown, y - grown, right + grown, foot + grown, paint)
        drawing.slab(x, y, right, y + 2, paints.lighter(tones[tone], 0.25))


def _grown_outline(points: Sequence[Point], grown: float) -> list[Point]:
    """Return points moved away from their mean by up to `grown` units."""
    x, y = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    wide, high = max(abs(u - x) for u, _ in points), max(abs(v - y) for _, v in points)
    return [(x + (u - x) * (1 + grown / wide), y + (v - y) * (1 + grown / high)) for u, v in points]


def _draw_band(drawing: Drawing, looks: Looks) -> None:
    """Draw a mask's headband with its plumes and its jewel."""
    for (x, y), tip in PLUMES:
        for paint, wide in ((looks.dark, 7), (looks.band, 4.5)):
            drawing.fill([(x - wide, y), tip, (x + wide, y)], paint)
    drawing.fill(_grown_outline(BAND, RIM), looks.dark)
    drawing.fill(BAND, looks.band)
    drawing.slab(22, 17.5, 66, 20, looks.band_shade)
    drawing.disc(*JEWEL_AT, JEWEL + 1.6, looks.dark)
    drawing.disc(*JEWEL_AT, JEWEL, looks.jewel)


def _draw_face(drawing: Drawing, looks: Looks) -> None:
    """Draw a mask's face with its ears."""
    for ear in EARS:
        for paint, radius in ((looks.dark, EAR + RIM), (looks.band, EAR), (looks.dark, EAR_HOLE)):
            drawing.disc(*ear, radius, paint)
    drawing.fill(_grown_outline(FACE, RIM), looks.dark)
    drawing.shade(drawing.polygon(FACE), looks.light, looks.plain)
    drawing.fill(SHADE, looks.shade)
    drawing.fill([(24, 25), (40, 25), (36, 31), (23, 34)], looks.light)
    for part in (BROW, _mirrored(BROW), EYE, _mirrored(EYE), MOUTH):
        drawing.fill(part, looks.dark)
    drawing.fill(_grown_outline(NOSE, 1.2), looks.shade)
    drawing.fill(NOSE, looks.light)
