"""Hands of cards: the frame of a private hand, and all hands of a table in one picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from msgspec.structs import replace
from PIL import Image

from engine.core.card_games import Card, Cards
from render import bars, card_faces, sprites, theme
from render.bars import HeaderSeat
from render.canvas import Canvas, Make
from render.drawing import Sprite, gradient
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.layers import Layers

CARD_WIDTH, CARD_HEIGHT = 134, 226
"""A card's greatest width, and its height, in pixels."""
CARD_GAP = 11
RAISE = 26
"""How far a playable card is raised, in pixels."""
TOP = 42
"""The space above raised cards, for the mark of a card just drawn."""
KEYS_Y = TOP + RAISE + CARD_HEIGHT + EDGE + card_faces.KEY // 2
HEIGHT = KEYS_Y + card_faces.KEY // 2 + PAD * 3 // 4
FALL = 0.5
NEW_MARK = 52
NEW_OUT = 10
"""How far above its card the mark of a new card is centred, in pixels."""


def empty_hand(table_top: int, table_height: int, table: Make, *case: Hashable) -> Layers:
    """Return the background of a hand, with the picture `table(*case)` below it.

    That picture begins at y = `table_top` and is `table_height` pixels high.
    """
    picture = Layers(WIDTH, table_top + table_height)
    picture.cover(Box(0, 0, WIDTH, HEIGHT), _hand_background)
    picture.cover(Box(0, table_top, WIDTH, table_height), table, *case)
    return picture


@cached_image
def _hand_background() -> Image.Image:
    """Return the background of a hand. Shared: paint on copies only."""
    foot = theme.blend(theme.TABLE_LIGHT, theme.TABLE_DARK, FALL)
    return gradient(WIDTH, HEIGHT, theme.TABLE_LIGHT, foot)


def card_boxes(count: int) -> tuple[Box, ...]:
    """Return the boxes of `count` cards in the middle, from the left, not raised."""
    room = WIDTH - 2 * PAD + CARD_GAP
    width = min(room // max(count, 1) - CARD_GAP, CARD_WIDTH)
    step = width + CARD_GAP
    left = (WIDTH + CARD_GAP - step * count) // 2
    return tuple(Box(left + index * step, TOP + RAISE, width, CARD_HEIGHT) for index in range(count))


def raised_boxes(playable: Sequence[bool]) -> Iterator[Box]:
    """Yield the boxes of a hand's cards from the left. Cards that are `playable` are raised."""
    for may, box in zip(playable, card_boxes(len(playable)), strict=True):
        yield Box(box.x, box.y - RAISE, box.w, box.h) if may else box


def paint_keys(picture: Canvas, hand: Sequence[str], playable: Sequence[bool]) -> None:
    """Paint the numbers of the panel's buttons below the cards, from 1. Equal cards share one.

    Numbers of cards that are not `playable` are dark.
    """
    kinds = list(dict.fromkeys(hand))
    for card, may, box in zip(hand, playable, card_boxes(len(hand)), strict=True):
        picture.centre(card_faces.number_key(kinds.index(card) + 1, bright=may), box.middle[0], KEYS_Y)


def mark_drawn(picture: Canvas, box: Box) -> None:
    """Outline a card that was just drawn, with an arrow down."""
    outline_card(picture, box)
    arrow = sprites.medal("down", NEW_MARK, *theme.PALE)
    picture.centre(arrow, box.middle[0], box.y - NEW_OUT)


def outline_card(picture: Canvas, box: Box) -> None:
    """Outline a card that is new in the hand."""
    picture.put(sprites.last_move_ring(box.w, box.h, card_faces.HAND_RADIUS), box.x, box.y)


BADGE = 52
NAMES_HEIGHT = 68
"""The height of a line of names between a hand and the table below it."""
ANY_TURN = "…"
"""Text of a turn pill whose name may need to fit beside an arrow."""


def names_bottom(seated: Sequence[HeaderSeat]) -> int:
    """Return where the names of players below a hand end: at `HEIGHT` if there are none.

    It does not depend on who is to move.
    """
    if not seated:
        return HEIGHT
    width = WIDTH // len(seated) - 2 * PAD
    short = all(bars.fits_on_a_line(replace(who, turn=ANY_TURN), width, BADGE) for who in seated)
    return HEIGHT + NAMES_HEIGHT + (0 if short else bars.NAME_STEP)


def paint_names(picture: Canvas, seated: Sequence[HeaderSeat]) -> None:
    """Paint players side by side below a hand, with whole names on one or two lines; nothing for none."""
    if not seated:
        return
    height = names_bottom(seated) - HEIGHT
    for who, part in zip(seated, columns(Box(0, HEIGHT, WIDTH, height), len(seated), 0), strict=True):
        inks = bars.paint_bar_ground(picture, part, light=bool(who.turn))
        line = Box(part.x + PAD, part.y, part.w - 2 * PAD, part.h)
        bars.paint_name_lines(picture, line, who, theme.NAME, inks, BADGE)


ROW, FIRST_ROW_TOP = 124, 8
ROW_CARD_WIDTH, ROW_CARD_HEIGHT, ROW_CARD_GAP = 108, 100, 10
"""A card's size in pixels. Cards of a large hand are narrower."""
ROW_CARDS_LEFT, LONG_NAMES_CARDS_LEFT = 236, 276
"""The left edge of the first card; the second if a name needs two lines."""


def all_hands(
    held: Sequence[Cards], names: Sequence[str], card: Callable[[Card, int, int], Sprite]
) -> Image.Image:
    """Return all hands in one image, 1,200 pixels wide, a row per seat.

    `card` returns a card's sprite of a width and height in pixels.
    """
    height = FIRST_ROW_TOP + len(held) * ROW
    picture = Canvas(gradient(WIDTH, height, theme.TABLE_LIGHT, theme.TABLE_DARK), fresh=True)
    seated = [HeaderSeat(seat, names[seat]) for seat in range(len(held))]
    short = all(bars.fits_on_a_line(who, _name_width(ROW_CARDS_LEFT), BADGE) for who in seated)
    left = ROW_CARDS_LEFT if short else LONG_NAMES_CARDS_LEFT
    for seat, cards in enumerate(held):
        middle = FIRST_ROW_TOP + seat * ROW + ROW // 2
        line = Box(PAD, middle - ROW // 2, _name_width(left), ROW)
        bars.paint_name_lines(picture, line, seated[seat], theme.LABEL, bars.ON_DARK, BADGE)
        step = min(ROW_CARD_WIDTH, (WIDTH - EDGE - left) // max(len(cards), 1) - ROW_CARD_GAP) + ROW_CARD_GAP
        for index, one in enumerate(cards):
            sprite = card(one, step - ROW_CARD_GAP, ROW_CARD_HEIGHT)
            picture.put(sprite, left + index * step, middle - ROW_CARD_HEIGHT // 2)
    return picture.image


def _name_width(left: int) -> int:
    """Return the width of badge and name before cards that begin at x = `left`."""
    return left - ROW_CARD_GAP - PAD
