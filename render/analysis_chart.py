"""The chances of an analysis as a landscape: two lands divided by a line, or a line for each side.

Below it are the rounds and their points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral, signed
from render import bars, fonts, sprites, theme
from render.analysis_data import AnalysisData, Stretch, steepest_stretch
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Sprite, gradient, line_mask, mask_below
from render.geometry import Box
from render.icons import Point
from render.image_cache import cached_image
from render.theme import Colour, blend

RADIUS = 20
PLOT_HEIGHT, STRIP, TALL_STRIP = 300, 62, 100
"""Heights of the chart, and of the rounds below it for two sides and for more."""
ENDS = 64
"""The room at the right for the badges at the ends of several lines."""
NAME_ROOM = 420
"""The widest name on the chart, in pixels."""
MARGIN, WIDE_MARGIN, APART = 14, 36, 11
"""How far chances of 0 and 1 are from the edge with one line and with several, and the shift between those:
equal chances would hide each other."""
LINE, LINE_EDGE = 7, 15
THIN_LINE = 5
DASH, DASH_STRENGTH = 18, 150
SHALLOW, LAND = 0.55, 0.62
"""How much of its colour a land keeps at the far end, and the opacity of a land below several lines."""
VEIL = 0.26
MARK, POLE, POLE_LONG, SPOT, EDGE = 56, 4, 78, 10, 10
BADGE, BEAD, BEAD_APART = 44, 34, 190
"""The size of badges, of those on lines, and the distance of those, in pixels."""
SCORE = theme.BADGE
LABEL_EDGE = 3
TAG, TALL_TAG, TAG_IN, TAG_GAP, TAG_STRENGTH, TAG_RADIUS = 60, 88, 14, 6, 0.8, 18
MOST_MINI = 4
NEAR, STEP = 8, 40
"""The least gap between labels and lines, and the steps in which a free place is searched for."""


class Chart(Struct, frozen=True):
    """The part of the chart with the lines, its data, and the rise marked in it."""

    plot: Box
    data: AnalysisData
    stretch: Stretch | None

    @property
    def width(self) -> int:
        """The width of the lines, without the room for badges at the right of more than two sides."""
        return self.plot.w - (0 if len(self.data.sides) == 2 else ENDS)

    @property
    def lower(self) -> int:
        """The side whose land is below the line: the winner, or the first of several."""
        return self.data.by_points[0]

    def x(self, turn: int) -> float:
        """Return the x of a turn (0: the deal), in pixels from the left of the chart."""
        return self.width * turn / max(1, len(self.data.chances) - 1)

    def line(self, side: int) -> list[Point]:
        """Return the points of a side's line in pixels, one a turn. A high chance is high up."""
        sides = len(self.data.sides)
        margin = MARGIN if sides == 2 else WIDE_MARGIN
        shift = 0.0 if sides == 2 else APART * (self.data.by_points.index(side) - (sides - 1) / 2)
        low, high = self.plot.h - margin + shift, margin + shift
        return [
            (self.x(turn), low + (high - low) * chances[side])
            for turn, chances in enumerate(self.data.chances)
        ]

    @property
    def lines(self) -> dict[int, list[Point]]:
        """The lines that are drawn, by side: the winner's alone for two sides."""
        two = len(self.data.sides) == 2
        return {side: self.line(side) for side in ([self.lower] if two else self.data.by_points)}


def chart_height(data: AnalysisData) -> int:
    """Return the height of the chart with the rounds below it, in pixels."""
    return PLOT_HEIGHT + (STRIP if len(data.sides) == 2 else TALL_STRIP)


def paint_chart(
    picture: Canvas, box: Box, data: AnalysisData, minis: Sequence[Sprite], names: Sequence[str], say: Say
) -> None:
    """Paint the chances in a box of `chart_height`.

    `minis` are small cards for the tag of the steepest stretch, the most recent last; `names` are by seat.
    """
    chart = Chart(Box(0, 0, box.w, PLOT_HEIGHT), data, steepest_stretch(data.chances))
    whole = gradient(box.w, box.h, theme.BAR_BOTTOM, theme.BAR_BOTTOM)
    whole.paste(_two_lands(chart) if len(data.sides) == 2 else _several_lines(chart), (0, 0))
    canvas = Canvas(whole, fresh=True)
    ends = [round(chart.x(turn)) for turn in data.rounds]
    for x in ends:
        if x < chart.width - 4:
            canvas.fill(Box(x - 2, 0, 5, box.h), theme.BAR_BOTTOM)
    _paint_rounds(canvas, ends, Box(0, PLOT_HEIGHT, box.w, box.h - PLOT_HEIGHT), data, say)
    if len(data.sides) > 2:
        _paint_line_badges(canvas, chart)
    taken = list(_paint_turn_marks(canvas, chart))
    taken += _paint_stretch(canvas, chart, minis, taken, say)
    if len(data.sides) == 2:
        _paint_names(canvas, chart, names, taken, say)
    picture.image.paste(canvas.image, (box.x, box.y), sprites.rounded_mask(box.w, box.h, RADIUS))
    picture.put(sprites.frame(box.w, box.h, RADIUS, 2, theme.BAND_LINE), box.x, box.y)


# The lines


def _two_lands(chart: Chart) -> Image.Image:
    """Return the chart of two sides: the winner's land below the line, the other's above it."""
    plot, lower = chart.plot, chart.lower
    own, other = (theme.SEATS[chart.data.sides[side][0]].paint for side in (lower, 1 - lower))
    line = chart.line(lower)
    image = gradient(plot.w, plot.h, _darkened_colour(other), blend(theme.TABLE_DARK, other, 0.8))
    below = mask_below(plot.w, plot.h, line)
    image.paste(gradient(plot.w, plot.h, own, _darkened_colour(own)), (0, 0), below)
    _brighten_stretch(image, chart)
    _draw_even_chances_line(image, plot)
    for colour, wide in ((theme.SHADOW, LINE_EDGE), (theme.LIGHT_TOP, LINE)):
        image.paste(colour, (0, 0), line_mask(plot.w, plot.h, line, wide))
    return image


def _several_lines(chart: Chart) -> Image.Image:
    """Return the chart of more sides: a line each, the winner's on top and above its land."""
    plot, data = chart.plot, chart.data
    image = gradient(plot.w, plot.h, theme.TABLE_LIGHT, theme.TABLE_DARK)
    paint = theme.SEATS[data.sides[chart.lower][0]].paint
    below = mask_below(plot.w, plot.h, chart.line(chart.lower))
    fading = Image.linear_gradient("L").resize(below.size).point(lambda value: round((255 - value) * LAND))
    image.paste(paint, (0, 0), Image.composite(fading, Image.new("L", below.size), below))
    _brighten_stretch(image, chart)
    _draw_even_chances_line(image, plot)
    for side in reversed(data.by_points):
        wide, paint = LINE if side == chart.lower else THIN_LINE, theme.SEATS[data.sides[side][0]].paint
        for more, colour in ((10, theme.SHADOW), (6, theme.LIGHT_TOP), (0, paint)):
            image.paste(colour, (0, 0), line_mask(plot.w, plot.h, chart.line(side), wide + more))
    return image


def _brighten_stretch(image: Image.Image, chart: Chart) -> None:
    """Tint the turns of the steepest stretch golden, if there is one."""
    if chart.stretch is None:
        return
    left, right = (round(chart.x(turn)) for turn in (chart.stretch.first, chart.stretch.last))
    veil = Image.new("L", (right - left, chart.plot.h), round(255 * VEIL))
    image.paste(theme.GOLD, (left, 0), veil)


def _darkened_colour(paint: Colour) -> Colour:
    return blend(theme.TABLE_DARK, paint, SHALLOW)


def _draw_even_chances_line(image: Image.Image, plot: Box) -> None:
    """Draw a dashed line across the middle of the plot."""
    for x in range(0, plot.w, 2 * DASH):
        image.paste(theme.CREAM, (x, plot.h // 2 - 1), Image.new("L", (DASH, 3), DASH_STRENGTH))


def _paint_line_badges(canvas: Canvas, chart: Chart) -> None:
    """Paint badges on the lines of several sides, and at their ends in the order of places."""
    data = chart.data
    every = max(len(data.sides), round(BEAD_APART / max(1, chart.x(1))))
    for side in reversed(data.by_points):
        seat, line = data.sides[side][0], chart.line(side)
        first = every * (1 + side) // (1 + len(data.sides))
        for x, y in line[first : -every // 3 : every]:
            canvas.centre(sprites.badge(seat, BEAD), round(x), round(y))
    top, step = 4 + BADGE // 2, BADGE + 2
    most = chart.plot.h - 4 - BADGE // 2
    for place, side in enumerate(data.by_points):
        left = len(data.sides) - 1 - place
        y = min(max(top, round(chart.line(side)[-1][1])), most - left * step)
        canvas.centre(sprites.badge(data.sides[side][0], BADGE), chart.width + ENDS // 2 + 2, y)
        top = y + step


# The rounds


def _paint_rounds(canvas: Canvas, ends: Sequence[int], box: Box, data: AnalysisData, say: Say) -> None:
    """Write each round's name and points below the chart. Rounds end at the x in `ends`."""
    for number, (start, end) in enumerate(zip([0, *ends], ends, strict=False), start=1):
        points = data.round_points[number - 1] if number <= len(data.round_points) else ()
        words = say("picture-analysis-round", game=data.game_key, number=number)
        part = Box(start, box.y, end - start, box.h)
        (_paint_round_of_two if len(data.sides) == 2 else _paint_round)(canvas, part, words, points, data)


def _paint_round_of_two(
    canvas: Canvas, box: Box, words: str, points: Sequence[int], data: AnalysisData
) -> None:
    """Write a round's name, its leader's badge and the points, those of the game's winner first.

    `points` are by side, or empty. Without room, the name is left out first, then all.
    """
    sides = data.by_points
    score = " : ".join(numeral(points[side]) for side in sides) if points else ""
    ahead = [] if len(set(points)) < 2 else [data.sides[max(sides, key=lambda side: points[side])][0]]
    said = fonts.advance(words, theme.LABEL) + 12
    wide = len(ahead) * (BADGE + 8) + (fonts.advance(score, SCORE) if score else 0)
    if said + wide > box.w - 40:
        said = 0
    if wide + said > box.w - 8 or not (score or said):
        return
    x, y = box.middle[0] - (said + wide) // 2, box.middle[1]
    if said:
        canvas.text(words, x, y, theme.LABEL, theme.QUIET)
        x += said
    x = bars.paint_badges(canvas, ahead, x, y, BADGE, 8)
    canvas.text(score, x, y, SCORE, theme.CREAM)


def _paint_round(canvas: Canvas, box: Box, words: str, points: Sequence[int], data: AnalysisData) -> None:
    """Write as much of a round's name and highest points as fits."""
    middle, upper, lower = box.middle[0], box.y + 28, box.y + 72
    if fonts.advance(words, theme.LABEL) <= box.w - 12:
        canvas.text(words, middle, upper, theme.LABEL, theme.QUIET, across=MIDDLE)
    if not points:
        return
    best = [data.sides[side][0] for side in data.by_points if points[side] == max(points)]
    score = signed(max(points))
    wide = len(best) * (BADGE + 4) + 4 + fonts.advance(score, SCORE)
    if wide > box.w - 8:
        return
    x = bars.paint_badges(canvas, best, middle - wide // 2, lower, BADGE, 4)
    canvas.text(score, x + 4, lower, SCORE, theme.CREAM)


# Marks and labels


def _paint_turn_marks(canvas: Canvas, chart: Chart) -> Iterator[Box]:
    """Paint a numbered flag at each costly turn, on its side's line. Yield each flag's box."""
    taken: list[Box] = []
    for number, row in enumerate(chart.data.rows, start=1):
        line = chart.line(chart.lower if len(chart.data.sides) == 2 else chart.data.side_of(row.seat))
        x, y = line[min(max(0, row.turn - 1), len(line) - 1)]
        x = min(max(x, SPOT + EDGE), chart.width - SPOT - EDGE)
        middle = round(min(max(x, MARK // 2 + EDGE), chart.width - MARK // 2 - EDGE))
        away = 1 if y < chart.plot.h / 2 else -1
        feet = [y + away * (POLE_LONG + shift * (MARK + 6)) for shift in range(3)]
        boxes = [Box(middle - MARK // 2, round(foot) - MARK // 2, MARK, MARK) for foot in feet]
        box = next(
            (one for one in boxes if not any(one.inset(-NEAR).overlaps(other) for other in taken)), boxes[0]
        )
        taken.append(box)
        foot = min(max(box.middle[1], MARK // 2 + 4), chart.plot.h - MARK // 2 - 4)
        top, bottom = sorted((round(y), foot))
        canvas.fill(Box(round(x) - POLE // 2, top, POLE, bottom - top), theme.GOLD)
        canvas.centre(_costly_turn_dot(), round(x), round(y))
        canvas.centre(number_disc(number), middle, foot)
        yield Box(box.x, min(top, foot - MARK // 2), MARK, bottom - top + MARK)


@cached_image
def number_disc(number: int) -> Sprite:
    """Return the golden disc with the number of a costly turn."""
    drawing, half = Drawing(MARK, MARK, margin=4), MARK / 2
    drawing.disc(half, half, half, theme.CROWN)
    drawing.disc(half, half, half - 4, theme.GOLD)
    drawing.text(str(number), half, half, SCORE, theme.GOLD_INK, across=MIDDLE)
    return drawing.sprite()


@cached_image
def _costly_turn_dot() -> Sprite:
    drawing = Drawing(2 * SPOT, 2 * SPOT, margin=4)
    drawing.disc(SPOT, SPOT, SPOT, theme.SHADOW)
    drawing.disc(SPOT, SPOT, SPOT - 3, theme.GOLD)
    return drawing.sprite()


def _paint_stretch(
    canvas: Canvas, chart: Chart, minis: Sequence[Sprite], taken: Sequence[Box], say: Say
) -> list[Box]:
    """Paint a tag near the steepest stretch: who gained, how much, by what cards.

    Return its box in a list; empty without a stretch or a free place.
    """
    stretch = chart.stretch
    if stretch is None:
        return []
    words = say("picture-analysis-rise", percent=round(100 * stretch.rise))
    cards = minis[-MOST_MINI:]
    seats = chart.data.sides[stretch.side]
    wide = 2 * TAG_IN + len(seats) * (BADGE + TAG_GAP) + fonts.advance(words, theme.LABEL)
    wide += sum(card.w + TAG_GAP for card in cards) + (TAG_GAP if cards else 0)
    middle = round((chart.x(stretch.first) + chart.x(stretch.last)) / 2)
    box = _free_place(chart, wide, TALL_TAG if cards else TAG, middle, wide, taken)
    if box is None:
        return []
    tag = sprites.tablet(box.w, box.h, TAG_RADIUS, theme.SHADOW, TAG_STRENGTH)
    canvas.put(tag, box.x, box.y)
    y = box.middle[1]
    x = bars.paint_badges(canvas, seats, box.x + TAG_IN, y, BADGE, TAG_GAP)
    x += canvas.text(words, x, y, theme.LABEL, theme.CREAM) + 2 * TAG_GAP
    for card in cards:
        canvas.put(card, x, y - card.h // 2)
        x += card.w + TAG_GAP
    return [box]


def _paint_names(canvas: Canvas, chart: Chart, names: Sequence[str], taken: Sequence[Box], say: Say) -> None:
    """Paint two sides' badges, and names unless too long, where no line is; nothing without such a place."""
    taken = list(taken)
    for side, from_below in ((chart.lower, True), (1 - chart.lower, False)):
        seats = chart.data.sides[side]
        words = join_names([names[seat] for seat in seats], say)
        words = words if fonts.advance(words, theme.LABEL) <= NAME_ROOM else ""
        wide = len(seats) * (BADGE + TAG_GAP) + fonts.advance(words, theme.LABEL)
        box = _free_place(chart, wide, BADGE, 0, chart.width, taken, from_below=from_below)
        if box is None:
            continue
        taken.append(box)
        x = bars.paint_badges(canvas, seats, box.x, box.middle[1], BADGE, TAG_GAP)
        canvas.outlined_text(words, x, box.middle[1], theme.LABEL, theme.CREAM, LABEL_EDGE)


def _free_place(
    chart: Chart,
    w: int,
    h: int,
    near: int,
    reach: int,
    taken: Sequence[Box],
    *,
    from_below: bool | None = None,
) -> Box | None:
    """Return a free box of w × h pixels at the chart's top or foot, its middle nearest to x = `near`.

    It touches no line and nothing `taken`; None if none is within `reach`. `from_below` is as in `is_clear`.
    """
    shifts = sorted(range(-reach, reach + 1, STEP), key=abs)
    for shift in shifts:
        x = near + shift - w // 2
        if not NEAR <= x <= chart.width - w - NEAR:
            continue
        tops = [NEAR + 4, chart.plot.h - h - NEAR - 4]
        for y in tops if from_below is None else tops[from_below : from_below + 1]:
            box = Box(x, y, w, h)
            if any(box.inset(-NEAR).overlaps(other) for other in taken):
                continue
            if all(is_clear(box, line, from_below) for line in chart.lines.values()):
                return box
    return None


def is_clear(box: Box, line: Sequence[Point], from_below: bool | None) -> bool:
    """Return whether a line stays clear of a box.

    True for `from_below`: it passes above the box; False: below it; None: either.
    """
    over = list(_heights(line, box.x - 2 * NEAR, box.right + 2 * NEAR))
    above = all(y < box.y - NEAR for y in over)
    below = all(y > box.bottom + NEAR for y in over)
    return (above or below) if from_below is None else above if from_below else below


def _heights(line: Sequence[Point], left: float, right: float) -> Iterator[float]:
    """Yield a line's heights at its points between two x, and where it crosses these x."""
    yield from (y for x, y in line if left <= x <= right)
    for (before, one), (after, other) in pairwise(line):
        for x in (left, right):
            if before < x < after:
                yield one + (other - one) * (x - before) / (after - before)
