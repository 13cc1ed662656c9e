"""The ways pieces went: fine lines from hex to hex, with an arrow head where they end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import hypot

from render import theme
from render.canvas import Canvas
from render.games.tikal.hexagon import Pixel
from render.icons import Point
from render.sheet import Sheet, Sprite

WIDTH, RIM = 5, 2
MARGIN = 24
BEGIN_AT, HEAD_AT, HEAD_LENGTH, HEAD_WIDTH = 32, 45, 26, 26
"""How far from the middle of its first hex a way begins, and from that of its last its arrow ends."""
DASH, DASH_GAP = 16, 10
"""From camp to camp, over hexes that were not entered, a line is dashed."""


def ways(picture: Canvas, walked: Iterable[tuple[Pixel, ...]], step: int) -> None:
    """Paints ways through the middles of hexes; a stretch longer than `step` leads from camp to camp."""
    steps = {
        (one, other, number == 0, number == len(way) - 2)
        for way in walked
        for number, (one, other) in enumerate(pairwise(way))
    }
    for (x, y), (u, v), begins, ends in sorted(steps, key=lambda drawn: (drawn[-1], drawn)):
        sprite = stretch(u - x, v - y, begins, ends, hypot(u - x, v - y) > step)
        picture.put(sprite, min(x, u), min(y, v))


@lru_cache(maxsize=128)
def stretch(across: int, down: int, begins: bool, ends: bool, dashed: bool) -> Sprite:
    """A line that leads so far across and down."""
    sheet = Sheet(abs(across) + 1, abs(down) + 1, MARGIN)
    x, y, length = max(0, -across), max(0, -down), hypot(across, down)
    towards = across / length, down / length
    end = length - HEAD_AT - HEAD_LENGTH / 2 if ends else length
    for width, paint in ((WIDTH + 2 * RIM, theme.SHADOW), (WIDTH, theme.GLOW)):
        begin = BEGIN_AT if begins else 0.0
        while begin < end:
            until = min(begin + DASH, end) if dashed else end
            sheet.ink(sheet.polygon(_bar((x, y), towards, begin, until, width)), paint)
            begin = until + DASH_GAP
    if ends:
        for grown, paint in ((2 * RIM, theme.SHADOW), (0, theme.GLOW)):
            sheet.ink(sheet.polygon(_head((x, y), towards, length - HEAD_AT, grown)), paint)
    return sheet.sprite()


def _bar(start: Point, towards: Point, begin: float, end: float, width: float) -> list[Point]:
    """A straight piece of a line."""
    half = width / 2
    return [
        _along(start, towards, begin, half),
        _along(start, towards, end, half),
        _along(start, towards, end, -half),
        _along(start, towards, begin, -half),
    ]


def _head(start: Point, towards: Point, tip: float, grown: float) -> list[Point]:
    foot = tip - HEAD_LENGTH - grown / 2
    return [
        _along(start, towards, tip + grown, 0),
        _along(start, towards, foot, HEAD_WIDTH / 2 + grown),
        _along(start, towards, foot, -HEAD_WIDTH / 2 - grown),
    ]


def _along(start: Point, towards: Point, far: float, aside: float) -> Point:
    """A point so far along a line and to its side."""
    (x, y), (across, down) = start, towards
    return x + across * far - down * aside, y + down * far + across * aside
