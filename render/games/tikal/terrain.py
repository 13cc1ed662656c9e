"""Hexes: every kind of land, undiscovered hexes, outlines, stones, names."""

from __future__ import annotations

from math import cos, pi, radians, sin

from PIL import Image, ImageChops, ImageFilter

from engine.core.types import Seat
from engine.games.tikal.model import BASE, CLEARING, RUIN, VOLCANO
from render import fonts, theme
from render.drawing import SCALE, Drawing, Sprite, dilated
from render.games.tikal import paints
from render.games.tikal.buildings import draw_bush
from render.games.tikal.table_layout import LAND_INSET, STONE, Hexagon
from render.icons import Point
from render.image_cache import cached_image
from render.theme import Colour

SHADOW_ROOM = 4
RIM = 2
TENT: tuple[tuple[tuple[Point, ...], int], ...] = (
    (((-40, 22), (-12, -34), (-8, -38), (-2, -30), (42, 22)), 0),
    (((-37, 20), (-10, -32), (4, 20)), 1),
    (((-10, -32), (38, 20), (4, 20)), 2),
    (((-26, 20), (-12, -10), (-6, 20)), 0),
)
TENT_UP, TENT_SIZE = 14, 0.92
CONE: tuple[Point, ...] = ((-62, 46), (-22, -20), (-10, -14), (0, -20), (11, -13), (24, -20), (62, 46))
CONE_FOOT: tuple[Point, ...] = ((-62, 46), (62, 46), (46, 73), (-46, 73))
CONE_LIT: tuple[Point, ...] = ((-62, 46), (-22, -20), (-10, -14), (-24, 46))
CONE_DIM: tuple[Point, ...] = ((11, -13), (24, -20), (62, 46), (22, 46))
FLOW: tuple[Point, ...] = (
    (-21, -19),
    (-10, -13),
    (0, -19),
    (11, -12),
    (22, -19),
    (17, 12),
    (11, 2),
    (6, 34),
    (-1, 8),
    (-8, 20),
    (-13, 0),
)
EMBERS = ((-14, -38, 5), (2, -50, 6), (17, -40, 5), (-3, -31, 4), (24, -54, 3))
LEAVES: tuple[tuple[float, float, float, int], ...] = (
    (-80, 54, 12, 0),
    (80, 54, 12, 0),
    (-50, 62, 17, 1),
    (50, 62, 17, 1),
    (-23, 68, 18, 2),
    (23, 68, 18, 2),
    (0, 72, 18, 3),
)
"""The leaves of a clearing: lean in degrees, length, half width, shade."""
LEAF_STEPS = 12
ROOT: Point = (0, 26)
BULGE = 0.75
"""Where a leaf is widest: 1 is the middle, less is nearer to its root."""
CANDIDATE_LINES = ((0, 2.5, paints.NIGHT, 0.75), (2.5, 7, theme.GOLD_LINE, 1), (9.5, 4, paints.NIGHT, 0.55))
"""The outlines of a candidate: how far inside its border they are, their widths, colours and opacities."""
CANDIDATE_WARMTH, CANDIDATE_GLOW, GLOW_BLUR = 0.1, 0.6, 12
HALO, HALO_ROOM, HALO_BLUR = 0.72, 46, 20
"""The opacity of a candidate's halo, how far it reaches and its blur, in pixels."""
NAME_SHADE, NAME_REACH, NAME_BLUR = 0.45, (40, 26), 16
"""The dark ground of a candidate's name: its opacity, half its size, its blur."""
STONE_RIM = 2.2
NAME_OUTLINE = 6
"""The outline of a name, before scaling down."""


def hex_drawing(shape: Hexagon) -> Drawing:
    """Return a drawing of a hex's size."""
    return Drawing(2 * shape.half, shape.tall, SHADOW_ROOM)


def hex_mask(drawing: Drawing, shape: Hexagon, inset: float) -> Image.Image:
    """Return the mask of a hex, `inset` pixels inside its border."""
    return drawing.polygon([(x + shape.half, y + shape.tall / 2) for x, y in shape.corners(inset)])


def hex_line_mask(drawing: Drawing, shape: Hexagon, inset: float, width: float) -> Image.Image:
    """Return the mask of a line around a hex, `width` pixels wide, `inset` pixels inside its border."""
    return ImageChops.subtract(hex_mask(drawing, shape, inset), hex_mask(drawing, shape, inset + width))


@cached_image
def hex_land(kind: str, shape: Hexagon) -> Sprite:
    """Return a hex of a kind of land, with the kind's fixed scenery."""
    suit = theme.LANDS[kind]
    drawing = hex_drawing(shape)
    whole = hex_mask(drawing, shape, LAND_INSET)
    drawing.shadow(whole, blur=1.5, strength=0.8, drop=1)
    drawing.ink(whole, paints.NIGHT)
    drawing.shade(hex_mask(drawing, shape, LAND_INSET + RIM), suit.top, suit.bottom)
    if kind in _MARKS:
        _MARKS[kind](drawing, shape)
    return drawing.sprite()


def _scaled_points(
    shape: Hexagon, points: tuple[Point, ...], size: float = 1.0, up: float = 0.0
) -> list[Point]:
    """Convert points around the centre of the table's hex to a drawing of this shape.

    `size` scales them; `up` moves them up, in units of that hex.
    """
    k = shape.half / Hexagon().half
    return [(shape.half + x * size * k, shape.tall / 2 + (y * size - up) * k) for x, y in points]


def _draw_tent(drawing: Drawing, shape: Hexagon) -> None:
    for points, paint in TENT:
        colour = (paints.TENT_DARK, paints.TENT_LIGHT, paints.TENT)[paint]
        drawing.fill(_scaled_points(shape, points, TENT_SIZE, TENT_UP), colour)


def _draw_volcano(drawing: Drawing, shape: Hexagon) -> None:
    """Draw a cone with a flow of lava and embers, scaled to the hexagon."""
    for points, paint in (
        (CONE_FOOT, paints.CONE_SHADE),
        (CONE, paints.CONE),
        (CONE_LIT, paints.CONE_LIGHT),
        (CONE_DIM, paints.CONE_SHADE),
    ):
        drawing.fill(_scaled_points(shape, points), paint)
    drawing.shade(drawing.polygon(_scaled_points(shape, FLOW)), paints.LAVA_LIGHT, paints.EMBER)
    k = shape.half / Hexagon().half
    for x, y, radius in EMBERS:
        drawing.disc(shape.half + x * k, shape.tall / 2 + y * k, radius * k, paints.LAVA)


def _draw_leaves(drawing: Drawing, shape: Hexagon) -> None:
    lands = theme.LANDS[CLEARING]
    tones = (lands.bottom, paints.LEAF_DARK, lands.top, paints.LEAF, paints.LEAF_LIGHT)
    for lean, long, wide, light in LEAVES:
        for side, tone in ((-1, light + 1), (1, light)):
            drawing.fill(_scaled_points(shape, _half_leaf(lean, long, wide * side)), tones[tone])


def _half_leaf(lean: float, long: float, wide: float) -> tuple[Point, ...]:
    """Return half of a leaf from its root, which leans by `lean` degrees.

    The sign of `wide` selects the half.
    """
    across, up, (x, y) = sin(radians(lean)), cos(radians(lean)), ROOT
    along = [step / LEAF_STEPS for step in range(LEAF_STEPS + 1)]
    rounded = [(t * long, wide * sin(pi * t**BULGE)) for t in along]
    return tuple((x + far * across + out * up, y - far * up + out * across) for far, out in rounded)


def _draw_bushes(drawing: Drawing, shape: Hexagon) -> None:
    """Draw two dark bushes, left and right below the hexagon's middle."""
    for x in (-1, 1):
        foot = shape.tall / 2 + shape.scaled(20)
        draw_bush(drawing, shape.half + shape.scaled(x * 34), foot, shape.scaled(20), dark=True)


_MARKS = {BASE: _draw_tent, VOLCANO: _draw_volcano, CLEARING: _draw_leaves, RUIN: _draw_bushes}


@cached_image
def undiscovered_hex(shape: Hexagon) -> Sprite:
    """Return an undiscovered hex, for pictures without the canopy."""
    drawing = hex_drawing(shape)
    drawing.shade(hex_mask(drawing, shape, LAND_INSET), paints.CANOPY[2], paints.CANOPY[0])
    drawing.ink(hex_line_mask(drawing, shape, LAND_INSET, 2), paints.MIST, 0.5)
    return drawing.sprite()


@cached_image
def candidate_halo(shape: Hexagon) -> Sprite:
    """Return the light around a hex where the tile at hand may go. Paint it before all land."""
    drawing = Drawing(2 * shape.half, shape.tall, HALO_ROOM)
    soft = hex_mask(drawing, shape, 0).filter(ImageFilter.GaussianBlur(HALO_BLUR * SCALE))
    drawing.ink(soft.point(lambda value: min(255, 2 * value)), theme.BRASS_LIGHT, HALO)
    inside = hex_mask(drawing, shape, LAND_INSET)
    drawing.image.paste((0, 0, 0, 0), (0, 0), inside)
    return drawing.sprite()


@cached_image
def candidate_hex(shape: Hexagon) -> Sprite:
    """Return a hex where the tile at hand may go: a light edge on the visible canopy, dark below its name."""
    drawing = hex_drawing(shape)
    whole = hex_mask(drawing, shape, LAND_INSET)
    drawing.ink(whole, theme.LIGHT_TOP, CANDIDATE_WARMTH)
    inner = hex_mask(drawing, shape, LAND_INSET + 2 * GLOW_BLUR).filter(
        ImageFilter.GaussianBlur(GLOW_BLUR * SCALE)
    )
    drawing.ink(ImageChops.subtract(whole, inner), theme.BRASS_LIGHT, CANDIDATE_GLOW)
    (w, h), x, y = NAME_REACH, shape.half, shape.tall / 2
    behind = drawing.polygon([(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)])
    drawing.shadow(behind, blur=NAME_BLUR, strength=NAME_SHADE)
    for inset, width, colour, strength in CANDIDATE_LINES:
        drawing.ink(hex_line_mask(drawing, shape, inset, width), colour, strength)
    return drawing.sprite()


@cached_image
def hex_outline(shape: Hexagon, *lines: tuple[float, float, Colour]) -> Sprite:
    """Return an outline made of `lines`: how far inside the border they are, their width, their colour."""
    drawing = hex_drawing(shape)
    for inset, width, colour in lines:
        drawing.ink(hex_line_mask(drawing, shape, inset, width), colour)
    return drawing.sprite()


def choice_outline(shape: Hexagon) -> Sprite:
    """Return the golden outline of an offered hex."""
    return hex_outline(shape, (-1, 2, paints.NIGHT), (0.5, 6, theme.GOLD))


def seat_outline(shape: Hexagon, seat: Seat) -> Sprite:
    """Return the outline of a hex in a seat's colour."""
    lines = (-1, 2, paints.NIGHT), (0.5, 6, theme.GLOW), (6.5, 4.5, theme.SEATS[seat].paint)
    return hex_outline(shape, *lines)


@cached_image
def edge_stone(shape: Hexagon) -> Sprite:
    """Return a stone for a hex's edge."""
    size = shape.scaled(STONE)
    drawing = Drawing(size, size, 2)
    paints = theme.PEBBLE_INK, theme.PEBBLE_TOP, theme.PEBBLE_BOTTOM
    drawing.plate(size / 2, STONE_RIM, *paints, shadow=None)
    return drawing.sprite()


@cached_image
def hex_name(words: str) -> Sprite:
    """Return a hex's name with an outline, legible on any land."""
    line = fonts.line(words, theme.LABEL)
    drawing = Drawing(line.advance, fonts.cap_height(theme.LABEL), margin=6)
    behind = Drawing(drawing.w, drawing.h, drawing.margin)
    behind.text(words, 0, drawing.h / 2, theme.LABEL, paints.NIGHT)
    halo = dilated(behind.image.getchannel("a"), NAME_OUTLINE)
    drawing.ink(halo.filter(ImageFilter.GaussianBlur(2)), paints.NIGHT, 0.9)
    drawing.text(words, 0, drawing.h / 2, theme.LABEL, theme.CREAM)
    return drawing.sprite()
