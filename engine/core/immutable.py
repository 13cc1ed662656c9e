"""Helpers for immutable states: replace an item of a tuple, cache a pure function's newest result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with another one at an index."""
    changed = [*items]
    changed[index] = item
    return tuple(changed)


_Things = TypeVarTuple("_Things")
_Answer = TypeVar("_Answer")


def cache_newest(function: Callable[[*_Things], _Answer]) -> Callable[[*_Things], _Answer]:
    """Keeps the newest answer of a pure function until it is asked about something else.

    What a step leaves as it was, the next state shares with the one before. Things that are one and the same
    are compared in no time, however much they hold; a cache that looks them up would have to hash it all.
    """
    kept: tuple[tuple[*_Things], _Answer] | None = None

    def answer(*things: *_Things) -> _Answer:
        nonlocal kept
        # Threads may share one: an answer is kept together with what was asked.
        last = kept
        if last is None or last[0] != things:
            kept = last = things, function(*things)
        return last[1]

    return answer
