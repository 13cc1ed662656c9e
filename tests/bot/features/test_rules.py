"""The rules pages as /rules shows them, and their pictures."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

from bot.ui import rules_pages
from bot.ui.message import MAX_ALT, MAX_TEXT
from engine.core.catalogue import catalogue
from engine.game_registry import games
from tests.bot.evening import Evening
from tests.finished import FINISHED

ROOT = Path(__file__).resolve().parents[3]
RULES = ROOT / "data" / "rules"
PAGES = sorted(RULES.glob("*.md"))
SMALL = 60_000
"""Most bytes of a picture, which is uploaded whenever its section is shown."""
MOST_SECTIONS = 25
"""Choices of a menu at most."""


def pictures_of(page: Path) -> list[tuple[str, str]]:
    """Return the pictures of a page: alt text and file."""
    return re.findall(r"!\[(.*?)\]\((.*?)\)", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rules_pictures", ROOT / "scripts" / "rules_pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# The pictures


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pictures_in_rules_pages_exist_and_have_short_alt_texts(page: Path) -> None:
    pictures = pictures_of(page)
    assert pictures or page.name.split(".")[0] not in FINISHED
    for words, file in pictures:
        assert (page.parent / file).is_file(), file
        assert words.strip(), file
        assert len(words) <= MAX_ALT, file
        assert "\n" not in words, file


def test_each_picture_in_the_rules_folder_is_on_a_rules_page() -> None:
    used = {page.parent / file for page in PAGES for _, file in pictures_of(page)}
    assert set((RULES / "images").iterdir()) == used


@pytest.mark.parametrize("file", sorted((RULES / "images").iterdir()), ids=lambda file: file.stem)
def test_rules_pictures_are_small_webp_files_of_readable_size(file: Path) -> None:
    assert file.stat().st_size < SMALL
    with Image.open(file) as picture:
        assert picture.format == "WEBP"
        assert 800 <= picture.width <= 1000
        assert picture.height <= 1.3 * picture.width


def test_script_paints_exactly_the_pictures_in_the_rules_folder(script: ModuleType) -> None:
    assert {f"{name}.webp" for name in script.PICTURES} == {
        file.name for file in (RULES / "images").iterdir()
    }


def test_pictures_of_examples_show_the_cards_and_stones_of_the_rules_pages(script: ModuleType) -> None:
    duel = rules_pages.sections("lost_cities", "en")["An example"].text
    rows = re.findall(r"^- (\w)\w+ (.+?): ", duel, re.MULTILINE)
    cards = [f"{colour.upper()}{card}" for colour, row in rows for card in row.split()]
    assert [card.replace("wager", "W") for card in cards] == script.EXAMPLE.split()
    board = rules_pages.sections("lost_cities_board", "en")["An example"].text
    stones = [int(stone) for stone in re.findall(r"^- .* on stone (\d)", board, re.MULTILINE)]
    assert stones == [stone for stone in script.FIGURES if stone]


@pytest.mark.slow
def test_every_rules_picture_is_painted_within_the_width(script: ModuleType) -> None:
    for paint in script.PICTURES.values():
        assert paint().width <= script.WIDTH


# Display


@pytest.mark.parametrize("key", sorted(games()))
def test_rules_sections_fit_a_message_uncut_and_without_links_to_pictures(key: str) -> None:
    sections = rules_pages.sections(key, "en")
    assert 1 < len(sections) <= MOST_SECTIONS
    for number, section in enumerate(sections.values()):
        message = rules_pages.rules_page(key, number, catalogue(), learns=True)
        assert message.text.endswith(f"\n{section.text}"), "nothing is cut off"
        assert len(message.text) <= MAX_TEXT
        assert "](" not in message.text, "Discord would show the name of the file"


@pytest.mark.parametrize("key", sorted(games()))
def test_rules_sections_show_all_pictures_of_their_page_in_order_with_its_alt_texts(key: str) -> None:
    pages = [
        rules_pages.rules_page(key, number, catalogue(), learns=True)
        for number in range(len(rules_pages.sections(key, "en")))
    ]
    shown = [(image.alt, f"images/{image.filename}") for page in pages for image in page.images]
    assert shown == pictures_of(RULES / f"{key}.en.md")
    assert all(image.data.startswith(b"RIFF") for page in pages for image in page.images)


async def test_rules_page_shows_pictures_only_of_the_chosen_section(evening: Evening) -> None:
    page = await evening.say(evening.chen, "rules", game="lost_cities")
    assert page.pictures == {}
    await evening.pick(evening.chen, "Your turn", page)
    assert list(page.pictures) == ["lost_cities-turn.webp"]
    assert page.pictures["lost_cities-turn.webp"].startswith("A hand of eight cards")
    assert "lost_cities-turn" not in page.text
    await evening.pick(evening.chen, "An example", page)
    assert list(page.pictures) == ["lost_cities-example.webp"]
    await evening.pick(evening.chen, "Expeditions", page)
    assert page.pictures == {}


async def test_rules_of_the_board_game_are_private_and_have_a_picture(evening: Evening) -> None:
    page = await evening.say(evening.chen, "rules", game="lost_cities_board")
    assert page.is_private
    await evening.pick(evening.chen, "The parts", page)
    assert list(page.pictures) == ["lost_cities_board-board.webp"]
