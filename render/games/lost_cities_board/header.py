"""The players: badge, name, points and artifacts; the seat to move on light ground."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.lost_cities_board.model import View
from render import bars, fonts, sprites, theme
from render.bars import Inks
from render.canvas import RIGHT, Canvas
from render.games.lost_cities_board import layout
from render.games.lost_cities_board.layout import Layout
from render.geometry import PAD, Box
from render.sheet import Sprite
from render.theme import Style

BADGE, IN, AFTER_BADGE = 66, 14, 12
NAME_DOWN, POINTS_DOWN = 0.29, 0.71
"""Where names and points are centred, from the header's top, if they share its height."""
POINTS = Style(theme.TOTAL.face, 50)
JAR, JAR_GAP = 40, 3
POINTS_GAP = 14
HIDDEN = 54
FLAG = 46
RULE = 20
"""How far from the header's edges the line between two players ends."""
WIDE_POINTS = 130
"""The room for points where they stand beside the name."""


def header(picture: Canvas, place: Layout, view: View, names: Sequence[str]) -> None:
    """Paints every seat's part of the header."""
    for seat, box in enumerate(place.bars):
        inks = bars.bar(picture, box, light=seat == view.turn)
        if seat and view.turn not in (seat, seat - 1):
            picture.fill(Box(box.x, box.y + RULE, 2, box.h - 2 * RULE), theme.BAND_LINE)
        badge = sprites.badge(seat, BADGE)
        picture.put(badge, box.x + IN, box.middle[1] - BADGE // 2)
        left = box.x + IN + BADGE + AFTER_BADGE
        if place.seats <= layout.ONE_LINE:
            _beside(picture, Box(left, box.y, box.right - left - IN, box.h), view, seat, names[seat], inks)
        else:
            _below(picture, Box(left, box.y, box.right - left - IN, box.h), view, seat, names[seat], inks)


def _below(picture: Canvas, box: Box, view: View, seat: int, name: str, inks: Inks) -> None:
    """The name, under it points and artifacts."""
    room = box.w - FLAG if view.retired == seat else box.w
    picture.text(name, box.x, box.y + round(box.h * NAME_DOWN), theme.NAME, inks.strong, room=room)
    _flag(picture, box.right - FLAG, box.y + round(box.h * NAME_DOWN), view, seat, inks)
    y = box.y + round(box.h * POINTS_DOWN)
    x = box.x + _points(picture, box.x, y, view.totals[seat], inks) + POINTS_GAP
    _artifacts(picture, x, y, view, seat, inks)


def _beside(picture: Canvas, box: Box, view: View, seat: int, name: str, inks: Inks) -> None:
    """The name, and at the right end artifacts and points."""
    y, points = box.middle[1], box.right - WIDE_POINTS
    width = _artifacts_width(view, seat)
    _artifacts(picture, points - width, y, view, seat, inks)
    total = view.totals[seat]
    if total is None:
        picture.put(hidden(), box.right - HIDDEN, y - HIDDEN // 2)
    else:
        picture.text(str(total), box.right, y, theme.TOTAL, inks.strong, across=RIGHT)
    room = points - width - box.x - PAD - (FLAG if view.retired == seat else 0)
    end = box.x + picture.text(name, box.x, y, theme.NAME, inks.strong, room=room)
    _flag(picture, end + PAD // 2, y, view, seat, inks)


def _points(picture: Canvas, x: int, y: int, total: int | None, inks: Inks) -> int:
    """Writes the victory points, or lays a chip face down; returns the width."""
    if total is None:
        picture.put(hidden(), x, y - HIDDEN // 2)
        return HIDDEN
    return picture.text(str(total), x, y, POINTS, inks.strong)


def hidden() -> Sprite:
    """A chip that lies face down: points nobody else sees."""
    return sprites.medal("compass", HIDDEN, theme.BACK_TOP, theme.BACK_BOTTOM, theme.BACK_LINE)


def _found(view: View, seat: int) -> str:
    return str(view.tokens[seat] + view.found[seat])


def _artifacts_width(view: View, seat: int) -> int:
    return JAR + JAR_GAP + fonts.line(_found(view, seat), theme.WORTH).advance


def _artifacts(picture: Canvas, x: int, y: int, view: View, seat: int, inks: Inks) -> None:
    """The artifacts of all expeditions so far."""
    picture.put(sprites.icon("artifact", JAR, inks.quiet), x, y - JAR // 2)
    picture.text(_found(view, seat), x + JAR + JAR_GAP, y, theme.WORTH, inks.strong)


def _flag(picture: Canvas, x: int, y: int, view: View, seat: int, inks: Inks) -> None:
    """Marks who has given up."""
    if view.retired == seat:
        picture.put(sprites.icon("flag", FLAG, inks.quiet), x, y - FLAG // 2)
