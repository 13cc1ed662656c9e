"""The plinths and medals of a podium, and recent placings as a row of dots."""

from __future__ import annotations

from collections.abc import Iterable

from render import sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, Canvas
from render.drawing import Drawing, Sprite
from render.geometry import Box
from render.image_cache import cached_image
from render.theme import Colour, Style

DOT, DISC, APART = 34, 46, 7
RING = 4
FIRST, SECOND = "1", "2"


def needs_numbers(forms: Iterable[str]) -> bool:
    """Return whether dots need numbers, which they do if some placing is third or later.

    `forms` have a digit for each placing.
    """
    return bool(set("".join(forms)) - {FIRST, SECOND})


def dots_width(form: str, *, show_numbers: bool) -> int:
    """Return the width of a row of dots in pixels, one per digit of `form`; 0 if it is empty.

    Dots that `show_numbers` are larger.
    """
    return len(form) * ((DISC if show_numbers else DOT) + APART) - APART if form else 0


def paint_dots(
    picture: Canvas, form: str, x: int, y: int, *, show_numbers: bool, inks: Inks, ground: Colour
) -> None:
    """Paint the placings in `form` as dots from x on, centred on y. `ground` is the colour behind them."""
    size = DISC if show_numbers else DOT
    for index, placing in enumerate(form):
        sprite = _dot_sprite(placing, size, inks, ground, show_numbers=show_numbers)
        picture.put(sprite, x + index * (size + APART), y - size // 2)


@cached_image
def _dot_sprite(placing: str, size: int, inks: Inks, ground: Colour, *, show_numbers: bool) -> Sprite:
    """Return a placing's dot: gold for the first, else a ring; with its number only if `show_numbers`."""
    drawing, middle = Drawing(size, size), size / 2
    if placing == FIRST:
        drawing.disc(middle, middle, middle, theme.GOLD_DEEP if ground == theme.BAR_TOP else theme.CROWN)
        drawing.disc(middle, middle, middle - 3, theme.GOLD)
        ink = theme.GOLD_INK
    else:
        drawing.disc(middle, middle, middle, inks.quiet)
        drawing.disc(middle, middle, middle - RING, ground)
        ink = inks.strong
    if show_numbers:
        drawing.text(placing, middle, middle, theme.NOTE, ink, across=MIDDLE)
    return drawing.sprite()


HEIGHT = 632
PLACES = 3
PLINTHS = (Box(402, 342, 396, 290), Box(20, 376, 374, 256), Box(806, 390, 374, 242))
SLAB, SLAB_OUT = 24, 8
METALS: tuple[tuple[Colour, Colour, Colour], ...] = (
    ((255, 231, 160), (243, 194, 74), (184, 127, 30)),
    ((251, 253, 255), (200, 210, 220), (159, 174, 187)),
    ((241, 190, 138), (196, 134, 84), (143, 84, 38)),
)
"""Gold, silver, bronze: light, middle, shade."""
PLAIN = (theme.BAND_LINE, theme.TABLE_LIGHT, theme.TABLE_DARK)
STONE, TINT = theme.blend(theme.BAR_TOP, theme.BAND_LINE, 0.4), 0.2
MEDALS = (148, 120, 120)
MEDAL_INK = (43, 27, 0)


def stone_colour(place: int) -> Colour:
    """Return the colour of a plinth in the metal of a place (0 to 2)."""
    return theme.blend(STONE, METALS[place][2], TINT)


@cached_image
def plinth_sprite(w: int, h: int, place: int, *, own: bool) -> Sprite:
    """Return a plinth of w × h pixels with the metal of its place (0 to 2); light if `own`."""
    drawing = Drawing(w, h, margin=sprites.SHADOW_ROOM)
    light, _, shade = METALS[place]
    body = drawing.polygon([(0, SLAB), (w, SLAB), (w, h), (0, h)])
    drawing.shadow(body, blur=5, strength=0.6)
    if own:
        drawing.shade(body, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
    else:
        tint = stone_colour(place)
        drawing.shade(body, tint, theme.blend(tint, theme.TABLE_DARK, 0.55))
    for row in range(SLAB):
        paint = theme.blend(light, shade, row / SLAB)
        inset = max(0, 3 - min(row, SLAB - 1 - row)) - SLAB_OUT
        drawing.slab(inset, row, w - inset, row + 1, paint)
    drawing.slab(-SLAB_OUT + 6, 3, w + SLAB_OUT - 6, 7, theme.blend(light, theme.GLOW, 0.55))
    return drawing.sprite()


@cached_image
def rank_medal(rank: int, size: int) -> Sprite:
    """Return a metal disc of `size` pixels with a rank; dark from the fourth on."""
    light, middle, shade = METALS[rank - 1] if rank <= len(METALS) else PLAIN
    ink = MEDAL_INK if rank <= len(METALS) else theme.CREAM
    drawing = Drawing(size, size, margin=sprites.SHADOW_ROOM)
    drawing.plate(size / 2, 4, MEDAL_INK, light, shade, shadow=(4, 0.9, 3))
    drawing.shade(drawing.rounded(12, size / 2 - 12), middle, theme.blend(middle, shade, 0.5))
    drawing.ink(drawing.rounded(10, size / 2 - 10, edge=3), theme.GLOW, 0.55)
    style = Style(theme.TOTAL.face, round(size * 0.54))
    drawing.text(str(rank), size / 2, size / 2, style, ink, across=MIDDLE)
    return drawing.sprite()
