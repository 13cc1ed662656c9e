"""Behind the picture to share: the great temple in the sun, with the winner's pennant."""

from __future__ import annotations

from PIL import Image

from engine.core.catalogue import Say
from engine.core.turning_points import Decisive
from engine.core.types import Result, Seat
from engine.games.tikal.box import HIGHEST
from engine.games.tikal.model import View
from render import share, sprites, theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal.hexagon import Hexagon
from render.games.tikal.sunlight import TEMPLE_UP, sunlit
from render.games.tikal.temples import temple
from render.geometry import WIDTH
from render.icons import Point
from render.share import Backdrop
from render.theme import Style

TEMPLE_X, TEMPLE, UP = 958, Hexagon(390), 112
POLE, POLE_HIGH, PENNANT_WIDE, PENNANT_HIGH, NOTCH = 8, 92, 122, 66, 30


def backdrop(view: View, result: Result, decisive: Decisive | None, say: Say) -> Backdrop:
    """The temple, and a pennant on it."""
    foot = share.HEIGHT - UP * (decisive is not None)
    picture = Canvas(Image.new("RGB", (WIDTH, share.HEIGHT)), fresh=True)
    picture.image.paste(sunlit(WIDTH, foot, TEMPLE_X, TEMPLE), (0, 0))
    pennant = _pennant(result.winners[0])
    top = foot - TEMPLE_UP - temple(HIGHEST, TEMPLE).h
    picture.put(pennant, TEMPLE_X - POLE // 2, top - POLE_HIGH)
    return Backdrop(picture.image, share.players(result, say))


def _pennant(seat: Seat) -> Sprite:
    """A flag in a seat's colour with its badge's number."""
    look = theme.SEATS[seat % len(theme.SEATS)]
    drawing = Drawing(PENNANT_WIDE + POLE, POLE_HIGH + 8, margin=sprites.SHADOW_ROOM)
    w, h = PENNANT_WIDE, PENNANT_HIGH
    shape: list[Point] = [(POLE, 0), (POLE + w, 0), (POLE + w - NOTCH, h / 2), (POLE + w, h), (POLE, h)]
    drawing.slab(0, -2, POLE, POLE_HIGH + 8, theme.ROPE)
    drawing.fill(shape, theme.CREAM)
    inner: list[Point] = [
        (POLE + 4, 5),
        (POLE + w - 10, 5),
        (POLE + w - NOTCH - 5, h / 2),
        (POLE + w - 10, h - 5),
        (POLE + 4, h - 5),
    ]
    drawing.fill(inner, look.paint)
    number = Style(theme.BADGE.face, 50)
    drawing.text(str(seat + 1), POLE + (w - NOTCH) / 2, h / 2, number, look.ink, across=0.5)
    return drawing.sprite()
