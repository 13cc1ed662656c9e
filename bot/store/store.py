"""`Store`: queries about tables, and every change of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Concatenate, ParamSpec, TypeVar, Unpack

from sqlalchemy import (
    BigInteger,
    Connection,
    Insert,
    bindparam,
    case,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import ReturningUpdate

from bot.store import invitations, rows, sharding, table_leases
from bot.store.claiming import claim
from bot.store.columns import TableColumns
from bot.store.database import Database
from bot.store.known_tables import KnownTables
from bot.store.locks import NUMBERS, advisory_lock, lock_table
from bot.store.outbox import Outbox
from bot.store.preferences import PersonTransaction
from bot.store.records import FORMER, USUAL_WISHES, Logged, Player, Preferences, Progress, Seen, Table
from bot.store.schema import (
    AWAITING,
    LIVE,
    PLAYED,
    PLAYING,
    SEATED,
    WAITING,
    WAKING,
    AnySelect,
    Condition,
    clock_stops,
    seats,
    servers,
    tables,
)
from bot.store.sharding import ShardRange, own
from bot.store.transaction import ChannelBusy, TableTransaction
from bot.store.upsert import upsert

_CLAIMED_AT_ONCE = 1000
_CREATED = insert(tables)
_AWAITS = select(tables.c.awaits_computer).where(tables.c.id == bindparam("of_table"))
_COMPUTERS = select(exists().where(SEATED, seats.c.user_id < 0, seats.c.user_id > FORMER))
_SETTINGS = select(servers.c.settings).where(servers.c.guild_id == bindparam("of_guild"))
_LAST = 2**31 - 1
_FIRST_SECOND = 1_767_225_600
"""2026 began; the second from which a table's number counts."""
_LONGEST_BREAK = 20 * 365 * 24 * 60 * 60
"""Seconds between two tables that are plausible; a clock that says more is wrong."""
_NEWEST_NUMBER = select(func.max(tables.c.id)).where(tables.c.id < _LAST)
"""The largest number so far that leaves room for another."""
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")
_LIVE_IN = rows.TABLES.where(tables.c.channel_id == bindparam("of_channel"), LIVE)
_LIVE_ON = rows.TABLES.where(tables.c.guild_id == bindparam("of_guild"), LIVE)
_NEWEST = (
    select(tables.c.id)
    .where(tables.c.channel_id == bindparam("of_channel"), PLAYED)
    .order_by(tables.c.id.desc())
    .limit(1)
)
_LAST_IN = rows.TABLES.where(tables.c.id == _NEWEST.scalar_subquery())
_PLAYED_BY = rows.TABLES.where(
    tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == bindparam("of_user"), SEATED))
)
_DEALT = (
    select(tables.c.id)
    .where(tables.c.id > bindparam("after"), tables.c.seed.is_not(None))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
_DEALT_AFTER = rows.TABLES.where(tables.c.id.in_(_DEALT))


class NoSuchTable(Exception):
    """There is no table of this number."""


class Store:
    """One database. Every method is a transaction of its own.

    `read` and `write` take any question or change of this room: `await store.read(archive.ending, table_id)`.

    With a `share`, what is due is that of some servers: other processes look after the others.
    """

    def __init__(self, database: Database, share: ShardRange | None = None) -> None:
        self._database = database
        self.read, self.write = database.read, database.write
        self.share = share
        self._known = KnownTables()
        self.outbox = Outbox(database)

    async def close(self) -> None:
        """Lets go of the database."""
        await self._database.close()

    async def table(self, table_id: int) -> Table | None:
        """A table by its number."""
        if table_id > _LAST:
            return None
        table = await self._database.read(rows.table, table_id)
        if table is not None:
            self._known.keep(table)
        return table

    async def unchanged(self, table_id: int) -> Table | None:
        """A table by its number, as this process has seen it last if the game has not gone on since.

        What else may have changed, such as where messages are, is not looked at.
        """
        known = self._known.of(table_id)
        if known is None or await self._progress(table_id) != known.progress:
            return await self.table(table_id)
        return known

    def has_noted(self, seen: Seen) -> bool:
        """Whether a step that this process knows of has said the same since."""
        known = self._known.of(seen.table_id)
        player = known.player_of(seen.user_id) if known is not None and known.version > seen.version else None
        return player is not None and player.seen_at is not None and player.seen_at >= seen.at

    def newest_version(self, table_id: int) -> int:
        """The newest version of a table that this process has seen."""
        known = self._known.of(table_id)
        return 0 if known is None else known.version

    async def is_newest(self, table: Table) -> bool:
        """Whether a table that was read is as far as anybody has played; a process alone knows by itself."""
        if self.newest_version(table.id) > table.version:
            return False
        if self.share is None:
            return True
        progress = await self._progress(table.id)
        return progress is not None and progress.version == table.version

    async def _progress(self, table_id: int) -> Progress | None:
        return await self._database.read(rows.progress, table_id)

    async def awaits_computer(self, table_id: int) -> bool:
        """Whether a computer is to move at a table."""
        table = {"of_table": table_id}
        return bool(await self._database.read(lambda connection: connection.scalar(_AWAITS, table)))

    async def live_in(self, channel_id: int) -> Table | None:
        """The lobby or running game of a channel."""
        return await self._first(_LIVE_IN, of_channel=channel_id)

    async def last_in(self, channel_id: int) -> Table | None:
        """The newest table of a channel that was ever played, running or over."""
        return await self._first(_LAST_IN, of_channel=channel_id)

    async def played_by(self, user_id: int) -> tuple[Table, ...]:
        """The running games in which a person has a seat, oldest first."""
        return await self._found(_PLAYED_BY, of_user=user_id)

    async def live_on(self, guild_id: int) -> tuple[Table, ...]:
        """The lobbies and running games of a server, oldest first."""
        return await self._found(_LIVE_ON, of_guild=guild_id)

    async def dealt_after(self, table_id: int, *, most: int) -> tuple[Table, ...]:
        """The next tables by number that were ever dealt."""
        return await self._found(_DEALT_AFTER, after=table_id, most=most)

    async def has_computers(self) -> bool:
        """Whether a computer sits at any table that is being played."""
        return bool(await self._database.read(lambda connection: connection.scalar(_COMPUTERS)))

    async def awaiting_computers(self, *, now: int = 0) -> tuple[int, ...]:
        """The tables at which a computer is to move, the longest waiting first; as `Outbox.behind`."""
        return await self._database.read(sharding.due, AWAITING, self.share, now)

    async def lobbies_before(self, created: int) -> tuple[Table, ...]:
        """Lobbies, and offers of one, that were opened before a time."""
        return await self._found(_lobbies_before(self.share), created=created)

    async def _found(self, query: AnySelect, **given: int) -> tuple[Table, ...]:
        return await self._database.read(rows.found, query, **given)

    async def _first(self, query: AnySelect, **given: int) -> Table | None:
        return next(iter(await self._found(query, **given)), None)

    async def log(self, table_id: int, *, after: int = 0) -> tuple[Logged, ...]:
        """The moves of a table after a version, in order, with the versions they led to."""
        return await self._database.read(rows.log, table_id, after)

    async def create(
        self,
        players: Iterable[Player],
        work: Callable[[TableTransaction], object] = lambda change: None,
        **columns: Unpack[TableColumns],
    ) -> Table:
        """A new table, and work done on it in the same transaction. Raises ChannelBusy."""
        return await self._database.write(_create, players, work, columns)

    async def change(
        self,
        command: Callable[Concatenate[TableTransaction, _Given], _Result],
        table_id: int,
        now: int,
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> _Result:
        """Does a command on a locked table; nothing has changed if it raises. Raises NoSuchTable."""

        def changing(connection: Connection) -> tuple[_Result, TableTransaction]:
            change = TableTransaction(connection, _locked(connection, table_id), now)
            return command(change, *given, **named), change

        result, change = await self._database.write(changing)
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
        """Does a command on what somebody wishes, and on all their games; nothing changes if it raises."""

        def changing(connection: Connection) -> _Result:
            return command(PersonTransaction(connection, user_id, now), *given, **named)

        return await self._database.write(changing)

    async def claim_due(self, now: int, until: int) -> tuple[int, ...]:
        """Tables at which something falls due; nobody else is told of them before the time `until`."""
        return await self._database.write(_claim_due, self.share, now, until)

    async def heartbeat(self, now: int, patience: int) -> int:
        """Gives a sign of life. After a silence longer than `patience` it counts for no clock and no lobby.

        The seconds that were given back. Silence is where no process that looks after a server is alive.
        """
        return await self._database.write(_live, self.share, now, patience)

    async def claim_table(self, table_id: int, process: str, now: int, until: int) -> bool:
        """Claims a table for a process until a time, unless another has a claim that has not run out."""
        return await self._database.write(table_leases.claim, table_id, process, now, until)

    async def release_table(self, table_id: int, process: str) -> None:
        """Gives a claim up."""
        await self._database.write(table_leases.release, table_id, process)

    async def preferences(self, user_id: int) -> Preferences:
        """What somebody wishes, wherever they sit."""
        return await self._database.read(
            lambda connection: rows.wishes(connection, [user_id]).get(user_id, USUAL_WISHES)
        )

    async def server(self, guild_id: int) -> str | None:
        """A server's settings as they were written; None where nobody has changed any."""
        guild = {"of_guild": guild_id}
        return await self._database.read(lambda connection: connection.scalar(_SETTINGS, guild))

    async def write_server(self, guild_id: int, settings: str) -> None:
        """Writes a server's settings down in place of what stood there."""
        await self._database.write(_write_server, guild_id, settings)

    async def maintain(self) -> None:
        """Lets the database look at what it holds, so that it goes on choosing the right indexes."""
        await self._database.write(lambda connection: connection.execute(text("ANALYZE")))


def _locked(connection: Connection, table_id: int) -> Table:
    lock_table(connection, table_id)
    table = rows.table(connection, table_id)
    if table is None:
        raise NoSuchTable
    return table


def _next_number(connection: Connection, now: int) -> int:
    """The number of a new table: never one that a restored backup has forgotten, whose buttons people hold.

    Counting alone would give it again. So a number is at least the seconds since this rule began, unless the
    clock cannot be right: numbers have a largest value, and one from the future would push up all later ones.
    """
    advisory_lock(connection, NUMBERS)
    newest = connection.scalar(_NEWEST_NUMBER) or 0
    seconds = now - _FIRST_SECOND
    return max(newest + 1, seconds if seconds <= newest + _LONGEST_BREAK else 0)


def _create(
    connection: Connection,
    players: Iterable[Player],
    work: Callable[[TableTransaction], object],
    columns: TableColumns,
) -> Table:
    table_id = _next_number(connection, columns.get("created_at", 0))
    try:
        connection.execute(_CREATED, {"id": table_id, **columns})
    except IntegrityError as error:
        raise ChannelBusy from error
    table = _locked(connection, table_id)
    change = TableTransaction(connection, table, table.created_at)
    change.seat(players)
    work(change)
    return change.table


def _claim_due(connection: Connection, share: ShardRange | None, now: int, until: int) -> tuple[int, ...]:
    return tuple(connection.scalars(_due(share), {"now": now, "until": until}))


@cache
def _due(share: ShardRange | None) -> ReturningUpdate[*tuple[int, ...]]:
    return claim(tables.c.id, tables.c.next_due_at, [tables.c.id], *own(share), most=_CLAIMED_AT_ONCE)


@cache
def _lobbies_before(share: ShardRange | None) -> AnySelect:
    waiting = select(tables.c.id).where(WAITING, tables.c.created_at < bindparam("created"), *own(share))
    return rows.TABLES.where(tables.c.id.in_(waiting))


def _live(connection: Connection, share: ShardRange | None, now: int, patience: int) -> int:
    former = sharding.sign(connection, share, now)
    silent_since = now if former is None else former
    silence = now - silent_since
    if silence <= patience:
        return 0
    connection.execute(_downtime(share), {"begins": silent_since, "ends": now})
    _keep_open(connection, share, silent_since, now)
    return silence


@cache
def _downtime(share: ShardRange | None) -> Insert:
    """Record an interval in which no clock ran at any table that is being played."""
    begins, ends = bindparam("begins", type_=BigInteger), bindparam("ends", type_=BigInteger)
    same = (clock_stops.c.table_id == tables.c.id, clock_stops.c.begins == begins, clock_stops.c.ends == ends)
    known = exists().where(*same)
    playing: tuple[Condition, ...] = (WAKING, tables.c.status == PLAYING, ~known, *own(share))
    return insert(clock_stops).from_select(
        ["table_id", "begins", "ends"], select(tables.c.id, begins, ends).where(*playing)
    )


def _keep_open(connection: Connection, share: ShardRange | None, silent_since: int, now: int) -> None:
    """Lets lobbies wait as much longer as nobody could press their buttons, and owes them the new time."""
    opened = tables.c.created_at
    waiting: tuple[Condition, ...] = (WAITING, opened < now, *own(share))
    lost = case((opened > silent_since, now - opened), else_=now - silent_since)
    later = {
        "created_at": opened + lost,
        "starts_at": tables.c.starts_at + lost,
        "next_due_at": tables.c.next_due_at + lost,
        "published_version": tables.c.published_version - 1,
    }
    invitations.outdate(connection, connection.scalars(select(tables.c.id).where(*waiting)).all())
    connection.execute(update(tables).where(*waiting).values(**later))


def _write_server(connection: Connection, guild_id: int, settings: str) -> None:
    connection.execute(upsert(connection, servers), {"guild_id": guild_id, "settings": settings})
