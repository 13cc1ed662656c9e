"""The score sheet of Lost Cities: who leads, and how each round was scored.

Every part has a height and a function that paints it (`sheet_parts.Part`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.core.types import ABANDONED, ON_TIME, Result
from engine.games.lost_cities.highlights import Journey, best_and_worst
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, View
from engine.games.lost_cities.scoring import board_scores, expedition_points
from render import result_head, round_panels, rounds_chart, sprites, theme
from render.canvas import Canvas
from render.games.lost_cities import round_rows
from render.geometry import PAD
from render.result_head import HeadWords, Plate
from render.round_panels import Round, Rounds
from render.sheet_parts import Part, stacked, turn_parts


def paint_head(
    picture: Canvas, y: int, *, view: View, result: Result | None, names: Sequence[str], say: Say
) -> None:
    """Paint who leads or has won and by how much, after a round (result None) or at the end."""
    lit = _lit_sides(view, result)
    order = sorted(range(len(view.sides)), key=lambda side: not lit[side])
    plates = [_side_plate(view, result, side, say, lit=lit[side]) for side in order]
    details = {"round": str(len(view.finished)), "rounds": str(view.options.rounds)}
    sheet = say("picture-final") if result else say("picture-after-round", **details)
    words = HeadWords(_headline_text(view, result, order[0], say), say("game-lost_cities"), sheet)
    result_head.paint_head(picture, y, plates=plates, names=names, words=words, lands=view.options.colours)


def _lit_sides(view: View, result: Result | None) -> list[bool]:
    """Return by side whether it has won, or leads after a round (result None).

    No side is lit in an abandoned game, nor in a tie after a round.
    """
    if result:
        return [result.placings[seats[0]] == 1 and result.why != ABANDONED for seats in view.sides]
    most = max(view.totals)
    return [total == most > min(view.totals) for total in view.totals]


def _side_plate(view: View, result: Result | None, side: int, say: Say, *, lit: bool) -> Plate:
    """Return a side's plate.

    From the second round on, while the game runs, it has the points of the last round.
    """
    gain = None
    if not result and len(view.finished) > 1:
        points = board_scores(view.finished[-1])[side]
        word = say("lost_cities-picture-this-round")
        gain = sprites.fitted_pill(points, result_head.GAIN, theme.WORTH, result_head.GAIN_PAD, word)
    retired = view.retired if view.retired in view.sides[side] else None
    return Plate(view.sides[side], numeral(view.totals[side]), lit, gain=gain, retired=retired)


def _headline_text(view: View, result: Result | None, first: int, say: Say) -> str:
    """Return by how much side `first` has won or leads (result None), or why the game ended early."""
    margin = view.totals[first] - view.totals[1 - first]
    how = "margin" if margin else "tie"
    if result is None:
        return say("lost_cities-picture-lead", how=how, margin=str(margin))
    if result.why != "played-out":
        how = result.why if result.why in (ABANDONED, ON_TIME) else "resigned"
    return say("lost_cities-picture-outcome", how=how, margin=str(margin))


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """Return the score sheet after a round (result None; it says who is to move) or at the end."""
    parts = result_parts(view, result, names, say)
    if result is not None or not view.finished:
        return stacked(parts, PAD)
    round_ = say("picture-round-number", round=str(view.round))
    return stacked([*parts, *turn_parts(view.turn, round_, names, say)], 0)


def result_parts(view: View, result: Result | None, names: Sequence[str], say: Say) -> list[Part]:
    """Return the head, and below it the finished rounds, if any.

    After a round (result None) only the last round is shown.
    """
    head = partial(paint_head, view=view, result=result, names=names, say=say)
    parts = [Part(result_head.head_height(len(view.sides)), head)]
    if not view.finished:
        return parts
    if result is None or len(view.finished) == 1:
        board = view.finished[-1]
        rows = partial(round_rows.paint_rows, sides=view.sides, board=board)
        return [*parts, Part(round_rows.rows_height(board), rows)]
    return [*parts, _rounds_part(view, say)]


def _rounds_part(view: View, say: Say) -> Part:
    """Return the chart of all finished rounds, with the best and the worst expedition marked."""
    rounds_shown = [_round_sums(view, number, say) for number in range(len(view.finished))]
    keys = [COLOUR_KEYS[letter] for letter in COLOURS[: view.options.colours]]
    journeys = best_and_worst(view.finished)
    best, worst = ([_journey_spot(journey)] for journey in journeys) if journeys else ([], [])
    shown = Rounds(rounds_shown, view.sides, keys, best, worst)
    chart = partial(rounds_chart.paint_rounds_chart, shown=shown, title=say("lost_cities-picture-rounds"))
    return Part(rounds_chart.chart_height(len(rounds_shown)), chart)


def _round_sums(view: View, number: int, say: Say) -> Round:
    """Return a round's points by side and suit. `number` counts from 0."""
    board = view.finished[number]
    brought = tuple(
        tuple(expedition_points(expedition) if expedition else None for expedition in side) for side in board
    )
    return Round(say("picture-round-number", round=str(number + 1)), board_scores(board), brought)


def _journey_spot(journey: Journey) -> round_panels.Spot:
    """Return a journey's round (from 0), side and suit."""
    return journey.round - 1, journey.side, journey.colour
