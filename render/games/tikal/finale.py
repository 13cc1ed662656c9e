"""The final picture: who won, in the sun; the standings; the turning points; the map beside the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.tikal.model import View
from render.games.tikal import chart, hero, moments, standings
from render.geometry import PAD
from render.scoresheet import Part, stacked

FOOT = PAD // 2


def finale(view: View, result: Result, names: Sequence[str], say: Say) -> Image.Image:
    """How a game ended, in one picture, 1,200 pixels wide; names by seat."""
    seats = sorted(range(len(view.totals)), key=lambda seat: (result.placings[seat], seat))
    row = partial(standings.row, view=view, result=result, names=names, say=say)
    parts = [
        Part(hero.HEIGHT, partial(hero.hero, result=result, names=names, say=say)),
        *(Part(standings.ROW, partial(row, seat=seat)) for seat in seats),
    ]
    if view.sheets:
        parts.append(Part(moments.MOMENTS, partial(moments.moments, view=view, say=say)))
    parts.append(Part(chart.HEIGHT, partial(chart.below, view=view, say=say)))
    return stacked(parts, FOOT)
