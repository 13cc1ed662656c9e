"""The documentation is correct: settings, commands, links, examples."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import pytest

from bot.__main__ import _command_parser
from bot.ops.permissions import NAMES
from bot.ops.settings import SETTING_NAMES, Settings
from bot.store import schema
from bot.tables.operator import DEFAULT_LIMITS
from engine.game_registry import games
from engine.games.lost_cities.scoring import expedition_points
from engine.games.lost_cities_board import notation, scoring
from engine.games.lost_cities_board.model import COLOUR_KEYS, COLOURS, Options
from scripts import release
from tests.finished import FINISHED

ROOT = Path(__file__).resolve().parent.parent
PAGES = release.pages()
SETTINGS = set(SETTING_NAMES)
OF_COMPOSE = {"COMPOSE_PROFILES", "POSTGRES_PASSWORD"}
"""Variables in .env for Docker Compose, not for the bot."""
SECTION = 1_500
"""Maximum characters of a section that /rules shows at once."""


@cache
def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def without_pictures(markdown: str) -> str:
    return re.sub(r"^!\[.*\n*", "", markdown, flags=re.MULTILINE)


def section(page: str, heading: str) -> str:
    return text(page).split(f"## {heading}\n")[1].split("\n## ")[0]


def number(written: str) -> int:
    return int(written.replace("−", "-"))


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


# Settings and commands


def test_operating_page_lists_exactly_the_settings() -> None:
    table = text("docs/operating.md").split("## Settings")[1].split("\n## ")[0]
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", table, re.MULTILINE)) == SETTINGS


def test_env_example_lists_exactly_the_settings() -> None:
    assert set(re.findall(r"^#?([A-Z_]+)=", text(".env.example"), re.MULTILINE)) == SETTINGS | OF_COMPOSE


def test_env_example_shows_the_default_of_each_setting() -> None:
    shown = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", text(".env.example"), re.MULTILINE))
    defaults = {
        **vars(Settings()),
        **{f"limit_{what}": one for what, one in DEFAULT_LIMITS._asdict().items()},
    }
    for setting, value in shown.items():
        if setting not in OF_COMPOSE:
            default = defaults[setting.lower()]
            assert value == ("" if default is None else str(default)), setting


def test_operating_page_lists_all_permissions_of_the_bot() -> None:
    listed = " ".join(text("docs/operating.md").split("## What the bot may do")[1].split())
    assert f"{', '.join(list(NAMES.values())[:-1])} and {list(NAMES.values())[-1]}" in listed


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_on_a_page_exist(page: Path) -> None:
    written = page.read_text(encoding="utf-8")
    project = tomllib.loads(text("pyproject.toml"))
    tools = {*project["project"]["scripts"], "python", "alembic"}
    groups = {
        name: {re.split(r"[\[>=<]", need)[0] for need in needs}
        for name, needs in project["dependency-groups"].items()
    }
    assert set(re.findall(r"\buv run ([a-z][a-z-]*)", written)) <= tools | groups["dev"]
    grouped = set(re.findall(r"\buv run --group tools ([a-z-]+)", written))
    assert grouped <= groups["dev"] | groups["tools"]
    for command, file in re.findall(
        r"(?:`|uv run |rm )explorers ([a-z-]+)( FILE| FROM TO|(?: person| server)? ID| [\w/]+\.\w+)?", written
    ):
        _command_parser().parse_args([command, *file.replace("ID", "80351110224678912").split()])
    for script in re.findall(r"\b(scripts/\w+\.py|\.ci/\w+)\b", written):
        assert (ROOT / script).is_file(), script


def test_game_commands_of_the_readme_exist() -> None:
    played = {key.replace("-", "_") for key in re.findall(r"`/play ([a-z-]+)`", text("README.md"))}
    assert played <= set(games())


# Links


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_link_targets_exist(page: Path) -> None:
    assert release.broken_links(page) == []


# The export of /privacy

EXPORTED = {
    "preferences": "user_preferences",
    "daily_reminder": "daily_reminders",
    "roles": "role_holders",
    "standings": "ratings",
}
"""Tables of the database whose rows the export calls by another name."""
ALIASES = {"table", "match", "message", "message_channel", "null"}
"""Names of the export that are no columns: ids under shorter names, and JSON's null."""


def test_export_of_the_privacy_page_names_only_exported_columns() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", section("PRIVACY.md", "Export"), re.MULTILINE)
    named = {EXPORTED.get(name, name): set(re.findall(r"`([a-z]\w*)`", about)) for name, about in rows}
    for table in schema.metadata.tables.keys() & named.keys():
        columns = set(schema.metadata.tables[table].columns.keys()) - {"user_id", "table_id"}
        assert named[table] <= columns | ALIASES, table


# Rules


@pytest.mark.parametrize("key", sorted(games()))
def test_every_game_has_a_rules_page_with_short_sections(key: str) -> None:
    page = text(f"data/rules/{key}.en.md")
    title, *sections = re.split(r"^## ", page, flags=re.MULTILINE)
    assert re.fullmatch(r"# .+\s+", title), "all text is in sections"
    assert len(sections) > 1
    for section in sections:
        assert len(without_pictures(section)) < SECTION, section.splitlines()[0]


@pytest.mark.parametrize("key", FINISHED)
def test_rules_page_says_who_plays_on_for_someone_who_resigns(key: str) -> None:
    assert "a computer takes over the seat" in text(f"data/rules/{key}.en.md")


@pytest.mark.parametrize("key", FINISHED)
def test_readme_names_every_finished_game(key: str) -> None:
    title = text(f"data/rules/{key}.en.md").splitlines()[0].removeprefix("# ")
    assert f"**{title}**" in text("README.md")


def test_scoring_example_of_lost_cities_adds_up() -> None:
    example = text("data/rules/lost_cities.en.md").split("## An example")[1].split("\n## ")[0]
    rows = re.findall(r"^- (\w+)(,| )(.*?): .*\*\*(−?\d+)\*\*", example, re.MULTILINE)
    assert len(rows) == 5
    total = 0
    for colour, _, cards, points in rows:
        letter = colour[0].upper()
        kinds = [letter + ("W" if card == "wager" else card) for card in cards.split()]
        expedition = () if "begun" in cards else tuple(kinds)
        assert expedition_points(expedition) == int(points.replace("−", "-")), colour
        total += expedition_points(expedition)
    assert f"Together **{total}** points" in example


BOARD = "data/rules/lost_cities_board.en.md"


def test_scoring_example_of_the_board_game_adds_up() -> None:
    example = section(BOARD, "An example")
    stones, points, researcher = [0] * len(COLOURS), [], None
    rows = re.findall(r"^- (\w+), (.+): .*\*\*(−?\d+)\*\*$", example, re.MULTILINE)
    assert [colour for colour, _, _ in rows] == list(COLOUR_KEYS.values())
    for path, (_, who, counts) in enumerate(rows):
        if stone := re.search(r"on stone (\d)", who):
            stones[path] = int(stone[1])
        researcher = path if who.startswith("researcher") else researcher
        points.append(number(counts))
    assert scoring.figure_points(tuple(stones), researcher) == tuple(points)
    tiles, figures, total = map(int, re.findall(r"\*\*(\d+)\*\* ?(?:points)?[:,.]", example)[-3:])
    assert (figures, total) == (sum(points), tiles + sum(points))


@pytest.mark.parametrize(("length", "part"), [("long", 0), ("short", 1)])
def test_artifact_points_on_the_rules_page_of_the_board_game_are_those_of_the_engine(
    length: Literal["long", "short"], part: int
) -> None:
    lines = section(BOARD, "Long and short games").split("A **short game**")[part]
    track = re.findall(r"\*\*(\d+)( or more)?\*\* (−?\d+)", lines)
    options = Options(length=length)
    assert [int(count) for count, _, _ in track] == list(range(len(track)))
    assert [number(worth) for _, _, worth in track] == [
        scoring.artifact_points(count, options) for count in range(len(track))
    ]
    assert [count for count, more, _ in track if more] == [str(len(track) - 1)]
    assert scoring.artifact_points(100, options) == number(track[-1][2])


def test_turns_as_text_on_the_rules_page_of_the_board_game_are_read_and_written_unchanged() -> None:
    turns = re.findall(r"^- `(.+?)`", section(BOARD, "Turns as text"), re.MULTILINE)
    assert len(turns) > 5
    for turn in turns:
        assert notation.write(notation.read(turn)) == turn


def test_options_on_the_page_of_the_board_game_are_exactly_its_options() -> None:
    named = re.findall(r"^- \*\*(.+?)\*\*:", section(BOARD, "Options"), re.MULTILINE)
    assert [option.replace("-", "_") for option in named] == list(Options.__struct_fields__)
