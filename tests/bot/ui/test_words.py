"""One word for a thing, and one style of names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.bot.evening import Evening

NAME = re.compile(r"[a-z]+[0-9]?(-[a-z]+)*")
SENTENCES = Path("data/locales/en/bot.ftl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("other", ["called off", "calls? .* off", "opens? a table", "open a new table"])
def test_a_lobby_is_opened_and_cancelled_and_nothing_else(other: str) -> None:
    assert [line for line in SENTENCES if re.search(other, line, re.IGNORECASE)] == []


async def test_commands_and_options_are_named_in_one_style(evening: Evening) -> None:
    """Small letters, words joined by hyphens."""
    commands = [command.to_dict(evening.bot.tree) for command in evening.bot.tree.get_commands()]
    assert [name for name in _names(commands) if not NAME.fullmatch(name)] == []


def _names(parts: Iterable[dict[str, Any]]) -> Iterator[str]:
    for part in parts:
        yield part["name"]
        yield from _names(part.get("options", ()))
