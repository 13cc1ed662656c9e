"""All rounds at a glance: a row a side and round, a column a colour, the running totals at the right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.catalogue import Say
from engine.core.numerals import numeral
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, Board, View
from engine.games.lost_cities.scoring import BONUS_CARDS, board_scores, totals, worth
from render import sprites, theme
from render.canvas import RIGHT, Canvas
from render.geometry import PAD, WIDTH, Box, columns
from render.numerals import signed

ROW = 70
HEAD = 84
ROUND = 48
"""The line over a round's rows."""
ROUND_GAP = 8
GUTTER = 100
"""Left of the colours: the sides' badges."""
PARTNERS_GUTTER = 160
SUM = 140
"""The columns of the round's sum and of the total so far."""
BADGE, SYMBOL, STAR = 56, 54, 34
PILL_HEIGHT, PILL_GAP = 56, 10
TINT = 0.16
TURNING_POINTS = 2 * ROW
"""The height of the lines under the grid."""
JOURNEY_X = 480
"""Where they go on after their words."""
RADIUS = 20


def grid_height(rounds: int) -> int:
    """The height of the grid of so many rounds."""
    return HEAD + rounds * _block()


def _block(sides: int = 2) -> int:
    return ROUND + sides * ROW + ROUND_GAP


def grid(picture: Canvas, y: int, view: View, say: Say) -> None:
    """Paints all finished rounds from y on."""
    cells = _columns(y, len(view.finished), view)
    for colour, box in enumerate(cells):
        key = COLOUR_KEYS[COLOURS[colour]]
        paint = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, TINT)
        picture.put(sprites.plain(box.w, box.h, RADIUS, paint), box.x, box.y)
        picture.centre(sprites.icon(key, SYMBOL, theme.SUITS[key].top), box.middle[0], box.y + HEAD // 2)
    for number in range(len(view.finished)):
        _round(picture, y + HEAD + number * _block(), view, number, cells, say)


def _columns(y: int, rounds: int, view: View) -> tuple[Box, ...]:
    """The colours' columns, through all rounds."""
    gutter = PARTNERS_GUTTER if view.options.partners else GUTTER
    top, width = y + PAD // 2, WIDTH - gutter - PAD - 2 * SUM
    box = Box(gutter, top, width, grid_height(rounds) - PAD // 2)
    return columns(box, view.options.colours, PILL_GAP)


def _round(picture: Canvas, y: int, view: View, number: int, cells: Sequence[Box], say: Say) -> None:
    words, line = say("picture-round-number", round=str(number + 1)), y + ROUND // 2
    width = picture.text(words, WIDTH - PAD, line, theme.LABEL, theme.CREAM, across=RIGHT, room=2 * SUM)
    picture.fill(Box(PAD, line, WIDTH - 3 * PAD - width, 2), theme.BAND_LINE)
    board, so_far = view.finished[number], totals(view.finished[: number + 1])
    for side, seats in enumerate(view.sides):
        middle = y + ROUND + side * ROW + ROW // 2
        _badges(picture, seats, middle)
        for colour, box in enumerate(cells):
            _cell(picture, board, side, colour, box, middle)
        score = signed(board_scores(board)[side])
        picture.text(score, WIDTH - PAD - SUM, middle, theme.WORTH, theme.QUIET, across=RIGHT)
        total = numeral(so_far[side])
        picture.text(total, WIDTH - PAD, middle, theme.WORTH, theme.CREAM, across=RIGHT)


def _badges(picture: Canvas, seats: Sequence[int], y: int) -> None:
    """A side's badges."""
    for place, seat in enumerate(seats):
        x = PAD - PILL_GAP + place * (BADGE + PILL_GAP)
        picture.put(sprites.badge(seat, BADGE), x, y - BADGE // 2)


def _cell(picture: Canvas, board: Board, side: int, colour: int, box: Box, y: int) -> None:
    expedition = board[side][colour]
    if not expedition:
        return
    w = box.w - PILL_GAP
    picture.centre(sprites.pill(worth(expedition), w, PILL_HEIGHT, theme.WORTH), box.middle[0], y)
    if len(expedition) >= BONUS_CARDS:
        star = sprites.medal("star", STAR, theme.GOLD, theme.GOLD_DEEP, theme.GOLD_INK)
        picture.centre(star, box.right - PILL_GAP, y - PILL_HEIGHT // 2 + PILL_GAP // 2)


# The turning points


class Journey(Struct, frozen=True):
    """One finished expedition and what it came to."""

    points: int
    round: int
    side: int
    colour: int


def journeys(finished: Sequence[Board]) -> Iterator[Journey]:
    """All expeditions of the finished rounds."""
    for number, board in enumerate(finished, start=1):
        for side, expeditions in enumerate(board):
            for colour, expedition in enumerate(expeditions):
                if expedition:
                    yield Journey(worth(expedition), number, side, colour)


def turning_points(picture: Canvas, y: int, view: View, say: Say) -> None:
    """Paints the expeditions that brought in and cost the most, from y on."""
    every = list(journeys(view.finished))
    if not every:
        return
    best = max(every, key=lambda journey: journey.points)
    worst = min(every, key=lambda journey: journey.points)
    _journey(picture, y + ROW // 2, view, best, say("lost_cities-picture-best"), say)
    _journey(picture, y + ROW + ROW // 2, view, worst, say("lost_cities-picture-worst"), say)


def _journey(picture: Canvas, y: int, view: View, journey: Journey, words: str, say: Say) -> None:
    picture.text(words, PAD, y, theme.LABEL, theme.CREAM, room=JOURNEY_X - 2 * PAD)
    key, x = COLOUR_KEYS[COLOURS[journey.colour]], JOURNEY_X
    picture.put(sprites.icon(key, SYMBOL, theme.SUITS[key].top), x, y - SYMBOL // 2)
    x += SYMBOL + PAD
    picture.put(sprites.pill(journey.points, SUM, PILL_HEIGHT, theme.WORTH), x, y - PILL_HEIGHT // 2)
    x += SUM + PAD
    for seat in view.sides[journey.side]:
        picture.put(sprites.badge(seat, BADGE), x, y - BADGE // 2)
        x += BADGE + PILL_GAP
    round_ = say("picture-round-number", round=str(journey.round))
    picture.text(round_, WIDTH - PAD, y, theme.LABEL, theme.CREAM, across=RIGHT, room=WIDTH - PAD - x)
