"""The ways of pieces in the last turn: arrows over crossed borders, dots from camp to camp."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, cos, dist, hypot, radians, sin

from engine.core.types import Seat
from engine.games.tikal.land import NEIGHBOURS
from engine.games.tikal.model import Spot
from render import theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import paints
from render.games.tikal.hexagon import Pixel
from render.icons import Point
from render.image_cache import cached_image

ARROW_LENGTH, HEAD, WIDE, SHAFT = 50, 24, 34, 13
"""An arrow's length, the length of its head, and the widths of head and shaft."""
RIM, LINE = 2.5, 2
"""An arrow's light rim, and the dark line around it."""
ANGLE_STEP = 15
"""Arrows are drawn for multiples of this many degrees."""
DOT, DOT_STEP, DOTS_FROM = 15, 27, 58
"""Dots between camps: size, distance, and distance from the camps."""

MIN_DISTANCE = 36
"""The least distance between two arrows' centres."""
OFFSETS = (0, 24, -24, 42, -42)
"""Offsets tried for an arrow that would cover another one."""

Step = tuple[Spot, Spot]
Arrow = tuple[Pixel, Pixel]
"""An arrow's centre and direction."""


def border_and_camp_steps(walked: Iterable[Sequence[Spot]]) -> tuple[list[Step], list[Step]]:
    """Split ways into their steps: (over borders, from camp to camp).

    Both are sorted and without duplicates.
    """
    every = sorted({step for way in walked for step in pairwise(way)})
    near = [(one, other) for one, other in every if other in NEIGHBOURS[one]]
    return near, [step for step in every if step not in near]


def paint_crossings(picture: Canvas, arrows: Iterable[Arrow], seat: Seat) -> None:
    """Paint arrows over crossed borders in a seat's colour."""
    for at, towards in arrows:
        picture.centre(_arrow_towards((0, 0), towards, seat), *at)


def paint_camp_ways(
    picture: Canvas, over: Iterable[tuple[Pixel, Pixel]], seat: Seat, others: Iterable[Arrow]
) -> None:
    """Paint dots and an arrow for each way (start, end) in `over` from camp to camp, clear of `others`."""
    taken = [at for at, _ in others]
    for (x, y), (u, v) in over:
        long = hypot(u - x, v - y)
        far = range(DOTS_FROM, round(long) - DOTS_FROM - ARROW_LENGTH // 2, DOT_STEP)
        for away in far:
            picture.centre(way_dot(seat), round(x + (u - x) * away / long), round(y + (v - y) * away / long))
        at = arrow_place((x, y), (u, v), taken)
        picture.centre(_arrow_towards((x, y), (u, v), seat), *at)
        taken.append(at)


def arrow_place(start: Pixel, end: Pixel, taken: Sequence[Pixel]) -> Pixel:
    """Return where the arrow of a way from camp to camp is centred.

    It is near its end, or aside if an arrow in `taken` is too close. If no place is free, it is at the end.
    """
    (x, y), (u, v) = start, end
    long = hypot(u - x, v - y)
    across, down = (u - x) / long, (v - y) / long
    tip = u - across * DOTS_FROM, v - down * DOTS_FROM
    places = [(round(tip[0] - down * aside), round(tip[1] + across * aside)) for aside in OFFSETS]
    clear = (place for place in places if all(dist(place, other) >= MIN_DISTANCE for other in taken))
    return next(clear, places[0])


def _arrow_towards(start: Pixel, end: Pixel, seat: Seat) -> Sprite:
    """Return an arrow from start to end, its direction rounded to `ANGLE_STEP` degrees."""
    angle = atan2(end[1] - start[1], end[0] - start[0]) / radians(ANGLE_STEP)
    return arrow(round(angle) * ANGLE_STEP % 360, seat)


@cached_image
def arrow(degrees: int, seat: Seat) -> Sprite:
    """Return an arrow in a seat's colour that points east, rotated clockwise by `degrees`."""
    drawing = Drawing(ARROW_LENGTH, ARROW_LENGTH, margin=8)
    for grown, paint in ((RIM + LINE, paints.NIGHT), (RIM, theme.CREAM), (0, theme.SEATS[seat].paint)):
        drawing.fill([_rotated_point(point, degrees) for point in _arrow_outline(grown)], paint)
    return drawing.sprite()


def _arrow_outline(grown: float) -> list[Point]:
    """Return the outline of an arrow that points east, centred at (0, 0), enlarged by `grown` pixels."""
    tail, tip = -ARROW_LENGTH / 2 - grown, ARROW_LENGTH / 2 + grown * 1.5
    neck = ARROW_LENGTH / 2 - HEAD - grown
    shaft, head = SHAFT / 2 + grown, WIDE / 2 + grown * 1.3
    upper = [(tail, -shaft), (neck, -shaft), (neck, -head)]
    return [*upper, (tip, 0), *((x, -y) for x, y in reversed(upper))]


def _rotated_point(point: Point, degrees: int) -> Point:
    """Return a point turned clockwise about the origin, moved to the middle of an arrow's square."""
    x, y = point
    across, down = cos(radians(degrees)), sin(radians(degrees))
    return ARROW_LENGTH / 2 + x * across - y * down, ARROW_LENGTH / 2 + x * down + y * across


@cached_image
def way_dot(seat: Seat) -> Sprite:
    """Return a dot of a way from camp to camp."""
    drawing = Drawing(DOT, DOT, margin=2)
    for inset, paint in ((0.0, paints.NIGHT), (1.5, theme.CREAM), (3.5, theme.SEATS[seat].paint)):
        drawing.disc(DOT / 2, DOT / 2, DOT / 2 - inset, paint)
    return drawing.sprite()
