"""How the scores came about: who leads, the last round and its table; at a longer game's end, every round.

Built of parts, each a height and a way to paint it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.lost_cities.highlights import Journey, best_and_worst
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, View
from engine.games.lost_cities.scoring import board_scores, worth
from render import final, rounds, rounds_chart
from render.games.lost_cities import strip
from render.games.lost_cities.ledger import ledger, ledger_height
from render.games.lost_cities.standings import head
from render.geometry import PAD
from render.rounds import Round, Rounds
from render.scoresheet import Part, goes_on, stacked

ABREAST = 3
"""So many panels of rounds with five expeditions lie side by side; six are too wide."""


def score_sheet(view: View, result: Result | None, names: Sequence[str], say: Say) -> Image.Image:
    """The score sheet, 1,200 pixels wide: after a round (result None) or at the end; names by seat."""
    parts = sums(view, result, names, say)
    if result is not None or not view.finished:
        return stacked(parts, PAD)
    parts.append(Part(strip.ENDED, partial(strip.ended, view=view, board=view.finished[-1], names=names)))
    round_ = say("picture-round-number", round=str(view.round))
    return stacked([*parts, *goes_on(view.turn, round_, names, say)], 0)


def sums(view: View, result: Result | None, names: Sequence[str], say: Say) -> list[Part]:
    """Who is first, and under it the last round worked out, or at the end of a longer game all rounds."""
    parts = [Part(final.HEAD, partial(head, view=view, result=result, names=names, say=say))]
    if not view.finished:
        return parts
    if result is None or len(view.finished) == 1:
        height = ledger_height(view.options.colours)
        return [*parts, Part(height, partial(ledger, sides=view.sides, board=view.finished[-1]))]
    return [*parts, _rounds(view, say)]


def _rounds(view: View, say: Say) -> Part:
    """A panel a round where they fit side by side, else a chart of them all."""
    told = [_round(view, number, say) for number in range(len(view.finished))]
    keys = [COLOUR_KEYS[letter] for letter in COLOURS[: view.options.colours]]
    best, worst = map(_spot, best_and_worst(view.finished) or ())
    shown = Rounds(told, view.sides, keys, best, worst)
    if len(told) <= ABREAST and view.options.colours < len(COLOURS):
        return Part(rounds.height(shown), partial(rounds.panels, rounds=shown))
    title = say("lost_cities-picture-rounds")
    return Part(rounds_chart.height(len(told)), partial(rounds_chart.chart, shown=shown, title=title))


def _round(view: View, number: int, say: Say) -> Round:
    board = view.finished[number]
    brought = tuple(tuple(worth(expedition) if expedition else None for expedition in side) for side in board)
    return Round(say("picture-round-number", round=str(number + 1)), board_scores(board), brought)


def _spot(journey: Journey) -> rounds.Spot:
    return journey.round - 1, journey.side, journey.colour
