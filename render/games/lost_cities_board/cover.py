"""The cover: figures on the road to the lost city."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from engine.core.catalogue import Say
from render import covers
from render.canvas import Canvas
from render.covers import HEIGHT
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board import walkers
from render.games.lost_cities_board.road import road, spot

Standing = tuple[int, bool, int, float, int]
"""A figure: its seat, whether it is a researcher, its path and depth (see `road.spot`), its body's width."""
FIGURES: tuple[Standing, ...] = (
    (3, False, 1, 0.27, 48),
    (1, False, -1, 0.52, 62),
    (2, False, 2, 0.52, 62),
    (0, True, 0, 0.74, 86),
)


def cover(say: Say) -> Image.Image:
    """The game as it is shown where players gather."""
    picture = Canvas(road(HEIGHT))
    stand(picture, FIGURES)
    return covers.cover(picture.image, say("game-lost_cities_board"))


def stand(picture: Canvas, figures: Iterable[Standing]) -> None:
    """Puts figures onto the road, the farthest first."""
    for seat, researcher, path, depth, body in figures:
        x, y = spot(path, depth)
        shade, figure = _shade(body), walkers.figure(seat, researcher, body)
        picture.centre(shade, x, y)
        picture.put(figure, x - figure.w // 2, y + body // 10 - figure.h)


def _shade(body: int) -> Sprite:
    """The soft shadow at a figure's foot."""
    drawing = Drawing(body, body // 3, margin=body // 4)
    drawing.shadow(drawing.rounded(0, body / 6), blur=body / 14, strength=0.7)
    return drawing.sprite()
