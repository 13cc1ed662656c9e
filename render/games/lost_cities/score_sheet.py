"""How the scores came about: who leads, the last round and its table; at a longer game's end, every round.

Built of parts, each a height and a way to paint it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.core.catalogue import Say
from engine.core.types import Result
from engine.games.lost_cities.model import COLOUR_KEYS, COLOURS, View
from engine.games.lost_cities.scoring import board_scores, worth
from engine.games.lost_cities.turning_points import Journey, best_and_worst
from render import final, rounds
from render.games.lost_cities import strip
from render.games.lost_cities.ledger import ledger, ledger_height
from render.games.lost_cities.standings import head
from render.geometry import PAD
from render.rounds import Round
from render.scoresheet import Part, goes_on, stacked

WIDE = 2
"""So many panels of rounds with six expeditions lie side by side, and one more of those with five."""


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
    """A panel a round."""
    told = [_round(view, number, say) for number in range(len(view.finished))]
    in_a_row = WIDE if view.options.colours == len(COLOURS) else WIDE + 1
    best, worst = map(_spot, best_and_worst(view.finished) or ())
    paint = partial(
        rounds.panels,
        rounds=told,
        in_a_row=in_a_row,
        sides=view.sides,
        keys=[COLOUR_KEYS[letter] for letter in COLOURS[: view.options.colours]],
        best=best,
        worst=worst,
    )
    return Part(rounds.height(told, in_a_row), paint)


def _round(view: View, number: int, say: Say) -> Round:
    board = view.finished[number]
    brought = tuple(tuple(worth(expedition) if expedition else None for expedition in side) for side in board)
    return Round(say("picture-round-number", round=str(number + 1)), board_scores(board), brought)


def _spot(journey: Journey) -> rounds.Spot:
    return journey.round - 1, journey.side, journey.colour
