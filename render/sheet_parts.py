"""Score sheets: parts stacked from top to bottom, and the bar of the player to move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Seat
from render import bars, sprites, theme
from render.canvas import RIGHT, Canvas
from render.drawing import gradient
from render.geometry import BAR, PAD, WIDTH, Box


class Part(Struct, frozen=True):
    """A part of a sheet: its height, and a function that paints it on a canvas from y on."""

    height: int
    paint: Callable[[Canvas, int], object]


def stacked(parts: Sequence[Part], foot: int) -> Image.Image:
    """Return the parts as one image, 1,200 pixels wide, with `foot` pixels below."""
    height = sum(part.height for part in parts) + foot
    picture = Canvas(gradient(WIDTH, height, theme.TABLE_LIGHT, theme.TABLE_DARK), fresh=True)
    y = 0
    for part in parts:
        part.paint(picture, y)
        y += part.height
    return picture.image


def turn_parts(seat: Seat | None, words: str, names: Sequence[str], say: Say) -> list[Part]:
    """Return the bar that says whose turn it is and in what round. Empty if `seat` is None."""
    if seat is None:
        return []
    return [Part(BAR, partial(paint_turn_bar, seat=seat, words=words, names=names, say=say))]


def paint_turn_bar(
    picture: Canvas, y: int, *, seat: Seat, words: str, names: Sequence[str], say: Say, beside: int = 0
) -> int:
    """Paint the bar of the seat to move, with `words` at its right end.

    Return the x where they begin. `beside` pixels left of the words stay free.
    """
    box, turn = Box(0, y, WIDTH, BAR), sprites.turn_pill(say("picture-to-move"))
    inks = bars.paint_bar_ground(picture, box, light=True)
    middle = box.middle[1]
    left = bars.SCORE_EDGE - picture.text(
        words, bars.SCORE_EDGE, middle, theme.LABEL, inks.quiet, across=RIGHT, room=WIDTH // 2
    )
    room = Box(PAD, y, left - beside - turn.w - 3 * PAD, BAR)
    end = PAD + bars.paint_seats(picture, room, (seat,), names, inks)
    picture.put(turn, end, middle - turn.h // 2)
    return left
