"""The land of each suit: desert, sunken temple, snowy peaks, jungle temple, volcano, crystal cave.

Objects are placed by shares of the width and scale with the height above the horizon.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from render import theme
from render.icons import Point
from render.image_cache import cached_image
from render.scene import Scene
from render.theme import Colour

HORIZON = 0.8
"""The default top of the ground, as a share of the height."""


@cached_image
def land(key: str, w: int, h: int, horizon: float = HORIZON) -> Image.Image:
    """Return the land of a suit as w × h pixels.

    Its ground starts at `horizon`, a share of the height.

    The image is shared: paint on copies only. Raises KeyError for an unknown suit.
    """
    sky, furnish = _LANDS[key]
    scene = Scene(w, h, horizon, sky)
    furnish(scene)
    return scene.finished()


def night_land(key: str, w: int, h: int, dark: float, horizon: float = HORIZON) -> Image.Image:
    """Return the land of a suit at night as a new image, `dark` from 0 to 1. Raises as `land`."""
    scene = land(key, w, h, horizon)
    return Image.blend(scene, Image.new("RGB", scene.size, theme.night(key)), dark)


def _draw_desert(scene: Scene) -> None:
    """Draw two pyramids among dunes, beside the sun."""
    scene.glow(0.3, 0.62, 0.75, (255, 214, 130), 0.75)
    scene.disc(0.3, 0, 0.62, 0.115, (255, 244, 208))
    scene.rolling((0.16, 0.08, 0.2, 0.1, 0.16), (181, 116, 44))
    _draw_pyramid(scene, 0.94, 0.34, (150, 88, 34), (106, 58, 24))
    _draw_pyramid(scene, 0.7, 0.62, (178, 108, 40), (118, 66, 26))
    scene.rolling((0.1, 0.02, 0.1, 0.0, 0.06), (209, 146, 62))
    scene.rolling((-0.04, 0.05, -0.08, 0.02, -0.06), (226, 168, 82))
    scene.rolling((-0.14, -0.1, -0.04, -0.16, -0.1), (196, 134, 56))


def _draw_pyramid(scene: Scene, x: float, high: float, light: Colour, dark: Colour) -> None:
    """Draw a pyramid around `x`, `high` units tall, whose right side is dark."""
    half, ridge = high * 0.82, high * 0.16
    scene.thing(x, [(-half, 0), (0, high), (half, 0)], light)
    scene.thing(x, [(ridge, 0), (0, high), (half, 0)], dark)
    for course in (0.25, 0.5, 0.75):
        across, y = half * (1 - course), high * course
        scene.thing(x, [(-across, y), (ridge * (1 - course), y - 0.012), (-across, y - 0.012)], dark, 0.35)


def _draw_sunken(scene: Scene) -> None:
    """Draw a sunken temple with fish and bubbles, in beams of light from above."""
    for x, slant, wide in ((0.12, 0.1, 0.1), (0.4, 0.06, 0.16), (0.72, -0.08, 0.12)):
        left, right = x - wide / 2, x + wide / 2
        beam = [
            scene.at(left, 0.8),
            scene.at(right, 0.8),
            scene.at(right + slant, -0.3),
            scene.at(left + slant - wide / 2, -0.3),
        ]
        scene.shape(beam, (150, 208, 250), 0.16)
    _draw_water_surface(scene, [0.8, 0.86] * 4 + [0.8])
    _draw_rotunda(scene, 0.66, 0.62)
    scene.rolling((0.02, 0.06, 0.0, 0.03, 0.08), (18, 66, 124))
    scene.rolling((-0.12, -0.06, -0.14, -0.06, -0.1), (13, 50, 100))
    _draw_fish(scene, 0.2, 0.44, 0.08)
    _draw_fish(scene, 0.34, 0.3, 0.06)
    for x, y in ((0.1, 0.2), (0.13, 0.32), (0.9, 0.42), (0.42, 0.58)):
        scene.disc(x, 0, y, 0.022, (146, 202, 244))
        scene.disc(x, 0, y, 0.012, (40, 106, 176))


def _draw_water_surface(scene: Scene, heights: Sequence[float]) -> None:
    """Lighten what is above a wavy line through `heights`, and draw the line."""
    line = scene.waving(heights)
    scene.shape([(0, 0), (scene.w, 0), *reversed(line)], (116, 186, 240), 0.4)
    scene.stroke(line, (218, 240, 255), 0.03)


def _draw_rotunda(scene: Scene, x: float, high: float) -> None:
    """Draw a temple with five columns and a gable around `x`, `high` units tall."""
    stone, shade = (34, 92, 158), (20, 64, 120)
    half, eaves = high * 0.62, high * 0.66
    scene.thing(x, [(-half, 0), (-half, 0.06), (half, 0.06), (half, 0)], stone)
    for index in range(5):
        middle = -half * 0.82 + index * half * 0.41
        column = middle - 0.035, middle + 0.035
        scene.block(x, column, (0.06, eaves), stone if index % 2 else shade)
    scene.thing(x, [(-half, eaves), (half, eaves), (half, eaves + 0.06), (-half, eaves + 0.06)], shade)
    scene.thing(x, [(-half * 1.08, eaves + 0.06), (0, high), (half * 1.08, eaves + 0.06)], stone)


def _draw_fish(scene: Scene, x: float, y: float, size: float) -> None:
    """Draw a fish that swims to the left, `y` units above the horizon. `size` is half its body's length."""
    gold = (246, 186, 74)
    body = (-1, 0), (-0.3, 0.42), (0.5, 0.3), (1, 0), (0.5, -0.3), (-0.3, -0.42)
    scene.thing(x, [(size * across, y + size * up) for across, up in body], gold)
    scene.thing(x, [(size * 0.8, y), (size * 1.5, y + size * 0.45), (size * 1.5, y - size * 0.45)], gold)


def _draw_monastery(scene: Scene) -> None:
    """Draw a pagoda in the snow, before two peaks."""
    scene.specks(22, (226, 234, 246), 0.5, 1.1, 0.012)
    _draw_peak(scene, 0.66, 0.56, 0.52, (104, 120, 152), (78, 92, 124))
    _draw_peak(scene, 0.3, 0.8, 0.7, (90, 106, 140), (62, 76, 106))
    scene.rolling((0.08, 0.02, 0.1, 0.16, 0.1), (196, 208, 224))
    _draw_pagoda(scene, 0.76)
    scene.rolling((-0.02, 0.06, -0.04, 0.0, -0.06), (232, 239, 248))
    scene.rolling((-0.12, -0.16, -0.06, -0.14, -0.1), (206, 217, 232))


def _draw_peak(scene: Scene, x: float, high: float, half: float, light: Colour, dark: Colour) -> None:
    """Draw a mountain around `x`, `high` units tall, with a snowy top. Its right side is dark.

    It reaches `half` units to each side.
    """
    scene.thing(x, [(-half, 0), (0, high), (half, 0)], light)
    scene.thing(x, [(half * 0.14, 0), (-half * 0.06, high * 0.55), (0, high), (half, 0)], dark)
    snow, edge = high * 0.62, half * 0.38
    jags = (1, 0), (0.5, 0.05), (0.2, -0.05), (-0.2, 0.04), (-0.55, -0.04)
    foot = [(edge * across, snow + up) for across, up in jags]
    scene.thing(x, [(-edge, snow), (0, high), *foot], (247, 250, 255))
    scene.thing(x, [(0, high), *foot[:3]], (208, 219, 234))


def _draw_pagoda(scene: Scene, x: float) -> None:
    """Draw a pagoda around `x` with three floors and snow on its roofs."""
    wall, roof, snow, door = (240, 226, 198), (164, 52, 40), (250, 252, 255), (94, 52, 30)
    base = 0.04
    for half, high in ((0.13, 0.17), (0.1, 0.14), (0.07, 0.11)):
        eaves = base + high
        scene.block(x, (-half, half), (base, eaves), wall)
        scene.block(x, (-0.025, 0.025), (base + 0.02, base + high * 0.6), door)
        scene.slope(x, (half + 0.07, half * 0.6), (eaves - 0.01, eaves + 0.08), roof)
        scene.slope(x, (half * 0.8, half * 0.6), (eaves + 0.055, eaves + 0.085), snow)
        base = eaves + 0.07
    scene.thing(x, [(-0.012, base), (0, base + 0.1), (0.012, base)], (246, 201, 77))


def _draw_jungle(scene: Scene) -> None:
    """Draw a stepped temple between two palms."""
    scene.glow(0.52, 0.62, 0.9, (214, 240, 178), 0.8)
    scene.rolling((0.3, 0.4, 0.26, 0.36, 0.3), (116, 172, 108))
    scene.rolling((0.2, 0.16, 0.3, 0.14, 0.24), (82, 142, 84))
    _draw_steps(scene, 0.52, 0.74)
    scene.rolling((0.12, 0.02, 0.06, 0.02, 0.14), (42, 104, 58))
    _draw_palm(scene, 0.1, 0.74, 0.03)
    _draw_palm(scene, 0.9, 0.62, -0.04)
    for x, radius in ((0.0, 0.16), (0.2, 0.1), (0.36, 0.08), (0.68, 0.09), (0.8, 0.12), (1.0, 0.17)):
        scene.disc(x, 0, -0.1, radius, (24, 80, 46))
    scene.rolling((-0.06, -0.14, -0.1, -0.14, -0.05), (17, 62, 37))


def _draw_steps(scene: Scene, x: float, high: float) -> None:
    """Draw a stepped temple around `x` with a stairway. `high` is its height below the roof, in units."""
    light, shade, floors = (190, 196, 160), (142, 150, 120), 5
    for floor in range(floors):
        half, y, top = 0.42 - floor * 0.07, floor * high * 0.15, (floor + 1) * high * 0.15
        scene.slope(x, (half, half - 0.03), (y, top), light if floor % 2 else (178, 185, 149))
        scene.thing(x, [(half * 0.3, y), (half * 0.3, top), (half - 0.03, top), (half, y)], shade)
    top = high * 0.75
    scene.slope(x, (0.1, 0.07), (0, top), (212, 216, 184))
    for tread in range(1, 9):
        scene.block(x, (-0.095, 0.095), (top * tread / 9, top * tread / 9 + 0.012), shade)
    scene.block(x, (-0.11, 0.11), (top, high), (168, 175, 140))
    scene.block(x, (-0.045, 0.045), (top, top + high * 0.16), (26, 44, 30))
    scene.slope(x, (0.14, 0.1), (high, high + 0.06), light)


def _draw_palm(scene: Scene, x: float, high: float, lean: float) -> None:
    """Draw a dark palm. `lean` says how far right of `x` its top is, in units."""
    dark = (17, 58, 36)
    scene.thing(x, [(-0.03, -0.2), (lean - 0.015, high), (lean + 0.015, high), (0.03, -0.2)], dark)
    for across, rise in ((-0.26, -0.04), (-0.22, 0.12), (-0.08, 0.2), (0.1, 0.2), (0.24, 0.1), (0.25, -0.06)):
        tip = (lean + across, high + rise - 0.06)
        middle = (lean + across * 0.55, high + rise * 0.8 + 0.05)
        under = (lean + across * 0.5, high + rise * 0.6 - 0.02)
        scene.thing(x, [(lean, high), middle, tip, under], dark)


CONE = "-62 0 -30 28 -13 66 -5 62 3 66 12 64 30 30 62 0"
CONE_SHADE = "6 0 2 30 12 64 30 30 62 0"
LAVA = "-12 65 -5 62 3 65 11 63 10 46 16 28 10 6 5 26 0 42 -6 30 -12 18 -8 42"
LAVA_LIGHT = "-8 63 -4 60 3 63 7 62 6 44 10 26 3 40 -5 42"
"""Outlines of the volcano as x y pairs, in hundredths of the sky's height."""
SPARKS = ((-0.12, 0.8), (0.0, 0.88), (0.1, 0.78), (0.2, 0.92), (-0.24, 0.94), (0.06, 1.02))


def _draw_volcano(scene: Scene) -> None:
    """Draw an erupting volcano before two dark mountains."""
    scene.glow(0.5, 0.66, 0.95, (255, 138, 46), 0.85)
    for x, top in ((0.12, 0.24), (0.9, 0.28)):
        scene.thing(x, [(-0.4, 0), (-0.1, top), (0.1, 0.2), (0.4, 0)], (84, 24, 22))
    drawing = (
        (CONE, (62, 22, 24)),
        (CONE_SHADE, (42, 13, 17)),
        (LAVA, (255, 150, 50)),
        (LAVA_LIGHT, (255, 220, 120)),
    )
    for outline, paint in drawing:
        scene.thing(0.5, _parse_polygon(outline), paint)
    for index, (across, y) in enumerate(SPARKS):
        scene.disc(0.5, across, y, 0.017 + index % 3 * 0.004, (255, 190, 84))
    scene.rolling((0.06, 0.0, 0.04, 0.0, 0.07), (30, 9, 12))


def _parse_polygon(text: str) -> list[Point]:
    """Parse points from text of x and y in hundredths of a unit."""
    numbers = [int(number) / 100 for number in text.split()]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


CRYSTALS = (
    (0.3, 0.1, 0.5, -0.1),
    (0.66, 0.12, 0.62, 0.1),
    (0.48, 0.13, 0.8, 0.0),
    (0.84, 0.08, 0.36, 0.1),
    (0.14, 0.07, 0.34, -0.06),
)
"""Crystals: x, half their width, height, and how far the tip leans."""


def _draw_cave(scene: Scene) -> None:
    """Draw glowing crystals on the ground of a cave."""
    scene.glow(0.5, 0.4, 0.9, (222, 178, 255), 0.8)
    scene.rolling((0.24, 0.1, 0.06, 0.12, 0.26), (70, 36, 104))
    for x, half, high, lean in CRYSTALS:
        shoulder = (lean + half * 0.9, high * 0.72)
        lit = [(-half, 0), (lean - half * 0.9, high * 0.72), (lean, high), shoulder, (half, 0)]
        scene.thing(x, lit, (188, 132, 232))
        ridge = (lean + half * 0.1, high * 0.66)
        scene.thing(x, [(half * 0.1, 0), ridge, (lean, high), shoulder, (half, 0)], (132, 82, 184))
    scene.specks(14, (248, 234, 255), 0.5, 1.1, 0.014)
    scene.rolling((-0.02, 0.04, -0.04, 0.03, -0.02), (40, 18, 66))


Furnish = Callable[[Scene], None]
_LANDS: dict[str, tuple[tuple[Colour, ...], Furnish]] = {
    "yellow": (((152, 92, 38), (214, 152, 70), (240, 190, 104)), _draw_desert),
    "blue": (((28, 92, 172), (34, 110, 192), (22, 82, 152)), _draw_sunken),
    "white": (((66, 78, 104), (112, 128, 158), (166, 180, 204)), _draw_monastery),
    "green": (((52, 112, 74), (120, 176, 112), (164, 208, 140)), _draw_jungle),
    "red": (((58, 12, 20), (138, 34, 30), (226, 98, 44)), _draw_volcano),
    "purple": (((36, 16, 62), (84, 46, 128), (140, 92, 190)), _draw_cave),
}
