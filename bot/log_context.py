"""Ids of the table, interaction and shard on every log line.

Tasks inherit them from the task that starts them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

_ids: ContextVar[Mapping[str, int | str]] = ContextVar("ids", default=MappingProxyType({}))


def current_ids() -> Mapping[str, int | str]:
    """Return the ids that log lines of the running task get, by name."""
    return _ids.get()


@contextmanager
def about(**ids: int | str) -> Iterator[None]:
    """Add ids to the log lines written within this context."""
    token = _ids.set({**_ids.get(), **ids})
    try:
        yield
    finally:
        _ids.reset(token)


def note(**ids: int | str) -> None:
    """Add ids to the log lines of this task. They stay until the surrounding `about` ends."""
    _ids.set({**_ids.get(), **ids})


def describe(error: BaseException) -> str:
    """Return an exception as `Class: text` on one line, or only the class without text.

    A database error is described by its driver's error, without the SQL.
    """
    original = getattr(error, "orig", None)
    if isinstance(original, BaseException):
        return _class_and_text(original, str(original).partition("\n")[0])
    return _class_and_text(error, " ".join(str(error).split()))


def _class_and_text(error: BaseException, text: str) -> str:
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
