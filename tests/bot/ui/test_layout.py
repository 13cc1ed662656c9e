"""Messages made of Discord's layout components: their parts and their memory."""

from __future__ import annotations

from typing import Any

from simcord.enums import ComponentType

from bot.ui.custom_id import CustomId
from bot.ui.message import Button, Choice, Divider, Layout, Menu, Message, Section

PLAY = Button("Play", CustomId("help", path=("play",)))
MENU = Menu(CustomId("help"), "More…", [Choice("Rules", "rules", about="How a game is played", chosen=True)])
EVERYTHING = Layout(parts=["## Help", Section("**Play**\nWith people", PLAY), Divider(), MENU, [PLAY]])


def kinds(components: list[dict[str, Any]]) -> list[ComponentType]:
    return [ComponentType(part["type"]) for part in components]


def test_layout_is_sent_as_one_container_with_its_parts_in_order() -> None:
    (container,) = EVERYTHING.view().to_components()
    assert kinds(container["components"]) == [
        ComponentType.TEXT_DISPLAY,
        ComponentType.SECTION,
        ComponentType.SEPARATOR,
        ComponentType.ACTION_ROW,
        ComponentType.ACTION_ROW,
    ]
    section = container["components"][1]
    assert section["components"][0]["content"] == "**Play**\nWith people"
    assert section["accessory"]["custom_id"] == "eg:help:0:0:play"


def test_menu_in_a_layout_shows_descriptions_and_selects_the_current_choice() -> None:
    (container,) = Layout(parts=[MENU]).view().to_components()
    (option,) = container["components"][0]["components"][0]["options"]
    assert (option["description"], option["default"]) == ("How a game is played", True)


async def test_views_of_messages_are_finished_so_that_discord_py_does_not_store_them() -> None:
    """It is stopped, so that the router answers its presses before and after a restart."""
    assert EVERYTHING.view().is_finished()
    assert Message("Hello").view().is_finished()


def test_layout_message_has_neither_plain_text_nor_files() -> None:
    assert not EVERYTHING.content
    assert EVERYTHING.files() == []
