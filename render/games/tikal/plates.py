"""The plates over hexes that are offered: the name, with a coin for the way there, or what can be done.

There are hundreds of them, each seldom seen twice, so they are put together from few parts.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.games.tikal.box import HEXES, TURN_POINTS
from render import fonts, theme
from render.drawing import Drawing, Overlay, Sprite
from render.theme import Style

HIGH, WITHIN, RIM, CURVE = 50, 9, 3, 14
"""A plate's height, how far inside it the name begins, the line round it, its corners."""
COIN, ICON, PART_GAP = 44, 34, 6
LETTERS, PRICE = Style(theme.TOTAL.face, 40), Style(theme.TOTAL.face, 36)
"""They can be read on the whole map, too, which is shown smaller than most parts of it."""
ROOM = 6
"""How far a plate's shadow may reach."""
BROAD = 240
"""No plate is longer."""


class Plate(Struct, frozen=True):
    """What a plate says: the hex, what the way there costs one piece, what can be done there."""

    name: str
    price: int = 0
    work: tuple[str, ...] = ()


def hex_plate(plate: Plate) -> Sprite:
    """A hex's name on a light plate, with a coin for the way there, or what can be done."""
    parts = [_coin(plate.price)] if plate.price else []
    parts += [_mark(icon) for icon in plate.work]
    x = WITHIN + fonts.line(plate.name, LETTERS).advance
    drawn = Overlay(_blank(x + sum(part.w + PART_GAP for part in parts) + WITHIN))
    drawn.put(_letters(plate.name), WITHIN, 0)
    for part in parts:
        drawn.put(part, x + PART_GAP, 0)
        x += PART_GAP + part.w
    return drawn.sprite()


@lru_cache(maxsize=64)
def _blank(w: int) -> Sprite:
    """A plate without words: both ends of the broad one, brought together."""
    broad = _broad()
    wide, high, cut = w + 2 * broad.margin, broad.image.height, w // 2
    image = broad.image.crop((BROAD - w, 0, BROAD - w + wide, high))
    image.paste(broad.image.crop((0, 0, cut, high)), (0, 0))
    return Sprite(image, broad.margin, w, HIGH)


@lru_cache(maxsize=1)
def _broad() -> Sprite:
    """A plate without words, as long as any may be."""
    drawing = Drawing(BROAD, HIGH, ROOM)
    outer = drawing.rounded(0, CURVE)
    drawing.shadow(outer, blur=3, strength=0.8, drop=2)
    drawing.ink(outer, theme.INK)
    drawing.shade(drawing.rounded(RIM, CURVE - RIM), theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return drawing.sprite()


@lru_cache(maxsize=len(HEXES))
def _letters(name: str) -> Sprite:
    """A hex's name."""
    drawing = Drawing(fonts.line(name, LETTERS).advance, HIGH, ROOM)
    drawing.text(name, 0, HIGH / 2, LETTERS, theme.INK)
    return drawing.sprite()


@lru_cache(maxsize=2 * TURN_POINTS)
def _coin(price: int) -> Sprite:
    """What the way there costs."""
    drawing, middle = Drawing(COIN, HIGH), HIGH / 2
    drawing.disc(COIN / 2, middle, COIN / 2, theme.GOLD_INK)
    drawing.disc(COIN / 2, middle, COIN / 2 - 2, theme.GOLD)
    drawing.text(str(price), COIN / 2, middle, PRICE, theme.GOLD_INK, across=0.5)
    return drawing.sprite()


@lru_cache(maxsize=4)
def _mark(icon: str) -> Sprite:
    """What can be done there."""
    drawing = Drawing(ICON, HIGH)
    drawing.icon(icon, 0, (HIGH - ICON) / 2, ICON, theme.INK)
    return drawing.sprite()
