"""What is on the stones of the paths: tiles, figures, and who is over the bridges."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import Seat
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, STONES, TILE_STONES, View, is_over
from render import sprites
from render.canvas import Canvas
from render.drawing import Sprite
from render.games.lost_cities_board import slabs, walkers
from render.games.lost_cities_board.layout import (
    OVER,
    OVER_MANY,
    SMALL_TILE,
    TILE,
    TILE_IN,
    VALUE_RIGHT,
    Layout,
)
from render.games.lost_cities_board.tiles import taken, tile
from render.geometry import Box

FIGURES_IN = 4
"""From a stone's right edge, or from its tile, to its last figure."""
LEAST_STEP = 28
"""Figures that come closer to each other than this stand in two ranks."""
FIGURE_FOOT = 5
RANK_BACK, RANK_FRONT = 28, 8
"""How far below their stone's upper and lower edge the two ranks of a crowd stand."""


def seats_on(view: View, colour: int, stone: int) -> list[Seat]:
    """Whose figures stand on a stone."""
    return [seat for seat, stones in enumerate(view.stones) if stones[colour] == stone]


def tile_box(stone: Box, figures: int) -> Box:
    """A tile's place at the right end of a stone; beside several figures it is smaller."""
    size = SMALL_TILE if figures > 1 else TILE
    top = stone.y + (stone.h - slabs.THICK - size) // 2
    return Box(stone.right - TILE_IN - size, top, size, size)


def tiles(picture: Canvas, layout: Layout, view: View) -> None:
    """What lies on the stones, and where something lay."""
    for colour, stones in enumerate(TILE_STONES):
        for stone in stones:
            kind = view.tiles[colour][stone - 1]
            box = tile_box(layout.stone(colour, stone), len(seats_on(view, colour, stone)))
            sprite = tile(kind, box.w) if kind else taken(COLOUR_KEYS[COLOURS[colour]], box.w)
            picture.put(sprite, box.x, box.y)


def across(picture: Canvas, layout: Layout, view: View) -> None:
    """Who is over each bridge, beside it."""
    for colour in range(len(COLOURS)):
        seats = [seat for seat, stones in enumerate(view.stones) if is_over(stones[colour])]
        size = OVER if len(seats) == 1 else OVER_MANY
        for seat, (x, y) in zip(seats, layout.over(colour, len(seats)), strict=True):
            picture.centre(sprites.badge(seat, size), x, y)


def figures(picture: Canvas, layout: Layout, view: View) -> None:
    """Every figure, on its stone."""
    for colour in range(len(COLOURS)):
        for stone in range(1, STONES + 1):
            seats = seats_on(view, colour, stone)
            body = walkers.FIGURE if len(seats) == 1 else walkers.TOGETHER
            here = [walkers.figure(seat, view.researchers[seat] == colour, body) for seat in seats]
            _group(picture, figure_room(layout, colour, stone, len(seats)), here)


def figure_room(layout: Layout, colour: int, stone: int, figures: int) -> Box:
    """Where on a stone its figures may stand: right of its value, left of its tile."""
    box = layout.stone(colour, stone)
    right = tile_box(box, figures).x if stone in TILE_STONES[colour] else box.right
    left = box.x + VALUE_RIGHT
    return Box(left, box.y, right - FIGURES_IN - left, box.h)


def _group(picture: Canvas, room: Box, figures: Sequence[Sprite]) -> None:
    """The figures on one stone; those in front are painted last."""
    standing_at = zip(figures, standing(room, [(s.w, s.h) for s in figures]), strict=True)
    for sprite, box in sorted(standing_at, key=lambda pair: pair[1].bottom):
        picture.put(sprite, box.x, box.y)


def standing(room: Box, sizes: Sequence[tuple[int, int]]) -> list[Box]:
    """Where figures of some sizes stand on a stone: side by side, or in two ranks when there are many."""
    widest = max((w for w, _ in sizes), default=0)
    ranks = 2 if len(sizes) > 1 and _step(room, widest, len(sizes)) < LEAST_STEP else 1
    files = -(-len(sizes) // ranks)
    step = _step(room, widest, files)
    first = room.x + (room.w - widest - step * (files - 1)) // 2
    boxes = []
    for number, (w, h) in enumerate(sizes):
        file, rank = divmod(number, ranks)
        foot = room.bottom - FIGURE_FOOT
        if ranks > 1:
            foot = room.bottom + RANK_FRONT if rank else room.y + RANK_BACK
        boxes.append(Box(first + file * step + (widest - w) // 2, foot - h, w, h))
    return boxes


def _step(room: Box, widest: int, files: int) -> int:
    """From figure to figure, so many side by side."""
    return min(widest + FIGURES_IN, (room.w - widest) // max(files - 1, 1))
