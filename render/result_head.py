"""The head of a score sheet: plates over the lands at dusk. The leader's plate is lit and crowned.

A side's plate has its players, points, and gain or placing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PIL import Image

from engine.core.types import Seat
from render import bars, fonts, sprites, theme
from render.bars import Inks
from render.canvas import RIGHT, Canvas
from render.drawing import Drawing, Sprite
from render.geometry import PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.panorama import HEIGHT, panorama
from render.theme import Style
from render.two_lines import fit_name, fit_words

HEAD = HEIGHT
PLATES, PLATES_TOP = 204, 104
LIT_WIDTH, GAP = 640, 12
"""The width of lit plates if others stand beside them, and the gap between plates."""
MAX_PLATE_HEIGHT = 176
"""The greatest height of a plate that is not lit."""
TALL_PLATE_HEIGHT = 150
"""The least height of a plate with names above and large points below."""
UPPER_LINE, LOWER_LINE = 0.3, 0.71
RADIUS, LINE_IN, LINE, SHADOW_ROOM, IN = 24, 8, 3, 16, 28
CROWN, CROWN_X, CROWN_Y, CROWN_TURN = 112, 92, 62, 8
BADGE, FLAG = 52, 48
HEADLINE_X, HEADLINE_Y, GAME_Y, SHEET_Y = 172, 58, 36, 80
POINTS = Style(theme.TOTAL.face, 104)
HEADLINE = theme.TITLE
OUTLINE = 3
GAIN, GAIN_PAD = 58, 20
PLACE_ROOM = 70
NAME_SIZES, BROKEN_SIZES = (48, 42), (42,)
NAME_IN = 24
"""The margin right of a name, in pixels."""
ROW, TWO_LINE_HEIGHT = 88, 84
"""The height of a name in two lines, and of the lowest plate that has room for one."""


class Plate(Struct, frozen=True):
    """A side's plate: its seats, its points as text (empty if hidden), whether it is lit, who resigned."""

    seats: tuple[Seat, ...]
    points: str
    lit: bool
    placing: str = ""
    """The final placing as text."""
    gain: Sprite | None = None
    """A pill with the side's latest gain."""
    retired: Seat | None = None


class HeadWords(Struct, frozen=True):
    """The text over the plates: headline, name of the game, kind of picture."""

    headline: str
    game: str
    sheet: str


def paint_head(
    picture: Canvas, y: int, *, plates: Sequence[Plate], names: Sequence[str], words: HeadWords, lands: int
) -> None:
    """Paint the head at height y.

    `plates` are in order, lit ones first; a lit plate brings a crown. `lands` (five or six) is the number of
    lands in the background.
    """
    picture.image.paste(panorama(lands), (0, y))
    right = bars.SCORE_EDGE
    wide = max(
        picture.outlined_text(
            words.game, right, y + GAME_Y, theme.LABEL, theme.GOLD_LINE, OUTLINE, across=RIGHT
        ),
        picture.outlined_text(
            words.sheet, right, y + SHEET_Y, theme.LABEL, theme.CREAM, OUTLINE, across=RIGHT
        ),
    )
    lit = [plate for plate in plates if plate.lit]
    x = HEADLINE_X if lit else PAD
    room = right - wide - PAD - x
    picture.outlined_text(words.headline, x, y + HEADLINE_Y, HEADLINE, theme.CREAM, OUTLINE + 1, room=room)
    for plate, box in zip(plates, plate_boxes(len(lit), len(plates)), strict=True):
        _paint_plate(picture, Box(box.x, box.y + y, box.w, box.h), plate, names)
    if lit:
        crown = _tilted_crown()
        picture.image.paste(crown, (CROWN_X - crown.width // 2, y + CROWN_Y - crown.height // 2), crown)


def plate_boxes(lit: int, count: int) -> list[Box]:
    """Return the boxes of `count` plates for a head at y = 0, the `lit` ones first."""
    room = Box(PAD, PLATES_TOP, WIDTH - 2 * PAD, PLATES)
    if lit in (0, count):
        halves = columns(room, min(count, 2), GAP)
        rows = [_row_boxes(half, (count + 1 - index) // 2, PLATES) for index, half in enumerate(halves)]
        return [rows[index % len(rows)][index // len(rows)] for index in range(count)]
    left = Box(room.x, room.y, LIT_WIDTH, room.h)
    right = Box(left.right + GAP, room.y, room.right - left.right - GAP, room.h)
    return [*_row_boxes(left, lit, PLATES), *_row_boxes(right, count - lit, MAX_PLATE_HEIGHT)]


def _row_boxes(box: Box, count: int, most: int) -> list[Box]:
    """Return `count` rows in the middle of a box, each at most `most` pixels high."""
    height = min((box.h - GAP * (count - 1)) // max(count, 1), most)
    top = box.y + (box.h - count * (height + GAP) + GAP) // 2
    return [Box(box.x, top + index * (height + GAP), box.w, height) for index in range(count)]


def _paint_plate(picture: Canvas, box: Box, plate: Plate, names: Sequence[str]) -> None:
    picture.put(plate_ground(box.w, box.h, lit=plate.lit), box.x, box.y)
    inks = bars.ON_LIGHT if plate.lit else bars.ON_DARK
    (_paint_tall_plate if box.h >= TALL_PLATE_HEIGHT else _paint_low_plate)(picture, box, plate, names, inks)


def _paint_tall_plate(picture: Canvas, box: Box, plate: Plate, names: Sequence[str], inks: Inks) -> None:
    """Paint players above, and below the gain or placing and the points."""
    x, right, y = box.x + IN, box.right - IN, box.y + round(box.h * LOWER_LINE)
    rows = _name_rows(box, plate, names)
    badge = bars.BADGE if len(rows) < 2 else BADGE
    for seat, row in zip(plate.seats, rows, strict=False):
        _paint_name(picture, row, seat, names[seat], inks, _seat_marks(plate, inks), badge)
    if not rows:
        room = Box(x, box.y + round(box.h * UPPER_LINE) - bars.BADGE // 2, right - x, bars.BADGE)
        bars.paint_seats(picture, room, plate.seats, names, inks, _seat_marks(plate, inks))
    if plate.points:
        style = POINTS if plate.lit and len(rows) < 2 else theme.TOTAL
        right -= picture.text(plate.points, right, y, style, inks.strong, across=RIGHT) + GAP
    else:
        right -= _paint_hidden_points(picture, right, y)
    if plate.gain:
        picture.put(plate.gain, x, y - plate.gain.h // 2)
    else:
        picture.text(plate.placing, x, y, theme.NAME, inks.quiet, room=right - x)


def _name_rows(box: Box, plate: Plate, names: Sequence[str]) -> list[Box]:
    """Return a box for each name on a tall plate, with room for two lines.

    Return no boxes if partners' names fit side by side, or if a gain leaves no room below them.
    """
    x = box.x + IN
    if len(plate.seats) == 1:
        top = box.y + round(box.h * UPPER_LINE) - ROW // 2
        return [Box(x, top, box.right - NAME_IN - x, ROW)]
    taken = sum(fonts.advance(names[seat], theme.NAME) + bars.NAME_AT + PAD for seat in plate.seats)
    if taken - PAD <= box.w - 2 * IN or plate.gain:
        return []
    wide = fonts.advance(plate.points, theme.TOTAL) + GAP // 2 + NAME_IN
    return [
        Box(x, box.y + index * box.h // 2 + (box.h // 2 - ROW) // 2, box.right - wide - x, ROW)
        for index in range(len(plate.seats))
    ]


def _paint_name(
    picture: Canvas,
    box: Box,
    seat: Seat,
    name: str,
    inks: Inks,
    marks: Mapping[Seat, Sprite],
    badge: int = BADGE,
) -> None:
    """Paint a badge and a name in one or two lines, with the seat's mark after it.

    Only names on lit plates may break inside words: the winner's is never cut.
    """
    middle = box.middle[1]
    picture.put(sprites.badge(seat, badge), box.x, middle - badge // 2)
    x, mark = box.x + bars.NAME_AT - bars.BADGE + badge, marks.get(seat)
    room = box.right - x - (mark.w + PAD if mark else 0)
    whole = inks is bars.ON_LIGHT
    fitted = fit_name(name, room, NAME_SIZES, BROKEN_SIZES) if whole else fit_words(name, room, NAME_SIZES)
    x += picture.lines(*fitted, x, middle, inks.strong)
    if mark:
        picture.put(mark, x + PAD, middle - mark.h // 2)


def _paint_low_plate(picture: Canvas, box: Box, plate: Plate, names: Sequence[str], inks: Inks) -> None:
    """Paint placing, players, gain and points on one line."""
    x, right, y = box.x + IN // 2, box.right - IN // 2, box.middle[1]
    if plate.placing:
        picture.text(plate.placing, x, y, theme.LABEL, inks.quiet)
        x += PLACE_ROOM
    if plate.points:
        right -= picture.text(plate.points, right, y, theme.TOTAL, inks.strong, across=RIGHT) + GAP
    else:
        right -= _paint_hidden_points(picture, right, y)
    if plate.gain:
        right -= plate.gain.w + GAP
        picture.put(plate.gain, right, y - plate.gain.h // 2)
    room, marks = Box(x, y - BADGE // 2, right - x, BADGE), _seat_marks(plate, inks)
    if box.h >= TWO_LINE_HEIGHT and len(plate.seats) == 1:
        _paint_name(picture, room, plate.seats[0], names[plate.seats[0]], inks, marks)
    elif len(plate.seats) == 1 and not marks:
        picture.put(sprites.badge(plate.seats[0], BADGE), x, room.y)
        x += bars.NAME_AT - bars.BADGE + BADGE
        picture.name_text(names[plate.seats[0]], x, y, theme.NAME, inks.strong, room.right - x)
    else:
        bars.paint_seats(picture, room, plate.seats, names, inks, marks, badge=BADGE)


def _seat_marks(plate: Plate, inks: Inks) -> Mapping[Seat, Sprite]:
    return {} if plate.retired is None else {plate.retired: sprites.icon("flag", FLAG, inks.quiet)}


def _paint_hidden_points(picture: Canvas, right: int, y: int) -> int:
    """Paint the chip left of `right`. Return its width with a gap."""
    chip = sprites.hidden_points()
    picture.put(chip, right - chip.w, y - chip.h // 2)
    return chip.w + GAP


@cached_image
def plate_ground(w: int, h: int, *, lit: bool) -> Sprite:
    """Return a plate's background of w × h pixels, with a golden line if it is lit."""
    drawing = Drawing(w, h, SHADOW_ROOM)
    whole = drawing.rounded(0, RADIUS)
    drawing.shadow(whole, blur=5, strength=0.8, drop=3)
    if lit:
        drawing.shade(whole, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
        drawing.ink(drawing.rounded(LINE_IN, RADIUS - LINE_IN, edge=LINE), theme.BRASS)
    else:
        drawing.shade(whole, theme.BAR_TOP, theme.BAR_BOTTOM)
        drawing.ink(drawing.rounded(0, RADIUS, edge=2), theme.BAND_LINE)
    return drawing.sprite()


@cached_image
def _tilted_crown() -> Image.Image:
    return sprites.crown(CROWN).rotated(CROWN_TURN)
