"""Removes the values of statements and rows from database errors, so that logs never contain hidden cards.

SQLAlchemy's `hide_parameters` leaves out what it adds itself. PostgreSQL and asyncpg quote values too:
in the DETAIL of a violated constraint, and in the message about a value that does not fit its column.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from sqlalchemy import ExceptionContext

_DATA_EXCEPTION = "22"
"""The prefix of SQLSTATE codes for unfit values, whose messages may quote them."""
_ARGUMENT = re.compile(r"invalid input for query argument \$\d+")


def remove_values(context: ExceptionContext) -> None:
    """Rewrite the messages of a failed statement's exceptions. A listener for SQLAlchemy's `handle_error`."""
    for error in _chain(context.original_exception):
        _shorten(error)
    raised = context.sqlalchemy_exception
    if raised is not None and raised.args:
        raised.args = (_without_values(raised.args[0], _code(context.original_exception)), *raised.args[1:])


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an exception and those that a traceback prints before it."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _shorten(error: BaseException) -> None:
    for field in ("detail", "hint"):
        if getattr(error, field, None):
            setattr(error, field, None)
    error.args = tuple(
        _without_values(one, _code(error)) if isinstance(one, str) else one for one in error.args
    )


def _code(error: BaseException) -> str:
    return getattr(error, "sqlstate", None) or ""


def _without_values(message: str, code: str) -> str:
    """Return the part of an error message that quotes no values."""
    if found := _ARGUMENT.search(message):
        return message[: found.end()]
    if code.startswith(_DATA_EXCEPTION):
        return f"a value does not fit ({code})"
    return message.partition("\nDETAIL:")[0]
