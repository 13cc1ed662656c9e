"""A page of a leaderboard: the top three on a podium, a row for each other player, and the viewer's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from render import bars, podium, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.drawing import Drawing, Sprite, foot_fade
from render.geometry import PAD, WIDTH, Box
from render.image_cache import cached_image
from render.panorama import panorama
from render.sheet_parts import Part, stacked
from render.theme import Colour, Style
from render.two_lines import fit_name

HEAD, LOW_HEAD, FADE = podium.HEIGHT, 190, 120
"""The head's height with podium and without, and over how much it fades."""
ROW, GAP, APART, FOOT = 98, 10, 24, 16
LANDS = 5
IN, RADIUS = 20, 16
TITLE = Style(theme.TITLE.face, 64)
_TITLE_Y, _BOARD_Y, _OUTLINE = 56, 112, 4
_RANK_EDGE, _RANK_ROOM, _NAME_AT = 116, 92, 144
_DOTS_EDGE, _MOVED_EDGE = 832, 962
_RANKS = theme.NAME, Style(theme.NAME.face, 42), theme.LABEL
RATING = theme.TOTAL
_CROWN, _CROWN_UP = 112, 92
_PLINTH_IN, _BROKEN_APART, _BROKEN_DOWN = 12, 44, 10
_PLINTH_LINES = 0.2, 0.53, 0.83
"""The centres of name, rating and dots, as shares of a plinth's height."""
_OWN_LINE = 4
_TRIANGLE = 26
_SPECK, _SPECKS_APART = 5, 20
UP_ON_DARK, DOWN_ON_DARK = theme.GAIN.rim, theme.LOSS.rim
UP_ON_LIGHT, DOWN_ON_LIGHT = (27, 98, 57), (139, 42, 42)


class Row(Struct, frozen=True):
    """A player's row; `form` has a digit for each of the latest placings, the newest last.

    `best` is the best score, `movement` the recent change of rating (None if unknown). `own`: the viewer's.

    For games against computers, `share` is the percentage won and `rating` the number of wins.
    """

    rank: int
    name: str
    rating: int
    games: int
    wins: int
    best: int | None
    form: str
    movement: int | None
    provisional: bool
    own: bool
    share: int | None = None

    def number(self) -> str:
        """Return the rating as text, with a question mark if it is provisional."""
        return numeral(self.rating) + ("?" if self.provisional else "")


class Page(Struct, frozen=True):
    """A page: the game, the board, its rows. `apart` is the viewer's row if it is on another page."""

    game: str
    board: str
    rows: tuple[Row, ...]
    apart: Row | None


def leaderboard_picture(page: Page, names: Sequence[str], say: Say) -> Image.Image:
    """Return the page, 1,200 pixels wide. `names` are by row, that of the row apart last.

    The first three are on a podium, unless the page lacks one of them.
    """
    show_numbers = podium.needs_numbers(row.form for row in page.rows)
    shown = list(zip(page.rows, names, strict=False))
    raised = [one for one in shown if one[0].rank <= podium.PLACES][: podium.PLACES]
    if len(raised) < podium.PLACES:
        raised = []
    parts = [Part(HEAD if raised else LOW_HEAD, partial(_paint_head, page=page))]
    if raised:
        head = partial(_paint_podium, page=page, raised=raised, show_numbers=show_numbers, say=say)
        parts = [Part(HEAD + GAP, head)]
    parts += [
        Part(ROW + GAP, partial(_paint_row, row=row, name=name, show_numbers=show_numbers, say=say))
        for row, name in shown[len(raised) :]
    ]
    if page.apart is not None:
        parts.append(Part(APART, _paint_dotted_line))
        parts.append(Part(ROW + GAP, partial(_paint_own_row, row=page.apart, name=names[-1], say=say)))
    return stacked(parts, FOOT - GAP)


def _paint_head(picture: Canvas, y: int, *, page: Page, height: int = LOW_HEAD) -> None:
    """Paint a picture that fades out at a page's head, with the names of the game and the board on it."""
    picture.image.paste(_head_image(height), (0, y), foot_fade(WIDTH, height, FADE))
    room = WIDTH - 4 * PAD
    lines = (page.game, _TITLE_Y, TITLE, theme.CREAM), (page.board, _BOARD_Y, theme.LABEL, theme.GOLD_LINE)
    for words, down, style, ink in lines:
        picture.outlined_text(words, PAD + 16, y + down, style, ink, _OUTLINE, room=room)


@cached_image
def _head_image(height: int) -> Image.Image:
    whole = panorama(LANDS).resize((WIDTH, HEAD), Image.Resampling.BICUBIC)
    return whole.crop((0, 0, WIDTH, height))


def _paint_podium(
    picture: Canvas, y: int, *, page: Page, raised: Sequence[tuple[Row, str]], show_numbers: bool, say: Say
) -> None:
    """Paint a head with the best players on plinths, `raised` best first."""
    _paint_head(picture, y, page=page, height=HEAD)
    for place in reversed(range(len(raised))):
        box = podium.PLINTHS[place]
        plinth = Box(box.x, box.y + y, box.w, box.h)
        _paint_plinth(picture, plinth, place, *raised[place], show_numbers=show_numbers, say=say)


def _paint_plinth(
    picture: Canvas, box: Box, place: int, row: Row, name: str, *, show_numbers: bool, say: Say
) -> None:
    """Paint a player's plinth (`place` 0 is the middle one) in the metal of their rank.

    The first have a crown unless the rating is provisional. A share of games won replaces the dots.
    """
    picture.put(podium.plinth_sprite(box.w, box.h, row.rank - 1, own=row.own), box.x, box.y)
    x, size = box.middle[0], podium.MEDALS[place]
    up = size // 2 - 6
    picture.centre(podium.rank_medal(row.rank, size), x, box.y - up)
    if row.rank == 1 and not row.provisional:
        picture.centre(sprites.crown(_CROWN), x, box.y - up - _CROWN_UP)
    inks = bars.ON_LIGHT if row.own else bars.ON_DARK
    middle, rating, dots = (
        round(box.y + podium.SLAB + share * (box.h - podium.SLAB)) for share in _PLINTH_LINES
    )
    lines, style = fit_name(name, box.w - 2 * _PLINTH_IN, (48, 42), (42,))
    picture.lines(lines, style, x, middle, inks.strong, step=_BROKEN_APART, across=MIDDLE)
    rating += _BROKEN_DOWN * (len(lines) - 1)
    picture.text(row.number(), x, rating, RATING, inks.strong, across=MIDDLE)
    if row.share is not None:
        words = say("picture-share", share=row.share)
        picture.text(words, x, dots, theme.LABEL, inks.strong, across=MIDDLE)
        return
    ground = theme.LIGHT_TOP if row.own else podium.stone_colour(row.rank - 1)
    left = x - podium.dots_width(row.form, show_numbers=show_numbers) // 2
    podium.paint_dots(picture, row.form, left, dots, show_numbers=show_numbers, inks=inks, ground=ground)


def _paint_row(picture: Canvas, y: int, *, row: Row, name: str, show_numbers: bool, say: Say) -> None:
    """Paint a row: placings as dots, and the share of wins or the rating's change.

    `show_numbers` is as in `podium`.
    """
    inks, middle = _paint_row_ends(picture, y, row), y + ROW // 2
    x = _DOTS_EDGE - podium.dots_width(row.form, show_numbers=show_numbers)
    ground = theme.LIGHT_TOP if row.own else theme.BAR_TOP
    podium.paint_dots(picture, row.form, x, middle, show_numbers=show_numbers, inks=inks, ground=ground)
    room = _DOTS_EDGE - podium.dots_width("1" * 5, show_numbers=show_numbers) - PAD - _NAME_AT
    picture.name_text(name, _NAME_AT, middle, theme.NAME, inks.strong, room)
    if row.share is not None:
        words = say("picture-share-short", share=row.share)
        picture.text(words, _MOVED_EDGE + PAD // 2, middle, theme.NOTE, inks.quiet, across=RIGHT)
    elif row.movement:
        _paint_movement(picture, middle, row.movement, light=row.own)


def _paint_own_row(picture: Canvas, y: int, *, row: Row, name: str, say: Say) -> None:
    """Paint the viewer's row with games, wins and best score."""
    inks, middle = _paint_row_ends(picture, y, row), y + ROW // 2
    best = "none" if row.best is None else numeral(row.best)
    about = say("picture-standing", games=row.games, wins=row.wins, best=best)
    wide = picture.text(about, _MOVED_EDGE, middle, theme.LABEL, inks.quiet, across=RIGHT)
    picture.name_text(name, _NAME_AT, middle, theme.NAME, inks.strong, _MOVED_EDGE - wide - PAD - _NAME_AT)


def _paint_row_ends(picture: Canvas, y: int, row: Row) -> Inks:
    """Paint a row's background, rank and rating. Return the text colours."""
    inks, middle = (bars.ON_LIGHT if row.own else bars.ON_DARK), y + ROW // 2
    picture.put(_row_background(own=row.own), IN, y)
    rank = numeral(row.rank)
    style = _RANKS[0 if len(rank) < 3 else 1 if len(rank) < 4 else 2]
    picture.text(rank, _RANK_EDGE, middle, style, inks.strong, across=RIGHT, room=_RANK_ROOM)
    picture.text(row.number(), WIDTH - IN - PAD, middle, RATING, inks.strong, across=RIGHT)
    return inks


@cached_image
def _row_background(*, own: bool) -> Sprite:
    """Return the ground of a row. The reader's own is light with a brass edge."""
    drawing = Drawing(WIDTH - 2 * IN, ROW)
    whole = drawing.rounded(0, RADIUS)
    if own:
        drawing.shade(whole, theme.LIGHT_TOP, theme.LIGHT_BOTTOM)
        drawing.ink(drawing.rounded(0, RADIUS, edge=_OWN_LINE), theme.BRASS)
    else:
        drawing.shade(whole, theme.blend(theme.BAR_TOP, theme.BAND_LINE, 0.12), theme.BAR_BOTTOM)
        drawing.ink(drawing.rounded(0, RADIUS, edge=2), theme.BAND_LINE, 0.7)
    return drawing.sprite()


def _paint_movement(picture: Canvas, middle: int, points: int, *, light: bool) -> None:
    """Paint an arrow and how far a rating moved; `light`: colours for a light row."""
    up, down = (UP_ON_LIGHT, DOWN_ON_LIGHT) if light else (UP_ON_DARK, DOWN_ON_DARK)
    colour = up if points > 0 else down
    wide = picture.text(str(abs(points)), _MOVED_EDGE, middle, theme.NOTE, colour, across=RIGHT)
    arrow = _arrow_sprite(colour, up=points > 0)
    picture.put(arrow, _MOVED_EDGE - wide - 10 - arrow.w, middle - arrow.h // 2)


@cached_image
def _arrow_sprite(colour: Colour, *, up: bool) -> Sprite:
    high = round(_TRIANGLE * 0.8)
    drawing = Drawing(_TRIANGLE, high)
    tip, foot = (0, high) if up else (high, 0)
    drawing.fill([(0, foot), (_TRIANGLE / 2, tip), (_TRIANGLE, foot)], colour)
    return drawing.sprite()


def _paint_dotted_line(picture: Canvas, y: int) -> None:
    """Paint the line between the page's rows and the viewer's."""
    middle = y + (APART - GAP) // 2
    for x in range(2 * PAD, WIDTH - 2 * PAD, _SPECKS_APART):
        picture.fill(Box(x, middle, _SPECK, _SPECK), theme.BAND_LINE)
