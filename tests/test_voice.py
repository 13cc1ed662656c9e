"""No docstring, comment, document or test name has a retired word (CONTRIBUTING.md says why)."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source_files import parse

ROOT = Path(__file__).resolve().parent.parent
WORDS = (
    r"(owed|untold|told|heard|rests|whoever|whatever|somebody|nobody|everybody|anew|meanwhile"
    r"|so many|what there is|came of|became of|let go of|in place of|looked at|for ever|of one's own|made-up)"
)
RETIRED = re.compile(rf"(?<![-\w]){WORDS}(?![-\w])", re.IGNORECASE)
ANYWHERE = re.compile(rf"(?:(?<![-\w])|(?<=\\[a-z])){WORDS}(?![-\w])", re.IGNORECASE)
"""The words in code, where an escape such as `\\n` may stand before one."""
PARTS = ("benchmarks", "bot", "data", "engine", "render", "playground", "scripts", "tests")
"""Docstrings and comments in these are checked."""
TEST = re.compile(r"^ *(?:async )?def (test_\w+)", re.MULTILINE)
SUFFIXES = {".toml", ".yml", ".service", ".json"}
PAGES = [
    page for folder in (".", "docs", "benchmarks", ".github") for page in sorted((ROOT / folder).glob("*.md"))
]
CONFIGURATION = [
    *(ROOT / name for name in (".ci/run", ".env.example", "compose.yaml", "Dockerfile", "pyproject.toml")),
    *(
        file
        for folder in ("deploy", ".github", "data")
        for file in sorted((ROOT / folder).rglob("*.*"))
        if file.suffix in SUFFIXES
    ),
]
"""Files with comments that operators and contributors read."""


def prose(file: Path) -> Iterator[tuple[int, str]]:
    """Yield the docstrings and comments of a Python file with their lines, if a retired word is in the file.

    Reading a file by its grammar takes long.
    """
    text = file.read_text(encoding="utf-8")
    if not ANYWHERE.search(text):
        return
    for node in ast.walk(parse(text)):
        match node:
            case ast.Expr(ast.Constant(str(words))):
                yield node.lineno, words
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def test_retired_words_are_found_in_docstrings_and_comments(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text('"""What somebody is\ntold."""\nOWED = "owed"  # anew\n', encoding="utf-8")
    found = [(line, words) for line, text in prose(file) if (words := RETIRED.findall(text))]
    assert found == [(1, ["somebody", "told"]), (3, ["anew"])]


@pytest.mark.parametrize("part", PARTS)
def test_docstrings_and_comments_have_no_retired_words(part: str) -> None:
    path = ROOT / part
    found = [
        f"{file.relative_to(ROOT)}:{line}: {words}"
        for file in ([path] if path.is_file() else sorted(path.rglob("*.py")))
        for line, text in prose(file)
        if (words := RETIRED.findall(text))
    ]
    assert found == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_documents_have_no_retired_words(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    if page.name == "CONTRIBUTING.md":
        text = text.replace(_pairs(text), "")
    assert RETIRED.findall(text) == []


def _pairs(contributing: str) -> str:
    """Return the table of examples, whose first column has retired words."""
    return contributing.split("| Not | But |")[1].split("\n\n")[0]


@pytest.mark.parametrize("file", CONFIGURATION, ids=lambda file: file.name)
def test_configuration_has_no_retired_words(file: Path) -> None:
    assert RETIRED.findall(file.read_text(encoding="utf-8")) == []


def test_comments_of_sentences_have_no_retired_words() -> None:
    found = [
        f"{file.relative_to(ROOT).as_posix()}: {line}"
        for file in sorted((ROOT / "data/locales").rglob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("#") and RETIRED.search(line)
    ]
    assert found == []


def test_test_names_have_no_retired_words() -> None:
    names = [
        f"{file.relative_to(ROOT).as_posix()}: {name}"
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
        for name in TEST.findall(file.read_text(encoding="utf-8"))
    ]
    assert len(names) > 100
    assert [name for name in names if RETIRED.search(name.split(": ")[1].replace("_", " "))] == []
