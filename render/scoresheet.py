"""The sheet that tells how scores came about: parts one below the other, a title on top."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from PIL import Image

from render import bars, fonts, theme
from render.canvas import RIGHT, Canvas
from render.drawing import gradient
from render.geometry import PAD, WIDTH

TITLE = 100


class Part(Struct, frozen=True):
    """A stretch of the sheet: its height, and how it is painted from a given y on."""

    height: int
    paint: Callable[[Canvas, int], None]


def stacked(parts: Sequence[Part], foot: int) -> Image.Image:
    """The parts one below the other, with a margin at the foot; 1,200 pixels wide."""
    height = sum(part.height for part in parts) + foot
    picture = Canvas(gradient(WIDTH, height, theme.TABLE_LIGHT, theme.TABLE_DARK), fresh=True)
    y = 0
    for part in parts:
        part.paint(picture, y)
        y += part.height
    return picture.image


def title(picture: Canvas, y: int, *, game: str, sheet: str) -> None:
    """The game's name at the left, which sheet this is at the right."""
    middle, room = y + TITLE // 2, WIDTH - 3 * PAD
    wide = fonts.line(sheet, theme.LABEL).advance
    picture.text(sheet, bars.SCORE_EDGE, middle, theme.LABEL, theme.QUIET, across=RIGHT)
    picture.text(game, PAD, middle, theme.TITLE, theme.CREAM, room=room - wide)
