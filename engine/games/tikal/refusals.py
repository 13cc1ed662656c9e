"""Reasons why the rules of Tikal forbid an action."""

from __future__ import annotations

from typing import Literal

from engine.core.game_errors import RuleViolation

Refusal = Literal[
    "place-first",
    "act-now",
    "bid-first",
    "choose-first",
    "not-enough-points",
    "discovered",
    "not-adjacent",
    "cannot-enter",
    "looks-alike",
    "leader-out",
    "no-explorers",
    "not-your-camp",
    "no-pieces-chosen",
    "not-there",
    "volcano",
    "no-way",
    "no-piece-there",
    "worked-twice",
    "worked-already",
    "no-temple",
    "guarded",
    "highest",
    "level-used-up",
    "no-ruin",
    "nothing-left",
    "no-such-player",
    "same-kind",
    "own-not-lone",
    "other-not-lone",
    "camps-used",
    "no-clearing",
    "not-emptied",
    "camp-there",
    "guards-used",
    "no-majority",
    "bid-too-low",
    "bid-too-high",
    "not-open",
]
"""Each has a sentence in tikal.ftl."""


class Forbidden(RuleViolation):
    """An action that the rules forbid."""

    def __init__(self, reason: Refusal, **details: object) -> None:
        super().__init__(reason, **details)
