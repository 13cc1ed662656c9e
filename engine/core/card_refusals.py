"""Refusals that all games of coloured cards share (`data/locales/*/cards.ftl`)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Literal, get_args

from engine.core.cards import Card
from engine.core.catalogue import Say
from engine.core.errors import RuleViolation

CardRefusal = Literal["card-not-in-hand", "discard-empty", "own-discard"]
"""Why any of these games forbids an action; each has its sentence in cards.ftl."""
Parts = dict[str, str | int]
"""What the catalogue is told of a card."""
_ALIKE = frozenset(get_args(CardRefusal))


def card_violation(
    error: RuleViolation,
    say: Say,
    *,
    game: str,
    cards: Container[Card],
    parts: Callable[[Card], Parts],
) -> str:
    """Why the rules refuse, with cards and colours as the game says them (`<game>-card`, `<game>-colour`)."""
    details = dict(error.details)
    for name in details.keys() & {"card", "last"}:
        card = details[name]
        if not isinstance(card, str) or card not in cards:
            return say("cards-refused-no-such-card", card=card)
        details[name] = say(f"{game}-card", **parts(card))
    if "colour" in details:
        details["colour"] = say(f"{game}-colour", colour=details["colour"])
    return say(f"{'cards' if error.reason in _ALIKE else game}-refused-{error.reason}", **details)
