"""The players' bars, alike in every game; that of the seat to move, or of the winner, is light.

The large number is what a seat would have if the game were scored now. A pill beside it holds the part of it
that is not certain yet. Whoever has the largest number wears a crown, right of the name. One more pill says
whose turn it is; it stands beside the name, as at the far end of a bar it is read as said of the next player.
Where points are hidden, there is neither pill nor crown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from msgspec import Struct
from PIL import Image

from engine.core.types import Seat
from render import fonts, sprites, theme
from render.canvas import RIGHT, Canvas
from render.drawing import Sprite, gradient
from render.geometry import PAD, WIDTH, Box, columns
from render.theme import Colour, Style

BADGE = 64
LIT_LINE = 6
"""The brass line under a light bar."""
NAME_AT = BADGE + 18
"""From the beginning of a badge to its name."""
SCORE_EDGE = WIDTH - PAD - 6
"""Where scores end: heavy numerals look right a little further in than thin ones."""
CROWN, MARK_GAP = 46, 8
"""The leader's crown, and what is free between a name and the marks right of it."""
FLAG = 44
PENDING, PENDING_NUMBER, PENDING_PAD = 50, Style(theme.NOTE.face, 36), 13
"""The pill with what is not certain yet: its height, its letters, the room at its ends."""
NO_MARKS: Mapping[int, Sprite] = MappingProxyType({})


class Inks(Struct, frozen=True):
    """What is written with on a bar: what matters, and what may stand back."""

    strong: Colour
    quiet: Colour


ON_LIGHT = Inks(theme.INK, theme.INK_QUIET)
ON_DARK = Inks(theme.CREAM, theme.QUIET)


def paint_bar(canvas: Canvas, box: Box, *, light: bool) -> Inks:
    """Paints the ground of a bar; returns what to write on it with."""
    canvas.cover(box, _ground, box.w, box.h, light)
    if light:
        canvas.fill(Box(box.x, box.bottom - LIT_LINE, box.w, LIT_LINE), theme.BRASS)
    return ON_LIGHT if light else ON_DARK


@lru_cache(maxsize=6)
def _ground(w: int, h: int, light: bool) -> Image.Image:
    if light:
        return gradient(w, h, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return gradient(w, h, theme.BAR_TOP, theme.BAR_BOTTOM)


def header_boxes(height: int, seats: int, turn: Seat | None, lit: int) -> tuple[Box, ...]:
    """The seats' parts of a header; the mover's is so wide, and the others share what is left."""
    if turn is None:
        return columns(Box(0, 0, WIDTH, height), seats, 0)
    wide = (WIDTH - lit) // (seats - 1)
    return tuple(
        Box(seat * wide + (lit - wide if seat > turn else 0), 0, lit if seat == turn else wide, height)
        for seat in range(seats)
    )


def pending_pill(points: int) -> Sprite | None:
    """The pill with the part of somebody's points that is not certain yet; None where there is none."""
    return sprites.fitted_pill(points, PENDING, PENDING_NUMBER, PENDING_PAD) if points else None


def put_beside(canvas: Canvas, pill: Sprite | None, x: int, middle: int) -> int:
    """Puts such a pill right of a number that ends at x; returns where both end."""
    if pill is None:
        return x
    canvas.put(pill, x + MARK_GAP + 2, middle - pill.h // 2)
    return x + MARK_GAP + 2 + pill.w


class HeaderSeat(Struct, frozen=True):
    """A seat as its part of a header tells it."""

    seat: Seat
    name: str
    leads: bool = False
    retired: bool = False
    turn: str = ""
    """What the pill of the seat to move says; empty for the others."""


def paint_name_line(
    canvas: Canvas, box: Box, who: HeaderSeat, style: Style, inks: Inks, badge: int = BADGE
) -> None:
    """Badge, name, the leader's crown, the flag of who has given up; next to them whether it is to play."""
    middle = box.middle[1]
    canvas.put(sprites.badge(who.seat, badge), box.x, middle - badge // 2)
    marks = [
        *([sprites.crown(CROWN)] if who.leads else []),
        *([sprites.icon("flag", FLAG, inks.quiet)] if who.retired else []),
        *([sprites.turn_pill(who.turn)] if who.turn else []),
    ]
    x = box.x + badge + MARK_GAP
    room = box.right - x - sum(mark.w + MARK_GAP for mark in marks)
    x += canvas.name_text(who.name, x, middle, style, inks.strong, room)
    for mark in marks:
        canvas.put(mark, x + MARK_GAP, middle - mark.h // 2)
        x += MARK_GAP + mark.w


def paint_score(canvas: Canvas, box: Box, text: str, ink: Colour, pill: Sprite | None = None) -> int:
    """Writes a score at the right end of a bar, its pill right of it; returns its left edge."""
    right, middle = SCORE_EDGE, box.middle[1]
    if pill:
        right -= pill.w
        canvas.put(pill, right, middle - pill.h // 2)
        right -= 2 * MARK_GAP
    return right - canvas.text(text, right, middle, theme.TOTAL, ink, across=RIGHT)


def paint_seats(
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
    rooms = fair_shares(widths, box.w - name_at * len(who) - taken)
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


def fair_shares(widths: Sequence[int], room: int) -> list[int]:
    """What each of some widths gets of a room: all it needs, or as much as any other that lacks some."""
    shares, left = [0] * len(widths), room
    order = sorted(range(len(widths)), key=widths.__getitem__)
    for done, index in enumerate(order):
        shares[index] = min(widths[index], left // (len(widths) - done))
        left -= shares[index]
    return shares
