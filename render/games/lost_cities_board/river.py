"""The river across all paths, and its bridges."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from engine.games.lost_cities_board.model import COLOURS
from render import theme
from render.canvas import Canvas
from render.drawing import SCALE, Drawing, Sprite
from render.games.lost_cities_board.layout import Layout

BANK = 4
PLANK, PLANK_GAP, ROPE_WIDTH, ROPE_OUT = 10, 2, 7, 8
BRIDGE_SHADOW = 12
WAVES = ((0.24, 0.36), (0.5, 0.24), (0.76, 0.36))
"""Lines on the water: how far down, how strong."""
WAVE, WAVE_SHIFT, WAVE_LINE = 74, 31, 3
"""From wave to wave, how far each line's waves are shifted, and how thick they are."""


def river(picture: Canvas, layout: Layout) -> None:
    """The water across all paths, with a bridge on each."""
    box = layout.river
    picture.image.paste(_water(box.w, box.h), (box.x, box.y))
    for colour in range(len(COLOURS)):
        bridge = layout.bridge(colour)
        picture.put(_bridge(bridge.w, bridge.h), bridge.x, bridge.y)


def _water(w: int, h: int) -> Image.Image:
    """Water between two banks, with small waves."""
    drawing = Drawing(w, h)
    drawing.shade(drawing.rounded(0, 0), theme.RIVER_TOP, theme.RIVER_BOTTOM)
    for line, (down, strength) in enumerate(WAVES):
        mask = Image.new("L", drawing.image.size, 0)
        pen = ImageDraw.Draw(mask)
        for x in range(line * WAVE_SHIFT - WAVE, w, WAVE):
            y = h * down
            arc = (x * SCALE, (y - WAVE / 8) * SCALE, (x + WAVE / 2) * SCALE, (y + WAVE / 8) * SCALE)
            pen.arc(arc, 200, 340, fill=255, width=WAVE_LINE * SCALE)
        drawing.ink(mask, theme.RIVER_LINE, strength)
    image = drawing.sprite().image.convert("RGB")
    for y in (0, h - BANK):
        image.paste(theme.RIVER_BANK, (0, y, w, y + BANK))
    return image


@lru_cache(maxsize=2)
def _bridge(w: int, h: int) -> Sprite:
    """Planks between two ropes."""
    drawing = Drawing(w, h, BRIDGE_SHADOW)
    y = 0
    while y + PLANK <= h:
        plank = drawing.polygon([(0, y), (w, y), (w, y + PLANK), (0, y + PLANK)])
        drawing.shadow(plank, blur=3, strength=0.6, drop=2)
        drawing.ink(plank, theme.PLANK_BOTTOM)
        face = drawing.polygon([(0, y), (w, y), (w, y + PLANK - 3), (0, y + PLANK - 3)])
        drawing.ink(face, theme.PLANK_TOP)
        y += PLANK + PLANK_GAP
    for x in (ROPE_OUT, w - ROPE_OUT - ROPE_WIDTH):
        rope = drawing.polygon([(x, 0), (x + ROPE_WIDTH, 0), (x + ROPE_WIDTH, h), (x, h)])
        drawing.shadow(rope, blur=1, strength=0.7)
        drawing.ink(rope, theme.ROPE)
    return drawing.sprite()
