"""Reasons why the rules of Lost Cities forbid an action."""

from __future__ import annotations

from typing import Literal

from engine.core.card_games import CardRefusal
from engine.core.game_errors import RuleViolation

Refusal = Literal[
    CardRefusal,
    "wager-after-number",
    "not-higher",
    "no-such-pile",
    "no-partner",
    "pass-two",
    "hand-too-small",
    "fourth-pass",
]
"""Each has a sentence in lost_cities.ftl or cards.ftl."""


class Forbidden(RuleViolation):
    """An action that the rules forbid."""

    def __init__(self, reason: Refusal, **details: object) -> None:
        super().__init__(reason, **details)
