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
from render.games.lost_cities_board import final, header
from render.games.lost_cities_board.grid import TURNING_POINTS, grid, grid_height, turning_points
from render.geometry import PAD, WIDTH, Box
from render.scoresheet import TITLE, Part, stacked, title

BAR = 90
JAR, JAR_GAP = 46, 6
SCORE_ROOM = 128
"""Scores have as much room, so that the artifacts stand under each other."""
FOUND_ROOM = 72
"""The room for the number of artifacts."""
FOOT = PAD


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after an expedition (result None) or at the end; names by seat."""
    if result:
        parts = _final(view, result, names, say)
    else:
        parts = [Part(TITLE, partial(_title, view=view, say=say)), *_standings(view, names)]
    return stacked([*parts, *_details(view, result, say)], FOOT)


def _title(picture: Canvas, y: int, *, view: View, say: Say) -> None:
    """The game, and which expedition this sheet comes after."""
    details = {"expedition": str(len(view.sheets)), "expeditions": str(view.expeditions)}
    words = say("lost_cities_board-picture-after", **details)
    title(picture, y, game=say("game-lost_cities_board"), sheet=words)


def _final(view: View, result: Result, names: Sequence[str], say: Say) -> list[Part]:
    """Who won, and what everybody's artifacts came to."""
    worths = [artifacts_worth(result, seat) for seat in range(len(names))]
    return [
        Part(final.HEAD, partial(final.head, view=view, result=result, names=names, say=say)),
        Part(final.STRIP, partial(final.artifacts, view=view, worths=worths)),
    ]


# The standings


def _standings(view: View, names: Sequence[str]) -> list[Part]:
    """A bar a seat."""
    return [Part(BAR, partial(_standing, view=view, names=names, seat=seat)) for seat in range(len(names))]


def _standing(picture: Canvas, y: int, *, view: View, names: Sequence[str], seat: int) -> None:
    box = Box(0, y, WIDTH, BAR)
    inks = bars.bar(picture, box, light=False)
    total = view.totals[seat]
    if total is None:
        picture.put(header.hidden(), bars.SCORE_EDGE - header.HIDDEN, box.middle[1] - header.HIDDEN // 2)
    else:
        bars.score(picture, box, str(total), inks.strong)
    left = _artifacts(picture, box, view, seat, inks)
    bars.seats(picture, Box(PAD, y, left - 2 * PAD, BAR), (seat,), names, inks)


def _artifacts(picture: Canvas, box: Box, view: View, seat: int, inks: Inks) -> int:
    """How many artifacts were found; returns the left edge."""
    left, middle = bars.SCORE_EDGE - SCORE_ROOM - FOUND_ROOM, box.middle[1]
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
