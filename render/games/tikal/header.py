"""The header: each player's badge, name and points; pieces in supply and treasures, or bids."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.catalogue import Say
from engine.core.phrasing import written_sum
from engine.core.types import Seat
from engine.games.tikal import scoring
from engine.games.tikal.model import CAMPS, GUARDS, SUPPLY, View
from render import bars, sprites, theme
from render.bars import HeaderSeat, Inks
from render.canvas import Canvas
from render.games.tikal import auction_strip, score_parts
from render.games.tikal.table_layout import Layout
from render.geometry import Box
from render.theme import Colour, Style

IN = 7
BADGE = 54
NAME = Style(theme.NAME.face, 42)
POINTS = theme.TOTAL
NAME_Y, POINTS_Y, PIECES_Y, FINDS_Y = 38, 100, 155, 194
"""The centres of the four lines."""
RULE = 16
ICON, ICON_GAP, PIECES_GAP = 36, 1, 5


def paint_header(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paint every seat's part of the header."""
    points, ahead = scoring.current_points(view), scoring.leading_seats(view)
    parts = score_sums(view, layout)
    for seat, box in enumerate(layout.bars):
        lit = seat == view.turn
        inks = bars.paint_bar_ground(picture, box, light=lit)
        if seat and view.turn not in (seat, seat - 1):
            picture.fill(Box(box.x, box.y + RULE, 2, box.h - 2 * RULE), theme.BAND_LINE)
        line = Box(box.x + IN, box.y, box.w - 2 * IN, 2 * NAME_Y + layout.name_step)
        who = HeaderSeat(seat, names[seat], view.retired == seat, say("picture-to-move") if lit else "")
        bars.paint_name_lines(picture, line, who, NAME, inks, BADGE)
        box = Box(box.x, box.y + layout.name_step, box.w, box.h - layout.name_step)
        y, leads = box.y + POINTS_Y, seat in ahead and view.turn is not None
        right = bars.paint_header_score(
            picture, str(points[seat]), line.x, y, POINTS, inks.strong, leads=leads
        )
        picture.text(parts[seat], right + bars.SUM_GAP, y, theme.LABEL, inks.quiet)
        if layout.bidding:
            auction_strip.paint_bid(picture, box, view, seat, say, inks)
        else:
            _paint_pieces(picture, box, view, seat, inks)
            top = box.y + FINDS_Y - score_parts.TREASURE_SIZE // 2
            room = Box(line.x, top, line.w, score_parts.TREASURE_SIZE)
            score_parts.paint_treasures(picture, room, view.treasures[seat])


def with_room_for_names(layout: Layout, view: View, names: Sequence[str]) -> Layout:
    """Return the layout, with a higher header if a name needs two lines when its player is not to move."""
    narrow = min(box.w for box in layout.bars) - 2 * IN
    seats = (HeaderSeat(seat, name, view.retired == seat) for seat, name in enumerate(names))
    if all(bars.fits_on_a_line(who, narrow, BADGE) for who in seats):
        return layout
    return replace(layout, name_step=bars.NAME_STEP)


def score_sums(view: View, layout: Layout) -> list[str]:
    """Return how each seat's points are made up.

    All are empty if one of them has no room beside its points.
    """
    points, pending = scoring.current_points(view), scoring.pending_points(view)
    sums = [written_sum(total, more) for total, more in zip(view.totals, pending, strict=True)]
    ahead = scoring.leading_seats(view)
    rooms = [
        box.w - 2 * IN - bars.score_width(str(points[seat]), POINTS, leads=seat in ahead)
        for seat, box in enumerate(layout.bars)
    ]
    return sums if bars.sums_fit(sums, rooms) else [""] * len(sums)


def _paint_pieces(picture: Canvas, box: Box, view: View, seat: Seat, inks: Inks) -> None:
    """Write how many explorers, camps and guards a seat has left, with a star for its unplaced leader."""
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
    """Paint an icon with its left edge at `x` and its middle at `y`; return its width."""
    picture.put(sprites.icon(name, ICON, ink), x, y - ICON // 2)
    return ICON
