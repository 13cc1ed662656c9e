"""The head of the last sheet: who has won, beside a temple in the sun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, radians, sin

from PIL import Image, ImageDraw, ImageFilter

from engine.core.catalogue import Say
from engine.core.numerals import numeral
from engine.core.types import Result
from engine.games.tikal.box import HIGHEST
from render import sprites, theme
from render.canvas import Canvas
from render.games.tikal import marks, paints
from render.games.tikal.ground import canopy
from render.games.tikal.hexagon import Hexagon
from render.games.tikal.temples import temple
from render.geometry import PAD, WIDTH, Box
from render.theme import Style

HEIGHT = 312
SHAPE = Hexagon(300)
TEMPLE_X, TEMPLE_UP = 968, 14
RAYS, RAY_WIDE, RAY_LONG, RAY_STRENGTH, RAY_BLUR = 15, 5, 700, 0.4, 4
SUN_UP = 60
BADGE, BADGE_X, BADGE_Y, CROWN, CROWN_Y = 170, 122, 200, 124, 66
ABREAST, TIED = 2, 110
"""So many winners' badges stand side by side, and how large."""
TEXT_X, TITLE_Y, POINTS_Y = 236, 78, 196
TITLE, POINTS, AHEAD = Style(theme.TITLE.face, 66), Style(theme.TOTAL.face, 150), Style(theme.NAME.face, 46)
LINE = 4
TITLE_ROOM = TEMPLE_X - TEXT_X - 90


def hero(picture: Canvas, y: int, *, result: Result, names: Sequence[str], say: Say) -> None:
    """Paints the winner, the points and how far ahead."""
    picture.image.paste(_scene(), (0, y))
    winners = [
        seat for side, place in zip(result.sides, result.placings, strict=True) if place == 1 for seat in side
    ]
    for number, seat in enumerate(winners[:ABREAST]):
        alone = len(winners) == 1
        size = BADGE if alone else TIED
        x = BADGE_X if alone else BADGE_X + (number * 2 - 1) * TIED // 2
        picture.centre(sprites.badge(seat, size), x, y + BADGE_Y)
    picture.put(marks.crown(CROWN), BADGE_X - CROWN // 2, y + CROWN_Y - CROWN // 2)
    words = say("tikal-picture-wins", winners=len(winners), name=names[winners[0]])
    picture.text(words, TEXT_X, y + TITLE_Y, TITLE, theme.CREAM, room=TITLE_ROOM)
    best = max(result.scores)
    x = TEXT_X + picture.text(numeral(best), TEXT_X, y + POINTS_Y, POINTS, theme.GOLD) + PAD
    others = [score for score, place in zip(result.scores, result.placings, strict=True) if place > 1]
    lines = [say("tikal-picture-won", points=best)]
    if len(winners) == 1 and others and best > max(others):
        lines.append(say("tikal-picture-ahead", points=best - max(others)))
    for number, line in enumerate(lines):
        down = round((number - (len(lines) - 1) / 2) * AHEAD.size * 1.2)
        picture.text(line, x, y + POINTS_Y + down, AHEAD, theme.CREAM)
    picture.fill(Box(0, y + HEIGHT - LINE, WIDTH, LINE), theme.GOLD_DEEP)


@lru_cache(maxsize=1)
def _scene() -> Image.Image:
    """The jungle, a sun over it, and a temple of the highest level."""
    picture = Canvas(canopy(WIDTH, HEIGHT))
    shade = (
        Image.linear_gradient("L").rotate(90).resize((WIDTH, HEIGHT)).point(lambda value: 60 + value * 3 // 5)
    )
    picture.image.paste(paints.NIGHT, (0, 0), shade)
    picture.image.paste(theme.GOLD, (0, 0), _rays())
    sprite = temple(HIGHEST, SHAPE)
    picture.put(sprite, TEMPLE_X - sprite.w // 2, HEIGHT - TEMPLE_UP - sprite.h)
    return picture.image


def _rays() -> Image.Image:
    mask = Image.new("L", (WIDTH, HEIGHT), 0)
    pen, x, y = ImageDraw.Draw(mask), TEMPLE_X, HEIGHT // 2 - SUN_UP
    for ray in range(RAYS):
        angles = (radians(ray * 360 / RAYS - RAY_WIDE), radians(ray * 360 / RAYS + RAY_WIDE))
        ends = [(x + RAY_LONG * cos(angle), y + RAY_LONG * sin(angle)) for angle in angles]
        pen.polygon([(x, y), *ends], fill=110)
    reach = HEIGHT * 3 // 5
    glow = Image.radial_gradient("L").resize((4 * reach, 3 * reach)).point(lambda value: 255 - value)
    soft = Image.new("L", mask.size, 0)
    soft.paste(glow, (x - 2 * reach, y - reach * 3 // 2))
    lit = Image.composite(soft, Image.new("L", mask.size, 0), mask.point(lambda value: 255 if value else 90))
    return lit.filter(ImageFilter.GaussianBlur(RAY_BLUR)).point(lambda value: round(value * RAY_STRENGTH))
