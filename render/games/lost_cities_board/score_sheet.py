"""How the scores came about: who leads, and under it an expedition, or at the end each, path by path.

Built of parts, each a height and a way to paint it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.lost_cities_board.highlights import best_and_worst
from engine.games.lost_cities_board.model import View
from render import final
from render.games.lost_cities_board.artifacts import STRIP, artifacts
from render.games.lost_cities_board.grid import grid, grid_height
from render.games.lost_cities_board.memories import MEMORIES, alone, in_little, memories
from render.games.lost_cities_board.standings import head
from render.geometry import PAD
from render.scoresheet import Part, goes_on, stacked


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after an expedition (result None) or at the end; names by seat."""
    parts = [Part(final.HEAD, partial(head, view=view, result=result, names=names, say=say))]
    if result:
        parts.append(Part(STRIP, partial(artifacts, view=view, result=result)))
    if not view.sheets:
        return stacked(parts, PAD)
    last = len(view.sheets) - 1
    shown = range(len(view.sheets)) if result else (last,)
    parts.append(Part(grid_height(view, shown), partial(grid, view=view, shown=shown, say=say)))
    return stacked(parts, PAD) if result else stacked([*parts, *_table(view, names, say)], 0)


def _table(view: View, names: Sequence[str], say: Say) -> list[Part]:
    """What to remember of the last expedition, the board as the next one finds it, and whose turn it is."""
    board, told = in_little(view, names, say), best_and_worst(view.sheets, len(view.sheets))
    if told:
        part = Part(MEMORIES + PAD, partial(memories, told=told, board=board, say=say))
    else:
        part = Part(board.height + PAD, partial(alone, board=board))
    number = say("lost_cities_board-picture-expedition", expedition=str(view.expedition))
    return [part, *goes_on(view.turn, number, names, say)]
