"""What is the same in every picture of a table: paths, stones, the river, the empty places."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, PLACES, STONES, VALUES
from render import cards, theme
from render.canvas import MIDDLE
from render.games.lost_cities_board import layout
from render.games.lost_cities_board.layout import Layout
from render.geometry import WIDTH, Box
from render.numerals import minus
from render.sheet import Sheet, Sprite, gradient
from render.theme import Style

TINT_TOP, TINT_BOTTOM = 0.34, 0.12
"""A path's tint, at its end and at its beginning."""
EDGE, EDGE_STRENGTH = 2, 0.26
RADIUS = 22
SYMBOL, SYMBOL_IN = 42, 3
STONE_SHADOW = 12
VALUE = Style(theme.CARD.face, 39)
QUIET_SYMBOL, QUIET, QUIET_IN = 54, 0.11, 12
BANK = 4
PLANK, PLANK_GAP, ROPE_WIDTH, ROPE_OUT = 10, 3, 5, 7
RIPPLES = ((0.26, 0.10), (0.52, 0.06), (0.78, 0.10))
"""Lines on the water: how far down, how strong."""
BAND_LINE = 2
PLACE_STRENGTH, PLACE_SHAPE, PLACE_SHAPE_STRENGTH = 0.35, 38, 0.2


@lru_cache(maxsize=4)
def ground(place: Layout) -> Image.Image:
    """The empty table of a layout. Shared: paint on copies only."""
    image = gradient(WIDTH, place.height, theme.TABLE_LIGHT, theme.TABLE_DARK)
    for colour, box in enumerate(place.paths):
        _put(image, _path(box.w, box.h, COLOUR_KEYS[COLOURS[colour]]), box)
    _river(image, place)
    for colour, letter in enumerate(COLOURS):
        for stone in range(1, STONES + 1):
            sprite = _stone(place.stone(colour, stone).w, COLOUR_KEYS[letter], stone, stone in PLACES[colour])
            _put(image, sprite, place.stone(colour, stone))
    _band(image, place)
    return image


def _put(image: Image.Image, sprite: Sprite, box: Box) -> None:
    image.paste(sprite.image, (box.x - sprite.margin, box.y - sprite.margin), sprite.image)


@lru_cache(maxsize=8)
def _path(w: int, h: int, key: str) -> Sprite:
    """A path's tint, strongest at its end, under its symbol."""
    paint = theme.SUITS[key].bottom
    sheet = Sheet(w, h)
    sheet.ink(ImageChops.multiply(_fade(sheet), sheet.rounded(0, RADIUS)), paint)
    sheet.ink(sheet.rounded(0, RADIUS, edge=EDGE), paint, EDGE_STRENGTH)
    sheet.icon(key, (w - SYMBOL) / 2, SYMBOL_IN, SYMBOL, theme.SUITS[key].top)
    return sheet.sprite()


def _fade(sheet: Sheet) -> Image.Image:
    """A mask that weakens downwards."""
    strip = Image.new("L", (1, sheet.h))
    rise = TINT_BOTTOM - TINT_TOP
    strip.putdata([round(255 * (TINT_TOP + rise * y / sheet.h)) for y in range(sheet.h)])
    return strip.resize(sheet.image.size, Image.Resampling.BILINEAR)


@lru_cache(maxsize=64)
def _stone(w: int, key: str, stone: int, has_place: bool) -> Sprite:
    """A stone with its value; the colour's symbol lies quietly under the figures."""
    paints, h = theme.SUITS[key], layout.STONE
    sheet = Sheet(w, h, STONE_SHADOW)
    cards.plate(sheet, paints, layout.STONE_RADIUS)
    sheet.icon(key, w - QUIET_SYMBOL - QUIET_IN, (h - QUIET_SYMBOL) / 2, QUIET_SYMBOL, paints.ink, QUIET)
    down = layout.VALUE_DOWN if has_place else h / 2
    sheet.text(minus(VALUES[stone - 1]), layout.VALUE_MIDDLE, down, VALUE, paints.ink, across=MIDDLE)
    return sheet.sprite()


# The river


def _river(image: Image.Image, place: Layout) -> None:
    """The water across all paths, with a bridge on each."""
    box = place.river
    image.paste(gradient(box.w, box.h, theme.RIVER_TOP, theme.RIVER_BOTTOM), (box.x, box.y))
    for down, strength in RIPPLES:
        y = box.y + round(box.h * down)
        paint = theme.blend(theme.RIVER_BOTTOM, theme.RIVER_LINE, strength * 3)
        image.paste(paint, (box.x, y, box.right, y + 2))
    for y in (box.y, box.bottom - BANK):
        image.paste(theme.BAND_LINE, (box.x, y, box.right, y + BANK))
    for colour in range(len(COLOURS)):
        bridge = place.bridge(colour)
        _put(image, _bridge(bridge.w, bridge.h), bridge)


@lru_cache(maxsize=2)
def _bridge(w: int, h: int) -> Sprite:
    """Planks between two ropes."""
    sheet = Sheet(w, h, STONE_SHADOW)
    y = 0
    while y + PLANK <= h:
        plank = sheet.polygon([(0, y), (w, y), (w, y + PLANK), (0, y + PLANK)])
        sheet.shadow(plank, blur=2, strength=0.5)
        sheet.ink(plank, theme.PLANK_BOTTOM)
        face = sheet.polygon([(0, y), (w, y), (w, y + PLANK - 3), (0, y + PLANK - 3)])
        sheet.ink(face, theme.PLANK_TOP)
        y += PLANK + PLANK_GAP
    for x in (ROPE_OUT, w - ROPE_OUT - ROPE_WIDTH):
        rope = sheet.polygon([(x, 0), (x + ROPE_WIDTH, 0), (x + ROPE_WIDTH, h), (x, h)])
        sheet.shadow(rope, blur=1, strength=0.7)
        sheet.ink(rope, theme.ROPE)
    return sheet.sprite()


# Columns and piles


def _band(image: Image.Image, place: Layout) -> None:
    box = place.band
    image.paste(gradient(box.w, box.h, theme.BAND_DARK, theme.TABLE_DARK), (box.x, box.y))
    image.paste(theme.BAND_LINE, (box.x, box.y, box.right, box.y + BAND_LINE))
    for colour, letter in enumerate(COLOURS):
        key, slot = COLOUR_KEYS[letter], place.slots[colour]
        _put(image, cards.slot(slot.w, slot.h, layout.RADIUS, key), slot)
        for seat in range(place.seats):
            mark = place.mark(seat, colour)
            _put(image, _no_column(mark.w, mark.h, theme.SEATS[seat].shape), mark)


@lru_cache(maxsize=8)
def _no_column(w: int, h: int, shape: str) -> Sprite:
    """The place of a column that has not begun."""
    sheet = Sheet(w, h)
    sheet.ink(sheet.rounded(0, layout.RADIUS, edge=2), theme.BAND_LINE, PLACE_STRENGTH)
    size = PLACE_SHAPE
    sheet.icon(shape, 8, (h - size) / 2, size, theme.QUIET, PLACE_SHAPE_STRENGTH)
    return sheet.sprite()
