"""Cards of Lost Cities: on the table, in a hand, and small."""

from __future__ import annotations

from engine.core.card_games import Card
from engine.games.lost_cities.model import COLOUR_KEYS, NUMBER, WAGER
from render import card_faces, theme
from render.canvas import MIDDLE, Overlay
from render.card_faces import CORNER
from render.drawing import Sprite
from render.games.lost_cities import table_layout
from render.image_cache import cached_image
from render.theme import Style

STRIP_MIDDLE = 24.5
"""The centre of a card's number and symbol from its top, visible under the next card."""
NUMERAL = Style(theme.CARD.face, 58)
SYMBOL = 40
WAGER_SIZE = 40
LARGE_WAGER, TIGHT_LARGE_WAGER, WAGER_UP, WAGER_STRENGTH = 58, 48, 6, 0.6
"""A wager's second icon: its size on wide and narrow cards, its distance from the foot, its strength."""
QUIET_SYMBOL = 64
MINI_FIGURE = Style(theme.CARD.face, 36)
MINI_RADIUS, MINI_IN, MINI_MIDDLE, MINI_WAGER, MINI_SYMBOL = 9, 5, 22, 24, 26
QUIET = 0.17
FACTOR, TIGHT_FACTOR, TIGHT = Style(theme.CARD.face, 46), Style(theme.CARD.face, 37), 160
"""Styles of a wager's factor; the second is for narrow cards."""


def card_number(card: Card) -> str | None:
    """Return a card's number as text. None for a wager."""
    return None if NUMBER[card] == WAGER else str(NUMBER[card])


@cached_image
def table_card(card: Card, w: int, factor: int = 1, *, whole: bool = True) -> Sprite:
    """Return a card on the table, `w` pixels wide.

    The wagers' `factor` is written on it if above 1. If not `whole`, it is only the part visible under the
    next card.
    """
    if not whole:
        sprite = table_card(card, w, factor)
        shows = sprite.margin + table_layout.WIDE_STEP + table_layout.RADIUS
        return Sprite(sprite.image.crop((0, 0, sprite.image.width, shows)), sprite.margin, w, sprite.h)
    number, key = card_number(card), COLOUR_KEYS[card[0]]
    drawn, ink = Overlay(_blank_table_card(key, w, wager=number is None)), theme.SUITS[key].ink
    if number is None:
        drawn.icon("wager", CORNER, STRIP_MIDDLE - WAGER_SIZE / 2, WAGER_SIZE, ink)
    else:
        drawn.text(number, CORNER + 1, STRIP_MIDDLE, NUMERAL, ink)
    if factor > 1:
        style = TIGHT_FACTOR if w < TIGHT else FACTOR
        drawn.text(f"×{factor}", w / 2, STRIP_MIDDLE, style, ink, across=MIDDLE)
    return drawn.sprite()


@cached_image
def _blank_table_card(key: str, w: int, *, wager: bool) -> Sprite:
    """Return a card on the table without number; a `wager` has a second, large icon."""
    ink, h = theme.SUITS[key].ink, table_layout.CARD_HEIGHT
    drawn = Overlay(card_faces.blank_card(key, w, h, table_layout.RADIUS))
    if wager:
        size = LARGE_WAGER if w >= TIGHT else TIGHT_LARGE_WAGER
        drawn.icon("wager", w - size - CORNER, h - size - WAGER_UP, size, ink, WAGER_STRENGTH)
    else:
        drawn.icon(key, w - QUIET_SYMBOL - CORNER, h - QUIET_SYMBOL + 2, QUIET_SYMBOL, ink, QUIET)
    drawn.icon(key, w - SYMBOL - CORNER, STRIP_MIDDLE - SYMBOL / 2, SYMBOL, ink)
    return drawn.sprite()


def hand_card(card: Card, w: int, h: int) -> Sprite:
    """Return a hand card of w × h pixels."""
    return card_faces.hand_card(card_number(card), COLOUR_KEYS[card[0]], w, h, dimmed=False)


def small_card(card: Card, w: int, h: int, beneath: int) -> Sprite:
    """Return a small card of w × h pixels on the edges of `beneath` more."""
    return card_faces.small_card(card_number(card), COLOUR_KEYS[card[0]], w, h, beneath)


def corner_card(card: Card, w: int, h: int, style: Style) -> Sprite:
    """Return a card of w × h pixels for fans, its number in the upper left corner."""
    return card_faces.corner_card(card_number(card), COLOUR_KEYS[card[0]], w, h, style)


@cached_image
def mini_card(card: Card, w: int, h: int) -> Sprite:
    """Return a card of w × h pixels with its figure in the upper left corner and its symbol below."""
    number, key = card_number(card), COLOUR_KEYS[card[0]]
    drawn, ink = Overlay(card_faces.blank_card(key, w, h, MINI_RADIUS)), theme.SUITS[key].ink
    if number is None:
        drawn.icon("wager", MINI_IN - 2, MINI_MIDDLE - MINI_WAGER / 2, MINI_WAGER, ink)
    else:
        drawn.text(number, MINI_IN, MINI_MIDDLE, MINI_FIGURE, ink)
    drawn.icon(key, w - MINI_SYMBOL - MINI_IN, h - MINI_SYMBOL - MINI_IN, MINI_SYMBOL, ink)
    return drawn.sprite()


@cached_image
def discard_pile(card: Card, w: int, beneath: int) -> Sprite:
    """Return a discard pile: its top card on the edges of `beneath` more."""
    top = table_card(card, w)
    return card_faces.card_pile(top, top, beneath, table_layout.BENEATH)
