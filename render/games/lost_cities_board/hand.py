"""A private hand: what may be laid down is raised, what may not is dimmed; one's own columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.core.catalogue import Say
from engine.core.numerals import numeral
from engine.core.types import Seat
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, NUMBER, VALUES, View
from render import cards, sprites, theme
from render.canvas import RIGHT, Canvas
from render.games.lost_cities_board import pieces
from render.geometry import PAD, WIDTH, Box, columns
from render.sheet import gradient

CARD_WIDTH, CARD_HEIGHT = 134, 216
RAISE = 34
"""How much higher a playable card stands."""
TOP = 44
"""Above the raised cards there is room for the mark of the one just drawn."""
KEYS_Y = TOP + RAISE + CARD_HEIGHT + PAD + cards.KEY // 2
STRIP = 76
"""The reminder of one's own columns, at the lower edge."""
HEIGHT = KEYS_Y + cards.KEY // 2 + PAD * 3 // 4 + STRIP
NEW_MARK, NEW_OUT = 52, 5
"""The mark of the card just drawn, and how far outside its card the mark's middle lies."""
SYMBOL, NOT_BEGUN = 38, 0.45
"""The reminder's symbols, and how strongly one is drawn whose column has not begun."""
HEADING, FIGURE, IN = 28, 34, 4


def hand(view: View, names: Sequence[str], say: Say) -> Image.Image | None:
    """The viewer's hand, sorted as it is held; None for an onlooker."""
    if view.viewer is None:
        return None
    picture = Canvas(_ground())
    new = view.hand.index(view.drawn) if view.drawn in view.hand else None
    # The panel offers like cards once, so they share a key.
    kinds = list(dict.fromkeys(view.hand))
    for place, box in enumerate(places(len(view.hand))):
        card, playable = view.hand[place], view.hand[place] in view.playable
        standing = Box(box.x, box.y - RAISE, box.w, box.h) if playable else box
        number, key = str(NUMBER[card]), COLOUR_KEYS[card[0]]
        picture.put(cards.standing(number, key, box.w, box.h, dimmed=not playable), box.x, standing.y)
        if place == new:
            _mark_drawn(picture, standing)
        picture.centre(cards.key(kinds.index(card) + 1, bright=playable), box.middle[0], KEYS_Y)
    _own_columns(picture, view, view.viewer)
    return picture.image


def places(count: int) -> tuple[Box, ...]:
    """Where the cards of a hand stand, not raised; side by side, closer together when there are many."""
    room = WIDTH - 2 * PAD
    step = min((room - CARD_WIDTH) // max(count - 1, 1), CARD_WIDTH + PAD // 2)
    left = (WIDTH - CARD_WIDTH - step * (count - 1)) // 2
    return tuple(Box(left + place * step, TOP + RAISE, CARD_WIDTH, CARD_HEIGHT) for place in range(count))


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    ground = gradient(WIDTH, HEIGHT, theme.TABLE_LIGHT, theme.TABLE_DARK)
    ground.paste(gradient(WIDTH, STRIP, theme.BAR_TOP, theme.BAR_BOTTOM), (0, HEIGHT - STRIP))
    ground.paste(theme.BAND_LINE, (0, HEIGHT - STRIP, WIDTH, HEIGHT - STRIP + 2))
    return ground


def _mark_drawn(picture: Canvas, box: Box) -> None:
    """Outlines the card that has just been drawn."""
    picture.put(sprites.ring(box.w, box.h, cards.STANDING_RADIUS), box.x, box.y)
    arrow = sprites.medal("down", NEW_MARK, theme.LIGHT_TOP, theme.GOLD, theme.INK)
    picture.centre(arrow, box.middle[0], box.y - NEW_OUT)


def _own_columns(picture: Canvas, view: View, seat: Seat) -> None:
    """Where each of one's own columns and figures stands."""
    strip = Box(PAD, HEIGHT - STRIP, WIDTH - 2 * PAD, STRIP)
    for colour, box in enumerate(columns(strip, len(COLOURS), PAD)):
        if colour:
            picture.fill(Box(box.x - PAD // 2, box.y + PAD, 2, box.h - 2 * PAD), theme.BAND_LINE)
        _own_column(picture, box, view, seat, colour)


def _own_column(picture: Canvas, box: Box, view: View, seat: Seat, colour: int) -> None:
    """The symbol, the last card, the column's direction; quietly, the figure and the value of its stone."""
    column, key, y = view.columns[seat][colour], COLOUR_KEYS[COLOURS[colour]], box.middle[1]
    strength = 1.0 if column else NOT_BEGUN
    picture.put(sprites.icon(key, SYMBOL, theme.SUITS[key].top, strength), box.x, y - SYMBOL // 2)
    if not column:
        return
    x = box.x + SYMBOL + 2 * IN
    x += picture.text(str(NUMBER[column[-1]]), x, y, theme.BADGE, theme.CREAM) + IN
    if view.options.up_or_down:
        heading = pieces.HEADINGS[view.directions[seat][colour]]
        picture.put(sprites.icon(heading, HEADING, theme.CREAM), x, y - HEADING // 2)
    stone = view.stones[seat][colour]
    if not stone:
        return
    words = numeral(VALUES[stone - 1])
    left = box.right - IN - picture.text(words, box.right - IN, y, theme.LABEL, theme.QUIET, across=RIGHT)
    icon, paint = ("hat", theme.GOLD) if view.researchers[seat] == colour else ("pawn", theme.QUIET)
    picture.put(sprites.icon(icon, FIGURE, paint), left - FIGURE - IN, y - FIGURE // 2)
