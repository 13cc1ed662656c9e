"""What is the same in every picture of a table: the cloth, the tinted columns, the empty places."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS
from render import cards, theme
from render.games.lost_cities import layout
from render.games.lost_cities.layout import Layout
from render.geometry import WIDTH, Box
from render.sheet import Sheet, Sprite, gradient

TINT_NEAR, TINT_FAR = 0.26, 0.10
"""A column's tint, at the band and at its outer end."""
EDGE, EDGE_STRENGTH = 2, 0.22
RADIUS = 22
SYMBOL, SYMBOL_STRENGTH = 112, 0.16
BAND_LINE = 2


@lru_cache(maxsize=12)
def ground(place: Layout) -> Image.Image:
    """The empty table of a layout. Shared: paint on copies only."""
    half = place.band.middle[1]
    image = Image.new("RGB", (WIDTH, place.height))
    image.paste(gradient(WIDTH, half, theme.TABLE_DARK, theme.TABLE_LIGHT))
    image.paste(gradient(WIDTH, place.height - half, theme.TABLE_LIGHT, theme.TABLE_DARK), (0, half))
    for side, boxes in enumerate(place.columns):
        for colour, box in enumerate(boxes):
            _put(image, _column(box.w, box.h, COLOUR_KEYS[COLOURS[colour]], side), box)
    _band(image, place.band)
    for colour, box in enumerate(place.slots):
        _put(image, cards.slot(box.w, box.h, layout.RADIUS, COLOUR_KEYS[COLOURS[colour]]), box)
    return image


def _put(image: Image.Image, sprite: Sprite, box: Box) -> None:
    image.paste(sprite.image, (box.x, box.y), sprite.image)


@lru_cache(maxsize=48)
def _column(w: int, h: int, key: str, side: int) -> Sprite:
    """A column's tint, strongest at the band, with its quiet symbol at the outer end."""
    paint = theme.SUITS[key].bottom
    sheet = Sheet(w, h)
    sheet.ink(ImageChops.multiply(_fade(sheet, side), sheet.rounded(0, RADIUS)), paint)
    sheet.ink(sheet.rounded(0, RADIUS, edge=EDGE), paint, EDGE_STRENGTH)
    size = min(w - 4 * layout.INSET, SYMBOL)
    outer = layout.PILL_ROOM + 2 * layout.GAP
    sheet.icon(key, (w - size) / 2, outer if side else h - outer - size, size, paint, SYMBOL_STRENGTH)
    return sheet.sprite()


def _fade(sheet: Sheet, side: int) -> Image.Image:
    """A mask that weakens from the band outwards."""
    rise = TINT_NEAR - TINT_FAR
    strengths = [round(255 * (TINT_FAR + rise * y / sheet.h)) for y in range(sheet.h)]
    strip = Image.new("L", (1, sheet.h))
    strip.putdata(strengths if side else strengths[::-1])
    return strip.resize(sheet.image.size, Image.Resampling.BILINEAR)


def _band(image: Image.Image, box: Box) -> None:
    """The strip of the piles, sunk into the table."""
    image.paste(gradient(box.w, box.h, theme.BAND_DARK, theme.TABLE_DARK), (box.x, box.y))
    for y in (box.y, box.bottom - BAND_LINE):
        image.paste(theme.BAND_LINE, (box.x, y, box.right, y + BAND_LINE))
