"""Requests that take long: each person may have one of a kind at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.errors import Refused


class InProgress:
    """The requests that are being answered by this process, by kind and person."""

    def __init__(self) -> None:
        self._running = set[tuple[str, int]]()

    @contextmanager
    def one(self, kind: str, user_id: int) -> Iterator[None]:
        """Run a request, and refuse a second one of its kind until it ends. Raises Refused: still-working."""
        if (kind, user_id) in self._running:
            raise Refused("still-working")
        self._running.add((kind, user_id))
        try:
            yield
        finally:
            self._running.discard((kind, user_id))
