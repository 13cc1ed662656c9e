"""Pieces on hexes and what a hex is worth: camps, explorers, leaders, value plates."""

from __future__ import annotations

from PIL import Image

from engine.core.types import Seat
from render import sprites, theme
from render.canvas import MIDDLE
from render.drawing import SCALE, Drawing, Sprite, dilated
from render.games.tikal import paints
from render.games.tikal.table_layout import Hexagon, Pixel
from render.image_cache import cached_image
from render.theme import Style

SHADOW_ROOM = 8
CAMP, CAMP_RIM = 70, 3.5
DOOR, DOOR_TOP = (0.34, 0.66), 0.5
"""The left and right edge of a camp's door and the height of its top, as shares of the camp."""
FLOORS = (0.88, 0.9, 0.96, 0.94)
"""By seat, the lower edge of a camp, as a share of its height."""
ROOFS = (0.0, 0.42, 0.0, 0.0)
"""By seat, the roof's share of a camp's height."""
NUMBER, LONG_NUMBER = 0.84, 0.82
"""The height of a badge's number, with one digit and with two, as a share of the badge."""
OUTLINE = 5
STAR = 30
LONE_STAR = 0.66
"""The star of a leader without explorers, as a share of its badge."""
PLATE, PLATE_RIM, PLATE_LINE = 44, 5, 1.5
"""A plate's width, its rim if the temple is held, and the line around it."""
PLATE_LONG = 58
"""The width of a plate for two digits."""
PLATE_FACE, PLATE_SIZE = theme.WORTH.face, 38
SHIELD, SHIELD_HIGH, SHIELD_DOWN = 52, 54, 0.44


@cached_image
def camp_tent(seat: Seat, shape: Hexagon) -> Sprite:
    """Return a player's camp with its door, without a number."""
    size, look = shape.scaled(CAMP), theme.SEATS[seat]
    icon, k = f"camp-{seat + 1}", shape.half / Hexagon().half
    drawing, rim = Drawing(size, size, SHADOW_ROOM), CAMP_RIM * k
    outer, inner = drawing.icon_mask(icon, 0, 0, size), drawing.icon_mask(icon, rim, rim, size - 2 * rim)
    drawing.shadow(outer, blur=3, strength=0.7, drop=2)
    drawing.ink(outer, theme.CREAM)
    drawing.shade(inner, paints.lighter(look.paint, 0.25), paints.darker(look.paint, 0.15))
    if ROOFS[seat]:
        roof = Image.new("L", inner.size, 0)
        margin = SHADOW_ROOM * SCALE
        roof.paste(inner.crop((0, 0, inner.width, margin + round(size * ROOFS[seat] * SCALE))), (0, 0))
        drawing.ink(roof, paints.darker(look.paint))
    left, right, floor = size * DOOR[0], size * DOOR[1], size * FLOORS[seat] - rim
    for out, paint in ((rim / 2, theme.CREAM), (0.0, paints.NIGHT)):
        top = (size / 2, size * DOOR_TOP - 2 * out)
        drawing.fill([(left - out, floor), top, (right + out, floor)], paint)
    return drawing.sprite()


@cached_image
def explorers_badge(seat: Seat, number: int, size: int) -> Sprite:
    """Return a seat's badge with a number of explorers."""
    drawing, look = sprites.blank_badge(seat, size), theme.SEATS[seat]
    words, share = str(number), NUMBER if number < 10 else LONG_NUMBER
    style = Style(theme.BADGE.face, round(size * share))
    y = size * sprites.NUMBER_DOWN.get(look.shape, 0.5)
    if len(words) > 1:
        _draw_halo(drawing, words, size / 2, y, style, look.paint)
    drawing.text(words, size / 2, y, style, look.ink, across=MIDDLE)
    return drawing.sprite()


def _draw_halo(drawing: Drawing, words: str, x: float, y: float, style: Style, paint: theme.Colour) -> None:
    """Draw `words` in `paint`, with letters thickened on all sides."""
    behind = Drawing(drawing.w, drawing.h, drawing.margin)
    behind.text(words, x, y, style, paint, across=MIDDLE)
    drawing.ink(dilated(behind.image.getchannel("a"), OUTLINE), paint)


@cached_image
def lone_leader(seat: Seat, size: int) -> Sprite:
    """Return the badge of a leader without explorers: a star."""
    drawing = sprites.blank_badge(seat, size)
    star = size * LONE_STAR
    at, down = (size - star) / 2, (size - star) / 2
    drawing.icon("star", at, down, star, theme.SEATS[seat].ink)
    return drawing.sprite()


@cached_image
def leader_star() -> Sprite:
    """Return the mark of a leader among explorers."""
    drawing = Drawing(STAR, STAR, SHADOW_ROOM)
    mask = drawing.icon_mask("star", 0, 0, STAR)
    drawing.ink(dilated(mask, 3), paints.NIGHT)
    drawing.icon("star", 0, 0, STAR, theme.GOLD)
    return drawing.sprite()


# What a hex is worth


@cached_image
def value_plate(level: int, holder: Seat | None) -> Sprite:
    """Return a temple's value on a plate, with a rim in its holder's colour, or a thin one for None."""
    rim = None if holder is None else theme.SEATS[holder].paint
    return _number_plate(level, rim, paints.PLATE, paints.PLATE_RIM, paints.PLATE_INK)


@cached_image
def treasures_plate(count: int) -> Sprite:
    """Return the number of treasures left in a ruin, on a plate."""
    return _number_plate(count, paints.HOARD_RIM, paints.HOARD, paints.HOARD_RIM, paints.HOARD_INK)


def _number_plate(
    number: int, rim: theme.Colour | None, ground: theme.Colour, line: theme.Colour, ink: theme.Colour
) -> Sprite:
    """Return a round plate with a number; `rim` is its owner's colour, None without one."""
    drawing = Drawing(value_plate_width(number), PLATE, SHADOW_ROOM)
    outer, round_off = drawing.rounded(0, PLATE / 2), PLATE / 2
    drawing.shadow(outer, blur=2, strength=0.7, drop=1.5)
    drawing.ink(drawing.rounded(0, round_off), theme.CREAM if rim and rim != line else paints.NIGHT)
    inset = PLATE_LINE
    drawing.ink(drawing.rounded(inset, round_off - inset), rim or line)
    inset += PLATE_RIM if rim else PLATE_LINE
    drawing.ink(drawing.rounded(inset, round_off - inset), ground)
    drawing.text(str(number), drawing.w / 2, PLATE / 2, Style(PLATE_FACE, PLATE_SIZE), ink, across=MIDDLE)
    return drawing.sprite()


@cached_image
def guard_shield(level: int, seat: Seat) -> Sprite:
    """Return a guarded temple's value on its owner's shield."""
    look = theme.SEATS[seat]
    drawing = Drawing(SHIELD, SHIELD_HIGH, SHADOW_ROOM)
    outer = drawing.icon_mask("shield", 0, 0, SHIELD)
    drawing.shadow(outer, blur=2, strength=0.8, drop=2)
    drawing.ink(dilated(outer, 2), paints.NIGHT)
    drawing.ink(outer, theme.CREAM)
    inner = drawing.icon_mask("shield", 3.5, 3, SHIELD - 7)
    drawing.shade(inner, paints.lighter(look.paint, 0.15), paints.darker(look.paint, 0.12))
    style = Style(PLATE_FACE, PLATE_SIZE)
    drawing.text(str(level), SHIELD / 2, SHIELD * SHIELD_DOWN, style, look.ink, across=MIDDLE)
    return drawing.sprite()


def value_plate_width(level: int) -> int:
    """Return the width of the plate of a temple's value, in pixels."""
    return PLATE if level < 10 else PLATE_LONG


BADGE_SIZES = {1: 50, 2: 46, 3: 45, 4: 45}
"""A badge's size by the number of seats on a hex."""
BADGE_PLACES: dict[int, tuple[Pixel, ...]] = {
    1: ((0, 32),),
    2: ((-24, 32), (24, 32)),
    3: ((0, -10), (-23, 33), (23, 33)),
    4: ((-23, -19), (23, -19), (-23, 28), (23, 28)),
}
"""The badges' centres, from the hex's centre: between name and value, clear of stones."""
