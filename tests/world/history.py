"""What happened in a world, in order: told as a story, and summed up in one hash."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60


class Finding(NamedTuple):
    """A promise that was broken: which checker says so, when, and what it saw."""

    checker: str
    at: float
    what: str

    def __str__(self) -> str:
        return f"{moment(self.at)}  {self.checker}: {self.what}"


class History:
    """Everything that crossed the border between the bot and the world, and what broke."""

    def __init__(self, now: Callable[[], float], *, keeps: bool = False) -> None:
        self._now = now
        self._keeps = keeps
        self._hash = hashlib.sha256()
        self.lines: list[str] = []
        self.counts = Counter[str]()
        self.findings: list[Finding] = []

    def note(self, kind: str, what: str) -> None:
        """Something that counts for the hash alone."""
        self.counts[kind] += 1
        self._hash.update(f"{self._now():.6f} {kind} {what}\n".encode())

    def tell(self, kind: str, what: str) -> None:
        """Something worth a line of the story."""
        self.note(kind, what)
        if self._keeps:
            self.lines.append(f"{moment(self._now())}  {what}")

    def add(self, what: Callable[[], str]) -> None:
        """A line of the story about something that is in the hash already."""
        if self._keeps:
            self.lines.append(f"{moment(self._now())}  {what()}")

    def find(self, checker: str, what: str) -> None:
        """A promise is broken; said once, however often it is seen."""
        if not any(found.checker == checker and found.what == what for found in self.findings):
            self.findings.append(Finding(checker, self._now(), what))
            self.tell("finding", f"✗ {checker}: {what}")

    @property
    def digest(self) -> str:
        """What two histories share that are the same byte by byte."""
        return self._hash.hexdigest()[:16]


def moment(at: float) -> str:
    """A time of a world, as a story tells it."""
    day, second = divmod(int(at), DAY)
    return f"day {day + 1} {second // HOUR:02}:{second % HOUR // MINUTE:02}:{second % MINUTE:02}"
