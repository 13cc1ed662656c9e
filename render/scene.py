"""Landscapes: a sky, and objects on a horizon that keep their proportions at any size."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from render import theme
from render.icons import Point
from render.theme import Colour

Span = tuple[tuple[float, float], float]
"""A part of the sky: left and right end in shares of the width, and its lowest height."""
FINE = 2
"""The factor by which scenes are drawn larger before scaling down."""
SMOOTH = 8
PATTERN = 7
"""The seed of stars and sparks, so that pictures are reproducible."""


class Scene:
    """A landscape being drawn. x is a share of the width; y counts units upwards from the horizon.

    An object's `high` is its height and its `half` half its width, in units.
    """

    def __init__(self, w: int, h: int, horizon: float, sky: Sequence[Colour]) -> None:
        """Begin a picture of w × h pixels with a sky, whose colours are given from the top.

        The ground starts at `horizon`, a share of the height, counted from the top.
        """
        self.w, self.h = w * FINE, h * FINE
        self.ground = round(self.h * horizon)
        self.unit = min(self.ground, self.w)
        """The length of one unit in pixels: the sky's height or the width, whichever is smaller."""
        self.random = Random(PATTERN)
        self.image = self._sky_image(sky)

    def _sky_image(self, colours: Sequence[Colour]) -> Image.Image:
        """Return the sky: the colours evenly spaced from the top to the ground, the last one below it."""
        strip = Image.new("RGB", (1, self.h))
        last, spans = max(self.ground - 1, 1), len(colours) - 1
        for y in range(self.h):
            share = min(y / last, 1) * spans
            span = min(int(share), spans - 1)
            strip.putpixel((0, y), theme.blend(colours[span], colours[span + 1], share - span))
        return strip.resize((self.w, self.h), Image.Resampling.NEAREST)

    def at(self, x: float, y: float) -> Point:
        """Return the pixel of a place: x is a share of the width, y counts units above the horizon."""
        return x * self.w, self.ground - y * self.unit

    def beside(self, x: float, across: float, y: float) -> Point:
        """Return the pixel `across` units right of x (a share of the width) and y units above the horizon.

        Units are equally long in both directions.
        """
        return x * self.w + across * self.unit, self.ground - y * self.unit

    def shape(self, points: Sequence[Point], colour: Colour, strength: float = 1) -> None:
        """Fill a polygon given in pixels. `strength` (0 to 1) is its opacity."""
        if strength == 1:
            ImageDraw.Draw(self.image).polygon(list(points), fill=colour)
            return
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon(list(points), fill=round(255 * strength))
        self.image.paste(colour, (0, 0), mask)

    def thing(self, x: float, outline: Sequence[Point], colour: Colour, strength: float = 1) -> None:
        """Fill a polygon given in units around x."""
        self.shape([self.beside(x, across, y) for across, y in outline], colour, strength)

    def block(self, x: float, across: Point, up: Point, colour: Colour) -> None:
        """Fill an upright rectangle, in units around x. `across` is (left, right), `up` is (foot, top)."""
        (left, right), (foot, top) = across, up
        self.thing(x, [(left, foot), (left, top), (right, top), (right, foot)], colour)

    def slope(self, x: float, half: Point, up: Point, colour: Colour) -> None:
        """Fill a symmetric trapezoid, in units around x.

        `half` is half its width at (foot, top), `up` the heights of (foot, top).
        """
        (wide, narrow), (foot, top) = half, up
        self.thing(x, [(-wide, foot), (-narrow, top), (narrow, top), (wide, foot)], colour)

    def disc(self, x: float, across: float, y: float, radius: float, colour: Colour) -> None:
        """Fill a circle `across` units right of x and y units above the horizon."""
        left, middle = self.beside(x, across, y)
        r = radius * self.unit
        ImageDraw.Draw(self.image).ellipse((left - r, middle - r, left + r, middle + r), fill=colour)

    def glow(self, x: float, y: float, radius: float, colour: Colour, strength: float) -> None:
        """Paint a soft light around a place. `radius` is in units; `strength` (0 to 1) is its opacity."""
        left, middle = self.at(x, y)
        r = radius * self.unit
        mask = Image.new("L", self.image.size, 0)
        box = (left - r / 2, middle - r / 2, left + r / 2, middle + r / 2)
        ImageDraw.Draw(mask).ellipse(box, fill=round(255 * strength))
        self.image.paste(colour, (0, 0), mask.filter(ImageFilter.GaussianBlur(r / 3)))

    def rolling(self, heights: Sequence[float], colour: Colour) -> None:
        """Fill the ground below a smooth line through evenly spaced heights."""
        self.shape([*self.waving(heights), (self.w, self.h), (0, self.h)], colour)

    def waving(self, heights: Sequence[float]) -> list[Point]:
        """Return a smooth line through evenly spaced heights, from the left edge to the right, in pixels."""
        line, last = [], len(heights) - 1
        for index, (one, other) in enumerate(pairwise(heights)):
            for step in range(SMOOTH):
                share = step / SMOOTH
                ease = share * share * (3 - 2 * share)
                line.append(self.at((index + share) / last, one + (other - one) * ease))
        return [*line, self.at(1, heights[-1])]

    def specks(
        self, count: int, colour: Colour, low: float, high: float, size: float, spared: Sequence[Span] = ()
    ) -> None:
        """Scatter `count` small lights at random x, between the heights `low` and `high`.

        None are in `spared`: ((left, right), height), where the part above that height stays dark.
        """
        for _ in range(count):
            x, y = self.random.random(), self.random.uniform(low, high)
            radius = size * self.random.uniform(0.5, 1)
            if not any(left < x < right and y > up for (left, right), up in spared):
                self.disc(x, 0, y, radius, colour)

    def stroke(self, line: Sequence[Point], colour: Colour, thick: float) -> None:
        """Draw a line given in pixels, `thick` units wide."""
        ImageDraw.Draw(self.image).line(
            list(line), fill=colour, width=round(thick * self.unit), joint="curve"
        )

    def finished(self) -> Image.Image:
        """Return the landscape, scaled down to its final size."""
        return self.image.resize((self.w // FINE, self.h // FINE), Image.Resampling.LANCZOS)
