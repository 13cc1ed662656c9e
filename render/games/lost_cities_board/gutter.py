"""The gutter, the margin left of the paths: current expedition, bridge crossings, draw pile."""

from __future__ import annotations

from PIL import ImageFilter

from engine.games.lost_cities_board.model import CROSSINGS, View
from render import card_faces, sprites, theme
from render.canvas import MIDDLE, Canvas
from render.drawing import SCALE, Drawing, Sprite
from render.games.lost_cities_board.table_layout import LAYER, RADIUS, Layout, pile_layers
from render.geometry import Box
from render.image_cache import cached_image

PENNANT, PENNANT_STEP, PENNANTS_DOWN = 44, 62, 34
"""A pennant's size, the distance between pennants, and the first one's centre."""
PAST, PRESENT, FUTURE = "past", "present", "future"
STRENGTH = {PAST: 0.55, PRESENT: 1.0, FUTURE: 0.62}
GLOW, GLOW_STRENGTH = 9, 0.75
NUMERALS = ("I", "II", "III")
NUMERAL = theme.CARD
PANEL_RADIUS, PANEL_STRENGTH = 14, 0.75
CROSSED, CROSSED_DOWN = theme.WORTH, 24
PIP, PIP_GAP, PIP_UP, PIP_EDGE = 11, 3, 14, 2
"""The counter's dots: their size, gap, distance from its foot, and rim."""
COUNT, COUNT_UP = theme.PILE, 26


def paint_gutter(picture: Canvas, layout: Layout, view: View) -> None:
    """Paint the crossings counter and the draw pile, and the expeditions if there are several."""
    if view.expeditions > 1:
        _paint_expedition_pennants(picture, layout.scene, view)
    paint_crossing_counter(picture, layout.counter, view.crossed)
    _paint_draw_pile(picture, layout, view.pile)


def _paint_expedition_pennants(picture: Canvas, box: Box, view: View) -> None:
    """Paint a pennant for each expedition (past, present or future), and the present one's number."""
    x, y = box.middle[0], box.y + PENNANTS_DOWN
    for number in range(1, view.expeditions + 1):
        when = PAST if number < view.expedition else FUTURE if number > view.expedition else PRESENT
        picture.centre(expedition_pennant(when), x, y)
        y += PENNANT_STEP
    numeral = NUMERALS[view.expedition - 1]
    picture.text(numeral, x, y, NUMERAL, theme.GOLD, across=MIDDLE)


@cached_image
def expedition_pennant(when: str) -> Sprite:
    """Return the pennant of a PAST, PRESENT or FUTURE expedition."""
    drawing = Drawing(PENNANT, PENNANT, sprites.SHADOW_ROOM * 2)
    if when == PRESENT:
        halo = drawing.rounded(0, PENNANT / 2).filter(ImageFilter.GaussianBlur(GLOW * SCALE))
        drawing.ink(halo, theme.GOLD_DEEP, GLOW_STRENGTH)
    paint = theme.QUIET if when == FUTURE else theme.GOLD
    drawing.icon("pennant", 0, 0, PENNANT, paint, STRENGTH[when])
    return drawing.sprite()


def paint_crossing_counter(picture: Canvas, box: Box, crossed: int) -> None:
    """Paint the number of figures that crossed a bridge."""
    near = crossed >= CROSSINGS - 1
    picture.put(_counter_panel(box.w, box.h, min(crossed, CROSSINGS)), box.x, box.y)
    words, ink = f"{crossed}/{CROSSINGS}", theme.GOLD if near else theme.CREAM
    picture.text(words, box.middle[0], box.y + CROSSED_DOWN, CROSSED, ink, across=MIDDLE)


@cached_image
def _counter_panel(w: int, h: int, crossed: int) -> Sprite:
    """Return the counter without its number: a pip for each crossing, golden for the first `crossed`."""
    drawing = Drawing(w, h)
    left = w / 2 - (CROSSINGS * (PIP + PIP_GAP) - PIP_GAP) / 2
    drawing.ink(drawing.rounded(0, PANEL_RADIUS), theme.SHADOW, PANEL_STRENGTH)
    for number in range(CROSSINGS):
        x, y = left + number * (PIP + PIP_GAP), h - PIP_UP - PIP / 2
        drawing.icon("seat-1", x, y, PIP, theme.GOLD)
        if number >= crossed:
            drawing.icon("seat-1", x + PIP_EDGE, y + PIP_EDGE, PIP - 2 * PIP_EDGE, theme.SHADOW)
    return drawing.sprite()


def _paint_draw_pile(picture: Canvas, layout: Layout, count: int) -> None:
    """Paint the draw pile, or its outline once it is empty, and its number of cards."""
    box = layout.pile(count)
    if count:
        pile = card_faces.draw_pile(box.w, box.h, RADIUS, pile_layers(count), LAYER)
    else:
        pile = card_faces.dashed_outline(box.w, box.h, RADIUS, theme.QUIET)
    picture.put(pile, box.x, box.y)
    picture.text(str(count), box.middle[0], box.bottom - COUNT_UP, COUNT, theme.CREAM, across=MIDDLE)
