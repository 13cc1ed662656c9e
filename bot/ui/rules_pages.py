"""Pages of a game's rules."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from bot.ui.custom_id import CustomId
from bot.ui.message import Button, Choice, Image, Menu, Message, button_rows
from engine.core.catalogue import Say, fallbacks
from engine.courses import courses
from engine.game_registry import games

RULES = files("data") / "rules"
PICTURE = re.compile(r"^!\[([^\]]*)\]\(([^)\s]+)\)\n*", re.MULTILINE)
"""A picture on a line of its own in a rules page. Groups: alt text, file."""


class Section(NamedTuple):
    """A section of a rules page: text and pictures."""

    text: str
    images: tuple[Image, ...]


@cache
def sections(key: str, language: str) -> dict[str, Section]:
    """Return a game's rules by heading in their order, in the nearest language that has them.

    Raises LookupError for an unknown game.
    """
    if key not in games():
        raise LookupError(key)
    pages = [RULES / f"{key}.{each}.md" for each in fallbacks(language)]
    page = next(page for page in pages if page.is_file()).read_text(encoding="utf-8")
    parts = re.split(r"^## +(.+)$", page, flags=re.MULTILINE)
    return {
        heading.strip(): _parse_section(body) for heading, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def _parse_section(markdown: str) -> Section:
    """Split a section into text and attached pictures. Discord shows no pictures within text."""
    images = (
        Image((RULES / path).read_bytes(), path.rpartition("/")[2], alt)
        for alt, path in PICTURE.findall(markdown)
    )
    return Section(PICTURE.sub("", markdown).strip(), tuple(images))


def rules_page(key: str, section: int, say: Say, *, learns: bool) -> Message:
    """Return section `section` (from 0) of a game's rules, a Next button, and a menu of all sections.

    `learns` adds a button to the lessons. Raises LookupError for an unknown game or section.
    """
    pages = sections(key, say.language)
    heading, (text, images) = list(pages.items())[section]
    title = say("rules-title", game=say(f"game-{key}"), page=section + 1, pages=len(pages))
    menu = Menu(
        CustomId("rules", path=(key,)), heading, [Choice(name, str(n)) for n, name in enumerate(pages)]
    )
    following = section + 1
    onwards = [rules_button(key, following, say("button-next"))] if following < len(pages) else []
    buttons = [*onwards, *(learn_buttons(key, say) if learns else [])]
    rows = [buttons] if buttons else []
    return Message(f"{title}\n### {heading}\n{text}", images, [*rows, menu])


def rules_button(key: str, section: int, label: str) -> Button:
    """Return a button that opens section `section` (from 0) of a game's rules."""
    return Button(label, CustomId("rules", path=(key, str(section))))


def learn_buttons(key: str, say: Say) -> list[Button]:
    """Return the button to a game's lessons, if it has any."""
    return [Button(say("button-learn-game"), CustomId("learn", path=(key,)))] if key in courses() else []


def all_rules(say: Say) -> Message:
    """Return a page with one button per game."""
    buttons = (rules_button(key, 0, say(f"game-{key}")) for key in games())
    return Message(say("rules-which"), rows=list(button_rows(buttons)))
