"""The cards of Lost Cities, as they lie on the table and stand in a hand."""

from __future__ import annotations

from functools import lru_cache

from engine.core.cards import Card
from engine.games.lost_cities.model import COLOUR_KEYS, NUMBER, WAGER
from render import cards, theme
from render.canvas import MIDDLE
from render.cards import CORNER, SHADOW_ROOM
from render.games.lost_cities import layout
from render.sheet import Sheet, Sprite
from render.theme import Style, Suit

STRIP_MIDDLE = 22.5
"""Numeral and symbol are centred so far below a card's top: they show whole under the next card."""
SYMBOL = 34
WAGER_SIZE = 34
QUIET_SYMBOL = 64
QUIET = 0.17
FACTOR = Style(theme.CARD.face, 40)


def suit(card: Card) -> Suit:
    """The paints of a card's colour."""
    return theme.SUITS[COLOUR_KEYS[card[0]]]


def numeral(card: Card) -> str | None:
    """What stands on a card; None for a wager, which has a symbol."""
    return None if NUMBER[card] == WAGER else str(NUMBER[card])


@lru_cache(maxsize=512)
def lying(card: Card, w: int, factor: int = 1) -> Sprite:
    """A card on the table; `factor` is written on the wager that brings it about."""
    paints, symbol, h = suit(card), COLOUR_KEYS[card[0]], layout.CARD_HEIGHT
    sheet = Sheet(w, h, SHADOW_ROOM)
    cards.plate(sheet, paints, layout.RADIUS)
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


def standing(card: Card, w: int, h: int, *, dimmed: bool) -> Sprite:
    """A card in a hand, a wager with its mark; with the table's dusk on it if dimmed."""
    number = numeral(card)
    mark = "wager" if number is None else None
    return cards.standing(number or "", COLOUR_KEYS[card[0]], w, h, dimmed=dimmed, mark=mark)


@lru_cache(maxsize=128)
def discards(card: Card, w: int, beneath: int) -> Sprite:
    """A discard pile: its top card, and the edges of so many beneath it."""
    top = lying(card, w)
    return cards.piled(top, top, beneath, layout.BENEATH)


@lru_cache(maxsize=16)
def pile(w: int, h: int, beneath: int) -> Sprite:
    """The draw pile: the back of its top card, and the edges of so many beneath it."""
    edge = cards.edge(w, h, layout.RADIUS)
    return cards.piled(cards.back(w, h, layout.RADIUS), edge, beneath, layout.LAYER)
