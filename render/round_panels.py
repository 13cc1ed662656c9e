"""Rounds in panels side by side: a bar per side, and below it the points per suit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.phrasing import numeral
from engine.core.types import Seat
from render import sprites, theme
from render.canvas import MIDDLE, Canvas
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
