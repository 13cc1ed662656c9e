"""The rounds side by side: a bar a side, and below them what each expedition came to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.catalogue import Say
from engine.core.numerals import numeral
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, View
from engine.games.lost_cities.scoring import board_scores, worth
from render import sprites, theme
from render.canvas import MIDDLE, Canvas
from render.geometry import PAD, WIDTH, Box, columns
from render.sheet import Sheet, Sprite

GAP, PANEL, RADIUS = 12, 404, 20
TITLE_DOWN = 36
BASE, TALLEST, LEAST = 236, 112, 6
"""Where bars stand, from a panel's top, and how high they may and must be."""
BAR_WIDTH, NUMBER_UP = 88, 26
SYMBOL, SYMBOLS_DOWN = 36, 272
ROWS_DOWN, ROW = 326, 50
BADGE, GUTTER = 40, 60


def _in_a_row(view: View) -> int:
    """How many panels lie side by side: six expeditions' sums need more room."""
    return 3 if view.options.colours == len(COLOURS) - 1 else 2


def rounds_height(view: View) -> int:
    """The height of all the panels."""
    lines = -(-len(view.finished) // _in_a_row(view))
    return lines * (PANEL + GAP)


def rounds(picture: Canvas, y: int, *, view: View, say: Say) -> None:
    """Paints a panel a round."""
    a_row = _in_a_row(view)
    most = max(1, *(score for board in view.finished for score in board_scores(board)))
    for number in range(len(view.finished)):
        line = Box(PAD, y + number // a_row * (PANEL + GAP), WIDTH - 2 * PAD, PANEL)
        _panel(picture, columns(line, a_row, GAP)[number % a_row], view, number, most, say)


def _panel(picture: Canvas, box: Box, view: View, number: int, most: int, say: Say) -> None:
    picture.put(sprites.plain(box.w, box.h, RADIUS, theme.BAR_TOP), box.x, box.y)
    title = say("picture-round-number", round=str(number + 1))
    picture.text(title, box.x + PAD, box.y + TITLE_DOWN, theme.NAME, theme.GOLD_LINE)
    scores = board_scores(view.finished[number])
    for side, (score, place) in enumerate(zip(scores, columns(box.inset(PAD), 2, 0), strict=True)):
        _bar(picture, place.middle[0], box.y + BASE, side, score, most)
    picture.fill(Box(box.x + PAD, box.y + BASE, box.w - 2 * PAD, 2), theme.QUIET)
    _sums(picture, box, view, number)


def _bar(picture: Canvas, x: int, base: int, side: int, score: int, most: int) -> None:
    """A side's score: over it the number; a loss is a low red bar."""
    height = max(LEAST, round(TALLEST * max(score, 0) / most))
    picture.put(_block(height, side, score < 0), x - BAR_WIDTH // 2, base - height)
    picture.text(numeral(score), x, base - height - NUMBER_UP, theme.WORTH, theme.CREAM, across=MIDDLE)


@lru_cache(maxsize=64)
def _block(height: int, side: int, loss: bool) -> Sprite:
    paint = theme.LOSS.rim if loss else theme.SEATS[side].paint
    sheet = Sheet(BAR_WIDTH, height)
    sheet.shade(sheet.rounded(0, min(8, height / 2)), theme.blend(paint, theme.CREAM, 0.15), paint)
    return sheet.sprite()


def _sums(picture: Canvas, box: Box, view: View, number: int) -> None:
    """Under the colours' symbols what each expedition came to, a row a side."""
    room = Box(box.x + GUTTER, box.y, box.w - GUTTER - GAP, box.h)
    cells = columns(room, view.options.colours, 0)
    for colour, cell in enumerate(cells):
        key = COLOUR_KEYS[COLOURS[colour]]
        icon = sprites.icon(key, SYMBOL, theme.SUITS[key].top)
        picture.centre(icon, cell.middle[0], box.y + SYMBOLS_DOWN)
    for side, expeditions in enumerate(view.finished[number]):
        y = box.y + ROWS_DOWN + side * ROW
        _badge(picture, box.x + GAP, y, view.sides[side])
        for expedition, cell in zip(expeditions, cells, strict=True):
            points = worth(expedition)
            ink = theme.GAIN.rim if points > 0 else theme.LOSS.rim if points < 0 else theme.QUIET
            words = numeral(points) if expedition else "·"
            picture.text(words, cell.middle[0], y, theme.LABEL, ink, across=MIDDLE)


def _badge(picture: Canvas, x: int, y: int, seats: Sequence[int]) -> None:
    """A side's badge: of partners the first one's."""
    picture.put(sprites.badge(seats[0], BADGE), x, y - BADGE // 2)
