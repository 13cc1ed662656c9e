"""The result of one check."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Check:
    """What one look found; with a remedy it is a problem."""

    name: str
    found: str
    remedy: str | None = None

    @property
    def is_ok(self) -> bool:
        """Whether nothing has to be done."""
        return self.remedy is None

    def __str__(self) -> str:
        line = f"{'ok' if self.is_ok else 'problem':<9}{self.name}: {self.found}"
        return line if self.is_ok else f"{line}\n         → {self.remedy}"


def brief(error: BaseException) -> str:
    """An error on one line: its kind, and the first line of what it says."""
    said = str(error).splitlines()
    return f"{type(error).__name__}: {said[0]}" if said else type(error).__name__
