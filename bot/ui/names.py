"""What people are called in lists beyond one table."""

from __future__ import annotations

from bot.store.names import Called
from engine.core.catalogue import Say


def name_of(called: Called, say: Say) -> str:
    """Somebody's name; where they have none, a label that stays the same and is no name."""
    return called.name or say("unnamed", code=called.code)
