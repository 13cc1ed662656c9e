"""How the last turn is marked: the walked stones with footprints, the card played, the pile drawn from."""

from __future__ import annotations

from itertools import pairwise

from engine.games.lost_cities_board.model import COLOUR, COLOURS, PILE, View
from render import sprites, theme
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board.table_layout import (
    RADIUS,
    SHADOW_ROOM,
    STEP_AT,
    STONE_GAP,
    STONE_RADIUS,
    Layout,
)
from render.image_cache import cached_image
from render.theme import Style

STEP, STEP_NUMBER = 40, Style(theme.BADGE.face, 36)
DOT = 14


@cached_image
def step_number(number: int) -> Sprite:
    """Return the disc with the number of a step in a chain."""
    drawing = Drawing(STEP, STEP, SHADOW_ROOM)
    drawing.plate(STEP / 2, 2, theme.SHADOW, theme.LIGHT_TOP, theme.GOLD)
    drawing.text(str(number), STEP / 2, STEP / 2, STEP_NUMBER, theme.INK, across=MIDDLE)
    return drawing.sprite()


@cached_image
def footprint() -> Sprite:
    """Return a dot on the way between two steps."""
    drawing = Drawing(DOT, DOT, SHADOW_ROOM)
    disc = drawing.rounded(0, DOT / 2)
    drawing.shadow(disc, blur=2, strength=0.6)
    drawing.ink(disc, theme.SHADOW)
    drawing.ink(drawing.rounded(2.5, DOT / 2 - 2.5), theme.GOLD_LINE)
    return drawing.sprite()


ARROW, ARROW_OUT = 44, 6
"""The size of the arrow at the pile drawn from, and how far it is above the pile."""
ACROSS, DOWN = 22.1, 18
"""The distance of footprints across and down. Ways that run together share their footprints."""

Point = tuple[int, int]


def paint_walk(picture: Canvas, layout: Layout, view: View) -> None:
    """Outline the stones walked onto, with footprints between them."""
    onto = view.last.walked if view.last else ()
    for colour, stone in onto:
        box = layout.stone(colour, stone)
        picture.put(sprites.last_move_ring(box.w, box.h, STONE_RADIUS), box.x, box.y)
    steps = [step_place(layout, *stone) for stone in onto]
    for x, y in {print_ for one, other in pairwise(steps) for print_ in footprints(one, other)} - set(steps):
        picture.centre(footprint(), x, y)


def step_place(layout: Layout, colour: int, stone: int) -> Point:
    """Return where the number of a step onto a stone is centred."""
    box = layout.stone(colour, stone)
    return box.x + STEP_AT, box.bottom + STONE_GAP // 2


def footprints(one: Point, other: Point) -> list[Point]:
    """Return the centres of the footprints from one step to another, both included.

    They go up or down first, then across. The corner is there twice.
    """
    corner = one[0], other[1]
    return [*_evenly_spaced_points(one, corner), *_evenly_spaced_points(corner, other)]


def _evenly_spaced_points(one: Point, other: Point) -> list[Point]:
    """Return points from `one` to `other`, both included, about a stride apart."""
    across, down = other[0] - one[0], other[1] - one[1]
    strides = round(abs(across) / ACROSS + abs(down) / DOWN) or 1
    shares = [stride / strides for stride in range(strides + 1)]
    return [(one[0] + round(across * share), one[1] + round(down * share)) for share in shares]


def paint_marks(picture: Canvas, layout: Layout, view: View) -> None:
    """Mark the steps of a chain with numbers, outline the card played, and mark the pile drawn from."""
    last = view.last
    if last is None:
        return
    if len(last.walked) > 1:
        for number, (colour, stone) in enumerate(last.walked, start=1):
            picture.centre(step_number(number), *step_place(layout, colour, stone))
    colour = COLOUR[last.card]
    laid = layout.slots[colour] if last.discarded else layout.mark(last.seat, colour)
    picture.put(sprites.last_move_ring(laid.w, laid.h, RADIUS), laid.x, laid.y)
    if last.source is not None:
        box = layout.pile(view.pile) if last.source == PILE else layout.slots[COLOURS.index(last.source)]
        arrow = sprites.medal("up", ARROW, *theme.PALE)
        picture.centre(arrow, box.middle[0], box.y - ARROW_OUT)
