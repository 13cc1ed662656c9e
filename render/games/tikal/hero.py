"""The head of the last sheet: who has won, beside a temple in the sun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.core.types import ABANDONED, Result, Seat
from render import fonts, sprites, theme
from render.canvas import Canvas
from render.games.tikal import marks
from render.games.tikal.sunlight import sunlit
from render.geometry import PAD, WIDTH, Box
from render.theme import Style

HEIGHT = 312
TEMPLE_X = 968
BADGE, BADGE_X, BADGE_Y, CROWN, CROWN_Y = 170, 122, 200, 124, 66
ABREAST, TIED = 2, 110
"""So many winners' badges stand side by side, and how large."""
TEXT_X, TITLE_Y, POINTS_Y = 236, 78, 196
TITLE, POINTS, AHEAD = Style(theme.TITLE.face, 66), Style(theme.TOTAL.face, 150), Style(theme.NAME.face, 46)
LINE = 4
TITLE_ROOM = TEMPLE_X - TEXT_X - 90


def hero(picture: Canvas, y: int, *, result: Result, names: Sequence[str], say: Say) -> None:
    """Paints the winner, the points, and how they were enough."""
    picture.image.paste(sunlit(WIDTH, HEIGHT, TEMPLE_X), (0, y))
    picture.fill(Box(0, y + HEIGHT - LINE, WIDTH, LINE), theme.GOLD_DEEP)
    if result.why == ABANDONED:
        picture.text(say("tikal-picture-abandoned"), PAD, y + TITLE_Y, TITLE, theme.CREAM)
        return
    winners = result.winners
    _badges(picture, y, winners)
    told = partial(_told, len(winners), say)
    words = fonts.fit_in(told, names[winners[0]], TITLE, TITLE_ROOM)
    picture.text(words, TEXT_X, y + TITLE_Y, TITLE, theme.CREAM)
    points = result.scores[winners[0]]
    x = TEXT_X + picture.text(numeral(points), TEXT_X, y + POINTS_Y, POINTS, theme.GOLD) + PAD
    lines = (say("tikal-picture-won", points=points), outcome(result, say))
    for number, line in enumerate(filter(None, lines)):
        down = round((number - sum(map(bool, lines)) / 2 + 0.5) * AHEAD.size * 1.2)
        picture.text(line, x, y + POINTS_Y + down, AHEAD, theme.CREAM)


def _told(winners: int, say: Say, name: str) -> str:
    return say("tikal-picture-wins", winners=winners, name=name)


def _badges(picture: Canvas, y: int, winners: Sequence[Seat]) -> None:
    """The winner under a crown; of a shared win as many as there is room for."""
    for number, seat in enumerate(winners[:ABREAST]):
        alone = len(winners) == 1
        size = BADGE if alone else TIED
        x = BADGE_X if alone else BADGE_X + (number * 2 - 1) * TIED // 2
        picture.centre(sprites.badge(seat, size), x, y + BADGE_Y)
    picture.put(marks.crown(CROWN), BADGE_X - CROWN // 2, y + CROWN_Y - CROWN // 2)


def outcome(result: Result, say: Say) -> str:
    """How the win came about, where there is one winner: ahead, by a tie-break, by resignation."""
    winner, *others = result.winners
    behind = [score for score, placing in zip(result.scores, result.placings, strict=True) if placing > 1]
    if others or not behind:
        return ""
    ahead = result.scores[winner] - max(behind)
    how = "ahead" if ahead > 0 else "level"
    if result.why != "played-out":
        how = "resigned"
    return say("tikal-picture-outcome", how=how, points=ahead)
