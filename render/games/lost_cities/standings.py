"""The head of the score sheet and of the final picture: who leads or has won, and what each side gained."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.core.types import ABANDONED, Result
from engine.games.lost_cities.model import View
from engine.games.lost_cities.scoring import board_scores
from render import final, sprites, theme
from render.canvas import Canvas
from render.final import Plate, Words


def head(
    picture: Canvas, y: int, *, view: View, result: Result | None, names: Sequence[str], say: Say
) -> None:
    """Paints who is first, and by how much or why; after a round (result None) or at the end."""
    lit = _lit(view, result)
    order = sorted(range(len(view.sides)), key=lambda side: not lit[side])
    plates = [_plate(view, result, side, say, lit=lit[side]) for side in order]
    details = {"round": str(len(view.finished)), "rounds": str(view.options.rounds)}
    sheet = say("picture-final") if result else say("picture-after-round", **details)
    words = Words(_headline(view, result, order[0], say), say("game-lost_cities"), sheet)
    final.head(picture, y, plates=plates, names=names, words=words, lands=view.options.colours)


def _lit(view: View, result: Result | None) -> list[bool]:
    """Which sides have won, or lead; nobody in a game that counts for nobody, or at a tie after a round."""
    if result:
        return [result.placings[seats[0]] == 1 and result.why != ABANDONED for seats in view.sides]
    most = max(view.totals)
    return [total == most > min(view.totals) for total in view.totals]


def _plate(view: View, result: Result | None, side: int, say: Say, *, lit: bool) -> Plate:
    gain = None
    if not result and len(view.finished) > 1:
        points = board_scores(view.finished[-1])[side]
        word = say("lost_cities-picture-this-round")
        gain = sprites.worth(points, final.GAIN, theme.WORTH, final.GAIN_PAD, word)
    retired = view.retired if view.retired in view.sides[side] else None
    return Plate(view.sides[side], numeral(view.totals[side]), lit, gain=gain, retired=retired)


def _headline(view: View, result: Result | None, first: int, say: Say) -> str:
    """How the side named first came to be there."""
    margin = view.totals[first] - view.totals[1 - first]
    how = "margin" if margin else "tie"
    if result is None:
        return say("lost_cities-picture-lead", how=how, margin=str(margin))
    if result.why != "played-out":
        how = "abandoned" if result.why == ABANDONED else "resigned"
    return say("lost_cities-picture-outcome", how=how, margin=str(margin))
