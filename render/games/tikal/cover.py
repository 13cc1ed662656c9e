"""The cover of Tikal, and the backdrop of its picture to share."""

from __future__ import annotations

from math import cos, radians, sin, sqrt

from PIL import Image, ImageDraw, ImageFilter

from engine.core.catalogue import Say
from engine.core.turning_points import Decisive
from engine.core.types import Result, Seat
from engine.games.tikal.model import HIGHEST, View
from render import lobby_picture, share_picture, sprites, theme
from render.canvas import Canvas
from render.drawing import Drawing, Sprite
from render.games.tikal import paints
from render.games.tikal.buildings import ruin, temple
from render.games.tikal.ground import canopy
from render.games.tikal.table_layout import Hexagon
from render.geometry import WIDTH
from render.icons import pennant_outline
from render.image_cache import cached_image
from render.lobby_picture import COVER_HEIGHT
from render.share_picture import Backdrop
from render.theme import Style

SUNLIT_TEMPLE = Hexagon(300)
TEMPLE_UP = 14
RAYS, RAY_WIDE, RAY_LONG, RAY_STRENGTH, RAY_BLUR = 15, 5, 700, 0.4, 4
SUN_UP = 60


@cached_image
def sunlit_temple(w: int, h: int, x: int, shape: Hexagon = SUNLIT_TEMPLE) -> Image.Image:
    """Return a temple in the sun as w × h pixels, its centre at x. Shared: paint on copies only."""
    picture = Canvas(canopy(w, h))
    shade = Image.linear_gradient("L").rotate(-90).resize((w, h)).point(lambda value: 60 + value * 3 // 5)
    picture.image.paste(paints.NIGHT, (0, 0), shade)
    picture.image.paste(theme.GOLD, (0, 0), _rays_mask(w, h, x))
    sprite = temple(HIGHEST, shape)
    picture.put(sprite, x - sprite.w // 2, h - TEMPLE_UP - sprite.h)
    return picture.image


def _rays_mask(w: int, h: int, x: int) -> Image.Image:
    """Return a mask of sun rays that start above the middle at `x`, with a glow that fades outwards."""
    mask = Image.new("L", (w, h), 0)
    pen, y = ImageDraw.Draw(mask), h // 2 - SUN_UP
    for ray in range(RAYS):
        angles = (radians(ray * 360 / RAYS - RAY_WIDE), radians(ray * 360 / RAYS + RAY_WIDE))
        ends = [(x + RAY_LONG * cos(angle), y + RAY_LONG * sin(angle)) for angle in angles]
        pen.polygon([(x, y), *ends], fill=110)
    reach = h * 3 // 5
    glow = Image.radial_gradient("L").resize((4 * reach, 3 * reach))
    glow = glow.point(lambda value: max(255 - round(value * sqrt(2)), 0))
    soft = Image.new("L", mask.size, 0)
    soft.paste(glow, (x - 2 * reach, y - reach * 3 // 2))
    lit = Image.composite(soft, Image.new("L", mask.size, 0), mask.point(lambda value: 255 if value else 90))
    return lit.filter(ImageFilter.GaussianBlur(RAY_BLUR)).point(lambda value: round(value * RAY_STRENGTH))


COVER_TEMPLE_X, COVER_TEMPLE = 828, Hexagon(360)
MASKS = ((624, Hexagon(180)), (1056, Hexagon(216)))
"""The golden masks: x and size."""
FOOT = 40


def cover(say: Say) -> Image.Image:
    """Return the game's cover: a temple in the sun with golden masks at its foot."""
    picture = Canvas(sunlit_temple(WIDTH, COVER_HEIGHT, COVER_TEMPLE_X, COVER_TEMPLE))
    for x, shape in MASKS:
        mask = ruin(shape, golden=True)
        picture.put(mask, x - mask.w // 2, COVER_HEIGHT - FOOT - mask.h)
    return lobby_picture.titled_cover(picture.image, say("game-tikal"))


TEMPLE_X, TEMPLE, UP = 958, Hexagon(390), 112
POLE, POLE_HIGH, PENNANT_WIDE, PENNANT_HIGH, NOTCH = 8, 92, 122, 66, 30


def backdrop(view: View, result: Result, decisive: Decisive | None, say: Say) -> Backdrop:
    """Return a temple in the sun with the winner's pennant, above the band for `decisive` if there is one."""
    foot = share_picture.HEIGHT - UP * (decisive is not None)
    picture = Canvas(Image.new("RGB", (WIDTH, share_picture.HEIGHT)), fresh=True)
    picture.image.paste(sunlit_temple(WIDTH, foot, TEMPLE_X, TEMPLE), (0, 0))
    pennant = _winner_pennant(result.winners[0])
    top = foot - TEMPLE_UP - temple(HIGHEST, TEMPLE).h
    picture.put(pennant, TEMPLE_X - POLE // 2, top - POLE_HIGH)
    return Backdrop(picture.image, share_picture.player_count_text(result, say))


def _winner_pennant(seat: Seat) -> Sprite:
    """Return a pennant with a seat's number and colour, on a pole."""
    look = theme.SEATS[seat % len(theme.SEATS)]
    drawing = Drawing(PENNANT_WIDE + POLE, POLE_HIGH + 8, margin=sprites.SHADOW_ROOM)
    w, h = PENNANT_WIDE, PENNANT_HIGH
    drawing.slab(0, -2, POLE, POLE_HIGH + 8, theme.ROPE)
    drawing.fill(pennant_outline(POLE, 0, POLE + w, h, POLE + w - NOTCH), theme.CREAM)
    inner = pennant_outline(POLE + 4, 5, POLE + w - 10, h - 5, POLE + w - NOTCH - 5)
    drawing.fill(inner, look.paint)
    number = Style(theme.BADGE.face, 50)
    drawing.text(str(seat + 1), POLE + (w - NOTCH) / 2, h / 2, number, look.ink, across=0.5)
    return drawing.sprite()
