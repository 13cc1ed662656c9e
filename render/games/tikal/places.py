"""Where the badges stand on a hex: side by side below its middle, making way for stones."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import hypot

from engine.games.tikal.box import EDGES
from render.games.tikal import hexagon
from render.games.tikal.hexagon import Hexagon, Pixel
from render.icons import Point

SIZES = {1: 48, 2: 45, 3: 41, 4: 38}
"""A badge's width, by how many share a hex."""
CLEAR = 2.5
"""Between a badge and anything else, the border included."""
BEGIN: dict[int, tuple[Point, ...]] = {
    1: ((0, 32),),
    2: ((-23, 30), (23, 30)),
    3: ((-42, 24), (0, 36), (42, 24)),
    4: ((-58, 4), (-22, 36), (22, 36), (58, 4)),
}
"""Where badges would stand if there were no stones."""
RIM = 2
"""So far a badge may reach under a stone, which is painted over it, if there is too little room."""
NUMERAL, NUMERAL_REACH = (28.0, -10.0), 22.0
"""What a hex is worth is written so far around there; no badge comes onto it."""
NAME, NAME_REACH = ((-33.0, -26.0), (-12.0, -26.0)), 13.0
"""Likewise its name, which is wider than high."""
ROUNDS, STEP, ENOUGH = 400, 0.5, 0.2
"""So often at most badges make way; how much of what is lacking they make up for at a time; what is left."""


@lru_cache(maxsize=512)
def places(lying: tuple[int, ...], count: int) -> tuple[Pixel, ...]:
    """The middles of so many badges on a tile with so many stones by edge, from the hex's middle."""
    shape, room = Hexagon(), SIZES[count] / 2 + CLEAR
    things: list[tuple[Point, float]] = [(spot, hexagon.STONE / 2 - RIM) for spot in shape.stones(lying)]
    things += [(NUMERAL, NUMERAL_REACH), *((spot, NAME_REACH) for spot in NAME)]
    standing = [*BEGIN[count]]
    for _ in range(ROUNDS):
        before = tuple(standing)
        for number in range(count):
            for thing, reach in things:
                standing[number] = _away(standing[number], thing, reach + room)
            standing[number] = _inside(standing[number], shape, room)
        for one, other in combinations(range(count), 2):
            standing[other] = _away(standing[other], standing[one], SIZES[count])
            standing[one] = _away(standing[one], standing[other], SIZES[count])
        if before == tuple(standing):
            break
    return tuple((round(x), round(y)) for x, y in standing)


def _away(spot: Point, thing: Point, reach: float) -> Point:
    """A place that is moved away from something, if it is nearer than it may be."""
    across, down = spot[0] - thing[0], spot[1] - thing[1]
    away = hypot(across, down) or 1.0
    lacking = reach - away
    if lacking <= ENOUGH:
        return spot
    return spot[0] + across / away * lacking * STEP, spot[1] + down / away * lacking * STEP


def _inside(spot: Point, shape: Hexagon, room: float) -> Point:
    """A place that is moved inwards, if it is nearer to a border than it may be."""
    for edge in range(len(EDGES)):
        x, y = shape.side(edge)
        far = hypot(x, y)
        beyond = (spot[0] * x + spot[1] * y) / far - (far - room)
        if beyond > ENOUGH:
            spot = spot[0] - x / far * beyond * STEP, spot[1] - y / far * beyond * STEP
    return spot
