"""The players' bars, alike in every game.

The large number is the score: certain points plus those on the table. That of the leader stands on a golden
plate with a crown. Beside it is written how it is made up (19 + 6).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from types import MappingProxyType

from msgspec import Struct
from PIL import Image

from engine.core.types import Seat
from render import fonts, sprites, theme
from render.canvas import RIGHT, Canvas, Overlay
from render.drawing import Drawing, Sprite, gradient
from render.geometry import PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.theme import Colour, Style
from render.two_lines import Fitted, fit_hanging_name

BADGE = 64
LIT_LINE = 6
NAME_AT = BADGE + 18
"""From the left edge of a badge to the name after it, in pixels."""
SCORE_EDGE = WIDTH - PAD - 6
"""The right edge of scores. Heavy numerals look aligned a little further in than thin ones."""
MARK_GAP, FLAG, SUM_GAP = 8, 44, 10
NAME_STEP = 44
"""The distance of a name's two lines in a header, and how much higher they make it."""
PENDING, PENDING_NUMBER, PENDING_PAD = 54, theme.BADGE, 10
SCORE_PLATE, SCORE_IN, SCORE_CROWN, SCORE_RIM = 68, 10, 44, 3
"""A leader's golden plate: its height, its inset, the crown on it, its dark rim."""
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


@cached_image
def _bar_background(w: int, h: int, light: bool) -> Image.Image:
    if light:
        return gradient(w, h, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return gradient(w, h, theme.BAR_TOP, theme.BAR_BOTTOM)


def header_boxes(height: int, seats: int, turn: Seat | None, lit: int) -> tuple[Box, ...]:
    """Return the seats' parts of a header, in order of seats.

    The part of the seat to move (`turn`) is `lit` pixels wide, and the others share the rest. All are equal
    if `turn` is None.
    """
    if turn is None:
        return columns(Box(0, 0, WIDTH, height), seats, 0)
    wide = (WIDTH - lit) // (seats - 1)
    return tuple(
        Box(seat * wide + (lit - wide if seat > turn else 0), 0, lit if seat == turn else wide, height)
        for seat in range(seats)
    )


def pending_pill(points: int) -> Sprite | None:
    """Return the pill of points that a seat may yet lose or gain. None if they are 0."""
    return sprites.fitted_pill(points, PENDING, PENDING_NUMBER, PENDING_PAD) if points else None


def put_beside(canvas: Canvas, pill: Sprite | None, x: int, middle: int) -> int:
    """Put a pill right of a number that ends at x. Return the right edge of both; x if there is no pill."""
    if pill is None:
        return x
    canvas.put(pill, x + MARK_GAP + 2, middle - pill.h // 2)
    return x + MARK_GAP + 2 + pill.w


@cached_image
def leading_score(text: str, style: Style) -> Sprite:
    """Return a leader's score on a golden plate: a crown, then the number."""
    wide = 3 * SCORE_IN + SCORE_CROWN + fonts.advance(text, style) - SCORE_RIM
    drawn = Overlay(_golden_plate().widened(wide))
    crown = sprites.icon("crown", SCORE_CROWN, theme.GOLD_INK)
    drawn.put(crown, SCORE_IN, (SCORE_PLATE - SCORE_CROWN) // 2)
    drawn.text(text, wide - SCORE_IN, SCORE_PLATE / 2, style, theme.GOLD_INK, across=RIGHT)
    return drawn.sprite()


@cached_image
def _golden_plate() -> Sprite:
    """Return an empty golden plate."""
    drawing = Drawing(SCORE_PLATE, SCORE_PLATE, margin=sprites.SHADOW_ROOM)
    paints = theme.GOLD_INK, theme.GOLD_LINE, theme.GOLD_DEEP
    drawing.plate(SCORE_PLATE / 4, SCORE_RIM, *paints, shadow=(3, 0.7, 2))
    return drawing.sprite()


def sums_fit(sums: Sequence[str], rooms: Sequence[int]) -> bool:
    """Return whether every text on how a score is made up fits beside the score.

    `sums` and `rooms` (in pixels) are in the same order.
    """
    return all(
        SUM_GAP + fonts.advance(words, theme.LABEL) <= room for words, room in zip(sums, rooms, strict=True)
    )


def score_width(text: str, style: Style, *, leads: bool) -> int:
    """Return the width of a score as `paint_header_score` paints it, in pixels."""
    return leading_score(text, style).w if leads else fonts.advance(text, style)


def paint_header_score(
    canvas: Canvas, text: str, x: int, y: int, style: Style, ink: Colour, *, leads: bool
) -> int:
    """Write a score from x on, on a golden plate if the seat leads. Return its right edge."""
    if not leads:
        return x + canvas.text(text, x, y, style, ink)
    plate = leading_score(text, style)
    canvas.put(plate, x, y - plate.h // 2)
    return x + plate.w


def paint_badges(canvas: Canvas, seats: Sequence[Seat], x: int, middle: int, size: int, gap: int) -> int:
    """Paint badges side by side from x on. Return the x after the gap behind the last."""
    for seat in seats:
        canvas.put(sprites.badge(seat, size), x, middle - size // 2)
        x += size + gap
    return x


class HeaderSeat(Struct, frozen=True):
    """A seat in a header: its name, and whether it has resigned."""

    seat: Seat
    name: str
    retired: bool = False
    turn: str = ""
    """The text of the turn pill; empty for all seats but the one to move."""


def _marks(who: HeaderSeat, *, in_words: bool) -> tuple[Sprite, ...]:
    """Return the marks after a seat's name: a flag if it resigned, and the turn pill if it is to move.

    Unless `in_words`, the pill has an arrow.
    """
    inks = ON_LIGHT if who.turn else ON_DARK
    flag = (sprites.icon("flag", FLAG, inks.quiet),) if who.retired else ()
    if not who.turn:
        return flag
    return (*flag, sprites.turn_pill(who.turn) if in_words else sprites.turn_arrow())


def _marks_width(marks: Sequence[Sprite]) -> int:
    """Return the width of marks with the gaps before them, in pixels."""
    return sum(mark.w + MARK_GAP for mark in marks)


def fits_on_a_line(who: HeaderSeat, width: int, badge: int) -> bool:
    """Return whether a name is whole on one line of `width` pixels, beside its badge, flag and turn arrow."""
    room = width - badge - MARK_GAP - _marks_width(_marks(who, in_words=False))
    return fonts.advance(who.name, theme.NARROW) <= room


def paint_name_line(
    canvas: Canvas, box: Box, who: HeaderSeat, style: Style, inks: Inks, badge: int = BADGE
) -> None:
    """Paint a seat's badge and name, then its resignation flag and turn pill if they apply.

    If the name does not fit beside the pill's words, the pill has an arrow, and the name may be cut.
    """
    middle = box.middle[1]
    canvas.put(sprites.badge(who.seat, badge), box.x, middle - badge // 2)
    x = box.x + badge + MARK_GAP
    marks = _marks(who, in_words=True)
    if fonts.advance(who.name, theme.LABEL) + _marks_width(marks) > box.right - x:
        marks = _marks(who, in_words=False)
    room = box.right - x - _marks_width(marks)
    x += canvas.name_text(who.name, x, middle, style, inks.strong, room)
    _put_marks(canvas, marks, x, middle)


def _put_marks(canvas: Canvas, marks: Sequence[Sprite], x: int, middle: int) -> None:
    """Put marks side by side after a name that ends at x."""
    for mark in marks:
        canvas.put(mark, x + MARK_GAP, middle - mark.h // 2)
        x += MARK_GAP + mark.w


def paint_name_lines(
    canvas: Canvas, box: Box, who: HeaderSeat, style: Style, inks: Inks, badge: int = BADGE
) -> None:
    """Paint a seat as `paint_name_line` does, with a name too long for one line on two.

    `box` needs room for lines `NAME_STEP` pixels apart. The second begins below the badge if it needs the
    width. A name too long for two lines stays on one, as `paint_name_line` fits it.
    """
    x = box.x + badge + MARK_GAP
    found = None if fits_on_a_line(who, box.w, badge) else _fit_name_lines(who, box.right - x, box.w, style)
    if found is None:
        paint_name_line(canvas, box, who, style, inks, badge)
        return
    lines, name_style, marks = found
    paint_hanging_name(canvas, box, who.seat, (lines, name_style), inks.strong, badge, marks)


def paint_hanging_name(
    canvas: Canvas,
    box: Box,
    seat: Seat,
    fitted: Fitted,
    ink: Colour,
    badge: int,
    marks: Sequence[Sprite] = (),
) -> None:
    """Paint a seat's badge and its name on the two lines of `fit_hanging_name`; `marks` follow the first."""
    (first, second), style = fitted
    x, middle = box.x + badge + MARK_GAP, box.middle[1]
    upper, lower = middle - NAME_STEP // 2, middle + NAME_STEP // 2
    hangs = fonts.advance(second, style) > box.right - x
    canvas.put(sprites.badge(seat, badge), box.x, (upper if hangs else middle) - badge // 2)
    _put_marks(canvas, marks, x + canvas.text(first, x, upper, style, ink), upper)
    canvas.text(second, box.x if hangs else x, lower, style, ink)


def _fit_name_lines(
    who: HeaderSeat, beside: int, below: int, style: Style
) -> tuple[tuple[str, ...], Style, tuple[Sprite, ...]] | None:
    """Return a name on two lines, their style, and the marks after the first line; None if it does not fit.

    `beside` and `below` are the pixels beside and below the badge.
    """
    for inside_words, in_words in product((False, True), (True, False)):
        marks = _marks(who, in_words=in_words)
        first = beside - _marks_width(marks)
        fitted = fit_hanging_name(who.name, first, beside, below, style.size, inside_words=inside_words)
        if fitted is not None:
            return *fitted, marks
    return None


def paint_score(canvas: Canvas, box: Box, text: str, ink: Colour, *, leads: bool = False) -> int:
    """Write a score at a bar's right end, on a golden plate if the side leads. Return its left edge."""
    right = SCORE_EDGE + (SCORE_IN if leads else 0)
    left = right - score_width(text, theme.TOTAL, leads=leads)
    paint_header_score(canvas, text, left, box.middle[1], theme.TOTAL, ink, leads=leads)
    return left


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
    """Paint badges and names of the seats `who` side by side in a box.

    Return their right edge. `names` are by seat; so are `marks`, sprites after some of them.
    """
    left, middle = box.x, box.middle[1]
    taken = PAD * (len(who) - 1) + sum(PAD + mark.w for seat, mark in marks.items() if seat in who)
    widths = [fonts.line(names[seat], theme.NAME).advance for seat in who]
    name_at = badge + NAME_AT - BADGE
    rooms = fair_shares(widths, box.w - name_at * len(who) - taken)
    for seat, room in zip(who, rooms, strict=True):
        canvas.put(sprites.badge(seat, badge), left, middle - badge // 2)
        left += name_at
        left += canvas.name_text(names[seat], left, middle, theme.NAME, inks.strong, room)
        if seat in marks:
            left += PAD
            canvas.put(marks[seat], left, middle - marks[seat].h // 2)
            left += marks[seat].w
        left += PAD
    return left - PAD


def fair_shares(widths: Sequence[int], room: int) -> list[int]:
    """Divide `room` among widths so that none gets more than it needs.

    Those that need more than an equal share divide what the others leave.
    """
    shares, left = [0] * len(widths), room
    order = sorted(range(len(widths)), key=widths.__getitem__)
    for done, index in enumerate(order):
        shares[index] = min(widths[index], left // (len(widths) - done))
        left -= shares[index]
    return shares
