"""The icons of data/icons.toml, drawn from paths at any size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, starmap

import msgspec
from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw

from engine.core.data_files import load_data
from render.image_cache import cached_image

Point = tuple[float, float]

BOX = 100
"""The width and height of an icon's coordinate system."""
_FINE = 3
"""The factor by which icons are drawn larger before scaling down."""
_CURVE = 14
_BOW = 0.5523
"""The distance of a Bézier quarter circle's control points from its ends, in radii."""
_PATH = re.compile(r"[MLCQZ]|-?\d+(?:\.\d+)?")
_ARGUMENTS = {"M": 1, "L": 1, "Q": 2, "C": 3}


class Icon(Struct, frozen=True):
    """An icon's drawing: a path, and circles as (x, y, radius)."""

    path: str = ""
    circles: tuple[tuple[float, float, float], ...] = ()


@cache
def _icon_drawings() -> dict[str, Icon]:
    return msgspec.convert(load_data("icons"), dict[str, Icon])


def path_outlines(path: str) -> Iterator[list[Point]]:
    """Yield the closed outlines of an SVG path (absolute M L C Q Z) as points; curves become short lines."""
    tokens = _PATH.findall(path)
    shape: list[Point] = []
    index, command = 0, "M"
    while index < len(tokens):
        if tokens[index].isalpha():
            command, index = tokens[index], index + 1
        if command == "Z":
            yield shape
            shape = []
            continue
        count = 2 * _ARGUMENTS[command]
        numbers = [float(token) for token in tokens[index : index + count]]
        shape += _path_points(shape, list(zip(numbers[::2], numbers[1::2], strict=True)))
        index += count
    if shape:
        yield shape


def _path_points(shape: list[Point], controls: list[Point]) -> list[Point]:
    """Return the points that a path's command adds: a line's end, or those of a curve.

    A curve begins at the last point of `shape`. `controls` are its control points, the end last.
    """
    if len(controls) == 1:
        return controls
    curve = [shape[-1], *controls]
    return [_bezier_point(curve, step / _CURVE) for step in range(1, _CURVE + 1)]


def _bezier_point(points: list[Point], t: float) -> Point:
    """Return the point of a Bézier curve of any degree at `t` (0 to 1)."""
    while len(points) > 1:
        points = [(x + (u - x) * t, y + (v - y) * t) for (x, y), (u, v) in pairwise(points)]
    return points[0]


def pennant_outline(left: float, top: float, right: float, foot: float, notch: float) -> list[Point]:
    """Return the outline of a pennant whose right end is cut in to x = `notch` in the middle."""
    return [(left, top), (right, top), (notch, (top + foot) / 2), (right, foot), (left, foot)]


@cached_image
def icon_mask(name: str, size: int) -> Image.Image:
    """Return an icon's mask, `size` pixels wide and high. Raises KeyError for an unknown icon."""
    large = size * _FINE
    scale = large / BOX
    ink = Image.new("L", (large, large), 0)
    for shape in icon_outlines(name):
        piece = Image.new("L", ink.size, 0)
        ImageDraw.Draw(piece).polygon([(x * scale, y * scale) for x, y in shape], fill=255)
        ink = ImageChops.difference(ink, piece)
    return ink.resize((size, size), Image.Resampling.LANCZOS)


@cache
def icon_outlines(name: str) -> tuple[tuple[Point, ...], ...]:
    """Return an icon's outlines as points in a box of `BOX` units. Raises KeyError for an unknown icon."""
    drawing = _icon_drawings()[name]
    circles = starmap(_circle_outline, drawing.circles)
    return tuple(map(tuple, (*path_outlines(drawing.path), *circles)))


def _circle_outline(x: float, y: float, r: float) -> list[Point]:
    """Return a circle as a polygon. (`x`, `y`) is its middle."""
    bow = _BOW * r
    path = (
        f"M{x:.3f} {y - r:.3f} C{x + bow:.3f} {y - r:.3f} {x + r:.3f} {y - bow:.3f} {x + r:.3f} {y:.3f} "
        f"C{x + r:.3f} {y + bow:.3f} {x + bow:.3f} {y + r:.3f} {x:.3f} {y + r:.3f} "
        f"C{x - bow:.3f} {y + r:.3f} {x - r:.3f} {y + bow:.3f} {x - r:.3f} {y:.3f} "
        f"C{x - r:.3f} {y - bow:.3f} {x - bow:.3f} {y - r:.3f} {x:.3f} {y - r:.3f} Z"
    )
    return next(path_outlines(path))
