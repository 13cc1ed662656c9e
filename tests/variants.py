"""Games with something changed: a planted mistake, another version."""

from __future__ import annotations

from copy import copy
from typing import Any

from engine.core.plugin import AnyGame


def variant(game: AnyGame, **changes: Any) -> AnyGame:
    """Return a copy of a game with other functions or facts."""
    other = copy(game)
    vars(other).update(changes)
    return other
