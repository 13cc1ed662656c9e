"""The private parts of simcord that the playground uses still exist, and are used in one file."""

from __future__ import annotations

import ast
import contextlib
import tomllib
from collections.abc import AsyncIterator, Iterator
from importlib.metadata import version
from pathlib import Path

import discord
import pytest
import simcord
from simcord.preview import Preview, _snapshot

import playground
from bot.ops.installation import SIMCORD

ROOM = Path(playground.__file__).parent
PARTS = ROOM / "simcord_parts.py"

INSIDE_ENV = {"_preview", "_settle_internal", "_work"}
INSIDE_BACKEND = {"bot_user", "clock", "emit", "messages", "transcript"}
INSIDE_PREVIEW = {"_MAX_PAGES", "_action", "_get_page", "_media_worker", "_pages", "_python", "_server"}
INSIDE_SERVER = {"_SECURITY_HEADERS", "_static"}
INSIDE_RUNNER = {"_shutdown_timeout"}
INSIDE_MODULES = {"_message_navigation"}
"""The history sizes are tested by their effect in test_pages."""


@contextlib.asynccontextmanager
async def previewed() -> AsyncIterator[Preview]:
    """Open a preview of an empty channel.

    It is not a fixture, because simcord must start and end in one task.
    """
    async with simcord.run(discord.Client(intents=discord.Intents.default())) as env:
        owner = env.create_user("ada")
        guild = env.create_guild("guild", owner=owner)
        channel = guild.create_text_channel("games")
        async with env.preview(channel, viewers=[simcord.MemberActor(env, guild, owner)]) as preview:
            yield preview


def private(file: Path) -> Iterator[str]:
    """Yield the private names of other objects that a file uses, and attributes of simcord's backend."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and not _is_own(node):
            if node.attr.startswith("_") and not node.attr.startswith("__"):
                yield node.attr
            if isinstance(node.value, ast.Attribute) and node.value.attr == "backend":
                yield node.attr


def _is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id in ("self", "cls", "world")


def test_private_parts_of_simcord_in_use_are_exactly_those_listed() -> None:
    inside = (INSIDE_ENV, INSIDE_BACKEND, INSIDE_PREVIEW, INSIDE_SERVER, INSIDE_RUNNER, INSIDE_MODULES)
    assert set(private(PARTS)) == set.union(*inside)


@pytest.mark.parametrize("file", sorted({*ROOM.glob("*.py")} - {PARTS}), ids=lambda file: file.name)
def test_private_parts_of_simcord_are_used_in_one_file_only(file: Path) -> None:
    assert set(private(file)) == set()
    deep = [
        node.module
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("simcord.")
    ]
    assert set(deep) <= {"simcord.preview"}


async def test_simcord_has_every_private_part_that_is_listed() -> None:
    async with previewed() as preview:
        env = preview.env
        assert {name for name in INSIDE_ENV if not hasattr(env, name)} == set()
        assert {name for name in INSIDE_BACKEND if not hasattr(env.backend, name)} == set()
        assert {name for name in INSIDE_PREVIEW if not hasattr(preview, name)} == set()
        assert {name for name in INSIDE_SERVER if not hasattr(preview._server, name)} == set()
        assert {name for name in INSIDE_RUNNER if not hasattr(preview._server.runner, name)} == set()
        assert {name for name in INSIDE_MODULES if not hasattr(_snapshot, name)} == set()
        assert {"tasks", "external_waits"} <= set(dir(env._work))
        assert {"revision", "last_sequence"} <= set(dir(preview._python))


def test_installed_simcord_is_the_pinned_version() -> None:
    project = tomllib.loads((ROOM.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert f"simcord=={SIMCORD}" in project["dependency-groups"]["dev"]
    assert version("simcord") == SIMCORD
