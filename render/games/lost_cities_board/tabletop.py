"""The tabletop: players above, paths with figures, columns and piles below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from engine.core.catalogue import Say
from engine.core.phrasing import numeral, written_sum
from engine.core.types import Seat
from engine.games.lost_cities_board.model import COLOUR, COLOURS, CROSSINGS, PILE, View
from engine.games.lost_cities_board.scoring import current_points
from render import bars, sprites, theme
from render.bars import HeaderSeat, Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board import card_sprites, stones
from render.games.lost_cities_board.ground import table_ground
from render.games.lost_cities_board.gutter import paint_gutter
from render.games.lost_cities_board.table_layout import (
    GAP,
    GUTTER,
    HEADER,
    MARK_GAP,
    MAX_BENEATH,
    RADIUS,
    SHADOW_ROOM,
    STEP_AT,
    STONE_GAP,
    STONE_RADIUS,
    Layout,
)
from render.geometry import Box
from render.image_cache import cached_image
from render.layers import Layers
from render.theme import Style

ROW_BADGE = 46

TAB_POINT = 14
ROW_LIGHT = 0.14


def tabletop(view: View, names: Sequence[str], say: Say) -> Layers:
    """Return the table as all players see it, 1,200 pixels wide."""
    layout = with_room_for_names(Layout.of(view), view, names)
    picture = table_ground(layout, (view.expedition - 1 + view.crossed / CROSSINGS) / view.expeditions)
    _paint_header(picture, layout, view, names, say)
    paint_gutter(picture, layout, view)
    stones.paint_tiles(picture, layout, view)
    stones.paint_crossed(picture, layout, view)
    _paint_row_badges(picture, layout, view)
    _paint_columns(picture, layout, view)
    _paint_discards(picture, layout, view)
    _paint_walk(picture, layout, view)
    stones.paint_figures(picture, layout, view)
    _paint_marks(picture, layout, view)
    return picture


def _paint_row_badges(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint the badges of the rows of columns, and light the row of the seat to move."""
    for seat in range(layout.seats):
        box = layout.row(seat)
        if seat == view.turn:
            picture.put(_lit_row(box.w, box.h), box.x, box.y)
        picture.centre(sprites.badge(seat, ROW_BADGE), GUTTER // 2 - TAB_POINT // 2, box.middle[1])


@cached_image
def _lit_row(w: int, h: int) -> Sprite:
    """Return a light strip for a row, with a tab that points right at its left end."""
    drawing, gap = Drawing(w, h), MARK_GAP // 2
    right = GUTTER - GAP
    left = right - TAB_POINT
    drawing.ink(drawing.polygon([(0, gap), (w, gap), (w, h - gap), (0, h - gap)]), theme.CREAM, ROW_LIGHT)
    tab = drawing.polygon([(0, 0), (left, 0), (right, h / 2), (left, h), (0, h)])
    drawing.shade(tab, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return drawing.sprite()


def _paint_columns(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint the last card of each column, with the column's direction if the game has that option."""
    for seat, columns in enumerate(view.columns):
        for colour, column in enumerate(columns):
            if not column:
                continue
            heading = view.directions[seat][colour] if view.options.up_or_down else None
            box = layout.mark(seat, colour)
            picture.put(card_sprites.column_card(column[-1], heading), box.x, box.y)


def _paint_discards(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint each discard pile that has cards, with their number."""
    for (card, count), box in zip(view.discards, layout.slots, strict=True):
        if card is None:
            continue
        beneath = min(count - 1, MAX_BENEATH)
        picture.put(card_sprites.discard_pile(card, box.w, box.h, beneath), box.x, box.y)
        size = card_sprites.count_label(count, box.w)
        picture.put(size, box.x + card_sprites.COUNT_IN, box.bottom - card_sprites.COUNT_IN - size.h)


HEADER_BADGE, HEADER_IN = 60, 8
NAME_Y, POINTS_Y, SUM_Y = 34, 99, 150
"""The centres of the three lines."""
TWO_LINES = 136
"""The header's height without the third line, if every name fits on a line."""
HEADER_NAME = Style(theme.NAME.face, 42)
HEADER_POINTS = theme.TOTAL
HEADER_FOUND = theme.NOTE
JAR, JAR_GAP = 32, 2
HEADER_RULE = 20
MANY_SEATS = 4
"""The number of seats whose parts are too narrow for hidden points and artifacts on one line."""


def _paint_header(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paint every seat's part of the header."""
    points = current_points(view.totals, view.worths)
    down, last = layout.header - _least_height(view), POINTS_Y if _has_two_lines(view) else SUM_Y
    for seat, box in enumerate(layout.bars(view.turn)):
        lit = seat == view.turn
        inks = bars.paint_bar_ground(picture, box, light=lit)
        if not lit and seat and view.turn != seat - 1:
            picture.fill(Box(box.x, box.y + HEADER_RULE, 2, box.h - 2 * HEADER_RULE), theme.BAND_LINE)
        who = HeaderSeat(seat, names[seat], view.retired == seat, say("picture-to-move") if lit else "")
        line = Box(box.x + HEADER_IN, box.y, box.w - 2 * HEADER_IN, 2 * NAME_Y + down)
        bars.paint_name_lines(picture, line, who, HEADER_NAME, inks, HEADER_BADGE)
        _paint_points(picture, line.x, box.y + POINTS_Y + down, view, seat, points[seat], inks)
        _paint_sum_and_artifacts(picture, Box(line.x, box.y + down, line.w, 2 * last), view, seat, inks)


def _has_two_lines(view: View) -> bool:
    """Return whether artifacts stand beside the points, since the points of all are hidden."""
    return len(view.totals) < MANY_SEATS and all(total is None for total in view.totals)


def _least_height(view: View) -> int:
    """Return the header's height if every name fits on a line, in pixels."""
    return TWO_LINES if _has_two_lines(view) else HEADER


def with_room_for_names(layout: Layout, view: View, names: Sequence[str]) -> Layout:
    """Return the layout with a header as high as points and names need.

    It is higher if a name needs two lines when its player is not to move.
    """
    narrow = min(box.w for box in layout.bars(view.turn)) - 2 * HEADER_IN
    seats = (HeaderSeat(seat, name, view.retired == seat) for seat, name in enumerate(names))
    if all(bars.fits_on_a_line(who, narrow, HEADER_BADGE) for who in seats):
        return replace(layout, header=_least_height(view))
    return replace(layout, header=_least_height(view) + bars.NAME_STEP)


def _paint_points(
    picture: Canvas, x: int, y: int, view: View, seat: Seat, points: int | None, inks: Inks
) -> None:
    """Write a seat's points, on a golden plate if it leads.

    Points that are hidden (None) are a face-down chip, with those at stake beside it.
    """
    if points is None:
        picture.put(sprites.hidden_points(), x, y - sprites.HIDDEN // 2)
        pill = bars.pending_pill(view.worths[seat]) if view.worths else None
        bars.put_beside(picture, pill, x + sprites.HIDDEN, y)
    else:
        leads = seat in view.ahead
        bars.paint_header_score(picture, numeral(points), x, y, HEADER_POINTS, inks.strong, leads=leads)


def _paint_sum_and_artifacts(picture: Canvas, box: Box, view: View, seat: Seat, inks: Inks) -> None:
    """Write how a known total is made up, and the number of artifacts."""
    y, found = box.middle[1], str(view.tokens[seat] + view.found[seat])
    total = view.totals[seat]
    if total is not None and view.worths:
        picture.text(written_sum(total, view.worths[seat]), box.x, y, theme.LABEL, inks.quiet)
    left = (
        box.right - picture.text(found, box.right, y, HEADER_FOUND, inks.strong, across=RIGHT) - JAR_GAP - JAR
    )
    picture.put(sprites.icon("artifact", JAR, inks.quiet), left, y - JAR // 2)


STEP, STEP_NUMBER = 40, Style(theme.BADGE.face, 36)
DOT = 14


@cached_image
def step_number(number: int) -> Sprite:
    """Return the disc with the number of a step in a chain."""
    drawing = Drawing(STEP, STEP, SHADOW_ROOM)
    drawing.plate(STEP / 2, 2, theme.SHADOW, theme.LIGHT_TOP, theme.GOLD)
    drawing.text(str(number), STEP / 2, STEP / 2, STEP_NUMBER, theme.INK, across=MIDDLE)
    return drawing.sprite()


@cached_image
def _footprint() -> Sprite:
    """Return a dot on the way between two steps."""
    drawing = Drawing(DOT, DOT, SHADOW_ROOM)
    disc = drawing.rounded(0, DOT / 2)
    drawing.shadow(disc, blur=2, strength=0.6)
    drawing.ink(disc, theme.SHADOW)
    drawing.ink(drawing.rounded(2.5, DOT / 2 - 2.5), theme.GOLD_LINE)
    return drawing.sprite()


ARROW, ARROW_OUT = 44, 6
"""The size of the arrow at the pile drawn from, and how far it is above the pile."""
FOOTPRINT_ACROSS, FOOTPRINT_DOWN = 22.1, 18
"""The distance of footprints across and down. Ways that run together share their footprints."""

Point = tuple[int, int]


def _paint_walk(picture: Canvas, layout: Layout, view: View) -> None:
    """Outline the stones walked onto, with footprints between them."""
    onto = view.last.walked if view.last else ()
    for colour, stone in onto:
        box = layout.stone(colour, stone)
        picture.put(sprites.last_move_ring(box.w, box.h, STONE_RADIUS), box.x, box.y)
    steps = [step_place(layout, *stone) for stone in onto]
    for x, y in {print_ for one, other in pairwise(steps) for print_ in footprints(one, other)} - set(steps):
        picture.centre(_footprint(), x, y)


def step_place(layout: Layout, colour: int, stone: int) -> Point:
    """Return where the number of a step onto a stone is centred."""
    box = layout.stone(colour, stone)
    return box.x + STEP_AT, box.bottom + STONE_GAP // 2


def footprints(one: Point, other: Point) -> list[Point]:
    """Return the centres of the footprints from one step to another, both included.

    They go up or down first, then across. The corner is there twice.
    """
    corner = one[0], other[1]
    return [*_evenly_spaced_points(one, corner), *_evenly_spaced_points(corner, other)]


def _evenly_spaced_points(one: Point, other: Point) -> list[Point]:
    """Return points from `one` to `other`, both included, about a stride apart."""
    across, down = other[0] - one[0], other[1] - one[1]
    strides = round(abs(across) / FOOTPRINT_ACROSS + abs(down) / FOOTPRINT_DOWN) or 1
    shares = [stride / strides for stride in range(strides + 1)]
    return [(one[0] + round(across * share), one[1] + round(down * share)) for share in shares]


def _paint_marks(picture: Canvas, layout: Layout, view: View) -> None:
    """Mark the steps of a chain with numbers, outline the card played, and mark the pile drawn from."""
    last = view.last
    if last is None:
        return
    if len(last.walked) > 1:
        for number, (colour, stone) in enumerate(last.walked, start=1):
            picture.centre(step_number(number), *step_place(layout, colour, stone))
    colour = COLOUR[last.card]
    laid = layout.slots[colour] if last.discarded else layout.mark(last.seat, colour)
    picture.put(sprites.last_move_ring(laid.w, laid.h, RADIUS), laid.x, laid.y)
    if last.source is not None:
        box = layout.pile(view.pile) if last.source == PILE else layout.slots[COLOURS.index(last.source)]
        arrow = sprites.medal("up", ARROW, *theme.PALE)
        picture.centre(arrow, box.middle[0], box.y - ARROW_OUT)
