"""Sprites of the board game's event tiles and figures."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from engine.games.lost_cities_board.model import ARROW, ARTIFACT
from render import icons, sprites, theme
from render.canvas import MIDDLE
from render.drawing import SCALE, Drawing, Sprite
from render.games.lost_cities_board import table_layout
from render.games.lost_cities_board.table_layout import SHADOW_ROOM
from render.image_cache import cached_image
from render.theme import Colour, Style

RIM = 0.05
"""The width of a tile's rim, as a share of its size."""
TILE_ICON = {ARTIFACT: 0.82, ARROW: 0.7}
"""The size of a tile's icon, as a share of the tile's."""
ARROW_DOWN = 0.57
"""The centre of an arrow's icon: lower, because its tile has a gable."""
SQUARE_RADIUS, EAVE, GABLE_IN = 0.2, 0.4, 2
"""An artifact tile's corners and an arrow tile's eaves, in shares of its size; the gable's inset."""
POINTS = 0.86
"""The letter size of points, as a share of the tile's size."""
TAKEN_EDGE, TAKEN_STRENGTH, TAKEN_IN, TAKEN_DASHES = 3, 0.7, 5, 12
DASH = 0.6


@cached_image
def tile(kind: str, size: int = table_layout.TILE) -> Sprite:
    """Return a tile: a square for ARTIFACT, a gable for ARROW, else a coin with the text `kind`."""
    drawing = Drawing(size, size, SHADOW_ROOM)
    top, bottom, ink = _TILE_PAINTS.get(kind, theme.GOLDEN)
    outer, inner = (_tile_mask(drawing, kind, inset) for inset in (0, size * RIM))
    drawing.shadow(outer, blur=3, strength=0.7, drop=2)
    drawing.ink(outer, ink)
    drawing.shade(inner, top, bottom)
    if kind in TILE_ICON:
        icon, down = size * TILE_ICON[kind], ARROW_DOWN if kind == ARROW else 0.5
        drawing.icon("up" if kind == ARROW else kind, (size - icon) / 2, size * down - icon / 2, icon, ink)
    else:
        drawing.text(kind, size / 2, size / 2, tile_number_style(size), ink, across=MIDDLE)
    return drawing.sprite()


def tile_number_style(size: int) -> Style:
    """Return the style of points on a tile of `size` pixels."""
    return Style(theme.CARD.face, round(size * POINTS))


_TILE_PAINTS = {
    ARTIFACT: (theme.CLAY_TOP, theme.CLAY_BOTTOM, theme.CLAY_INK),
    ARROW: (theme.MOSS_TOP, theme.MOSS_BOTTOM, theme.MOSS_INK),
}


def _tile_mask(drawing: Drawing, kind: str, inset: float) -> Image.Image:
    """Return a tile's mask, `inset` pixels within its edge.

    It is square with round corners for artifacts, gabled for arrows, round for others.
    """
    size = drawing.w
    if kind == ARTIFACT:
        return drawing.rounded(inset + 1, size * SQUARE_RADIUS - inset)
    if kind == ARROW:
        eave, left, right, foot = size * EAVE, GABLE_IN + inset, size - GABLE_IN - inset, size - inset
        return drawing.polygon(
            [(size / 2, inset * 1.3), (right, eave), (right, foot), (left, foot), (left, eave)]
        )
    return drawing.rounded(inset, size / 2 - inset)


@cached_image
def taken_tile(key: str, size: int) -> Sprite:
    """Return the empty place of a taken tile."""
    drawing = Drawing(size, size)
    edge = drawing.rounded(TAKEN_IN, size / 2 - TAKEN_IN, edge=TAKEN_EDGE)
    drawing.ink(
        ImageChops.multiply(edge, _dash_mask(drawing.image.size[0])), theme.SUITS[key].ink, TAKEN_STRENGTH
    )
    return drawing.sprite()


def _dash_mask(size: int) -> Image.Image:
    """Return a mask of rays that turns a circle's outline into dashes."""
    mask = Image.new("L", (size, size), 0)
    pen, step = ImageDraw.Draw(mask), 360 / TAKEN_DASHES
    for ray in range(TAKEN_DASHES):
        pen.pieslice((0, 0, size, size), ray * step, (ray + DASH) * step, fill=255)
    return mask


FIGURE, TOGETHER, CROWDED = 52, 40, 42
"""The width of a body alone on its stone, beside one other, and in a crowd, without a head."""
FIGURE_RIM = 3
BARE_NUMBER, HATTED_NUMBER, HATTED_DOWN = 0.72, 0.68, 0.06
"""A figure's number as a share of its body; under a hat, its size and how much lower it is."""
HEAD, HEAD_IN = 0.42, 0.2
"""The width of a head and how far it overlaps the body, as shares of the body."""
HAT, HAT_RISE, HAT_UP, HAT_RIM = 0.86, 0.36, 0.1, 3
"""The hat's width, rise and empty top as shares of the body, and its rim in pixels."""


@cached_image
def figure(seat: int, researcher: bool, body: int, *, headed: bool = True) -> Sprite:
    """Return a seat's numbered figure with a body of `body` pixels; a researcher has a hat.

    Unless `headed` it has no head, and no room above its body.
    """
    rise = round(body * (HAT_RISE if researcher else HEAD - HEAD_IN)) * headed
    drawing = Drawing(body, body + rise, SHADOW_ROOM)
    look = theme.SEATS[seat % len(theme.SEATS)]
    edge = theme.GOLD if researcher else theme.CREAM
    if headed and not researcher:
        _draw_head(drawing, body, edge, look.paint)
    _draw_shape(drawing, look.shape, 0, rise, body, edge, look.paint)
    if researcher:
        _draw_hat(drawing, body)
    down = sprites.NUMBER_DOWN.get(look.shape, 0.5) + (HATTED_DOWN if researcher else 0)
    number = Style(theme.BADGE.face, round(body * (HATTED_NUMBER if researcher else BARE_NUMBER)))
    drawing.text(str(seat + 1), body / 2, rise + body * down, number, look.ink, across=MIDDLE)
    return drawing.sprite()


def _draw_shape(
    drawing: Drawing, shape: str, x: float, y: float, size: int, edge: Colour, paint: Colour
) -> None:
    """Draw an icon with a shadow and a rim. `edge` is the colour of the rim."""
    mask = Image.new("L", drawing.image.size, 0)
    corner = round((x + drawing.margin) * SCALE), round((y + drawing.margin) * SCALE)
    mask.paste(icons.icon_mask(shape, size * SCALE), corner)
    drawing.shadow(mask, blur=3, strength=0.7, drop=2)
    drawing.ink(mask, edge)
    drawing.icon(shape, x + FIGURE_RIM, y + FIGURE_RIM, size - 2 * FIGURE_RIM, paint)


def _draw_head(drawing: Drawing, body: int, edge: Colour, paint: Colour) -> None:
    size = round(body * HEAD)
    _draw_shape(drawing, "seat-1", (body - size) / 2, 0, size, edge, paint)


def _draw_hat(drawing: Drawing, body: int) -> None:
    """Draw the researcher's hat with a golden rim at the top of the figure."""
    size = round(body * HAT)
    left, top = (body - size) / 2, -size * HAT_UP
    rim = HAT_RIM
    drawing.icon("hat", left - rim, top - rim, size + 2 * rim, theme.GOLD_LINE)
    drawing.icon("hat", left, top, size, theme.BACK_BOTTOM)
