"""A finished game in one breath, for those who do not see its picture to share."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names, numeral
from engine.core.plugin import AnyGame
from engine.core.turning_points import Decisive, decisive_sentence
from engine.core.types import Result
from render.share_picture import outcome_text


def alt(game: AnyGame, result: Result, decisive: Decisive | None, names: Sequence[str], say: Say) -> str:
    """What the picture shows: the game, each side with its points from the first on, what decided it."""
    sides = sorted(result.sides, key=lambda side: (result.placings[side[0]], side[0]))
    scores = (
        say(
            "share-score",
            name=join_names([names[seat] for seat in side], say),
            points=numeral(result.scores[side[0]]),
        )
        for side in sides
    )
    first = say(
        "alt-share",
        game=say(f"game-{game.key}"),
        scores=join_commas(scores, say),
        outcome=outcome_text(result, say),
    )
    return first if decisive is None else f"{first} {decisive_sentence(decisive, names, say)}"
