"""A game's result cut for sharing: winner, other players, and what decided it, over the game's backdrop.

It shows no server name and no hidden information.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from PIL import Image, ImageOps

from engine.core.catalogue import Say
from engine.core.phrasing import join_names, numeral
from engine.core.turning_points import Decisive, decisive_sentence
from engine.core.types import ON_TIME, PLAYED_OUT, GameView, Result, Seat
from render import fonts, sprites, theme
from render.canvas import RIGHT, Canvas
from render.drawing import Drawing, Sprite, gradient, left_shade
from render.fonts import isolated
from render.geometry import PAD, WIDTH, Box, columns
from render.image_cache import cached_image
from render.panorama import panorama
from render.theme import Style
from render.two_lines import Fitted, fit_name, fit_words, wrap_text

HEIGHT = 630
"""The height in pixels: about half the width, the format of link previews."""
SHADE, SHADE_WIDE = 0.9, 0.64
GAME_Y, KIND_GAP = 46, 22
GAME = Style(theme.NAME.face, 42)
BADGE_X, CROWN, CROWN_UP = 94, 84, 28
SHARED, SHARED_STEP, NAME_LINE = 72, 56, 1.08
SIZES, BROKEN = (84, 64, 48), (64, 48, 42)
POINTS_SIZES, POINTS_ROOM, LESS = (184, 168, 150, 132, 116, 100), 520, 0.57
"""Sizes of the winners' points, the room for all points, and the size of the loser's as a share."""
MORE_ROOM = 46
"""The width that broken names of two winners have in addition, above the cards at the right."""
OUTCOME = Style(theme.NAME.face, 42)
OUTCOME_END = 690
"""The right edge of the words on how a game was won, beside the foot of the cards."""
LOST_Y = 414
WAY_WIDE, WAY_HIGH, WAY_POINT, WAY_LINE = 250, 68, 30, 2.5
"""The line of leads after each round: its size, a point's size, and half its thickness."""


class Layout(Struct, frozen=True):
    """Positions in pixels: the winners' badge and name, their points, and how they won."""

    badge: int
    badge_y: int
    name_x: int
    name_y: int
    name_room: int
    points_x: int
    points_y: int
    outcome_y: int


DUEL = Layout(84, 184, 168, 156, 390, 48, 300, 474)
TIED = Layout(84, 184, 176, 142, 390, 176, 264, 364)
CROWD = Layout(116, 206, 200, 142, 510, 200, 264, 364)
"""Layouts for a victory over one side, for two sides that share it, and for more sides."""
PLATES = Box(PAD, 404, WIDTH - 2 * PAD, 88)
PLATE_RADIUS, PLATE_BADGE, PLATE_IN, PLATE_GAP = 20, 52, 16, 14
PLATE_SIZES = (42,)
PLATE_POINTS = Style(theme.TOTAL.face, 48)
BAND, BAND_LINE = 120, 6
STAR, STAR_X, SENTENCE_X = 62, 60, 112
SENTENCE = Style(theme.NAME.face, 42), theme.LABEL, theme.NARROW
SENTENCE_LINES, SENTENCE_LINE = 2, 1.16
OUTLINE = 4
LANDS = 5


class Backdrop(Struct, frozen=True):
    """A background of 1,200 × 630 pixels, which may be painted on, and the kind of game in words."""

    image: Image.Image
    kind: str
    leads: tuple[int, ...] = ()
    """The winners' lead over the only other side after each round; empty for one round and more sides."""


def default_backdrop(view: GameView, result: Result, decisive: Decisive | None, say: Say) -> Backdrop:
    """Return the lands at dusk and the number of players."""
    return Backdrop(ImageOps.fit(panorama(LANDS), (WIDTH, HEIGHT)), player_count_text(result, say))


def player_count_text(result: Result, say: Say) -> str:
    """Return the number of players as text."""
    return say("picture-share-players", count=len(result.placings))


def share_picture(
    backdrop: Backdrop, game: str, result: Result, decisive: Decisive | None, names: Sequence[str], say: Say
) -> Image.Image:
    """Return the picture, 1,200 × 630 pixels, with a band about the decisive moment if there is one.

    It is painted on `backdrop.image` itself.
    """
    picture = Canvas(backdrop.image, fresh=True)
    picture.image.paste(theme.SHADOW, (0, 0), _shade_mask())
    x = PAD + 20
    x += picture.outlined_text(game, x, GAME_Y, GAME, theme.GOLD_LINE, OUTLINE) + KIND_GAP
    picture.outlined_text(backdrop.kind, x, GAME_Y, theme.LABEL, theme.CREAM, OUTLINE - 1)
    _paint_winners(picture, result, names, backdrop.leads, say)
    _paint_others(picture, result, names)
    if decisive is not None:
        _paint_decisive_band(picture, decisive, names, say)
    return picture.image


@cached_image
def _shade_mask() -> Image.Image:
    return left_shade(round(WIDTH * SHADE_WIDE), HEIGHT, SHADE)


def _paint_winners(
    picture: Canvas, result: Result, names: Sequence[str], leads: Sequence[int], say: Say
) -> None:
    """Paint the winners' badges, and their names over their points and the outcome.

    Below are `leads` after each round, if there is room and a single losing side.
    """
    winners = result.winners
    layout = DUEL if _losing_side(result) else TIED if len(result.sides) == 2 else CROWD
    _paint_badges(picture, winners, layout)
    lines, style = _winner_lines([names[seat] for seat in winners], layout.name_room, say)
    step = style.size * NAME_LINE
    picture.lines(lines, style, layout.name_x, layout.name_y, theme.CREAM, step=step, outline=OUTLINE)
    _paint_points(picture, result, layout)
    x, outcome, lost = layout.points_x, outcome_text(result, say), _losing_side(result)
    beside = x + WAY_WIDE + KIND_GAP
    if leads and lost is not None and beside + fonts.advance(outcome, OUTCOME) <= OUTCOME_END:
        picture.put(_lead_line(tuple(leads), winners[0], lost[0]), x, layout.outcome_y - WAY_HIGH // 2)
        x = beside
    picture.outlined_text(outcome, x, layout.outcome_y, OUTCOME, theme.CREAM, OUTLINE)


@cached_image
def _lead_line(leads: tuple[int, ...], winner: Seat, loser: Seat) -> Sprite:
    """Return the winner's lead over the loser after each round as a line from left to right."""
    drawing, values = Drawing(WAY_WIDE, WAY_HIGH, margin=WAY_POINT), (0, *leads)
    step, low, high = (WAY_WIDE - WAY_POINT / 2) / len(leads), min(values), max(values)
    rise = (WAY_HIGH - WAY_POINT) / (high - low or 1)
    points = [(step * number, WAY_POINT / 2 + rise * (high - lead)) for number, lead in enumerate(values)]
    level = points[0][1]
    even = drawing.polygon([(0, level - 1), (WAY_WIDE, level - 1), (WAY_WIDE, level + 1), (0, level + 1)])
    drawing.ink(even, theme.CREAM, 0.4)
    for (x, y), (u, v) in pairwise(points):
        outline = [(x, y - WAY_LINE), (u, v - WAY_LINE), (u, v + WAY_LINE), (x, y + WAY_LINE)]
        drawing.fill(outline, theme.CREAM)
    made = drawing.sprite()
    on = Canvas(made.image, fresh=True)
    for lead, (x, y) in zip(leads, points[1:], strict=True):
        seat = winner if lead > 0 else loser
        mark = sprites.blank_badge(seat, WAY_POINT).sprite() if lead else _even_point()
        on.centre(mark, round(x) + made.margin, round(y) + made.margin)
    return Sprite(on.image, made.margin, made.w, made.h)


def _even_point() -> Sprite:
    """Return the point of a round after which both sides were level."""
    drawing = Drawing(WAY_POINT // 2, WAY_POINT // 2)
    drawing.disc(WAY_POINT / 4, WAY_POINT / 4, WAY_POINT / 4, theme.CREAM)
    return drawing.sprite()


def _losing_side(result: Result) -> Sequence[Seat] | None:
    """Return the side that lost to the only other one. None for more sides, one side, or a shared win."""
    sides = sorted(result.sides, key=lambda side: result.placings[side[0]])
    apart = len(sides) == 2 and result.placings[sides[0][0]] < result.placings[sides[1][0]]
    return sides[1] if apart else None


def _paint_points(picture: Canvas, result: Result, layout: Layout) -> None:
    """Write the winners' points, and those of a single losing side, as large as fits."""
    lost = _losing_side(result)
    won = numeral(result.scores[result.winners[0]])
    other = "" if lost is None else f" : {numeral(result.scores[lost[0]])}"
    size = next(
        (one for one in POINTS_SIZES if _points_width(won, other, one) <= POINTS_ROOM), POINTS_SIZES[-1]
    )
    style, x = Style(theme.TOTAL.face, size), layout.points_x
    x += picture.outlined_text(won, x, layout.points_y, style, theme.GOLD, OUTLINE + 1)
    if other:
        less = _smaller_style(size)
        foot = layout.points_y + (fonts.cap_height(style) - fonts.cap_height(less)) // 2
        picture.outlined_text(other, x, foot, less, theme.CREAM, OUTLINE)


def _smaller_style(size: int) -> Style:
    """Return the style of the losing side's points beside winners' points of `size` pixels."""
    return Style(theme.TOTAL.face, round(size * LESS))


def _points_width(won: str, other: str, size: int) -> int:
    """Return the width in pixels of the winners' points in `size` and the smaller ones of the other side."""
    return fonts.advance(won, Style(theme.TOTAL.face, size)) + fonts.advance(other, _smaller_style(size))


def _paint_badges(picture: Canvas, winners: Sequence[Seat], layout: Layout) -> None:
    """Paint the badges of at most two winners, below a crown."""
    size, step = (layout.badge, 0) if len(winners) == 1 else (SHARED, SHARED_STEP)
    shown = winners[:2]
    for index, seat in enumerate(shown):
        x = BADGE_X + round((index - (len(shown) - 1) / 2) * step)
        picture.centre(sprites.badge(seat, size), x, layout.badge_y)
    picture.centre(sprites.crown(CROWN), BADGE_X, layout.badge_y - size // 2 - CROWN_UP)


def _winner_lines(names: Sequence[str], room: int, say: Say) -> tuple[tuple[str, ...], Style]:
    """Return the winners' names in lines of at most `room` pixels, and their style.

    Two are on a line each, or on two; more are joined, and cut to first words if needed.
    """
    if len(names) == 1:
        return fit_name(names[0], room, SIZES, BROKEN)
    if len(names) > 2:
        short = map(first_word, names)
        whole, some = (
            fit_name(join_names(map(isolated, called), say), room, SIZES, BROKEN) for called in (names, short)
        )
        return some if whole[0][-1].endswith(fonts.ELLIPSIS) else whole
    for style in (*(Style(theme.NAME.face, size) for size in BROKEN), theme.LABEL):
        if all(fonts.advance(name, style) <= room for name in names):
            return tuple(names), style
    sizes = (theme.LABEL.size,)
    broken = [fit_name(name, room + MORE_ROOM, sizes, sizes, theme.LABEL.face) for name in names]
    least = min((style for _, style in broken), key=lambda style: (style.size, style.width))
    return tuple(line for lines, _ in broken for line in lines), least


def outcome_text(result: Result, say: Say) -> str:
    """Return how the game was won: by margin, tie-break, shared, on time, or by any other end as resigned."""
    # The second by placing: in a match, a player who left is last even with the most points.
    ranked = sorted(zip(result.placings, result.scores, strict=True))
    second = next((score for placing, score in ranked if placing > 1), 0)
    sides = [side for side in result.sides if result.placings[side[0]] == 1]
    margin = result.scores[result.winners[0]] - second
    how = "margin" if margin > 0 else "tie-break"
    if result.why != PLAYED_OUT:
        how = "on-time" if result.why == ON_TIME else "resigned"
    elif len(sides) > 1:
        how = "shared"
    return say("picture-share-outcome", how=how, margin=margin)


def _paint_others(picture: Canvas, result: Result, names: Sequence[str]) -> None:
    """Name a single losing side beside its points, or paint a plate for each of several."""
    sides = sorted(
        (side for side in result.sides if result.placings[side[0]] > 1),
        key=lambda side: (result.placings[side[0]], side[0]),
    )
    lost = _losing_side(result)
    if lost is not None:
        room = Box(DUEL.points_x - PLATE_IN, LOST_Y - PLATES.h // 2, POINTS_ROOM + PLATE_IN, PLATES.h)
        _paint_names(picture, room, lost, room.right, names, lines=1)
        return
    for side, box in zip(sides, columns(PLATES, max(len(sides), 1), PLATE_GAP), strict=False):
        _paint_plate(picture, box, side, numeral(result.scores[side[0]]), names)


def _paint_plate(picture: Canvas, box: Box, side: Sequence[Seat], points: str, names: Sequence[str]) -> None:
    """Paint a losing side's plate: its seats' badges and names, and `points` at the right."""
    picture.put(sprites.raised_panel(box.w, box.h, PLATE_RADIUS), box.x, box.y)
    y, right = box.middle[1], box.right - PLATE_IN - 4
    right -= picture.text(points, right, y, PLATE_POINTS, theme.CREAM, across=RIGHT) + PLATE_IN
    _paint_names(picture, box, side, right, names, lines=2)


def _paint_names(
    picture: Canvas, box: Box, side: Sequence[Seat], right: int, names: Sequence[str], *, lines: int
) -> None:
    """Paint badges and names of a side's seats, which share the room up to `right` equally.

    A name has at most `lines` lines.
    """
    x, y = box.x + PLATE_IN, box.middle[1]
    share = (right - x) // len(side)
    for seat in side:
        picture.put(sprites.badge(seat, PLATE_BADGE), x, y - PLATE_BADGE // 2)
        room = share - PLATE_BADGE - PLATE_IN - 4
        fitted = _short_name(names[seat], room, lines)
        picture.lines(*fitted, x + PLATE_BADGE + PLATE_IN - 4, y, theme.CREAM)
        x += share


def _short_name(name: str, room: int, lines: int) -> Fitted:
    """Return a name in at most `lines` lines of `room` pixels, else its first word, cut if needed."""
    for words in (name, first_word(name)):
        fitted = fit_words(words, room, PLATE_SIZES)
        if len(fitted[0]) <= lines and fonts.ELLIPSIS not in fitted[0][-1]:
            return fitted
    return (fonts.shortened(first_word(name), theme.LABEL, room),), theme.LABEL


def first_word(name: str) -> str:
    """Return a name's first word: what is between spaces, `_`, `.` or `-`.

    The whole name if it has nothing else.
    """
    return next(filter(None, re.split(r"[ _.-]+", name)), name)


def _paint_decisive_band(picture: Canvas, decisive: Decisive, names: Sequence[str], say: Say) -> None:
    """Paint a light band along the bottom, with a star and a sentence about what decided the game."""
    top = HEIGHT - BAND
    picture.image.paste(gradient(WIDTH, BAND, theme.LIGHT_TOP, theme.LIGHT_BOTTOM), (0, top))
    picture.fill(Box(0, top, WIDTH, BAND_LINE), theme.BRASS)
    middle = top + (BAND + BAND_LINE) // 2
    picture.centre(sprites.icon("star", STAR, theme.CROWN), STAR_X, middle)
    lines, style = _decisive_lines(decisive, names, say)
    picture.lines(lines, style, SENTENCE_X, middle, theme.INK, step=style.size * SENTENCE_LINE)


def _decisive_lines(decisive: Decisive, names: Sequence[str], say: Say) -> tuple[list[str], Style]:
    """Return the decisive sentence in at most `SENTENCE_LINES` lines, and its style.

    To fit, it becomes smaller and names are cut to their first words.
    """
    room = WIDTH - PAD - SENTENCE_X
    short = tuple(map(first_word, names))
    for style in SENTENCE:
        for called in (names, short):
            sentence = decisive_sentence(decisive, tuple(map(isolated, called)), say)
            lines = list(wrap_text(sentence, style, room))
            if len(lines) <= SENTENCE_LINES:
                return lines, style
    cut = tuple(isolated(fonts.shortened(name, style, 300)) for name in short)
    return list(wrap_text(decisive_sentence(decisive, cut, say), style, room))[:SENTENCE_LINES], style
