"""docs/shuffle.md is enough to check a deal: its twenty lines deal what the engine deals."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine import transcript
from engine.games.lost_cities import GAME
from engine.games.lost_cities.model import Options

PAGE = (Path(__file__).parent.parent / "docs/shuffle.md").read_text(encoding="utf-8")
PROGRAM = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
ROW = re.compile(r"^\| `([0-9a-f]+)` \| `([0-9a-f]{64})` \| seat (\d) \| ([YBWGRW0-9 ]+) \|$", re.MULTILINE)
VECTORS = ROW.findall(PAGE)


def dealt(seed: str) -> tuple[int, list[list[str]], list[str]]:
    """Who begins, the hands, and the pile from the first card drawn on."""
    state = GAME.setup(Options(), 2, int(seed, 16)).state
    return state.starter, [sorted(hand) for hand in state.hands], list(state.pile[::-1])


@pytest.mark.parametrize("seed", ["0", "1", "a5", *(vector[0] for vector in VECTORS)])
def test_twenty_lines_deal_what_the_engine_deals(seed: str) -> None:
    assert PROGRAM is not None
    assert len([line for line in PROGRAM[1].splitlines() if line]) <= 20
    command = [sys.executable, "-I", "-c", PROGRAM[1], seed]
    first, *hands, pile = subprocess.run(
        command, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    starter, held, drawn = dealt(seed)
    assert first == f"{transcript.fingerprint(seed)} seat {starter + 1} begins"
    assert [hand.split(":")[1].split() for hand in hands] == held
    assert pile.split(":")[1].split() == drawn


def test_the_vectors_on_the_page_are_so() -> None:
    assert len(VECTORS) >= 3
    assert any(len(seed) == 64 for seed, *_ in VECTORS)
    for seed, fingerprint, beginner, cards in VECTORS:
        starter, _, pile = dealt(seed)
        assert transcript.fingerprint(seed) == fingerprint
        assert int(beginner) == starter + 1
        assert cards.split() == pile[:4]
