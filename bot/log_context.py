"""Log context: the ids of the table, interaction and shard, on every line of the log.

They belong to the running task and those it begins, so nobody has to hand them on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from types import MappingProxyType

_ids: ContextVar[Mapping[str, int | str]] = ContextVar("ids", default=MappingProxyType({}))


def current() -> Mapping[str, int | str]:
    """The ids that are known now, by their names."""
    return _ids.get()


@contextmanager
def about(**ids: int | str) -> Iterator[None]:
    """Notes ids for whatever happens within; what is noted there is forgotten afterwards."""
    token = _ids.set({**_ids.get(), **ids})
    try:
        yield
    finally:
        _ids.reset(token)


def note(**ids: int | str) -> None:
    """Notes ids that have become known, until the `about` around is left."""
    _ids.set({**_ids.get(), **ids})


def describe(error: BaseException) -> str:
    """The class of an exception and its text on one line, for the log; the class alone if it has no text.

    Of a database error only the first line of the driver's own error is used: the rest may hold values.
    """
    original = getattr(error, "orig", None)
    if isinstance(original, BaseException):
        return _named(original, str(original).partition("\n")[0])
    return _named(error, " ".join(str(error).split()))


def _named(error: BaseException, text: str) -> str:
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
