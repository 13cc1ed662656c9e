"""The strip with the whole last turn: the player, and chips for the actions in their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct

from engine.core.catalogue import Say
from engine.core.phrasing import join_commas
from engine.core.types import Seat
from engine.games.tikal.model import HEXES, Done, Trace
from render import bars, fonts, sprites, theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import score_parts
from render.games.tikal.table_layout import LAST_TURN, LAST_TURN_STEP
from render.geometry import PAD, WIDTH, Box
from render.image_cache import cached_image

LETTERS = theme.LABEL
CHIP_HEIGHT, RIM, ICON, TREASURE, BADGE = 60, 3, 40, 56, 46
"""A chip's height and rim, and the sizes of icons, treasures and badges."""
IN, APART, GAP = 14, 6, 8
"""A chip's padding, the gap between its parts, and the gap between chips."""
WIDTH_STEP = 24
"""Chips are a multiple of this many pixels wide, so that fewer sizes are drawn."""
PLAYER_BADGE = 62
CHIPS_X = PAD + PLAYER_BADGE + GAP + APART
"""The left edge of the chips."""
LINE = 3
MAX_NAMED = 4
"""The most places named on a chip. Further ones are on another chip of the same kind."""
COUNTED_ACTIONS = ("move", "excavate")
"""Actions whose number is shown after a place, if there are several."""
LIGHT = 0.35
"""How much lighter than the seat's colour a chip's rim is."""


class Chip(Struct, frozen=True):
    """A chip's content: icons, a treasure (`find`), words, and the treasure's former owner; or points.

    `given` is the treasure given for `find`, before the icons.
    """

    icon: str = ""
    second_icon: str = ""
    given: str = ""
    find: str = ""
    words: str = ""
    seat: Seat | None = None
    points: int | None = None


ICONS = {"enter": "explorer", "leader": "star", "move": "right", "excavate": "temple", "guard": "shield"}


def paint_last_turn(picture: Canvas, box: Box, seat: Seat, rows: Sequence[Sequence[Sprite]]) -> None:
    """Paint the last turn of a seat in a box: its badge, and `rows` of chips (see `turn_rows`)."""
    bars.paint_bar_ground(picture, box, light=False)
    picture.fill(Box(box.x, box.y, box.w, LINE), _rim_colour(seat))
    middle = box.y + LAST_TURN // 2
    picture.put(sprites.badge(seat, PLAYER_BADGE), box.x + PAD, middle - PLAYER_BADGE // 2)
    for row in rows:
        x = box.x + CHIPS_X
        for sprite in row:
            picture.put(sprite, x, middle - sprite.h // 2)
            x += sprite.w + GAP
        middle += LAST_TURN_STEP


def turn_rows(last: Trace | None, say: Say) -> list[list[Sprite]]:
    """Return all chips of a turn in as many rows as they need. Empty if there was no turn or nothing done."""
    if last is None:
        return []
    return chip_rows([chip_sprite(one, last.seat) for one in deed_chips(last, say)], WIDTH - PAD - CHIPS_X)


def chip_rows(chips: Sequence[Sprite], room: int) -> list[list[Sprite]]:
    """Break chips into rows of at most `room` pixels. A wider chip has a row of its own."""
    rows: list[list[Sprite]] = []
    left = 0
    for chip in chips:
        if not rows or chip.w > left:
            rows.append([])
            left = room
        rows[-1].append(chip)
        left -= chip.w + GAP
    return rows


def deed_chips(last: Trace, say: Say) -> list[Chip]:
    """Return chips for the actions and treasures of a turn in order. Like ones in a row share a chip."""
    runs = (list(run) for _, run in groupby(last.deeds, _kind_of))
    return [_chip_of(part, last.seat, say) for some in runs for part in _parts_of(some)]


def _kind_of(done: Done) -> tuple[object, ...]:
    """Return what deeds of one chip have in common: all but place and number."""
    return (done.what, done.kind, done.leader, done.given, done.seat)


def _parts_of(some: Sequence[Done]) -> list[list[Done]]:
    """Divide deeds of one kind into parts with at most `MAX_NAMED` places each. Moves stay in their order."""
    if some[0].what == "move":
        return [list(some[first : first + MAX_NAMED]) for first in range(0, len(some), MAX_NAMED)]
    places = list(dict.fromkeys(done.at for done in some))
    return [
        [done for done in some if done.at in places[first : first + MAX_NAMED]]
        for first in range(0, len(places), MAX_NAMED)
    ]


def _chip_of(some: Sequence[Done], seat: Seat, say: Say) -> Chip:
    """Return the chip of deeds (`some`, at least one) of one kind by a seat."""
    what, kind, count = some[0].what, some[0].kind, sum(done.count for done in some)
    if what == "score":
        return Chip(points=count)
    if what == "exchange":
        words, given = say("tikal-picture-from"), some[0].given
        return Chip("swap", given=given, find=kind, words=words, seat=some[0].seat)
    words = _entries_text(some, say) if what == "enter" else _places_text(some, say)
    if what == "hunt":
        return Chip(find=kind, words=words)
    icon = f"camp-{seat + 1}" if what == "camp" else ICONS.get(what, "")
    return Chip(icon, "star" if some[0].leader else "", words=words)


def _places_text(some: Sequence[Done], say: Say) -> str:
    """Return what was done with its places, and how often for `COUNTED_ACTIONS`, such as “dug B5 ×2, C4”."""
    counts, counted = _counts(some), some[0].what in COUNTED_ACTIONS
    places = [f"{at} ×{count}" if count > 1 and counted else at for at, count in counts]
    total = sum(count for _, count in counts)
    return say("tikal-picture-deed", what=some[0].what, count=total, hexes=join_commas(places, say))


def _entries_text(some: Sequence[Done], say: Say) -> str:
    """Return where explorers came in, such as “3 at E1, 1 at A5”; only places if one each."""
    counts = _counts(some)
    if all(count == 1 for _, count in counts):
        return join_commas([at for at, _ in counts], say)
    return join_commas(
        [say("tikal-picture-deed", what="enter", count=count, hexes=at) for at, count in counts], say
    )


def _counts(some: Sequence[Done]) -> list[tuple[str, int]]:
    """Return the places of deeds with their number, in order. A move's place is its way, such as “A5–B5”.

    Moves are not added up.
    """
    places = [("–".join(HEXES[spot] for spot in done.at), done.count) for done in some]
    if some[0].what == "move":
        return places
    times: Counter[str] = Counter()
    for at, count in places:
        times[at] += count
    return list(times.items())


def _rim_colour(seat: Seat | None) -> theme.Colour:
    """Return a lighter tone of a seat's colour; grey for None."""
    if seat is None:
        return theme.QUIET
    return theme.blend(theme.SEATS[seat].paint, theme.CREAM, LIGHT)


@cached_image
def chip_sprite(chip: Chip, seat: Seat | None) -> Sprite:
    """Return a chip with a rim in a seat's colour (None: grey); for points, a pill."""
    if chip.points is not None:
        return sprites.fitted_pill(chip.points, CHIP_HEIGHT, theme.WORTH, 2 * IN)
    parts = _chip_parts(chip)
    words = fonts.line(chip.words, LETTERS).advance
    inner = sum(part.w + APART for part in parts) + words
    made = _empty_chip(-(-(inner + 2 * IN + RIM) // WIDTH_STEP) * WIDTH_STEP, seat)
    on = Canvas(made.image)
    x, middle = made.margin + (made.w - inner) // 2, made.margin + CHIP_HEIGHT // 2
    first, last = (parts, []) if chip.seat is None else (parts[:-1], parts[-1:])
    for part in first:
        on.put(part, x, middle - part.h // 2)
        x += part.w + APART
    x += on.text(chip.words, x, middle, LETTERS, theme.CREAM)
    for part in last:
        on.put(part, x + APART, middle - part.h // 2)
    return Sprite(on.image, made.margin, made.w, made.h)


@cached_image
def _empty_chip(w: int, seat: Seat | None) -> Sprite:
    """Return a chip without contents. Its rim has the seat's colour; None: a grey one."""
    if w > (least := CHIP_HEIGHT + 2 * sprites.CAP_ROOM):
        return _empty_chip(least, seat).widened(w)
    drawing = Drawing(w, CHIP_HEIGHT, margin=2)
    drawing.ink(drawing.rounded(0, CHIP_HEIGHT / 2), _rim_colour(seat))
    drawing.ink(drawing.rounded(RIM, CHIP_HEIGHT / 2 - RIM), theme.TABLE_LIGHT)
    return drawing.sprite()


def _chip_parts(chip: Chip) -> list[Sprite]:
    """Return what a chip contains, from left to right."""
    return [
        *([score_parts.treasure(chip.given, TREASURE)] if chip.given else []),
        *(sprites.icon(icon, ICON, theme.CREAM) for icon in (chip.icon, chip.second_icon) if icon),
        *([score_parts.treasure(chip.find, TREASURE)] if chip.find else []),
        *([sprites.badge(chip.seat, BADGE)] if chip.seat is not None else []),
    ]
