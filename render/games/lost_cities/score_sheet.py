"""How the scores came about: the standings, and under them the expeditions' sums.

One round is worked out line by line, the sides facing each other; several lie under each other as a grid,
with the expeditions that made and cost the most. Built of parts, each a height and a way to paint it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.numerals import numeral
from engine.core.types import Result
from engine.games.lost_cities.model import View
from render import bars, sprites, theme
from render.canvas import Canvas
from render.games.lost_cities.grid import TURNING_POINTS, grid, grid_height, turning_points
from render.games.lost_cities.ledger import ledger, ledger_height
from render.geometry import PAD, WIDTH, Box
from render.scoresheet import TITLE, Part, stacked, title

BAR = 104
CROWN, FLAG = 62, 56
FOOT = PAD


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after a round (result None) or at the end; names by seat."""
    parts = [
        Part(TITLE, partial(_title, view=view, result=result, say=say)),
        *_standings(view, result, names),
        *_details(view, result, say),
    ]
    return stacked(parts, FOOT)


def _title(picture: Canvas, y: int, *, view: View, result: Result | None, say: Say) -> None:
    """The game, and what this sheet is: a round's or the final one."""
    details = {"round": str(len(view.finished)), "rounds": str(view.options.rounds)}
    words = say("picture-final") if result else say("picture-after-round", **details)
    title(picture, y, game=say("game-lost_cities"), sheet=words)


# The standings


def _standings(view: View, result: Result | None, names: Sequence[str]) -> list[Part]:
    """A bar a side, the winners' light and first."""
    order = sorted(range(len(view.sides)), key=lambda side: (_placing(view, result, side), side))
    return [Part(BAR, partial(_standing, view=view, result=result, names=names, side=side)) for side in order]


def _placing(view: View, result: Result | None, side: int) -> int:
    return result.placings[view.sides[side][0]] if result else 0


def _standing(
    picture: Canvas, y: int, *, view: View, result: Result | None, names: Sequence[str], side: int
) -> None:
    box, who, won = Box(0, y, WIDTH, BAR), view.sides[side], _placing(view, result, side) == 1
    inks = bars.bar(picture, box, light=won)
    left = bars.score(picture, box, numeral(view.totals[side]), inks.strong)
    marks = {who[-1]: sprites.icon("crown", CROWN, theme.CROWN)} if won else {}
    if view.retired in who:
        marks = {view.retired: sprites.icon("flag", FLAG, inks.quiet)}
    bars.seats(picture, Box(PAD, y, left - 3 * PAD, BAR), who, names, inks, marks)


# What lies under them


def _details(view: View, result: Result | None, say: Say) -> list[Part]:
    """The last round worked out, or at the end of a longer game all rounds as a grid."""
    rounds = len(view.finished)
    if not rounds:
        return []
    if result is None or rounds == 1:
        height = ledger_height(view.options.colours)
        return [Part(height, partial(ledger, sides=view.sides, board=view.finished[-1]))]
    return [
        Part(grid_height(rounds), partial(grid, view=view, say=say)),
        Part(TURNING_POINTS, partial(turning_points, view=view, say=say)),
    ]
