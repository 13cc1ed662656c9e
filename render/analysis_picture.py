"""The analysis of a game: win chances as a landscape, the costliest turns, the luck of the deal.

With two sides, one line separates their colours. With more, each side has a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageDraw

from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral
from engine.core.types import Seat
from render import fonts, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite, gradient
from render.geometry import PAD, WIDTH, Box, columns
from render.icons import Point
from render.letters import isolated
from render.panorama import panorama
from render.theme import Colour, Style, blend
from render.two_lines import wrap_text

_LANDS, _SKY = 5, 96
_TITLE, _TITLE_Y, _KIND_Y = Style(theme.TITLE.face, 58), 50, 116
_OUTLINE = 4
_PLATE = Box(PAD, 150, WIDTH - 2 * PAD, 104)
_PLATE_BADGE, _PLATE_IN, _CROWN, _LEAST_NAME = 60, 18, 54, 70
_CHART_Y, _CHART_H, _ROUNDS_H = 282, 460, 62
_GAP, _RADIUS = 14, 20
_LINE, _LINE_EDGE, _FINE = 7, 15, 2
_EVEN, _DASH = 0.5, 18
_MARK, _POLE, _SPOT = 62, 5, 11
_ROW, _ROW_LINE, _ROW_BADGE = 84, 50, 50
_LUCK = 118
_BAR = Box(0, 0, 270, 40)
_MOST_LUCK = 60
"""Points of luck that fill half of the bar."""
_FOOT = 70
_HEAD, _DEED, _BETTER = Style(theme.LABEL.face, 38), Style(theme.NAME.face, 42), Style(theme.LABEL.face, 38)
_COST = Style(theme.NOTE.face, 42)
_SHALLOW = 0.55
"""How much of its colour a side's land keeps at the far end."""
_LEAST_LUCK = 3.0
"""Points of luck below which no side counts as lucky."""


class CostlyTurnRow(Struct, frozen=True):
    """A turn that cost points: its seat and number, the action taken, and the better one."""

    seat: Seat
    turn: int
    points: int
    deed: str
    better: str


class AnalysisData(Struct, frozen=True):
    """The content of an analysis.

    `chances` holds each side's win chance after each turn, starting with the deal.
    """

    game_key: str
    sides: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    """The sides that won."""
    chances: tuple[tuple[float, ...], ...]
    rounds: tuple[int, ...]
    """The numbers of the turns that ended a round."""
    rows: tuple[CostlyTurnRow, ...] = ()
    luck: tuple[float, ...] = ()

    def side_of(self, seat: Seat) -> int:
        """Return the index of a seat's side. Raises StopIteration for an unknown seat."""
        return next(number for number, side in enumerate(self.sides) if seat in side)

    @property
    def luckiest(self) -> int | None:
        """The side favoured most by luck; None if luck was even or is unknown."""
        best = max(range(len(self.luck)), key=lambda side: self.luck[side], default=None)
        return None if best is None or self.luck[best] < _LEAST_LUCK else best


def analysis_picture(data: AnalysisData, names: Sequence[str], say: Say) -> Image.Image:
    """Return the picture, 1,200 pixels wide. Unknown luck is left out."""
    rows = [(row, _row_lines(row)) for row in data.rows]
    chart = Box(PAD, _CHART_Y, WIDTH - 2 * PAD, _CHART_H + _ROUNDS_H)
    tops, y = [], chart.bottom + _GAP
    for _, lines in rows:
        tops.append(y)
        y += _ROW + _ROW_LINE * len(lines) + _GAP
    luck_top = y
    y += (_LUCK + _GAP) if data.luck else 0
    picture = Canvas(_background(y + _FOOT), fresh=True)
    picture.outlined_text(say("picture-analysis"), PAD + 8, _TITLE_Y, _TITLE, theme.CREAM, _OUTLINE + 1)
    kind = say("picture-analysis-turns", game=say(f"game-{data.game_key}"), turns=len(data.chances) - 1)
    picture.outlined_text(kind, PAD + 8, _KIND_Y, theme.LABEL, theme.GOLD_LINE, _OUTLINE)
    _paint_result(picture, data, names)
    _paint_chart(picture, chart, data, names, say)
    for number, ((row, lines), top) in enumerate(zip(rows, tops, strict=True), start=1):
        _paint_costly_turn(picture, top, number, row, lines, say)
    if data.luck:
        _paint_luck(picture, Box(PAD, luck_top, WIDTH - 2 * PAD, _LUCK), data, names, say)
    foot = say("picture-analysis-foot", judged="yes" if data.luck else "no")
    picture.text(foot, WIDTH // 2, y + _FOOT // 2 - 8, theme.LABEL, theme.QUIET, across=MIDDLE)
    return picture.image


def _background(height: int) -> Image.Image:
    ground = gradient(WIDTH, height, theme.TABLE_DARK, theme.TABLE_DARK)
    ground.paste(panorama(_LANDS).crop((0, _SKY, WIDTH, _SKY + _CHART_Y + 60)))
    return ground


@lru_cache(maxsize=8)
def _panel(w: int, h: int, *, light: bool = False) -> Sprite:
    """Return a rounded background of w × h pixels with a shadow."""
    drawing = Drawing(w, h, margin=sprites.SHADOW_ROOM)
    whole = drawing.rounded(0, _RADIUS)
    drawing.shadow(whole, blur=4, strength=0.8, drop=3)
    paints = (theme.LIGHT_TOP, theme.LIGHT_BOTTOM) if light else (theme.BAR_TOP, theme.BAR_BOTTOM)
    drawing.shade(whole, *paints)
    drawing.ink(
        drawing.rounded(0, _RADIUS, edge=3 if light else 2), theme.BRASS if light else theme.BAND_LINE
    )
    return drawing.sprite()


# The result


def _paint_result(picture: Canvas, data: AnalysisData, names: Sequence[str]) -> None:
    """Paint the sides with names and points on the plate, and a crown for each winner."""
    picture.put(_panel(_PLATE.w, _PLATE.h, light=True), _PLATE.x, _PLATE.y)
    for side, box in enumerate(columns(_PLATE.inset(8), len(data.sides), _PLATE_IN)):
        x, y, right = box.x + _PLATE_IN // 2, box.middle[1], box.right - _PLATE_IN // 2
        points = numeral(data.points[side])
        right -= picture.text(points, right, y, theme.TOTAL, theme.INK, across=RIGHT) + 10
        if side in data.winners:
            picture.centre(sprites.crown(_CROWN), right - _CROWN // 2, y)
            right -= _CROWN + 8
        share = (right - x) // len(data.sides[side])
        for seat in data.sides[side]:
            picture.centre(sprites.badge(seat, _PLATE_BADGE), x + _PLATE_BADGE // 2, y)
            room = share - _PLATE_BADGE - _PLATE_IN
            if room < _LEAST_NAME:
                continue  # too narrow beside the crown: the labels below name the badges
            picture.name_text(names[seat], x + _PLATE_BADGE + 10, y, theme.NAME, theme.INK, room)
            x += share
        if side:
            picture.fill(Box(box.x - _PLATE_IN // 2 - 1, box.y + 14, 3, box.h - 28), theme.BRASS)


# The chances


def _paint_chart(picture: Canvas, box: Box, data: AnalysisData, names: Sequence[str], say: Say) -> None:
    """Paint the chances in a box, divided by rounds, with names and marks."""
    plot = Box(0, 0, box.w, _CHART_H)
    land = _two_lands(plot, data) if len(data.sides) == 2 else _many_lines(plot, data)
    whole = gradient(box.w, box.h, theme.BAR_BOTTOM, theme.BAR_BOTTOM)
    whole.paste(land, (0, 0))
    canvas = Canvas(whole, fresh=True)
    ends = [_turn_x(plot, turn, data) for turn in data.rounds]
    for x in ends:
        if x < plot.w - 4:
            canvas.fill(Box(round(x) - 2, 0, 5, box.h), theme.BAR_BOTTOM)
    _paint_round_names(canvas, ends, data, say)
    _paint_labels(canvas, plot, data, names, say)
    _paint_turn_marks(canvas, plot, data)
    picture.image.paste(canvas.image, (box.x, box.y), sprites.rounded_mask(box.w, box.h, _RADIUS))
    picture.put(sprites.frame(box.w, box.h, _RADIUS, 2, theme.BAND_LINE), box.x, box.y)


def _turn_x(plot: Box, turn: int, data: AnalysisData) -> float:
    return plot.w * turn / max(1, len(data.chances) - 1)


def _chance_line(plot: Box, data: AnalysisData, side: int) -> list[Point]:
    """Return a side's chances as points in the plot, one per turn. Chances of 0 and 1 stay visible."""
    low, high = plot.h - _LINE, _LINE
    return [
        (_turn_x(plot, turn, data), low + (high - low) * chances[side])
        for turn, chances in enumerate(data.chances)
    ]


def _two_lands(plot: Box, data: AnalysisData) -> Image.Image:
    """Return the chart of two sides: the first side's land below the line, the second side's above it."""
    own, other = (theme.SEATS[side[0]].paint for side in data.sides)
    line = _chance_line(plot, data, 0)
    land = gradient(plot.w, plot.h, _faded(other), other)
    mask = Image.new("L", (plot.w, plot.h), 0)
    ImageDraw.Draw(mask).polygon([(0, plot.h), *line, (plot.w, plot.h)], fill=255)
    land.paste(gradient(plot.w, plot.h, own, _faded(own)), (0, 0), mask)
    _draw_even_line(land, plot)
    _draw_line(land, plot, line, theme.SHADOW, _LINE_EDGE)
    _draw_line(land, plot, line, theme.LIGHT_TOP, _LINE)
    return land


def _many_lines(plot: Box, data: AnalysisData) -> Image.Image:
    """Return the chart of more than two sides: a line each, the final leader's on top."""
    land = gradient(plot.w, plot.h, theme.TABLE_LIGHT, theme.TABLE_DARK)
    order = sorted(range(len(data.sides)), key=lambda side: data.chances[-1][side])
    for side in order:
        line = _chance_line(plot, data, side)
        _draw_line(land, plot, line, theme.LIGHT_TOP, _LINE + 5)
        _draw_line(land, plot, line, theme.SEATS[data.sides[side][0]].paint, _LINE + 1)
    return land


def _faded(paint: Colour) -> Colour:
    return blend(theme.TABLE_DARK, paint, _SHALLOW)


def _draw_even_line(land: Image.Image, plot: Box) -> None:
    y = round(plot.h * _EVEN)
    for x in range(0, plot.w, 2 * _DASH):
        land.paste(theme.CREAM, (x, y - 1, x + _DASH, y + 2), Image.new("L", (_DASH, 3), 150))


def _draw_line(land: Image.Image, plot: Box, line: Sequence[Point], colour: Colour, wide: int) -> None:
    """Draw the points as a smooth line, `wide` pixels wide."""
    large = Image.new("L", (plot.w * _FINE, plot.h * _FINE), 0)
    spots = [(x * _FINE, y * _FINE) for x, y in line]
    ImageDraw.Draw(large).line(spots, fill=255, width=wide * _FINE, joint="curve")
    land.paste(colour, (0, 0), large.resize((plot.w, plot.h), Image.Resampling.BOX))


def _paint_round_names(canvas: Canvas, ends: Sequence[float], data: AnalysisData, say: Say) -> None:
    """Write each round's name below the chart, if it fits between the ends."""
    starts = [0.0, *ends]
    for number, (start, end) in enumerate(zip(starts, ends, strict=False), start=1):
        words = say("picture-analysis-round", game=data.game_key, number=number)
        if fonts.advance(words, theme.LABEL) < end - start - 12:
            x, y = round((start + end) / 2), _CHART_H + _ROUNDS_H // 2
            canvas.text(words, x, y, theme.LABEL, theme.CREAM, across=MIDDLE)


def _paint_labels(canvas: Canvas, plot: Box, data: AnalysisData, names: Sequence[str], say: Say) -> None:
    """Name the sides: two in their lands, more in a list by their chances at the start."""
    if len(data.sides) == 2:
        for side, y in ((1, 50), (0, plot.h - 50)):
            x = 24
            for seat in data.sides[side]:
                canvas.centre(sprites.badge(seat, 50), x + 25, y)
                x += 58
            name = join_names([names[seat] for seat in data.sides[side]], say)
            words = say("picture-analysis-chances", name=fonts.shortened(name, theme.LABEL, 420))
            canvas.outlined_text(words, x + 8, y, theme.LABEL, theme.CREAM, _OUTLINE - 1)
        return
    spread = sorted(range(len(data.sides)), key=lambda side: -data.chances[0][side])
    for place, side in enumerate(spread):
        y = round(plot.h * (place + 1) / (len(spread) + 1) * 0.5)
        canvas.centre(sprites.badge(data.sides[side][0], 46), 40, y + 10)
        name = join_names([names[seat] for seat in data.sides[side]], say)
        canvas.outlined_text(name, 72, y + 10, theme.LABEL, theme.CREAM, _OUTLINE - 1, room=330)


def _paint_turn_marks(canvas: Canvas, plot: Box, data: AnalysisData) -> None:
    """Paint a numbered flag at each costly turn, on its side's line."""
    taken: list[float] = []
    for number, row in sorted(enumerate(data.rows, start=1), key=lambda one: one[1].turn):
        side = 0 if len(data.sides) == 2 else data.side_of(row.seat)
        x, y = _chance_line(plot, data, side)[max(0, row.turn - 1)]
        near = sum(abs(x - other) < _MARK for other in taken)
        taken.append(x)
        foot = y + 96 + near * (_MARK + 6) if y < plot.h / 2 else y - 96 - near * (_MARK + 6)
        foot = min(max(foot, _MARK), plot.h - _MARK)
        x = min(max(x, _MARK // 2 + 4), plot.w - _MARK // 2 - 4)
        top, bottom = sorted((round(y), round(foot)))
        canvas.fill(Box(round(x) - _POLE // 2, top, _POLE, bottom - top), theme.GOLD)
        canvas.centre(_spot_sprite(), round(x), round(y))
        canvas.centre(_number_disc(number), round(x), round(foot))


@lru_cache(maxsize=4)
def _number_disc(number: int, size: int = _MARK) -> Sprite:
    drawing = Drawing(size, size, margin=4)
    half = size / 2
    drawing.disc(half, half, half, theme.CROWN)
    drawing.disc(half, half, half - 4, theme.GOLD)
    drawing.text(str(number), half, half, Style(theme.NOTE.face, 40), theme.GOLD_INK, across=MIDDLE)
    return drawing.sprite()


@lru_cache(maxsize=1)
def _spot_sprite() -> Sprite:
    """Return the dot at which a flag stands on a line."""
    drawing = Drawing(2 * _SPOT, 2 * _SPOT, margin=4)
    drawing.disc(_SPOT, _SPOT, _SPOT, theme.SHADOW)
    drawing.disc(_SPOT, _SPOT, _SPOT - 3, theme.GOLD)
    return drawing.sprite()


# The turns that cost most


def _row_lines(row: CostlyTurnRow) -> list[tuple[str, Style, Colour]]:
    """Return (line, style, colour) of the action and the better one, two lines each at most."""
    room = WIDTH - 2 * PAD - 2 * _MARK
    deed = [(line, _DEED, theme.CREAM) for line in wrap_text(row.deed, _DEED, room)]
    better = [(line, _BETTER, theme.QUIET) for line in wrap_text(row.better, _BETTER, room)]
    return [*deed[:2], *better[:2]]


def _paint_costly_turn(
    picture: Canvas,
    top: int,
    number: int,
    row: CostlyTurnRow,
    lines: Sequence[tuple[str, Style, Colour]],
    say: Say,
) -> None:
    """Paint a row from y = `top`: number, seat, turn, cost, and `lines` of `_row_lines`."""
    height = _ROW + _ROW_LINE * len(lines)
    box = Box(PAD, top, WIDTH - 2 * PAD, height)
    picture.put(_panel(box.w, box.h), box.x, box.y)
    picture.centre(_number_disc(number), box.x + 24 + _MARK // 2, box.middle[1])
    x, y = box.x + 2 * _MARK - 12, top + 44
    picture.centre(sprites.badge(row.seat, _ROW_BADGE), x + _ROW_BADGE // 2, y)
    picture.text(say("picture-analysis-turn", turn=row.turn), x + _ROW_BADGE + 14, y, _HEAD, theme.GOLD)
    pill = sprites.fitted_pill(-row.points, 56, _COST, 16)
    picture.put(pill, box.right - 24 - pill.w, y - pill.h // 2)
    for line, style, colour in lines:
        y += _ROW_LINE
        picture.text(line, x, y, style, colour)


# Luck


def _paint_luck(picture: Canvas, box: Box, data: AnalysisData, names: Sequence[str], say: Say) -> None:
    """Paint whom the deal favoured and by how much, or that it was even."""
    picture.put(_panel(box.w, box.h), box.x, box.y)
    y = box.middle[1]
    x = box.x + 32
    x += picture.text(say("picture-analysis-luck"), x, y, theme.NAME, theme.GOLD_LINE) + 40
    best = data.luckiest
    if best is None:
        picture.text(say("picture-analysis-luck-even"), x, y, theme.LABEL, theme.CREAM)
        return
    if len(data.sides) == 2:
        _paint_balance(picture, x, y, data)
        x += _BAR.w + 170
    else:
        picture.centre(sprites.badge(data.sides[best][0], 52), x + 26, y)
        x += 72
    name = join_names([names[seat] for seat in data.sides[best]], say)
    lines = luck_lines(name, round(data.luck[best]), box.right - 30 - x, say)
    y -= _ROW_LINE * (len(lines) - 1) // 2
    for number, line in enumerate(lines):
        picture.text(line, x, y + number * _ROW_LINE, theme.LABEL, theme.CREAM)


def luck_lines(name: str, points: int, room: int, say: Say) -> tuple[str, ...]:
    """Return whom the deal favoured and by how much, in as many lines as `room` pixels need."""
    words = say("picture-analysis-luck-by", name=isolated(name), points=points)
    return tuple(wrap_text(words, theme.LABEL, room))


def _paint_balance(picture: Canvas, x: int, y: int, data: AnalysisData) -> None:
    """Paint a bar that points to the luckier of two sides, with a badge at each end."""
    own, other = (side[0] for side in data.sides)
    picture.centre(sprites.badge(own, 52), x + 26, y)
    bar = Box(x + 68, y - _BAR.h // 2, _BAR.w, _BAR.h)
    picture.put(sprites.panel(bar.w, bar.h, bar.h // 2, theme.BAND_DARK), bar.x, bar.y)
    share = min(1.0, abs(data.luck[0]) / _MOST_LUCK)
    wide, middle = max(8, round((bar.w - bar.h) / 2 * share)), bar.middle[0]
    lucky = own if data.luck[0] > 0 else other
    left = middle - wide if data.luck[0] > 0 else middle
    picture.fill(Box(left, bar.y + 4, wide, bar.h - 8), theme.SEATS[lucky].paint)
    picture.fill(Box(middle - 2, bar.y - 6, 5, bar.h + 12), theme.CREAM)
    picture.centre(sprites.badge(other, 52), bar.right + 42, y)
