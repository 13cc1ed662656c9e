"""What stands on the hexes: temples, ruins, tents, guards, and how many explorers there are."""

from __future__ import annotations

from functools import lru_cache

from engine.games.tikal.box import HIGHEST
from render import sprites, theme
from render.canvas import MIDDLE
from render.games.tikal.hexagon import Hexagon
from render.icons import Point
from render.sheet import Sheet, Sprite
from render.theme import Style

SHADOW_ROOM = 8
TEMPLE_WIDTH, TEMPLE_HEIGHT = 80, 68
RIM = 2.5
TOP_SHARE = 0.36
"""How wide a temple's top is for its foot."""
FEWEST_STEPS, LEVELS_A_STEP = 3, 4
LEVEL_FACE, LEVEL_SIZE, LEVEL_DOWN = theme.WORTH.face, 46, 0.7
"""A temple's value: its letters, and how far down on the temple it is written."""
RUIN, HOARD_SIZE, HOARD_DOWN = 76, 40, 0.57
DARK_IN, DARK_STRENGTH = (0.18, 0.28, 0.82, 0.85), 0.5
"""The dark inside of a ruin that still has treasures."""
HOARD_STRENGTH, EMPTY_STRENGTH = 1.0, 0.55
LEAVES, LEAVES_STRENGTH = 66, 0.62
CAMP, CAMP_RIM, CAMP_SIZE, CAMP_DOWN = 74, 4, 40, 0.70
SHIELD, SHIELD_RIM, SHIELD_SIZE, SHIELD_DOWN = 46, 3.5, 34, 0.44
STAR = 27
LONE_STAR = 0.66
"""The star of a leader without explorers, for the badge it is on."""


def _steps(level: int) -> int:
    """How many steps a temple shows: higher ones have more."""
    return FEWEST_STEPS + min(level, HIGHEST) // LEVELS_A_STEP


def _pyramid(w: float, h: float, steps: int, inset: float) -> list[Point]:
    """A stepped outline from its lower left corner."""
    rise, tread = (h - inset) / steps, w * (1 - TOP_SHARE) / 2 / (steps - 1)
    left: list[Point] = []
    for step in range(steps):
        x = tread * step + inset
        left += [
            (x, h - inset - (rise - inset / steps) * step),
            (x, h - inset - (rise - inset / steps) * (step + 1)),
        ]
    return left + [(w - x, y) for x, y in reversed(left)]


@lru_cache(maxsize=64)
def temple(level: int, shape: Hexagon) -> Sprite:
    """A temple with its value."""
    w, h = shape.scaled(TEMPLE_WIDTH), shape.scaled(TEMPLE_HEIGHT)
    sheet, steps = Sheet(w, h, SHADOW_ROOM), _steps(level)
    outer, inner = (sheet.polygon(_pyramid(w, h, steps, inset)) for inset in (0, RIM))
    sheet.shadow(outer, blur=3, strength=0.7, drop=2)
    sheet.ink(outer, theme.WALL_INK)
    sheet.shade(inner, theme.WALL_TOP, theme.WALL_BOTTOM)
    style = Style(LEVEL_FACE, shape.scaled(LEVEL_SIZE))
    sheet.text(str(level), w / 2, h * LEVEL_DOWN, style, theme.WALL_INK, across=MIDDLE)
    return sheet.sprite()


@lru_cache(maxsize=32)
def ruin(count: int, shape: Hexagon) -> Sprite:
    """A ruin, with the treasures left in it; pale when it is empty."""
    size = shape.scaled(RUIN)
    sheet = Sheet(size, size, SHADOW_ROOM)
    strength = HOARD_STRENGTH if count else EMPTY_STRENGTH
    columns = sheet.drawn("ruin", 0, 0, size)
    sheet.shadow(columns, blur=3, strength=0.8 * strength, drop=2)
    if count:
        left, top, right, foot = (size * share for share in DARK_IN)
        inside = sheet.polygon([(left, top), (right, top), (right, foot), (left, foot)])
        sheet.ink(inside, theme.SHADOW, DARK_STRENGTH)
    sheet.ink(columns, theme.LANDS["ruin"].line, strength)
    if count:
        style = Style(LEVEL_FACE, shape.scaled(HOARD_SIZE))
        sheet.text(f"×{count}", size / 2, size * HOARD_DOWN, style, theme.GOLD, across=MIDDLE)
    return sheet.sprite()


@lru_cache(maxsize=8)
def leaves(shape: Hexagon) -> Sprite:
    """What grows on a clearing."""
    return sprites.icon("clearing", shape.scaled(LEAVES), theme.LANDS["clearing"].line, LEAVES_STRENGTH)


@lru_cache(maxsize=16)
def camp(seat: int, shape: Hexagon) -> Sprite:
    """A player's camp: a tent with the player's number."""
    return _emblem("camp", seat, shape.scaled(CAMP), CAMP_RIM, shape.scaled(CAMP_SIZE), CAMP_DOWN)


@lru_cache(maxsize=16)
def guard(seat: int, shape: Hexagon) -> Sprite:
    """A player's guard: a shield with the player's number."""
    return _emblem("shield", seat, shape.scaled(SHIELD), SHIELD_RIM, shape.scaled(SHIELD_SIZE), SHIELD_DOWN)


def _emblem(icon: str, seat: int, size: int, rim: float, letters: int, down: float) -> Sprite:
    """An icon in a seat's colour with its number, rimmed."""
    look = theme.SEATS[seat % len(theme.SEATS)]
    sheet = Sheet(size, size, SHADOW_ROOM)
    outer = sheet.drawn(icon, 0, 0, size)
    sheet.shadow(outer, blur=3, strength=0.7, drop=2)
    sheet.ink(outer, theme.CREAM)
    sheet.icon(icon, rim, rim * 1.4, size - 2 * rim, look.paint)
    sheet.text(
        str(seat + 1), size / 2, size * down, Style(theme.BADGE.face, letters), look.ink, across=MIDDLE
    )
    return sheet.sprite()


@lru_cache(maxsize=64)
def leader(seat: int, size: int) -> Sprite:
    """A leader without explorers: a star on the seat's badge."""
    sheet = sprites.plain_badge(seat, size)
    star = size * LONE_STAR
    at, down = (size - star) / 2, (size - star) / 2
    sheet.icon("star", at, down, star, theme.SEATS[seat % len(theme.SEATS)].ink)
    return sheet.sprite()


@lru_cache(maxsize=1)
def star() -> Sprite:
    """The mark of a leader among explorers."""
    sheet = Sheet(STAR, STAR, SHADOW_ROOM)
    mask = sheet.drawn("star", 0, 0, STAR)
    sheet.shadow(mask, blur=1, strength=1)
    sheet.ink(mask, theme.SHADOW)
    sheet.icon("star", 3, 3, STAR - 6, theme.GOLD)
    return sheet.sprite()
