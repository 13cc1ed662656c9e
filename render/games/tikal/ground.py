"""The undiscovered board: a canopy of trees with faint hexes."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageDraw, ImageFilter

from engine.games.tikal.land import NEIGHBOURS
from engine.games.tikal.model import HEXES, View
from render import backgrounds, theme
from render.canvas import MIDDLE, Canvas
from render.games.tikal import paints
from render.games.tikal.table_layout import HEADER, HEX, LAND_INSET, Layout
from render.geometry import WIDTH, Box
from render.image_cache import cached_image
from render.layers import Layers

SEED, COARSE = 7, 2
"""The seed of the trees, and how many times smaller the canopy is painted."""
TREES, SMALLEST, LARGEST = 900, 13, 34
BLUR = 1.8
CLOUDS, CLOUD_BLUR, CLOUD_STRENGTH = 18, 30, 0.34
FARTHEST, DUSK = 0.86, 1.2
"""The darkness at the far end, and how late it sets in."""
VEILS, VEIL_STRENGTH = 12, 0.13
HEX_LINE, HEX_STRENGTH = 3, 0.34


@cached_image
def undiscovered_board() -> Image.Image:
    """Return the undiscovered board from the top of the header to the foot of the map.

    Shared: paint on copies only.
    """
    layout = Layout(2)
    picture = Canvas(canopy(WIDTH, layout.last_turn.y))
    _draw_hex_outlines(picture.image, layout)
    return _recede(picture.image)


def paint_coordinates(picture: Canvas, layout: Layout, view: View) -> None:
    """Write the names of undiscovered hexes beside discovered ones, unless the tile at hand may go there."""
    for spot, around in enumerate(NEIGHBOURS):
        known = any(view.tiles[other] for other in around if other is not None)
        if known and not view.tiles[spot] and spot not in view.candidates:
            name = HEXES[spot]
            picture.text(name, *layout.middles[spot], theme.LABEL, paints.MAP_INK, across=MIDDLE)


def empty_table(layout: Layout, played: float = backgrounds.NOON) -> Layers:
    """Return an undiscovered board, in the daylight of a share of the game played."""
    picture, up = Layers(WIDTH, layout.height), HEADER - layout.header
    top = max(-up, 0)
    box = Box(0, top, WIDTH, Layout(2).last_turn.y - up - top)
    picture.cover(box, undiscovered_board, part=(0, up + top), hour=backgrounds.daylight(played))
    return picture


def canopy(w: int, h: int) -> Image.Image:
    """Return tree tops under mist as w × h pixels."""
    whole, random = (w, h), Random(SEED)
    w, h = -(-w // COARSE), -(-h // COARSE)
    image = Image.new("RGB", (w, h), paints.CANOPY_GROUND)
    pen = ImageDraw.Draw(image)
    for number in range(TREES):
        radius = random.uniform(SMALLEST, LARGEST) / COARSE * 1.3
        x, y = random.uniform(0, w), random.uniform(0, h)
        _draw_tree(pen, x, y, radius, number / TREES)
    image = image.filter(ImageFilter.GaussianBlur(BLUR))
    mist = Image.new("L", (w, h), 0)
    pen = ImageDraw.Draw(mist)
    for _ in range(CLOUDS):
        x, y, radius = random.uniform(0, w), random.uniform(0, h), random.uniform(24, 70)
        pen.ellipse((x - 1.8 * radius, y - radius * 0.6, x + 1.8 * radius, y + radius * 0.6), fill=255)
    mist = mist.filter(ImageFilter.GaussianBlur(CLOUD_BLUR))
    image.paste(paints.MIST, (0, 0), mist.point(lambda value: round(value * CLOUD_STRENGTH)))
    return image.resize(whole, Image.Resampling.BICUBIC)


def _recede(image: Image.Image) -> Image.Image:
    """Darken an image towards the side far from the base camp, and add mist.

    It is changed in place and returned.
    """
    w, h = image.size
    far = Image.linear_gradient("L").rotate(90).resize((w, h))
    dark = far.point([round(255 * FARTHEST * min(1, (value / 255) ** DUSK)) for value in range(256)])
    image.paste(paints.NIGHT, (0, 0), dark)
    random, small = Random(SEED), (w // COARSE, h // COARSE)
    mist = Image.new("L", small, 0)
    pen = ImageDraw.Draw(mist)
    for _ in range(VEILS):
        x, y = random.uniform(0.3, 1.1) * small[0], random.uniform(0, 1) * small[1]
        radius = random.uniform(30, 90)
        pen.ellipse((x - 1.9 * radius, y - radius * 0.4, x + 1.9 * radius, y + radius * 0.4), fill=255)
    mist = mist.filter(ImageFilter.GaussianBlur(CLOUD_BLUR)).resize((w, h), Image.Resampling.BICUBIC)
    image.paste(paints.VEIL, (0, 0), mist.point([round(value * VEIL_STRENGTH) for value in range(256)]))
    return image


def _draw_tree(pen: ImageDraw.ImageDraw, x: float, y: float, radius: float, share: float) -> None:
    """Draw a tree top; `share` (0 to 1) selects its tone of green."""
    tone = min(int(share * 1.15 * len(paints.CANOPY)) % len(paints.CANOPY), len(paints.CANOPY) - 1)
    for step, (size, lit) in enumerate(((1.0, -0.45), (0.86, 0.0), (0.6, 0.1), (0.32, 0.18))):
        paint = paints.CANOPY[tone]
        colour = paints.darker(paint, -lit) if lit < 0 else theme.blend(paint, paints.LEAF, lit)
        reach, up = radius * size, radius * 0.09 * step
        pen.ellipse((x - reach, y - reach - up, x + reach, y + reach - up), fill=colour)


def _draw_hex_outlines(image: Image.Image, layout: Layout) -> None:
    """Draw a faint outline around every hex of the layout."""
    fine = Image.new("L", image.size, 0)
    pen = ImageDraw.Draw(fine)
    for x, y in layout.middles:
        corners = [(x + u, y + v) for u, v in HEX.corners(LAND_INSET + 1)]
        pen.line([*corners, corners[0]], fill=255, width=HEX_LINE)
    fine = fine.filter(ImageFilter.GaussianBlur(0.7)).point(lambda value: round(value * HEX_STRENGTH))
    image.paste(paints.MIST, (0, 0), fine)
