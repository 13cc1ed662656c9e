"""Finds the games: every package in `engine.games` that exports GAME.

A changed rule is a new version. The rules before it stay in a package of their own (`my_game_1`) with the
same key, so that tables that began with them are played to their end.
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
    """The rules of every game in every version there is, by key and version."""
    found: dict[tuple[str, int], AnyGame] = {}
    for module in pkgutil.iter_modules(packages.__path__):
        game = getattr(import_module(f"{packages.__name__}.{module.name}"), "GAME", None)
        if game is not None and found.setdefault((game.key, game.version), game) is not game:
            raise ValueError(f"two games call themselves {game.key}, version {game.version}")
    return MappingProxyType(found)


@cache
def games() -> Mapping[str, AnyGame]:
    """The newest version of every game, by key, in the order of their keys: what new tables are offered."""
    return MappingProxyType({key: editions()[key, version] for key, version in sorted(editions())})
