"""The store: reads, creates and changes tables, and caches the tables this process has seen."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Concatenate, ParamSpec, TypeVar, Unpack

from sqlalchemy import (
    Connection,
    func,
    insert,
    select,
)
from sqlalchemy.exc import IntegrityError

from bot.store import table_queries
from bot.store.database import Database
from bot.store.dialects import NUMBERS, advisory_lock, lock_table
from bot.store.hook import server_changed
from bot.store.outbox import Outbox
from bot.store.records import Player, Progress, Seen, Table, TableColumns
from bot.store.schema import EVERYWHERE, tables
from bot.store.sharding import ShardRange
from bot.store.transaction import ChannelBusy, PersonTransaction, TableTransaction

MOST_KEPT = 256
"""Cached tables, about 10 KB each."""


class KnownTables:
    """A cache of the newest version this process has seen of each table."""

    def __init__(self) -> None:
        self._kept = OrderedDict[int, Table]()

    def of(self, table_id: int) -> Table | None:
        """Return the cached table, or None."""
        return self._kept.get(table_id)

    def keep(self, table: Table) -> None:
        """Cache a table, unless a later version is cached.

        The table kept longest ago is dropped beyond `MOST_KEPT`; reading one does not count.
        """
        known = self._kept.pop(table.id, None)
        self._kept[table.id] = table if known is None or known.version <= table.version else known
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


_CREATED = insert(tables)
_LAST = 2**31 - 1
_FIRST_SECOND = 1_767_225_600
"""The start of 2026. Table numbers are at least the seconds since then."""
_LONGEST_BREAK = 20 * 365 * 24 * 60 * 60
"""The most seconds between two new tables; a clock that says more is wrong."""
_NEWEST_NUMBER = select(func.max(tables.c.id)).where(tables.c.id < _LAST)
"""The largest table number that leaves room for another."""
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


class NoSuchTable(Exception):
    """No table has this number."""


class Store:
    """One database. With a `share`, this process runs the due work of some servers only."""

    def __init__(self, database: Database, share: ShardRange | None = None) -> None:
        self._database = database
        self.read, self.write = database.read, database.write
        self.share = share
        self._known = KnownTables()
        self.outbox = Outbox(database)

    async def reserve(self) -> None:
        """Keep other processes from this one's shards until `close`, as `Database.reserve` does."""
        await self._database.reserve(self.share)

    async def close(self) -> None:
        """Close the database after finishing what was submitted."""
        await self._database.close()

    async def table(self, table_id: int) -> Table | None:
        """Return a table by its number, read from the database and cached; None if there is none."""
        if table_id > _LAST:
            return None
        table = await self._database.read(table_queries.read_table, table_id)
        if table is not None:
            self._known.keep(table)
        return table

    async def cached_table(self, table_id: int) -> Table | None:
        """Return the cached table if its `Progress` is still current, else read it; None if there is none."""
        known = self._known.of(table_id)
        if known is None or await self._stored_progress(table_id) != known.progress:
            return await self.table(table_id)
        return known

    def has_recorded(self, seen: Seen) -> bool:
        """Return whether a later version of the table, in the cache, already includes this sighting."""
        known = self._known.of(seen.table_id)
        player = known.player_of(seen.user_id) if known is not None and known.version > seen.version else None
        return player is not None and player.seen_at is not None and player.seen_at >= seen.at

    def newest_version(self, table_id: int) -> int:
        """Return the newest version of a table that this process has seen; 0 if none."""
        known = self._known.of(table_id)
        return 0 if known is None else known.version

    async def is_newest(self, table: Table) -> bool:
        """Return whether no later version of a table is known.

        A single process asks its cache, and says True for a table that is not in it. With several processes
        the database is queried; False if the table is gone there.
        """
        if self.newest_version(table.id) > table.version:
            return False
        if self.share is None:
            return True
        progress = await self._stored_progress(table.id)
        return progress is not None and progress.version == table.version

    async def _stored_progress(self, table_id: int) -> Progress | None:
        return await self._database.read(table_queries.read_progress, table_id)

    async def create(
        self,
        players: Iterable[Player],
        work: Callable[[TableTransaction], object] = lambda change: None,
        **columns: Unpack[TableColumns],
    ) -> Table:
        """Create a table, seat `players`, run `work` on it in one transaction, and return it (not cached).

        On a server `server_changed` runs. Raises ChannelBusy if the channel has a live table, and what `work`
        raises; then nothing is created.
        """
        return await self._database.write(_insert_table, players, work, columns)

    async def change(
        self,
        command: Callable[Concatenate[TableTransaction, _Given], _Result],
        table_id: int,
        now: int,
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> _Result:
        """Lock a table and return the result of `command(TableTransaction, …)`.

        `server_changed` runs if lists of tables look different. After the commit all locked tables are
        cached, and the table's attempts remembered in `outbox`. Rolls back if the command raises. Raises
        NoSuchTable, and what the command raises.
        """

        def run_command_and_hook(connection: Connection) -> tuple[_Result, TableTransaction]:
            change = TableTransaction(connection, _lock_and_read(connection, table_id), now)
            result = command(change, *given, **named)
            _run_server_changed(connection, [change, *change.others], now)
            return result, change

        result, change = await self._database.write(run_command_and_hook)
        self.outbox.remember(table_id, change.attempts)
        for one in (change, *change.others):
            self._known.keep(one.table)
        return result

    async def change_person(
        self,
        command: Callable[Concatenate[PersonTransaction, _Given], _Result],
        user_id: int,
        now: int,
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> _Result:
        """Return the result of `command(PersonTransaction, …)` in one transaction; roll back if it raises.

        `server_changed` runs if lists of tables look different. Changed tables are not cached.
        """

        def run_command_and_hook(connection: Connection) -> _Result:
            person = PersonTransaction(connection, user_id, now)
            result = command(person, *given, **named)
            _run_server_changed(connection, person.opened, now)
            return result

        return await self._database.write(run_command_and_hook)


def _run_server_changed(connection: Connection, changes: Iterable[TableTransaction], now: int) -> None:
    """Run `server_changed` for each server whose list of tables looks different."""
    changed = {change.table.guild_id for change in changes if change.changes_lists}
    for guild_id in sorted(changed - {EVERYWHERE}):
        server_changed.run(connection, guild_id, now)


def _lock_and_read(connection: Connection, table_id: int) -> Table:
    """Lock a table and return it. Raises NoSuchTable."""
    lock_table(connection, table_id)
    table = table_queries.read_table(connection, table_id)
    if table is None:
        raise NoSuchTable
    return table


def _next_number(connection: Connection, now: int) -> int:
    """Return the number for a new table, above all others.

    It is the seconds since `_FIRST_SECOND`. If these are fewer, or over `_LONGEST_BREAK` above the newest
    number, it is one above the newest.
    """
    advisory_lock(connection, NUMBERS)
    newest = connection.scalar(_NEWEST_NUMBER) or 0
    seconds = now - _FIRST_SECOND
    return max(newest + 1, seconds if seconds <= newest + _LONGEST_BREAK else 0)


def _insert_table(
    connection: Connection,
    players: Iterable[Player],
    work: Callable[[TableTransaction], object],
    columns: TableColumns,
) -> Table:
    """Create a table, seat its players, run `work` and, on a server, `server_changed`; return the table.

    Raises ChannelBusy.
    """
    table_id = _next_number(connection, columns.get("created_at", 0))
    try:
        connection.execute(_CREATED, {"id": table_id, **columns})
    except IntegrityError as error:
        raise ChannelBusy from error
    table = _lock_and_read(connection, table_id)
    change = TableTransaction(connection, table, table.created_at)
    change.seat(players)
    work(change)
    if table.guild_id:
        server_changed.run(connection, table.guild_id, table.created_at)
    return change.table
