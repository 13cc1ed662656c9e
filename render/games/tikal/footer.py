"""The footer: whose turn it is, action points left, the tile at hand, the stack."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.types import Seat
from engine.games.tikal.model import ACT, CHOOSE, TILE, TURN_POINTS, Tile, View
from render import bars, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import scorers, sites, terrain
from render.games.tikal.hexagon import Hexagon, Pixel
from render.games.tikal.table_layout import AT_HAND, STACK, Layout
from render.geometry import PAD, Box
from render.image_cache import cached_image
from render.theme import Style

BADGE, AFTER = 76, 18
SMALL_BADGE, SMALL_GAP = 46, 5
TASK_STYLE, DETAIL_STYLE = theme.NAME, theme.LABEL
"""Styles of the two lines of text."""
UPPER, LOWER = -24, 28
"""Offsets of the two lines from the footer's middle."""
DOT, DOT_STEP, DOT_ROWS = 30, 35, 2
DOT_RIM, SPENT_OPACITY = 3, 0.7
"""The rim of a spent point's dot, and its opacity."""
DOTS_X = 742
"""The left edge of the dots for action points."""
NUMBER = Style(theme.TOTAL.face, 48)
LETTER = Style(theme.WORTH.face, 48)
STACK_BACKS, BACK_STEP = 3, 4
"""The number of tile backs on the stack, and their offset."""
STACK_NUMBER = 2 * STACK.half + STACK_BACKS * BACK_STEP + 8
"""The left edge of the number of tiles left, from the stack's."""
RULE = 2


def paint_footer(picture: Canvas, layout: Layout, view: View, say: Say) -> None:
    """Paint whose turn it is, the task, the action points and the stack, or that the game is over."""
    inks = bars.paint_bar_ground(picture, layout.footer, light=False)
    picture.fill(Box(0, layout.footer.y, layout.footer.w, RULE), theme.BAND_LINE)
    y = layout.footer.middle[1]
    if view.turn is None:
        picture.text(say("tikal-picture-over"), PAD, y, TASK_STYLE, inks.strong)
        return
    paint_stack(picture, layout, view)
    picture.put(sprites.badge(view.turn, BADGE), PAD, y - BADGE // 2)
    left = PAD + BADGE + AFTER
    _paint_texts(picture, left, y, layout, view, say, inks)
    if view.phase == TILE and view.tile is not None:
        paint_framed_tile(picture, AT_HAND, layout.at_hand, view.tile)
    _paint_action_points(picture, layout, view)


def _paint_texts(picture: Canvas, x: int, y: int, layout: Layout, view: View, say: Say, inks: Inks) -> None:
    """Write the task and who follows; in a scoring round without a card, its number and scorers."""
    end = layout.at_hand[0] - AT_HAND.half if view.phase == TILE else DOTS_X
    room = end - PAD - x
    carded = scorers.card_box(layout, view) is not None
    if view.scoring is not None and not carded:
        picture.name_text(scorers.round_text(view.scoring, say), x, y + UPPER, TASK_STYLE, inks.strong, room)
        row = Box(x, y + LOWER - scorers.HEIGHT // 2, room, scorers.HEIGHT)
        scorers.paint_scorers(picture, row, view, view.scoring)
        return
    words = say(f"tikal-picture-{_WORDS[view.phase]}", points=view.points)
    waiting = () if carded else seats_after(view)
    picture.name_text(words, x, y + UPPER if waiting else y, TASK_STYLE, inks.strong, room)
    paint_queue(picture, x, y + LOWER, waiting, say, inks)


_WORDS = {TILE: "place", ACT: "points", CHOOSE: "chooses"}


def seats_after(view: View) -> Sequence[Seat]:
    """Return the seats that follow in a scoring or auction round, in order. Empty outside both."""
    if view.scoring is not None:
        return view.scoring.queue
    waiting = view.auction.waiting if view.auction else ()
    return [seat for seat in waiting if seat != view.turn]


def paint_queue(picture: Canvas, x: int, y: int, seats: Sequence[Seat], say: Say, inks: Inks) -> None:
    """Paint the badges of the seats that follow. Nothing if there are none."""
    if not seats:
        return
    x += picture.text(say("tikal-picture-then"), x, y, DETAIL_STYLE, inks.quiet) + AFTER
    bars.paint_badges(picture, seats, x, y, SMALL_BADGE, SMALL_GAP)


def _paint_action_points(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint a dot for each action point of a turn, full for those left, and their number."""
    row, y = TURN_POINTS // DOT_ROWS, layout.footer.middle[1]
    for number in range(TURN_POINTS):
        x, down = number % row * DOT_STEP, (number // row - (DOT_ROWS - 1) / 2) * DOT_STEP
        picture.put(point_dot(full=number < view.points), DOTS_X + x, round(y + down - DOT / 2))
    picture.text(str(view.points), DOTS_X + row * DOT_STEP + AFTER // 2, y, NUMBER, theme.GOLD)


@cached_image
def point_dot(*, full: bool) -> Sprite:
    """Return the dot of an action point, filled or hollow."""
    drawing = Drawing(DOT, DOT)
    if full:
        drawing.plate(DOT / 2, 1.5, theme.SHADOW, theme.GOLD, theme.GOLD_DEEP, shadow=None)
    else:
        drawing.ink(drawing.rounded(1, DOT / 2 - 1, edge=DOT_RIM), theme.GOLD_DEEP, SPENT_OPACITY)
    return drawing.sprite()


def paint_stack(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint the group letter of the next tile and the number of tiles left.

    An empty stack is an undiscovered hex and 0.
    """
    box, shape = layout.stack, STACK
    x, y = box.x + shape.half, box.middle[1]
    tile = tile_back(view.next_group) if view.stack else terrain.undiscovered_hex(shape)
    picture.text(str(view.stack), box.x + STACK_NUMBER, y, NUMBER, theme.CREAM)
    for number in range(min(view.stack, STACK_BACKS) or 1):
        picture.centre(tile, x + number * BACK_STEP, y - number * BACK_STEP)


@cached_image
def tile_back(group: str) -> Sprite:
    """Return a tile's back with its group letter."""
    shape = STACK
    drawing = terrain.hex_drawing(shape)
    drawing.ink(terrain.hex_mask(drawing, shape, 0), theme.SHADOW)
    drawing.ink(terrain.hex_mask(drawing, shape, 1.5), theme.BACK_LINE)
    drawing.shade(terrain.hex_mask(drawing, shape, 4), theme.BACK_TOP, theme.BACK_BOTTOM)
    drawing.text(group, shape.half, shape.tall / 2, LETTER, theme.CREAM, across=MIDDLE)
    return drawing.sprite()


def paint_framed_tile(picture: Canvas, shape: Hexagon, middle: Pixel, tile: Tile) -> None:
    """Paint a tile beside the map, in a golden frame."""
    sites.paint_tile(picture, shape, middle, sites.fresh_tile(tile))
    frame = terrain.hex_outline(shape, (-2.0, 7.5, theme.SHADOW), (-0.5, 4.5, theme.GOLD))
    picture.centre(frame, *middle)
