"""The cover of the board game, and the backdrop of its picture to share."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from engine.core.catalogue import Say
from engine.core.turning_points import Decisive
from engine.core.types import Result
from engine.games.lost_cities_board.model import View
from render import lobby_picture, share_picture
from render.canvas import Canvas
from render.drawing import Drawing, Sprite
from render.games.lost_cities_board import piece_sprites
from render.games.lost_cities_board.road import road, spot
from render.lobby_picture import COVER_HEIGHT
from render.share_picture import Backdrop

Standing = tuple[int, bool, int, float, int]
"""A figure: seat, whether it is a researcher, path and depth (see `road.spot`), width of its body."""
FIGURES: tuple[Standing, ...] = (
    (3, False, 1, 0.27, 48),
    (1, False, -1, 0.52, 62),
    (2, False, 2, 0.52, 62),
    (0, True, 0, 0.74, 86),
)


def cover(say: Say) -> Image.Image:
    """Return the game's cover: figures on the road to the lost city."""
    picture = Canvas(road(COVER_HEIGHT))
    paint_road_figures(picture, FIGURES)
    return lobby_picture.titled_cover(picture.image, say("game-lost_cities_board"))


def paint_road_figures(picture: Canvas, figures: Iterable[Standing]) -> None:
    """Paint figures on the road. They must be ordered from far to near."""
    for seat, researcher, path, depth, body in figures:
        x, y = spot(path, depth)
        shade, figure = _foot_shadow(body), piece_sprites.figure(seat, researcher, body)
        picture.centre(shade, x, y)
        picture.put(figure, x - figure.w // 2, y + body // 10 - figure.h)


def _foot_shadow(body: int) -> Sprite:
    """Return the soft shadow on the ground below a figure. `body` is the figure's width."""
    drawing = Drawing(body, body // 3, margin=body // 4)
    drawing.shadow(drawing.rounded(0, body / 6), blur=body / 14, strength=0.7)
    return drawing.sprite()


FIRST = (0, 0.64, 96)
"""The winner's place: path, depth, width of the body."""
BEHIND = ((2, 0.52, 62), (-1, 0.4, 56), (1, 0.2, 46))
"""The other players' places."""


def backdrop(view: View, result: Result, decisive: Decisive | None, say: Say) -> Backdrop:
    """Return the road with all players' figures, the winner's in front with a hat. `decisive` is unused."""
    order = sorted(range(len(result.placings)), key=lambda seat: (result.placings[seat], seat))
    spots = [FIRST, *BEHIND][: len(order)]
    figures = [
        (seat, place == 0, path, depth, body)
        for place, (seat, (path, depth, body)) in enumerate(zip(order, spots, strict=True))
    ]
    picture = Canvas(road(share_picture.HEIGHT))
    paint_road_figures(picture, sorted(figures, key=lambda figure: figure[3]))
    return Backdrop(picture.image, share_picture.player_count_text(result, say))
