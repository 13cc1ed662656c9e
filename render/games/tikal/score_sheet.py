"""How the scores came about after a scoring round: what every round brought, and what the map looks like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result, Seat
from engine.games.tikal.model import View
from render.canvas import Canvas
from render.games.tikal import chart, rounds, standings
from render.games.tikal.finale import finale
from render.geometry import PAD
from render.scoresheet import TITLE, Part, stacked, title

FOOT = PAD // 2


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after a scoring round (result None); at the end the finale."""
    if result is not None:
        return finale(view, result, names, say)
    seats: list[Seat] = sorted(range(len(view.totals)), key=lambda seat: -view.totals[seat])
    parts = [
        Part(TITLE, partial(_title, view=view, say=say)),
        *(
            Part(
                standings.ROW, partial(standings.row, view=view, result=None, names=names, seat=seat, say=say)
            )
            for seat in seats
        ),
        Part(chart.HEIGHT, partial(chart.below, view=view, say=say)),
    ]
    return stacked(parts, FOOT)


def _title(picture: Canvas, y: int, *, view: View, say: Say) -> None:
    """The game, and after which scoring round this is."""
    words = say("tikal-picture-after", number=rounds.count(view))
    title(picture, y, game=say("game-tikal"), sheet=words)
