"""A rating as a line from game to game, with the levels it went through."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render import theme
from render.canvas import RIGHT, Canvas
from render.drawing import SCALE
from render.geometry import PAD, Box

_LEFT, _RIGHT, _UP, _DOWN = 130, 150, 40, 78
"""What lies between the panel and the line: room for levels, for where it ends, for what is counted."""
_STEPS = (10, 20, 50, 100, 200, 500, 1000)
_LEVELS = 5
_LINE, _DOT = 6, 12


def chart(picture: Canvas, box: Box, ratings: Sequence[int], words: str) -> None:
    """Paints the ratings after each game into a box, with words under the line; at least one."""
    plot = Box(box.x + _LEFT, box.y + _UP, box.w - _LEFT - _RIGHT, box.h - _UP - _DOWN)
    step = levels_apart(ratings)
    low, high = min(ratings) // step * step, -(-max(ratings) // step) * step
    high = max(high, low + step)
    for level in range(low, high + 1, step):
        y = _height(plot, level, low, high)
        picture.fill(Box(plot.x, y, plot.w, 2), theme.BAND_LINE)
        picture.text(f"{level:,}", plot.x - PAD // 2, y, theme.LABEL, theme.QUIET, across=RIGHT)
    middles = [
        (_across(plot, number, len(ratings)), _height(plot, one, low, high))
        for number, one in enumerate(ratings)
    ]
    _line(picture, box, middles)
    picture.text(f"{ratings[-1]:,}", middles[-1][0] + PAD, middles[-1][1], theme.NOTE, theme.CREAM)
    picture.text(words, plot.right, box.bottom - _DOWN // 2 + 6, theme.LABEL, theme.QUIET, across=RIGHT)


def levels_apart(ratings: Sequence[int]) -> int:
    """How far apart the levels lie, so that there are few of them."""
    reach = max(ratings) - min(ratings)
    return next((step for step in _STEPS if reach <= step * (_LEVELS - 1)), _STEPS[-1])


def _height(plot: Box, rating: int, low: int, high: int) -> int:
    return round(plot.bottom - (rating - low) / (high - low) * plot.h)


def _across(plot: Box, number: int, count: int) -> int:
    return plot.x + round(plot.w * (number / (count - 1) if count > 1 else 0.5))


def _line(picture: Canvas, box: Box, middles: list[tuple[int, int]]) -> None:
    """The line with a dot at its end, drawn larger and scaled down, so that it is smooth."""
    large = Image.new("L", (box.w * SCALE, box.h * SCALE), 0)
    pen = ImageDraw.Draw(large)
    points = [((x - box.x) * SCALE, (y - box.y) * SCALE) for x, y in middles]
    if len(points) > 1:
        pen.line(points, fill=255, width=_LINE * SCALE, joint="curve")
    x, y = points[-1]
    reach = _DOT * SCALE
    pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    mask = large.resize((box.w, box.h), Image.Resampling.LANCZOS)
    picture.image.paste(theme.GOLD, (box.x, box.y), mask)
