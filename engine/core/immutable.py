"""Helpers for immutable states."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the tuple with the item at `index` (from the end if negative) replaced. Raises IndexError."""
    changed = [*items]
    changed[index] = item
    return tuple(changed)


_Things = TypeVarTuple("_Things")
_Answer = TypeVar("_Answer")


def cache_newest(function: Callable[[*_Things], _Answer]) -> Callable[[*_Things], _Answer]:
    """Decorate a pure function to cache its newest result. A call with equal arguments returns it."""
    kept: tuple[tuple[*_Things], _Answer] | None = None

    def answer(*things: *_Things) -> _Answer:
        nonlocal kept
        # Arguments and result are stored together, since threads may share the cache.
        last = kept
        if last is None or last[0] != things:
            kept = last = things, function(*things)
        return last[1]

    return answer
