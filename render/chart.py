"""A rating as a line from game to game, with the levels it went through."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.catalogue import Say
from render import theme
from render.canvas import RIGHT, Canvas
from render.drawing import SCALE, gradient
from render.geometry import PAD, WIDTH, Box

TITLE, HEIGHT = 112, 620
_PLOT = Box(170, TITLE + 34, WIDTH - 170 - 190, HEIGHT - TITLE - 100)
_STEPS = (10, 20, 50, 100, 200, 500, 1000)
_LEVELS = 5
_LINE, _DOT = 5, 11


def chart(name: str, board: str, ratings: Sequence[int], say: Say) -> Image.Image:
    """The ratings after each game, 1,200 pixels wide; at least one."""
    picture = Canvas(gradient(WIDTH, HEIGHT, theme.TABLE_LIGHT, theme.TABLE_DARK))
    wide = picture.text(board, WIDTH - PAD, TITLE // 2, theme.LABEL, theme.QUIET, across=RIGHT)
    picture.text(name, PAD, TITLE // 2, theme.TITLE, theme.CREAM, room=WIDTH - 3 * PAD - wide)
    step = levels_apart(ratings)
    low, high = min(ratings) // step * step, -(-max(ratings) // step) * step
    high = max(high, low + step)
    for level in range(low, high + 1, step):
        y = _height(level, low, high)
        picture.fill(Box(_PLOT.x, y, _PLOT.w, 2), theme.BAND_LINE)
        picture.text(f"{level:,}", _PLOT.x - PAD, y, theme.LABEL, theme.QUIET, across=RIGHT)
    middles = [(_across(number, len(ratings)), _height(one, low, high)) for number, one in enumerate(ratings)]
    _line(picture, middles)
    picture.text(f"{ratings[-1]:,}", middles[-1][0] + PAD, middles[-1][1], theme.NOTE, theme.CREAM)
    words = say("picture-games", games=len(ratings))
    picture.text(words, _PLOT.right, HEIGHT - 36, theme.LABEL, theme.QUIET, across=RIGHT)
    return picture.image


def levels_apart(ratings: Sequence[int]) -> int:
    """How far apart the levels lie, so that there are few of them."""
    reach = max(ratings) - min(ratings)
    return next((step for step in _STEPS if reach <= step * (_LEVELS - 1)), _STEPS[-1])


def _height(rating: int, low: int, high: int) -> int:
    return round(_PLOT.bottom - (rating - low) / (high - low) * _PLOT.h)


def _across(number: int, count: int) -> int:
    return _PLOT.x + round(_PLOT.w * (number / (count - 1) if count > 1 else 0.5))


def _line(picture: Canvas, middles: list[tuple[int, int]]) -> None:
    """The line with a dot at its end, drawn larger and scaled down, so that it is smooth."""
    large = Image.new("L", (WIDTH * SCALE, HEIGHT * SCALE), 0)
    pen = ImageDraw.Draw(large)
    points = [(x * SCALE, y * SCALE) for x, y in middles]
    if len(points) > 1:
        pen.line(points, fill=255, width=_LINE * SCALE, joint="curve")
    x, y = points[-1]
    reach = _DOT * SCALE
    pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    mask = large.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    picture.image.paste(theme.GOLD, (0, 0), mask)
