"""The players: badge, name, points; what they have left to bring in, have found, and would score now."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.tikal.box import CAMPS, GUARDS, SUPPLY
from engine.games.tikal.model import View
from render import bars, fonts, numerals, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.games.tikal import finds, marks
from render.games.tikal.layout import Layout
from render.geometry import Box
from render.theme import Colour, Style

IN = 10
BADGE, AFTER_BADGE = 54, 10
CROWN, CROWN_UP, LED_BADGE, LED_DOWN = 44, 42, 50, 13
"""A leader's crown, how far above the line's middle it begins, and the badge below it."""
NAME = Style(theme.NAME.face, 42)
POINTS = Style(theme.TOTAL.face, 66)
NAME_Y, PIECES_Y, FINDS_Y = 46, 106, 147
"""The middles of the lines, from the header's top."""
RULE = 16
FLAG = 44
ICON, ICON_GAP, PIECES_GAP = 36, 1, 4
SPENT = 0.2
"""How strongly a camp or a guard is drawn that stands on the board already."""
NOW_Y, TO_MOVE_Y = 22, 64
"""The middles of the lines of what hangs from the header, from the header's foot."""


def header(picture: Canvas, layout: Layout, view: View, names: Sequence[str], say: Say) -> None:
    """Paints every seat's part of the header."""
    for seat, box in enumerate(layout.bars):
        inks = bars.bar(picture, box, light=seat == view.turn)
        if seat and view.turn not in (seat, seat - 1):
            picture.fill(Box(box.x, box.y + RULE, 2, box.h - 2 * RULE), theme.BAND_LINE)
        _name(picture, box, view, seat, names, inks)
        _pieces(picture, box, view, seat, inks)
        room = Box(box.x + IN, box.y + FINDS_Y - finds.SIZE // 2, box.w - 2 * IN, finds.SIZE)
        finds.found(picture, room, view.treasures[seat])
        if view.turn is not None:
            _hanging(picture, layout, view, seat, say)


def leads(view: View, seat: Seat) -> bool:
    """Whether a seat is ahead: has the most points, and not everybody has as many."""
    return view.totals[seat] == max(view.totals) > min(view.totals)


def _name(picture: Canvas, box: Box, view: View, seat: Seat, names: Sequence[str], inks: Inks) -> None:
    """Who it is, and the points."""
    y, x = box.y + NAME_Y, box.x + IN + BADGE // 2
    if leads(view, seat):
        picture.centre(sprites.badge(seat, LED_BADGE), x, y + LED_DOWN)
        picture.put(marks.crown(CROWN), x - CROWN // 2, y - CROWN_UP)
    else:
        picture.centre(sprites.badge(seat, BADGE), x, y)
    left, right = box.x + IN + BADGE + AFTER_BADGE, box.right - IN
    right -= picture.text(str(view.totals[seat]), right, y, POINTS, inks.strong, across=RIGHT) + AFTER_BADGE
    if view.retired == seat:
        right -= FLAG
        picture.put(sprites.icon("flag", FLAG, inks.quiet), right, y - FLAG // 2)
    picture.name(names[seat], left, y, NAME, inks.strong, right - left)


def _pieces(picture: Canvas, box: Box, view: View, seat: Seat, inks: Inks) -> None:
    """The explorers and the leader to be brought in, the camps and guards left."""
    x, y = box.x + IN, box.y + PIECES_Y
    x += _icon(picture, x, y, "explorer", inks.strong) + ICON_GAP
    picture.text(str(view.supply[seat]), x, y, theme.LABEL, inks.strong)
    x += fonts.line("00", theme.LABEL).advance + PIECES_GAP
    left = (
        ("star", 1, view.leaders[seat] == SUPPLY),
        (f"camp-{seat + 1}", CAMPS, CAMPS - view.camps.count(seat)),
        ("shield", GUARDS, GUARDS - view.guards.count(seat)),
    )
    for name, most, count in left:
        for number in range(most):
            x += _icon(picture, x, y, name, inks.strong, 1.0 if number < count else SPENT) + ICON_GAP
        x += PIECES_GAP - ICON_GAP


def _icon(picture: Canvas, x: int, y: int, name: str, ink: Colour, strength: float = 1.0) -> int:
    picture.put(sprites.icon(name, ICON, ink, strength), x, y - ICON // 2)
    return ICON


def _hanging(picture: Canvas, layout: Layout, view: View, seat: Seat, say: Say) -> None:
    """What a seat would score now, and whether it is to play."""
    x, y = layout.tabs[seat]
    tab, moves = marks.tab(light=seat == view.turn), seat == view.turn
    picture.put(tab, x - tab.w // 2, y)
    words = say("tikal-picture-now", worth=numerals.signed(view.worth[seat]))
    picture.centre(marks.now(words), x, y + NOW_Y)
    if moves:
        picture.text(say("picture-to-move"), x, y + TO_MOVE_Y, theme.LABEL, theme.INK, across=MIDDLE)
