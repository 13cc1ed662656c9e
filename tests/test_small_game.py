"""The games in docs/examples pass the contract tests beside the others."""

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
EXAMPLES = HOUSE / "docs" / "examples"
GAMES = ("higher_card", "pig")
MOST_LINES = 150
"""Maximum lines of Python in the second game, without blank lines."""
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
OF_ALL_GAMES = (
    "test_every_finished_game_has_a_playthrough",
    "test_rules_command_without_a_table_asks_which_game_and_shows_it",
    "test_shipped_background_equals_what_its_painter_paints",
    "test_word_for_points_after_a_number_always_has_singular_and_plural_forms",
    "test_every_game_has_the_modules_of_the_map",
    "test_every_game_with_a_judgement_can_be_analysed",
    "test_practise_page_has_a_button_for_each_game",
    "test_help_pages_fit_a_message_and_topics_offer_at_most_three_actions",
    "test_bot_that_joins_a_server_posts_a_silent_welcome_with_games_and_four_buttons",
    "test_sentences_have_no_expression_that_the_style_guide_forbids",
)
"""Tests about all games at once, which have no game's key in their names."""


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def house(game: str, tmp_path: Path) -> Path:
    """Return a copy of the repository with the files of the game."""
    shutil.copytree(EXAMPLES / game, tmp_path, dirs_exist_ok=True)
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


def code(game: str) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted((EXAMPLES / game).rglob("*.py"))]


def test_imports_of_the_documented_games_exist(game: str) -> None:
    """A rename that misses an example fails here at once, not only in the slow test."""
    for text in code(game):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and not str(node.module).startswith("engine.games."):
                module = importlib.import_module(str(node.module))
                assert [alias.name for alias in node.names if not hasattr(module, alias.name)] == []


def test_code_shown_on_the_page_is_that_of_the_example_game() -> None:
    page = (HOUSE / "docs" / "a-small-game.md").read_text(encoding="utf-8")
    shown = [part for block in CODE.findall(page) for part in block.strip().split("\n\n\n")]
    lines = {line for text in code("higher_card") for line in text.splitlines()}
    assert len(shown) == 4
    assert [line for part in shown for line in part.splitlines() if line not in lines] == []


def test_dice_example_has_at_most_150_lines() -> None:
    assert sum(bool(line.strip()) for text in code("pig") for line in text.splitlines()) <= MOST_LINES


@pytest.mark.slow
def test_game_of_the_examples_passes_the_contract_and_is_played_in_the_bot(house: Path, game: str) -> None:
    chosen = " or ".join((game, *OF_ALL_GAMES))
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
