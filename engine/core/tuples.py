"""Small changes to tuples, which states are made of."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with another one at an index."""
    changed = [*items]
    changed[index] = item
    return tuple(changed)
