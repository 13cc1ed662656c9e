"""Hands of cards: the private hand, the parts of the table in rows below it, and all hands in one picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence

from msgspec.structs import replace
from PIL import Image

from engine.core.card_games import Card, Cards
from render import bars, card_faces, sprites, theme
from render.bars import HeaderSeat
from render.canvas import Canvas, Make
from render.drawing import Drawing, Sprite, gradient
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.landscapes import land
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


STRIP_GAP = 6
TIP = 24
"""How far the active player's light field points towards its row."""
NIGHT, DEEP_NIGHT = 0.78, 0.9
"""How dark the lands behind the rows are, and behind the piles."""
LINE_SHARE = 0.45
FRAME, FRAME_RADIUS = 5, 16
BACK_WIDTH, BACK_HEIGHT, BACK_RADIUS, BACK_STEP = 56, 76, 12, 4
STRIP_ARROW = 40


def strip_ground(
    height: int, cells: Sequence[Box], keys: Sequence[str], rows: Sequence[int], piles: Box
) -> Image.Image:
    """Return empty rows, 1,200 pixels wide: a land behind each cell, a line at each y in `rows`.

    `keys` name the suits of the cells. The part of the lands inside `piles` is darker.
    """
    image = gradient(WIDTH, height, theme.TABLE_DARK, theme.BAND_DARK)
    for box, key in zip(cells, keys, strict=True):
        image.paste(_column_background(box, key, piles), (box.x, box.y))
    for y in rows:
        image.paste(theme.BAND_LINE, (0, y, WIDTH, y + 2))
    return image


def _column_background(box: Box, key: str, piles: Box) -> Image.Image:
    """Return the land of suit `key` at night, darker inside `piles` and with a line at both sides."""
    scene = land(key, box.w, box.h)
    dark = Image.new("RGB", scene.size, theme.night(key))
    night = Image.blend(scene, dark, NIGHT)
    deep = (0, piles.y - box.y, box.w, piles.bottom - box.y)
    night.paste(Image.blend(scene, dark, DEEP_NIGHT).crop(deep), deep)
    line = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, LINE_SHARE)
    for x in (0, box.w - 2):
        night.paste(line, (x, 0, x + 2, box.h))
    return night


@cached_image
def turn_pointer(w: int, h: int) -> Sprite:
    """Return the light, pointed field of the player to move."""
    drawing = Drawing(w, h)
    shape = drawing.polygon([(0, 0), (w - TIP, 0), (w, h / 2), (w - TIP, h), (0, h)])
    drawing.shade(shape, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return drawing.sprite()


def tip_inset(h: int, y: int) -> int:
    """Return how far left of its tip the edge of a pointed field `h` pixels high is, `y` below its top."""
    return math.ceil(TIP * abs(2 * y - h) / h)


def paint_own_frame(picture: Canvas, cells: Sequence[Box]) -> None:
    """Paint a light frame around the viewer's own row."""
    first, last = cells[0], cells[-1]
    box = Box(first.x, first.y, last.right - first.x, first.h).inset(-FRAME + 2)
    for edge, x, y in sprites.frame_edges(box.w, box.h, FRAME_RADIUS, FRAME, theme.LIGHT_TOP):
        picture.put(edge, box.x + x, box.y + y)


def small_draw_pile(layers: int) -> Sprite:
    """Return a small draw pile: a card's back on the edges of `layers` more."""
    return card_faces.draw_pile(BACK_WIDTH, BACK_HEIGHT, BACK_RADIUS, layers, BACK_STEP)


def draw_pile_box(field: Box, inset: int) -> Box:
    """Return the box of the draw pile in the field of its row, `inset` pixels right of its left edge."""
    return Box(field.x + inset, field.middle[1] - BACK_HEIGHT // 2, BACK_WIDTH, BACK_HEIGHT)
