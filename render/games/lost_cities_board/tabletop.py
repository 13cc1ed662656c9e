"""The tabletop: players above, paths with figures, columns and piles below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.games.lost_cities_board.model import CROSSINGS, View
from render import sprites, theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board import card_sprites, last_turn, stones
from render.games.lost_cities_board.ground import table_ground
from render.games.lost_cities_board.gutter import paint_gutter
from render.games.lost_cities_board.header import paint_header, with_room_for_names
from render.games.lost_cities_board.table_layout import GAP, GUTTER, MARK_GAP, MAX_BENEATH, Layout
from render.image_cache import cached_image
from render.layers import Layers

ROW_BADGE = 46

TAB_POINT = 14
ROW_LIGHT = 0.14


def tabletop(view: View, names: Sequence[str], say: Say) -> Layers:
    """Return the table as all players see it, 1,200 pixels wide."""
    layout = with_room_for_names(Layout.of(view), view, names)
    picture = table_ground(layout, (view.expedition - 1 + view.crossed / CROSSINGS) / view.expeditions)
    paint_header(picture, layout, view, names, say)
    paint_gutter(picture, layout, view)
    stones.paint_tiles(picture, layout, view)
    stones.paint_crossed(picture, layout, view)
    _paint_row_badges(picture, layout, view)
    _paint_columns(picture, layout, view)
    _paint_discards(picture, layout, view)
    last_turn.paint_walk(picture, layout, view)
    stones.paint_figures(picture, layout, view)
    last_turn.paint_marks(picture, layout, view)
    return picture


def _paint_row_badges(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint the badges of the rows of columns, and light the row of the seat to move."""
    for seat in range(layout.seats):
        box = layout.row(seat)
        if seat == view.turn:
            picture.put(_lit_row(box.w, box.h), box.x, box.y)
        picture.centre(sprites.badge(seat, ROW_BADGE), GUTTER // 2 - TAB_POINT // 2, box.middle[1])


@cached_image
def _lit_row(w: int, h: int) -> Sprite:
    """Return a light strip for a row, with a tab that points right at its left end."""
    drawing, gap = Drawing(w, h), MARK_GAP // 2
    right = GUTTER - GAP
    left = right - TAB_POINT
    drawing.ink(drawing.polygon([(0, gap), (w, gap), (w, h - gap), (0, h - gap)]), theme.CREAM, ROW_LIGHT)
    tab = drawing.polygon([(0, 0), (left, 0), (right, h / 2), (left, h), (0, h)])
    drawing.shade(tab, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return drawing.sprite()


def _paint_columns(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint the last card of each column, with the column's direction if the game has that option."""
    for seat, columns in enumerate(view.columns):
        for colour, column in enumerate(columns):
            if not column:
                continue
            heading = view.directions[seat][colour] if view.options.up_or_down else None
            box = layout.mark(seat, colour)
            picture.put(card_sprites.column_card(column[-1], heading), box.x, box.y)


def _paint_discards(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint each discard pile that has cards, with their number."""
    for (card, count), box in zip(view.discards, layout.slots, strict=True):
        if card is None:
            continue
        beneath = min(count - 1, MAX_BENEATH)
        picture.put(card_sprites.discard_pile(card, box.w, box.h, beneath), box.x, box.y)
        size = card_sprites.count_label(count, box.w)
        picture.put(size, box.x + card_sprites.COUNT_IN, box.bottom - card_sprites.COUNT_IN - size.h)
