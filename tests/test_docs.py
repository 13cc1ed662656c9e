"""What the documentation says is so."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from bot.__main__ import _parser
from bot.permissions import NAMES
from bot.settings import Settings
from engine.games.lost_cities.scoring import worth
from engine.registry import games

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("data/rules/*.md")])
SETTINGS = {name.upper() for name in Settings.model_fields}
SECTION = 1_500
"""Characters that /rules shows at once."""


@cache
def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


# Settings and commands


def test_every_setting_is_explained_and_nothing_else() -> None:
    table = text("docs/operating.md").split("## Settings")[1].split("\n## ")[0]
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", table, re.MULTILINE)) == SETTINGS


def test_every_setting_is_in_the_example_and_nothing_else() -> None:
    assert set(re.findall(r"^#?([A-Z_]+)=", text(".env.example"), re.MULTILINE)) == SETTINGS


def test_the_example_shows_what_is_so_anyway() -> None:
    shown = dict(re.findall(r"^#?([A-Z_]+)=(.+)$", text(".env.example"), re.MULTILINE))
    for setting, value in shown.items():
        assert Settings.model_fields[setting.lower()].default == value


def test_the_permissions_are_listed() -> None:
    listed = " ".join(text("docs/operating.md").split("## What the bot may do")[1].split())
    assert f"{', '.join(list(NAMES.values())[:-1])} and {list(NAMES.values())[-1]}" in listed


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_commands_on_a_page_exist(page: Path) -> None:
    written = page.read_text(encoding="utf-8")
    project = tomllib.loads(text("pyproject.toml"))
    tools = {*project["project"]["scripts"], "python"}
    tools |= {re.split(r"[\[>=<]", need)[0] for need in project["dependency-groups"]["dev"]}
    assert set(re.findall(r"\buv run ([a-z]+)", written)) <= tools
    for arguments in re.findall(r"(?:`|uv run |rm )explorers ([a-z]+)", written):
        _parser().parse_args([arguments])
    for script in re.findall(r"\b(scripts/\w+\.py|\.ci/\w+)\b", written):
        assert (ROOT / script).is_file(), script


def test_the_game_commands_of_the_readme_exist() -> None:
    played = {key.replace("-", "_") for key in re.findall(r"`/play ([a-z-]+)`", text("README.md"))}
    assert played <= set(games())


# Links


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target and not target.startswith("#"):
            assert (page.parent / target.split("#")[0]).exists(), target


# Rules


@pytest.mark.parametrize("key", sorted(games()))
def test_every_game_has_a_rules_page_that_can_be_shown_by_sections(key: str) -> None:
    page = text(f"data/rules/{key}.en.md")
    title, *sections = re.split(r"^## ", page, flags=re.MULTILINE)
    assert re.fullmatch(r"# .+\s+", title), "all text is in sections"
    assert len(sections) > 1
    for section in sections:
        assert len(section) < SECTION, section.splitlines()[0]


@pytest.mark.parametrize("key", sorted(games()))
def test_the_readme_names_every_game(key: str) -> None:
    title = text(f"data/rules/{key}.en.md").splitlines()[0].removeprefix("# ")
    assert f"**{title}**" in text("README.md")


def test_the_scoring_example_of_lost_cities_adds_up() -> None:
    example = text("data/rules/lost_cities.en.md").split("## An example")[1].split("\n## ")[0]
    rows = re.findall(r"^- (\w+)(,| )(.*?): .*\*\*(−?\d+)\*\*", example, re.MULTILINE)
    assert len(rows) == 5
    total = 0
    for colour, _, cards, points in rows:
        letter = colour[0].upper()
        kinds = [letter + ("W" if card == "wager" else card) for card in cards.split()]
        expedition = () if "begun" in cards else tuple(kinds)
        assert worth(expedition) == int(points.replace("−", "-")), colour
        total += worth(expedition)
    assert f"Together **{total}** points" in example
