"""What a player held at the last scoring: temples with their values and guards, and sets of treasures."""

from __future__ import annotations

from engine.core.types import Seat
from engine.games.tikal.box import KINDS, WORTH, Kind
from engine.games.tikal.model import Sheet, View
from render import fonts, sprites, theme
from render.canvas import Canvas
from render.games.tikal import pieces, temples
from render.games.tikal.hexagon import Hexagon
from render.geometry import PAD, WIDTH

SHAPE = Hexagon(84)
LINE = 92
GAP = 12
BETWEEN = 2 * PAD
"""Between temples and treasures where both fit on a line."""
GUARD_UP = 22
DOWN = 6
"""How much lower than the middle of its line a temple is centred: a guard stands on it."""
TREASURE, WORTH_GAP = 42, 8


def height(view: View, seat: Seat) -> int:
    """One line, or two where it is too much for one; little where there is nothing."""
    wide, treasures = _temples_width(view, seat), _treasures_width(view, seat)
    if not wide and not treasures:
        return GAP
    return GAP + (2 * LINE if _two_lines(wide, treasures) else LINE)


def _two_lines(temples: int, treasures: int) -> bool:
    return bool(temples and treasures) and temples + BETWEEN + treasures > WIDTH - 2 * PAD


def _last(view: View, seat: Seat) -> Sheet | None:
    """The newest sheet of a seat."""
    return next((sheet for sheet in reversed(view.sheets) if sheet.seat == seat), None)


def _temples(view: View, seat: Seat) -> list[tuple[int, bool]]:
    """The values of a seat's temples, the highest first, and whether a guard of its own is there."""
    sheet = _last(view, seat)
    held = sheet.temples if sheet else ()
    return sorted(((value, view.guards[spot] == seat) for spot, value in held), reverse=True)


def _sets(view: View, seat: Seat) -> list[tuple[Kind, int]]:
    """A seat's treasures by kind, the largest sets first."""
    counts = [(kind, view.treasures[seat].count(kind)) for kind in KINDS]
    return sorted((pair for pair in counts if pair[1]), key=lambda pair: -pair[1])


def _temple_step() -> int:
    return SHAPE.scaled(temples.WIDTH) + GAP


def _temples_width(view: View, seat: Seat) -> int:
    return len(_temples(view, seat)) * _temple_step()


def _set_width(count: int) -> int:
    return TREASURE + WORTH_GAP + fonts.line(str(WORTH[count]), theme.NOTE).advance + 2 * GAP


def _treasures_width(view: View, seat: Seat) -> int:
    return sum(_set_width(count) for _, count in _sets(view, seat))


def holdings(picture: Canvas, y: int, view: View, seat: Seat) -> None:
    """Paints what a player held from y on."""
    x, middle = PAD, y + LINE // 2
    half = SHAPE.scaled(temples.WIDTH) // 2
    for value, guarded in _temples(view, seat):
        picture.centre(temples.temple(value, SHAPE), x + half, middle + DOWN)
        plate = pieces.shield(value, seat) if guarded else pieces.plate(value, seat)
        picture.centre(plate, x + half, middle + GUARD_UP)
        x += _temple_step()
    wide = _temples_width(view, seat)
    if _two_lines(wide, _treasures_width(view, seat)):
        x, middle = PAD, middle + LINE
    elif wide:
        x += BETWEEN
    for kind, count in _sets(view, seat):
        icon = sprites.tally(f"treasure-{kind}", count, TREASURE, theme.GOLD)
        picture.put(icon, x, middle - icon.h // 2)
        worth = x + TREASURE + WORTH_GAP
        picture.text(str(WORTH[count]), worth, middle, theme.NOTE, theme.CREAM)
        x += _set_width(count)
