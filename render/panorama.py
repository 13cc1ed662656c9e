"""All lands side by side on a shore at dusk, the background of final pictures.

As in `landscapes`, the numbers are the drawing itself.
"""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from render import theme
from render.backgrounds import shipped
from render.geometry import WIDTH
from render.scene import FINE, Scene
from render.theme import Colour

HEIGHT = 450
HORIZON = 0.85
UNIT = 250
SKY: tuple[Colour, ...] = ((26, 26, 66), (64, 44, 96), (150, 70, 92), (226, 120, 78), (255, 190, 110))
SUN = 0.3
"""Where the sun sets, as a share of the width."""
RAYS, RAY_WIDE, RAY_LONG, RAY_STRENGTH = 18, 0.045, 1300, 34
NEAR, FAR = (44, 22, 48), (126, 62, 84)
WATER_TOP, WATER_FOOT = (150, 84, 96), (20, 40, 52)
GLINTS = 70
STARLESS = (((0.12, 0.5), 1.12), ((0.8, 1.0), 1.12))
"""Parts of the sky without stars, behind a headline's ends."""


@shipped("panorama", (5,), (6,))
def panorama(count: int) -> Image.Image:
    """Return the first five or all six lands, fading into the table colour. Paint on copies only."""
    scene = Scene(WIDTH, HEIGHT, HORIZON, SKY)
    scene.unit = UNIT * FINE
    _draw_rays(scene)
    scene.glow(SUN, 0.03, 1.5, (255, 214, 140), 0.7)
    scene.specks(60, (255, 236, 220), 0.9, 1.5, 0.009, spared=STARLESS)
    scene.rolling((0.1, 0.16, 0.08, 0.13, 0.2, 0.12, 0.17, 0.09, 0.14, 0.1), FAR)
    step = 1 / count
    for index, stand in enumerate(
        (_draw_pyramids, _draw_rotunda, _draw_monastery, _draw_temple, _draw_volcano, _draw_crystals)[:count]
    ):
        stand(scene, step * (index + 0.5))
    scene.rolling((0.03, 0.015, 0.03, 0.01, 0.035, 0.02, 0.03, 0.015, 0.03), NEAR)
    image = scene.finished()
    _draw_water(image)
    return image


def _draw_rays(scene: Scene) -> None:
    """Draw blurred rays from the sun, which is on the horizon."""
    mask = Image.new("L", scene.image.size, 0)
    pen, (x, y) = ImageDraw.Draw(mask), scene.at(SUN, 0)
    for ray in range(RAYS):
        middle = pi * (ray + 0.5) / RAYS
        ends = [
            (x - RAY_LONG * FINE * cos(middle + side), y - RAY_LONG * FINE * sin(middle + side))
            for side in (-RAY_WIDE, RAY_WIDE)
        ]
        pen.polygon([(x, y), *ends], fill=RAY_STRENGTH)
    scene.image.paste((255, 226, 170), (0, 0), mask.filter(ImageFilter.GaussianBlur(3 * FINE)))


def _draw_pyramids(scene: Scene, x: float) -> None:
    for across, high in ((0.06, 0.46), (0.36, 0.24)):
        half, ridge = high * 0.86, high * 0.2
        at = x - 0.04 + across * scene.unit / scene.w
        scene.thing(at, [(-half, 0), (0, high), (half, 0)], (110, 62, 82))
        scene.thing(at, [(ridge, 0), (0, high), (half, 0)], (62, 32, 62))


def _draw_rotunda(scene: Scene, x: float) -> None:
    stone, shade = (62, 92, 146), (38, 56, 104)
    scene.thing(x, [(-0.3, 0), (-0.3, 0.035), (0.3, 0.035), (0.3, 0)], shade)
    for index in range(5):
        middle = -0.23 + index * 0.115
        scene.block(x, (middle - 0.026, middle + 0.026), (0.035, 0.23), stone if index < 3 else shade)
    scene.block(x, (-0.28, 0.28), (0.23, 0.265), shade)
    scene.thing(x, [(-0.31, 0.265), (0, 0.38), (0.31, 0.265)], stone)
    scene.thing(x, [(0.04, 0.265), (0, 0.38), (0.31, 0.265)], shade)


def _draw_monastery(scene: Scene, x: float) -> None:
    """Draw a monastery right of `x`, before two mountains with snow."""
    for across, high, half in ((0.14, 0.44, 0.4), (-0.12, 0.6, 0.44)):
        at = x + across * scene.unit / scene.w
        scene.thing(at, [(-half, 0), (0, high), (half, 0)], (92, 58, 96))
        scene.thing(at, [(half * 0.1, 0), (0, high), (half, 0)], (60, 36, 76))
        snow = (-0.34, 0.66), (0, 1), (0.34, 0.66), (0.12, 0.72), (-0.06, 0.6), (-0.16, 0.72)
        scene.thing(at, [(half * across, high * up) for across, up in snow], (250, 226, 222))
    base, wall, roof, lit = 0.02, (236, 206, 176), (150, 44, 46), (255, 206, 110)
    at = x + 0.2 * scene.unit / scene.w
    for half, high in ((0.085, 0.1), (0.06, 0.08)):
        scene.block(at, (-half, half), (base, base + high), wall)
        scene.block(at, (-0.02, 0.02), (base + 0.02, base + high * 0.7), lit)
        scene.slope(at, (half + 0.05, half * 0.5), (base + high, base + high + 0.055), roof)
        base += high + 0.045
    scene.thing(at, [(-0.008, base), (0, base + 0.06), (0.008, base)], lit)


def _draw_temple(scene: Scene, x: float) -> None:
    light, shade = (72, 96, 88), (34, 54, 60)
    for floor in range(5):
        half, y = 0.36 - floor * 0.062, floor * 0.085
        scene.slope(x, (half, half - 0.02), (y, y + 0.085), light)
        scene.thing(x, [(half * 0.3, y), (half * 0.3, y + 0.085), (half - 0.02, y + 0.085), (half, y)], shade)
    scene.slope(x, (0.07, 0.05), (0, 0.425), (106, 130, 112))
    scene.block(x, (-0.095, 0.095), (0.425, 0.54), light)
    scene.block(x, (-0.035, 0.035), (0.425, 0.51), (255, 206, 110))
    scene.slope(x, (0.125, 0.1), (0.54, 0.58), shade)


def _draw_volcano(scene: Scene, x: float) -> None:
    scene.glow(x, 0.46, 0.5, (255, 120, 60), 0.8)
    scene.thing(x, [(-0.5, 0), (-0.26, 0.22), (-0.1, 0.5), (0.1, 0.5), (0.26, 0.22), (0.5, 0)], (74, 24, 40))
    scene.thing(x, [(0.06, 0), (0.02, 0.3), (0.1, 0.5), (0.26, 0.22), (0.5, 0)], (48, 14, 32))
    lava = [(-0.1, 0.5), (0.1, 0.5), (0.09, 0.36), (0.13, 0.22), (0.04, 0.3), (0, 0.12), (-0.05, 0.32)]
    scene.thing(x, lava, (255, 150, 56))
    scene.thing(x, [(-0.06, 0.5), (0.06, 0.5), (0.04, 0.38), (0.01, 0.26), (-0.03, 0.4)], (255, 222, 128))
    for across, y, radius in ((-0.1, 0.6, 0.014), (0.02, 0.66, 0.018), (0.12, 0.6, 0.013), (0.2, 0.7, 0.012)):
        scene.disc(x, across, y, radius, (255, 196, 92))


def _draw_crystals(scene: Scene, x: float) -> None:
    scene.glow(x, 0.2, 0.5, (206, 150, 255), 0.6)
    for across, half, high in ((-0.2, 0.06, 0.3), (0.2, 0.055, 0.26), (-0.02, 0.09, 0.5), (0.1, 0.06, 0.36)):
        shoulder = high * 0.76
        lit = [(across - half, 0), (across - half, shoulder), (across, high), (across + half, shoulder)]
        scene.thing(x, [*lit, (across + half, 0)], (164, 112, 214))
        shade = [(across + half * 0.1, 0), (across + half * 0.1, shoulder - 0.03), (across, high)]
        scene.thing(x, [*shade, (across + half, shoulder), (across + half, 0)], (104, 62, 156))


def _draw_water(image: Image.Image) -> None:
    """Draw the water below the horizon. Its glints spread out below the sun."""
    top = round(HEIGHT * HORIZON)
    depth = HEIGHT - top
    for row in range(depth):
        share = row / (depth - 1)
        colour = theme.blend(WATER_TOP, WATER_FOOT, min(share * 1.5, 1))
        shown = theme.blend(colour, theme.TABLE_LIGHT, max(share * 2 - 1, 0))
        image.paste(shown, (0, top + row, WIDTH, top + row + 1))
    pen, scene = ImageDraw.Draw(image), Scene(1, 1, 1, SKY)
    for _ in range(GLINTS):
        share = scene.random.random() ** 1.4
        y = top + 2 + round(share * depth * 0.7)
        x = WIDTH * SUN + scene.random.gauss(0, 60 + 200 * share)
        half = scene.random.uniform(6, 26)
        ground = image.getpixel((min(max(round(x), 0), WIDTH - 1), y))
        assert isinstance(ground, tuple)
        colour = theme.blend((ground[0], ground[1], ground[2]), (255, 206, 140), 0.75 - share * 0.5)
        pen.line((x - half, y, x + half, y), fill=colour, width=2)
