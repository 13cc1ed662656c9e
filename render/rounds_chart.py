"""Many rounds as one chart: a row per round, a bar per side from a common zero, and points per suit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.core.phrasing import numeral
from engine.core.types import Seat
from render import bars, fonts, round_panels, sprites, theme
from render.canvas import LEFT, MIDDLE, RIGHT, Canvas
from render.geometry import PAD, WIDTH, Box, columns
from render.round_panels import BADGE, RADIUS, STAR, STRIPE, SUM_HEIGHT, SUM_RADIUS, Round, Rounds
from render.theme import Style

HEAD, LINE, GAP, FOOT, IN = 74, 50, 12, 14, 12
"""Heights: the symbols, a side's line, the gaps between and below rounds; and the margin at the sides."""
NUMBER_WIDTH = 62
BADGE_STEP = BADGE + 4
ROUND = theme.TITLE
SYMBOL = 50
CELL = 92
SUM = Style(round_panels.SUM.face, 42)
BAR, BAR_RADIUS, MIN_BAR_WIDTH = 34, 7, 6
POINTS = theme.WORTH
POINTS_GAP = 10


class Scale(Struct, frozen=True):
    """The scale of bars: the x of zero, and the pixels per point."""

    zero: int
    point: float

    @classmethod
    def of(cls, room: Box, points: Sequence[int]) -> Scale:
        """Return the largest scale for which every bar and its number fit into `room`."""
        behind, ahead = max(0, -min(points)), max(0, *points)
        before = _number_room([one for one in points if one < 0])
        after = _number_room([one for one in points if one >= 0])
        point = (room.w - before - after) / max(behind + ahead, 1)
        return cls(room.x + before + round(behind * point), point)


def _number_room(points: Sequence[int]) -> int:
    """Return the pixels that the widest number needs beside its bar; 0 without numbers."""
    return max((fonts.advance(numeral(one), POINTS) + POINTS_GAP for one in points), default=0)


def chart_height(count: int) -> int:
    """Return the height of a chart with `count` rounds and the space below it, in pixels."""
    return HEAD + count * (2 * LINE + GAP) - GAP + FOOT + GAP


class Chart(Struct, frozen=True):
    """The boxes of a chart: the whole, the cells of the suits' symbols, the area of the bars."""

    box: Box
    cells: tuple[Box, ...]
    bars: Box

    @classmethod
    def of(cls, y: int, count: int, colours: int, abreast: int) -> Chart:
        """Return the boxes of a chart at height y, with `count` rounds and `colours` suits.

        `abreast` is the number of seats per side.
        """
        box = Box(PAD, y, WIDTH - 2 * PAD, chart_height(count) - GAP)
        wide = CELL * colours
        cells = columns(Box(box.right - IN - wide, y, wide, HEAD), colours, 0)
        left = box.x + IN + NUMBER_WIDTH + abreast * BADGE_STEP + GAP
        return cls(box, cells, Box(left, y, cells[0].x - STAR - 2 * IN - left, box.h))

    def round(self, number: int) -> Box:
        """Return the box of a round's row, two lines high across the chart; `number` counts from 0."""
        top = self.box.y + HEAD + number * (2 * LINE + GAP)
        return Box(self.box.x + IN, top, self.box.w - 2 * IN, 2 * LINE)


def paint_rounds_chart(picture: Canvas, y: int, *, shown: Rounds, title: str) -> None:
    """Paint the rounds of two sides at height y. The best and worst numbers are highlighted."""
    boxes = Chart.of(y, len(shown.rounds), len(shown.keys), max(map(len, shown.sides)))
    picture.put(sprites.panel(boxes.box.w, boxes.box.h, RADIUS, theme.BAR_TOP), boxes.box.x, boxes.box.y)
    room = boxes.cells[0].x - 2 * PAD - boxes.box.x
    picture.shrunk_text(title, boxes.box.x + PAD, y + HEAD // 2, round_panels.TITLE, theme.GOLD_LINE, room)
    for key, cell in zip(shown.keys, boxes.cells, strict=True):
        picture.centre(sprites.icon(key, SYMBOL, theme.SUITS[key].top), *cell.middle)
    scale = Scale.of(boxes.bars, [points for round_ in shown.rounds for points in round_.points])
    for number, round_ in enumerate(shown.rounds):
        stripe = boxes.round(number)
        for height in (stripe.h, LINE):  # the upper line becomes lighter than the lower one
            band = sprites.tablet(stripe.w, height, SUM_RADIUS, theme.CREAM, STRIPE)
            picture.put(band, stripe.x, stripe.y)
        _paint_round_head(picture, stripe, number + 1, shown.sides)
        _paint_bars(picture, stripe, round_, shown.sides, scale)
        _paint_star(picture, stripe, round_, boxes.cells[0].x - IN - STAR)
        for side in range(len(shown.sides)):
            for points, cell in zip(round_.sums[side], boxes.cells, strict=True):
                x, y = cell.middle[0], stripe.y + _line_offset(side)
                round_panels.paint_sum(picture, points, x, y, SUM)
    _highlight_numbers(picture, boxes, shown)
    first, last = boxes.round(0), boxes.round(len(shown.rounds) - 1)
    picture.fill(Box(scale.zero - 1, first.y, 2, last.bottom - first.y), theme.QUIET)


def _highlight_numbers(picture: Canvas, boxes: Chart, shown: Rounds) -> None:
    for (number, side, colour), light in shown.lights:
        middle = boxes.round(number).y + _line_offset(side)
        cell = Box(boxes.cells[colour].x + 2, middle - SUM_HEIGHT // 2, CELL - 4, SUM_HEIGHT)
        round_panels.paint_lit_sum(picture, cell, shown.rounds[number].sums[side][colour], light, SUM)


def _line_offset(side: int) -> int:
    """Return how far below its round's top the middle of a side's line is, in pixels."""
    return side * LINE + LINE // 2


def _paint_round_head(picture: Canvas, stripe: Box, number: int, sides: Sequence[Sequence[Seat]]) -> None:
    """Write a round's `number`, from 1, and the badges of each side's seats beside its line."""
    x = stripe.x + NUMBER_WIDTH // 2
    picture.text(str(number), x, stripe.middle[1], ROUND, theme.GOLD_LINE, across=MIDDLE)
    for side, seats in enumerate(sides):
        x, y = stripe.x + NUMBER_WIDTH, stripe.y + _line_offset(side)
        bars.paint_badges(picture, seats, x, y, BADGE, BADGE_STEP - BADGE)


def _paint_bars(
    picture: Canvas, stripe: Box, round_: Round, sides: Sequence[Sequence[Seat]], scale: Scale
) -> None:
    """Paint a bar with points for each side in a round; negative points go left of zero."""
    for side, points in enumerate(round_.points):
        middle, wide = stripe.y + _line_offset(side), max(MIN_BAR_WIDTH, round(abs(points) * scale.point))
        lost = points < 0
        paint = theme.LOSS.rim if lost else theme.SEATS[sides[side][0]].paint
        top = theme.blend(paint, theme.CREAM, 0.3)
        bar = sprites.shaded_tablet(wide, BAR, min(BAR_RADIUS, wide / 2), top, paint)
        picture.put(bar, scale.zero - wide * lost, middle - BAR // 2)
        x, across = scale.zero + wide + POINTS_GAP, LEFT
        if lost:
            x, across = scale.zero - wide - POINTS_GAP, RIGHT
        picture.text(numeral(points), x, middle, POINTS, theme.CREAM, across=across)


def _paint_star(picture: Canvas, stripe: Box, round_: Round, x: int) -> None:
    """Paint a star at x on the line of the side that won a round of two; none for a tie."""
    one, other = round_.points
    if one != other:
        y = stripe.y + _line_offset(int(other > one))
        picture.put(sprites.icon("star", STAR, theme.GOLD), x, y - STAR // 2)
