"""The result of one check."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Check:
    """The result of a check. One with a remedy is a problem."""

    name: str
    found: str
    remedy: str | None = None

    @property
    def is_ok(self) -> bool:
        return self.remedy is None

    def __str__(self) -> str:
        """Return its line of the report; a problem has its remedy on a second one."""
        line = f"{'ok' if self.is_ok else 'problem':<9}{self.name}: {self.found}"
        return line if self.is_ok else f"{line}\n         → {self.remedy}"


def brief(error: BaseException) -> str:
    """Return an error as one line, its type and the first line of its text."""
    said = str(error).splitlines()
    return f"{type(error).__name__}: {said[0]}" if said else type(error).__name__
