"""The final picture: winner, expeditions, best and worst journeys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.lost_cities_board.highlights import Extremes, Journey, best_and_worst, expedition_points
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, View
from engine.games.lost_cities_board.scoring import figure_points
from render import rounds_chart
from render.games.lost_cities_board.score_sheet import (
    ARTIFACTS_HEIGHT,
    head_part,
    memories_part,
    paint_artifacts,
)
from render.geometry import PAD
from render.rounds_chart import Round, Rounds
from render.sheet_parts import Part, stacked


def finale(view: View, result: Result, names: Sequence[str], say: Say) -> Image.Image:
    """Return the result with artifacts, expeditions and extreme journeys, 1,200 pixels wide.

    Before the first finished expedition it shows the board.
    """
    parts = [head_part(view, result, names, say)]
    extremes = best_and_worst(view.sheets)
    if extremes:
        parts.append(Part(ARTIFACTS_HEIGHT, partial(paint_artifacts, view=view, result=result)))
        parts.append(_expeditions_part(view, extremes, say))
    parts.append(memories_part(view, extremes, names, say))
    return stacked(parts, PAD)


def _expeditions_part(view: View, extremes: Extremes, say: Say) -> Part:
    """Return the panels of all finished expeditions, with the best and the worst journeys marked."""
    expeditions = [_expedition_sums(view, number, say) for number in range(len(view.sheets))]
    sides = [(seat,) for seat in range(len(view.totals))]
    keys = [COLOUR_KEYS[letter] for letter in COLOURS]
    best, worst = ([_journey_spot(journey) for journey in equal] for equal in extremes)
    shown = Rounds(expeditions, sides, keys, best, worst)
    return Part(rounds_chart.panels_height(shown), partial(rounds_chart.paint_round_panels, rounds=shown))


def _expedition_sums(view: View, number: int, say: Say) -> Round:
    """Return an expedition's points by seat and suit. `number` counts from 0."""
    sheet, seats = view.sheets[number], range(len(view.totals))
    points = (figure_points(sheet.stones[seat], sheet.researchers[seat]) for seat in seats)
    sums = tuple(
        tuple(worth if stone else None for worth, stone in zip(own, stones, strict=True))
        for own, stones in zip(points, sheet.stones, strict=True)
    )
    title = say("lost_cities_board-picture-expedition", expedition=str(number + 1))
    return Round(title, tuple(expedition_points(sheet, seat) for seat in seats), sums)


def _journey_spot(journey: Journey) -> rounds_chart.Spot:
    """Return a journey's expedition (from 0), seat and suit."""
    return journey.expedition - 1, journey.seat, journey.colour
