"""Find all features: each module of the packages below that has a `feature`."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import TypeVar

from discord import app_commands

import bot.features
import bot.handlers
from bot.feature import AnyCommand, ButtonHandler, Feature, TableButton

PACKAGES = (bot.handlers, bot.features)

_Button = TypeVar("_Button")


@cache
def features() -> tuple[Feature, ...]:
    """Return every feature: those of handlers, then the others, each in the order of module names."""
    found = (getattr(import_module(name), "feature", None) for name in _module_names())
    return tuple(one for one in found if isinstance(one, Feature))


def _module_names() -> Iterator[str]:
    for package in PACKAGES:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield module.name


@cache
def all_commands() -> tuple[AnyCommand, ...]:
    """Return the slash commands and context menus of all features."""
    return tuple(command for feature in features() for command in feature.commands())


def slash_command_names() -> set[str]:
    """Return the names of all slash commands."""
    return {command.name for command in all_commands() if not isinstance(command, app_commands.ContextMenu)}


@cache
def buttons() -> dict[str, ButtonHandler]:
    """Return the handlers of presses without a table, by verb. Raises ValueError for a verb given twice."""
    return _merge_by_verb([feature.buttons for feature in features()])


@cache
def table_buttons() -> dict[str, TableButton]:
    """Return the buttons at tables, by verb. Raises ValueError for a verb given twice."""
    return _merge_by_verb([feature.table_buttons for feature in features()])


def _merge_by_verb(parts: list[dict[str, _Button]]) -> dict[str, _Button]:
    """Merge handlers by verb. Raises ValueError for a verb given twice."""
    verbs = [verb for part in parts for verb in part]
    if len(verbs) != len(set(verbs)):
        raise ValueError(f"a verb is declared twice: {sorted({v for v in verbs if verbs.count(v) > 1})}")
    return {verb: button for part in parts for verb, button in part.items()}
