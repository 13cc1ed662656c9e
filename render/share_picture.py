"""A game's result cut for sharing: winner, other players, and what decided it, over the game's backdrop.

It shows no server name and no hidden information.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PIL import Image, ImageOps

from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral
from engine.core.turning_points import Decisive, decisive_sentence
from engine.core.types import PLAYED_OUT, GameView, Result, Seat
from render import fonts, sprites, theme
from render.canvas import RIGHT, Canvas
from render.drawing import Drawing, Sprite, gradient
from render.geometry import PAD, WIDTH, Box, columns
from render.letters import isolated
from render.panorama import panorama
from render.theme import Style
from render.two_lines import fit_name, wrap_text

HEIGHT = 630
"""The height in pixels: about half the width, the format of link previews."""
SHADE, SHADE_WIDE = 0.9, 0.75
GAME_Y, KIND_GAP = 54, 22
GAME = Style(theme.NAME.face, 44)
BADGE, BADGE_X, BADGE_Y, CROWN, CROWN_Y = 124, 108, 222, 104, 122
SHARED, SHARED_STEP = 92, 74
TEXT_X, NAME_Y, NAME_ROOM, NAME_LINE = 200, 158, 510, 1.08
SIZES, BROKEN = (88, 76, 64, 58), (60, 54, 48, 42, 38)
POINTS, POINTS_Y = Style(theme.TOTAL.face, 176), 304
BESIDE, BESIDE_LINE, BESIDE_GAP = Style(theme.NAME.face, 46), 56, 30
PLATES = Box(PAD, 404, WIDTH - 2 * PAD, 88)
PLATE_RADIUS, PLATE_BADGE, PLATE_IN, PLATE_GAP, ALONE = 20, 52, 16, 14, 640
PLATE_SIZES = (44, 40, 36)
PLATE_POINTS = Style(theme.TOTAL.face, 50)
BAND, BAND_LINE = 120, 6
STAR, STAR_X, SENTENCE_X = 62, 60, 112
SENTENCE_SIZES, SENTENCE_LINES, SENTENCE_LINE = (44, 40, 36), 2, 1.16
OUTLINE = 4
LANDS = 5


class Backdrop(Struct, frozen=True):
    """A background of 1,200 × 630 pixels, which may be painted on, and the kind of game in words."""

    image: Image.Image
    kind: str


def default_backdrop(view: GameView, result: Result, decisive: Decisive | None, say: Say) -> Backdrop:
    """Return the lands at dusk and the number of players, for a game without a backdrop."""
    return Backdrop(ImageOps.fit(panorama(LANDS), (WIDTH, HEIGHT)), player_count_text(result, say))


def player_count_text(result: Result, say: Say) -> str:
    """Return the number of players as text."""
    return say("picture-share-players", count=len(result.placings))


def share_picture(
    backdrop: Backdrop, game: str, result: Result, decisive: Decisive | None, names: Sequence[str], say: Say
) -> Image.Image:
    """Return the picture, 1,200 × 630 pixels."""
    picture = Canvas(backdrop.image, fresh=True)
    picture.image.paste(theme.SHADOW, (0, 0), _shade_mask())
    x = PAD + 20
    x += picture.outlined_text(game, x, GAME_Y, GAME, theme.GOLD_LINE, OUTLINE) + KIND_GAP
    picture.outlined_text(backdrop.kind, x, GAME_Y, theme.LABEL, theme.CREAM, OUTLINE - 1)
    _paint_winners(picture, result, names, say)
    _paint_others(picture, result, names)
    if decisive is not None:
        _paint_decisive_band(picture, decisive, names, say)
    return picture.image


@lru_cache(maxsize=1)
def _shade_mask() -> Image.Image:
    """Return a mask that darkens the left side, behind the texts."""
    fade = Image.linear_gradient("L").rotate(90).resize((round(WIDTH * SHADE_WIDE), HEIGHT))
    mask = Image.new("L", (WIDTH, HEIGHT), 0)
    mask.paste(fade.point(lambda value: round((255 - value) * SHADE)), (0, 0))
    return mask


def _paint_winners(picture: Canvas, result: Result, names: Sequence[str], say: Say) -> None:
    """Paint the winners' badges and names, their points and how they won."""
    winners = result.winners
    _paint_badges(picture, winners)
    lines, style = _winner_lines([names[seat] for seat in winners], say)
    for number, words in enumerate(lines):
        y = round(NAME_Y + (number - (len(lines) - 1) / 2) * style.size * NAME_LINE)
        picture.outlined_text(words, TEXT_X, y, style, theme.CREAM, OUTLINE, room=NAME_ROOM)
    points = result.scores[winners[0]]
    x = TEXT_X + picture.outlined_text(numeral(points), TEXT_X, POINTS_Y, POINTS, theme.GOLD, OUTLINE + 1)
    beside = [say("picture-share-points", points=points), outcome_text(result, say)]
    for number, words in enumerate(beside):
        y = round(POINTS_Y + 8 + (number - 0.5) * BESIDE_LINE)
        picture.outlined_text(words, x + BESIDE_GAP, y, BESIDE, theme.CREAM, OUTLINE)


def _paint_badges(picture: Canvas, winners: Sequence[Seat]) -> None:
    size, step = (BADGE, 0) if len(winners) == 1 else (SHARED, SHARED_STEP)
    shown = winners[:2]
    for index, seat in enumerate(shown):
        x = BADGE_X + round((index - (len(shown) - 1) / 2) * step)
        picture.centre(sprites.badge(seat, size), x, BADGE_Y)
    picture.centre(sprites.crown(CROWN), BADGE_X, CROWN_Y)


def _winner_lines(names: Sequence[str], say: Say) -> tuple[tuple[str, ...], Style]:
    """Return the winners' names in one or two lines, shortened to first words if needed, and their style."""
    if len(names) == 1:
        return fit_name(names[0], NAME_ROOM, SIZES, BROKEN)
    short = tuple(map(first_word, names))
    if len(names) > 2:
        return fit_name(join_names(map(isolated, short), say), NAME_ROOM, SIZES, BROKEN)
    for called in (tuple(names), short):
        for style in (Style(theme.NAME.face, size) for size in BROKEN):
            if all(fonts.advance(name, style) <= NAME_ROOM for name in called):
                return called, style
    return short, Style(theme.NAME.face, BROKEN[-1])


def outcome_text(result: Result, say: Say) -> str:
    """Return how the game was won: by a margin, a tie-break, a shared win, or a resignation."""
    behind = [score for score, placing in zip(result.scores, result.placings, strict=True) if placing > 1]
    sides = [side for side in result.sides if result.placings[side[0]] == 1]
    margin = result.scores[result.winners[0]] - max(behind, default=0)
    how = "margin" if margin > 0 else "tie-break"
    if result.why != PLAYED_OUT:
        how = "resigned"
    elif len(sides) > 1:
        how = "shared"
    return say("picture-share-outcome", how=how, margin=margin)


def _paint_others(picture: Canvas, result: Result, names: Sequence[str]) -> None:
    """Paint a plate per other side, by placing."""
    sides = sorted(
        (side for side in result.sides if result.placings[side[0]] > 1),
        key=lambda side: (result.placings[side[0]], side[0]),
    )
    if not sides:
        return
    room = PLATES if len(sides) > 1 else Box(PLATES.x, PLATES.y, ALONE, PLATES.h)
    for side, box in zip(sides, columns(room, len(sides), PLATE_GAP), strict=True):
        _paint_plate(picture, box, side, numeral(result.scores[side[0]]), names)


def _paint_plate(picture: Canvas, box: Box, side: Sequence[Seat], points: str, names: Sequence[str]) -> None:
    """Paint a side's badges, shortened names and points."""
    picture.put(_plate_background(box.w, box.h), box.x, box.y)
    y, right = box.middle[1], box.right - PLATE_IN - 4
    right -= picture.text(points, right, y, PLATE_POINTS, theme.CREAM, across=RIGHT) + PLATE_IN
    x = box.x + PLATE_IN
    share = (right - x) // len(side)
    for seat in side:
        picture.put(sprites.badge(seat, PLATE_BADGE), x, y - PLATE_BADGE // 2)
        room = share - PLATE_BADGE - PLATE_IN - 4
        words, style = _short_name(names[seat], room)
        picture.text(words, x + PLATE_BADGE + PLATE_IN - 4, y, style, theme.CREAM, room=room)
        x += share


def _short_name(name: str, room: int) -> tuple[str, Style]:
    """Return a name, or its first word, in the largest size that fits, and its style."""
    for words in (name, first_word(name)):
        for style in (Style(theme.NAME.face, size) for size in PLATE_SIZES):
            if fonts.advance(words, style) <= room:
                return words, style
    return first_word(name), Style(theme.NAME.face, PLATE_SIZES[-1])


def first_word(name: str) -> str:
    """Return the first word of a name, for short sentences."""
    return next(filter(None, re.split(r"[ _.-]+", name)), name)


@lru_cache(maxsize=4)
def _plate_background(w: int, h: int) -> Sprite:
    drawing = Drawing(w, h, margin=sprites.SHADOW_ROOM)
    whole = drawing.rounded(0, PLATE_RADIUS)
    drawing.shadow(whole, blur=4, strength=0.8, drop=3)
    drawing.shade(whole, theme.BAR_TOP, theme.BAR_BOTTOM)
    drawing.ink(drawing.rounded(0, PLATE_RADIUS, edge=2), theme.BAND_LINE)
    return drawing.sprite()


def _paint_decisive_band(picture: Canvas, decisive: Decisive, names: Sequence[str], say: Say) -> None:
    """Write what decided the game on a light band at the foot."""
    top = HEIGHT - BAND
    picture.image.paste(gradient(WIDTH, BAND, theme.LIGHT_TOP, theme.LIGHT_BOTTOM), (0, top))
    picture.fill(Box(0, top, WIDTH, BAND_LINE), theme.BRASS)
    middle = top + (BAND + BAND_LINE) // 2
    picture.centre(sprites.icon("star", STAR, theme.CROWN), STAR_X, middle)
    lines, style = _decisive_lines(decisive, names, say)
    for number, words in enumerate(lines):
        y = round(middle + (number - (len(lines) - 1) / 2) * style.size * SENTENCE_LINE)
        picture.text(words, SENTENCE_X, y, style, theme.INK)


def _decisive_lines(decisive: Decisive, names: Sequence[str], say: Say) -> tuple[list[str], Style]:
    """Return the sentence of the decisive moment in at most `SENTENCE_LINES` lines, and its style.

    Names are shortened if needed.
    """
    room = WIDTH - PAD - SENTENCE_X
    short = tuple(map(first_word, names))
    for style in (Style(theme.NAME.face, size) for size in SENTENCE_SIZES):
        for called in (names, short):
            lines = list(
                wrap_text(decisive_sentence(decisive, tuple(map(isolated, called)), say), style, room)
            )
            if len(lines) <= SENTENCE_LINES:
                return lines, style
    cut = tuple(
        isolated(fonts.shortened(name, Style(theme.NAME.face, SENTENCE_SIZES[-1]), 300)) for name in short
    )
    style = Style(theme.NAME.face, SENTENCE_SIZES[-1])
    return list(wrap_text(decisive_sentence(decisive, cut, say), style, room))[:SENTENCE_LINES], style
