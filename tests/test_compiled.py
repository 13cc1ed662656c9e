"""The first run of a clone compiles what pytest would compile."""

from __future__ import annotations

from pathlib import Path

import pytest
from _pytest.assertion import rewrite

from tests import compiled


def test_compiled_test_is_stored_where_pytest_looks_for_it(tmp_path: Path) -> None:
    file = tmp_path / "test_sums.py"
    file.write_text("def test_sum():\n    assert 1 + 1 == 2\n")
    compiled.rewrite([file])
    code = rewrite._read_pyc(file, rewrite.get_cache_dir(file) / f"test_sums{rewrite.PYC_TAIL}")
    assert code is not None and "@pytest_ar" in code.co_names


def test_plugins_of_pytest_are_among_the_files_to_compile() -> None:
    assert {"hypothesis", "simcord"} <= {part for file in compiled.plugins() for part in file.parts}


def test_tests_are_compiled_before_parallel_workers_start_only_if_compiled_files_are_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[list[str]] = []
    monkeypatch.setattr(compiled.subprocess, "run", lambda command, **_: begun.append(command))
    monkeypatch.setattr(compiled, "cache_from_source", lambda _: __file__)
    compiled.pytest_xdist_setupnodes()
    assert begun == []
    monkeypatch.setattr(compiled, "cache_from_source", lambda _: "/nowhere")
    compiled.pytest_xdist_setupnodes()
    assert begun == [[compiled.sys.executable, "-m", "tests.compiled"]]


def test_file_whose_compilation_is_checked_to_detect_an_earlier_run_exists() -> None:
    """Without it every run would compile everything again."""
    assert compiled.FIRST.is_file()
