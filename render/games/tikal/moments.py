"""Turning points of a game side by side: leaders by round, the best temple, the best scoring round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.catalogue import Say
from engine.core.phrasing import signed
from engine.core.types import Seat
from engine.games.tikal.highlights import Holders, best_scoring, best_temple, leaders_by_round
from engine.games.tikal.model import HEXES, View
from render import sprites, theme
from render.canvas import MIDDLE, Canvas
from render.drawing import Sprite
from render.games.tikal import piece_sprites, score_parts
from render.games.tikal.hexagon import Hexagon
from render.games.tikal.temples import temple
from render.geometry import PAD, WIDTH, Box, columns
from render.theme import Style

PANEL_HEIGHT, GAP = 206, 12
MOMENTS_HEIGHT = PANEL_HEIGHT + GAP
"""The height of the three panels and the gap around them."""
RADIUS = 16
TITLE, TITLE_DOWN = Style(theme.NAME.face, 42), 40
MIDDLE_DOWN, FOOT_DOWN = 108, 172
"""The centres of a panel's lower lines."""
BADGE, SHARED_BADGE, SHARED_STEP = 54, 40, 26
LABEL = theme.LABEL
PILL_WIDTH, PILL_HEIGHT = 116, 54
MARK, MARK_X = Hexagon(80), 52
ICON, ICON_SHAPE, MARK_LEVEL = 40, Hexagon(46), 6
MAX_STACKED, STACK_HEIGHT, PLATE_GAP, ROUNDS_GAP = 2, 78, 2, 6
"""The most plates of a round below each other, their height, and the gaps between plates and rounds."""


def paint_moments(picture: Canvas, y: int, *, view: View, say: Say) -> None:
    """Paint the three panels at height y. At least one round must have been scored."""
    room = Box(PAD, y + GAP // 2, WIDTH - 2 * PAD, PANEL_HEIGHT)
    for box, paint in zip(
        columns(room, 3, GAP), (_paint_leaders, _paint_best_temple, _paint_best_round), strict=True
    ):
        picture.put(sprites.panel(box.w, box.h, RADIUS, theme.BAND_LINE), box.x, box.y)
        paint(picture, box, view, say)


def _paint_title(picture: Canvas, box: Box, words: str, points: int | None = None) -> None:
    """Paint a moment's title and, if given, a pill with its points."""
    right = box.right - PAD // 2
    if points is not None:
        right -= PILL_WIDTH
        pill = sprites.points_pill(points, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
        picture.put(pill, right, box.y + TITLE_DOWN - PILL_HEIGHT // 2)
    x = box.x + PAD
    picture.shrunk_text(words, x, box.y + TITLE_DOWN, TITLE, theme.GOLD, right - PAD // 2 - x)


def _paint_leaders(picture: Canvas, box: Box, view: View, say: Say) -> None:
    """Paint the leader after each scoring round; those who share the lead have smaller badges."""
    _paint_title(picture, box, say("tikal-picture-lead", auction="yes" if view.options.auction else "no"))
    every = leaders_by_round(view)
    for number, (seats, part) in enumerate(zip(every, columns(box, len(every), 0), strict=True), start=1):
        size, step = (BADGE, 0) if len(seats) == 1 else (SHARED_BADGE, _badge_step(len(seats), part))
        x, y = part.middle[0] - step * (len(seats) - 1) // 2, box.y + MIDDLE_DOWN
        for index, seat in enumerate(seats):
            picture.centre(sprites.badge(seat, size), x + index * step, y)
        words = score_parts.round_name(view, number, say)
        picture.text(words, part.middle[0], box.y + FOOT_DOWN, LABEL, theme.CREAM, across=MIDDLE)


def _badge_step(count: int, part: Box) -> int:
    """Return the distance between badges of `count` tied leaders (at least 2) in a part of the panel."""
    return min(SHARED_STEP, (part.w - SHARED_BADGE - ROUNDS_GAP) // (count - 1))


def _paint_best_temple(picture: Canvas, box: Box, view: View, say: Say) -> None:
    """Paint the best temple, its points, and its holders by round; only a title if no temple scored."""
    spot, holders = best_temple(view)
    if not holders:
        _paint_title(picture, box, say("tikal-picture-no-temple"))
        return
    _paint_title(picture, box, say("tikal-picture-best-temple", hex=HEXES[spot]), sum(holders.values()))
    every = by_round(holders)
    room = Box(box.x + PAD // 2, box.y, box.w - PAD, box.h)
    if all(len(held) <= MAX_STACKED for held in every.values()):
        x = box.x + PAD + MARK_X
        picture.centre(temple(view.levels[spot], MARK), x, box.middle[1] + TITLE_DOWN // 2)
        room = Box(x + MARK_X, box.y, box.right - PAD // 4 - x - MARK_X, box.h)
    for (number, held), part in zip(every.items(), columns(room, len(every), 0), strict=True):
        for plate, place in plate_places(held, part):
            picture.put(plate, place.x, place.y)
        words = score_parts.round_name(view, number, say)
        picture.text(words, part.middle[0], box.y + FOOT_DOWN, LABEL, theme.CREAM, across=MIDDLE)


def by_round(holders: Holders) -> dict[int, list[tuple[Seat, int]]]:
    """Return, by scoring round, the (seat, points) that a temple brought."""
    found: dict[int, list[tuple[Seat, int]]] = {}
    for (number, seat), value in holders.items():
        found.setdefault(number, []).append((seat, value))
    return found


def plate_places(held: Sequence[tuple[Seat, int]], part: Box) -> Iterator[tuple[Sprite, Box]]:
    """Yield the plates of (seat, points) in `held` with their boxes, as large as fits into `part`.

    They are below each other, or two by two if there are many.
    """
    every = [piece_sprites.value_plate(value, seat) for seat, value in held]
    across, down = -(-len(every) // MAX_STACKED), min(len(every), MAX_STACKED)
    wide, high = max(plate.w for plate in every) + PLATE_GAP, every[0].h + PLATE_GAP
    share = min(1.0, (part.w - ROUNDS_GAP) / (across * wide), (STACK_HEIGHT + PLATE_GAP) / (down * high))
    x, y = part.middle[0], part.y + MIDDLE_DOWN
    for index, plate in enumerate(every):
        small = plate.scaled_down(share)
        right, below = index // MAX_STACKED - (across - 1) / 2, index % MAX_STACKED - (down - 1) / 2
        left, top = x + share * wide * right - small.w / 2, y + share * high * below - small.h / 2
        yield small, Box(round(left), round(top), small.w, small.h)


def _paint_best_round(picture: Canvas, box: Box, view: View, say: Say) -> None:
    """Paint the best scoring of a player: points, badge, round, and the parts for temples and treasures."""
    best = best_scoring(view)
    _paint_title(picture, box, say("tikal-picture-best-round"), best.points)
    x, y = box.x + PAD, box.y + MIDDLE_DOWN
    picture.put(sprites.badge(best.seat, BADGE), x, y - BADGE // 2)
    words = say("tikal-picture-in-round", number=best.number, final=score_parts.final_flag(view, best.number))
    picture.text(words, x + BADGE + PAD // 2, y, LABEL, theme.CREAM, room=box.right - PAD - x - BADGE)
    y = box.y + FOOT_DOWN
    mark = temple(MARK_LEVEL, ICON_SHAPE)
    for sprite, points in (
        (mark, best.points - best.treasures),
        (score_parts.treasure("mask", ICON), best.treasures),
    ):
        picture.put(sprite, x, y - sprite.h // 2)
        x += sprite.w + PAD // 3
        x += picture.text(signed(points), x, y, theme.NOTE, theme.CREAM) + PAD
