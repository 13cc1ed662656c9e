"""A pytest plugin that compiles modules once, instead of once in each process of each run.

Where Python is set to store no bytecode, this stores it for tests. It does so on import, since pytest imports
the plugins that `-p` names before its other plugins.

Before the first run of a clone, `python -m tests.compiled` compiles all modules on all cores: pytest rewrites
every `assert`, and each of its processes would do so for every test. It only saves time; its failure is
ignored.
"""

from __future__ import annotations

import gc
import os
import py_compile
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from importlib.metadata import distributions
from importlib.util import cache_from_source
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
IMPORTED = ("bot.app.client", "alembic.command")
"""Modules that import most third-party packages."""
FIRST = ROOT.joinpath(*IMPORTED[0].split(".")).with_suffix(".py")
"""A module whose bytecode shows that a clone was compiled before."""
OURS = ("bot", "engine", "render", "playground", "tests")
AT_ONCE = 16
"""Files per batch of a process, so that all processes finish at about the same time."""

# Importing and collecting thousands of tests makes many permanent objects, and hardly any garbage.
# `tests/conftest.py` enables the collector again before the first test.
gc.disable()
if sys.dont_write_bytecode:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    kept = ROOT / ".pytest_cache" / "d" / "compiled"
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(kept)
    sys.dont_write_bytecode = False


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Compile everything before the first processes start."""
    if not Path(cache_from_source(str(FIRST))).exists():
        subprocess.run([sys.executable, "-m", "tests.compiled"], cwd=ROOT, check=False)


def compile_all() -> None:
    """Compile everything that a run of all tests imports."""
    ours = [file for room in OURS for file in sorted((ROOT / room).rglob("*.py"))]
    rewritten = [file for file in ours if file.name == "conftest.py" or file.name.startswith("test_")]
    with ProcessPoolExecutor() as pool:
        begun = [pool.submit(import_module, name) for name in IMPORTED]
        for work, files in ((rewrite, [*rewritten, *plugins()]), (keep, ours)):
            begun += [pool.submit(work, files[at : at + AT_ONCE]) for at in range(0, len(files), AT_ONCE)]
        for done in begun:
            done.exception()


def plugins() -> list[Path]:
    """Return the files of pytest's plugins, which pytest rewrites as it does tests."""
    with_plugins = (one for one in distributions() if one.entry_points.select(group="pytest11"))
    return [
        Path(str(one.locate_file(file)))
        for one in with_plugins
        for file in one.files or ()
        if file.suffix == ".py"
    ]


def keep(files: list[Path]) -> None:
    """Compile modules as Python does."""
    for file in files:
        py_compile.compile(str(file), doraise=False, quiet=2)


def rewrite(files: list[Path]) -> None:
    """Compile tests as pytest does, and store them where pytest looks for them."""
    from _pytest.assertion import rewrite as by_pytest

    config: Any = SimpleNamespace(getini=lambda _: False)
    state: Any = SimpleNamespace(trace=lambda _: None)
    for file in files:
        folder = by_pytest.get_cache_dir(file)
        by_pytest.try_makedirs(folder)
        stat, code = by_pytest._rewrite_test(file, config)
        by_pytest._write_pyc(state, code, stat, folder / f"{file.stem}{by_pytest.PYC_TAIL}")


if __name__ == "__main__":
    compile_all()
