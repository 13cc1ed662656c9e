"""The cards, as they lie on the table and stand in a hand."""

from __future__ import annotations

from functools import lru_cache

from engine.games.lost_cities.model import COLOUR_KEYS, NUMBER, WAGER, Card
from render import theme
from render.canvas import MIDDLE
from render.games.lost_cities import layout
from render.sheet import Sheet, Sprite
from render.theme import Style, Suit

SHADOW_ROOM = 12
CORNER = 11
"""From a card's edge to its numeral and symbol."""
STRIP_MIDDLE = 22.5
"""Numeral and symbol are centred so far below a card's top: they show whole under the next card."""
SYMBOL = 34
WAGER_SIZE = 34
INNER_STRENGTH = 0.85
QUIET_SYMBOL = 64
QUIET = 0.17
RIM, INNER = 2, 4
"""The width of a card's dark rim, and how far inside its edge the light line runs."""
FACTOR = Style(theme.CARD.face, 40)
STANDING_RADIUS = 20
STANDING_NUMBER, STANDING_NUMBER_SHARE = 88, 0.74
"""The size of a held card's numeral, and the most of the card's width it may be."""
STANDING_MIDDLE, STANDING_WAGER, STANDING_SYMBOL, STANDING_SYMBOL_SHARE = 62, 76, 78, 0.72
STANDING_SYMBOL_STRENGTH = 0.72
DUSK = 0.6
"""How much of the table's dark a dimmed card takes on."""
BACK_LINE = 8
COMPASS, COMPASS_STRENGTH = 0.72, 0.22


def suit(card: Card) -> Suit:
    """The paints of a card's colour."""
    return theme.SUITS[COLOUR_KEYS[card[0]]]


def numeral(card: Card) -> str | None:
    """What stands on a card; None for a wager, which has a symbol."""
    return None if NUMBER[card] == WAGER else str(NUMBER[card])


def plate(sheet: Sheet, paints: Suit, radius: int) -> None:
    """The empty card: shadow, dark rim, gradient, inner line."""
    whole = sheet.rounded(0, radius)
    sheet.shadow(whole, blur=4, strength=0.75)
    sheet.ink(whole, theme.SHADOW)
    sheet.shade(sheet.rounded(RIM, radius - RIM), paints.top, paints.bottom)
    sheet.ink(sheet.rounded(INNER, radius - INNER, edge=RIM), paints.line, INNER_STRENGTH)


@lru_cache(maxsize=512)
def lying(card: Card, w: int, factor: int = 1) -> Sprite:
    """A card on the table; `factor` is written on the wager that brings it about."""
    paints, symbol, h = suit(card), COLOUR_KEYS[card[0]], layout.CARD_HEIGHT
    sheet = Sheet(w, h, SHADOW_ROOM)
    plate(sheet, paints, layout.RADIUS)
    sheet.icon(symbol, w - QUIET_SYMBOL - CORNER, h - QUIET_SYMBOL + 2, QUIET_SYMBOL, paints.ink, QUIET)
    sheet.icon(symbol, w - SYMBOL - CORNER, STRIP_MIDDLE - SYMBOL / 2, SYMBOL, paints.ink)
    middle = STRIP_MIDDLE
    number = numeral(card)
    if number is None:
        sheet.icon("wager", CORNER, middle - WAGER_SIZE / 2, WAGER_SIZE, paints.ink)
    else:
        sheet.text(number, CORNER + 2, middle, theme.CARD, paints.ink)
    if factor > 1:
        sheet.text(f"×{factor}", w / 2, middle, FACTOR, paints.ink, across=MIDDLE)
    return sheet.sprite()


@lru_cache(maxsize=256)
def standing(card: Card, w: int, h: int, *, dimmed: bool) -> Sprite:
    """A card in a hand: its number above, its symbol below, the table's dusk on it if dimmed."""
    paints = dusky(suit(card)) if dimmed else suit(card)
    sheet = Sheet(w, h, SHADOW_ROOM)
    plate(sheet, paints, STANDING_RADIUS)
    number = numeral(card)
    if number is None:
        size = _at_most(STANDING_WAGER, w * STANDING_SYMBOL_SHARE)
        sheet.icon("wager", (w - size) / 2, STANDING_MIDDLE - size / 2, size, paints.ink)
    else:
        sheet.text(number, w / 2, STANDING_MIDDLE, standing_numeral(w), paints.ink, across=MIDDLE)
    size = _at_most(STANDING_SYMBOL, w * STANDING_SYMBOL_SHARE)
    sheet.icon(
        COLOUR_KEYS[card[0]],
        (w - size) / 2,
        h - size - 2 * CORNER,
        size,
        paints.ink,
        STANDING_SYMBOL_STRENGTH,
    )
    return sheet.sprite()


def standing_numeral(w: int) -> Style:
    """How the number of a held card of this width is written."""
    return Style(theme.CARD.face, _at_most(STANDING_NUMBER, w * STANDING_NUMBER_SHARE))


def _at_most(size: int, room: float) -> int:
    return min(size, int(room))


def dusky(paints: Suit) -> Suit:
    """The paints of a card that cannot be played: darker, still told apart, written on in light."""
    top, bottom, line = (
        theme.blend(paint, theme.TABLE_DARK, DUSK) for paint in (paints.top, paints.bottom, paints.line)
    )
    return Suit(top, bottom, paints.line, line)


@lru_cache(maxsize=16)
def back(w: int, h: int) -> Sprite:
    """The back of a card, on top of the draw pile."""
    sheet = Sheet(w, h, SHADOW_ROOM)
    _back_plate(sheet)
    sheet.ink(sheet.rounded(BACK_LINE, layout.RADIUS - BACK_LINE, edge=2), theme.BACK_LINE, 0.8)
    size = h * COMPASS
    sheet.icon("compass", (w - size) / 2, (h - size) / 2, size, theme.BACK_LINE, COMPASS_STRENGTH)
    return sheet.sprite()


@lru_cache(maxsize=16)
def edge(w: int, h: int) -> Sprite:
    """A card of the draw pile of which only the edge shows."""
    sheet = Sheet(w, h, SHADOW_ROOM)
    _back_plate(sheet)
    return sheet.sprite()


def _back_plate(sheet: Sheet) -> None:
    """A card back without its ornament."""
    whole = sheet.rounded(0, layout.RADIUS)
    sheet.shadow(whole, blur=4, strength=0.6)
    sheet.ink(whole, theme.SHADOW)
    sheet.ink(sheet.rounded(1, layout.RADIUS - 1), theme.BACK_LINE)
    sheet.shade(sheet.rounded(2.5, layout.RADIUS - 2.5), theme.BACK_TOP, theme.BACK_BOTTOM)
