"""A cache of compiled SQL statements that finds those of constants without hashing them.

SQLAlchemy looks up each execution by a deep tuple, and Python does not remember the hash of a tuple.
"""

from __future__ import annotations

from typing import Any

MOST = 5_000
"""Entries by identity. Statements that are built for one execution fill them up."""


class CompiledStatements(dict[Any, Any]):
    """Compiled statements by SQLAlchemy's key, whose second part is the tuple that a statement keeps."""

    def __init__(self) -> None:
        super().__init__()
        # The key is kept with its statement, so that no other tuple gets its identity.
        self._by_identity = dict[Any, tuple[Any, Any]]()

    def get(self, key: Any, default: Any = None) -> Any:
        """Return the compiled statement for a key."""
        dialect, statement, *others = key
        quick = (id(dialect), id(statement), *others)
        if (known := self._by_identity.get(quick)) is not None:
            return known[1]
        if (compiled := super().get(key)) is None:
            return default
        if len(self._by_identity) >= MOST:
            self._by_identity.clear()
        self._by_identity[quick] = key, compiled
        return compiled
