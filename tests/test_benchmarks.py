"""Each benchmark runs with its smallest input. Whether a target is met is not asked: this machine is busy."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 600
"""Seconds."""
SMALLEST = {
    "chances": ["--games", "1", "--judged", "1"],
    "computers": ["lost_cities", "easy", "first", "1"],
    "days": ["2", "40"],
    "engines": ["0.1"],
    "films": ["lost_cities"],
    "habits": ["--games", "1", "--playouts", "1", "--only", "tikal", "first"],
    "holding": ["2"],
    "ladder": ["duel", "1"],
    "leaderboards": ["1000", "3000"],
    "lessons": [],
    "memory": ["2", "40"],
    "pictures": ["1"],
    "presses": ["1", "2"],
    "prospects": ["two", "2"],
    "same_games": [".", "--games", "1"],
    "start": ["--rounds", "1"],
    "steps": ["--steps", "5"],
    "store": ["40"],
    "taps": ["2"],
    "thinking": ["--tables", "1", "--rounds", "1", "--seconds", "1"],
    "tune": ["duel", "1"],
    "tune_board": ["two", "1"],
    "tune_tikal": ["2", "1"],
    "turns": ["--turns", "1"],
    "walks": [],
    "weeks": ["1", "--tables", "1", "--hours", "1"],
    "wire": ["--tables", "2", "--seconds", "1", "--plain"],
}
"""The arguments of each benchmark that make it as short as it can be."""
MET, MISSED = 0, 1
"""Exit codes."""


def test_every_benchmark_has_its_smallest_input() -> None:
    runnable = {
        file.stem
        for file in (ROOT / "benchmarks").glob("*.py")
        if "__main__" in file.read_text(encoding="utf-8")
    }
    assert runnable == SMALLEST.keys()


@pytest.mark.slow
@pytest.mark.parametrize("name", SMALLEST)
def test_benchmark_runs(name: str) -> None:
    command = [sys.executable, "-m", f"benchmarks.{name}", *SMALLEST[name]]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr[-2000:]
    assert done.returncode in (MET, MISSED), done.stderr[-2000:]
    assert done.stdout
