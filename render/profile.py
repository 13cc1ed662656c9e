"""A profile: who somebody is at the tables, over the lands at dusk, and below how it came to that.

The light plate has the rating they play for most; then come streaks, scores, whom they meet; how the rating
went; what they are remembered for, on medals; and what else they play.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.numerals import numeral
from render import bars, final, fonts, placings, sprites, theme
from render.canvas import RIGHT, Canvas
from render.chart import chart
from render.geometry import PAD, WIDTH, Box, columns
from render.panorama import panorama
from render.scoresheet import Part, stacked
from render.theme import Colour, Style

HEAD, PANELS, CHART, HEADING, MEDALS, OTHER, FOOT = 450, 208, 380, 84, 124, 124, 24
GAP, IN, RADIUS = 12, 28, 20
LANDS = 5
RATING = Style(theme.TOTAL.face, 104)
_PLATE = Box(PAD, 118, 640, 214)
_BESIDE = Box(_PLATE.right + GAP, 137, WIDTH - PAD - GAP - _PLATE.right, 176)
_NAME_Y, _CROWN, _CROWN_ROOM = 62, 84, 108
_MEDAL = 92
METALS: dict[str, tuple[Colour, Colour, Colour]] = {
    "gold": (theme.GOLD, theme.GOLD_DEEP, theme.GOLD_INK),
    "silver": (theme.SUITS["white"].top, theme.SUITS["white"].bottom, theme.SUITS["white"].ink),
    "bronze": (theme.BACK_LINE, theme.PLANK_TOP, theme.GOLD_INK),
}
"""What medals are made of: top, bottom, and the drawing on them."""


class Achievement(Struct, frozen=True):
    """What somebody is remembered for: its name, where, how often; the medal's metal and drawing."""

    name: str
    where: str
    times: int
    metal: str
    mark: str


class Other(Struct, frozen=True):
    """A board somebody plays on less often."""

    board: str
    rating: int
    provisional: bool
    games: int
    wins: int


class Card(Struct, frozen=True):
    """All that a profile shows; ratings, scores and form are of the board played on most often.

    `course` is the rating after each of the last games, `met` whom they met most often with games and wins.
    """

    scope: str
    game: str
    lineup: str
    rating: int
    doubt: int
    provisional: bool
    rank: int
    among: int
    games: int
    wins: int
    best: int | None
    worst: int | None
    form: str
    longest: int
    current: int
    course: tuple[int, ...]
    met: tuple[str, int, int] | None
    achievements: tuple[Achievement, ...]
    others: tuple[Other, ...]


def profile(card: Card, name: str, met: str, say: Say) -> Image.Image:
    """The profile, 1,200 pixels wide; `met` is how the one met most often is called."""
    parts = [
        Part(HEAD, partial(_head, card=card, name=name, say=say)),
        Part(PANELS + GAP, partial(_panels, card=card, met=met, say=say)),
    ]
    if len(card.course) > 1:
        parts.append(Part(CHART + GAP, partial(_chart, card=card, say=say)))
    if card.achievements:
        parts.append(Part(HEADING, partial(_heading, words=say("picture-achievements"))))
        parts += [
            Part(
                MEDALS + GAP,
                partial(_achievements, achievements=card.achievements[start : start + 2], say=say),
            )
            for start in range(0, len(card.achievements), 2)
        ]
    if card.others:
        parts.append(Part(HEADING, partial(_heading, words=say("picture-others"))))
        parts += [Part(OTHER + GAP, partial(_other, other=other, say=say)) for other in card.others]
    return stacked(parts, FOOT - GAP)


def _head(picture: Canvas, y: int, *, card: Card, name: str, say: Say) -> None:
    picture.image.paste(panorama(LANDS), (0, y))
    right = bars.SCORE_EDGE
    wide = picture.text(card.scope, right, y + _NAME_Y, theme.LABEL, theme.GOLD_LINE, across=RIGHT)
    first = card.rank == 1
    x = PAD + _CROWN_ROOM * first
    picture.text(name, x, y + _NAME_Y, final.HEADLINE, theme.CREAM, room=right - wide - PAD - x)
    if first:
        picture.put(sprites.crown(_CROWN), PAD, y + _NAME_Y - _CROWN // 2)
    _plate(picture, y, card, say)
    _record(picture, y, card, say)


def _plate(picture: Canvas, y: int, card: Card, say: Say) -> None:
    """The rating, and where it puts them."""
    box, inks = Box(_PLATE.x, _PLATE.y + y, _PLATE.w, _PLATE.h), bars.ON_LIGHT
    picture.put(final.ground(box.w, box.h, lit=True), box.x, box.y)
    x, right, low = box.x + IN, box.right - IN, box.y + 138
    picture.name(card.game, x, box.y + 52, theme.NAME, inks.strong, room=right - x)
    right -= picture.text(
        _rating(card.rating, card.provisional), right, low, RATING, inks.strong, across=RIGHT
    )
    room = right - PAD - x
    lineup = f"{card.lineup} · ±{card.doubt}"
    fits = fonts.advance(lineup, theme.LABEL) <= room
    picture.text(lineup if fits else card.lineup, x, low - 32, theme.LABEL, inks.quiet, room=room)
    rank = say("picture-rank", rank=card.rank, among=card.among)
    picture.name(rank, x, low + 28, theme.NAME, inks.strong, room=room)


def _record(picture: Canvas, y: int, card: Card, say: Say) -> None:
    """How many games, how many won, and how the last ones ended."""
    box, inks = Box(_BESIDE.x, _BESIDE.y + y, _BESIDE.w, _BESIDE.h), bars.ON_DARK
    picture.put(final.ground(box.w, box.h, lit=False), box.x, box.y)
    words = say("picture-record", games=card.games, wins=card.wins)
    picture.text(words, box.x + IN, box.y + 52, theme.NAME, inks.strong, room=box.w - 2 * IN)
    placings.dots(picture, card.form, box.x + IN, box.y + 122, numbers=True, inks=inks, ground=theme.BAR_TOP)


def _rating(rating: int, provisional: bool) -> str:
    return f"{rating:,}".replace("-", "−") + ("?" if provisional else "")


def _panels(picture: Canvas, y: int, *, card: Card, met: str, say: Say) -> None:
    """The streaks, the scores, and whom they meet; as many panels as there is something to tell."""
    panels = list(_told(card, met, say))
    room = Box(PAD, y, WIDTH - 2 * PAD, PANELS)
    for (title, words, below), box in zip(panels, columns(room, len(panels), GAP), strict=True):
        picture.put(sprites.plain(box.w, box.h, RADIUS, theme.BAR_TOP), box.x, box.y)
        x, wide = box.x + IN, box.w - 2 * IN
        picture.text(title, x, box.y + 46, theme.LABEL, theme.GOLD_LINE, room=wide)
        picture.name(words, x, box.y + 106, theme.NAME, theme.CREAM, room=wide)
        picture.text(below, x, box.y + 164, theme.LABEL, theme.QUIET, room=wide)


def _told(card: Card, met: str, say: Say) -> Iterator[tuple[str, str, str]]:
    """What it is about, what there is to know first, and a line below."""
    yield (
        say("picture-streak"),
        say("picture-wins", wins=card.longest),
        say("picture-streak-now", wins=card.current) if card.longest else "",
    )
    if card.best is not None and card.worst is not None:
        below = say("picture-lowest", score=numeral(card.worst))
        yield say("picture-best"), numeral(card.best), below
    if card.met is not None:
        _, games, won = card.met
        yield say("picture-met"), met, say("picture-record", games=games, wins=won)


def _chart(picture: Canvas, y: int, *, card: Card, say: Say) -> None:
    box = Box(PAD, y, WIDTH - 2 * PAD, CHART)
    picture.put(sprites.plain(box.w, box.h, RADIUS, theme.BAR_TOP), box.x, box.y)
    chart(picture, box, card.course, say("picture-games", games=len(card.course), all=_all(card)))


def _all(card: Card) -> str:
    """Whether the chart has every game."""
    return "yes" if len(card.course) == card.games else "no"


def _heading(picture: Canvas, y: int, *, words: str) -> None:
    middle = y + HEADING // 2
    picture.text(words, PAD, middle, theme.NAME, theme.GOLD_LINE, room=WIDTH - 2 * PAD)


def _achievements(picture: Canvas, y: int, *, achievements: tuple[Achievement, ...], say: Say) -> None:
    """Two medals side by side."""
    for achievement, box in zip(
        achievements, columns(Box(PAD, y, WIDTH - 2 * PAD, MEDALS), 2, GAP), strict=False
    ):
        picture.put(sprites.plain(box.w, box.h, RADIUS, theme.BAR_TOP), box.x, box.y)
        picture.put(
            sprites.medal(achievement.mark, _MEDAL, *METALS[achievement.metal]), box.x + 16, box.y + 16
        )
        x, right = box.x + 16 + _MEDAL + 16, box.right - 16
        if achievement.times > 1:
            times = say("picture-times", times=achievement.times)
            right -= picture.text(times, right, box.y + 40, theme.NOTE, theme.GOLD_LINE, across=RIGHT) + 16
        picture.name(achievement.name, x, box.y + 40, theme.NAME, theme.CREAM, room=right - x)
        picture.text(achievement.where, x, box.y + 90, theme.LABEL, theme.QUIET, room=box.right - 12 - x)


def _other(picture: Canvas, y: int, *, other: Other, say: Say) -> None:
    """A board they play on less often, in a bar."""
    box, inks = Box(PAD, y, WIDTH - 2 * PAD, OTHER), bars.ON_DARK
    picture.put(sprites.plain(box.w, box.h, RADIUS, theme.BAR_TOP), box.x, box.y)
    x, right = box.x + IN, box.right - IN
    rating = _rating(other.rating, other.provisional)
    right -= picture.text(rating, right, box.middle[1], theme.TOTAL, inks.strong, across=RIGHT) + IN
    picture.name(other.board, x, box.y + 40, theme.NAME, inks.strong, room=right - x)
    words = say("picture-record", games=other.games, wins=other.wins)
    picture.text(words, x, box.y + 90, theme.LABEL, inks.quiet, room=right - x)
