"""The last turn in a strip: who, and what in its order, a chip for every kind of deed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from engine.core.catalogue import Say
from engine.core.phrasing import join_commas
from engine.core.types import Seat
from engine.games.tikal.box import HEXES, Kind
from engine.games.tikal.model import Done, Trace
from render import bars, fonts, sprites, theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import score_parts
from render.geometry import PAD, Box
from render.theme import Style

LETTERS = Style(theme.LABEL.face, 38)
HIGH, RIM, ICON, BADGE = 58, 3, 38, 44
"""A chip: its height, the line round it in the seat's colour, what stands in it."""
IN, APART, GAP = 14, 6, 10
"""Inside a chip: the room at its ends and between its parts; and from chip to chip."""
COARSE = 24
"""Chips are as wide as a whole number of these."""
WHO = 62
LINE = 3
MOST_NAMED = 2
"""So many places a chip names; of more it says how many."""
REPEATED = ("move", "excavate")
"""What is places as often as it was done at a place; of explorers brought in the words tell how many."""
LIGHT = 0.35
"""How much lighter than the seat the line round its chips is: it has to be seen on the dark."""


class Chip(Struct, frozen=True):
    """What a chip says: an icon or a treasure, words, whose treasure it was; points are a pill."""

    icon: str = ""
    find: str = ""
    words: str = ""
    seat: Seat | None = None
    points: int | None = None


ICONS = {"enter": "explorer", "leader": "star", "move": "right", "excavate": "temple", "guard": "shield"}


def paint_last_turn(picture: Canvas, box: Box, last: Trace, say: Say) -> None:
    """Paints the strip; what does not fit any more is counted."""
    bars.paint_bar(picture, box, light=False)
    picture.fill(Box(box.x, box.y, box.w, LINE), _light(last.seat))
    middle = box.middle[1]
    picture.put(sprites.badge(last.seat, WHO), box.x + PAD, middle - WHO // 2)
    x = box.x + PAD + WHO + GAP + APART
    for sprite in fitting_chips(
        [chip_sprite(one, last.seat) for one in deed_chips(last, say)], box.right - PAD - x
    ):
        picture.put(sprite, x, middle - sprite.h // 2)
        x += sprite.w + GAP


def deed_chips(last: Trace, say: Say) -> list[Chip]:
    """A chip a kind of deed and of treasure, in the order in which they were first done."""
    kinds: dict[tuple[str, Kind, Seat | None], list[Done]] = {}
    for done in last.deeds:
        kinds.setdefault((done.what, done.kind, done.seat), []).append(done)
    return [_chip(some, last.seat, say) for some in kinds.values()]


def _chip(some: Sequence[Done], seat: Seat, say: Say) -> Chip:
    what, kind, count = some[0].what, some[0].kind, sum(done.count for done in some)
    if what == "score":
        return Chip(points=count)
    if what == "exchange":
        return Chip(find=kind, words=say("tikal-picture-from"), seat=some[0].seat)
    words = say("tikal-picture-deed", what=what, count=count, hexes=_places(some, say))
    if what == "hunt":
        return Chip(find=kind, words=words)
    return Chip(f"camp-{seat + 1}" if what == "camp" else ICONS.get(what, ""), words=words)


def _places(some: Sequence[Done], say: Say) -> str:
    """Where deeds of a kind were done, each place as often as they were done there."""
    times: Counter[str] = Counter()
    for done in some:
        times["–".join(HEXES[spot] for spot in done.at)] += done.count
    places = [
        f"{place} ×{count}" if count > 1 and some[0].what in REPEATED else place
        for place, count in times.items()
    ]
    more = len(places) - MOST_NAMED
    return join_commas(places[:MOST_NAMED], say) + (f" +{more}" if more > 0 else "")


def fitting_chips(every: Sequence[Sprite], room: int) -> list[Sprite]:
    """As many chips as there is room for; then how many more there were."""
    shown = list(every)
    while shown:
        hidden = len(every) - len(shown)
        row = [*shown, *([more_chip(hidden)] if hidden else [])]
        if sum(sprite.w + GAP for sprite in row) - GAP <= room:
            return row
        shown.pop()
    return []


@lru_cache(maxsize=8)
def more_chip(count: int) -> Sprite:
    """How many chips there was no room for."""
    return chip_sprite(Chip(words=f"+{count}"), None)


def _light(seat: Seat | None) -> theme.Colour:
    if seat is None:
        return theme.QUIET
    return theme.blend(theme.SEATS[seat].paint, theme.CREAM, LIGHT)


@lru_cache(maxsize=64)
def chip_sprite(chip: Chip, seat: Seat | None) -> Sprite:
    """A chip rimmed in the colour of a seat."""
    if chip.points is not None:
        return sprites.fitted_pill(chip.points, HIGH, theme.WORTH, 2 * IN)
    parts = _parts(chip)
    words = fonts.line(chip.words, LETTERS).advance
    inner = sum(part.w + APART for part in parts) + words
    made = _plain(-(-(inner + 2 * IN + RIM) // COARSE) * COARSE, seat)
    on = Canvas(made.image)
    x, middle = made.margin + IN, made.margin + HIGH // 2
    first, last = (parts, []) if chip.seat is None else (parts[:-1], parts[-1:])
    for part in first:
        on.put(part, x, middle - part.h // 2)
        x += part.w + APART
    x += on.text(chip.words, x, middle, LETTERS, theme.CREAM)
    for part in last:
        on.put(part, x + APART, middle - part.h // 2)
    return Sprite(on.image, made.margin, made.w, made.h)


@lru_cache(maxsize=48)
def _plain(w: int, seat: Seat | None) -> Sprite:
    """A chip without words: many are as wide, and drawing one takes long."""
    drawing = Drawing(w, HIGH, margin=2)
    drawing.ink(drawing.rounded(0, HIGH / 2), _light(seat))
    drawing.ink(drawing.rounded(RIM, HIGH / 2 - RIM), theme.TABLE_LIGHT)
    return drawing.sprite()


def _parts(chip: Chip) -> list[Sprite]:
    """What stands in a chip besides words; a seat's badge after them."""
    return [
        *([sprites.icon(chip.icon, ICON, theme.CREAM)] if chip.icon else []),
        *([score_parts.treasure(chip.find, ICON)] if chip.find else []),
        *([sprites.badge(chip.seat, BADGE)] if chip.seat is not None else []),
    ]
