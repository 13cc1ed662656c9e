"""docs/shuffle.md is sufficient to check a deal: its programs reproduce the engine's deals."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from bot.tables import solo
from engine import game_transcript
from engine.games.lost_cities import GAME
from engine.games.lost_cities.model import Options

DOCS = Path(__file__).parent.parent / "docs"
PROGRAMS = DOCS / "examples"
PAGE = (DOCS / "shuffle.md").read_text(encoding="utf-8")
PYTHON = [sys.executable, "-I"]
NODE = shutil.which("node")


ROW = re.compile(r"^\| `([0-9a-f]+)` \| `([0-9a-f]{64})` \| seat (\d) \| ([YBWGRW0-9 ]+) \|$", re.MULTILINE)
VECTORS = ROW.findall(PAGE)


def dealt(seed: str) -> tuple[int, list[list[str]], list[str]]:
    """Return the starting player, the hands, and the pile in drawing order."""
    state = GAME.rules.setup(Options(), 2, int(seed, 16)).state
    return state.starter, [sorted(hand) for hand in state.hands], list(state.pile[::-1])


SEEDS = ["0", "1", "a5", *(vector[0] for vector in VECTORS)]


def require_dealt(seed: str, command: list[str], file: Path) -> None:
    """Check that a program, given the seed, deals as the engine does."""
    ran = subprocess.run([*command, str(file), seed], capture_output=True, text=True, check=True)
    first, *hands, pile = ran.stdout.splitlines()
    starter, held, drawn = dealt(seed)
    assert first == f"{game_transcript.fingerprint(seed)} seat {starter + 1} begins"
    assert [hand.split(":")[1].split() for hand in hands] == held
    assert pile.split(":")[1].split() == drawn


@pytest.mark.parametrize("seed", SEEDS)
def test_documented_python_program_deals_as_the_engine_does(seed: str) -> None:
    require_dealt(seed, PYTHON, PROGRAMS / "shuffle.py")


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
@pytest.mark.parametrize("seed", SEEDS)
def test_documented_javascript_program_deals_as_the_engine_does(seed: str) -> None:
    require_dealt(seed, [NODE or ""], PROGRAMS / "shuffle.js")


def test_documented_test_vectors_are_correct() -> None:
    assert len(VECTORS) >= 3
    assert any(len(seed) == 64 for seed, *_ in VECTORS)
    for seed, fingerprint, beginner, cards in VECTORS:
        starter, _, pile = dealt(seed)
        assert game_transcript.fingerprint(seed) == fingerprint
        assert int(beginner) == starter + 1
        assert cards.split() == pile[:4]


def test_derived_seeds_of_a_match_have_no_zeros_in_front_as_the_documented_method_needs() -> None:
    seeds = [solo.deal_seed("deadbeef", number) for number in range(1, 60)]
    assert sha256(b"deadbeef deal 1").hexdigest() == f"0{seeds[0]}"
    assert all(seed == format(int(seed, 16), "x") for seed in seeds)
