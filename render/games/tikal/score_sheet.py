"""How the scores came about: the standings, and under each player what every scoring round brought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result, Seat
from engine.games.tikal.model import View
from render import bars, sprites, theme
from render.canvas import MIDDLE, Canvas
from render.games.tikal import holdings, rounds
from render.geometry import PAD, WIDTH, Box
from render.numerals import minus
from render.scoresheet import TITLE, Part, stacked, title

BAR = 90
PLACING = 46
"""The room for a placing, before the badge."""
CROWN, FLAG = 58, 52
FOOT = PAD // 2


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after a scoring round (result None) or at the end."""
    parts = [Part(TITLE, partial(_title, view=view, result=result, say=say))]
    if view.sheets:
        parts.append(Part(rounds.HEAD, partial(rounds.head, view=view, say=say)))
    for seat in order(view, result):
        parts += _player(view, result, names, seat)
    return stacked(parts, FOOT)


def order(view: View, result: Result | None) -> list[Seat]:
    """The seats as they stand: by placing, or by points while there is none."""
    placings = result.placings if result else tuple(-total for total in view.totals)
    return sorted(range(len(view.totals)), key=lambda seat: (placings[seat], seat))


def _title(picture: Canvas, y: int, *, view: View, result: Result | None, say: Say) -> None:
    """The game, and what this sheet is: a scoring round's or the final one."""
    words = say("picture-final") if result else say("tikal-picture-after", number=rounds.count(view))
    title(picture, y, game=say("game-tikal"), sheet=words)


def _player(view: View, result: Result | None, names: Sequence[str], seat: Seat) -> list[Part]:
    """A player's bar, the scoring rounds under it, and what was held in the end."""
    parts = [Part(BAR, partial(_standing, view=view, result=result, names=names, seat=seat))]
    if view.sheets:
        parts.append(Part(rounds.ROW, partial(rounds.row, view=view, seat=seat)))
        height = holdings.height(view, seat)
        parts.append(Part(height, partial(holdings.holdings, view=view, seat=seat)))
    return parts


def _standing(
    picture: Canvas, y: int, *, view: View, result: Result | None, names: Sequence[str], seat: Seat
) -> None:
    box, won = Box(0, y, WIDTH, BAR), result is not None and seat in result.winners
    inks = bars.bar(picture, box, light=won)
    score = result.scores[seat] if result else view.totals[seat]
    left, right = PAD, bars.score(picture, box, minus(score), inks.strong)
    if result:
        placing = str(result.placings[seat])
        picture.text(
            placing, left + PLACING // 2 - PAD // 2, box.middle[1], theme.NOTE, inks.quiet, across=MIDDLE
        )
        left += PLACING
    marks = {seat: sprites.icon("crown", CROWN, theme.CROWN)} if won else {}
    if view.retired == seat:
        marks = {seat: sprites.icon("flag", FLAG, inks.quiet)}
    bars.seats(picture, Box(left, y, right - left - PAD, BAR), (seat,), names, inks, marks)
