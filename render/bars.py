"""The players' bars: badge, name and score; the bar of the seat to move, or of the winner, is light."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from msgspec import Struct
from PIL import Image

from render import fonts, sprites, theme
from render.canvas import RIGHT, Canvas
from render.drawing import Sprite, gradient
from render.geometry import PAD, WIDTH, Box
from render.theme import Colour

BADGE = 64
LIT_LINE = 6
"""The brass line under a light bar."""
NAME_AT = BADGE + 18
"""From the beginning of a badge to its name."""
SCORE_EDGE = WIDTH - PAD - 6
"""Where scores end: heavy numerals look right a little further in than thin ones."""
NO_MARKS: Mapping[int, Sprite] = MappingProxyType({})


class Inks(Struct, frozen=True):
    """What is written with on a bar: what matters, and what may stand back."""

    strong: Colour
    quiet: Colour


ON_LIGHT = Inks(theme.INK, theme.INK_QUIET)
ON_DARK = Inks(theme.CREAM, theme.QUIET)


def bar(canvas: Canvas, box: Box, *, light: bool) -> Inks:
    """Paints the ground of a bar; returns what to write on it with."""
    canvas.image.paste(_ground(box.w, box.h, light=light), (box.x, box.y))
    if light:
        canvas.fill(Box(box.x, box.bottom - LIT_LINE, box.w, LIT_LINE), theme.BRASS)
    return ON_LIGHT if light else ON_DARK


@lru_cache(maxsize=12)
def _ground(w: int, h: int, *, light: bool) -> Image.Image:
    if light:
        return gradient(w, h, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return gradient(w, h, theme.BAR_TOP, theme.BAR_BOTTOM)


def score(canvas: Canvas, box: Box, text: str, ink: Colour) -> int:
    """Writes a score at the right end of a bar; returns its left edge."""
    return SCORE_EDGE - canvas.text(text, SCORE_EDGE, box.middle[1], theme.TOTAL, ink, across=RIGHT)


def seats(
    canvas: Canvas,
    box: Box,
    who: Sequence[int],
    names: Sequence[str],
    inks: Inks,
    marks: Mapping[int, Sprite] = NO_MARKS,
    *,
    badge: int = BADGE,
) -> int:
    """Badges and names of partners side by side in a box, some with a mark; returns where they end."""
    left, middle = box.x, box.middle[1]
    taken = PAD * (len(who) - 1) + sum(PAD + mark.w for seat, mark in marks.items() if seat in who)
    widths = [fonts.line(names[seat], theme.NAME).advance for seat in who]
    name_at = badge + NAME_AT - BADGE
    rooms = fair(widths, box.w - name_at * len(who) - taken)
    for seat, room in zip(who, rooms, strict=True):
        canvas.put(sprites.badge(seat, badge), left, middle - badge // 2)
        left += name_at
        left += canvas.text(names[seat], left, middle, theme.NAME, inks.strong, room=room)
        if seat in marks:
            left += PAD
            canvas.put(marks[seat], left, middle - marks[seat].h // 2)
            left += marks[seat].w
        left += PAD
    return left - PAD


def fair(widths: Sequence[int], room: int) -> list[int]:
    """What each of some widths gets of a room: all it needs, or as much as any other that lacks some."""
    shares, left = [0] * len(widths), room
    order = sorted(range(len(widths)), key=widths.__getitem__)
    for done, index in enumerate(order):
        shares[index] = min(widths[index], left // (len(widths) - done))
        left -= shares[index]
    return shares
