"""A player's result in a daily deal, for sharing, without any cards.

All players' points form a mountain, as high as many scored about as much. The player stands on it, the
expert's pennant too. If few have played, each is a stone on the ground.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, exp, floor, radians, sin
from random import Random

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFilter

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from render import fonts, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite, gradient
from render.geometry import WIDTH, Box
from render.icons import Point
from render.theme import Colour, Style

HEIGHT, GROUND, LINE = 916, 790, 5
LEFT, EDGE = 42, 40
SKY: tuple[tuple[float, Colour], ...] = (
    (0.0, (26, 26, 66)),
    (0.42, (90, 58, 102)),
    (0.72, (201, 106, 82)),
    (1.0, (251, 194, 122)),
)
SUN, SUN_PAINT, GLOW = (838, 640), (255, 226, 150), 430
RAYS, RAY_STRENGTH, RAY_HALF = 18, 34, 4.5
STARS = 32
FAR: Colour = (150, 104, 110)
FAR_RIDGE = (704, 640, 618, 652, 700, 668, 600, 560, 590, 640, 706, 690, 648, 618, 640, 690, 672)
NEAR_TOP, NEAR_FOOT, EDGE_PAINT = (46, 108, 104), (20, 52, 56), (14, 32, 36)
PEAK = 268
GRAIN, ROUGH = 12, 6
MOUNTAIN_PLAYERS = 20
"""The least number of players for a mountain."""
SPREAD = 0.035
"""The spread of each player's points on the mountain, as a share of the scale."""
SCALE_LEFT, SCALE_RIGHT = 110, 900
"""The x of the fewest and the most points."""
STEPS = (500, 200, 100, 50, 20, 10, 5)
STONE, STONE_STEP = 30, 34
TITLE, GAME = Style(theme.NAME.face, 62), Style(theme.LABEL.face, 38)
NAMES = tuple(Style(theme.NAME.face, size) for size in (66, 56, 48))
SCORE, UNIT = Style(theme.TOTAL.face, 230), Style(theme.NAME.face, 50)
CHIP, CHIP_GAP, CHIP_ICON = Box(660, 176, 500, 112), 16, 64
CHIP_BIG, FIRE = Style(theme.NAME.face, 50), (255, 138, 112)
FIGURE, FIGURE_RIM = 136, 5
_FELT, _FELT_EDGE, _BAND = (122, 70, 34), (58, 32, 16), (226, 168, 58)
HAT: tuple[tuple[tuple[Point, ...], Colour], ...] = (
    (((0.08, 0.35), (0.28, 0.22), (0.72, 0.22), (0.92, 0.35), (0.5, 0.44)), _FELT_EDGE),
    (((0.28, 0.28), (0.34, 0.0), (0.5, 0.04), (0.66, 0.0), (0.72, 0.28)), _FELT_EDGE),
    (((0.13, 0.34), (0.29, 0.25), (0.71, 0.25), (0.87, 0.34), (0.5, 0.41)), _FELT),
    (((0.31, 0.28), (0.365, 0.03), (0.5, 0.07), (0.635, 0.03), (0.69, 0.28)), _FELT),
    (((0.31, 0.29), (0.325, 0.21), (0.675, 0.21), (0.69, 0.29)), _BAND),
)
FLAGS = tuple(Style(theme.NAME.face, size) for size in (46, 42))
FLAG_NOTCH, POLE_UP = 26, 40
FLAG_BESIDE = 34 + FLAG_NOTCH
FLAG_HIGH, POLE, POLE_PAINT = 72, 8, (74, 44, 22)


class Card(Struct, frozen=True):
    """The content of the picture. `points` are pairs (points, players) of all players, the fewest first.

    Until the day `is_over`, rank and points are provisional.
    """

    number: int
    game: str
    day: int
    month: int
    score: int
    rank: int | None
    among: int
    points: tuple[tuple[int, int], ...]
    expert: int | None
    streak: int
    longest: int
    is_over: bool


class Scale(Struct, frozen=True):
    """A horizontal scale of points, from the fewest to the most."""

    least: float
    most: float

    def x(self, points: float) -> int:
        return round(
            SCALE_LEFT + (points - self.least) / (self.most - self.least) * (SCALE_RIGHT - SCALE_LEFT)
        )

    def points(self, x: int) -> float:
        """Return the points at x pixels, the inverse of `x`."""
        return self.least + (x - SCALE_LEFT) / (SCALE_RIGHT - SCALE_LEFT) * (self.most - self.least)

    @property
    def ticks(self) -> list[int]:
        """Round numbers on the scale in ascending order: as few as possible, at least two."""
        return next(ticks for ticks in map(self._multiples_of, STEPS) if len(ticks) > 1)

    def _multiples_of(self, step: int) -> list[int]:
        return list(range(ceil(self.least / step) * step, floor(self.most) + 1, step))


def daily_picture(card: Card, name: str, say: Say) -> Image.Image:
    """Return the picture of a player's daily result, 1,200 × 916 pixels."""
    picture = Canvas(_dusk_sky())
    scale = points_scale(card)
    if _is_mountain(card):
        _paint_mountain(picture, card, scale)
    _paint_scale(picture, scale, say, over=_over_key(card))
    stands = _feet_y(card, scale)
    if card.expert is not None:
        _paint_expert(picture, card.expert, scale, say)
    if not _is_mountain(card):
        _paint_other_players(picture, card, scale)
    figure = _figure_sprite()
    picture.put(figure, scale.x(card.score) - figure.w // 2, stands - figure.h + 6)
    _paint_title_and_points(picture, card, name, say)
    _paint_chips(picture, card, say)
    return picture.image


def points_scale(card: Card) -> Scale:
    """Return a scale that holds all players' points, the expert's, and 0; at least 20 points long."""
    known = [0, card.score, *(points for points, _ in card.points)]
    if card.expert is not None:
        known.append(card.expert)
    least, most = min(known), max(known)
    return Scale(least, max(most, least + 20))


def _is_mountain(card: Card) -> bool:
    return sum(people for _, people in card.points) >= MOUNTAIN_PLAYERS


def ridge_heights(card: Card, scale: Scale) -> list[float]:
    """Return the mountain's height above the ground every `GRAIN` pixels from the left, 1 at its peak.

    It is high where many players have these points.
    """
    spread = (scale.most - scale.least) * SPREAD
    line = [
        sum(people * exp(-(((scale.points(x) - points) / spread) ** 2) / 2) for points, people in card.points)
        for x in range(0, WIDTH + 1, GRAIN)
    ]
    highest = max(line)
    return [high / highest for high in line]


def _paint_mountain(picture: Canvas, card: Card, scale: Scale) -> None:
    random, top = Random(card.number), GROUND - PEAK - ROUGH
    drawing = Drawing(WIDTH, PEAK + ROUGH)
    ridge = [
        (index * GRAIN, ROUGH + PEAK * (1 - high) - random.uniform(0, ROUGH))
        for index, high in enumerate(ridge_heights(card, scale))
    ]
    foot = [(WIDTH, PEAK + ROUGH), (0, PEAK + ROUGH)]
    drawing.fill([*ridge, *foot], EDGE_PAINT)
    drawing.shade(drawing.polygon([*((x, y + LINE) for x, y in ridge), *foot]), NEAR_TOP, NEAR_FOOT)
    picture.put(drawing.sprite(), 0, top)


def _feet_y(card: Card, scale: Scale) -> int:
    """Return the y on which the player stands: the ridge, or a pile of stones."""
    if _is_mountain(card):
        line = ridge_heights(card, scale)
        return round(GROUND - PEAK * line[min(round(scale.x(card.score) / GRAIN), len(line) - 1)])
    return GROUND - STONE_STEP * dict(_stones_per_slot(card, scale)).get(_stone_slot(card.score, scale), 0)


def _stone_slot(points: int, scale: Scale) -> int:
    return round(scale.x(points) / STONE_STEP)


def _stones_per_slot(card: Card, scale: Scale) -> list[tuple[int, int]]:
    """Return (slot, stones) of each pile: a stone for every other player with these points."""
    piles: dict[int, int] = {}
    for points, people in card.points:
        others = people - (card.rank is not None and points == card.score)
        piles[_stone_slot(points, scale)] = piles.get(_stone_slot(points, scale), 0) + others
    return list(piles.items())


def _paint_other_players(picture: Canvas, card: Card, scale: Scale) -> None:
    for slot, people in _stones_per_slot(card, scale):
        for level in range(people):
            picture.centre(_stone_sprite(), slot * STONE_STEP, GROUND - STONE_STEP // 2 - level * STONE_STEP)


@lru_cache(maxsize=1)
def _stone_sprite() -> Sprite:
    drawing = Drawing(STONE, STONE, margin=4)
    disc = drawing.rounded(0, STONE / 2)
    drawing.ink(disc, EDGE_PAINT)
    drawing.shade(drawing.rounded(4, STONE / 2 - 4), NEAR_TOP, NEAR_FOOT)
    return drawing.sprite()


def _paint_scale(picture: Canvas, scale: Scale, say: Say, *, over: str) -> None:
    """Paint the ground with ticks of points and captions; `over` tells whether the day is over."""
    picture.image.paste(gradient(WIDTH, HEIGHT - GROUND, theme.TABLE_DARK, theme.BAND_DARK), (0, GROUND))
    picture.fill(Box(0, GROUND, WIDTH, LINE), theme.BRASS)
    for points in scale.ticks:
        picture.fill(Box(scale.x(points) - 2, GROUND, 4, 18), theme.GOLD_LINE)
        picture.text(numeral(points), scale.x(points), GROUND + 38, theme.LABEL, theme.CREAM, across=MIDDLE)
    foot = HEIGHT - 32
    room, same = WIDTH - 2 * EDGE, say("picture-daily-same")
    label = say("picture-daily-all-scores", over=over)
    room -= picture.text(label, EDGE, foot, theme.LABEL, theme.QUIET, room=room)
    # In languages with long words only the message says it.
    if fonts.advance(same, theme.LABEL) + EDGE <= room:
        picture.text(same, WIDTH - EDGE, foot, theme.LABEL, theme.QUIET, across=RIGHT)


def _paint_expert(picture: Canvas, points: int, scale: Scale, say: Say) -> None:
    """Paint the expert's pennant on a pole at its points."""
    x, top = scale.x(points), GROUND - PEAK + POLE_UP
    words, style = pennant_text(say("picture-daily-expert", points=numeral(points)), WIDTH - x - FLAG_BESIDE)
    wide = fonts.advance(words, style) + FLAG_BESIDE
    picture.fill(Box(x - POLE // 2, top, POLE, GROUND - top), POLE_PAINT)
    picture.put(_pennant_sprite(wide), x, top)
    picture.text(words, x + 22, top + FLAG_HIGH // 2, style, theme.INK)


def pennant_text(words: str, room: int) -> tuple[str, Style]:
    """Return the pennant's text and the largest style that fits into `room`. It may be cut."""
    style = next((one for one in FLAGS if fonts.advance(words, one) <= room), FLAGS[-1])
    return fonts.shortened(words, style, room), style


@lru_cache(maxsize=4)
def _pennant_sprite(wide: int) -> Sprite:
    drawing = Drawing(wide, FLAG_HIGH, margin=3)
    for inset, top, bottom in ((0, theme.BRASS, theme.BRASS), (4, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)):
        right, foot = wide - inset, FLAG_HIGH - inset
        upper = [(inset, inset), (right - inset, inset), (wide - FLAG_NOTCH - inset, FLAG_HIGH / 2)]
        drawing.shade(drawing.polygon([*upper, (right - inset, foot), (inset, foot)]), top, bottom)
    return drawing.sprite()


@lru_cache(maxsize=1)
def _figure_sprite() -> Sprite:
    """Return the player's figure with a hat."""
    size = FIGURE
    drawing = Drawing(size, size, margin=sprites.SHADOW_ROOM)
    for rim, paint in ((FIGURE_RIM, theme.CREAM), (0, theme.SEATS[0].paint)):
        foot, shoulder = 0.26 * size + rim, 0.13 * size + rim
        low, high = size - FIGURE_RIM + rim, 0.6 * size - rim
        middle = size / 2
        drawing.fill(
            [
                (middle - foot, low),
                (middle - shoulder, high),
                (middle + shoulder, high),
                (middle + foot, low),
            ],
            paint,
        )
        drawing.disc(middle, 0.5 * size, 0.17 * size + rim, paint)
    for outline, paint in HAT:
        drawing.fill([(x * size, y * size) for x, y in outline], paint)
    return drawing.sprite()


def _paint_title_and_points(picture: Canvas, card: Card, name: str, say: Say) -> None:
    picture.outlined_text(
        say("picture-daily-title", number=str(card.number)), LEFT, 62, TITLE, theme.CREAM, 4
    )
    about = say("picture-daily-game", game=card.game, day=card.day, month=card.month)
    picture.outlined_text(about, LEFT, 124, GAME, theme.GOLD_LINE, 3)
    room = CHIP.x - LEFT - 24
    style = next((one for one in NAMES if fonts.advance(name, one) <= room), NAMES[-1])
    picture.outlined_text(name, LEFT, 222, style, theme.CREAM, 4, room=room)
    x = LEFT + picture.outlined_text(numeral(card.score), LEFT, 352, SCORE, theme.GOLD, 7)
    unit = say("picture-share-points", points=card.score)
    picture.outlined_text(unit, x + 28, 404, UNIT, theme.CREAM, 4)


def _paint_chips(picture: Canvas, card: Card, say: Say) -> None:
    """Paint up to two chips: rank with the players behind, and a streak of days."""
    chips: list[tuple[str, Colour, str, str]] = []
    if card.rank is not None:
        place = say("picture-daily-place", rank=card.rank, among=card.among)
        behind = sum(people for points, people in card.points if points < card.score)
        ahead = say("picture-daily-ahead", ahead=behind, over=_over_key(card))
        chips.append(("crown", theme.GOLD, place, ahead))
    if card.streak > 1:
        days = say("picture-daily-streak", days=card.streak)
        chips.append(("blaze", FIRE, days, say("picture-daily-longest", longest=card.longest)))
    for row, (icon, paint, big, small) in enumerate(chips):
        box = Box(CHIP.x, CHIP.y + row * (CHIP.h + CHIP_GAP), CHIP.w, CHIP.h)
        picture.put(_chip_background(), box.x, box.y)
        picture.centre(sprites.icon(icon, CHIP_ICON, paint), box.x + 54, box.middle[1])
        x, room = box.x + 104, box.w - 124
        picture.text(big, x, box.y + 38, CHIP_BIG, theme.CREAM, room=room)
        picture.text(small, x, box.y + 84, theme.LABEL, theme.QUIET, room=room)


def _over_key(card: Card) -> str:
    return "yes" if card.is_over else "no"


@lru_cache(maxsize=1)
def _chip_background() -> Sprite:
    drawing = Drawing(CHIP.w, CHIP.h, margin=sprites.SHADOW_ROOM)
    whole = drawing.rounded(0, 20)
    drawing.shadow(whole, blur=4, strength=0.7, drop=3)
    drawing.ink(whole, theme.TABLE_DARK, 0.92)
    drawing.ink(drawing.rounded(0, 20, edge=3), theme.BAND_LINE)
    return drawing.sprite()


@lru_cache(maxsize=1)
def _dusk_sky() -> Image.Image:
    """Return the evening sky behind mountains. Shared: paint on copies only."""
    image = Image.new("RGB", (WIDTH, HEIGHT))
    for (begin, one), (end, other) in pairwise(SKY):
        top, bottom = round(begin * GROUND), round(end * GROUND)
        image.paste(gradient(WIDTH, bottom - top, one, other), (0, top))
    pen, random = ImageDraw.Draw(image), Random(7)
    for _ in range(STARS):
        x, y, size = random.randrange(WIDTH), random.randrange(GROUND // 3), random.choice((1, 1, 2, 2))
        pen.ellipse((x - size, y - size, x + size, y + size), fill=theme.CREAM)
    image.paste(SUN_PAINT, (0, 0), _light_mask())
    step = WIDTH / (len(FAR_RIDGE) - 1)
    ridge = [(index * step, y) for index, y in enumerate(FAR_RIDGE)]
    far = Image.new("L", image.size, 0)
    ImageDraw.Draw(far).polygon([(0, GROUND), *ridge, (WIDTH, GROUND)], fill=215)
    image.paste(FAR, (0, 0), far.filter(ImageFilter.GaussianBlur(1)))
    return image


def _light_mask() -> Image.Image:
    """Return the mask of the sun and its rays for the whole picture."""
    (x, y), rays = SUN, Image.new("L", (WIDTH, HEIGHT), 0)
    pen = ImageDraw.Draw(rays)
    for ray in range(RAYS):
        sides = (radians(ray * 360 / RAYS - RAY_HALF), radians(ray * 360 / RAYS + RAY_HALF))
        ends = [(x + 2 * WIDTH * cos(side), y + 2 * WIDTH * sin(side)) for side in sides]
        pen.polygon([(x, y), *ends], fill=RAY_STRENGTH)
    glow = Image.radial_gradient("L").resize((2 * GLOW, 2 * GLOW))
    glow = glow.point([max(0, round(190 * (1 - value / 180))) for value in range(256)])
    sun = Image.new("L", rays.size, 0)
    sun.paste(glow, (x - GLOW, y - GLOW))
    return Image.composite(Image.new("L", rays.size, 235), rays.filter(ImageFilter.GaussianBlur(2)), sun)
