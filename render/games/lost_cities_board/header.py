"""The header: each player's badge, name and crown above; points, pending points and artifacts below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.games.lost_cities_board.model import View
from engine.games.lost_cities_board.scoring import current_points
from render import bars, fonts, sprites, theme
from render.bars import HeaderSeat, Inks
from render.canvas import RIGHT, Canvas
from render.drawing import Sprite
from render.games.lost_cities_board.table_layout import Layout
from render.geometry import Box
from render.theme import Style

BADGE, IN = 60, 8
NAME_Y, POINTS_Y = 44, 107
"""The centres of the two lines."""
NAME = Style(theme.NAME.face, 44)
POINTS = tuple(Style(theme.TOTAL.face, size) for size in (64, 52, 46, 42))
"""Styles of points. The largest is used that leaves room for the rest of the line."""
FOUND = Style(theme.NOTE.face, 36)
JAR, JAR_GAP = 32, 2
RULE = 20


def paint_header(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paint every seat's part of the header."""
    points, boxes = current_points(view.totals, view.worths), layout.bars(view.turn)
    style = min(
        (_fitting_style(view, seat, points[seat], box.w) for seat, box in enumerate(boxes)), key=_letter_size
    )
    for seat, box in enumerate(boxes):
        lit = seat == view.turn
        inks = bars.paint_bar_ground(picture, box, light=lit)
        if not lit and seat and view.turn != seat - 1:
            picture.fill(Box(box.x, box.y + RULE, 2, box.h - 2 * RULE), theme.BAND_LINE)
        turn = say("picture-to-move") if lit else ""
        who = HeaderSeat(seat, names[seat], seat in view.ahead, view.retired == seat, turn)
        line = Box(box.x + IN, box.y, box.w - 2 * IN, 2 * NAME_Y)
        bars.paint_name_line(picture, line, who, NAME, inks, BADGE)
        points_line = Box(line.x, box.y, line.w, 2 * POINTS_Y)
        _paint_points(picture, points_line, view, seat, points[seat], style, inks)


def _paint_points(
    picture: Canvas, box: Box, view: View, seat: int, points: int | None, style: Style, inks: Inks
) -> None:
    """Paint points, or that they are hidden, pending points, which all may know, and artifacts."""
    y, found = box.middle[1], str(view.tokens[seat] + view.found[seat])
    left = box.right - picture.text(found, box.right, y, FOUND, inks.strong, across=RIGHT) - JAR_GAP - JAR
    picture.put(sprites.icon("artifact", JAR, inks.quiet), left, y - JAR // 2)
    if points is None:
        picture.put(sprites.hidden_points(), box.x, y - sprites.HIDDEN // 2)
        x = box.x + sprites.HIDDEN
    else:
        x = box.x + picture.text(str(points), box.x, y, style, inks.strong)
    bars.put_beside(picture, _pending_pill(view, seat), x, y)


def _pending_pill(view: View, seat: int) -> Sprite | None:
    return bars.pending_pill(view.worths[seat]) if view.worths else None


def _fitting_style(view: View, seat: int, points: int | None, wide: int) -> Style:
    """Return the style of a seat's points in a part `wide` pixels wide."""
    pill, found = _pending_pill(view, seat), str(view.tokens[seat] + view.found[seat])
    beside = pill.w + 2 * bars.MARK_GAP if pill else 0
    return points_style(points or 0, wide - 2 * IN - beside - artifacts_width(found))


def artifacts_width(found: str) -> int:
    """Return the width of the artifacts' number at the right end, in pixels."""
    return JAR + JAR_GAP + fonts.line(found, FOUND).advance


def points_style(points: int, room: int) -> Style:
    """Return the largest style in which points fit into `room` pixels."""
    return next((style for style in POINTS if fonts.line(str(points), style).advance <= room), POINTS[-1])


def _letter_size(style: Style) -> int:
    return style.size
