"""The games in docs/a-small-game.md and docs/a-dice-game.md pass the contract tests beside the others."""

from __future__ import annotations

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent
PAGES = ("a-small-game", "a-dice-game")
MOST_LINES = 150
"""Maximum lines of Python in the second game, without blank lines."""
FILE = re.compile(r"^`([\w/.]+)`\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
"""A file on the page: its name and its content."""
OF_ALL_GAMES = (
    "test_every_finished_game_has_a_playthrough",
    "test_rules_without_a_table_ask_for_the_game",
    "test_shipped_background_equals_what_its_painter_paints",
    "test_points_have_a_singular_form",
    "test_every_game_has_the_modules_of_the_map",
    "test_every_game_with_a_judgement_can_be_analysed",
    "test_practise_page_has_a_button_for_each_game",
    "test_help_pages_fit_and_offer_at_most_three_actions",
    "test_new_server_gets_a_welcome",
    "test_sentences_follow_the_style_guide",
)
"""Tests about all games at once, which have no game's key in their names."""


@pytest.fixture(params=PAGES)
def files(request: pytest.FixtureRequest) -> dict[str, str]:
    return files_on(request.param)


def files_on(page: str) -> dict[str, str]:
    return dict(FILE.findall((HOUSE / f"docs/{page}.md").read_text(encoding="utf-8")))


@pytest.fixture
def house(files: dict[str, str], tmp_path: Path) -> Path:
    """Return a copy of the repository with the files of the page."""
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    _furnish(tmp_path, HOUSE)
    return tmp_path


def _furnish(folder: Path, original: Path) -> None:
    """Link a folder's content to the original. Code is copied, because some of it uses its own location."""
    for path in original.iterdir():
        twin = folder / path.name
        if path.name[0] == "." or path.name == "__pycache__":
            continue
        if path.is_dir():
            twin.mkdir(exist_ok=True)
            _furnish(twin, path)
        elif path.suffix == ".py":
            shutil.copy(path, twin)
        else:
            twin.symlink_to(path)


def test_imports_on_the_page_exist(files: dict[str, str]) -> None:
    """A rename that misses the page fails here at once, not only in the slow test."""
    for text in (text for path, text in files.items() if path.endswith(".py")):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and not str(node.module).startswith("engine.games."):
                module = importlib.import_module(str(node.module))
                assert [alias.name for alias in node.names if not hasattr(module, alias.name)] == []


def test_dice_game_has_no_more_lines_than_promised() -> None:
    python = [text for path, text in files_on("a-dice-game").items() if path.endswith(".py")]
    assert sum(bool(line.strip()) for text in python for line in text.splitlines()) <= MOST_LINES


@pytest.mark.slow
def test_game_on_the_page_passes_the_contract_and_is_played_in_the_bot(
    house: Path, files: dict[str, str]
) -> None:
    (key,) = {path.split("/")[2] for path in files if path.startswith("engine/games/")}
    chosen = " or ".join((key, *OF_ALL_GAMES))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", "-k", chosen, "-p", "no:cacheprovider"],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )
    output = done.stdout[-4_000:] + done.stderr[-2_000:]
    assert done.returncode == 0, output
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None and int(passed[1]) > 50, output
