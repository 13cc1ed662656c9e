"""A player's row on the final sheet: rounds as a bar, temples and treasures, total."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import ImageDraw

from engine.core.catalogue import Say
from engine.core.phrasing import numeral, signed
from engine.core.types import ABANDONED, Result, Seat
from engine.games.tikal.model import AUCTION_START, View
from render import bars, fonts, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Sprite
from render.games.tikal import paints, piece_sprites, score_parts
from render.games.tikal.hexagon import Hexagon
from render.games.tikal.temples import temple
from render.geometry import PAD, WIDTH, Box
from render.theme import Colour, Style
from render.two_lines import Fitted, fit_name

ROW = 132
BADGE, NAME_X, NAME = 68, 106, Style(theme.NAME.face, 42)
BARS_X, BARS_END = 300, 960
"""The ends of the longest bar."""
NAMES_X = 376
"""Where bars begin beside names that need more room."""
FINDS_END = BARS_END + PAD // 2
UPPER, LOWER = 38, 96
BAR_HIGH, BAR_CURVE, BAR_GAP = 48, 6, 3
LIGHT = 0.35
NUMBER = theme.NOTE
TOTAL = theme.TOTAL
CROWN, FLAG = 60, 48
MARK = Hexagon(46)
MARK_LEVEL = 6
PLATES_ROOM, PLATE_GAP = 330, 6
"""The greatest width of temple plates, and their gap if treasures leave room."""
RULE = 2
TREASURE = 48
"""The size of treasures if there is room."""


def paint_standing(
    picture: Canvas, y: int, *, view: View, result: Result, names: Sequence[str], say: Say, seat: Seat
) -> None:
    """Paint a player's row at height y. A winner's row is light."""
    won = result.why != ABANDONED and seat in result.winners
    box = Box(0, y, WIDTH, ROW)
    inks = bars.paint_bar_ground(picture, box, light=won)
    picture.fill(Box(PAD, y + ROW - RULE, WIDTH - 2 * PAD, RULE), theme.BAND_LINE)
    middle = box.middle[1]
    picture.put(sprites.badge(seat, BADGE), PAD, middle - BADGE // 2)
    left = bars_x(names)
    picture.lines(*_fitted(names[seat], left), NAME_X, middle, inks.strong)
    score, y_total = result.scores[seat], middle
    if view.options.auction:
        words = say("tikal-picture-auction", points=signed(AUCTION_START - view.paid[seat]))
        y_total = y + UPPER
        at, room = (WIDTH - PAD, y + LOWER), WIDTH - PAD - FINDS_END - PAD // 2
        picture.name_text(words, *at, theme.LABEL, inks.quiet, room, across=RIGHT)
    picture.text(numeral(score), WIDTH - PAD, y_total, TOTAL, inks.strong, across=RIGHT)
    _paint_mark(picture, view, result, seat, y_total, say, inks)
    _paint_bar(picture, y + UPPER, view, seat, inks, left)
    _paint_holdings(picture, y + LOWER, view, seat, left)


def bars_x(names: Sequence[str]) -> int:
    """Return where all bars begin: farther right if a name is too long for the usual room."""
    return BARS_X if all(_fitted(name, BARS_X)[1].size >= NAME.size for name in names) else NAMES_X


def _fitted(name: str, left: int) -> Fitted:
    """Return a name as it stands before bars that begin at `left`."""
    return fit_name(name, left - PAD // 2 - NAME_X, (NAME.size,), (NAME.size,))


def _paint_mark(
    picture: Canvas, view: View, result: Result, seat: Seat, middle: int, say: Say, inks: Inks
) -> None:
    """Paint a flag if the seat resigned, else its crown or placing; neither in an abandoned game."""
    x = BARS_END + PAD
    if view.retired == seat:
        picture.put(sprites.icon("flag", FLAG, inks.quiet), x, middle - FLAG // 2)
    elif result.why != ABANDONED:
        if result.placings[seat] == 1:
            picture.put(score_parts.outlined_crown(CROWN), x, middle - CROWN // 2)
        else:
            placing = say("picture-placing", placing=result.placings[seat])
            picture.text(placing, x + CROWN // 2, middle, theme.LABEL, inks.quiet, across=MIDDLE)


def _paint_bar(picture: Canvas, middle: int, view: View, seat: Seat, inks: Inks, x: int) -> None:
    """Paint a seat's rounds as pieces of a bar from `x` on. The most points of any seat fill its room."""
    room, most = BARS_END - x, score_parts.most_scored(view)
    for sheet in score_parts.sheets_of(view, seat):
        wide = round(room * sheet.points / most)
        if wide <= BAR_GAP:
            continue
        paint, ink = score_parts.round_paints(seat, sheet.number)
        _paint_bar_piece(picture, x, middle, wide - BAR_GAP, paint, inks.quiet)
        if fonts.line(str(sheet.points), NUMBER).advance < wide - BAR_GAP:
            picture.text(str(sheet.points), x + wide // 2, middle, NUMBER, ink, across=MIDDLE)
        x += wide


def _paint_bar_piece(picture: Canvas, x: int, middle: int, wide: int, paint: Colour, line: Colour) -> None:
    """Paint an outlined piece of a bar, `wide` pixels wide."""
    top, right, foot = middle - BAR_HIGH // 2, x + wide - 1, middle + BAR_HIGH // 2 - 1
    pen, curve = ImageDraw.Draw(picture.image), min(BAR_CURVE, wide // 2)
    pen.rounded_rectangle((x, top, right, foot), curve, fill=paint, outline=line, width=RULE)
    if wide > 2 * BAR_CURVE:
        light = Box(x + BAR_CURVE, top + RULE, wide - 2 * BAR_CURVE, RULE)
        picture.fill(light, paints.lighter(paint, LIGHT))


def _paint_holdings(picture: Canvas, middle: int, view: View, seat: Seat, x: int) -> None:
    """Paint the temples that a seat scored last, and all its treasures."""
    found = view.treasures[seat]
    plates = _temple_plates(view, seat)
    if plates:
        widths, mark = [plate.w for plate in plates], temple(MARK_LEVEL, MARK)
        room = FINDS_END - x - PAD - score_parts.treasures_width(found, TREASURE)
        if has_mark(widths, room):
            picture.centre(mark, x + mark.w // 2, middle)
            x += mark.w
            room -= mark.w
        gap = plate_gap(widths, room)
        for plate in plates:
            picture.centre(plate, x + plate.w // 2, middle)
            x += plate.w + gap
        x += PAD - gap
    box = Box(x, middle - TREASURE // 2, FINDS_END - x, TREASURE)
    score_parts.paint_treasures(picture, box, found, TREASURE)


def has_mark(widths: Sequence[int], room: int) -> bool:
    """Return whether a temple fits before plates of these widths in `room` pixels."""
    return sum(widths) + temple(MARK_LEVEL, MARK).w <= room


def _temple_plates(view: View, seat: Seat) -> list[Sprite]:
    """Return the temples that a seat scored last, the highest first; guarded ones are shields."""
    held = [
        (value, spot) for sheet in score_parts.sheets_of(view, seat)[-1:] for spot, value in sheet.temples
    ]
    return [
        piece_sprites.guard_shield(value, seat)
        if view.guards[spot] == seat
        else piece_sprites.value_plate(value, seat)
        for value, spot in sorted(held, reverse=True)
    ]


def plate_gap(widths: Sequence[int], room: int) -> int:
    """Return the gap in pixels between plates of these widths in `room` pixels.

    It is negative if they must overlap.
    """
    between, taken = max(len(widths) - 1, 1), sum(widths)
    return min(max((room - taken) // between, 0), (PLATES_ROOM - taken) // between, PLATE_GAP)
