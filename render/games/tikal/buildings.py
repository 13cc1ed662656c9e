"""Temples with as many tiers as their level, in a receding jungle, and ruins with a golden or ashen mask.

A ruin's mask is ashen if no treasure is left. `outline` draws a temple's dark rim instead of its stones.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render import theme
from render.drawing import Drawing, Sprite
from render.games.tikal import paints
from render.games.tikal.table_layout import Hexagon
from render.icons import Point, pennant_outline
from render.image_cache import cached_image
from render.theme import Colour

WIDTH, HEIGHT = 116, 92
"""The size of the highest temple."""
FOOT, FOOT_LEVEL, TOP = 54, 4.6, 30
"""A temple's width: without tiers, added per tier, and of the topmost tier."""
TIER, EDGE, HOUSE, HOUSE_WIDE, ROOF, ROOF_OUT = 7, 2.4, 15, 23, 5, 4
"""Heights of a tier, its lit edge, the house and its roof, with the widths of the last two."""
RIM = 1.8
SHADE = 0.7
"""Where a tier's shaded side starts, as a share of its width."""
STAIRS, STAIR = 11, 2.5
BUSH, BUSH_LEVEL, BUSHES = 33, 2.2, (-0.55, 0.5, -0.3, 0.28)
"""The jungle at a temple's foot: height, decrease per tier, places."""
FRONDS: tuple[tuple[float, float], ...] = ((-0.55, 0.55), (-0.3, 0.9), (0.0, 1.0), (0.3, 0.9), (0.55, 0.55))
"""The leaves of a bush: their lean and length."""
FROND_WIDE = 0.17
PENNANT_WIDE, PENNANT_HIGH, POLE, POLE_WIDE, NOTCH, MARK = 34, 25, 40, 3, 8, 17


@cached_image
def temple(level: int, shape: Hexagon) -> Sprite:
    """Return a temple with a tier per level and bushes at its foot, in the size of a hex."""
    k = shape.half / Hexagon().half
    drawing = Drawing(round(WIDTH * k), round(HEIGHT * k), unit=k)
    foot = (HEIGHT + TIER * level + HOUSE) / 2
    wide = FOOT + FOOT_LEVEL * level
    for index, (share, shade) in enumerate(zip(BUSHES, (True, True, False, False), strict=True)):
        high = max(BUSH - BUSH_LEVEL * level, BUSH / 3)
        if index == len(BUSHES) // 2:
            _draw_tiers(drawing, level, foot, wide)
        draw_bush(drawing, WIDTH / 2 + share * wide, foot + 2, high * (1 if shade else 0.5), dark=shade)
    return drawing.sprite()


def _draw_tiers(drawing: Drawing, level: int, foot: float, wide: float) -> None:
    """Draw tiers, the lowest `wide` units wide, house and stairs from y = `foot` up."""
    middle, top = WIDTH / 2, foot - TIER * level
    widths = [wide + (TOP - wide) * tier / max(level, 1) for tier in range(level)]
    for outline in (True, False):
        for tier, across in enumerate(widths):
            _draw_tier(drawing, middle, foot - TIER * tier, across, outline=outline)
        _draw_house(drawing, middle, top, outline=outline)
    left, right = middle - STAIRS / 2, middle + STAIRS / 2
    drawing.slab(left, top, right, foot, paints.STAIRS)
    for step in range(round((foot - top) / STAIR)):
        y = top + step * STAIR
        drawing.slab(left, y + STAIR * 0.6, right, y + STAIR, paints.STONE_SHADE)


def _draw_tier(drawing: Drawing, middle: float, foot: float, across: float, *, outline: bool) -> None:
    """Draw a tier, `across` units wide, on y = `foot`, or with `outline` only its dark rim."""
    left, right, top = middle - across / 2, middle + across / 2, foot - TIER
    if outline:
        drawing.slab(left - RIM, top - RIM, right + RIM, foot + RIM, paints.STONE_DARK)
        return
    drawing.slab(left, top, right, foot, paints.STONE)
    drawing.slab(left + across * SHADE, top, right, foot, paints.STONE_SHADE)
    drawing.slab(left, top, right, top + EDGE, paints.STONE_LIGHT)
    drawing.slab(left, foot - 0.8, right, foot, paints.STONE_DARK)


def _draw_house(drawing: Drawing, middle: float, foot: float, *, outline: bool) -> None:
    """Draw the house on a temple's top, or only its dark outline, which goes behind it."""
    left, right, top = middle - HOUSE_WIDE / 2, middle + HOUSE_WIDE / 2, foot - HOUSE
    rim = RIM if outline else 0
    wall = paints.STONE_DARK if outline else paints.STONE_LIGHT
    roof = paints.STONE_DARK if outline else paints.ROOF_LIGHT
    drawing.slab(left - rim, top - rim, right + rim, foot + rim, wall)
    drawing.slab(left - ROOF_OUT - rim, top - rim, right + ROOF_OUT + rim, top + ROOF + rim, roof)
    if not outline:
        drawing.slab(left - ROOF_OUT, top + ROOF / 2, right + ROOF_OUT, top + ROOF, paints.ROOF)
        drawing.slab(middle - 3.5, foot - 6.5, middle + 3.5, foot, paints.DOOR)


def draw_bush(drawing: Drawing, x: float, foot: float, high: float, *, dark: bool) -> None:
    """Draw a bush that grows from (x, foot), `high` units high, in a `dark` or light green."""
    outer, inner = (paints.LEAF_DARK, paints.LEAF) if dark else (paints.LEAF, paints.LEAF_LIGHT)
    for aside, long in FRONDS:
        tip = x + aside * high, foot - long * high
        for paint, wide in ((outer, FROND_WIDE * high), (inner, FROND_WIDE * high * 0.45)):
            drawing.fill(_leaf_corners((x, foot), tip, wide), paint)


def _leaf_corners(root: Point, tip: Point, wide: float) -> list[Point]:
    """Return a leaf's four corners from root to tip; `wide` is half its width."""
    (x, y), (u, v) = root, tip
    middle = (x + u) / 2, (y + v) / 2
    long = ((u - x) ** 2 + (v - y) ** 2) ** 0.5 or 1.0
    across, down = -(v - y) / long * wide, (u - x) / long * wide
    return [root, (middle[0] + across, middle[1] + down), tip, (middle[0] - across, middle[1] - down)]


@cached_image
def holder_pennant(seat: int, shape: Hexagon) -> Sprite:
    """Return the pennant of a temple's holder, with the shape of the seat's badge."""
    look, k = theme.SEATS[seat], shape.half / Hexagon().half
    wide, high = PENNANT_WIDE * k, PENNANT_HIGH * k
    drawing = Drawing(round(wide), round(POLE * k), margin=2)
    for grown, paint in ((1.6, paints.NIGHT), (0, theme.CREAM)):
        drawing.slab(-grown, -grown, POLE_WIDE * k + grown, POLE * k + grown, paint)
    for grown, paint in ((1.6, paints.NIGHT), (0, theme.CREAM), (-2.2 * k, look.paint)):
        left, right, up, down = POLE_WIDE * k - grown, wide + grown, -grown, high + grown
        drawing.fill(pennant_outline(left, up, right, down, right - NOTCH * k), paint)
    size = MARK * k
    drawing.icon(look.shape, POLE_WIDE * k + 4 * k, (high - size) / 2, size, look.ink)
    return drawing.sprite()


RUIN_WIDTH, RUIN_HEIGHT = 88, 78


def _mirrored(points: Sequence[Point]) -> list[Point]:
    """Return points mirrored at the middle of a mask, in the opposite order."""
    return [(RUIN_WIDTH - x, y) for x, y in reversed(points)]


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
RUIN_SHADE: tuple[Point, ...] = (
    (52, 24),
    (66, 24),
    (69, 42),
    (64, 57),
    (54, 69),
    (47, 72),
    (55, 55),
    (57, 40),
)
BROW: tuple[Point, ...] = ((23, 33), (33, 29), (41, 33), (40, 36), (32, 33), (24, 37))
EYE: tuple[Point, ...] = ((25, 41), (32, 37), (40, 41), (33, 45))
NOSE: tuple[Point, ...] = ((44, 36), (49, 53), (44, 56), (39, 53))
MOUTH: tuple[Point, ...] = ((33, 61), (44, 58), (55, 61), (44, 66))
EARS: tuple[Point, ...] = ((17, 47), (71, 47))
EAR, EAR_HOLE, JEWEL, RUIN_RIM = 5.5, 2.2, 3.6, 2.2
JEWEL_AT: Point = (44, 12)
RUIN_BUSHES = ((8, 30), (80, 30), (25, 20), (63, 20))
RUIN_SIZE = 1.08
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
    k, looks = RUIN_SIZE * shape.half / Hexagon().half, GOLDEN if golden else ASHEN
    drawing = Drawing(round(RUIN_WIDTH * k), round(RUIN_HEIGHT * k), margin=round(10 * k), unit=k)
    _draw_wall(drawing)
    for x, high in RUIN_BUSHES[:2]:
        draw_bush(drawing, x, RUIN_HEIGHT - 4, high, dark=True)
    _draw_band(drawing, looks)
    _draw_face(drawing, looks)
    for x, high in RUIN_BUSHES[2:]:
        draw_bush(drawing, x, RUIN_HEIGHT, high, dark=not golden)
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
    drawing.fill(_grown_outline(BAND, RUIN_RIM), looks.dark)
    drawing.fill(BAND, looks.band)
    drawing.slab(22, 17.5, 66, 20, looks.band_shade)
    drawing.disc(*JEWEL_AT, JEWEL + 1.6, looks.dark)
    drawing.disc(*JEWEL_AT, JEWEL, looks.jewel)


def _draw_face(drawing: Drawing, looks: Looks) -> None:
    """Draw a mask's face with its ears."""
    for ear in EARS:
        for paint, radius in ((looks.dark, EAR + RUIN_RIM), (looks.band, EAR), (looks.dark, EAR_HOLE)):
            drawing.disc(*ear, radius, paint)
    drawing.fill(_grown_outline(FACE, RUIN_RIM), looks.dark)
    drawing.shade(drawing.polygon(FACE), looks.light, looks.plain)
    drawing.fill(RUIN_SHADE, looks.shade)
    drawing.fill([(24, 25), (40, 25), (36, 31), (23, 34)], looks.light)
    for part in (BROW, _mirrored(BROW), EYE, _mirrored(EYE), MOUTH):
        drawing.fill(part, looks.dark)
    drawing.fill(_grown_outline(NOSE, 1.2), looks.shade)
    drawing.fill(NOSE, looks.light)
