"""The empty table, the same in every picture: paths, stones, river, and the places of cards.

Stones are worn slabs, each with its own cracks and pits. They have no shadow: 45 soft edges would take a
twentieth of a picture's bytes.
"""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from random import Random

from PIL import Image, ImageChops, ImageDraw

from engine.core.phrasing import numeral
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, SEATS, STONES, VALUES
from render import backgrounds, card_faces, sprites, theme
from render.backgrounds import shipped
from render.canvas import Canvas
from render.drawing import SCALE, Drawing, Sprite, gradient
from render.games.lost_cities_board.table_layout import (
    HEADER,
    RADIUS,
    SCENE,
    SYMBOL,
    SYMBOL_IN,
    VALUE_AT,
    Layout,
)
from render.geometry import WIDTH, Box
from render.icons import Point
from render.image_cache import cached_image
from render.landscapes import land
from render.layers import Layers
from render.theme import Colour, Style

SLAB_FORMS = 4
"""The number of different slabs per colour."""
SLAB_THICK = 5
"""How much of a slab's side shows under its face, in pixels."""
SLAB_CORNER, STRIDE, WORN = 17, 15, 1.2
"""The corner radius, the distance between points of the outline, and how far each is moved."""
SLAB_SIDE = 0.5
SLAB_LIGHT, SLAB_LIGHT_EDGE, SLAB_SHADE, SLAB_SHADE_EDGE = 0.75, 2.5, 0.16, 4
"""Opacity and width of the light on a face's upper edge and the shade on its lower one."""
PITS, PIT, PIT_STRENGTH = 3, (3.0, 8.0), 0.1
CRACK_STEPS, CRACK_WIDTH, CRACK_STRENGTH = 4, 1.6, 0.4


@cached_image
def slab(key: str, w: int, h: int, form: int) -> Sprite:
    """Return a stone of w × h pixels without its value. `form` selects its outline, pits and crack."""
    paints, random = theme.SUITS[key], Random(f"{key} {form}")
    drawing = Drawing(w, h)
    outline = _rough_outline(w, h - SLAB_THICK, random)
    face = drawing.polygon(outline)
    whole = ImageChops.lighter(face, drawing.polygon([(x, y + SLAB_THICK) for x, y in outline]))
    drawing.ink(whole, theme.blend(paints.bottom, theme.SHADOW, SLAB_SIDE))
    drawing.shade(face, paints.top, paints.bottom)
    _draw_pits_and_crack(drawing, face, paints.ink, random)
    drawing.ink(_edge_mask(face, SLAB_LIGHT_EDGE), paints.line, SLAB_LIGHT)
    drawing.ink(_edge_mask(face, -SLAB_SHADE_EDGE), paints.ink, SLAB_SHADE)
    return drawing.sprite()


def _rough_outline(w: int, h: int, random: Random) -> list[Point]:
    """Return the outline of a slab with round corners, moved inwards at random."""
    left, right, top, bottom = SLAB_CORNER, w - SLAB_CORNER, SLAB_CORNER, h - SLAB_CORNER
    corners = ((right, top, -pi / 2), (right, bottom, 0.0), (left, bottom, pi / 2), (left, top, pi))
    points = [
        (x + SLAB_CORNER * cos(begin + turn * pi / 8), y + SLAB_CORNER * sin(begin + turn * pi / 8))
        for x, y, begin in corners
        for turn in range(5)
    ]
    rough: list[Point] = []
    for (x, y), (u, v) in pairwise([*points, points[0]]):
        strides = max(round(max(abs(u - x), abs(v - y)) / STRIDE), 1)
        shares = (step / strides for step in range(strides))
        rough += [(x + (u - x) * share, y + (v - y) * share) for share in shares]
    return [_moved_inwards(x, y, w, h, random) for x, y in rough]


def _moved_inwards(x: float, y: float, w: int, h: int, random: Random) -> Point:
    """Return a point moved towards the middle at random, at most `WORN` pixels in each direction."""
    across = random.uniform(0, WORN) * (1 if x < w / 2 else -1)
    down = random.uniform(0, WORN) * (1 if y < h / 2 else -1)
    return x + across, y + down


def _draw_pits_and_crack(drawing: Drawing, face: Image.Image, ink: Colour, random: Random) -> None:
    """Draw pits and a crack at random places on a slab. `face` is the mask that limits them."""
    pits, crack = Image.new("L", face.size, 0), Image.new("L", face.size, 0)
    for _ in range(PITS):
        x, y, across = random.uniform(10, drawing.w), random.uniform(6, drawing.h), random.uniform(*PIT)
        box = [(value + drawing.margin) * SCALE for value in (x, y, x + across, y + across * 0.6)]
        ImageDraw.Draw(pits).ellipse(box, fill=255)
    line = [(value + drawing.margin) * SCALE for point in _crack_line(drawing, random) for value in point]
    ImageDraw.Draw(crack).line(line, fill=255, width=round(CRACK_WIDTH * SCALE), joint="curve")
    drawing.ink(ImageChops.multiply(pits, face), ink, PIT_STRENGTH)
    drawing.ink(ImageChops.multiply(crack, face), ink, CRACK_STRENGTH)


def _crack_line(drawing: Drawing, random: Random) -> list[Point]:
    """Return the random points of a crack that begins at the upper or lower edge."""
    x, from_top = random.uniform(0.48, 0.92) * drawing.w, random.random() < 0.5
    y, way = (0.0, 1) if from_top else (float(drawing.h), -1)
    line: list[Point] = [(x, y)]
    for _ in range(CRACK_STEPS):
        x, y = x + random.uniform(-9, 9), y + way * random.uniform(4, 9)
        line.append((x, y))
    return line


def _edge_mask(face: Image.Image, down: float) -> Image.Image:
    """Return the part of a face within `down` pixels of its upper edge (negative: its lower edge)."""
    return ImageChops.subtract(face, ImageChops.offset(face, 0, round(down * SCALE)))


BAND_LINE = 2
EMPTY_PLACE_BRIGHTNESS = 0.4
"""The brightness of an empty column's outline."""


@cached_image
def band_ground(seats: int) -> Image.Image:
    """Return the band below the paths with empty places for columns and discards.

    Shared: paint on copies only.
    """
    layout = Layout(seats)
    top, height = layout.band.y, layout.band.h
    picture = Canvas(gradient(WIDTH, height, theme.BAND_DARK, theme.TABLE_DARK))
    picture.fill(Box(0, 0, WIDTH, BAND_LINE), theme.BAND_LINE)
    for colour, letter in enumerate(COLOURS):
        key, slot = COLOUR_KEYS[letter], layout.slots[colour]
        picture.put(card_faces.empty_slot(slot.w, slot.h, RADIUS, key), slot.x, slot.y - top)
        for seat in range(seats):
            mark = layout.mark(seat, colour)
            picture.put(_empty_column(mark.w, mark.h, key), mark.x, mark.y - top)
    return picture.image


@cached_image
def _empty_column(w: int, h: int, key: str) -> Sprite:
    """Return the dashed place of a column without cards."""
    paint = theme.blend(theme.TABLE_DARK, theme.SUITS[key].bottom, EMPTY_PLACE_BRIGHTNESS)
    return card_faces.dashed_outline(w, h, RADIUS, paint)


BANK = 4
PLANK, PLANK_GAP, ROPE_WIDTH, ROPE_OUT = 10, 2, 7, 8
BRIDGE_SHADOW = 12
WAVES = ((0.24, 0.36), (0.5, 0.24), (0.76, 0.36))
"""Lines of waves: their share of the height, and their opacity."""
WAVE, WAVE_SHIFT, WAVE_LINE = 74, 31, 3
"""The distance between waves, the shift per line, and their thickness."""


def _paint_river(picture: Canvas, layout: Layout) -> None:
    """Paint the river across all paths, with a bridge on each path."""
    box = layout.river
    picture.image.paste(_water_image(box.w, box.h), (box.x, box.y))
    for colour in range(len(COLOURS)):
        bridge = layout.bridge(colour)
        picture.put(_bridge_sprite(bridge.w, bridge.h), bridge.x, bridge.y)


def _water_image(w: int, h: int) -> Image.Image:
    """Return a river with waves, and a bank along its upper and lower edge."""
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


@cached_image
def _bridge_sprite(w: int, h: int) -> Sprite:
    """Return a bridge of planks, with a rope along its left and right side."""
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


TINT_TOP, TINT_BOTTOM = 0.55, 0.32
"""How much of a path's background is its own colour, below its land and at its start."""
EDGE, EDGE_STRENGTH = 2, 0.75
CORNER = 16
VALUE = Style(theme.CARD.face, 42)


def table_ground(layout: Layout, played: float) -> Layers:
    """Return the empty table without the players' bars.

    `played` is the share (0 to 1) of the game played, which decides the light.
    """
    picture, hour = Layers(WIDTH, layout.height), backgrounds.daylight(played)
    down, lands = layout.header - HEADER, layout.lands
    picture.cover(Box(0, down, WIDTH, layout.band.y - down), _paths_ground)
    if hour in backgrounds.TINTS:
        picture.cover(lands, _paths_ground, part=(lands.x, lands.y - down), hour=hour)
    picture.cover(layout.band, band_ground, layout.seats)
    return picture


@shipped("board-paths", ())
def _paths_ground() -> Image.Image:
    """Return the paths with their stones, lands and river."""
    layout = Layout(SEATS[0])
    picture = Canvas(gradient(WIDTH, layout.band.y, theme.TABLE_LIGHT, theme.TABLE_DARK))
    for box, letter in zip(layout.paths, COLOURS, strict=True):
        _paint_path(picture, box, COLOUR_KEYS[letter])
    _paint_river(picture, layout)
    for colour, letter in enumerate(COLOURS):
        for stone in range(1, STONES + 1):
            _paint_stone(picture, layout.stone(colour, stone), COLOUR_KEYS[letter], stone)
    return picture.image


def _paint_path(picture: Canvas, box: Box, key: str) -> None:
    """Paint a path's ground in its colour, with its land at the top and its symbol upon it."""
    paints, dark = theme.SUITS[key], theme.TABLE_DARK
    top, bottom = (theme.blend(dark, paints.bottom, share) for share in (TINT_TOP, TINT_BOTTOM))
    image = gradient(box.w, box.h, theme.blend(top, theme.SHADOW, 0.4), bottom)
    image.paste(land(key, box.w, SCENE), (0, 0))
    picture.image.paste(image, (box.x, box.y), sprites.rounded_mask(box.w, box.h, CORNER))
    line = theme.blend(dark, paints.bottom, EDGE_STRENGTH)
    picture.put(sprites.frame(box.w, box.h, CORNER, EDGE, line), box.x, box.y)
    medal = sprites.medal(key, SYMBOL, theme.TABLE_DARK, theme.SHADOW, paints.top)
    picture.put(medal, box.x + SYMBOL_IN, box.y + SYMBOL_IN)


def _paint_stone(picture: Canvas, box: Box, key: str, stone: int) -> None:
    """Paint a stone (from 1, the lowest) with its value."""
    picture.put(slab(key, box.w, box.h, stone % SLAB_FORMS), box.x, box.y)
    y = box.middle[1] - SLAB_THICK // 2
    picture.text(numeral(VALUES[stone - 1]), box.x + VALUE_AT, y, VALUE, theme.SUITS[key].ink)
