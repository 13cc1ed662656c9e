"""Reasons why the rules of Higher Card forbid an action."""

from __future__ import annotations

from typing import Literal

from engine.core.game_errors import RuleViolation

Refusal = Literal["not-held"]


class Forbidden(RuleViolation):
    """An action that the rules forbid."""

    def __init__(self, reason: Refusal, **details: object) -> None:
        super().__init__(reason, **details)
