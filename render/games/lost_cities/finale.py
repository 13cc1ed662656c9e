"""The final picture: who won over the lands at dusk, the rounds, two expeditions to remember, the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.lost_cities.highlights import best_and_worst
from engine.games.lost_cities.model import View
from render.games.lost_cities import strip
from render.games.lost_cities.memories import MEMORIES, memories
from render.games.lost_cities.score_sheet import sums
from render.scoresheet import Part, stacked


def finale(view: View, result: Result, names: Sequence[str], say: Say) -> Image.Image:
    """How a game ended, in one picture, 1,200 pixels wide; names by seat."""
    parts = sums(view, result, names, say)
    told = best_and_worst(view.finished)
    if told:
        parts.append(Part(MEMORIES, partial(memories, view=view, best=told[0], worst=told[1], say=say)))
    parts.append(Part(strip.ENDED, partial(strip.ended, view=view, board=view.board, names=names)))
    return stacked(parts, 0)
