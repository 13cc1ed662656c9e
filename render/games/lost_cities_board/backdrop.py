"""Behind the picture to share: the road to the city, who won in front, the others behind by their places."""

from __future__ import annotations

from engine.core.catalogue import Say
from engine.core.turning_points import Decisive
from engine.core.types import Result
from engine.games.lost_cities_board.model import View
from render import share
from render.canvas import Canvas
from render.games.lost_cities_board.cover import stand
from render.games.lost_cities_board.road import road
from render.share import Backdrop

FIRST = (0, 0.64, 96)
"""Where the winner stands, and how large: path, depth, body …"""
BEHIND = ((2, 0.52, 62), (-1, 0.4, 56), (1, 0.2, 46))
"""… and the others."""


def backdrop(view: View, result: Result, decisive: Decisive | None, say: Say) -> Backdrop:
    """The road with everybody's figures; the winner is under the researcher's hat."""
    order = sorted(range(len(result.placings)), key=lambda seat: (result.placings[seat], seat))
    spots = [FIRST, *BEHIND][: len(order)]
    figures = [
        (seat, place == 0, path, depth, body)
        for place, (seat, (path, depth, body)) in enumerate(zip(order, spots, strict=True))
    ]
    picture = Canvas(road(share.HEIGHT))
    stand(picture, sorted(figures, key=lambda figure: figure[3]))
    return Backdrop(picture.image, share.players(result, say))
