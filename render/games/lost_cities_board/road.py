"""The road to the lost city: stone paths from the jungle to sunlit temples, for cover and backdrop.

The numbers are the drawing itself.
"""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS
from render import theme
from render.backgrounds import shipped
from render.geometry import WIDTH
from render.icons import Point
from render.scene import FINE, Scene
from render.theme import Colour

HORIZON = 196
"""The top of the ground, in pixels."""
CITY = 948
"""The x of the city, in pixels."""
DEPTH = 262
"""From the horizon to the row of stones at depth 1, in pixels."""
ROWS = (0.05, 0.15, 0.27, 0.52, 0.74, 0.98, 1.24, 1.52)
"""The depths of the rows of stones: 0 is at the city, 1 near the viewer."""
RIVER = 0.39
SKY: tuple[Colour, ...] = ((14, 32, 62), (58, 52, 92), (168, 88, 84), (236, 148, 92), (255, 214, 142))
GROUND: tuple[Colour, ...] = ((128, 104, 62), (74, 84, 58), (36, 56, 44), (18, 34, 32))
STONE, STAIRS, DARK = (244, 222, 176), (255, 238, 200), (150, 104, 82)
BEHIND = (176, 112, 96), (126, 72, 82)
WATER_TOP, WATER_FOOT, WAVE = (36, 118, 142), (12, 66, 96), (140, 206, 218)
JUNGLE: tuple[Colour, ...] = ((96, 122, 84), (58, 98, 70), (34, 76, 60), (20, 56, 50))
"""Colours from far to near."""
RIM = (226, 178, 96)
"""The sun's light on leaves."""
FAR_CROWNS = ((0, 150, 74), (70, 128, 66), (150, 146, 60), (226, 158, 52), (300, 168, 42), (364, 180, 28))
MIDDLE_CROWNS = ((-10, 214, 92), (92, 206, 64), (176, 216, 54), (250, 222, 40), (312, 226, 30))
NEAR_CROWNS = ((-20, 330, 96), (84, 362, 66), (170, 392, 46), (360, 424, 40), (430, 440, 30))
"""Tree tops: x, y, size."""
FIREFLIES = (
    (128, 300, 5),
    (190, 336, 4),
    (342, 322, 4),
    (404, 372, 5),
    (60, 280, 4),
    (470, 400, 4),
    (540, 350, 3),
)
FRONDS = (
    (-1.0, 0.3, 0.62),
    (-0.86, 0.5, 0.2),
    (-0.5, 0.62, -0.1),
    (0.1, 0.6, -0.36),
    (0.62, 0.56, -0.02),
    (0.95, 0.42, 0.3),
    (0.98, 0.22, 0.72),
    (-0.66, 0.1, 0.9),
    (0.6, 0.08, 0.92),
)
"""A palm's fronds: width, rise, and drop of the tip."""


@shipped("board-road", (456,), (630,))
def road(height: int) -> Image.Image:
    """Return the road, 1,200 pixels wide. Paint on copies only."""
    scene = Scene(WIDTH, height, HORIZON / height, SKY)
    scene.unit = HORIZON * FINE
    x = CITY / WIDTH
    _draw_rays(scene)
    scene.glow(x, 0.45, 2.3, (255, 226, 150), 0.85)
    scene.specks(26, (255, 240, 220), 0.75, 1, 0.008)
    scene.rolling((0.2, 0.3, 0.16, 0.24, 0.14, 0.2, 0.12, 0.18, 0.3, 0.2), (150, 88, 88))
    scene.rolling((0.12, 0.16, 0.2, 0.1, 0.14, 0.05, 0.06, 0.05, 0.14, 0.18), (104, 64, 84))
    _draw_city(scene, x)
    _draw_ground(scene)
    _draw_river(scene)
    for depth in ROWS:
        _draw_row(scene, depth)
    _draw_jungle(scene)
    return scene.finished()


def spot(path: float, depth: float) -> tuple[int, int]:
    """Return the centre of a stone on the picture in pixels.

    `path` counts from the middle path, negative to the left; `depth` is 0 at the city and 1 near the viewer.
    """
    x = CITY - 30 * depth + path * (53 + 104 * depth)
    return round(x), round(HORIZON + 6 + DEPTH * depth**1.12)


def _draw_rays(scene: Scene) -> None:
    """Draw blurred rays in all directions from the city."""
    mask = Image.new("L", scene.image.size, 0)
    pen, (x, y) = ImageDraw.Draw(mask), scene.at(CITY / WIDTH, 0.4)
    for ray in range(26):
        middle = pi * (2 * ray + 1) / 26
        ends = [(x + 2600 * cos(middle + side), y + 2600 * sin(middle + side)) for side in (-0.05, 0.05)]
        pen.polygon([(x, y), *ends], fill=46)
    scene.image.paste((255, 232, 170), (0, 0), mask.filter(ImageFilter.GaussianBlur(5)))


def _draw_city(scene: Scene, x: float) -> None:
    """Draw the great pyramid around `x`, and four small ones behind it."""
    light, dark = BEHIND
    for across, half, high in (
        (-0.74, 0.26, 0.4),
        (0.78, 0.3, 0.46),
        (-1.12, 0.16, 0.24),
        (1.16, 0.18, 0.28),
    ):
        at = x + across * scene.unit / scene.w
        _draw_pyramid(scene, at, half, high, 4, light, dark, light)
    _draw_pyramid(scene, x, 0.56, 0.84, 7, STONE, DARK, STAIRS)


def _draw_pyramid(
    scene: Scene, x: float, half: float, high: float, floors: int, light: Colour, dark: Colour, stairs: Colour
) -> None:
    """Draw a stepped temple at `x`, as `Scene` measures it, with `floors` steps and a house on top."""
    step, house = high * 0.76 / floors, high * 0.2
    for floor in range(floors):
        wide, y = half * (1 - 0.72 * floor / floors), floor * step
        scene.slope(x, (wide, wide - step * 0.16), (y, y + step), light)
        scene.thing(
            x, [(wide * 0.36, y), (wide * 0.36, y + step), (wide - step * 0.16, y + step), (wide, y)], dark
        )
        scene.block(x, (-wide, wide), (y, y + step * 0.16), theme.blend(light, dark, 0.45))
    top, door = floors * step, theme.blend(dark, theme.SHADOW, 0.75)
    scene.slope(x, (half * 0.24, half * 0.13), (0, top), stairs)
    for tread in range(1, floors * 3):
        y = top * tread / (floors * 3)
        scene.block(x, (-half * 0.2, half * 0.2), (y, y + 0.006), theme.blend(stairs, dark, 0.5))
    scene.block(x, (-half * 0.25, half * 0.25), (top, top + house), light)
    scene.block(x, (half * 0.1, half * 0.25), (top, top + house), dark)
    scene.block(x, (-half * 0.08, half * 0.08), (top, top + house * 0.7), door)
    roof, lit = (top + house, top + house * 1.35), theme.blend(light, (255, 190, 90), 0.5)
    scene.slope(x, (half * 0.33, half * 0.25), roof, lit)


def _draw_ground(scene: Scene) -> None:
    """Draw the ground below the horizon, with a glow in front of the city."""
    top, spans = scene.ground, len(GROUND) - 1
    deep = (456 - HORIZON) * FINE
    pen = ImageDraw.Draw(scene.image)
    for y in range(top, scene.h):
        share = min((y - top) / deep, 0.999) * spans
        colour = theme.blend(GROUND[int(share)], GROUND[int(share) + 1], share % 1)
        pen.line((0, y, scene.w, y), fill=colour)
    glow = Image.new("L", scene.image.size, 0)
    x = CITY * FINE
    ImageDraw.Draw(glow).ellipse((x - 620, top - 120, x + 620, top + 200), fill=120)
    above = Image.new("L", (scene.w, top), 0)
    glow = glow.filter(ImageFilter.GaussianBlur(60))
    glow.paste(above, (0, 0))
    scene.image.paste((255, 208, 130), (0, 0), glow)


def _draw_river(scene: Scene) -> None:
    """Draw the river across the scene, with waves and the bridges of the five paths."""
    pen = ImageDraw.Draw(scene.image)
    top, foot = (spot(0, RIVER + side)[1] * FINE for side in (-0.055, 0.055))
    for y in range(top, foot):
        colour = theme.blend(WATER_TOP, WATER_FOOT, (y - top) / (foot - top))
        pen.line((0, y + 8, scene.w, y), fill=colour)
    pen.line((0, top + 6, scene.w, top), fill=(214, 190, 132), width=3)
    pen.line((0, foot + 8, scene.w, foot), fill=(22, 42, 38), width=4)
    for index in range(34):
        x, middle = scene.random.random() * scene.w, scene.random.uniform(top + 10, foot - 6)
        wide = scene.random.uniform(16, 60)
        wave = theme.blend(WATER_FOOT, WAVE, 0.35 + index % 3 * 0.25)
        pen.line((x, middle, x + wide, middle), fill=wave, width=3)
    for path in range(-2, 3):
        _draw_bridge(pen, path)


def _draw_bridge(pen: ImageDraw.ImageDraw, path: int) -> None:
    """Draw the bridge of a path, which counts from the middle one, negative to the left."""
    planks = 6
    for plank in range(planks):
        near = RIVER - 0.085 + 0.17 * (plank + 1) / planks
        far = RIVER - 0.085 + 0.17 * plank / planks
        corners = [_bridge_edge(path, *at) for at in ((far, -1), (far, 1), (near, 1), (near, -1))]
        shade = theme.blend(theme.PLANK_TOP, theme.PLANK_BOTTOM, plank % 2 * 0.6 + 0.15)
        pen.polygon(corners, fill=shade, outline=theme.blend(theme.PLANK_BOTTOM, theme.SHADOW, 0.5))
    for side in (-1, 1):
        ends = [_bridge_edge(path, depth, side) for depth in (RIVER - 0.09, RIVER + 0.09)]
        pen.line(ends, fill=theme.ROPE, width=5)


def _bridge_edge(path: int, depth: float, side: int) -> Point:
    """Return a corner of a bridge: on its left (−1) or right (1) `side`, at a depth."""
    x, y = spot(path, depth)
    return (x + side * (15 + 26 * depth)) * FINE, y * FINE


def _draw_row(scene: Scene, depth: float) -> None:
    """Draw the stones of all paths at a depth, as `spot` measures it."""
    for index, letter in enumerate(COLOURS):
        x, y = spot(index - 2, depth)
        half, high = (21 + 47 * depth) * FINE, (5 + 17 * depth) * FINE
        _draw_stone(scene, x * FINE, y * FINE, half, high, COLOUR_KEYS[letter])


def _draw_stone(scene: Scene, x: float, y: float, half: float, high: float, key: str) -> None:
    """Draw a stone centred at (x, y). `half` and `high` are half its width and height."""
    pen, suit, thick = ImageDraw.Draw(scene.image), theme.SUITS[key], high * 0.5
    curve = high * 0.85
    shadow = theme.blend(suit.ink, theme.SHADOW, 0.6)
    pen.rounded_rectangle((x - half - 2, y - high, x + half + 2, y + high + thick * 1.5), curve, fill=shadow)
    front = theme.blend(suit.bottom, suit.ink, 0.42)
    pen.rounded_rectangle((x - half, y - high, x + half, y + high + thick), curve, fill=front)
    pen.rounded_rectangle((x - half, y - high, x + half, y + high), curve, fill=suit.bottom)
    pen.rounded_rectangle(
        (x - half, y - high, x + half, y + high * 0.72), curve, fill=theme.blend(suit.bottom, suit.top, 0.7)
    )
    light = (x - half * 0.9, y - high * 0.82, x + half * 0.9, y - high * 0.34)
    pen.rounded_rectangle(light, high * 0.24, fill=theme.blend(suit.top, theme.GLOW, 0.55))


def _draw_jungle(scene: Scene) -> None:
    """Draw the jungle from far to near, mostly at the left, with an idol and fireflies."""
    far, middle, near, deep = JUNGLE
    _draw_crowns(scene, FAR_CROWNS, far, 214)
    _draw_palm(scene, (392, 236), (412, 120), 58, far)
    _draw_crowns(scene, MIDDLE_CROWNS, middle, 300)
    _draw_palm(scene, (262, 300), (306, 74), 112, middle)
    _draw_palm(scene, (96, 380), (44, 66), 150, near)
    _draw_crowns(scene, NEAR_CROWNS, near, scene.h // FINE)
    _draw_idol(scene, 262, 404)
    _draw_ferns(scene, ((40, 420, 120), (176, 430, 84), (356, 432, 80), (520, 470, 66), (440, 450, 54)), deep)
    _draw_crowns(scene, ((1206, 232, 44), (1152, 228, 22)), middle, 262)
    _draw_palm(scene, (1182, 300), (1150, 96), 84, middle)
    for x, y, size in FIREFLIES:
        _draw_spark(scene, x, y, size)


def _draw_crowns(scene: Scene, crowns: tuple[tuple[int, int, int], ...], paint: Colour, foot: int) -> None:
    """Draw tree tops (x, y, radius) lit from the city's side, with trunks down to y = `foot`."""
    pen = ImageDraw.Draw(scene.image)
    lit = theme.blend(paint, RIM, 0.3)
    for x, y, r in crowns:
        pen.rectangle(((x - r * 0.8) * FINE, y * FINE, (x + r * 0.8) * FINE, foot * FINE), fill=paint)
        for colour, aside in ((lit, 0.06), (paint, -0.02)):
            for leaf in range(14):
                angle = 2 * pi * leaf / 14 + x
                at_x, at_y, size = x + r * (0.66 * cos(angle) + aside), y + r * 0.6 * sin(angle), r * 0.4
                high = size * 0.8
                _draw_oval(pen, (at_x - size, at_y - high - aside * 20, at_x + size, at_y + high), colour)
            _draw_oval(pen, (x - r * 0.8, y - r * 0.7, x + r * 0.8, y + r * 0.7), paint)


def _draw_oval(pen: ImageDraw.ImageDraw, box: tuple[float, float, float, float], paint: Colour | int) -> None:
    """Fill an ellipse in a box (left, top, right, foot) in pixels."""
    pen.ellipse([v * FINE for v in box], fill=paint)


def _draw_palm(scene: Scene, foot: Point, top: Point, reach: float, paint: Colour) -> None:
    """Draw a palm from `foot` to `top`, with leaves of `reach` pixels."""
    pen, (x, y), (u, v) = ImageDraw.Draw(scene.image), foot, top
    trunk = [((x + (u - x) * s**0.6) * FINE, (y + (v - y) * s) * FINE) for s in (i / 12 for i in range(13))]
    pen.line(trunk, fill=paint, width=round(reach * 0.15), joint="curve")
    pen.line([(a + reach * 0.05, b) for a, b in trunk], fill=theme.blend(paint, RIM, 0.5), width=4)
    for across, rise, fall in FRONDS:
        lit = theme.blend(paint, RIM, 0.12 if across < 0 else 0.34)
        _draw_palm_leaf(pen, (u, v), (across * reach, rise * reach, fall * reach), lit)


def _draw_palm_leaf(
    pen: ImageDraw.ImageDraw, foot: Point, form: tuple[float, float, float], paint: Colour
) -> None:
    """Draw a palm leaf from `foot`. `form` is how far it goes across, rises and falls, in pixels."""
    (x, y), (across, rise, fall) = foot, form
    rib = [(x + across * s, y - rise * sin(pi * s**0.8) + fall * s * s) for s in (i / 14 for i in range(15))]
    long = (abs(across) + abs(rise)) * 0.2
    for index, (u, v) in enumerate(rib[1:-1], start=1):
        size = long * sin(pi * min(index / 14 + 0.12, 1)) + 3
        lean = across / 14
        leaf = [(u - lean * 0.4, v), (u + lean * 0.5, v), (u + lean * 1.3, v + size)]
        pen.polygon([(a * FINE, b * FINE) for a, b in leaf], fill=paint)
        leaf = [(u - lean * 0.4, v), (u + lean * 0.5, v), (u + lean * 1.6, v - size * 0.5)]
        pen.polygon([(a * FINE, b * FINE) for a, b in leaf], fill=paint)
    pen.line([(a * FINE, b * FINE) for a, b in rib], fill=paint, width=6, joint="curve")


def _draw_ferns(scene: Scene, tufts: tuple[tuple[int, int, int], ...], paint: Colour) -> None:
    """Draw a tuft of seven leaves for each (x, y, reach) of `tufts`, in pixels."""
    pen = ImageDraw.Draw(scene.image)
    for x, y, reach in tufts:
        for leaf in range(7):
            angle = pi * (leaf + 0.5) / 7
            form = -cos(angle) * reach, reach * (0.3 + 0.5 * sin(angle)), reach * 0.1
            _draw_palm_leaf(pen, (x, y), form, theme.blend(paint, RIM, 0.08 + leaf % 3 * 0.08))


def _draw_idol(scene: Scene, x: int, y: int) -> None:
    """Draw a mossy idol with glowing eyes. (`x`, `y`) is in its middle, 40 pixels above its foot."""
    pen = ImageDraw.Draw(scene.image)

    def box(left: float, top: float, right: float, foot: float, radius: float, paint: Colour) -> None:
        """Fill a rounded rectangle, with edges counted from the idol's place."""
        place = [v * FINE for v in (x + left, y + top, x + right, y + foot)]
        pen.rounded_rectangle(place, radius * FINE, fill=paint)

    stone, shade, light, hole = (118, 128, 108), (74, 86, 78), (214, 196, 142), (24, 34, 32)
    box(-52, -128, 52, 40, 14, shade)
    box(-44, -128, 52, 40, 14, stone)
    box(42, -122, 52, 40, 6, light)
    box(-58, -150, 58, -112, 10, shade)
    box(-50, -150, 58, -116, 10, stone)
    for left in (-40, -10, 20):
        box(left, -143, left + 20, -123, 6, shade)
    for left in (-34, 8):
        box(left, -96, left + 28, -72, 8, hole)
        box(left + 8, -89, left + 20, -78, 5, (255, 206, 96))
    box(-8, -84, 10, -40, 7, shade)
    box(-4, -84, 14, -40, 7, light)
    box(-32, -26, 34, -2, 8, hole)
    for left in (-26, -10, 6, 20):
        box(left, -25, left + 10, -14, 2, stone)
    for across, down, r in ((-52, -146, 20), (-34, -154, 15), (44, -150, 13), (-56, -40, 18), (50, 6, 20)):
        box(
            across - r, down - r * 0.7, across + r, down + r * 0.7, r * 0.7, theme.blend(JUNGLE[1], RIM, 0.12)
        )


def _draw_spark(scene: Scene, x: int, y: int, size: int) -> None:
    """Draw a firefly with a glow around (`x`, `y`). `size` is its width in pixels."""
    mask = Image.new("L", scene.image.size, 0)
    for reach, light in ((size * 5, 60), (size * 2, 120)):
        _draw_oval(ImageDraw.Draw(mask), (x - reach, y - reach, x + reach, y + reach), light)
    scene.image.paste((255, 226, 120), (0, 0), mask.filter(ImageFilter.GaussianBlur(size * 3)))
    box = x - size / 2, y - size / 2, x + size / 2, y + size / 2
    _draw_oval(ImageDraw.Draw(scene.image), box, (255, 246, 190))
