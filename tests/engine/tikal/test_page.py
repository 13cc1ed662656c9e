"""The rules page says what the engine holds: how actions are written, what they cost, and how many levels."""

from __future__ import annotations

import re
from importlib.resources import files

from engine.games.tikal import notation
from engine.games.tikal.model import COST, LEVELS, Action

PAGE = (files("data") / "rules" / "tikal.en.md").read_text(encoding="utf-8")
DEEDS = {
    "New explorer": "new",
    "Move": "stone",
    "Excavate": "excavate",
    "Treasure": "treasure",
    "Swap": "exchange",
    "Camp": "camp",
    "Guard": "guard",
}
"""What the page calls the actions; a move is paid for by the stone."""


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def forms() -> list[str]:
    """What the page gives to be written, before it says what it does."""
    lines = re.findall(r"^- (`.+?) – ", section("Turns as text"), re.MULTILINE)
    return [form for line in lines for form in re.findall(r"`(.+?)`", line)]


def test_the_turns_on_the_page_can_be_read() -> None:
    """Tikal, "Turns as text": every kind of action is there, as the log writes it."""
    actions = [notation.read(form) for form in forms()]
    assert [notation.write(action) for action in actions] == forms()
    assert {type(action) for action in actions} == set(Action.__args__)


def test_the_pieces_of_a_level_are_as_many_as_on_the_page() -> None:
    """Tikal, "The pieces"."""
    rows = re.findall(r"level (\d+): \*\*(\d+)\*\*", section("The pieces"))
    assert [(int(level), int(count)) for level, count in rows] == list(LEVELS.items())


def test_the_costs_of_the_actions_are_as_on_the_page() -> None:
    """Tikal, "The actions" and, for a way from camp to camp, "Ways and camps"."""
    rows = re.findall(r"^- \*\*(.+?)\*\*, (\d+) points?\b", section("The actions"), re.MULTILINE)
    hop = re.search(r"each piece goes for \*\*(\d+) points?\*\*", section("Ways and camps"))
    assert hop is not None
    assert {DEEDS[name]: int(points) for name, points in rows} | {"hop": int(hop[1])} == COST
