"""Parts of score sheets, stacked from top to bottom: the head with the result, the bar of the player to move.

A side's plate has its players, points, and gain or placing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Seat
from render import bars, fonts, sprites, theme
from render.bars import Inks
from render.canvas import RIGHT, Canvas
from render.drawing import Drawing, Sprite, gradient
from render.geometry import BAR, PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.panorama import HEIGHT, HORIZON, panorama
from render.theme import Style
from render.two_lines import fit_name, fit_words


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


PLATES_TOP, PLATES, LOW_PLATES = 100, 164, 204
"""The top of the plates, and the height of their area: for two sides, and for three, whose plates are low."""
PEAKS, SEA = 226, 50
"""The y in the panorama above which there is only sky, and the height of the sea in a head."""
SHORE = round(HEIGHT * HORIZON)
HEAD = PLATES_TOP + PLATES + SHORE - PEAKS + SEA
"""The height of the head for two sides. The lands stand below the plates."""
LIT_WIDTH, LIT_WIDTH_OF_MORE, PLATE_GAP = 700, 640, 12
"""The width of lit plates if others stand beside them, for two sides and for more, and the gap between."""
LIT_WIDTHS = (LIT_WIDTH, 640, 580)
"""The widths of a lit plate beside one of partners, in the order in which they are tried."""
MAX_PLATE_HEIGHT = 176
"""The greatest height of a plate that is not lit."""
TALL_PLATE_HEIGHT = 150
"""The least height of a plate with names above and large points below."""
UPPER_LINE, LOWER_LINE = 52, 34
"""The centre of a name from a tall plate's top, and of what is below from its bottom."""
PLATE_RADIUS, LINE_IN, LINE, SHADOW_ROOM, PLATE_IN = 24, 8, 3, 16, 28
CROWN, CROWN_X, CROWN_Y, CROWN_TURN = 112, 92, 60, 8
BADGE, FLAG = 52, 48
LIT_BADGE = 88
"""The badge of a player who has a lit plate alone."""
HEADLINE_X, HEADLINE_Y, GAME_Y, SHEET_Y = 172, 54, 32, 76
POINTS = tuple(Style(theme.TOTAL.face, size) for size in (150, 120, 96))
"""Points on a lit plate: the largest beside which the name is whole."""
HEADLINE = theme.TITLE
OUTLINE = 3
GAIN, GAIN_PAD = 58, 20
NAME_UP, GAIN_DOWN = 30, 46
"""How far a name and the gain below it are from a lit plate's middle."""
NAME_SIZES, BROKEN_SIZES = (48, 42), (42,)
LIT_NAME = 64
"""The size of a name that fits in one line on a lit plate."""
NAME_IN = 24
"""The margin right of a name, in pixels."""
NAME_ROW, TWO_LINE_HEIGHT = 88, 84
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
    picture.image.paste(head_ground(lands, head_height(len(plates))), (0, y))
    right = bars.SCORE_EDGE
    lines = (words.game, GAME_Y, theme.GOLD_LINE), (words.sheet, SHEET_Y, theme.CREAM)
    wide = max(
        picture.outlined_text(line, right, y + down, theme.LABEL, ink, OUTLINE, across=RIGHT)
        for line, down, ink in lines
    )
    lit = [plate for plate in plates if plate.lit]
    x = HEADLINE_X if lit else PAD
    room = right - wide - PAD - x
    picture.outlined_text(words.headline, x, y + HEADLINE_Y, HEADLINE, theme.CREAM, OUTLINE + 1, room=room)
    for plate, box in zip(plates, _fitting_boxes(plates, names), strict=True):
        _paint_plate(picture, Box(box.x, box.y + y, box.w, box.h), plate, names)
    if lit:
        crown = _tilted_crown()
        picture.image.paste(crown, (CROWN_X - crown.width // 2, y + CROWN_Y - crown.height // 2), crown)


def head_height(sides: int) -> int:
    """Return the height of the head of a number of sides."""
    return HEAD + _plates_height(sides) - PLATES


def _plates_height(sides: int) -> int:
    """Return the height of the plates' area: names on those beside a lit plate have room for two lines."""
    return PLATES if sides <= 2 else max(LOW_PLATES, (sides - 1) * (TWO_LINE_HEIGHT + PLATE_GAP) - PLATE_GAP)


@cached_image
def head_ground(lands: int, height: int) -> Image.Image:
    """Return the panorama with a higher sky and a lower sea, `height` pixels high. Paint on copies only."""
    whole, sky = panorama(lands), height - SEA - (SHORE - PEAKS)
    ground = Image.new("RGB", (WIDTH, height))
    ground.paste(whole.crop((0, 0, WIDTH, PEAKS)).resize((WIDTH, sky), Image.Resampling.BICUBIC))
    ground.paste(whole.crop((0, PEAKS, WIDTH, SHORE)), (0, sky))
    ground.paste(whole.crop((0, SHORE, WIDTH, HEIGHT)).resize((WIDTH, SEA)), (0, height - SEA))
    return ground


def _fitting_boxes(plates: Sequence[Plate], names: Sequence[str]) -> list[Box]:
    """Return the plates' boxes for a head at y = 0.

    A lit plate of two is narrower if partners' names beside it would otherwise break inside a word.
    """
    lit = sum(plate.lit for plate in plates)
    arranged = [plate_boxes(lit, len(plates), wide) for wide in LIT_WIDTHS]
    if lit == len(plates):
        return arranged[0]
    return next((boxes for boxes in arranged if _keeps_words(boxes[-1], plates[-1], names)), arranged[0])


def _keeps_words(box: Box, plate: Plate, names: Sequence[str]) -> bool:
    """Return whether no partner's name on a plate breaks inside a word."""
    if len(plate.seats) == 1:
        return True
    rows = _name_rows(box, plate, names, theme.TOTAL)
    return all(
        _is_uncut(fit_words(names[seat], _name_room(row, BADGE), BROKEN_SIZES)[0])
        for seat, row in zip(plate.seats, rows, strict=False)
    )


def plate_boxes(lit: int, count: int, lit_width: int = LIT_WIDTH) -> list[Box]:
    """Return the boxes of `count` plates for a head at y = 0.

    The `lit` first ones are at the left and larger; if all or none are lit, plates are equal. One of two that
    is lit is `lit_width` pixels wide.
    """
    room = Box(PAD, PLATES_TOP, WIDTH - 2 * PAD, _plates_height(count))
    if lit in (0, count) and count == 3:
        return row_boxes(room, count, room.h)
    if lit in (0, count):
        halves = columns(room, min(count, 2), PLATE_GAP)
        rows = [row_boxes(half, (count + 1 - index) // 2, room.h) for index, half in enumerate(halves)]
        return [rows[index % len(rows)][index // len(rows)] for index in range(count)]
    left = Box(room.x, room.y, lit_width if count == 2 else LIT_WIDTH_OF_MORE, room.h)
    right = Box(left.right + PLATE_GAP, room.y, room.right - left.right - PLATE_GAP, room.h)
    return [*row_boxes(left, lit, room.h), *row_boxes(right, count - lit, MAX_PLATE_HEIGHT)]


def row_boxes(box: Box, count: int, most: int) -> list[Box]:
    """Return `count` boxes below each other, centred, at most `most` pixels high."""
    height = min((box.h - PLATE_GAP * (count - 1)) // max(count, 1), most)
    top = box.y + (box.h - count * (height + PLATE_GAP) + PLATE_GAP) // 2
    return [Box(box.x, top + index * (height + PLATE_GAP), box.w, height) for index in range(count)]


def _paint_plate(picture: Canvas, box: Box, plate: Plate, names: Sequence[str]) -> None:
    """Paint a side's plate: low if the box is, large for a single winner, else tall."""
    picture.put(plate_ground(box.w, box.h, lit=plate.lit), box.x, box.y)
    inks = bars.ON_LIGHT if plate.lit else bars.ON_DARK
    if box.h < TALL_PLATE_HEIGHT:
        _paint_low_plate(picture, box, plate, names, inks)
    elif plate.lit and len(plate.seats) == 1:
        _paint_winner(picture, box, plate, names, inks)
    else:
        _paint_tall_plate(picture, box, plate, names, inks)


def _paint_winner(picture: Canvas, box: Box, plate: Plate, names: Sequence[str], inks: Inks) -> None:
    """Paint a lone winner beside large points, or a tall plate if the name does not fit there."""
    (seat,), (x, middle) = plate.seats, (box.x + PLATE_IN, box.middle[1])
    mark = _resignation_marks(plate, inks).get(seat)
    room = box.right - PLATE_IN - x - LIT_BADGE - PLATE_IN - (mark.w + PAD if mark else 0)
    fitted = _points_and_name(plate, names[seat], room)
    if fitted is None:
        _paint_tall_plate(picture, box, plate, names, inks)
        return
    style, lines, name_style = fitted
    picture.centre(sprites.badge(seat, LIT_BADGE), x + LIT_BADGE // 2, middle)
    x += LIT_BADGE + PLATE_IN
    picture.text(plate.points, box.right - PLATE_IN, middle, style, inks.strong, across=RIGHT)
    y = middle - NAME_UP if plate.gain else middle
    end = x + picture.lines(lines, name_style, x, y, inks.strong)
    if mark:
        picture.put(mark, end + PAD, y - mark.h // 2)
    if plate.gain:
        picture.put(plate.gain, x, middle + GAIN_DOWN - plate.gain.h // 2)


def _points_and_name(plate: Plate, name: str, room: int) -> tuple[Style, tuple[str, ...], Style] | None:
    """Return the style of points, and the lines and style of a name left of them, in `room` pixels.

    The points become smaller before the name breaks inside a word. None if it is not whole beside them.
    """
    large = Style(theme.NAME.face, NAME_SIZES[0] if plate.gain else LIT_NAME)
    for style in POINTS:
        left = room - PLATE_IN - fonts.advance(plate.points, style)
        if fonts.advance(name, large) <= left:
            return style, (name,), large
        lines, name_style = fit_words(name, left, BROKEN_SIZES if plate.gain else NAME_SIZES)
        if _is_uncut(lines):
            return style, lines, name_style
    lines, name_style = fit_name(name, left, NAME_SIZES, BROKEN_SIZES)
    return (style, lines, name_style) if _is_uncut(lines) else None


def _is_uncut(lines: Sequence[str]) -> bool:
    """Return whether a fitted name is not cut with an ellipsis."""
    return fonts.ELLIPSIS not in lines[-1]


def _paint_tall_plate(picture: Canvas, box: Box, plate: Plate, names: Sequence[str], inks: Inks) -> None:
    """Paint names with badges, the points (or that they are hidden), and the gain or else the placing.

    A flag marks who resigned.
    """
    x, right, y = box.x + PLATE_IN, box.right - PLATE_IN, box.bottom - LOWER_LINE
    style = _tall_points_style(box, plate, names)
    rows = _name_rows(box, plate, names, style)
    badge = bars.BADGE if len(rows) < 2 else BADGE
    for seat, row in zip(plate.seats, rows, strict=False):
        _paint_name(picture, row, seat, names[seat], inks, _resignation_marks(plate, inks), badge)
    if not rows:
        room = Box(x, box.y + UPPER_LINE - bars.BADGE // 2, right - x, bars.BADGE)
        bars.paint_seats(picture, room, plate.seats, names, inks, _resignation_marks(plate, inks))
    if plate.points:
        middle = box.middle[1] if len(rows) > 1 else y
        right -= picture.text(plate.points, right, middle, style, inks.strong, across=RIGHT) + PLATE_GAP
    else:
        right -= _paint_hidden_points(picture, right, y)
    if plate.gain:
        picture.put(plate.gain, x, y - plate.gain.h // 2)
    else:
        picture.text(plate.placing, x, y, theme.NAME, inks.quiet, room=right - x)


def _tall_points_style(box: Box, plate: Plate, names: Sequence[str]) -> Style:
    """Return the style of points on a tall plate: large beside winning partners whose names stay whole."""
    rows = _name_rows(box, plate, names, POINTS[-1]) if plate.lit else []
    texts = (
        fit_name(names[seat], _name_room(row, BADGE), NAME_SIZES, BROKEN_SIZES)[0]
        for seat, row in zip(plate.seats, rows, strict=False)
    )
    return POINTS[-1] if len(rows) > 1 and all(map(_is_uncut, texts)) else theme.TOTAL


def _name_rows(box: Box, plate: Plate, names: Sequence[str], points: Style) -> list[Box]:
    """Return a box for each name on a tall plate, with room for two lines beside points in style `points`.

    Return no boxes if partners' names fit side by side above the points, or if a gain leaves no room.
    """
    x = box.x + PLATE_IN
    if len(plate.seats) == 1:
        return [Box(x, box.y + UPPER_LINE - NAME_ROW // 2, box.right - NAME_IN - x, NAME_ROW)]
    taken = sum(fonts.advance(names[seat], theme.NAME) + bars.NAME_AT + PAD for seat in plate.seats)
    if plate.gain or (taken - PAD <= box.w - 2 * PLATE_IN and not plate.lit):
        return []
    wide = fonts.advance(plate.points, points) + PLATE_GAP // 2 + NAME_IN
    return [
        Box(x, box.y + index * box.h // 2 + (box.h // 2 - NAME_ROW) // 2, box.right - wide - x, NAME_ROW)
        for index in range(len(plate.seats))
    ]


def _name_room(row: Box, badge: int) -> int:
    """Return the width of a name beside a badge of `badge` pixels in a row."""
    return row.w - (bars.NAME_AT - bars.BADGE + badge)


def _paint_name(
    picture: Canvas,
    box: Box,
    seat: Seat,
    name: str,
    inks: Inks,
    marks: Mapping[Seat, Sprite],
    badge: int = BADGE,
) -> None:
    """Paint a seat's badge and fitted name, and its mark, if any."""
    middle = box.middle[1]
    picture.put(sprites.badge(seat, badge), box.x, middle - badge // 2)
    x, mark = box.x + bars.NAME_AT - bars.BADGE + badge, marks.get(seat)
    room = _name_room(box, badge) - (mark.w + PAD if mark else 0)
    fitted = fit_name(name, room, NAME_SIZES, BROKEN_SIZES)
    x += picture.lines(*fitted, x, middle, inks.strong)
    if mark:
        picture.put(mark, x + PAD, middle - mark.h // 2)


def _paint_low_plate(picture: Canvas, box: Box, plate: Plate, names: Sequence[str], inks: Inks) -> None:
    """Paint players, gain and points side by side. The order of plates says the placing."""
    x, right, y = box.x + PLATE_IN // 2, box.right - PLATE_IN // 2, box.middle[1]
    if plate.points:
        right -= picture.text(plate.points, right, y, theme.TOTAL, inks.strong, across=RIGHT) + PLATE_GAP
    else:
        right -= _paint_hidden_points(picture, right, y)
    if plate.gain:
        right -= plate.gain.w + PLATE_GAP
        picture.put(plate.gain, right, y - plate.gain.h // 2)
    room, marks = Box(x, y - BADGE // 2, right - x, BADGE), _resignation_marks(plate, inks)
    if box.h >= TWO_LINE_HEIGHT and len(plate.seats) == 1:
        _paint_name(picture, room, plate.seats[0], names[plate.seats[0]], inks, marks)
    else:
        bars.paint_seats(picture, room, plate.seats, names, inks, marks, badge=BADGE)


def _resignation_marks(plate: Plate, inks: Inks) -> Mapping[Seat, Sprite]:
    """Return a flag by the seat that resigned; empty if none has."""
    return {} if plate.retired is None else {plate.retired: sprites.icon("flag", FLAG, inks.quiet)}


def _paint_hidden_points(picture: Canvas, right: int, y: int) -> int:
    """Paint the chip for hidden points left of `right`. Return its width with a gap."""
    chip = sprites.hidden_points()
    picture.put(chip, right - chip.w, y - chip.h // 2)
    return chip.w + PLATE_GAP


@cached_image
def plate_ground(w: int, h: int, *, lit: bool) -> Sprite:
    """Return a plate's background of w × h pixels, with a golden line if it is lit."""
    drawing = Drawing(w, h, SHADOW_ROOM)
    whole = drawing.rounded(0, PLATE_RADIUS)
    drawing.shadow(whole, blur=5, strength=0.8, drop=3)
    if lit:
        drawing.shade(whole, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
        drawing.ink(drawing.rounded(LINE_IN, PLATE_RADIUS - LINE_IN, edge=LINE), theme.BRASS)
    else:
        drawing.shade(whole, theme.BAR_TOP, theme.BAR_BOTTOM)
        drawing.ink(drawing.rounded(0, PLATE_RADIUS, edge=2), theme.BAND_LINE)
    return drawing.sprite()


@cached_image
def _tilted_crown() -> Image.Image:
    return sprites.crown(CROWN).rotated(CROWN_TURN)
