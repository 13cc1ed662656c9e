"""Plates over offered hexes: the name, with a coin for the price of the way or icons for possible actions.

They are put together from a few cached parts.
"""

from __future__ import annotations

from msgspec import Struct

from render import fonts, theme
from render.canvas import Overlay
from render.drawing import Drawing, Sprite
from render.image_cache import cached_image
from render.theme import Style

PLATE_HEIGHT, PADDING, RIM, CORNER_RADIUS = 50, 9, 3, 14
"""A plate's height, its padding, its rim, its corner radius."""
COIN, ICON, PART_GAP = 44, 34, 6
LETTERS, PRICE = Style(theme.TOTAL.face, 42), Style(theme.TOTAL.face, 36)
"""Styles that stay legible on the whole map."""
ROOM = 6
MAX_WIDTH = 240
"""The greatest width of a plate."""


class Plate(Struct, frozen=True):
    """A plate's content: the hex's name, the price of the way (0: no coin), the icons of possible actions."""

    name: str
    price: int = 0
    work: tuple[str, ...] = ()


def hex_plate(plate: Plate) -> Sprite:
    """Return a light plate with a hex's name, and a coin or icons after it."""
    parts = [_coin_sprite(plate.price)] if plate.price else []
    parts += [_icon_sprite(icon) for icon in plate.work]
    x = PADDING + fonts.line(plate.name, LETTERS).advance
    drawn = Overlay(_blank_plate(x + sum(part.w + PART_GAP for part in parts) + PADDING))
    drawn.put(_name_sprite(plate.name), PADDING, 0)
    for part in parts:
        drawn.put(part, x + PART_GAP, 0)
        x += PART_GAP + part.w
    return drawn.sprite()


@cached_image
def _blank_plate(w: int) -> Sprite:
    """Return an empty plate, joined from both ends of the broadest one."""
    broad = _broadest_plate()
    wide, high, cut = w + 2 * broad.margin, broad.image.height, w // 2
    image = broad.image.crop((MAX_WIDTH - w, 0, MAX_WIDTH - w + wide, high))
    image.paste(broad.image.crop((0, 0, cut, high)), (0, 0))
    return Sprite(image, broad.margin, w, PLATE_HEIGHT)


@cached_image
def _broadest_plate() -> Sprite:
    """Return an empty plate, `MAX_WIDTH` pixels wide."""
    drawing = Drawing(MAX_WIDTH, PLATE_HEIGHT, ROOM)
    drawing.plate(CORNER_RADIUS, RIM, theme.INK, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return drawing.sprite()


@cached_image
def _name_sprite(name: str) -> Sprite:
    drawing = Drawing(fonts.line(name, LETTERS).advance, PLATE_HEIGHT, ROOM)
    drawing.text(name, 0, PLATE_HEIGHT / 2, LETTERS, theme.INK)
    return drawing.sprite()


@cached_image
def _coin_sprite(price: int) -> Sprite:
    drawing, middle = Drawing(COIN, PLATE_HEIGHT), PLATE_HEIGHT / 2
    drawing.disc(COIN / 2, middle, COIN / 2, theme.GOLD_INK)
    drawing.disc(COIN / 2, middle, COIN / 2 - 2, theme.GOLD)
    drawing.text(str(price), COIN / 2, middle, PRICE, theme.GOLD_INK, across=0.5)
    return drawing.sprite()


@cached_image
def _icon_sprite(icon: str) -> Sprite:
    drawing = Drawing(ICON, PLATE_HEIGHT)
    drawing.icon(icon, 0, (PLATE_HEIGHT - ICON) / 2, ICON, theme.INK)
    return drawing.sprite()
