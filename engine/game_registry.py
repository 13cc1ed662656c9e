"""All games: every package in `engine.games` that exports GAME.

An older version keeps the key in its own package (`my_game_1`), for running tables.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from engine import games as packages
from engine.core.plugin import AnyGame


@cache
def editions() -> Mapping[tuple[str, int], AnyGame]:
    """Return every version of every game by (key, version). Raises ValueError if two have the same."""
    found: dict[tuple[str, int], AnyGame] = {}
    for module in pkgutil.iter_modules(packages.__path__):
        game = getattr(import_module(f"{packages.__name__}.{module.name}"), "GAME", None)
        if game is not None and found.setdefault((game.key, game.version), game) is not game:
            raise ValueError(f"two games call themselves {game.key}, version {game.version}")
    return MappingProxyType(found)


@cache
def games() -> Mapping[str, AnyGame]:
    """Return the newest version of every game by key, in the order of keys."""
    return MappingProxyType({key: editions()[key, version] for key, version in sorted(editions())})
