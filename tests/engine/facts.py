"""Facts about actions as text, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.catalogue import catalogue
from engine.core.plugin import AnyGame
from engine.core.types import GameAction, GameState, Seat


def facts_of(
    game: AnyGame, state: GameState, seat: Seat, action: GameAction, earlier: Sequence[GameAction] = ()
) -> list[str]:
    """Return the facts about an action in English, with “but” before those against it."""
    facts = game.action_facts(state, seat, action, catalogue(), earlier)
    return [f"but {fact.text}" if fact.against else fact.text for fact in facts]
