"""Refusals outside the rules of a game."""

from __future__ import annotations

from bot.store import Table


class Refused(Exception):
    """A wish the bot cannot fulfil; `reason` is a sentence's id in the catalogue (`refused-…`).

    `table` is the table it is about, so that the answer can link to it. Several names become a list, as each
    language writes it.
    """

    def __init__(
        self, reason: str, table: Table | None = None, **details: str | int | tuple[str, ...]
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.table = table
        self.details = details
