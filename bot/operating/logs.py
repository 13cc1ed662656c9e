"""What the log may not hold: tokens, with which anybody could answer in the bot's name."""

from __future__ import annotations

import logging
import re

HIDDEN = "[hidden]"
_IN_ADDRESS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[\w.~-]+")
_IN_PAYLOAD = re.compile(r"""(["']token["']\s*:\s*["'])[^"']+""")


def redacted(text: str) -> str:
    """A text without the tokens of interactions and webhooks."""
    return _IN_PAYLOAD.sub(rf"\1{HIDDEN}", _IN_ADDRESS.sub(rf"\1{HIDDEN}", text))


class Redacting(logging.Formatter):
    """Formats as another formatter does, and hides tokens, in tracebacks too."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self._formatter = formatter

    def format(self, record: logging.LogRecord) -> str:
        """The line, or lines, as they are written."""
        return redacted(self._formatter.format(record))


def hide_tokens() -> None:
    """Hides tokens in all that is logged from now on."""
    for handler in logging.getLogger().handlers:
        handler.setFormatter(Redacting(handler.formatter or logging.Formatter()))
