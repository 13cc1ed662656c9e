"""One round worked out, expedition by expedition: the sides face each other across the colours' symbols."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, Board, Expedition
from engine.games.lost_cities.scoring import work_out
from render import sprites, theme
from render.bars import BADGE
from render.canvas import LEFT, RIGHT, Canvas
from render.drawing import Sprite
from render.geometry import PAD, WIDTH, Box

ROW = 88
HEAD = 84
SYMBOL = 58
PILL_WIDTH, PILL_HEIGHT = 132, 60
SPINE = 60
"""From the middle of the sheet to the pills on both sides."""
STRIPE = 8
STRIPE_SHARE = 0.24
RADIUS = 18


def ledger_height(colours: int) -> int:
    """The height of a ledger with so many colours."""
    return HEAD + colours * ROW + STRIPE


def ledger(picture: Canvas, y: int, sides: Sequence[Sequence[int]], board: Board) -> None:
    """Paints a round's sums from y on."""
    for side, seats in enumerate(sides):
        _head(picture, y + HEAD // 2, side, seats)
    y += HEAD
    for colour in range(len(board[0])):
        _row(picture, Box(PAD, y, WIDTH - 2 * PAD, ROW), colour, board)
        y += ROW


def _head(picture: Canvas, y: int, side: int, seats: Sequence[int]) -> None:
    """Whose half it is."""
    first = 0 if side else 1 - len(seats)
    for index, seat in enumerate(seats, start=first):
        x = _pill_middle(side) + index * (BADGE + PAD)
        picture.centre(sprites.badge(seat, BADGE), x, y)


def _pill_middle(side: int) -> int:
    away = SPINE + PILL_WIDTH // 2
    return WIDTH // 2 + (away if side else -away)


def _row(picture: Canvas, box: Box, colour: int, board: Board) -> None:
    key = COLOUR_KEYS[COLOURS[colour]]
    picture.put(_stripe(box.w, box.h - STRIPE, key), box.x, box.y + STRIPE // 2)
    x, y = box.middle
    picture.centre(sprites.icon(key, SYMBOL, theme.SUITS[key].top), x, y)
    for side, expeditions in enumerate(board):
        if expeditions[colour]:
            _sum(picture, side, y, expeditions[colour])


def _stripe(w: int, h: int, key: str) -> Sprite:
    """A row's tinted ground."""
    paint = theme.SUITS[key].bottom
    return sprites.plain(w, h, RADIUS, theme.blend(theme.TABLE_DARK, paint, STRIPE_SHARE))


def _sum(picture: Canvas, side: int, y: int, expedition: Expedition) -> None:
    """An expedition's points next to the spine, how they come about outside of them."""
    sum_, middle = work_out(expedition), _pill_middle(side)
    picture.centre(sprites.pill(sum_.points, PILL_WIDTH, PILL_HEIGHT, theme.WORTH), middle, y)
    away = PILL_WIDTH // 2 + PAD
    x, across = (middle + away, LEFT) if side else (middle - away, RIGHT)
    picture.text(working(expedition), x, y, theme.LABEL, theme.CREAM, across=across)


def working(expedition: Expedition) -> str:
    """The sum in signs: 47 − 20, (47 − 20) × 2 + 20."""
    sum_ = work_out(expedition)
    text = f"{sum_.numbers} − {sum_.cost}"
    if sum_.factor > 1:
        text = f"({text}) × {sum_.factor}"
    return f"{text} + {sum_.bonus}" if sum_.bonus else text
