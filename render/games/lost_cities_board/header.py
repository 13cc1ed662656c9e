"""The players: badge, name, points, what their figures are worth now; the mover's bar is light and wider."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.catalogue import Say
from engine.games.lost_cities_board.model import View
from render import bars, fonts, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board.layout import Layout
from render.geometry import Box
from render.theme import Style

BADGE, IN, LEFT = 62, 10, 88
"""A badge's size, its distance from the bar's edge, and where name and points begin."""
NAME_Y, POINTS_Y = 46, 107
BADGE_Y, CROWNED_BADGE_Y, CROWN, CROWN_Y = 45, 56, 44, 21
"""Where a badge is centred, with and without the leader's crown on it."""
NAME = Style(theme.NAME.face, 44)
POINTS = Style(theme.TOTAL.face, 52)
FOUND = Style(theme.NOTE.face, 36)
JAR, JAR_GAP, JAR_IN = 32, 2, 7
FLAG = 44
RULE = 20
"""How far from the header's edges the line between two players ends."""
SPACE = 10
NOW_HEIGHT, NOW_PAD = 52, 18
NOW = Style(theme.WORTH.face, 40)
TIGHT = 4
"""So many players have no room for words beside their names and figures, and write smaller."""
TAB, TAB_PAD, TAB_CUT, TAB_TEXT = 58, 20, 14, 21
"""What hangs from a bar: its height, its margins, its cut corners, and how far down its words are."""
TIGHT_POINTS, TIGHT_NOW, TIGHT_PAD = Style(POINTS.face, 44), Style(NOW.face, 36), 11


def header(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paints every seat's part of the header."""
    tight = layout.seats >= TIGHT
    for seat, box in enumerate(layout.bars(view.turn)):
        lit = seat == view.turn
        inks = bars.bar(picture, box, light=lit)
        if not lit and seat and view.turn != seat - 1:
            picture.fill(Box(box.x, box.y + RULE, 2, box.h - 2 * RULE), theme.BAND_LINE)
        _seat(picture, box, view, seat, inks)
        room = Box(box.x + LEFT, box.y, box.w - LEFT - IN, box.h)
        turn = sprites.turn(say("picture-to-move")) if lit and not tight else None
        _name(picture, room, view, seat, names[seat], inks, turn)
        _points(picture, room, view, seat, inks, say)
    if tight and view.turn is not None:
        _tab(picture, layout.tab(view.turn), say("picture-to-move"))


def _seat(picture: Canvas, box: Box, view: View, seat: int, inks: Inks) -> None:
    """The badge, crowned if its seat leads, and under it the artifacts."""
    x, crowned = box.x + IN + BADGE // 2, seat in view.ahead
    picture.centre(sprites.badge(seat, BADGE), x, CROWNED_BADGE_Y if crowned else BADGE_Y)
    if crowned:
        picture.centre(sprites.crown(CROWN), x, CROWN_Y)
    found = str(view.tokens[seat] + view.found[seat])
    left = box.x + JAR_IN
    picture.put(sprites.icon("artifact", JAR, inks.quiet), left, POINTS_Y + 2 - JAR // 2)
    picture.text(found, left + JAR + JAR_GAP, POINTS_Y + 2, FOUND, inks.strong)


def _name(
    picture: Canvas, box: Box, view: View, seat: int, name: str, inks: Inks, turn: Sprite | None
) -> None:
    """The name; at the right that it is this seat's turn, or that it has given up."""
    room = box.w
    if turn:
        picture.put(turn, box.right - turn.w, NAME_Y - turn.h // 2)
        room -= turn.w + SPACE
    if view.retired == seat:
        picture.put(sprites.icon("flag", FLAG, inks.quiet), box.right - FLAG, NAME_Y - FLAG // 2)
        room -= FLAG + SPACE
    picture.text(name, box.x, NAME_Y, NAME, inks.strong, room=room)


def _tab(picture: Canvas, top: tuple[int, int], words: str) -> None:
    """Whose turn it is, on what hangs from a bar that is too narrow to say so beside a name."""
    x, y = top
    tab = _hanging(fonts.line(words, theme.LABEL).advance + 2 * TAB_PAD)
    picture.put(tab, x - tab.w // 2, y - bars.LIT_LINE)
    picture.text(words, x, y + TAB_TEXT, theme.LABEL, theme.INK, across=MIDDLE)


@lru_cache(maxsize=4)
def _hanging(w: int) -> Sprite:
    """A light tab with a line of brass round its lower edge, which goes on from that of the bar."""
    drawing = Drawing(w, TAB, margin=2)
    for inset, paint in ((0, theme.BRASS), (bars.LIT_LINE, theme.LIGHT_BOTTOM)):
        foot, cut = TAB - inset, TAB_CUT - inset / 2
        left, right = inset, w - inset
        drawing.fill(
            [
                (left, 0),
                (right, 0),
                (right, foot - cut),
                (right - cut, foot),
                (left + cut, foot),
                (left, foot - cut),
            ],
            paint,
        )
    return drawing.sprite()


def _points(picture: Canvas, box: Box, view: View, seat: int, inks: Inks, say: Say) -> None:
    """The victory points, and what the figures are worth now."""
    total, tight = view.totals[seat], len(view.totals) >= TIGHT
    if total is None:
        picture.put(sprites.hidden(), box.x, POINTS_Y - sprites.HIDDEN // 2)
    else:
        picture.text(str(total), box.x, POINTS_Y, TIGHT_POINTS if tight else POINTS, inks.strong)
    if view.worths:
        pill = now(view.worths[seat], say("lost_cities_board-picture-now"), tight=tight)
        picture.put(pill, box.right - pill.w, POINTS_Y - pill.h // 2)


def now(worth: int, word: str, *, tight: bool) -> Sprite:
    """A pill with what figures are worth now."""
    if tight:
        return sprites.worth(worth, NOW_HEIGHT, TIGHT_NOW, TIGHT_PAD)
    return sprites.worth(worth, NOW_HEIGHT, NOW, NOW_PAD, word)
