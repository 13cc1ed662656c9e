"""Reasons why the rules of the board game forbid an action."""

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
"""Each has a sentence in lost_cities_board.ftl or cards.ftl."""


class Forbidden(RuleViolation):
    """An action that the rules forbid."""

    def __init__(self, reason: Refusal, **details: object) -> None:
        super().__init__(reason, **details)
