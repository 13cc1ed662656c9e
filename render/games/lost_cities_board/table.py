"""The public table: the paths with their figures, the columns and piles below, the players above."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from engine.core.catalogue import Say
from engine.games.lost_cities_board.model import (
    COLOUR,
    COLOUR_KEYS,
    COLOURS,
    CROSSINGS,
    PILE,
    PLACES,
    STONES,
    View,
)
from render import bars, sprites, theme
from render.canvas import MIDDLE, Canvas
from render.games.lost_cities_board import layout, pieces
from render.games.lost_cities_board.ground import ground
from render.games.lost_cities_board.header import header
from render.games.lost_cities_board.layout import Layout
from render.geometry import PAD, Box
from render.sheet import Sprite

FIGURES_IN = 6
"""From a stone's right edge to its last figure."""
ROOMY = 3
"""So many figures stand side by side on a stone; more stand in two ranks."""
FIGURE_FOOT = 4
RANK_BACK, RANK_FRONT = 8, 9
"""How far the two ranks of a crowd stand out above their stone, and below where others stand."""
ARROW, ARROW_OUT = 48, 8
"""The mark of the pile that was drawn from, and how far outside that pile it is centred."""
ACROSS, DOWN = 23.6, 20
"""From footprint to footprint: ten from path to path and four from stone to stone, so that ways that run
together share theirs."""
CHIP_MIDDLE = 0.535
"""Where on a discard pile its size is written, from the left."""

Point = tuple[int, int]


def table(view: View, names: Sequence[str], say: Say) -> Image.Image:
    """The table as everybody sees it, 1,200 pixels wide; names by seat."""
    place = Layout.of(view)
    picture = Canvas(ground(place))
    header(picture, place, view, names)
    _tiles(picture, place, view)
    _lanterns(picture, place, view.crossed)
    _columns(picture, place, view)
    _discards(picture, place, view)
    _footer(picture, place, view, say)
    _walked(picture, place, view)
    _figures(picture, place, view)
    _last_turn(picture, place, view)
    return picture.image


# The paths


def _tiles(picture: Canvas, place: Layout, view: View) -> None:
    """What lies on the stones, and where something lay."""
    for colour, stones in enumerate(PLACES):
        for stone in stones:
            kind = view.tiles[colour][stone - 1]
            sprite = pieces.tile(kind) if kind else pieces.taken(COLOUR_KEYS[COLOURS[colour]])
            box = place.stone(colour, stone)
            picture.centre(sprite, box.x + layout.VALUE_MIDDLE, box.y + layout.TILE_DOWN)


def _lanterns(picture: Canvas, place: Layout, crossed: int) -> None:
    """A light for every figure over a bridge; the last of them ends the expedition."""
    for number in range(CROSSINGS):
        sprite = pieces.lantern(lit=number < crossed, last=number == CROSSINGS - 1)
        picture.centre(sprite, *place.lantern(number))


def _figures(picture: Canvas, place: Layout, view: View) -> None:
    for colour in range(len(COLOURS)):
        for stone in range(1, STONES + 1):
            seats = [seat for seat, stones in enumerate(view.stones) if stones[colour] == stone]
            crowded = len(seats) > ROOMY
            figures = [pieces.figure(seat, view.researchers[seat] == colour, crowded) for seat in seats]
            _group(picture, place.stone(colour, stone), figures)


def _group(picture: Canvas, stone: Box, figures: Sequence[Sprite]) -> None:
    """The figures on one stone, right of its value; those in front are painted last."""
    places = zip(figures, standing(stone, [(s.w, s.h) for s in figures]), strict=True)
    for sprite, box in sorted(places, key=lambda pair: pair[1].bottom):
        picture.put(sprite, box.x, box.y)


def standing(stone: Box, sizes: Sequence[tuple[int, int]]) -> list[Box]:
    """Where figures of some sizes stand on a stone: side by side, or in two ranks when there are many."""
    left, right = stone.x + layout.VALUE_RIGHT, stone.right - FIGURES_IN
    bottom = stone.bottom - FIGURE_FOOT
    widest = max((w for w, _ in sizes), default=0)
    step = min(widest + FIGURE_FOOT, (right - left - widest) // max(len(sizes) - 1, 1))
    first = left + (right - left - widest - step * (len(sizes) - 1)) // 2
    boxes = []
    for number, (w, h) in enumerate(sizes):
        foot = bottom
        if len(sizes) > ROOMY:
            foot = bottom + RANK_FRONT if number % 2 else stone.y - RANK_BACK + h
        boxes.append(Box(first + number * step + (widest - w) // 2, foot - h, w, h))
    return boxes


# The columns and piles


def _columns(picture: Canvas, place: Layout, view: View) -> None:
    """The last card of every column, in its seat's place."""
    for seat, columns in enumerate(view.columns):
        for colour, column in enumerate(columns):
            if not column:
                continue
            heading = view.directions[seat][colour] if view.options.up_or_down else None
            box = place.mark(seat, colour)
            picture.put(pieces.mark(column[-1], seat, heading), box.x, box.y)


def _discards(picture: Canvas, place: Layout, view: View) -> None:
    for (card, count), box in zip(view.discards, place.slots, strict=True):
        if card is None:
            continue
        picture.put(pieces.discards(card, box.w, min(count - 1, layout.MOST_BENEATH)), box.x, box.y)
        if count > 1:
            chip = sprites.chip("beneath", count - 1)
            picture.centre(chip, box.x + round(box.w * CHIP_MIDDLE), box.middle[1])


def _footer(picture: Canvas, place: Layout, view: View, say: Say) -> None:
    """Which expedition it is, how many figures are over the bridge, and the draw pile."""
    inks, middle = bars.bar(picture, place.footer, light=False), place.footer.middle[1]
    details = {"expedition": str(view.expedition), "expeditions": str(view.expeditions)}
    left = PAD
    if view.expeditions > 1:
        words = say("lost_cities_board-picture-expedition-of", **details)
        left += picture.text(words, left, middle, theme.LABEL, inks.strong) + 2 * PAD
    crossed = say(
        "lost_cities_board-picture-crossed",
        crossed=str(view.crossed),
        crossings=str(CROSSINGS),
        left=CROSSINGS - view.crossed,
    )
    near = view.crossed >= CROSSINGS - 1
    picture.text(crossed, left, middle, theme.LABEL, theme.GOLD if near else inks.quiet)
    _pile(picture, place, view.pile)


def _pile(picture: Canvas, place: Layout, count: int) -> None:
    """The draw pile, as thick as it is high, with its size."""
    box = place.pile(count)
    if count:
        picture.put(pieces.pile(box.w, box.h, layout.layers(count)), box.x, box.y)
    picture.text(str(count), *box.middle, theme.PILE, theme.CREAM, across=MIDDLE)


# The last turn


def _walked(picture: Canvas, place: Layout, view: View) -> None:
    """Outlines the stones that were walked onto, with footprints between them."""
    walked = view.last.walked if view.last else ()
    for colour, stone in walked:
        box = place.stone(colour, stone)
        picture.put(sprites.ring(box.w, box.h, layout.STONE_RADIUS), box.x, box.y)
    steps = [step_at(place, *stone) for stone in walked]
    for x, y in {print_ for one, other in pairwise(steps) for print_ in footprints(one, other)} - set(steps):
        picture.centre(pieces.dot(), x, y)


def step_at(place: Layout, colour: int, stone: int) -> Point:
    """Where the number of a step onto a stone stands."""
    box = place.stone(colour, stone)
    return box.x + layout.STEP_AT, box.bottom + layout.STONE_GAP // 2


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


def _last_turn(picture: Canvas, place: Layout, view: View) -> None:
    """Numbers the steps of a chain, outlines the card, and marks where the new one came from."""
    last = view.last
    if last is None:
        return
    if len(last.walked) > 1:
        for number, (colour, stone) in enumerate(last.walked, start=1):
            picture.centre(pieces.step(number), *step_at(place, colour, stone))
    colour = COLOUR[last.card]
    laid = place.slots[colour] if last.discarded else place.mark(last.seat, colour)
    radius = layout.RADIUS if last.discarded else pieces.MARK_RADIUS
    picture.put(sprites.ring(laid.w, laid.h, radius), laid.x, laid.y)
    if last.source is not None:
        _source(picture, place, view, last.source)


def _source(picture: Canvas, place: Layout, view: View, source: str) -> None:
    """An arrow out of the pile that was drawn from, beside what is written on it."""
    if source == PILE:
        box = place.pile(view.pile)
        picture.centre(_arrow("left"), box.x - ARROW_OUT, box.middle[1])
    else:
        box = place.slots[COLOURS.index(source)]
        picture.centre(_arrow("down"), box.middle[0], box.bottom + ARROW_OUT)


def _arrow(towards: str) -> Sprite:
    return sprites.medal(towards, ARROW, theme.LIGHT_TOP, theme.GOLD, theme.INK)
