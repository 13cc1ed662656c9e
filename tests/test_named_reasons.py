"""Docstrings of the bot name the reasons of refusals that are raised."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from bot.tables import hooks
from tests.source_files import HOUSE, parsed

pytestmark = pytest.mark.xdist_group("architecture")  # one process, which parses every file once
REASON = re.compile(r"\b[a-z]+(?:-[a-z]+)+\b|\bleft\b")
"""A reason in a docstring: words joined by hyphens, and the only one of a single word."""


@dataclass(frozen=True)
class Refusing:
    """A function, the reasons of its own `raise` statements, and what its docstring says of errors.

    `owner` is its class, else its module.
    """

    place: str
    owner: str
    name: str
    parameters: frozenset[str]
    raised: frozenset[str]
    errors: str

    @property
    def named(self) -> set[str]:
        return set(REASON.findall(self.errors))

    @property
    def referred_to(self) -> set[str]:
        """Return the functions that raise the same: "as `require_host` and `moves.play`" gives both."""
        lists = re.findall(r"\bas `.+?(?:[.;] |$)", self.errors)
        named = {name for one in lists for name in re.findall(r"(?:as|and|,) `([\w.]+)`", one)}
        return named - self.parameters


def _functions() -> Iterator[Refusing]:
    for file in sorted((HOUSE / "bot").rglob("*.py")):
        for parent in ast.walk(parsed(file)):
            owner = parent.name if isinstance(parent, ast.ClassDef) else file.stem
            for node in ast.iter_child_nodes(parent):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield _read(node, owner, f"{file.relative_to(HOUSE)}: {node.name}")


def _read(function: ast.FunctionDef | ast.AsyncFunctionDef, owner: str, place: str) -> Refusing:
    parameters = frozenset(node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg))
    errors = _errors(ast.get_docstring(function) or "")
    return Refusing(place, owner, function.name, parameters, frozenset(_raised(function)), errors)


def _errors(docstring: str) -> str:
    """Return a docstring's text from "Raises" on, if it names refusals."""
    _, raises, errors = " ".join(docstring.split()).partition("Raises ")
    return raises + errors if "Refused" in errors else ""


def _raised(function: ast.AST) -> Iterator[str]:
    """Yield the literal reasons of `raise Refused(…)` in a function, without functions inside it."""
    for node in ast.iter_child_nodes(function):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        match node:
            case ast.Raise(exc=ast.Call(func=ast.Name(id="Refused"), args=[reason, *_])):
                yield from _literals(reason)
        yield from _raised(node)


def _literals(reason: ast.expr) -> Iterator[str]:
    match reason:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from _literals(body)
            yield from _literals(orelse)


@cache
def functions() -> list[Refusing]:
    """Return all functions of the bot."""
    return [*_functions()]


@cache
def naming() -> list[Refusing]:
    """Return the functions whose docstrings name refusals."""
    return [function for function in functions() if function.errors]


def test_reasons_of_raised_refusals_are_found_but_not_those_of_inner_functions() -> None:
    code = """
def f():
    if a:
        raise Refused("not-host" if b else "left", c)
    def g():
        raise Refused("not-paused")
"""
    assert [*_raised(ast.parse(code).body[0])] == ["not-host", "left"]


def test_docstrings_that_name_reasons_of_refusal_name_all_that_the_function_raises() -> None:
    assert len(naming()) > 200
    assert [(one.place, one.raised - one.named) for one in naming() if one.raised - one.named] == []


def test_public_functions_that_raise_refused_name_the_reasons_in_their_docstring() -> None:
    inner = {"handle", "play"}  # functions inside decorators and of generated commands
    silent = [one for one in functions() if one.raised and not one.errors and one.name[0] != "_"]
    assert [one.place for one in silent if one.name not in inner] == []


def test_reasons_of_refusal_named_in_docstrings_have_a_sentence_for_players() -> None:
    sentences = "".join(file.read_text() for file in (HOUSE / "data/locales/en").rglob("*.ftl"))
    known = set(re.findall(r"^refused-([\w-]+) =", sentences, re.MULTILINE))
    assert [(one.place, one.named - known) for one in naming() if one.named - known] == []


def test_function_that_a_docstring_refers_to_for_its_reasons_of_refusal_names_its_own() -> None:
    named = {f"{one.owner}.{one.name}" for one in naming()} | {one.name for one in naming()}
    named |= {f"hooks.{name}" for name in vars(hooks)}
    missing = [(one.place, one.referred_to - named) for one in naming()]
    assert [(place, names) for place, names in missing if names] == []
