"""A player's result in a daily deal, for sharing.

All players' points form a ridge before the day's land, as high as many scored about as much. The player
stands on it with a lamp; who scored less is in the light. Below are the player's turns as stones.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, exp, floor

from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageDraw, ImageOps

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from render import fonts, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import SCALE, Drawing, Sprite, gradient, left_shade
from render.geometry import WIDTH, Box
from render.icons import Point
from render.image_cache import cached_image
from render.landscapes import land
from render.theme import Colour, Style

HEIGHT, GROUND, LINE = 630, 470, 5
LEFT, EDGE = 36, 36
LANDS = tuple(theme.SUITS)[:5]
NIGHT, NIGHT_WIDE = 0.86, 0.62
"""How dark the left side is, behind the words, and how far that reaches, as a share of the width."""
LIT_TOP, LIT_FOOT = (238, 176, 84), (124, 70, 36)
DIM_TOP, DIM_FOOT = (46, 108, 104), (20, 52, 56)
PEAK, RIDGE_LINE = 150, 5
RIDGE_TOP, RIDGE_HEIGHT = GROUND - LINE - PEAK - RIDGE_LINE, LINE + PEAK + RIDGE_LINE
GRAIN = 6
"""The distance of the ridge's points in pixels."""
LEAST_SPREAD, SPREAD, THINNING = 0.055, 0.16, 0.35
"""A hill's width as a share of the scale: the least, that of one player, and how fast it falls with more."""
MOST_DOTS, DOT = 12, 26
"""The most players who each have a dot on the ridge, and its size."""
SCALE_LEFT, SCALE_RIGHT, MOST_LEFT = 110, 900, 780
"""The x of the fewest and the most points, and that of the fewest if words need the room."""
STEPS = (500, 200, 100, 50, 20, 10, 5)
TITLE, GAME = theme.NAME, theme.LABEL
TITLE_Y, GAME_Y, NAME_Y, SCORE_Y, UNIT_Y, PLACE_Y = 46, 98, 158, 262, 240, 292
NAMES = tuple(Style(theme.NAME.face, size) for size in (48, 42))
SCORE, UNIT = Style(theme.TOTAL.face, 172), theme.NAME
STREAK, FIRES, FIRE_SIZE, LAST_FIRE = Box(706, 22, 470, 124), 7, 44, 60
STREAK_Y = 92
FIRE, ASHES = (255, 138, 112), (70, 96, 98)
TURNS_Y, TURN_HEIGHT, LOW_TURN = 534, 44, 14
TURN_STEP, TURN_GAP, TURN_CURVE = 40, 8, 6
"""A turn's stone: the step to the next at most, the gap between them, and the radius of its corners."""
FOOT_Y = 596
WORDS_FOOT, CLEAR = 330, 18
"""The foot of the words beside the score, and how far right of them the figure stands if it is higher."""
FIGURE, FIGURE_RIM, GLOW, GLOW_STRENGTH = 116, 4, 150, 200
_FELT, _FELT_EDGE, _BAND = (122, 70, 34), (58, 32, 16), (226, 168, 58)
HAT: tuple[tuple[tuple[Point, ...], Colour], ...] = (
    (((0.08, 0.35), (0.28, 0.22), (0.72, 0.22), (0.92, 0.35), (0.5, 0.44)), _FELT_EDGE),
    (((0.28, 0.28), (0.34, 0.0), (0.5, 0.04), (0.66, 0.0), (0.72, 0.28)), _FELT_EDGE),
    (((0.13, 0.34), (0.29, 0.25), (0.71, 0.25), (0.87, 0.34), (0.5, 0.41)), _FELT),
    (((0.31, 0.28), (0.365, 0.03), (0.5, 0.07), (0.635, 0.03), (0.69, 0.28)), _FELT),
    (((0.31, 0.29), (0.325, 0.21), (0.675, 0.21), (0.69, 0.29)), _BAND),
)
FLAGS = tuple(Style(theme.NAME.face, size) for size in (48, 42))
FLAG_NOTCH = 26
FLAG_BESIDE = 34 + FLAG_NOTCH
FLAG_HIGH, FLAG_UP, POLE, POLE_PAINT = 68, 132, 8, (74, 44, 22)
"""The pennant's height, how far its top is above the ridge, and its pole."""


class Card(Struct, frozen=True):
    """The content of the picture.

    `points` are pairs (points, players) of all players, the fewest first; `expert` is the expert computer's
    score, None if unknown. `rank` is None for a deal finished late, and final once `is_over`. `streak` and
    `longest` are in days.

    `discards` says of each of the player's turns whether it only discarded a card; empty if unknown.
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
    discards: tuple[bool, ...] = ()

    @property
    def people(self) -> int:
        """The number of all players."""
        return sum(people for _, people in self.points)


class Scale(Struct, frozen=True):
    """A horizontal scale of points, from the fewest, at `left` pixels, to the most."""

    least: float
    most: float
    left: float = SCALE_LEFT

    def x(self, points: float) -> int:
        """Return the x in pixels at which a number of points is."""
        return round(self.left + (points - self.least) / (self.most - self.least) * (SCALE_RIGHT - self.left))

    def points(self, x: int) -> float:
        """Return the points at x pixels, the inverse of `x`."""
        return self.least + (x - self.left) / (SCALE_RIGHT - self.left) * (self.most - self.least)

    @property
    def ticks(self) -> list[int]:
        """The round numbers on a scale of 10 points or more, ascending, in the widest steps that give two."""
        return next(ticks for ticks in map(self._multiples_of, STEPS) if len(ticks) > 1)

    def _multiples_of(self, step: int) -> list[int]:
        return list(range(ceil(self.least / step) * step, floor(self.most) + 1, step))


def daily_picture(card: Card, name: str, say: Say) -> Image.Image:
    """Return the picture of a player's result in a daily deal, 1,200 × 630 pixels."""
    picture = Canvas(_day_land(LANDS[card.number % len(LANDS)]))
    scale = clear_scale(card, points_scale(card), _words_right(card, say))
    ridge = ridge_points(card, scale)
    _paint_figure_glow(picture, card, scale, ridge)
    if card.expert is not None:
        _paint_expert(picture, card.expert, scale, ridge, say)
    _paint_ridge(picture, card, scale, ridge)
    _paint_points_axis(picture, scale)
    _paint_players(picture, card, scale, ridge)
    _paint_title_and_points(picture, card, name, say)
    if card.streak > 1:
        _paint_streak(picture, card, say)
    _paint_turns(picture, card, say)
    return picture.image


def points_scale(card: Card) -> Scale:
    """Return a scale that holds all players' points, the expert's, and 0. It is at least 20 points long."""
    known = [0, card.score, *(points for points, _ in card.points)]
    if card.expert is not None:
        known.append(card.expert)
    least, most = min(known), max(known)
    return Scale(least, max(most, least + 20))


def clear_scale(card: Card, scale: Scale, words_right: int) -> Scale:
    """Return the scale, moved right if figure or pennant would stand in the words that end at `words_right`.

    Its left end is at `MOST_LEFT` at most.
    """
    ridge, left = ridge_points(card, scale), scale.left
    for points, half, high in ((card.score, FIGURE // 2, FIGURE), (card.expert, DOT, FLAG_UP)):
        if points is None:
            continue
        x, least = scale.x(points), words_right + half + CLEAR
        share = (points - scale.least) / (scale.most - scale.least)
        if x < least and _ridge_y(ridge, x) - high <= WORDS_FOOT and share < 1:
            left = max(left, (least - share * SCALE_RIGHT) / (1 - share))
    return replace(scale, left=min(left, MOST_LEFT))


def ridge_heights(card: Card, scale: Scale) -> list[float]:
    """Return the heights of a ridge that shows how many players have how many points, 1 at its peak.

    There is one every `GRAIN` pixels from the left. Without players there is a hill at the player's points.
    """
    share = max(LEAST_SPREAD, SPREAD / max(1, card.people) ** THINNING)
    spread = (scale.most - scale.least) * share
    line = [
        sum(
            people * exp(-(((scale.points(x) - points) / spread) ** 2) / 2)
            for points, people in card.points or ((card.score, 1),)
        )
        for x in range(0, WIDTH + 1, GRAIN)
    ]
    highest = max(line)
    return [high / highest for high in line]


def ridge_points(card: Card, scale: Scale) -> list[Point]:
    """Return the ridge's line as points of the picture, every `GRAIN` pixels from the left."""
    return [
        (index * GRAIN, GROUND - LINE - PEAK * high) for index, high in enumerate(ridge_heights(card, scale))
    ]


def _ridge_y(ridge: Sequence[Point], x: int) -> int:
    """Return the y of the ridge's point nearest to x."""
    return round(ridge[min(max(0, round(x / GRAIN)), len(ridge) - 1)][1])


@cached_image
def _day_land(key: str) -> Image.Image:
    """Return a land as the whole background, its light at the right, dark behind the words at the left."""
    image = Image.new("RGB", (WIDTH, HEIGHT), theme.BAND_DARK)
    image.paste(ImageOps.mirror(land(key, WIDTH, GROUND)))
    image.paste(gradient(WIDTH, HEIGHT - GROUND, theme.TABLE_DARK, theme.BAND_DARK), (0, GROUND))
    image.paste(theme.night(key), (0, 0), left_shade(round(WIDTH * NIGHT_WIDE), GROUND, NIGHT))
    return image


def _paint_figure_glow(picture: Canvas, card: Card, scale: Scale, ridge: Sequence[Point]) -> None:
    """Paint the golden glow behind the player's figure."""
    x = scale.x(card.score)
    top = _ridge_y(ridge, x) - FIGURE // 2 - GLOW
    picture.image.paste(theme.GOLD, (x - GLOW, top), _glow_mask().crop((0, 0, 2 * GLOW, GROUND - top)))


@cached_image
def _glow_mask() -> Image.Image:
    shine = Image.radial_gradient("L").resize((2 * GLOW, 2 * GLOW))
    return shine.point(lambda value: max(0, round(GLOW_STRENGTH * (1 - value / 180))))


def _paint_ridge(picture: Canvas, card: Card, scale: Scale, ridge: Sequence[Point]) -> None:
    """Paint the ridge: left of the player's points in the light, beyond in the shade."""
    shape = [(along, y - RIDGE_TOP) for along, y in ridge]
    whole = _ridge_mask([*shape, (WIDTH, RIDGE_HEIGHT), (0, RIDGE_HEIGHT)])
    line = _ridge_mask([*shape, *((along, y + RIDGE_LINE) for along, y in reversed(shape))])
    lit, dim = _lit_and_dim_ridge()
    x = scale.x(card.score)
    picture.image.paste(dim, (0, RIDGE_TOP), whole)
    left = (0, 0, x, RIDGE_HEIGHT)
    picture.image.paste(lit.crop(left), (0, RIDGE_TOP), whole.crop(left))
    picture.image.paste(theme.LIGHT_TOP, (0, RIDGE_TOP), line)


def _ridge_mask(points: Sequence[Point]) -> Image.Image:
    """Return a polygon as a smooth mask of the ridge's size."""
    mask = Image.new("L", (WIDTH * SCALE, RIDGE_HEIGHT * SCALE))
    ImageDraw.Draw(mask).polygon([(x * SCALE, y * SCALE) for x, y in points], fill=255)
    return mask.reduce(SCALE)


@cached_image
def _lit_and_dim_ridge() -> tuple[Image.Image, Image.Image]:
    """Return the ridge's gradients in the light and in the shade."""
    return (
        gradient(WIDTH, RIDGE_HEIGHT, LIT_TOP, LIT_FOOT),
        gradient(WIDTH, RIDGE_HEIGHT, DIM_TOP, DIM_FOOT),
    )


def _paint_players(picture: Canvas, card: Card, scale: Scale, ridge: Sequence[Point]) -> None:
    """Paint the player's figure and a dot for each other player. More than `MOST_DOTS` have none."""
    if card.people <= MOST_DOTS:
        for points, people in card.points:
            x, others = scale.x(points), people - (points == card.score and card.rank is not None)
            for number in range(others):
                picture.centre(_dot_sprite(), x, _ridge_y(ridge, x) - number * (DOT + 2))
    figure, x = figure_sprite(), scale.x(card.score)
    picture.put(figure, x - figure.w // 2, _ridge_y(ridge, x) - figure.h + 8)


@cached_image
def _dot_sprite() -> Sprite:
    drawing = Drawing(DOT, DOT, margin=2)
    drawing.ink(drawing.rounded(0, DOT / 2), theme.LIGHT_TOP)
    drawing.ink(drawing.rounded(5, DOT / 2 - 5), theme.TABLE_DARK)
    return drawing.sprite()


def _paint_points_axis(picture: Canvas, scale: Scale) -> None:
    """Paint the line on which the players stand, with a mark and a number at each tick."""
    picture.fill(Box(0, GROUND, WIDTH, LINE), theme.BRASS)
    for points in scale.ticks:
        x = scale.x(points)
        picture.fill(Box(x - 2, GROUND - 26, 4, 26), theme.LIGHT_TOP)
        picture.outlined_text(numeral(points), x + 10, GROUND - 22, theme.LABEL, theme.CREAM, 3)


def _paint_expert(picture: Canvas, points: int, scale: Scale, ridge: Sequence[Point], say: Say) -> None:
    """Paint the expert's flag, with their points, on the ridge above these points."""
    x = scale.x(points)
    top = _ridge_y(ridge, x) - FLAG_UP
    words, style = pennant_text(say("picture-daily-expert", points=numeral(points)), WIDTH - x - FLAG_BESIDE)
    wide = fonts.advance(words, style) + FLAG_BESIDE
    picture.fill(Box(x - POLE // 2, top, POLE, GROUND - top), POLE_PAINT)
    picture.put(_flag_sprite(wide), x, top)
    picture.text(words, x + 22, top + FLAG_HIGH // 2, style, theme.INK)


def pennant_text(words: str, room: int) -> tuple[str, Style]:
    """Return the pennant's text and the largest style in which it fits `room` pixels.

    If none fits, the text is cut in the smallest.
    """
    style = next((one for one in FLAGS if fonts.advance(words, one) <= room), FLAGS[-1])
    return fonts.shortened(words, style, room), style


@cached_image
def _flag_sprite(wide: int) -> Sprite:
    """Return a blank flag with a brass edge, pointed at the right."""
    drawing = Drawing(wide, FLAG_HIGH, margin=3)
    for inset, top, bottom in ((0, theme.BRASS, theme.BRASS), (4, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)):
        right, foot = wide - inset, FLAG_HIGH - inset
        upper = [(inset, inset), (right - inset, inset), (wide - FLAG_NOTCH - inset, FLAG_HIGH / 2)]
        drawing.shade(drawing.polygon([*upper, (right - inset, foot), (inset, foot)]), top, bottom)
    return drawing.sprite()


@cached_image
def figure_sprite() -> Sprite:
    """Return the guild's figure with its hat, `FIGURE` pixels high."""
    size = FIGURE
    drawing = Drawing(size, size, margin=sprites.SHADOW_ROOM)
    for rim, paint in ((FIGURE_RIM, theme.CREAM), (0, theme.SEATS[0].paint)):
        foot, shoulder = 0.26 * size + rim, 0.13 * size + rim
        low, high = size - FIGURE_RIM + rim, 0.6 * size - rim
        x = size / 2
        body = [(x - foot, low), (x - shoulder, high), (x + shoulder, high), (x + foot, low)]
        drawing.fill(body, paint)
        drawing.disc(x, 0.5 * size, 0.17 * size + rim, paint)
    for outline, paint in HAT:
        drawing.fill([(x * size, y * size) for x, y in outline], paint)
    return drawing.sprite()


def _words_right(card: Card, say: Say) -> int:
    """Return the right edge of the score and of the words beside it."""
    x = LEFT + 24 + fonts.advance(numeral(card.score), SCORE)
    return x + max(fonts.advance(words, UNIT) for words in _beside_score(card, say))


def _beside_score(card: Card, say: Say) -> tuple[str, ...]:
    """Return the words beside the score: its unit, and the place unless the deal was finished late."""
    unit = say("picture-share-points", points=card.score)
    if card.rank is None:
        return (unit,)
    if card.among > 1:
        return unit, say("picture-daily-place", rank=card.rank, among=card.among)
    return unit, say("picture-daily-first")


def _paint_title_and_points(picture: Canvas, card: Card, name: str, say: Say) -> None:
    """Write title, game, name, points and place; the day only if it fits."""
    room = (STREAK.x if card.streak > 1 else WIDTH) - 2 * LEFT
    title = say("picture-daily-title", number=str(card.number))
    picture.outlined_text(title, LEFT, TITLE_Y, TITLE, theme.GOLD, 3, room=room)
    about = say("picture-daily-game", game=card.game, day=card.day, month=card.month)
    # Beside a streak, the number of the deal says the day if there is no room for it.
    about = about if fonts.advance(about, GAME) <= room else card.game
    picture.outlined_text(about, LEFT, GAME_Y, GAME, theme.CREAM, 3, room=room)
    style = next((one for one in NAMES if fonts.advance(name, one) <= room), NAMES[-1])
    picture.outlined_text(name, LEFT, NAME_Y, style, theme.CREAM, 3, room=room)
    x = LEFT + 24 + picture.outlined_text(numeral(card.score), LEFT, SCORE_Y, SCORE, theme.GOLD, 5)
    words = _beside_score(card, say)
    for line, y in zip(words, (UNIT_Y, PLACE_Y) if len(words) > 1 else (SCORE_Y,), strict=True):
        picture.outlined_text(line, x, y, UNIT, theme.CREAM, 3)


def _paint_streak(picture: Canvas, card: Card, say: Say) -> None:
    """Paint `FIRES` flames, as many lit as days in the streak, above its length and the record."""
    picture.put(_streak_ground(), STREAK.x, STREAK.y)
    step = (STREAK.w - LAST_FIRE) // FIRES
    for number in range(FIRES):
        size = LAST_FIRE if number == FIRES - 1 else FIRE_SIZE
        paint = FIRE if FIRES - number <= card.streak else ASHES
        x = STREAK.x + step // 2 + 12 + number * step
        picture.centre(sprites.icon("blaze", size, paint), x, STREAK.y + 42)
    days = say("picture-daily-streak", days=card.streak)
    words = f"{days} · {say('picture-daily-record', longest=card.longest)}"
    middle, y = STREAK.middle[0], STREAK.y + STREAK_Y
    picture.text(words, middle, y, theme.LABEL, theme.CREAM, across=MIDDLE, room=STREAK.w - 24)


@cached_image
def _streak_ground() -> Sprite:
    drawing = Drawing(STREAK.w, STREAK.h, margin=sprites.SHADOW_ROOM)
    whole = drawing.rounded(0, 20)
    drawing.shadow(whole, blur=4, strength=0.7, drop=3)
    drawing.ink(whole, theme.TABLE_DARK, 0.9)
    return drawing.sprite()


def _paint_turns(picture: Canvas, card: Card, say: Say) -> None:
    """Paint a stone for each turn, and the foot of the picture below them.

    It has the numbers of cards played and discarded, unless 0, and the caption of all players' scores.
    """
    step = min(TURN_STEP, (WIDTH - 2 * EDGE) // max(1, len(card.discards)))
    for number, is_discard in enumerate(card.discards):
        stone = _turn_stone(step - TURN_GAP, discarded=is_discard)
        picture.put(stone, EDGE + number * step, TURNS_Y - stone.h // 2)
    x, discarded = EDGE, sum(card.discards)
    for what, count in (("played", len(card.discards) - discarded), ("discarded", discarded)):
        if not count:
            continue
        stone = _turn_stone(TURN_STEP - TURN_GAP - 6, discarded=what == "discarded")
        small = stone.scaled_down(0.8)
        picture.put(small, x, FOOT_Y - small.h // 2)
        x += small.w + 12
        x += picture.text(say(f"picture-daily-{what}", count=count), x, FOOT_Y, theme.LABEL, theme.CREAM) + 36
    over = "yes" if card.is_over else "no"
    words = say("picture-daily-all-scores", over=over)
    picture.text(words, WIDTH - EDGE, FOOT_Y, theme.LABEL, theme.QUIET, across=RIGHT, room=WIDTH - EDGE - x)


@cached_image
def _turn_stone(w: int, *, discarded: bool) -> Sprite:
    """Return the stone of a turn, `w` pixels wide: low and dark for a discard, else tall and golden."""
    drawing = Drawing(w, LOW_TURN if discarded else TURN_HEIGHT)
    shape = drawing.rounded(0, TURN_CURVE)
    if discarded:
        drawing.ink(shape, theme.BAND_LINE)
    else:
        drawing.shade(shape, theme.GOLD_LINE, theme.GOLD)
    return drawing.sprite()
