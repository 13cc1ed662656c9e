"""Custom ids of buttons: everything a press needs, so that buttons of any age work.

An id reads `eg:<verb>:<table>:<version>:<path>`, for example `eg:panel:12:34:Y7.+`. It is never trusted:
whoever handles a press checks the table, the version and the seat again.
"""

from __future__ import annotations

import re
from typing import NamedTuple

MAX_LENGTH = 100
_ID = re.compile(r"eg:([a-z]+):([0-9]{1,18}):([0-9]{1,9}):([^:]*)")
_NUMBER = re.compile(r"[0-9]{1,19}")
_LARGEST = 2**63 - 1
"""The largest number Discord can give anybody, of 19 digits by now, and the databases keep."""


_PAGES = 10**5
"""More than any list has."""


def number(text: str) -> int | None:
    """The number, from 0, that an id, a menu or a command has; None for what somebody has made up."""
    value = int(text) if _NUMBER.fullmatch(text) else None
    return None if value is None or value > _LARGEST else value


def page_number(text: str) -> int:
    """The page, from 0, that an id leads to; whatever somebody has made up leads to the first."""
    page = number(text)
    return 0 if page is None or page >= _PAGES else page


class CustomId(NamedTuple):
    """A verb, the table and version it was offered for, and the answers so far."""

    verb: str
    table: int = 0
    version: int = 0
    path: tuple[str, ...] = ()

    def write(self) -> str:
        """The custom id. Raises ValueError beyond Discord's 100 characters."""
        text = f"eg:{self.verb}:{self.table}:{self.version}:{'.'.join(self.path)}"
        if len(text) > MAX_LENGTH:
            raise ValueError(f"custom id too long: {text}")
        return text

    @classmethod
    def read(cls, custom_id: str) -> CustomId | None:
        """The press a custom id stands for; None if it is not one of ours."""
        match = _ID.fullmatch(custom_id)
        if match is None:
            return None
        verb, table, version, path = match.groups()
        return cls(verb, int(table), int(version), tuple(path.split(".")) if path else ())
