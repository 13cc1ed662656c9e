"""How the scores came about: who has won, what every scoring round brought, and what the map looks like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result, Seat
from engine.games.tikal.model import View
from render.canvas import Canvas
from render.games.tikal import chart, hero, rounds, standings
from render.geometry import PAD
from render.scoresheet import TITLE, Part, stacked, title

FOOT = PAD // 2


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after a scoring round (result None) or at the end."""
    if result is None:
        parts = [Part(TITLE, partial(_title, view=view, say=say))]
    else:
        parts = [Part(hero.HEIGHT, partial(hero.hero, result=result, names=names, say=say))]
    parts += [
        Part(standings.ROW, partial(standings.row, view=view, result=result, names=names, seat=seat))
        for seat in order(view, result)
    ]
    parts.append(Part(chart.HEIGHT, partial(chart.below, view=view, say=say)))
    return stacked(parts, FOOT)


def order(view: View, result: Result | None) -> list[Seat]:
    """The seats as they stand: by placing, or by points while there is none."""
    placings = result.placings if result else tuple(-total for total in view.totals)
    return sorted(range(len(view.totals)), key=lambda seat: (placings[seat], seat))


def _title(picture: Canvas, y: int, *, view: View, say: Say) -> None:
    """The game, and after which scoring round this is."""
    words = say("tikal-picture-after", number=rounds.count(view))
    title(picture, y, game=say("game-tikal"), sheet=words)
