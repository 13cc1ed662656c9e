"""A page of a leaderboard: a bar for everybody on it, and where the one who asked stands.

On a bar stand the rank, the name and what it was played for on the left; the last placings in the middle, as
numbered discs; the rating on the right, and under it how unsure it is and what the last days have brought.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from render import bars, fonts, placings, sprites, theme
from render.bars import Inks
from render.canvas import MIDDLE, RIGHT, Canvas
from render.geometry import PAD, WIDTH, Box
from render.numerals import signed
from render.scoresheet import Part, stacked

TITLE, BAR, GAP, LEGEND = 148, 124, 12, 76
_RANK_EDGE, _RANK_ROOM, _NAME_AT = 136, 124, 160
_DISCS_EDGE = 926
_MOST_DISCS = placings.width("1" * 5)
_CROWN = 46
_TITLE_UP, _TITLE_DOWN = 52, 112
_UP, _DOWN = 40, 92
"""From the top of the title, and of a bar, to the middle of its two lines."""


class Row(Struct, frozen=True):
    """Somebody on a leaderboard; `form` are the last placings, the newest at the end.

    Where games against computers are counted, `share` says how many of a hundred were won, and `rating` how
    many in all.
    """

    rank: int
    name: str
    rating: int
    doubt: int
    games: int
    wins: int
    best: int | None
    form: str
    movement: int | None
    provisional: bool
    own: bool
    share: int | None = None


class Page(Struct, frozen=True):
    """What is shown: which game, which board, its rows; `apart` is the row of one who stands elsewhere."""

    game: str
    board: str
    rows: tuple[Row, ...]
    apart: Row | None


def leaderboard(page: Page, names: Sequence[str], say: Say) -> Image.Image:
    """The page, 1,200 pixels wide; names by row, the one apart last."""
    parts = [
        Part(TITLE, partial(_title, page=page)),
        *(
            Part(BAR, partial(_bar, row=row, name=name, say=say))
            for row, name in zip(page.rows, names, strict=False)
        ),
    ]
    if page.apart is not None:
        parts.append(Part(GAP, lambda picture, y: None))
        parts.append(Part(BAR, partial(_bar, row=page.apart, name=names[-1], say=say)))
    against = any(row.share is not None for row in page.rows)
    legend = "picture-computers-legend" if against else "picture-ratings-legend"
    parts.append(Part(LEGEND, partial(_legend, words=say(legend))))
    return stacked(parts, 0)


def _title(picture: Canvas, y: int, *, page: Page) -> None:
    picture.text(page.game, PAD, y + _TITLE_UP, theme.TITLE, theme.CREAM, room=WIDTH - 2 * PAD)
    picture.text(page.board, PAD, y + _TITLE_DOWN, theme.LABEL, theme.QUIET, room=WIDTH - 2 * PAD)


def _bar(picture: Canvas, y: int, *, row: Row, name: str, say: Say) -> None:
    inks = bars.bar(picture, Box(0, y, WIDTH, BAR - 4), light=row.own)
    rank = f"{row.rank:,}"
    style = theme.TOTAL if len(rank) < 3 else theme.LABEL
    picture.text(rank, _RANK_EDGE, y + BAR // 2, style, inks.strong, across=RIGHT, room=_RANK_ROOM)
    left = _rating(picture, y, row, inks, say)
    _name(picture, y, row, name, inks)
    about = say("picture-standing", games=row.games, wins=row.wins, best=_best(row))
    picture.text(about, _NAME_AT, y + _DOWN, theme.LABEL, inks.quiet, room=left - _NAME_AT - PAD)
    placings.discs(picture, row.form, _DISCS_EDGE - placings.width(row.form), y + _UP)


def _best(row: Row) -> str:
    return "none" if row.best is None else str(row.best).replace("-", "−")


def _name(picture: Canvas, y: int, row: Row, name: str, inks: Inks) -> None:
    room = _DISCS_EDGE - _MOST_DISCS - _NAME_AT - PAD - (_CROWN + PAD) * (row.rank == 1)
    width = picture.text(name, _NAME_AT, y + _UP, theme.NAME, inks.strong, room=room)
    if row.rank == 1:
        crown = sprites.icon("crown", _CROWN, theme.CROWN if row.own else theme.GOLD)
        picture.put(crown, _NAME_AT + width + PAD // 2, y + _UP - _CROWN // 2)


def _rating(picture: Canvas, y: int, row: Row, inks: Inks, say: Say) -> int:
    """The rating and what goes with it; where the lower line begins."""
    rating = f"{row.rating:,}".replace("-", "−") + ("?" if row.provisional else "")
    picture.text(rating, bars.SCORE_EDGE, y + _UP, theme.TOTAL, inks.strong, across=RIGHT)
    moved = "" if row.movement is None else signed(row.movement)
    below = (
        say("picture-doubt", doubt=row.doubt, moved=moved or "none")
        if row.share is None
        else say("picture-share", share=row.share)
    )
    wide = picture.text(below, bars.SCORE_EDGE, y + _DOWN, theme.LABEL, inks.quiet, across=RIGHT)
    return bars.SCORE_EDGE - wide


def _legend(picture: Canvas, y: int, *, words: str) -> None:
    words = fonts.fit(words, theme.LABEL, WIDTH - 2 * PAD)
    picture.text(words, WIDTH // 2, y + LEGEND // 2, theme.LABEL, theme.QUIET, across=MIDDLE)
