"""Small changes to tuples, which states are made of."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The items with another one in a place."""
    return (*items[:place], item, *items[place + 1 :])
