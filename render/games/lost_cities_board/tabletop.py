"""The tabletop: the paths with their figures, the columns and piles below, the players above."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.lost_cities_board.model import (
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    PILE,
    STONES,
    TILE_STONES,
    View,
    is_over,
)
from render import sprites, theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board import pieces, slabs
from render.games.lost_cities_board.ground import ground
from render.games.lost_cities_board.gutter import gutter
from render.games.lost_cities_board.header import header
from render.games.lost_cities_board.layout import (
    GAP,
    GUTTER,
    MARK_GAP,
    MOST_BENEATH,
    OVER,
    OVER_MANY,
    RADIUS,
    SMALL_TILE,
    STEP_AT,
    STONE_GAP,
    STONE_RADIUS,
    TILE,
    TILE_IN,
    VALUE_RIGHT,
    Layout,
)
from render.geometry import Box

FIGURES_IN = 4
"""From a stone's right edge, or from its tile, to its last figure."""
LEAST_STEP = 28
"""Figures that come closer to each other than this stand in two ranks."""
FIGURE_FOOT = 5
RANK_BACK, RANK_FRONT = 28, 8
"""How far below their stone's upper and lower edge the two ranks of a crowd stand."""
ARROW, ARROW_OUT = 44, 6
"""The mark of the pile that was drawn from, and how far above that pile it is centred."""
ACROSS, DOWN = 22.1, 18
"""From footprint to footprint: ten from path to path and four from stone to stone, so that ways that run
together share theirs."""
ROW_BADGE = 46
TAB_POINT = 14
"""How far the tab of the mover's row is pointed."""
ROW_LIGHT = 0.14
"""How much light lies on the mover's row."""

Point = tuple[int, int]


def tabletop(view: View, names: Sequence[str], say: Say) -> Image.Image:
    """What everybody sees of a table, 1,200 pixels wide; names by seat."""
    layout = Layout.of(view)
    picture = Canvas(ground(layout), fresh=True)
    header(picture, layout, view, names, say)
    gutter(picture, layout, view)
    _tiles(picture, layout, view)
    _over(picture, layout, view)
    _rows(picture, layout, view)
    _columns(picture, layout, view)
    _discards(picture, layout, view)
    _walked(picture, layout, view)
    _figures(picture, layout, view)
    _last_turn(picture, layout, view)
    return picture.image


# The paths


def seats_on(view: View, colour: int, stone: int) -> list[Seat]:
    """Whose figures stand on a stone."""
    return [seat for seat, stones in enumerate(view.stones) if stones[colour] == stone]


def tile_box(stone: Box, figures: int) -> Box:
    """A tile's place at the right end of a stone; beside several figures it is smaller."""
    size = SMALL_TILE if figures > 1 else TILE
    top = stone.y + (stone.h - slabs.THICK - size) // 2
    return Box(stone.right - TILE_IN - size, top, size, size)


def _tiles(picture: Canvas, layout: Layout, view: View) -> None:
    """What lies on the stones, and where something lay."""
    for colour, stones in enumerate(TILE_STONES):
        for stone in stones:
            kind = view.tiles[colour][stone - 1]
            box = tile_box(layout.stone(colour, stone), len(seats_on(view, colour, stone)))
            sprite = pieces.tile(kind, box.w) if kind else pieces.taken(COLOUR_KEYS[COLOURS[colour]], box.w)
            picture.put(sprite, box.x, box.y)


def _over(picture: Canvas, layout: Layout, view: View) -> None:
    """Who is over each bridge, beside it."""
    for colour in range(len(COLOURS)):
        seats = [seat for seat, stones in enumerate(view.stones) if is_over(stones[colour])]
        size = OVER if len(seats) == 1 else OVER_MANY
        for seat, (x, y) in zip(seats, layout.over(colour, len(seats)), strict=True):
            picture.centre(sprites.badge(seat, size), x, y)


def _figures(picture: Canvas, layout: Layout, view: View) -> None:
    for colour in range(len(COLOURS)):
        for stone in range(1, STONES + 1):
            seats = seats_on(view, colour, stone)
            body = pieces.FIGURE if len(seats) == 1 else pieces.TOGETHER
            figures = [pieces.figure(seat, view.researchers[seat] == colour, body) for seat in seats]
            _group(picture, figure_room(layout, colour, stone, len(seats)), figures)


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


# The columns and piles


def _rows(picture: Canvas, layout: Layout, view: View) -> None:
    """Whose last cards are in which row; the mover's is lit."""
    for seat in range(layout.seats):
        box = layout.row(seat)
        if seat == view.turn:
            picture.put(_lit(box.w, box.h), box.x, box.y)
        picture.centre(sprites.badge(seat, ROW_BADGE), GUTTER // 2 - TAB_POINT // 2, box.middle[1])


@lru_cache(maxsize=1)
def _lit(w: int, h: int) -> Sprite:
    """The mover's row: a light tab in the gutter, and light on what follows."""
    drawing, gap = Drawing(w, h), MARK_GAP // 2
    right = GUTTER - GAP
    left = right - TAB_POINT
    drawing.ink(drawing.polygon([(0, gap), (w, gap), (w, h - gap), (0, h - gap)]), theme.CREAM, ROW_LIGHT)
    tab = drawing.polygon([(0, 0), (left, 0), (right, h / 2), (left, h), (0, h)])
    drawing.shade(tab, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return drawing.sprite()


def _columns(picture: Canvas, layout: Layout, view: View) -> None:
    """The last card of every column, in its seat's row."""
    for seat, columns in enumerate(view.columns):
        for colour, column in enumerate(columns):
            if not column:
                continue
            heading = view.directions[seat][colour] if view.options.up_or_down else None
            box = layout.mark(seat, colour)
            picture.put(pieces.mark(column[-1], heading), box.x, box.y)


def _discards(picture: Canvas, layout: Layout, view: View) -> None:
    for (card, count), box in zip(view.discards, layout.slots, strict=True):
        if card is None:
            continue
        beneath = min(count - 1, MOST_BENEATH)
        picture.put(pieces.discards(card, box.w, box.h, beneath), box.x, box.y)
        size = pieces.count(count, box.w)
        picture.put(size, box.x + pieces.COUNT_IN, box.bottom - pieces.COUNT_IN - size.h)


# The last turn


def _walked(picture: Canvas, layout: Layout, view: View) -> None:
    """Outlines the stones that were walked onto, with footprints between them."""
    walked = view.last.walked if view.last else ()
    for colour, stone in walked:
        box = layout.stone(colour, stone)
        picture.put(sprites.ring(box.w, box.h, STONE_RADIUS), box.x, box.y)
    steps = [step_at(layout, *stone) for stone in walked]
    for x, y in {print_ for one, other in pairwise(steps) for print_ in footprints(one, other)} - set(steps):
        picture.centre(pieces.dot(), x, y)


def step_at(layout: Layout, colour: int, stone: int) -> Point:
    """Where the number of a step onto a stone stands."""
    box = layout.stone(colour, stone)
    return box.x + STEP_AT, box.bottom + STONE_GAP // 2


def footprints(one: Point, other: Point) -> list[Point]:
    """The way from step to step: up or down beside the values, then across between two rows of stones."""
    corner = one[0], other[1]
    return [*_strides(one, corner), *_strides(corner, other)]


def _strides(one: Point, other: Point) -> list[Point]:
    """Points at equal distances between two places, these included."""
    across, down = other[0] - one[0], other[1] - one[1]
    strides = round(abs(across) / ACROSS + abs(down) / DOWN) or 1
    shares = [stride / strides for stride in range(strides + 1)]
    return [(one[0] + round(across * share), one[1] + round(down * share)) for share in shares]


def _last_turn(picture: Canvas, layout: Layout, view: View) -> None:
    """Numbers the steps of a chain, outlines the card, and marks where the new one came from."""
    last = view.last
    if last is None:
        return
    if len(last.walked) > 1:
        for number, (colour, stone) in enumerate(last.walked, start=1):
            picture.centre(pieces.step(number), *step_at(layout, colour, stone))
    colour = COLOUR[last.card]
    laid = layout.slots[colour] if last.discarded else layout.mark(last.seat, colour)
    picture.put(sprites.ring(laid.w, laid.h, RADIUS), laid.x, laid.y)
    if last.source is not None:
        box = layout.pile(view.pile) if last.source == PILE else layout.slots[COLOURS.index(last.source)]
        arrow = sprites.medal("up", ARROW, theme.LIGHT_TOP, theme.GOLD, theme.INK)
        picture.centre(arrow, box.middle[0], box.y - ARROW_OUT)
