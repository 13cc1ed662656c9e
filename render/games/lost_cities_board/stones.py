"""What stands on the stones of the paths: tiles and figures, and figures that crossed a bridge."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.phrasing import numeral
from engine.core.types import Seat
from engine.games.lost_cities_board.model import (
    COLOUR_KEYS,
    COLOURS,
    STONES,
    TILE_STONES,
    VALUES,
    View,
    is_across,
)
from render import fonts, sprites
from render.canvas import Canvas
from render.drawing import Sprite
from render.games.lost_cities_board import ground, piece_sprites
from render.games.lost_cities_board.ground import VALUE
from render.games.lost_cities_board.piece_sprites import taken_tile, tile
from render.games.lost_cities_board.table_layout import (
    CROWD,
    CROWD_TILE,
    CROWD_TILE_UP,
    OVER,
    OVER_MANY,
    SMALL_TILE,
    TILE,
    TILE_IN,
    VALUE_AT,
    VALUE_RIGHT,
    Layout,
)
from render.geometry import Box

FIGURES_IN = 4
VALUE_GAP = 2
FIGURE_FOOT = 5


def seats_on(view: View, colour: int, stone: int) -> list[Seat]:
    """Return the seats, in order, whose figures stand on a stone (from 1) of a path."""
    return [seat for seat, stones in enumerate(view.stones) if stones[colour] == stone]


def tile_box(stone: Box, figures: int) -> Box:
    """Return the box of a tile at a stone's right edge, beside a number of figures.

    It is smaller beside two. Beside `CROWD` or more it is smallest, and hangs over the upper edge.
    """
    size = CROWD_TILE if figures >= CROWD else SMALL_TILE if figures > 1 else TILE
    top = stone.y - CROWD_TILE_UP if figures >= CROWD else stone.y + (stone.h - ground.SLAB_THICK - size) // 2
    return Box(stone.right - TILE_IN - size, top, size, size)


def paint_tiles(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint tiles, or the empty places of taken ones, except on stones with three or more figures."""
    for colour, stones in enumerate(TILE_STONES):
        for stone in stones:
            figures = len(seats_on(view, colour, stone))
            if figures >= CROWD:
                continue
            kind, box = view.tiles[colour][stone - 1], tile_box(layout.stone(colour, stone), figures)
            sprite = tile(kind, box.w) if kind else taken_tile(COLOUR_KEYS[COLOURS[colour]], box.w)
            picture.put(sprite, box.x, box.y)


def paint_crossed(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint the badges of figures that crossed each bridge, beside it."""
    for colour in range(len(COLOURS)):
        seats = [seat for seat, stones in enumerate(view.stones) if is_across(stones[colour])]
        size = OVER if len(seats) == 1 else OVER_MANY
        for seat, (x, y) in zip(seats, layout.over(colour, len(seats)), strict=True):
            picture.centre(sprites.badge(seat, size), x, y)


def paint_figures(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint every figure on its stone, from the highest stone down, and tiles over crowded stones."""
    for colour in range(len(COLOURS)):
        for stone in range(STONES, 0, -1):
            seats, kind = seats_on(view, colour, stone), view.tiles[colour][stone - 1]
            crowded = len(seats) >= CROWD
            if crowded:  # the researcher on the left, clear of the tile
                seats.sort(key=lambda seat: view.researchers[seat] != colour)
            room = figure_room(layout, colour, stone, len(seats))
            _paint_figures_on_stone(picture, room, view, colour, seats)
            if crowded and kind:
                box = tile_box(layout.stone(colour, stone), len(seats))
                picture.put(tile(kind, box.w), box.x, box.y)


def _paint_figures_on_stone(
    picture: Canvas, room: Box, view: View, colour: int, seats: Sequence[Seat]
) -> None:
    """Paint the figures of `seats` on a path's stone inside `room`, some of them the researcher."""
    here = [figure_on_stone(seat, view.researchers[seat] == colour, len(seats)) for seat in seats]
    for sprite, box in zip(here, figure_boxes(room, [(one.w, one.h) for one in here]), strict=True):
        picture.put(sprite, box.x, box.y)


def figure_on_stone(seat: Seat, researcher: bool, count: int) -> Sprite:
    """Return a figure, perhaps the researcher, sized for a stone with `count` figures.

    In a crowd only the researcher has something above the body, the hat.
    """
    if count >= CROWD:
        return piece_sprites.figure(seat, researcher, piece_sprites.CROWDED, headed=researcher)
    return piece_sprites.figure(
        seat, researcher, piece_sprites.FIGURE if count == 1 else piece_sprites.TOGETHER
    )


def figure_room(layout: Layout, colour: int, stone: int, figures: int) -> Box:
    """Return the box for a number of figures on a stone (from 1), between its value and its tile."""
    box = layout.stone(colour, stone)
    if figures >= CROWD:
        left = box.x + VALUE_AT + fonts.advance(numeral(VALUES[stone - 1]), VALUE) + VALUE_GAP
        return Box(left, box.y, box.right - FIGURES_IN - left, box.h)
    right = tile_box(box, figures).x if stone in TILE_STONES[colour] else box.right
    left = box.x + VALUE_RIGHT
    return Box(left, box.y, right - FIGURES_IN - left, box.h)


def figure_boxes(room: Box, sizes: Sequence[tuple[int, int]]) -> list[Box]:
    """Return the boxes of figures of given (width, height), side by side.

    They overlap if the room is narrow.
    """
    widest = max((w for w, _ in sizes), default=0)
    step = min(widest + FIGURES_IN, (room.w - widest) // max(len(sizes) - 1, 1))
    first = room.x + (room.w - widest - step * (len(sizes) - 1)) // 2
    foot = room.bottom - FIGURE_FOOT
    return [
        Box(first + number * step + (widest - w) // 2, foot - h, w, h) for number, (w, h) in enumerate(sizes)
    ]
