"""Rounds side by side in panels, or many as one chart: a bar per side, and the points per suit.

A panel has bars above its suits; the chart has a row per round, with bars from a common zero.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.phrasing import numeral
from engine.core.types import Seat
from render import bars, fonts, sprites, theme
from render.canvas import LEFT, MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite
from render.geometry import PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.theme import Colour, Style

GAP, RADIUS, IN = 12, 20, 10
TITLE_DOWN = 36
TITLE = Style(theme.NAME.face, 42)
BADGE, STAR = 44, 40
BASE, MAX_BAR_HEIGHT, MIN_BAR_HEIGHT = 240, 116, 6
"""The foot of the bars below a panel's top, and a bar's greatest and least height."""
BAR_WIDTH, BAR_SHARE, NUMBER_UP = 88, 0.8, 26
"""A bar's greatest width, its most share of a column, and how far above it its number is."""
NUMBER, TIGHT_NUMBER = theme.WORTH, Style(theme.WORTH.face, 42)
TIGHT_BARS = 3
"""The number of bars from which smaller numbers are used."""
SYMBOL, SYMBOLS_DOWN = 36, 276
ROWS_DOWN, ROW = 328, 54
GUTTER = 58
SUM = theme.FINE
"""Small, since fifteen columns stand side by side."""
SUM_HEIGHT, SUM_RADIUS = 44, 10
STRIPE = 0.06


class Round(Struct, frozen=True):
    """A round: its title, each side's points, and points by side and suit (None if not played)."""

    title: str
    points: tuple[int, ...]
    sums: tuple[tuple[int | None, ...], ...]


Spot = tuple[int, int, int]
"""Round, side and suit, counted from 0."""
Light = tuple[Colour, Colour]
"""The background and text colours of a highlighted number."""
BEST: Light = theme.GOLD, theme.GOLD_INK
WORST: Light = theme.LOSS.rim, theme.LOSS.bottom


class Rounds(Struct, frozen=True):
    """Rounds with their sides' seats, the suits' keys, and the places of the best and worst numbers."""

    rounds: Sequence[Round]
    sides: Sequence[Sequence[Seat]]
    keys: Sequence[str]
    best: Sequence[Spot]
    worst: Sequence[Spot]

    @property
    def lights(self) -> Iterator[tuple[Spot, Light]]:
        """The places of the best and worst numbers, with their colours."""
        for spots, light in ((self.best, BEST), (self.worst, WORST)):
            for spot in spots:
                yield spot, light


def panels_height(rounds: Rounds) -> int:
    """Return the height of the panels and the space below them, in pixels."""
    return ROWS_DOWN + (len(rounds.sides) - 1) * ROW + SUM_HEIGHT // 2 + GAP + IN + GAP


def paint_round_panels(picture: Canvas, y: int, *, rounds: Rounds) -> None:
    """Paint the panels side by side at height y. The best and worst numbers are highlighted."""
    most = max(1, *(abs(points) for round_ in rounds.rounds for points in round_.points))
    room = Box(PAD, y, WIDTH - 2 * PAD, panels_height(rounds) - GAP)
    for round_, box in zip(rounds.rounds, columns(room, len(rounds.rounds), GAP), strict=True):
        picture.put(sprites.panel(box.w, box.h, RADIUS, theme.BAR_TOP), box.x, box.y)
        _paint_title(picture, box, round_, rounds.sides)
        _paint_bars(picture, box, round_.points, rounds.sides, most)
        _paint_sums_table(picture, box, round_, rounds.sides, rounds.keys)
        for (number, side, colour), light in rounds.lights:
            if rounds.rounds[number] is round_:
                paint_lit_sum(
                    picture, sum_cell(box, side, colour, len(rounds.keys)), round_.sums[side][colour], light
                )


def _paint_title(picture: Canvas, box: Box, round_: Round, sides: Sequence[Sequence[Seat]]) -> None:
    """Write a round's title, and the winners' badges with a star unless it was tied."""
    x, y = box.right - PAD // 2 - STAR, box.y + TITLE_DOWN
    best = max(round_.points)
    winners = [seat for side, seats in enumerate(sides) if round_.points[side] == best for seat in seats]
    if round_.points.count(best) == 1:
        picture.put(sprites.icon("star", STAR, theme.GOLD), x, y - STAR // 2)
        for seat in reversed(winners):
            x -= BADGE + IN // 2
            picture.put(sprites.badge(seat, BADGE), x, y - BADGE // 2)
    left = box.x + PAD
    picture.shrunk_text(round_.title, left, y, TITLE, theme.GOLD_LINE, x - IN - left)


def _paint_bars(
    picture: Canvas, box: Box, points: Sequence[int], sides: Sequence[Sequence[Seat]], most: int
) -> None:
    """Paint a bar per side in its first seat's colour, with its points above it.

    `most` points fill the height. A loss's bar is as high as a gain's, in the colours of a loss.
    """
    base, tight = box.y + BASE, len(points) >= TIGHT_BARS
    for side, column in enumerate(columns(box.inset(PAD), len(points), 0)):
        wide = min(BAR_WIDTH, int(column.w * BAR_SHARE))
        high = max(MIN_BAR_HEIGHT, round(MAX_BAR_HEIGHT * abs(points[side]) / most))
        paint = None if points[side] < 0 else theme.SEATS[sides[side][0]].paint
        x = column.middle[0]
        picture.put(_bar_sprite(wide, high, paint), x - wide // 2, base - high)
        style, ink = TIGHT_NUMBER if tight else NUMBER, theme.LOSS.rim if paint is None else theme.CREAM
        picture.text(numeral(points[side]), x, base - high - NUMBER_UP, style, ink, across=MIDDLE)
    picture.fill(Box(box.x + PAD, base, box.w - 2 * PAD, 2), theme.QUIET)


@cached_image
def _bar_sprite(w: int, h: int, paint: Colour | None) -> Sprite:
    """Return a bar of w × h pixels; in the colours of a loss if `paint` is None."""
    drawing = Drawing(w, h)
    shape = drawing.rounded(0, min(8, h / 2))
    if paint is None:
        drawing.ink(shape, theme.LOSS.bottom)
        drawing.ink(drawing.rounded(0, min(8, h / 2), edge=3), theme.LOSS.rim)
    else:
        drawing.shade(shape, theme.blend(paint, theme.CREAM, 0.3), paint)
    return drawing.sprite()


def sum_cell(box: Box, side: int, colour: int, colours: int) -> Box:
    """Return the box for a side's points in suit `colour` (by index) of `colours`, in the panel `box`."""
    room = Box(box.x + GUTTER, box.y, box.w - GUTTER - IN // 2, box.h)
    column = columns(room, colours, 0)[colour]
    return Box(column.x, box.y + ROWS_DOWN + side * ROW - SUM_HEIGHT // 2, column.w, SUM_HEIGHT)


def _paint_sums_table(
    picture: Canvas, box: Box, round_: Round, sides: Sequence[Sequence[Seat]], keys: Sequence[str]
) -> None:
    """Paint a round's table: a symbol for each colour, and a row of points for each side."""
    for colour, key in enumerate(keys):
        x = sum_cell(box, 0, colour, len(keys)).middle[0]
        picture.centre(sprites.icon(key, SYMBOL, theme.SUITS[key].top), x, box.y + SYMBOLS_DOWN)
    for side, sums in enumerate(round_.sums):
        y = sum_cell(box, side, 0, len(keys)).middle[1]
        stripe = sprites.tablet(box.w - IN, SUM_HEIGHT, SUM_RADIUS, theme.CREAM, STRIPE)
        picture.put(stripe, box.x + IN // 2, y - SUM_HEIGHT // 2)
        picture.put(sprites.badge(sides[side][0], BADGE), box.x + IN, y - BADGE // 2)
        for colour, points in enumerate(sums):
            x = sum_cell(box, side, colour, len(keys)).middle[0]
            paint_sum(picture, points, x, y)


def paint_sum(picture: Canvas, points: int | None, x: int, y: int, style: Style = SUM) -> None:
    """Write the points of a suit centred on (x, y), or a dot for None: it was not played."""
    words = "·" if points is None else numeral(points)
    picture.text(words, x, y, style, theme.points_ink(points), across=MIDDLE)


def paint_lit_sum(picture: Canvas, box: Box, points: int | None, light: Light, style: Style = SUM) -> None:
    """Write points (0 for None) highlighted in the colours `light`."""
    paint, ink = light
    picture.put(sprites.tablet(box.w, box.h, SUM_RADIUS, paint), box.x, box.y)
    picture.text(numeral(points or 0), *box.middle, style, ink, across=MIDDLE)


CHART_HEAD, CHART_LINE, CHART_GAP, CHART_FOOT, CHART_IN = 74, 50, 12, 14, 12
"""Heights: the symbols, a side's line, the gaps between and below rounds; and the margin at the sides."""
NUMBER_WIDTH = 62
BADGE_STEP = BADGE + 4
CHART_TITLE = theme.TITLE
CHART_SYMBOL = 50
CHART_CELL = 92
CHART_SUM = Style(SUM.face, 42)
CHART_BAR, CHART_BAR_RADIUS, MIN_BAR_WIDTH = 34, 7, 6
CHART_POINTS = theme.WORTH
CHART_POINTS_GAP = 10


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
    return max((fonts.advance(numeral(one), CHART_POINTS) + CHART_POINTS_GAP for one in points), default=0)


def chart_height(count: int) -> int:
    """Return the height of a chart with `count` rounds and the space below it, in pixels."""
    return CHART_HEAD + count * (2 * CHART_LINE + CHART_GAP) - CHART_GAP + CHART_FOOT + CHART_GAP


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
        box = Box(PAD, y, WIDTH - 2 * PAD, chart_height(count) - CHART_GAP)
        wide = CHART_CELL * colours
        cells = columns(Box(box.right - CHART_IN - wide, y, wide, CHART_HEAD), colours, 0)
        left = box.x + CHART_IN + NUMBER_WIDTH + abreast * BADGE_STEP + CHART_GAP
        return cls(box, cells, Box(left, y, cells[0].x - STAR - 2 * CHART_IN - left, box.h))

    def round(self, number: int) -> Box:
        """Return the box of a round's row, two lines high across the chart; `number` counts from 0."""
        top = self.box.y + CHART_HEAD + number * (2 * CHART_LINE + CHART_GAP)
        return Box(self.box.x + CHART_IN, top, self.box.w - 2 * CHART_IN, 2 * CHART_LINE)


def paint_rounds_chart(picture: Canvas, y: int, *, shown: Rounds, title: str) -> None:
    """Paint the rounds of two sides at height y. The best and worst numbers are highlighted."""
    boxes = Chart.of(y, len(shown.rounds), len(shown.keys), max(map(len, shown.sides)))
    picture.put(sprites.panel(boxes.box.w, boxes.box.h, RADIUS, theme.BAR_TOP), boxes.box.x, boxes.box.y)
    room = boxes.cells[0].x - 2 * PAD - boxes.box.x
    picture.shrunk_text(title, boxes.box.x + PAD, y + CHART_HEAD // 2, TITLE, theme.GOLD_LINE, room)
    for key, cell in zip(shown.keys, boxes.cells, strict=True):
        picture.centre(sprites.icon(key, CHART_SYMBOL, theme.SUITS[key].top), *cell.middle)
    scale = Scale.of(boxes.bars, [points for round_ in shown.rounds for points in round_.points])
    for number, round_ in enumerate(shown.rounds):
        stripe = boxes.round(number)
        for height in (stripe.h, CHART_LINE):  # the upper line becomes lighter than the lower one
            band = sprites.tablet(stripe.w, height, SUM_RADIUS, theme.CREAM, STRIPE)
            picture.put(band, stripe.x, stripe.y)
        _paint_round_head(picture, stripe, number + 1, shown.sides)
        _paint_chart_bars(picture, stripe, round_, shown.sides, scale)
        _paint_star(picture, stripe, round_, boxes.cells[0].x - CHART_IN - STAR)
        for side in range(len(shown.sides)):
            for points, cell in zip(round_.sums[side], boxes.cells, strict=True):
                x, y = cell.middle[0], stripe.y + _line_offset(side)
                paint_sum(picture, points, x, y, CHART_SUM)
    _highlight_numbers(picture, boxes, shown)
    first, last = boxes.round(0), boxes.round(len(shown.rounds) - 1)
    picture.fill(Box(scale.zero - 1, first.y, 2, last.bottom - first.y), theme.QUIET)


def _highlight_numbers(picture: Canvas, boxes: Chart, shown: Rounds) -> None:
    for (number, side, colour), light in shown.lights:
        middle = boxes.round(number).y + _line_offset(side)
        cell = Box(boxes.cells[colour].x + 2, middle - SUM_HEIGHT // 2, CHART_CELL - 4, SUM_HEIGHT)
        paint_lit_sum(picture, cell, shown.rounds[number].sums[side][colour], light, CHART_SUM)


def _line_offset(side: int) -> int:
    """Return how far below its round's top the middle of a side's line is, in pixels."""
    return side * CHART_LINE + CHART_LINE // 2


def _paint_round_head(picture: Canvas, stripe: Box, number: int, sides: Sequence[Sequence[Seat]]) -> None:
    """Write a round's `number`, from 1, and the badges of each side's seats beside its line."""
    x = stripe.x + NUMBER_WIDTH // 2
    picture.text(str(number), x, stripe.middle[1], CHART_TITLE, theme.GOLD_LINE, across=MIDDLE)
    for side, seats in enumerate(sides):
        x, y = stripe.x + NUMBER_WIDTH, stripe.y + _line_offset(side)
        bars.paint_badges(picture, seats, x, y, BADGE, BADGE_STEP - BADGE)


def _paint_chart_bars(
    picture: Canvas, stripe: Box, round_: Round, sides: Sequence[Sequence[Seat]], scale: Scale
) -> None:
    """Paint a bar with points for each side in a round; negative points go left of zero."""
    for side, points in enumerate(round_.points):
        middle, wide = stripe.y + _line_offset(side), max(MIN_BAR_WIDTH, round(abs(points) * scale.point))
        lost = points < 0
        paint = theme.LOSS.rim if lost else theme.SEATS[sides[side][0]].paint
        top = theme.blend(paint, theme.CREAM, 0.3)
        bar = sprites.shaded_tablet(wide, CHART_BAR, min(CHART_BAR_RADIUS, wide / 2), top, paint)
        picture.put(bar, scale.zero - wide * lost, middle - CHART_BAR // 2)
        x, across = scale.zero + wide + CHART_POINTS_GAP, LEFT
        if lost:
            x, across = scale.zero - wide - CHART_POINTS_GAP, RIGHT
        picture.text(numeral(points), x, middle, CHART_POINTS, theme.CREAM, across=across)


def _paint_star(picture: Canvas, stripe: Box, round_: Round, x: int) -> None:
    """Paint a star at x on the line of the side that won a round of two; none for a tie."""
    one, other = round_.points
    if one != other:
        y = stripe.y + _line_offset(int(other > one))
        picture.put(sprites.icon("star", STAR, theme.GOLD), x, y - STAR // 2)
