"""The empty table: the lands behind the columns, and the band of the piles."""

from __future__ import annotations

from PIL import Image

from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS
from render import backgrounds, card_faces, sprites, theme
from render.backgrounds import shipped
from render.drawing import gradient, paste_sprite
from render.games.lost_cities.table_layout import (
    GAP,
    MAX_CARDS,
    MIN_CARDS,
    RADIUS,
    Layout,
    columns_room,
    half_height,
)
from render.geometry import WIDTH, Box, columns
from render.image_cache import cached_image
from render.landscapes import land
from render.layers import Layers

BELOW, ABOVE = 0, 1
"""The side numbers."""
MAX_HALF_HEIGHT = half_height(MAX_CARDS)
HORIZON = {BELOW: 0.86, ABOVE: 0.33}
"""By side, the horizon of its lands: at the outer end, which cards reach last."""
NIGHT_NEAR, NIGHT_FAR = 0.74, 0.34
"""How dark the lands are at the band, and at their outer end."""
EDGE, EDGE_STRENGTH = 2, 0.6
CORNER = 22
BAND_LINE = 2


def table_ground(layout: Layout, played: float) -> Layers:
    """Return the empty table without the players' bars.

    `played` is the share (0 to 1) of the game played, which decides the light.
    """
    picture, hour = Layers(WIDTH, layout.height), backgrounds.daylight(played)
    for side, box in enumerate(layout.halves):
        # The lower half is cropped at the band: its lands are at the outer end.
        top = MAX_HALF_HEIGHT - box.h if side == BELOW else 0
        picture.cover(box, half_ground, layout.colours, side, part=(0, top), hour=hour)
    picture.cover(layout.band, _band_image, layout.colours)
    return picture


@shipped("duel-half", (5, BELOW), (5, ABOVE), (6, BELOW), (6, ABOVE))
def half_ground(colours: int, side: int) -> Image.Image:
    """Return a side's half of the table at its greatest height, a land at night behind each column."""
    near, far = theme.TABLE_LIGHT, theme.TABLE_DARK
    image = gradient(WIDTH, MAX_HALF_HEIGHT, *((far, near) if side == ABOVE else (near, far)))
    room = columns_room(Box(0, 0, WIDTH, MAX_HALF_HEIGHT), side)
    for colour, box in enumerate(columns(room, colours, GAP)):
        key = COLOUR_KEYS[COLOURS[colour]]
        # The end at the band is cropped with its round corners.
        box = Box(box.x, box.y - (0 if side == ABOVE else CORNER), box.w, box.h + CORNER)
        scene, mask = _land_at_night(key, box.w, box.h, side), sprites.rounded_mask(box.w, box.h, CORNER)
        image.paste(scene, (box.x, box.y), mask)
        line = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, EDGE_STRENGTH)
        paste_sprite(image, sprites.frame(box.w, box.h, CORNER, EDGE, line), box.x, box.y)
    return image


def _land_at_night(key: str, w: int, h: int, side: int) -> Image.Image:
    """Return a suit's land at night as w × h pixels, darkest near the band of the piles."""
    scene = land(key, w, h, HORIZON[side]).copy()
    fade = Image.linear_gradient("L").resize((w, h))
    if side == BELOW:
        fade = fade.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    rise = NIGHT_NEAR - NIGHT_FAR
    dark = fade.point(lambda value: round(255 * NIGHT_FAR + value * rise))
    scene.paste(theme.night(key), (0, 0, w, h), dark)
    return scene


@cached_image
def _band_image(colours: int) -> Image.Image:
    """Return the band of the piles with their empty places. Shared: paint on copies only."""
    layout = Layout(colours, (MIN_CARDS, MIN_CARDS))
    box = layout.band
    image = gradient(box.w, box.h, theme.BAND_DARK, theme.TABLE_DARK)
    for y in (0, box.h - BAND_LINE):
        image.paste(theme.BAND_LINE, (0, y, box.w, y + BAND_LINE))
    for colour, slot in enumerate(layout.slots):
        key = COLOUR_KEYS[COLOURS[colour]]
        paste_sprite(image, card_faces.empty_slot(slot.w, slot.h, RADIUS, key), slot.x, slot.y - box.y)
    return image
