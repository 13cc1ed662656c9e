"""Errors outside the rules of a game."""

from __future__ import annotations

from bot.store import Table


class Refused(Exception):
    """A request that the bot rejects.

    `reason` is the key of the sentence `refused-REASON`, which may link to `table`. `details` fill the
    sentence; a tuple becomes a list in the user's language.
    """

    def __init__(
        self, reason: str, table: Table | None = None, **details: str | int | tuple[str, ...]
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.table = table
        self.details = details
