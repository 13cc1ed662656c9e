"""Whose row it is: badge, points and artifacts above, the name below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.lost_cities_board.model import View
from engine.games.lost_cities_board.scoring import standing
from render import bars, fonts, sprites, strips, theme
from render.bars import Inks
from render.canvas import RIGHT, Canvas
from render.games.lost_cities_board.strip.rows import AHEAD, IN, ROW
from render.geometry import Box
from render.theme import Style

UPPER, LOWER = 28, 68
"""Where the two lines are, from the top."""
BADGE, SPACE = 48, 7
POINTS, FOUND = Style(theme.TOTAL.face, 40), Style(theme.NOTE.face, 36)
JAR, CROWN = 32, 42
RIGHT_IN = 12
"""How far from the right end all of it stops."""


def player(picture: Canvas, box: Box, view: View, seat: Seat, names: Sequence[str], say: Say) -> None:
    """Badge, points and artifacts above, name and crown below; light, and pointing, if it is to move."""
    to_move = view.turn == seat
    inks = bars.ON_LIGHT if to_move else bars.ON_DARK
    if to_move:
        picture.put(strips.pointer(box.w, box.h), box.x, box.y)
    _points(picture, Box(box.x + IN, box.y, box.w - IN - RIGHT_IN, ROW), view, seat, inks)
    x, y, right = box.x + IN, box.y + LOWER, box.right - RIGHT_IN - (strips.TIP // 2 if to_move else 0)
    words, crowned = _who(view, seat, names, say), seat in view.ahead
    wide = fonts.line(words, theme.LABEL).advance
    beside = x + wide + SPACE + CROWN <= right or box.h == ROW
    room = right - x - (CROWN + SPACE if crowned and beside else 0)
    after = x + picture.text(words, x, y, theme.LABEL, inks.strong, room=room)
    if crowned:
        # One's own row has room below the words, where there is none beside them.
        x, y = (after + SPACE, y) if beside else (x, y + AHEAD - SPACE)
        picture.put(sprites.crown(CROWN), x, y - CROWN // 2)


def _who(view: View, seat: Seat, names: Sequence[str], say: Say) -> str:
    if seat != view.viewer:
        return names[seat]
    return say("picture-your-turn" if seat == view.turn else "picture-you")


def _points(picture: Canvas, box: Box, view: View, seat: Seat, inks: Inks) -> None:
    y, x, total = box.y + UPPER, box.x, standing(view.totals, view.worths)[seat]
    picture.put(sprites.badge(seat, BADGE), x, y - BADGE // 2)
    x += BADGE + SPACE
    if total is None:
        picture.put(sprites.hidden(), x, y - sprites.HIDDEN // 2)
    else:
        picture.text(str(total), x, y, POINTS, inks.strong)
    found = str(view.tokens[seat] + view.found[seat])
    left = box.right - strips.TIP // 2
    left -= picture.text(found, left, y, FOUND, inks.strong, across=RIGHT) + JAR + 2
    picture.put(sprites.icon("artifact", JAR, inks.quiet), left, y - JAR // 2)
