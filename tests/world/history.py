"""The events of a world in order: as a story, and as one hash."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60


class Finding(NamedTuple):
    """A broken promise: the checker that reports it, the time, and the observation."""

    checker: str
    at: float
    what: str

    def __str__(self) -> str:
        return f"{moment(self.at)}  {self.checker}: {self.what}"


class History:
    """Everything exchanged between the bot and the world, and all findings."""

    def __init__(self, now: Callable[[], float], *, keeps: bool = False) -> None:
        self._now = now
        self._keeps = keeps
        self._hash = hashlib.sha256()
        self.lines: list[str] = []
        self.counts = Counter[str]()
        self.findings: list[Finding] = []
        self.on_find: list[Callable[[], None]] = []

    def note(self, kind: str, what: str) -> None:
        """Add an event to the hash only."""
        self.counts[kind] += 1
        self._hash.update(f"{self._now():.6f} {kind} {what}\n".encode())

    def tell(self, kind: str, what: str) -> None:
        """Add an event to the hash and a line to the story."""
        self.note(kind, what)
        if self._keeps:
            self.lines.append(f"{moment(self._now())}  {what}")

    def add(self, what: Callable[[], str]) -> None:
        """Add a line to the story about an event that the hash already has."""
        if self._keeps:
            self.lines.append(f"{moment(self._now())}  {what()}")

    def find(self, checker: str, what: str) -> None:
        """Report a broken promise, once for each description."""
        if not any(found.checker == checker and found.what == what for found in self.findings):
            self.findings.append(Finding(checker, self._now(), what))
            self.tell("finding", f"✗ {checker}: {what}")
            for hears in self.on_find:
                hears()

    @property
    def digest(self) -> str:
        """Return a hash that is equal for identical histories."""
        return self._hash.hexdigest()[:16]


def moment(at: float) -> str:
    """Format a time of the world for the story."""
    day, second = divmod(int(at), DAY)
    return f"day {day + 1} {second // HOUR:02}:{second % HOUR // MINUTE:02}:{second % MINUTE:02}"
