"""The hexes themselves: land of every kind, what nobody has discovered, outlines, stones."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from engine.games.tikal.box import BASE, VOLCANO
from render import theme
from render.games.tikal.hexagon import GAP, STONE, Hexagon
from render.sheet import Sheet, Sprite

SHADOW_ROOM = 14
RIM, INNER, INNER_STRENGTH = 1.5, 2, 0.75
"""The dark rim of a land, and the light line inside of it."""
SYMBOL_X, SYMBOL_Y = 28, -23
"""Where on a hex what stands on it is centred, from its middle."""
BASE_TENT = 72
CONE, CONE_Y, LAVA, LAVA_Y, CONE_X = 102, 15, 56, -10, 14
UNKNOWN_LINE, UNKNOWN_STRENGTH = 2, 0.9
RING_LINES = (
    (-1.0, 2.0, theme.SHADOW),
    (0.5, 4.5, theme.GLOW),
    (5.0, 1.5, theme.SHADOW),
    (6.0, 2.5, theme.GOLD),
)
"""An outline of the last move: how far inside the border each line begins, its width and paint."""
CANDIDATE_TINT, CANDIDATE_LINE, CANDIDATE_GLOW = 0.26, 4.5, 0.55
STONE_RIM = 2.2


def sheet_for(shape: Hexagon) -> Sheet:
    """Where a hex is drawn."""
    return Sheet(2 * shape.half, shape.tall, SHADOW_ROOM)


def area(sheet: Sheet, shape: Hexagon, inset: float) -> Image.Image:
    """The mask of a hex, so many pixels inside its border."""
    return sheet.polygon([(x + shape.half, y + shape.tall / 2) for x, y in shape.corners(inset)])


def line(sheet: Sheet, shape: Hexagon, inset: float, width: float) -> Image.Image:
    """The mask of a line round a hex, so many pixels inside its border."""
    return ImageChops.subtract(area(sheet, shape, inset), area(sheet, shape, inset + width))


@lru_cache(maxsize=32)
def land(kind: str, shape: Hexagon) -> Sprite:
    """A hex of a kind of land, with what marks the kind where that never changes."""
    paints = theme.LANDS[kind]
    sheet = sheet_for(shape)
    whole = area(sheet, shape, GAP)
    sheet.shadow(whole, blur=3, strength=0.7)
    sheet.ink(whole, theme.SHADOW)
    sheet.shade(area(sheet, shape, GAP + RIM), paints.top, paints.bottom)
    sheet.ink(line(sheet, shape, GAP + RIM, INNER), paints.line, INNER_STRENGTH)
    if kind == BASE:
        size = shape.scaled(BASE_TENT)
        x, y = shape.half + shape.scaled(SYMBOL_X), shape.tall / 2 + shape.scaled(SYMBOL_Y)
        sheet.icon("tent", x - size / 2, y - size / 2, size, paints.ink)
    elif kind == VOLCANO:
        _volcano(sheet, shape)
    return sheet.sprite()


def _volcano(sheet: Sheet, shape: Hexagon) -> None:
    """A cone from which lava runs; nobody ever stands on it, so that it may be large."""
    across = shape.half + shape.scaled(CONE_X)
    size, high = shape.scaled(CONE), shape.tall / 2 + shape.scaled(CONE_Y)
    cone = sheet.drawn("volcano", across - size / 2, high - size / 2, size)
    sheet.shadow(cone, blur=3, strength=0.7)
    sheet.shade(cone, theme.CONE_TOP, theme.CONE_BOTTOM)
    size, high = shape.scaled(LAVA), shape.tall / 2 + shape.scaled(LAVA_Y)
    lava = sheet.drawn("lava", across - size / 2, high - size / 2, size)
    sheet.shade(lava, theme.LAVA_TOP, theme.LAVA_BOTTOM)


@lru_cache(maxsize=4)
def unknown(shape: Hexagon) -> Sprite:
    """A hex nobody has discovered."""
    sheet = sheet_for(shape)
    sheet.shade(area(sheet, shape, GAP), theme.JUNGLE_TOP, theme.JUNGLE_BOTTOM)
    sheet.ink(line(sheet, shape, GAP, UNKNOWN_LINE), theme.JUNGLE_LINE, UNKNOWN_STRENGTH)
    return sheet.sprite()


@lru_cache(maxsize=4)
def candidate(shape: Hexagon) -> Sprite:
    """A hex where the tile at hand may go."""
    sheet = sheet_for(shape)
    whole, edge = area(sheet, shape, GAP), line(sheet, shape, GAP, CANDIDATE_LINE)
    sheet.ink(whole, theme.JUNGLE_TOP)
    sheet.ink(whole, theme.GOLD, CANDIDATE_TINT)
    sheet.shadow(edge, blur=5, strength=CANDIDATE_GLOW)
    sheet.ink(edge, theme.GOLD)
    return sheet.sprite()


@lru_cache(maxsize=8)
def ring(shape: Hexagon) -> Sprite:
    """The outline of a hex somebody did something on."""
    sheet = sheet_for(shape)
    sheet.shadow(line(sheet, shape, 0, 4), blur=3, strength=0.8)
    for inset, width, paint in RING_LINES:
        sheet.ink(line(sheet, shape, inset, width), paint)
    return sheet.sprite()


@lru_cache(maxsize=8)
def stone(shape: Hexagon) -> Sprite:
    """A stone on a way."""
    size = shape.scaled(STONE)
    sheet = Sheet(size, size, SHADOW_ROOM)
    disc = sheet.rounded(0, size / 2)
    sheet.shadow(disc, blur=1.5, strength=0.6, drop=1.5)
    sheet.ink(disc, theme.PEBBLE_INK)
    sheet.shade(sheet.rounded(STONE_RIM, size / 2 - STONE_RIM), theme.PEBBLE_TOP, theme.PEBBLE_BOTTOM)
    return sheet.sprite()
