"""Games with something changed: a planted mistake, another version."""

from __future__ import annotations

from copy import copy
from types import SimpleNamespace
from typing import Any

from engine.core.plugin import AnyGame, Ending, Invariants, Notation, Prompts, Rules, Visibility

PARTS = {
    "rules": Rules,
    "ending": Ending,
    "visibility": Visibility,
    "invariants": Invariants,
    "notation": Notation,
    "prompts": Prompts,
}


def variant(game: AnyGame, **changes: Any) -> AnyGame:
    """Return a copy of a game with other facts, or with other functions in its parts."""
    other = copy(game)
    for name, change in changes.items():
        part = next((part for part, kind in PARTS.items() if name in vars(kind)), None)
        if part is None:
            vars(other)[name] = change
        else:
            vars(other)[part] = SimpleNamespace(**{**vars(getattr(other, part)), name: change})
    return other
