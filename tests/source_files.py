"""The project's Python files, read and parsed once per process."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parent.parent
"""The root of the checkout."""


def sources(part: str) -> list[Path]:
    """Return the Python files of a part, which may be one file."""
    path = HOUSE / part
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


@cache
def written(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def parsed(file: Path) -> ast.Module:
    return parse(written(file))


def parse(text: str) -> ast.Module:
    """Parse Python code while the garbage collector is off.

    Freeing the bot of an earlier test makes the parser of Python 3.11 fail.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(text)
    finally:
        if was_enabled:
            gc.enable()


def nodes(file: Path, word: str) -> Iterator[ast.AST]:
    """Return the nodes of a file that contains a word; empty for others, since walking all takes long."""
    return ast.walk(parsed(file)) if word in written(file) else iter(())
