"""How the scores came about: who leads, and under it every expedition, path by path.

Built of parts, each a height and a way to paint it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.lost_cities_board.model import View
from render import final
from render.games.lost_cities_board.artifacts import STRIP, artifacts
from render.games.lost_cities_board.grid import grid, grid_height
from render.games.lost_cities_board.standings import head
from render.geometry import PAD
from render.scoresheet import Part, stacked


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after an expedition (result None) or at the end; names by seat."""
    parts = [Part(final.HEAD, partial(head, view=view, result=result, names=names, say=say))]
    if result:
        parts.append(Part(STRIP, partial(artifacts, view=view, result=result)))
    if view.sheets:
        parts.append(Part(grid_height(view), partial(grid, view=view, say=say)))
    return stacked(parts, PAD)
