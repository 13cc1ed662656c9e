"""Texts longer than Discord's limits are split, not cut."""

from __future__ import annotations

import gc
import weakref

import discord
import pytest

from bot.ui.custom_id import CustomId
from bot.ui.message import (
    MAX_ALT,
    MAX_BUTTON,
    MAX_LABEL,
    MAX_PLACEHOLDER,
    MAX_TEXT,
    Button,
    ChannelMenu,
    Choice,
    Image,
    Menu,
    Message,
    clipped,
    newest_sentences,
    split_text,
)

LINES = "\n".join(f"{number}. {'word ' * 12}end" for number in range(120))


@pytest.mark.parametrize("text", [LINES, LINES.replace("\n", " "), "x" * 9_000])
def test_long_text_is_split_into_messages_without_losing_words(text: str) -> None:
    pieces = split_text(text)
    assert all(0 < len(piece) <= MAX_TEXT for piece in pieces)
    assert "".join(pieces).replace("\n", "").replace(" ", "") == text.replace("\n", "").replace(" ", "")


def test_short_text_is_not_split() -> None:
    assert split_text("Ada is to move.") == ["Ada is to move."]


def test_text_beyond_the_limit_of_a_message_is_attached_whole_as_a_file() -> None:
    message = Message(LINES)
    assert len(message.content) <= MAX_TEXT
    (file,) = message.files()
    assert file.filename == "message.txt"
    assert file.fp.read().decode() == LINES
    assert Message("Ada is to move.").files() == []


def test_closed_picture_file_is_freed_without_garbage_collection() -> None:
    file = Image(b"picture", "table.webp", "A table.").file()
    kept = weakref.ref(file.fp)
    gc.disable()
    try:
        file.close()  # as discord.py does, once it is sent
        del file
        assert kept() is None
    finally:
        gc.enable()


PRESS = CustomId("play", 1, 2)
ROWS = [
    [Button("Ada’s hand", PRESS), Button("Stop " * 30, PRESS, style=discord.ButtonStyle.danger)],
    [],
    [Button("1", PRESS, emoji="🟡", disabled=True), Button("2", PRESS, emoji="<:pawn:123456789012345678>")],
    Menu(PRESS, "Which card?", [Choice("Yellow", "Y", "🟡", "three left", chosen=True), Choice("Red", "R")]),
    ChannelMenu(PRESS, "Where?", [5]),
    [Button("The table", url="https://example.com")],
]


async def test_components_of_a_message_equal_those_of_discord_py() -> None:
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(row for row in ROWS if row):
        for part in (row,) if isinstance(row, Menu | ChannelMenu) else row:
            item = part.item()
            item.row = number
            view.add_item(item)
    assert Message("", rows=ROWS).view().to_components() == view.to_components()


async def test_components_of_a_message_are_freed_without_garbage_collection() -> None:
    view = Message("", rows=ROWS).view()
    kept = weakref.ref(view)
    gc.disable()
    try:
        del view
        assert kept() is None
    finally:
        gc.enable()


def test_long_alt_text_is_cut_at_a_line_end() -> None:
    description = Image(b"", "table.webp", LINES).file().description
    assert len(description) <= MAX_ALT
    assert description.endswith("end\n…")


def test_text_too_long_for_a_button_or_menu_is_cut_with_an_ellipsis() -> None:
    long = "Wettkartenstapel " * 12
    assert Button(long, url="https://example.com").item().label == clipped(long, MAX_BUTTON)
    assert len(clipped(long, MAX_BUTTON)) <= MAX_BUTTON
    assert " …" not in clipped(long, MAX_BUTTON)
    menu = Menu(CustomId("play"), long, [Choice(long, "1", about=long)]).item()
    assert MAX_LABEL < len(menu.placeholder or "") <= MAX_PLACEHOLDER
    assert menu.options[0].label == menu.options[0].description == clipped(long, MAX_LABEL)
    assert clipped("short", 5) == "short"


def test_sentences_are_joined_in_a_paragraph_or_in_lines_if_one_is_long() -> None:
    long = "Ada " + "digs " * 25
    assert newest_sentences(["One.", "Two."], 100) == "One. Two."
    assert newest_sentences(["One.", long, "Two."], 300) == f"One.\n{long}\nTwo."


def test_oldest_sentences_beyond_the_limit_become_an_ellipsis() -> None:
    assert newest_sentences(["First.", "Second.", "Third."], 15) == "… Third."
    assert newest_sentences([], 3) == ""


def test_newest_sentence_beyond_the_limit_is_cut() -> None:
    assert newest_sentences(["First.", "The newest."], 8) == "The new…"
    assert newest_sentences(["One game left."], 8) == "One gam…"
    assert newest_sentences(["One game left."], 0) == ""
