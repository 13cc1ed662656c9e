"""The strip with the last turn: the player, and a chip for each kind of action in order."""

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
CHIP_HEIGHT, RIM, ICON, BADGE = 58, 3, 38, 44
"""A chip's height, rim, icon size and badge size."""
IN, APART, GAP = 14, 6, 10
"""A chip's padding, the gap between its parts, and the gap between chips."""
WIDTH_STEP = 24
"""Chips are a multiple of this many pixels wide, so that fewer sizes are drawn."""
PLAYER_BADGE = 62
LINE = 3
MAX_NAMED = 2
"""The most places named on a chip. Further ones are counted."""
COUNTED_ACTIONS = ("move", "excavate")
"""Actions whose number per place is shown. For others the words say how many."""
LIGHT = 0.35
"""How much lighter than the seat's colour a chip's rim is."""


class Chip(Struct, frozen=True):
    """The content of a chip: an icon or a treasure, words, and the treasure's former owner; or points."""

    icon: str = ""
    find: str = ""
    words: str = ""
    seat: Seat | None = None
    points: int | None = None


ICONS = {"enter": "explorer", "leader": "star", "move": "right", "excavate": "temple", "guard": "shield"}


def paint_last_turn(picture: Canvas, box: Box, last: Trace, say: Say) -> None:
    """Paint the last turn in a box, with fewer words if it is long. Chips that do not fit are counted."""
    bars.paint_bar_ground(picture, box, light=False)
    picture.fill(Box(box.x, box.y, box.w, LINE), _rim_colour(last.seat))
    middle = box.middle[1]
    picture.put(sprites.badge(last.seat, PLAYER_BADGE), box.x + PAD, middle - PLAYER_BADGE // 2)
    x = box.x + PAD + PLAYER_BADGE + GAP + APART
    for sprite in turn_chips(last, say, box.right - PAD - x):
        picture.put(sprite, x, middle - sprite.h // 2)
        x += sprite.w + GAP


def turn_chips(last: Trace, say: Say, room: int) -> list[Sprite]:
    """Return the chips of a turn that fit into `room` pixels; brief ones if the others do not all fit."""
    full, brief = (
        [chip_sprite(one, last.seat) for one in deed_chips(last, say, brief=brief)] for brief in (False, True)
    )
    return full if fitting_chips(full, room) == full else fitting_chips(brief, room)


def deed_chips(last: Trace, say: Say, *, brief: bool = False) -> list[Chip]:
    """Return a chip per kind of action and treasure, in the order in which they first happened.

    In a brief one the icon stands for the word *excavated*.
    """
    kinds: dict[tuple[str, Kind, Seat | None], list[Done]] = {}
    for done in last.deeds:
        kinds.setdefault((done.what, done.kind, done.seat), []).append(done)
    return [_chip_of(some, last.seat, say, brief) for some in kinds.values()]


def _chip_of(some: Sequence[Done], seat: Seat, say: Say, brief: bool) -> Chip:
    """Return the chip of deeds (`some`, at least one) of one kind by a seat."""
    what, kind, count = some[0].what, some[0].kind, sum(done.count for done in some)
    if what == "score":
        return Chip(points=count)
    if what == "exchange":
        return Chip(find=kind, words=say("tikal-picture-from"), seat=some[0].seat)
    worded = "brief" if brief and what == "excavate" else what
    words = say("tikal-picture-deed", what=worded, count=count, hexes=_places_text(some, say))
    if what == "hunt":
        return Chip(find=kind, words=words)
    return Chip(f"camp-{seat + 1}" if what == "camp" else ICONS.get(what, ""), words=words)


def _places_text(some: Sequence[Done], say: Say) -> str:
    """Return the places of deeds as text, with counts for `COUNTED_ACTIONS`.

    At most `MAX_NAMED` are named, followed by the number of the others: “ +2”.
    """
    times: Counter[str] = Counter()
    for done in some:
        times["–".join(HEXES[spot] for spot in done.at)] += done.count
    places = [
        f"{place} ×{count}" if count > 1 and some[0].what in COUNTED_ACTIONS else place
        for place, count in times.items()
    ]
    more = len(places) - MAX_NAMED
    return join_commas(places[:MAX_NAMED], say) + (f" +{more}" if more > 0 else "")


def fitting_chips(every: Sequence[Sprite], room: int) -> list[Sprite]:
    """Return the first sprites that fit into `room` pixels, then a chip with the number of the rest if any.

    Empty if not even one fits.
    """
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
    """Return a chip with the number of chips left out."""
    return chip_sprite(Chip(words=f"+{count}"), None)


def _rim_colour(seat: Seat | None) -> theme.Colour:
    if seat is None:
        return theme.QUIET
    return theme.blend(theme.SEATS[seat].paint, theme.CREAM, LIGHT)


@lru_cache(maxsize=64)
def chip_sprite(chip: Chip, seat: Seat | None) -> Sprite:
    """Return a chip with a rim in a seat's colour."""
    if chip.points is not None:
        return sprites.fitted_pill(chip.points, CHIP_HEIGHT, theme.WORTH, 2 * IN)
    parts = _chip_parts(chip)
    words = fonts.line(chip.words, LETTERS).advance
    inner = sum(part.w + APART for part in parts) + words
    made = _empty_chip(-(-(inner + 2 * IN + RIM) // WIDTH_STEP) * WIDTH_STEP, seat)
    on = Canvas(made.image)
    x, middle = made.margin + IN, made.margin + CHIP_HEIGHT // 2
    first, last = (parts, []) if chip.seat is None else (parts[:-1], parts[-1:])
    for part in first:
        on.put(part, x, middle - part.h // 2)
        x += part.w + APART
    x += on.text(chip.words, x, middle, LETTERS, theme.CREAM)
    for part in last:
        on.put(part, x + APART, middle - part.h // 2)
    return Sprite(on.image, made.margin, made.w, made.h)


@lru_cache(maxsize=48)
def _empty_chip(w: int, seat: Seat | None) -> Sprite:
    """Return an empty chip. Many have the same width, and drawing one is slow."""
    drawing = Drawing(w, CHIP_HEIGHT, margin=2)
    drawing.ink(drawing.rounded(0, CHIP_HEIGHT / 2), _rim_colour(seat))
    drawing.ink(drawing.rounded(RIM, CHIP_HEIGHT / 2 - RIM), theme.TABLE_LIGHT)
    return drawing.sprite()


def _chip_parts(chip: Chip) -> list[Sprite]:
    return [
        *([sprites.icon(chip.icon, ICON, theme.CREAM)] if chip.icon else []),
        *([score_parts.treasure(chip.find, ICON)] if chip.find else []),
        *([sprites.badge(chip.seat, BADGE)] if chip.seat is not None else []),
    ]
