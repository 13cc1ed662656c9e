"""The players: badge, name, points; under them what they would score, have left to place, and have found."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Seat
from engine.games.tikal.box import CAMPS, GUARDS, KINDS, SUPPLY, Kind
from engine.games.tikal.model import View
from render import bars, fonts, sprites, theme
from render.bars import Inks
from render.canvas import RIGHT, Canvas
from render.games.tikal import layout
from render.games.tikal.layout import Layout
from render.geometry import EDGE, Box
from render.theme import Colour, Style

IN = EDGE
BADGE, AFTER_BADGE = 54, 10
NAME = Style(theme.NAME.face, 42)
POINTS = Style(theme.TOTAL.face, 54)
NAME_Y, PIECES_Y, TREASURES_Y = 33, 81, 125
"""The middles of the lines, from the header's top."""
RULE = 16
FLAG = 44
ICON, ICON_GAP, PIECES_GAP = 32, 2, 9
SPENT = 0.22
"""How strongly a camp or a guard is drawn that stands on the board already."""
WORTH_WIDTH, WORTH_HEIGHT = 76, 44
TREASURE, TREASURE_GAP = 36, 2
TREASURE_STEP = 42
"""From treasure to treasure, where there is room."""


def header(picture: Canvas, place: Layout, view: View, names: Sequence[str]) -> None:
    """Paints every seat's part of the header."""
    for seat, box in enumerate(place.bars):
        inks = bars.bar(picture, box, light=seat == view.turn)
        if seat and view.turn not in (seat, seat - 1):
            picture.fill(Box(box.x, box.y + RULE, 2, box.h - 2 * RULE), theme.BAND_LINE)
        _name(picture, box, view, seat, names, inks)
        end = _pieces(picture, box, view, seat, inks)
        if place.seats <= layout.TWO_LINES:
            row = Box(end, box.y + PIECES_Y - TREASURE // 2, box.right - IN - end, TREASURE)
        else:
            row = Box(box.x + IN, box.y + TREASURES_Y - TREASURE // 2, box.w - 2 * IN, TREASURE)
            row = _worth(picture, row, view, seat)
        found(picture, row, view.treasures[seat], inks.strong)


def _worth(picture: Canvas, box: Box, view: View, seat: Seat) -> Box:
    """What a seat would score now, at the right end of a row; returns what is left of the row."""
    if view.turn is None:
        return box
    pill = sprites.pill(view.worth[seat], WORTH_WIDTH, WORTH_HEIGHT, theme.LABEL)
    picture.put(pill, box.right - WORTH_WIDTH, box.middle[1] - WORTH_HEIGHT // 2)
    return Box(box.x, box.y, box.w - WORTH_WIDTH - PIECES_GAP, box.h)


def _name(picture: Canvas, box: Box, view: View, seat: Seat, names: Sequence[str], inks: Inks) -> None:
    """Who it is, and the points."""
    y = box.y + NAME_Y
    picture.put(sprites.badge(seat, BADGE), box.x + IN, y - BADGE // 2)
    left, right = box.x + IN + BADGE + AFTER_BADGE, box.right - IN
    right -= picture.text(str(view.totals[seat]), right, y, POINTS, inks.strong, across=RIGHT) + AFTER_BADGE
    if len(names) <= layout.TWO_LINES:
        right = _worth(picture, Box(left, y, right - left, 0), view, seat).right
    if view.retired == seat:
        right -= FLAG
        picture.put(sprites.icon("flag", FLAG, inks.quiet), right, y - FLAG // 2)
    picture.text(names[seat], left, y, NAME, inks.strong, room=right - left)


def _pieces(picture: Canvas, box: Box, view: View, seat: Seat, inks: Inks) -> int:
    """The explorers and the leader to be brought in, the camps and guards left; returns where they end."""
    x, y = box.x + IN, box.y + PIECES_Y
    x += _icon(picture, x, y, "explorer", inks.strong) + ICON_GAP
    picture.text(str(view.supply[seat]), x, y, theme.LABEL, inks.strong)
    x += fonts.line("00", theme.LABEL).advance + PIECES_GAP
    left = (
        ("star", 1, view.leaders[seat] == SUPPLY),
        ("camp", CAMPS, CAMPS - view.camps.count(seat)),
        ("shield", GUARDS, GUARDS - view.guards.count(seat)),
    )
    for name, most, count in left:
        for number in range(most):
            x += _icon(picture, x, y, name, inks.strong, 1.0 if number < count else SPENT) + ICON_GAP
        x += PIECES_GAP - ICON_GAP
    return x


def _icon(picture: Canvas, x: int, y: int, name: str, ink: Colour, strength: float = 1.0) -> int:
    picture.put(sprites.icon(name, ICON, ink, strength), x, y - ICON // 2)
    return ICON


def found(picture: Canvas, box: Box, taken: Sequence[Kind], ink: Colour) -> None:
    """The kinds of treasures taken, a dot under them for each."""
    kinds = [kind for kind in KINDS if kind in taken]
    if not kinds:
        return
    size = min(TREASURE, box.w // len(kinds) - TREASURE_GAP)
    step = min(TREASURE_STEP, box.w // len(kinds))
    for number, kind in enumerate(kinds):
        x = box.x + number * step
        icon = sprites.tally(f"treasure-{kind}", taken.count(kind), size, ink)
        picture.put(icon, x, box.middle[1] - icon.h // 2)
