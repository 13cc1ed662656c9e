"""The header: each player's badge, name and points, pieces in supply, and treasures."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.tikal import scoring
from engine.games.tikal.box import CAMPS, GUARDS, SUPPLY
from engine.games.tikal.model import View
from render import bars, sprites, theme
from render.bars import HeaderSeat, Inks
from render.canvas import Canvas
from render.games.tikal import score_parts
from render.games.tikal.table_layout import Layout
from render.geometry import Box
from render.theme import Colour, Style

IN = 10
BADGE = 54
NAME = Style(theme.NAME.face, 42)
POINTS = Style(theme.TOTAL.face, 66)
NAME_Y, POINTS_Y, PIECES_Y, FINDS_Y = 38, 100, 155, 194
"""The centres of the four lines."""
RULE = 16
ICON, ICON_GAP, PIECES_GAP = 36, 1, 5


def paint_header(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paint every seat's part of the header."""
    points, pending, ahead = (
        scoring.current_points(view),
        scoring.pending_points(view),
        scoring.leading_seats(view),
    )
    for seat, box in enumerate(layout.bars):
        lit = seat == view.turn
        inks = bars.paint_bar_ground(picture, box, light=lit)
        if seat and view.turn not in (seat, seat - 1):
            picture.fill(Box(box.x, box.y + RULE, 2, box.h - 2 * RULE), theme.BAND_LINE)
        turn = say("picture-to-move") if lit else ""
        who = HeaderSeat(
            seat, names[seat], seat in ahead and view.turn is not None, view.retired == seat, turn
        )
        line = Box(box.x + IN, box.y, box.w - 2 * IN, 2 * NAME_Y)
        bars.paint_name_line(picture, line, who, NAME, inks, BADGE)
        y = box.y + POINTS_Y
        right = line.x + picture.text(str(points[seat]), line.x, y, POINTS, inks.strong)
        bars.put_beside(picture, bars.pending_pill(pending[seat]), right, y)
        _paint_pieces(picture, box, view, seat, inks)
        room = Box(
            line.x, box.y + FINDS_Y - score_parts.TREASURE_SIZE // 2, line.w, score_parts.TREASURE_SIZE
        )
        score_parts.paint_treasures(picture, room, view.treasures[seat])


def _paint_pieces(picture: Canvas, box: Box, view: View, seat: Seat, inks: Inks) -> None:
    """Paint the explorers, leader, camps and guards that a seat can still bring in."""
    x, y = box.x + IN, box.y + PIECES_Y
    x += _paint_icon_with_count(picture, x, y, "explorer", view.supply[seat], inks)
    if view.leaders[seat] == SUPPLY:
        x += _paint_icon(picture, x, y, "star", inks.strong) + PIECES_GAP
    camps, guards = CAMPS - view.camps.count(seat), GUARDS - view.guards.count(seat)
    for name, count in ((f"camp-{seat + 1}", camps), ("shield", guards)):
        x += _paint_icon_with_count(picture, x, y, name, count, inks) if count else 0


def _paint_icon_with_count(picture: Canvas, x: int, y: int, name: str, count: int, inks: Inks) -> int:
    """Paint an icon with a count. Return their width with the gap after them."""
    after = x + _paint_icon(picture, x, y, name, inks.strong) + ICON_GAP
    return after + picture.text(str(count), after, y, theme.LABEL, inks.strong) + PIECES_GAP - x


def _paint_icon(picture: Canvas, x: int, y: int, name: str, ink: Colour) -> int:
    picture.put(sprites.icon(name, ICON, ink), x, y - ICON // 2)
    return ICON
