"""The header: each player's badge and name, points below, then how they are made up, and artifacts.

Hidden points need no third line: artifacts are beside them, if there is room.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.catalogue import Say
from engine.core.phrasing import numeral, written_sum
from engine.core.types import Seat
from engine.games.lost_cities_board.model import View
from engine.games.lost_cities_board.scoring import current_points
from render import bars, sprites, theme
from render.bars import HeaderSeat, Inks
from render.canvas import RIGHT, Canvas
from render.games.lost_cities_board.table_layout import HEADER, Layout
from render.geometry import Box
from render.theme import Style

BADGE, IN = 60, 8
NAME_Y, POINTS_Y, SUM_Y = 34, 99, 150
"""The centres of the three lines."""
TWO_LINES = 136
"""The header's height without the third line, if every name fits on a line."""
NAME = Style(theme.NAME.face, 42)
POINTS = theme.TOTAL
FOUND = theme.NOTE
JAR, JAR_GAP = 32, 2
RULE = 20
MANY_SEATS = 4
"""The number of seats whose parts are too narrow for hidden points and artifacts on one line."""


def paint_header(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paint every seat's part of the header."""
    points = current_points(view.totals, view.worths)
    down, last = layout.header - _least_height(view), POINTS_Y if _has_two_lines(view) else SUM_Y
    for seat, box in enumerate(layout.bars(view.turn)):
        lit = seat == view.turn
        inks = bars.paint_bar_ground(picture, box, light=lit)
        if not lit and seat and view.turn != seat - 1:
            picture.fill(Box(box.x, box.y + RULE, 2, box.h - 2 * RULE), theme.BAND_LINE)
        who = HeaderSeat(seat, names[seat], view.retired == seat, say("picture-to-move") if lit else "")
        line = Box(box.x + IN, box.y, box.w - 2 * IN, 2 * NAME_Y + down)
        bars.paint_name_lines(picture, line, who, NAME, inks, BADGE)
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
    narrow = min(box.w for box in layout.bars(view.turn)) - 2 * IN
    seats = (HeaderSeat(seat, name, view.retired == seat) for seat, name in enumerate(names))
    if all(bars.fits_on_a_line(who, narrow, BADGE) for who in seats):
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
        bars.paint_header_score(picture, numeral(points), x, y, POINTS, inks.strong, leads=leads)


def _paint_sum_and_artifacts(picture: Canvas, box: Box, view: View, seat: Seat, inks: Inks) -> None:
    """Write how a known total is made up, and the number of artifacts."""
    y, found = box.middle[1], str(view.tokens[seat] + view.found[seat])
    total = view.totals[seat]
    if total is not None and view.worths:
        picture.text(written_sum(total, view.worths[seat]), box.x, y, theme.LABEL, inks.quiet)
    left = box.right - picture.text(found, box.right, y, FOUND, inks.strong, across=RIGHT) - JAR_GAP - JAR
    picture.put(sprites.icon("artifact", JAR, inks.quiet), left, y - JAR // 2)
