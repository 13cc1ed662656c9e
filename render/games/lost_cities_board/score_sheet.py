"""How the scores came about: the standings, and under them every expedition, path by path.

Built of parts, each a height and a way to paint it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.lost_cities_board.model import View
from render import bars, sprites, theme
from render.bars import Inks
from render.canvas import Canvas
from render.games.lost_cities_board import header
from render.games.lost_cities_board.grid import TURNING_POINTS, grid, grid_height, turning_points
from render.geometry import PAD, WIDTH, Box
from render.scoresheet import TITLE, Part, stacked, title

BAR = 90
CROWN, FLAG = 60, 54
JAR, JAR_GAP = 46, 6
SCORE_ROOM = 128
"""Scores have as much room, so that the artifacts' worths stand under each other."""
PILL_WIDTH, PILL_HEIGHT = 124, 56
FOUND_ROOM = 72
"""The room for the number of artifacts."""
FOOT = PAD


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after an expedition (result None) or at the end; names by seat."""
    parts = [
        Part(TITLE, partial(_title, view=view, result=result, say=say)),
        *_standings(view, result, names),
        *_details(view, result, say),
    ]
    return stacked(parts, FOOT)


def _title(picture: Canvas, y: int, *, view: View, result: Result | None, say: Say) -> None:
    """The game, and what this sheet is: an expedition's or the final one."""
    details = {"expedition": str(len(view.sheets)), "expeditions": str(view.expeditions)}
    words = say("picture-final") if result else say("lost_cities_board-picture-after", **details)
    title(picture, y, game=say("game-lost_cities_board"), sheet=words)


# The standings


def _standings(view: View, result: Result | None, names: Sequence[str]) -> list[Part]:
    """A bar a seat, the winners' light and first."""
    order = sorted(range(len(names)), key=lambda seat: (result.placings[seat] if result else 0, seat))
    return [Part(BAR, partial(_standing, view=view, result=result, names=names, seat=seat)) for seat in order]


def _standing(
    picture: Canvas, y: int, *, view: View, result: Result | None, names: Sequence[str], seat: int
) -> None:
    box, won = Box(0, y, WIDTH, BAR), result is not None and seat in result.winners
    inks = bars.bar(picture, box, light=won)
    score = result.scores[seat] if result else view.totals[seat]
    if score is None:
        picture.put(header.hidden(), bars.SCORE_EDGE - header.HIDDEN, box.middle[1] - header.HIDDEN // 2)
    else:
        bars.score(picture, box, str(score), inks.strong)
    left = _artifacts(picture, box, view, result, seat, inks)
    marks = {seat: sprites.icon("crown", CROWN, theme.CROWN)} if won else {}
    if view.retired == seat:
        marks = {seat: sprites.icon("flag", FLAG, inks.quiet)}
    bars.seats(picture, Box(PAD, y, left - 2 * PAD, BAR), (seat,), names, inks, marks)


def _artifacts(picture: Canvas, box: Box, view: View, result: Result | None, seat: int, inks: Inks) -> int:
    """How many artifacts were found, and at the end what they are worth; returns the left edge."""
    left, middle = bars.SCORE_EDGE - SCORE_ROOM, box.middle[1]
    worth = artifacts_worth(result, seat)
    if worth is not None:
        left -= PILL_WIDTH
        pill = sprites.pill(worth, PILL_WIDTH, PILL_HEIGHT, theme.WORTH)
        picture.put(pill, left, middle - PILL_HEIGHT // 2)
        left -= PAD // 2
    left -= FOUND_ROOM
    picture.text(str(view.tokens[seat] + view.found[seat]), left, middle, theme.WORTH, inks.strong)
    left -= JAR + JAR_GAP
    picture.put(sprites.icon("artifact", JAR, inks.quiet), left, middle - JAR // 2)
    return left


def artifacts_worth(result: Result | None, seat: int) -> int | None:
    """What a seat's artifacts came to; None as long as nobody has counted them."""
    lines = result.score_sheets[seat] if result else ()
    return next((line.points for line in lines if line.text == "lost_cities_board-line-artifacts"), None)


# What lies under them


def _details(view: View, result: Result | None, say: Say) -> list[Part]:
    """All finished expeditions; at the end, the journeys that made and cost the most."""
    if not view.sheets:
        return []
    parts = [Part(grid_height(view), partial(grid, view=view, say=say))]
    if result:
        parts.append(Part(TURNING_POINTS, partial(turning_points, view=view, say=say)))
    return parts
