"""Cards on the board game's table: column ends, discard piles, the draw pile."""

from __future__ import annotations

from engine.core.card_games import Card
from engine.games.lost_cities_board.model import COLOUR_KEYS, NUMBER
from render import card_faces, fonts, theme
from render.canvas import MIDDLE, Overlay
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board import table_layout
from render.image_cache import cached_image
from render.theme import Style

MARK_NUMBER, MARK_NUMBER_AT = Style(theme.CARD.face, 46), 16
HEADINGS = {1: "ascending", -1: "descending", 0: "undecided"}
HEADING, HEADING_IN = 40, 12
NARROW_NUMBER, NARROW_SYMBOL, NARROW_HEADING, NARROW_IN = Style(theme.CARD.face, 42), 25, 30, 7
"""The number and direction on a narrow card."""
MARK_SYMBOL, MARK_SYMBOL_STRENGTH = 36, 0.42
TALL_NUMBER, TALL_NUMBER_DOWN = theme.CARD, 34
TALL_SYMBOL, TALL_SYMBOL_FROM = 42, 160
"""A discard's symbol, and the least card height for it."""
COUNT, COUNT_HEIGHT, COUNT_IN, COUNT_ICON = theme.NOTE, 42, 4, 22
"""The number of discards at the foot of a pile."""
COUNT_STRENGTH, COUNT_GAP = 0.86, 2


@cached_image
def column_card(
    card: Card, heading: int | None, w: int = table_layout.MARK_WIDTH, h: int = table_layout.MARK
) -> Sprite:
    """Return the last card of a column, with an icon beside its number.

    That is its direction (1 up, −1 down, 0 still open), or for None its suit.
    """
    key = COLOUR_KEYS[card[0]]
    drawn, ink = Overlay(card_faces.blank_card(key, w, h, table_layout.RADIUS)), theme.SUITS[key].ink
    narrow = w < table_layout.MARK_WIDTH
    left, number = (NARROW_IN, NARROW_NUMBER) if narrow else (MARK_NUMBER_AT, MARK_NUMBER)
    drawn.text(str(NUMBER[card]), left, h / 2, number, ink)
    sizes = (NARROW_SYMBOL, NARROW_HEADING) if narrow else (MARK_SYMBOL, HEADING)
    size = sizes[heading is not None]
    left = w - size - (NARROW_IN if narrow else HEADING_IN)
    name, strength = (key, MARK_SYMBOL_STRENGTH) if heading is None else (HEADINGS[heading], 1)
    drawn.icon(name, left, (h - size) / 2, size, ink, strength)
    return drawn.sprite()


@cached_image
def discard_pile(card: Card, w: int, h: int, beneath: int) -> Sprite:
    """Return a discard pile: its top card on the edges of `beneath` more."""
    top = _discard_card(card, w, h)
    return card_faces.card_pile(top, top, beneath, table_layout.BENEATH)


@cached_image
def _discard_card(card: Card, w: int, h: int) -> Sprite:
    """Return a card for a discard pile: its number, and below it its symbol if it is high enough."""
    key = COLOUR_KEYS[card[0]]
    drawn, ink = Overlay(card_faces.blank_card(key, w, h, table_layout.RADIUS)), theme.SUITS[key].ink
    drawn.text(str(NUMBER[card]), w / 2, TALL_NUMBER_DOWN, TALL_NUMBER, ink, across=MIDDLE)
    if h >= TALL_SYMBOL_FROM:
        size, foot = TALL_SYMBOL, h - COUNT_HEIGHT - COUNT_IN
        middle = (2 * TALL_NUMBER_DOWN + foot) / 2
        drawn.icon(key, (w - size) / 2, middle - size / 2, size, ink)
    return drawn.sprite()


@cached_image
def count_label(number: int, w: int) -> Sprite:
    """Return the number of cards in a discard pile, for its foot; below ten with an icon."""
    drawing, words = Drawing(w - 2 * COUNT_IN, COUNT_HEIGHT), str(number)
    drawing.ink(drawing.rounded(0, table_layout.RADIUS - COUNT_IN), theme.SHADOW, COUNT_STRENGTH)
    icon = COUNT_ICON + COUNT_GAP if len(words) == 1 else 0
    left = (drawing.w - icon - fonts.line(words, COUNT).advance) / 2
    if icon:
        drawing.icon("beneath", left, (COUNT_HEIGHT - COUNT_ICON) / 2, COUNT_ICON, theme.CREAM)
    drawing.text(words, left + icon, COUNT_HEIGHT / 2, COUNT, theme.CREAM)
    return drawing.sprite()
