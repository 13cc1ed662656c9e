"""`Hook`: a point at which the core runs functions of features without knowing the features."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, ParamSpec, TypeVar

from sqlalchemy import Connection

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class Hook(Generic[_Given, _Result]):
    """Functions of features that the core runs at one point."""

    def __init__(self) -> None:
        self._functions = list[Callable[_Given, _Result]]()

    def __call__(self, function: Callable[_Given, _Result]) -> Callable[_Given, _Result]:
        """Add a function; used as a decorator."""
        self._functions.append(function)
        return function

    def __iter__(self) -> Iterator[Callable[_Given, _Result]]:
        """Return an iterator over the functions, in the order in which they were added."""
        return iter(self._functions)

    def run(self, *given: _Given.args, **named: _Given.kwargs) -> None:
        """Run all functions in the order in which they were added.

        An error stops it and is raised; results are dropped.
        """
        for function in self._functions:
            function(*given, **named)


server_changed = Hook[[Connection, int, int], None]()
"""Something that a server (its id) shows to its members has changed: a lobby, a complete turn, a result of
the daily deal. Runs in that transaction, with its Unix time."""
