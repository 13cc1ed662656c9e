"""Logging: its format, and the removal of secrets."""

from __future__ import annotations

import json
import logging
import os
import re
import time
from typing import TYPE_CHECKING, TextIO

from discord import ConnectionClosed
from pythonjsonlogger.json import JsonFormatter

from bot import log_context, metrics, network_errors

QUIET = 60.0
"""Seconds in which the same traceback is logged only once."""
HIDDEN = "[hidden]"
_COUNTED = "%s (and %s times more before)"
"""The text of a record whose dropped tracebacks one handler has counted; others leave it so."""
_IN_ADDRESS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[\w.~-]+")
# Within JSON, quotes have backslashes before them.
_IN_PAYLOAD = re.compile(r"""(\\*["']token\\*["']\s*:\s*\\*["'])[^"'\\]+""")
_PASSWORD = re.compile(r"(://[^/\s:@]*:)[^/\s@]+(?=@)")


def redacted(text: str, *secrets: str) -> str:
    """Return a text with HIDDEN for the secrets, tokens of webhooks and interactions, and URL passwords."""
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    for pattern in (_IN_ADDRESS, _IN_PAYLOAD, _PASSWORD):
        text = pattern.sub(rf"\1{HIDDEN}", text)
    return text


class Redacting(logging.Formatter):
    """Formats as another formatter does, and hides secrets, in tracebacks too."""

    def __init__(self, formatter: logging.Formatter, *secrets: str) -> None:
        super().__init__()
        self._formatter = formatter
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Format a record and hide the secrets."""
        return redacted(self._formatter.format(record), *self._secrets)


def hide_tokens(*secrets: str) -> None:
    """Hide tokens and these secrets in everything that the current handlers log from now on."""
    for handler in logging.getLogger().handlers:
        handler.setFormatter(Redacting(handler.formatter or logging.Formatter(), *secrets))


def limit_tracebacks() -> None:
    """From now on log outages as one line, and the same traceback at most once per `QUIET` seconds."""
    for handler in logging.getLogger().handlers:
        if not any(isinstance(known, TracebackFilter) for known in handler.filters):
            handler.addFilter(TracebackFilter())


class TracebackFilter(logging.Filter):
    """Turns outages into one-line warnings, and drops tracebacks that were logged within `QUIET` seconds."""

    def __init__(self) -> None:
        super().__init__()
        self._last = dict[tuple[str, int, type], tuple[float, int]]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return False if the same line logged the same type of error within `QUIET` seconds, else True.

        An outage's record becomes a one-line warning and passes.
        """
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        if _is_outage_error(error):
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
            record.msg, record.args = "%s (%s)", (record.getMessage(), str(error) or type(error).__name__)
            record.exc_info = record.exc_text = None
            return True
        return self._is_unseen_traceback(record, (record.pathname, record.lineno, type(error)))

    def _is_unseen_traceback(self, record: logging.LogRecord, place: tuple[str, int, type]) -> bool:
        """Return whether no traceback from `place` was logged within `QUIET` seconds.

        If some were dropped since, the record's text says how many.
        """
        now = time.monotonic()
        at, spared = self._last.get(place, (-QUIET, 0))
        if now - at < QUIET:
            self._last[place] = (at, spared + 1)
            return False
        self._last[place] = (now, 0)
        if spared and record.msg != _COUNTED:
            record.msg, record.args = _COUNTED, (record.getMessage(), spared)
        return True


def is_outage(record: logging.LogRecord) -> bool:
    """Return whether a log record has an exception, and that is an outage of Discord or the database."""
    error = record.exc_info[1] if record.exc_info else None
    return error is not None and _is_outage_error(error)


def _is_outage_error(error: BaseException) -> bool:
    """Return whether Discord or the database is unavailable, or a gateway connection was closed."""
    return network_errors.is_temporary(error) or isinstance(error, ConnectionClosed)


def count_errors() -> None:
    """Count errors in the log from now on."""
    root = logging.getLogger()
    if not any(isinstance(handler, ErrorCounter) for handler in root.handlers):
        root.addHandler(ErrorCounter())


def text_formatter(stream: TextIO) -> logging.Formatter | None:
    """Return a plain formatter; None for discord.py's own colours on a terminal, unless NO_COLOR is set."""
    if stream.isatty() and "NO_COLOR" not in os.environ:
        return None
    line = "[{asctime}] [{levelname:<8}] {name}: {message}{ids}"
    return ContextFormatter(line, "%Y-%m-%d %H:%M:%S", style="{")


class ContextFormatter(logging.Formatter):
    """Provides the ids in context of warnings and errors as `ids`, in brackets; else it is empty."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record with its ids."""
        ids = log_context.current_ids() if record.levelno >= logging.WARNING else {}
        named = ", ".join(f"{name} {number}" for name, number in ids.items())
        vars(record)["ids"] = f" ({named})" if named else ""
        return super().format(record)


def json_formatter() -> logging.Formatter:
    """Return a formatter for one JSON object a line: time, level, logger, message, and the ids in context."""
    names = {"levelname": "level", "name": "logger", "exc_info": "traceback"}
    return ContextJsonFormatter(
        ("levelname", "name", "message"), rename_fields=names, timestamp="time", json_ensure_ascii=False
    )


class ContextJsonFormatter(JsonFormatter):
    """Adds the ids in context to each line."""

    def format(self, record: logging.LogRecord) -> str:
        """Add the ids in context to a record and format it."""
        vars(record).update(log_context.current_ids())
        return super().format(record)


class ErrorCounter(logging.Handler):
    """Counts the errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record, unless it is about an outage."""
        if not is_outage(record):
            metrics.count_error()


if TYPE_CHECKING:
    from sentry_sdk.types import Event, Hint


def start_error_reports(dsn: str, version: str, *secrets: str) -> None:
    """Send all logged errors to Sentry from now on, without these secrets and without tokens.

    Needs the extra `sentry` and a valid DSN, which `Settings` has checked.
    """
    import sentry_sdk
    from sentry_sdk.integrations.logging import LoggingIntegration

    def redact_event(event: Event, _hint: Hint) -> Event:
        clean: Event = json.loads(redacted(json.dumps(event, default=str), *secrets))
        return clean

    sentry_sdk.init(
        dsn=dsn,
        release=version,
        # No values of variables (hands!), no name of the machine, no trail of requests; never who asked.
        include_local_variables=False,
        server_name="",
        max_breadcrumbs=0,
        default_integrations=False,
        auto_enabling_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
        before_send=redact_event,
    )
