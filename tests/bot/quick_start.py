"""Start bots faster: what is the same at each start is computed once per process, or left out."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.app_commands import Command, ContextMenu, Group
from discord.http import HTTPClient

from bot.app.client import Explorers
from bot.app.dispatch import Tree
from engine.core.catalogue import files_digest

_hash = Tree._commands_hash
_register = HTTPClient.bulk_upsert_global_commands


def make_starts_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Describe each command once, and compute the hash of the same commands once."""
    for kind in (Command, ContextMenu, Group):
        monkeypatch.setattr(kind, "to_dict", _once(kind.to_dict))
    hashes = dict[Any, str]()

    def commands_hash(tree: Tree) -> str:
        # Commands are compared by identity.
        facts = (tree.client.application_id, files_digest(), *tree.get_commands())
        if facts not in hashes:
            hashes[facts] = _hash(tree)
        return hashes[facts]

    monkeypatch.setattr(Tree, "_commands_hash", commands_hash)
    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", _upsert)
    monkeypatch.setattr(discord.state, "inspect", SimpleNamespace(getmembers=parsers))


async def _upsert(http: HTTPClient, *given: Any, **named: Any) -> list[Any]:
    """Register commands. discord.py would make objects of the answer, which the bot does not use."""
    await _register(http, *given, **named)
    return []


def _once(to_dict: Any) -> Any:
    described = dict[Any, Any]()

    def to_dict_once(command: Any, tree: Any) -> Any:
        if command not in described:
            described[command] = shown = to_dict(command, tree)
            if "options" in shown:
                shown["options"] = _Shared(shown["options"])
        return {**described[command]}  # translations are added to it

    return to_dict_once


class _Shared(list[Any]):
    """A list that is never changed, so that a deep copy is the list itself."""

    def __deepcopy__(self, _: Any) -> _Shared:
        return self


def parsers(state: Any) -> list[tuple[str, Any]]:
    """Return the methods by which discord.py reads events. It would look at all its attributes."""
    return [(name, getattr(state, name)) for name in _parsers_of(type(state))]


@cache
def _parsers_of(kind: type) -> tuple[str, ...]:
    return tuple(name for name in dir(kind) if name.startswith("parse_"))


def without_first_cleanup(bot: Explorers) -> None:
    """Skip the first cleanup of a bot whose database is new and empty."""
    clean = bot.each_day.coro

    async def skip() -> None:
        bot.each_day.coro = clean

    bot.each_day.coro = skip
