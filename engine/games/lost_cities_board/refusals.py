"""Why the rules of the board game forbid an action."""

from __future__ import annotations

from typing import Literal

from engine.core.card_games import CardRefusal
from engine.core.game_errors import RuleViolation

Refusal = Literal[
    CardRefusal,
    "not-lowest",
    "lower",
    "higher",
    "no-figure-needed",
    "figure-needed",
    "figure-out",
    "not-on-path",
    "at-the-end",
    "no-such-pile",
    "play-first",
    "go-first",
    "draw-now",
]
"""Each has its sentence in lost_cities_board.ftl, or in cards.ftl."""


class Forbidden(RuleViolation):
    """The rules forbid the action; `details` fill the reason's sentence."""

    def __init__(self, reason: Refusal, **details: object) -> None:
        super().__init__(reason, **details)
