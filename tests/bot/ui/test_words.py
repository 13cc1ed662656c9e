"""Sentences use one word per thing, one style of names, and the style of Discord."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.bot.evening import Evening

NAME = re.compile(r"[a-z]+[0-9]?(-[a-z]+)*")
ENGLISH, RULES = Path("data/locales/en"), Path("data/rules")
SENTENCES = (ENGLISH / "bot.ftl").read_text(encoding="utf-8").splitlines()
OLD_FASHIONED = ["whoever", "whom", "shall", "is to move", "anew", "called off", "remembered for"]
"""Spellings that do not occur on Discord."""
ONE_WORD = ["(some|every|any)body", "(giv|gav)\\w* up", "tak(e|es|en|ing) back", "direct message", "rival"]
"""Words with a preferred synonym: someone, everyone, anyone; resign; undo; DM; opponent."""
SPELT_OUT = [
    "cannot",
    "(is|are|was|were|do|does|did|has|have|had|could|would|will) not",
    "(I|you|we|they|who) (will|have (been|not))",
    "there is",
]
"""Forms to contract: can’t, isn’t, I’ll, there’s."""
TYPED = ["'", '"', r"\w+ …", r"\.\.\."]
"""Typewriter characters instead of ’, “ ” and …"""


DISCORDS_OWN = {"Direct messages"}
"""Labels of Discord’s own window, repeated on the browser page."""


@pytest.mark.parametrize("other", ["called off", "calls? .* off", "opens? a table", "open a new table"])
def test_sentences_do_not_say_call_off_or_open_a_table(other: str) -> None:
    assert [line for line in SENTENCES if re.search(other, line, re.IGNORECASE)] == []


async def test_command_and_option_names_are_lower_case_words_joined_by_hyphens(evening: Evening) -> None:
    """Lower case, words joined by hyphens."""
    typed = evening.bot.tree.get_commands(type=discord.AppCommandType.chat_input)
    commands = [command.to_dict(evening.bot.tree) for command in typed]
    assert [name for name in _names(commands) if not NAME.fullmatch(name)] == []


def _names(parts: Iterable[dict[str, Any]]) -> Iterator[str]:
    for part in parts:
        yield part["name"]
        yield from _names(part.get("options", ()))


@pytest.mark.parametrize("other", [*OLD_FASHIONED, *ONE_WORD, *SPELT_OUT, *TYPED])
def test_sentences_have_no_expression_that_the_style_guide_forbids(other: str) -> None:
    texts = (text for text in _texts() if text not in DISCORDS_OWN)
    assert [text for text in texts if re.search(rf"(?<!\w){other}", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("other", [*OLD_FASHIONED, *ONE_WORD])
def test_rules_pages_have_no_expression_that_the_style_guide_forbids(other: str) -> None:
    pages = {page.name: page.read_text(encoding="utf-8") for page in RULES.glob("*.en.md")}
    found = re.compile(rf"\b{other}\b", re.IGNORECASE)
    assert len(pages) > 2
    assert {name: found.findall(page) for name, page in pages.items() if found.search(page)} == {}


def _texts() -> Iterator[str]:
    """Return the visible text of each catalogue line, without comments, keys, variables and cases."""
    for file in ENGLISH.glob("*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#"):
                named = re.sub(r"^-?[\w-]+ =|^ *\*?\[[^]]*\]", "", line)
                yield re.sub(r"\{[^{}]*\}?|^ *\}", "–", named).strip()
