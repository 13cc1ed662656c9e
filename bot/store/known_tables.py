"""The tables this process has read or changed last: whoever uses one asks first how far the game has come."""

from __future__ import annotations

from collections import OrderedDict

from bot.store.records import Table

MOST_KEPT = 256
"""Tables, of some ten kilobytes each."""


class KnownTables:
    """Tables as they were seen last, none of them older than one seen before."""

    def __init__(self) -> None:
        self._kept = OrderedDict[int, Table]()

    def of(self, table_id: int) -> Table | None:
        """A table as it was seen last; None if it is not kept."""
        return self._kept.get(table_id)

    def keep(self, table: Table) -> None:
        """Keeps a table that was just read or changed, unless a later one of it is kept already."""
        known = self._kept.pop(table.id, None)
        self._kept[table.id] = table if known is None or known.version <= table.version else known
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
