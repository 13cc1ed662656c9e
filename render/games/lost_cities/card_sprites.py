"""The cards of Lost Cities, as they lie on the table, stand in a hand, and lie small in its strip."""

from __future__ import annotations

from functools import lru_cache

from engine.core.card_games import Card
from engine.games.lost_cities.model import COLOUR_KEYS, NUMBER, WAGER
from render import card_faces, theme
from render.canvas import MIDDLE, Canvas
from render.card_faces import CORNER
from render.drawing import Overlay, Sprite
from render.games.lost_cities import table_layout
from render.geometry import Box
from render.theme import Style, Suit

STRIP_MIDDLE = 24.5
"""Numeral and symbol are centred so far below a card's top: they show whole under the next card."""
NUMERAL = Style(theme.CARD.face, 58)
SYMBOL = 40
WAGER_SIZE = 42
QUIET_SYMBOL = 64
QUIET = 0.17
FACTOR, TIGHT_FACTOR, TIGHT = Style(theme.CARD.face, 46), Style(theme.CARD.face, 37), 160
"""What a wager multiplies by; smaller on cards that are not so wide."""


def suit(card: Card) -> Suit:
    """The paints of a card's colour."""
    return theme.SUITS[COLOUR_KEYS[card[0]]]


def card_number(card: Card) -> str | None:
    """What stands on a card; None for a wager, which has a symbol."""
    return None if NUMBER[card] == WAGER else str(NUMBER[card])


@lru_cache(maxsize=48)
def table_card(card: Card, w: int, factor: int = 1, *, whole: bool = True) -> Sprite:
    """A card on the table, or only what shows of it under the next one.

    `factor` is written on the wager that brings it about.
    """
    if not whole:
        sprite = table_card(card, w, factor)
        shows = sprite.margin + table_layout.STEP + table_layout.RADIUS
        return Sprite(sprite.image.crop((0, 0, sprite.image.width, shows)), sprite.margin, w, sprite.h)
    ink, number = suit(card).ink, card_number(card)
    drawn = Overlay(_blank_table_card(COLOUR_KEYS[card[0]], w))
    if number is None:
        drawn.icon("wager", CORNER, STRIP_MIDDLE - WAGER_SIZE / 2, WAGER_SIZE, ink)
    else:
        drawn.text(number, CORNER + 1, STRIP_MIDDLE, NUMERAL, ink)
    if factor > 1:
        style = TIGHT_FACTOR if w < TIGHT else FACTOR
        drawn.text(f"×{factor}", w / 2, STRIP_MIDDLE, style, ink, across=MIDDLE)
    return drawn.sprite()


@lru_cache(maxsize=16)
def _blank_table_card(key: str, w: int) -> Sprite:
    """A colour's card on the table, without what is written on it."""
    drawn, ink, h = (
        Overlay(card_faces.blank_card(key, w, table_layout.CARD_HEIGHT, table_layout.RADIUS)),
        theme.SUITS[key].ink,
        table_layout.CARD_HEIGHT,
    )
    drawn.icon(key, w - QUIET_SYMBOL - CORNER, h - QUIET_SYMBOL + 2, QUIET_SYMBOL, ink, QUIET)
    drawn.icon(key, w - SYMBOL - CORNER, STRIP_MIDDLE - SYMBOL / 2, SYMBOL, ink)
    return drawn.sprite()


def hand_card(card: Card, w: int, h: int, *, dimmed: bool) -> Sprite:
    """A card in a hand with a window into its land; with the table's dusk on it if dimmed."""
    number, key = card_number(card), COLOUR_KEYS[card[0]]
    return card_faces.hand_card(number or "", key, w, h, dimmed=dimmed, mark=None if number else "wager")


def paint_hand_card(picture: Canvas, card: Card, box: Box, *, dimmed: bool) -> None:
    """Paints a card in a hand, with the table's dusk on it if dimmed."""
    number, key = card_number(card), COLOUR_KEYS[card[0]]
    card_faces.paint_hand_card(
        picture, box, number or "", key, dimmed=dimmed, mark=None if number else "wager"
    )


def small_card(card: Card, w: int, h: int, beneath: int) -> Sprite:
    """The top card of a pile in little, and the edges of so many beneath it."""
    number, key = card_number(card), COLOUR_KEYS[card[0]]
    return card_faces.small_card(number or "", key, w, h, beneath, mark=None if number else "wager")


@lru_cache(maxsize=16)
def discard_pile(card: Card, w: int, beneath: int) -> Sprite:
    """A discard pile: its top card, and the edges of so many beneath it."""
    top = table_card(card, w)
    return card_faces.card_pile(top, top, beneath, table_layout.BENEATH)


@lru_cache(maxsize=16)
def draw_pile(w: int, h: int, beneath: int) -> Sprite:
    """The draw pile: the back of its top card, and the edges of so many beneath it."""
    edge = card_faces.card_back_edge(w, h, table_layout.RADIUS)
    return card_faces.card_pile(
        card_faces.card_back(w, h, table_layout.RADIUS), edge, beneath, table_layout.LAYER
    )
