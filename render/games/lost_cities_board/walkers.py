"""The figures on the paths: adventurers, and researchers with a hat."""

from __future__ import annotations

from PIL import Image

from render import icons, sprites, theme
from render.canvas import MIDDLE
from render.drawing import SCALE, Drawing, Sprite
from render.games.lost_cities_board.table_layout import SHADOW_ROOM
from render.image_cache import cached_image
from render.theme import Colour, Style

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
    """Return a seat's numbered figure with a body of `body` pixels.

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
