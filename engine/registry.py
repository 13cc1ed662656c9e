"""Finds the games: every package in `engine.games` that exports GAME."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any

from engine import games as packages
from engine.core.plugin import Game


@cache
def games() -> Mapping[str, Game[Any, Any, Any]]:
    """All games by key, in the order of their keys."""
    found: dict[str, Game[Any, Any, Any]] = {}
    for module in pkgutil.iter_modules(packages.__path__):
        game = getattr(import_module(f"{packages.__name__}.{module.name}"), "GAME", None)
        if game is not None and found.setdefault(game.key, game) is not game:
            raise ValueError(f"two games call themselves {game.key}")
    return MappingProxyType(found)
