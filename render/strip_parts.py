"""Parts of the table in rows below a hand: row backgrounds, the active player's field, the draw pile."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render import card_faces, sprites, theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite, gradient
from render.geometry import WIDTH, Box
from render.image_cache import cached_image
from render.landscapes import land

GAP = 6
TIP = 24
"""How far the active player's light field points towards its row."""
NIGHT, DEEP_NIGHT = 0.78, 0.9
"""How dark the lands behind the rows are, and behind the piles."""
LINE_SHARE = 0.45
FRAME, RADIUS = 5, 16
BACK_WIDTH, BACK_HEIGHT, BACK_RADIUS, BACK_STEP = 56, 76, 12, 4
ARROW = 40


def strip_ground(
    height: int, cells: Sequence[Box], keys: Sequence[str], rows: Sequence[int], piles: Box
) -> Image.Image:
    """Return empty rows, 1,200 pixels wide: a land behind each cell, a line at each y in `rows`.

    `keys` name the suits of the cells. The part of the lands inside `piles` is darker.
    """
    image = gradient(WIDTH, height, theme.TABLE_DARK, theme.BAND_DARK)
    for box, key in zip(cells, keys, strict=True):
        image.paste(_column_background(box, key, piles), (box.x, box.y))
    for y in rows:
        image.paste(theme.BAND_LINE, (0, y, WIDTH, y + 2))
    return image


def _column_background(box: Box, key: str, piles: Box) -> Image.Image:
    """Return the land of suit `key` at night, darker inside `piles` and with a line at both sides."""
    scene = land(key, box.w, box.h)
    dark = Image.new("RGB", scene.size, theme.night(key))
    night = Image.blend(scene, dark, NIGHT)
    deep = (0, piles.y - box.y, box.w, piles.bottom - box.y)
    night.paste(Image.blend(scene, dark, DEEP_NIGHT).crop(deep), deep)
    line = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, LINE_SHARE)
    for x in (0, box.w - 2):
        night.paste(line, (x, 0, x + 2, box.h))
    return night


@cached_image
def turn_pointer(w: int, h: int) -> Sprite:
    """Return the light, pointed field of the player to move."""
    drawing = Drawing(w, h)
    shape = drawing.polygon([(0, 0), (w - TIP, 0), (w, h / 2), (w - TIP, h), (0, h)])
    drawing.shade(shape, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    return drawing.sprite()


def tip_inset(h: int, y: int) -> int:
    """Return how far left of its tip the edge of a pointed field `h` pixels high is, `y` below its top."""
    return math.ceil(TIP * abs(2 * y - h) / h)


def paint_own_frame(picture: Canvas, cells: Sequence[Box]) -> None:
    """Paint a light frame around the viewer's own row."""
    first, last = cells[0], cells[-1]
    box = Box(first.x, first.y, last.right - first.x, first.h).inset(-FRAME + 2)
    for edge, x, y in sprites.frame_edges(box.w, box.h, RADIUS, FRAME, theme.LIGHT_TOP):
        picture.put(edge, box.x + x, box.y + y)


def small_draw_pile(layers: int) -> Sprite:
    """Return a small draw pile: a card's back on the edges of `layers` more."""
    return card_faces.draw_pile(BACK_WIDTH, BACK_HEIGHT, BACK_RADIUS, layers, BACK_STEP)


def draw_pile_box(field: Box, inset: int) -> Box:
    """Return the box of the draw pile in the field of its row, `inset` pixels right of its left edge."""
    return Box(field.x + inset, field.middle[1] - BACK_HEIGHT // 2, BACK_WIDTH, BACK_HEIGHT)
