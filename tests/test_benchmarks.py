"""The benchmarks: their README names all of them, other files name those that exist, and each one runs.

Figures are not compared with targets, since they depend on the machine.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BENCHMARKS = ROOT / "benchmarks"
TIMEOUT = 600
"""Seconds."""
ROW = re.compile(
    r"^\| `(?P<command>[\w.]+)[^`]*` \| [^|]+ \| (?:`(?P<smallest>[^`]*)`: )?[^|]+ \|[^|]*\|$", re.MULTILINE
)
"""A command of the README, and its smallest input if it takes any."""
NAMED = re.compile(r"\bbenchmarks[./]((?:\w+[./])*\w+)")
READERS = (
    *("*.md", ".ci/run", ".github/workflows/*.yml", "data/**/*.toml", "docs/*.md"),
    *(f"{part}/**/*.py" for part in ("benchmarks", "bot", "engine", "render", "tests")),
)
TARGET_MET, TARGET_MISSED = 0, 1
"""Exit codes."""


def documented() -> dict[str, list[str]]:
    """Return the shortest arguments of each command in the README."""
    readme = (BENCHMARKS / "README.md").read_text(encoding="utf-8")
    return {row["command"]: shlex.split(row["smallest"] or "") for row in ROW.finditer(readme)}


def command(file: Path) -> str:
    """Return a file's name for `python -m`, without the prefix `benchmarks.`."""
    return ".".join(file.relative_to(BENCHMARKS).with_suffix("").parts).removesuffix(".__main__")


def named(file: Path) -> Iterator[str]:
    """Yield the dotted names within `benchmarks` that a file mentions."""
    for name in NAMED.findall(file.read_text(encoding="utf-8")):
        yield name.removesuffix(".py").replace("/", ".").removesuffix(".__main__")


def test_readme_lists_every_benchmark() -> None:
    runnable = {
        command(file) for file in BENCHMARKS.rglob("*.py") if "__main__" in file.read_text(encoding="utf-8")
    }
    assert documented().keys() == runnable


def test_every_benchmark_that_a_file_names_exists() -> None:
    files = {file for pattern in READERS for file in ROOT.glob(pattern)}
    modules = {command(file) for file in BENCHMARKS.rglob("*.py")}
    missing = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in sorted(files)
        for name in named(file)
        if name not in modules and not (BENCHMARKS / name.replace(".", "/")).exists()
    ]
    assert not missing


@pytest.mark.slow
@pytest.mark.parametrize("name", documented())
def test_documented_benchmark_runs_without_an_error(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", f"benchmarks.{name}", *documented()[name]],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr[-2000:]
    assert done.returncode in (TARGET_MET, TARGET_MISSED), done.stderr[-2000:]
    assert done.stdout
