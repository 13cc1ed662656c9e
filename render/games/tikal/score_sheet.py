"""How the scores came about: after a scoring round, and at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result, Seat
from engine.games.tikal.model import View
from render.canvas import Canvas
from render.games.tikal import chart, round_end, sites, skyline
from render.games.tikal.finale import finale
from render.games.tikal.footer import frame, named
from render.games.tikal.hexagon import Hexagon
from render.geometry import BAR, PAD
from render.scoresheet import Part, stacked, to_move

FOOT = PAD // 2
AT_HAND = Hexagon(46)
"""The tile that is to be placed."""


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after a scoring round (result None); at the end the finale."""
    if result is not None:
        return finale(view, result, names, say)
    parts = [
        Part(skyline.HEIGHT + round_end.FOOT, partial(round_end.head, view=view, names=names, say=say)),
        Part(chart.HEIGHT + PAD, partial(round_end.below, view=view, say=say)),
    ]
    if view.turn is None:
        return stacked(parts, FOOT)
    return stacked([*parts, Part(BAR, partial(_goes_on, view=view, seat=view.turn, names=names, say=say))], 0)


def _goes_on(picture: Canvas, y: int, *, view: View, seat: Seat, names: Sequence[str], say: Say) -> None:
    """Whose turn it is, with the tile that is to be placed and where it fits."""
    if not view.tile:
        to_move(picture, y, seat=seat, words="", names=names, say=say)
        return
    fits = say("tikal-picture-fits", hexes=named(view.candidates, say))
    room = 2 * AT_HAND.half + PAD
    left = to_move(picture, y, seat=seat, words=fits, names=names, say=say, beside=room)
    middle = left - room // 2, y + BAR // 2
    sites.whole(picture, AT_HAND, middle, sites.fresh(view.tile))
    picture.centre(frame(AT_HAND), *middle)
