"""The page on a small game is true: with its files, the house has one more game that keeps the contract."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent
PAGE = HOUSE / "docs/a-small-game.md"
FILE = re.compile(r"^`([\w/.]+)`\n```\w+\n(.*?)^```", re.MULTILINE | re.DOTALL)
"""A file on the page: its name, and what is in it."""
SUITES = ("tests/contract", "tests/bot/test_practice.py", "tests/bot/test_computers.py")
"""All that is asked of every game, and that people and computers play it in the bot."""


@pytest.fixture
def files() -> dict[str, str]:
    """The files on the page, by name."""
    return dict(FILE.findall(PAGE.read_text(encoding="utf-8")))


@pytest.fixture
def house(files: dict[str, str], tmp_path: Path) -> Path:
    """The house as it is, and the files of the page in it."""
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    _furnish(tmp_path, HOUSE)
    return tmp_path


def _furnish(folder: Path, original: Path) -> None:
    """Lets a folder show all that is in the original."""
    for path in original.iterdir():
        twin = folder / path.name
        if twin.is_dir():
            _furnish(twin, path)
        elif path.name[0] != ".":
            twin.symlink_to(path)


def test_the_game_on_the_page_keeps_the_contract_and_is_played_in_the_bot(
    house: Path, files: dict[str, str]
) -> None:
    (key,) = {path.split("/")[2] for path in files if path.startswith("engine/games/")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *SUITES, "-n0", "-k", key, "-p", "no:cacheprovider"],
        cwd=house,
        env={**os.environ, "PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )
    told = done.stdout[-4_000:] + done.stderr[-2_000:]
    assert done.returncode == 0, told
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None and int(passed[1]) > 50, told
