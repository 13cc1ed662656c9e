"""The players' bars, alike in every game. The bar of the seat to move, or of the winner, is light.

The large number is the score if the game ended now, the pill beside it the part still uncertain. The leader's
crown and the turn pill stand right of the name. Where points are hidden there is no crown, and a pill shows
only what is public.
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
NAME_AT = BADGE + 18
"""From the left edge of a badge to the name after it, in pixels."""
SCORE_EDGE = WIDTH - PAD - 6
"""The right edge of scores. Heavy numerals look aligned a little further in than thin ones."""
CROWN, MARK_GAP = 46, 8
FLAG = 44
PENDING, PENDING_NUMBER, PENDING_PAD = 54, Style(theme.NOTE.face, 42), 10
NO_MARKS: Mapping[int, Sprite] = MappingProxyType({})


class Inks(Struct, frozen=True):
    """Text colours on a bar: prominent and quiet."""

    strong: Colour
    quiet: Colour


ON_LIGHT = Inks(theme.INK, theme.INK_QUIET)
ON_DARK = Inks(theme.CREAM, theme.QUIET)


def paint_bar_ground(canvas: Canvas, box: Box, *, light: bool) -> Inks:
    """Paint a bar's background and return the text colours for it. The player to move has a `light` one."""
    canvas.cover(box, _bar_background, box.w, box.h, light)
    if light:
        canvas.fill(Box(box.x, box.bottom - LIT_LINE, box.w, LIT_LINE), theme.BRASS)
    return ON_LIGHT if light else ON_DARK


@lru_cache(maxsize=6)
def _bar_background(w: int, h: int, light: bool) -> Image.Image:
    if light:
        return gradient(w, h, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return gradient(w, h, theme.BAR_TOP, theme.BAR_BOTTOM)


def header_boxes(height: int, seats: int, turn: Seat | None, lit: int) -> tuple[Box, ...]:
    """Return the seats' parts of a header, in order of seats, equal if `turn` is None.

    Otherwise the part of the seat to move is `lit` pixels wide, and the others share the rest.
    """
    if turn is None:
        return columns(Box(0, 0, WIDTH, height), seats, 0)
    wide = (WIDTH - lit) // (seats - 1)
    return tuple(
        Box(seat * wide + (lit - wide if seat > turn else 0), 0, lit if seat == turn else wide, height)
        for seat in range(seats)
    )


def pending_pill(points: int) -> Sprite | None:
    """Return the pill of a seat's uncertain points; None if they are 0."""
    return sprites.fitted_pill(points, PENDING, PENDING_NUMBER, PENDING_PAD) if points else None


def put_beside(canvas: Canvas, pill: Sprite | None, x: int, middle: int) -> int:
    """Put a pill right of a number that ends at x. Return the right edge of both; x if there is no pill."""
    if pill is None:
        return x
    canvas.put(pill, x + MARK_GAP + 2, middle - pill.h // 2)
    return x + MARK_GAP + 2 + pill.w


class HeaderSeat(Struct, frozen=True):
    """A seat in a header: its name, and whether it leads or has resigned."""

    seat: Seat
    name: str
    leads: bool = False
    retired: bool = False
    turn: str = ""
    """The text of the turn pill; empty for all seats but the one to move."""


def paint_name_line(
    canvas: Canvas, box: Box, who: HeaderSeat, style: Style, inks: Inks, badge: int = BADGE
) -> None:
    """Paint a seat's badge and name, then its crown, resignation flag and turn pill if they apply.

    If the name does not fit beside the pill's words, the pill has an arrow.
    """
    middle = box.middle[1]
    canvas.put(sprites.badge(who.seat, badge), box.x, middle - badge // 2)
    marks = [
        *([sprites.crown(CROWN)] if who.leads else []),
        *([sprites.icon("flag", FLAG, inks.quiet)] if who.retired else []),
    ]
    x = box.x + badge + MARK_GAP
    room = box.right - x - sum(mark.w + MARK_GAP for mark in marks)
    if who.turn:
        pill = sprites.turn_pill(who.turn)
        fits = fonts.advance(who.name, theme.LABEL) + pill.w + MARK_GAP <= room
        marks.append(pill if fits else sprites.turn_arrow())
        room -= marks[-1].w + MARK_GAP
    x += canvas.name_text(who.name, x, middle, style, inks.strong, room)
    for mark in marks:
        canvas.put(mark, x + MARK_GAP, middle - mark.h // 2)
        x += MARK_GAP + mark.w


def paint_score(canvas: Canvas, box: Box, text: str, ink: Colour, pill: Sprite | None = None) -> int:
    """Write a score at a bar's right end, with a pill right of it. Return the score's left edge."""
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
    """Paint badges and names of partners side by side in a box. Return their right edge.

    `names` are by seat; `marks` are sprites after some names. Long names share the room and are shortened.
    """
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
    """Return a share of `room` for each width: what it needs, or an equal share of what is left."""
    shares, left = [0] * len(widths), room
    order = sorted(range(len(widths)), key=widths.__getitem__)
    for done, index in enumerate(order):
        shares[index] = min(widths[index], left // (len(widths) - done))
        left -= shares[index]
    return shares
