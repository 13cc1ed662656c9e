"""Custom ids of buttons. They hold everything a press needs, so buttons work at any age.

An id reads `eg:<verb>:<table>:<version>:<path>`, for example `eg:panel:12:34:Y7.+`. It can be forged:
handlers check the table, the version and the seat again.
"""

from __future__ import annotations

import re
from typing import NamedTuple

MAX_LENGTH = 100
_ID = re.compile(r"eg:([a-z]+):([0-9]{1,18}):([0-9]{1,9}):([^:]*)")
_NUMBER = re.compile(r"[0-9]{1,19}")
_LARGEST = 2**63 - 1
"""Largest id that databases store: 64 bits, signed."""


_PAGES = 10**5
"""More pages than any list has."""


def number(text: str) -> int | None:
    """Return a number from 0 to 2**63 - 1 written in decimal digits. None for other text."""
    value = int(text) if _NUMBER.fullmatch(text) else None
    return None if value is None or value > _LARGEST else value


def page_number(text: str) -> int:
    """Return a page number from 0. Text that is no valid page gives 0."""
    page = number(text)
    return 0 if page is None or page >= _PAGES else page


class CustomId(NamedTuple):
    """A verb, the table and version it was offered for, and the answers so far."""

    verb: str
    table: int = 0
    version: int = 0
    path: tuple[str, ...] = ()

    def write(self) -> str:
        """Return the custom id. Raises ValueError beyond Discord's 100 characters."""
        text = f"eg:{self.verb}:{self.table}:{self.version}:{'.'.join(self.path)}"
        if len(text) > MAX_LENGTH:
            raise ValueError(f"custom id too long: {text}")
        return text

    @classmethod
    def read(cls, custom_id: str) -> CustomId | None:
        """Parse a custom id. None if it is not in this project's format."""
        match = _ID.fullmatch(custom_id)
        if match is None:
            return None
        verb, table, version, path = match.groups()
        return cls(verb, int(table), int(version), tuple(path.split(".")) if path else ())
