"""A rating from game to game as a mountain ridge at dusk, with remarks.

The most important remarks come first; one without room is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from render import fonts, sprites, theme
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite, gradient, line_mask, mask_below
from render.geometry import PAD, Box
from render.icons import Point
from render.image_cache import cached_image
from render.theme import Colour, Style

_TITLE, _TITLE_Y = Style(theme.NAME.face, 42), 44
_LEFT, _RIGHT, _UP, _DOWN = 6, 132, 142, 92
_STEPS = (10, 20, 50, 100, 200, 500, 1000)
_LEVELS = 3

_LINE, _DOT, _EDGE = 7, 10, 3
_RADIUS = 20
_FOOT_UP = 40
_NEAR, _APART = 44, 10
_HALF, _SINK = 20, 24
"""Half of a remark's height, and how far below the lowest rating it may reach."""
_BAND = 0.38
_FAINT, _MARK = 60, 90
FEWEST_WINS, FEWEST_LOSSES = 3, 3
"""Shorter runs get no remark."""
SKY_TOP, SKY_FOOT = (22, 50, 74), (52, 72, 91)
RANGE_TOP, RANGE_FOOT = (46, 110, 106), (14, 42, 46)


class RatedGame(Struct, frozen=True):
    """The rating after a game, whether it was won, and its season."""

    rating: int
    won: bool = False
    season: str = ""


class Remark(Struct, frozen=True):
    """A remark of a kind ("best", "streak", "fall") on `count` games, from index `first` to `last`."""

    kind: str
    first: int
    last: int
    count: int


def paint_rating_chart(picture: Canvas, box: Box, course: Sequence[RatedGame], title: str, say: Say) -> None:
    """Paint the ratings after each game in a box. There must be at least two games."""
    now = say("picture-rating-now")
    right = max(_RIGHT, 2 * _DOT + fonts.advance(now, theme.LABEL) + PAD)
    plot = Box(box.x + _LEFT, box.y + _UP, box.w - _LEFT - right, box.h - _UP - _DOWN)
    ratings = [step.rating for step in course]
    low, high = min(ratings), max(ratings)
    spots = [
        (plot.x + round(plot.w * number / (len(ratings) - 1)), _rating_y(plot, rating, low, high))
        for number, rating in enumerate(ratings)
    ]
    found = list(remarks(course))
    _paint_ridge(picture, box, spots, [one for one in found if one.kind == "streak"])
    room = box.w - 2 * PAD
    style = fonts.shrunk_style(title, _TITLE, room)
    wide = picture.outlined_text(
        title, box.x + PAD, box.y + _TITLE_Y, style, theme.GOLD_LINE, _EDGE, room=room
    )
    taken = [
        Box(box.x, box.y, PAD + wide, _TITLE_Y + _TITLE.size // 2),
        _paint_current_rating(picture, spots[-1], now),
    ]
    _paint_levels(picture, plot, box, (low, high), taken)
    _paint_seasons(picture, box, course, spots)
    for remark in found:
        _paint_remark(picture, plot, remark, spots, ratings[remark.last], taken, say)
    _paint_dot(picture, spots[-1], theme.GOLD)


def remarks(course: Sequence[RatedGame]) -> Iterator[Remark]:
    """Yield remarks by importance, at most one of each: best rating, longest winning streak, deepest fall.

    None is on a best rating at the chart's ends, a run of fewer than three games, or losses that cost no
    rating. The course must have a game.
    """
    last = len(course) - 1
    best = max(range(len(course)), key=lambda number: (course[number].rating, number))
    if best not in (0, last):
        yield Remark("best", best, best, 1)
    streak = max(runs_with_result(course, won=True), key=lambda run: run[1] - run[0], default=(0, -1))
    if streak[1] - streak[0] + 1 >= FEWEST_WINS:
        yield Remark("streak", *streak, streak[1] - streak[0] + 1)
    falls = [run for run in runs_with_result(course, won=False) if run[1] - run[0] + 1 >= FEWEST_LOSSES]
    if falls:
        first, end = max(falls, key=lambda run: _rating_before(course, run[0]) - course[run[1]].rating)
        if _rating_before(course, first) > course[end].rating:
            yield Remark("fall", first, end, end - first + 1)


def _rating_before(course: Sequence[RatedGame], number: int) -> int:
    """Return the rating before game `number` (from 0) of the course; for the first game, the one after it."""
    return course[max(number - 1, 0)].rating


def runs_with_result(course: Sequence[RatedGame], *, won: bool) -> Iterator[tuple[int, int]]:
    """Yield (first, last) of each run of consecutive games that were won; with `won` False, that were not."""
    first = 0
    for result, run in groupby(course, key=lambda step: step.won):
        count = len(list(run))
        if result == won:
            yield first, first + count - 1
        first += count


def level_step(low: int, high: int) -> int:
    """Return the distance between level lines, in rating points.

    It is the smallest of `_STEPS` of which `_LEVELS` reach from `low` to `high`, else the largest.
    """
    reach = high - low
    return next((step for step in _STEPS if reach <= step * _LEVELS), _STEPS[-1])


def _rating_y(plot: Box, rating: int, low: int, high: int) -> int:
    """Return the y of a rating, for which `low` is at the plot's foot and `high` at its top."""
    return round(plot.bottom - (rating - low) / max(high - low, 1) * plot.h)


def _paint_ridge(picture: Canvas, box: Box, spots: Sequence[Point], streaks: Sequence[Remark]) -> None:
    """Paint the rating's line with the land below it, and golden bands below winning streaks."""
    ground = gradient(box.w, box.h, SKY_TOP, SKY_FOOT)
    inside = [(x - box.x, y - box.y) for x, y in spots]
    ground.paste(gradient(box.w, box.h, RANGE_TOP, RANGE_FOOT), (0, 0), mask_below(box.w, box.h, inside))
    for streak in streaks:
        run = inside[max(streak.first - 1, 0) : streak.last + 1]
        band = mask_below(box.w, box.h, run).point(lambda value: round(value * _BAND))
        ground.paste(theme.GOLD, (0, 0), band)
    ground.paste(theme.GOLD_LINE, (0, 0), line_mask(box.w, box.h, inside, _LINE))
    picture.image.paste(ground, (box.x, box.y), sprites.rounded_mask(box.w, box.h, _RADIUS))
    picture.put(sprites.frame(box.w, box.h, _RADIUS, 2, theme.BAND_LINE), box.x, box.y)


def _paint_current_rating(picture: Canvas, spot: Point, words: str) -> Box:
    """Write `words` right of the last game. Return their box."""
    x, y = spot
    left = round(x) + 2 * _DOT
    wide = picture.outlined_text(words, left, round(y), theme.LABEL, theme.CREAM, _EDGE)
    return Box(left, round(y) - 20, wide, 40)


def _paint_levels(picture: Canvas, plot: Box, box: Box, span: tuple[int, int], taken: Sequence[Box]) -> None:
    """Paint lines at round ratings, except at the height of boxes in `taken`."""
    low, high = span
    step = level_step(low, high)
    for level in range(-(-low // step) * step, high + 1, step):
        y = _rating_y(plot, level, low, high)
        if all(y + _HALF < one.y or y - _HALF > one.bottom for one in taken):
            picture.image.paste(theme.CREAM, (box.x + 2, y), Image.new("L", (box.w - 4, 2), _FAINT))
            words = numeral(level)
            picture.text(words, box.right - PAD // 2, y, theme.LABEL, theme.QUIET, across=RIGHT)


def _paint_seasons(picture: Canvas, box: Box, course: Sequence[RatedGame], spots: Sequence[Point]) -> None:
    """Paint a line where each season starts, and its name if there is room."""
    free = box.x + PAD
    for number in season_starts(course):
        x, y = (round(value) for value in spots[number])
        if number:
            picture.image.paste(theme.CREAM, (x, y), Image.new("L", (2, box.bottom - 4 - y), _MARK))
        words, left = course[number].season, max(x + PAD // 2, box.x + PAD)
        wide = fonts.advance(words, theme.LABEL)
        if words and left >= free and left + wide <= box.right - PAD:
            picture.outlined_text(words, left, box.bottom - _FOOT_UP, theme.LABEL, theme.CREAM, _EDGE)
            free = left + wide + PAD


def season_starts(course: Sequence[RatedGame]) -> list[int]:
    """Return the indexes of the first game of each season in `course`, beginning with 0."""
    changes = (one.season != other.season for one, other in pairwise(course))
    return [0, *(number for number, changed in enumerate(changes, start=1) if changed)]


def _paint_remark(
    picture: Canvas,
    plot: Box,
    remark: Remark,
    spots: Sequence[Point],
    rating: int,
    taken: list[Box],
    say: Say,
) -> None:
    """Paint a remark and add its box to `taken`. `spots` are the line's points by game.

    `rating` is the one that the remark names. Does nothing if its box would be too near one in `taken` or
    sink below the plot.
    """
    words = say(f"picture-rating-{remark.kind}", rating=numeral(rating), count=remark.count)
    box = remark_box(plot, remark, spots, fonts.advance(words, theme.LABEL))
    if box.bottom > plot.bottom + _SINK or any(box.inset(-_APART).overlaps(one) for one in taken):
        return
    taken.append(box)
    if remark.kind != "streak":
        x, y = (round(value) for value in spots[remark.last])
        if box.bottom < y:
            picture.fill(Box(x - 1, box.bottom, 2, y - box.bottom), theme.CREAM)
        _paint_dot(picture, (x, y), theme.GOLD if remark.kind == "best" else theme.LOSS.rim)
    picture.outlined_text(words, *box.middle, theme.LABEL, theme.CREAM, _EDGE, across=MIDDLE)


def remark_box(plot: Box, remark: Remark, spots: Sequence[Point], wide: int) -> Box:
    """Return a remark's box, `wide` pixels wide. It is above the line for the best rating, else below it."""
    first, last = spots[remark.first], spots[remark.last]
    middle = round((first[0] + last[0]) / 2 if remark.kind == "streak" else last[0])
    left = min(max(middle - wide // 2, plot.x + PAD), plot.right - wide)
    near = [y for x, y in spots if left - _APART <= x <= left + wide + _APART] or [last[1]]
    y = min(near) - _NEAR if remark.kind == "best" else max(near) + _NEAR - 8
    return Box(left, round(y) - _HALF, wide, 2 * _HALF)


def _paint_dot(picture: Canvas, spot: Point, colour: Colour) -> None:
    picture.centre(_dot_sprite(colour), round(spot[0]), round(spot[1]))


@cached_image
def _dot_sprite(colour: Colour) -> Sprite:
    drawing = Drawing(2 * _DOT + 6, 2 * _DOT + 6)
    middle = _DOT + 3
    drawing.disc(middle, middle, middle, theme.SHADOW)
    drawing.disc(middle, middle, _DOT, colour)
    return drawing.sprite()
