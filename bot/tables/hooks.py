"""Hooks: points in the life of tables and people at which features take part.

A feature decorates a function with the hook, and the core runs all functions of a hook without knowing the
features:

    @hooks.game_over
    def record_score(change: TableTransaction, result: Result) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, ParamSpec, TypeVar

from sqlalchemy import Connection

from bot.store.preferences import PersonTransaction
from bot.store.transaction import TableTransaction
from engine.core.types import Result

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
        return iter(self._functions)

    def run(self, *given: _Given.args, **named: _Given.kwargs) -> None:
        """Run all functions in the order in which they were added; an error stops it. Results are dropped."""
        for function in self._functions:
            function(*given, **named)


game_over = Hook[[TableTransaction, Result], None]()
"""A game has ended; runs in the transaction of its last step."""
time_zone_changed = Hook[[PersonTransaction], None]()
"""A user has chosen another time zone; runs in that transaction."""
person_forgotten = Hook[[PersonTransaction], None]()
"""A user's data is about to be deleted; runs in that transaction."""
purge = Hook[[Connection, int], bool]()
"""Delete some of what has expired, and return whether there is more; runs daily."""
