"""The outbox: what has been told of each table, and so what is owed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Unpack

from sqlalchemy import Connection, Select, bindparam, func, select, update

from bot.store import invitations, open_message_queries, outbox_attempts, rows, sharding, table_reading
from bot.store.columns import InvitationColumns, OwedColumns, PostColumns, SeatColumns, TableColumns
from bot.store.database import Database
from bot.store.locks import lock_table
from bot.store.records import Attempt, Attempted, Invitation, OpenMessage, Table
from bot.store.schema import BLOCKED, CHANNEL, OWED, UNDEALT, UNPOSTED, seats, tables
from bot.store.sharding import ShardRange
from bot.store.table_reading import TableReading
from bot.store.transaction import update_seat, update_table

_TABLE = tables.c.id == bindparam("of_table")
_SEATS = seats.c.table_id == bindparam("of_table")
_NEWER_POST = update(tables).where(_TABLE, tables.c.published_version <= bindparam("noted"))
_CALLED = update(seats).where(_SEATS, seats.c.seat.in_(bindparam("calling", expanding=True)))
_LATER = update(seats).where(_SEATS, seats.c.seat == bindparam("of_seat"))
_LATER = _LATER.values(notify_at=bindparam("at"))
_HAND = select(seats.c.user_id, seats.c.dm_version).where(_SEATS, seats.c.seat == bindparam("of_seat"))
_OLDEST_HAND = select(func.min(seats.c.dm_version)).where(_SEATS).scalar_subquery()
_HANDS = update(tables).where(_TABLE).values(dm_version=func.coalesce(_OLDEST_HAND, tables.c.version))

_BLOCKED = rows.TABLES.where(tables.c.guild_id == bindparam("of_guild"), BLOCKED)
MOST_UNTRIED = 1024
"""Of so many tables attempts that steps have noted are remembered; without it only time is lost."""

Note = Callable[[Connection], object]
"""Something to be noted of what was told."""


class Outbox:
    """What is owed, and what was sent. Every method is a transaction of its own.

    With a `share`, what is owed is that of some servers: other processes look after the others.
    """

    def __init__(self, database: Database, share: ShardRange | None = None) -> None:
        self._database = database
        self._share = share
        self._untried = OrderedDict[int, dict[int, Attempted]]()
        """By table and seat."""

    async def read_table(self, table_id: int, after: int | None) -> TableReading | None:
        """A table and all that is needed to tell of it; its moves after a version, if one is given.

        Of the attempts those that steps have just noted are left out: nobody has made them yet.
        """
        remembered = self._untried.get(table_id, {}).copy()
        reading = await self._database.read(table_reading.read, table_id, after)
        if reading is None:
            return None
        self._drop_ended(table_id, remembered, reading.attempts)
        untried = self._untried.get(table_id, {})
        tried = {seat: one for seat, one in reading.attempts.items() if seat not in untried}
        return replace(reading, attempts=tried)

    def _drop_ended(
        self, table_id: int, remembered: Mapping[int, Attempted], noted: Mapping[int, Attempted]
    ) -> None:
        """Forgets attempts that are no longer noted: whoever told of an older version has ended them.

        To make one of these would be to send a message that nobody looks for after a crash.
        """
        untried = self._untried.get(table_id, {})
        for seat, attempted in remembered.items():
            if noted.get(seat) != attempted and untried.get(seat) == attempted:
                del untried[seat]

    def remember(self, table_id: int, attempts: Mapping[int, Attempted]) -> None:
        """Remembers attempts that a step has noted, by seat, and that this process is about to make."""
        if attempts:
            self._untried.setdefault(table_id, {}).update(attempts)
        while len(self._untried) > MOST_UNTRIED:
            self._untried.popitem(last=False)

    def forget(self, table_id: int) -> None:
        """Forgets attempts that steps at a table have noted: what was to be told is told."""
        self._untried.pop(table_id, None)

    async def behind(self, *, now: int = 0) -> tuple[int, ...]:
        """The tables whose newest version the world has not been told of.

        With a share also those of servers that no process alive looks after.
        """
        return await self._database.read(sharding.due, OWED, self._share, now)

    async def unposted(self, *, now: int = 0) -> frozenset[int]:
        """The tables whose channel is behind; as `behind`."""
        return frozenset(await self._database.read(sharding.due, UNPOSTED, self._share, now))

    async def undealt(self, *, now: int = 0) -> frozenset[int]:
        """The tables at which a player's direct message is behind; as `behind`."""
        return frozenset(await self._database.read(sharding.due, UNDEALT, self._share, now))

    async def uninformed(self, *, now: int = 0) -> tuple[int, ...]:
        """The tables about which somebody invited has not been told all; as `behind`."""
        return await self._database.read(_uninformed, self._share, now)

    async def note_post(
        self,
        table_id: int,
        *,
        message_id: int | None,
        version: int | None = None,
        **columns: Unpack[PostColumns],
    ) -> None:
        """Notes the newest public message, as `post_note`."""
        await self._database.write(post_note(table_id, message_id=message_id, version=version, **columns))

    async def note_all(self, notes: Sequence[Note]) -> None:
        """Notes several things in one transaction."""
        await self._database.write(_note_all, notes)

    async def note_notice(self, notice: OpenMessage, called: str) -> None:
        """Notes a message in the channel that has notified a player of a turn, and is no post."""
        await self._database.write(_note_notice, notice, called)

    async def note_lobby(self, table: Table) -> None:
        """Notes that a lobby's message shows a table as it was read; what changed since is still owed."""
        behind = tables.c.published_version - table.published_version
        noted = update(tables).where(tables.c.id == table.id).values(published_version=behind)
        await self._database.write(lambda connection: connection.execute(noted))

    async def note_invitation(self, invitation: Invitation, **columns: Unpack[InvitationColumns]) -> None:
        """Notes what the message of somebody invited shows, and which message it is."""
        await self._database.write(invitations.note, invitation, **columns)

    async def note_hand(self, table_id: int, seat: int, **columns: Unpack[SeatColumns]) -> None:
        """Notes what a player was sent: `dm_version`, the message, whether direct messages are closed.

        Whoever comes late with an older version changes nothing.
        """
        await self.note_hands(table_id, {seat: columns})

    async def note_hands(self, table_id: int, notes: Mapping[int, SeatColumns]) -> None:
        """Notes of several players, by seat, what `note_hand` does."""
        if notes:
            await self._database.write(hands_note(table_id, notes))

    async def attempt(self, table_id: int, seat: int, *, at: int) -> Attempt:
        """Notes that a seat (or the CHANNEL) is about to be sent a message; noting its arrival ends that.

        A step that is told at once has noted it already.
        """
        untried = self._untried.get(table_id, {}).pop(seat, None)
        if untried is not None:
            return Attempt(untried.nonce, None)
        return await self._database.write(outbox_attempts.begin, table_id, seat, at)

    async def attempt_again(self, table_id: int, seat: int, *, at: int) -> None:
        """Notes that a message nobody found is about to be sent once more."""
        await self._database.write(outbox_attempts.renew, table_id, seat, at)

    async def attempted(self, table_id: int) -> dict[int, Attempted]:
        """What seats were sent of which nobody has noted whether it arrived."""
        return await self._database.read(outbox_attempts.open_at, table_id)

    async def channel_deleted(self, table_id: int) -> None:
        """Notes that a channel is gone for good: nothing is owed there, and every player a direct message."""
        await self._database.write(_lose_channel, table_id)

    async def block_channel(self, table_id: int, why: str) -> None:
        """Notes why nothing can be posted for now; every player is owed a direct message that says so."""
        await self._database.write(_shut_out, table_id, why)

    async def unblock_channel(self, table_id: int) -> None:
        """Notes that posts arrive again."""
        await self._database.write(update_table, table_id, {"post_blocked_reason": None})

    async def blocked_tables(self, guild_id: int) -> tuple[Table, ...]:
        """The tables of a server at which nothing can be posted for now."""
        return await self._database.read(rows.found, _BLOCKED, of_guild=guild_id)


def post_note(
    table_id: int,
    *,
    message_id: int | None,
    version: int | None = None,
    calling: Sequence[int] = (),
    name: str = "",
    later: Mapping[int, int] | None = None,
    **columns: Unpack[PostColumns],
) -> Note:
    """Of the newest public message: the version it tells of if given, and other columns.

    Also which seats it has notified, by the name of the message, and which are to be `later`, and when.
    Whoever comes late with an older version changes nothing.
    """
    noted: TableColumns = {"post_message_id": message_id}
    if "post_blocked_reason" in columns:
        noted["post_blocked_reason"] = columns["post_blocked_reason"]
    if "post_since" in columns:
        noted["post_since"] = columns["post_since"]
    if version is not None:
        noted["published_version"] = version

    def note(connection: Connection) -> None:
        _note_post(connection, table_id, noted)
        if calling:
            called = {"of_table": table_id, "calling": list(calling), "last_mention": name}
            connection.execute(_CALLED, called)
        for seat, at in (later or {}).items():
            connection.execute(_LATER, {"of_table": table_id, "of_seat": seat, "at": at})

    return note


def hands_note(table_id: int, notes: Mapping[int, SeatColumns]) -> Note:
    """Of several players, by seat, what `Outbox.note_hand` does."""
    return partial(_note_hands, table_id=table_id, notes=notes)


def _note_all(connection: Connection, notes: Sequence[Note]) -> None:
    for note in notes:
        note(connection)


def _uninformed(connection: Connection, share: ShardRange | None, now: int) -> tuple[int, ...]:
    return tuple(connection.scalars(_untold(sharding.looked_after(connection, share, now))))


@cache
def _untold(share: ShardRange | None) -> Select[int]:
    return select(tables.c.id).where(tables.c.id.in_(invitations.untold()), *sharding.own(share))


def _note_post(connection: Connection, table_id: int, columns: TableColumns) -> None:
    noted = columns.get("published_version")
    if noted is None:
        update_table(connection, table_id, columns)
    elif connection.execute(_NEWER_POST, {"of_table": table_id, "noted": noted, **columns}).rowcount:
        outbox_attempts.end(connection, table_id, CHANNEL)


def _note_notice(connection: Connection, notice: OpenMessage, called: str) -> None:
    lock_table(connection, notice.table_id)
    open_message_queries.add(connection, notice)
    update_table(connection, notice.table_id, {"notice_message_id": notice.message_id})
    update_seat(connection, notice.table_id, notice.seat, {"last_mention": called, "notify_at": None})
    outbox_attempts.end(connection, notice.table_id, CHANNEL)


def _note_hands(connection: Connection, *, table_id: int, notes: Mapping[int, SeatColumns]) -> None:
    lock_table(connection, table_id)
    for seat, columns in notes.items():
        _note_hand(connection, table_id, seat, columns)
    connection.execute(_HANDS, {"of_table": table_id})


def _note_hand(connection: Connection, table_id: int, seat: int, columns: SeatColumns) -> None:
    about = connection.execute(_HAND, {"of_table": table_id, "of_seat": seat}).first()
    user_id, known = about or (0, 0)
    if columns.get("dm_version", known) < known:
        return
    if "dm_version" in columns:
        outbox_attempts.end(connection, table_id, seat)
    if user_id <= 0:
        # Whoever was written to has been forgotten meanwhile, and so is where.
        columns = columns.copy()
        columns.pop("dm_channel_id", None)
        columns.pop("dm_message_id", None)
    if columns:
        update_seat(connection, table_id, seat, columns)


def _lose_channel(connection: Connection, table_id: int) -> None:
    gone: OwedColumns = {"channel_gone": True, "post_blocked_reason": None, "post_message_id": None}
    gone["dm_version"] = 0
    told = update(tables).where(tables.c.id == table_id).values(published_version=tables.c.version)
    connection.execute(told.values(**gone))
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(dm_version=0))
    outbox_attempts.end(connection, table_id, CHANNEL)


def _shut_out(connection: Connection, table_id: int, why: str) -> None:
    update_table(connection, table_id, OwedColumns(post_blocked_reason=why, dm_version=0))
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(dm_version=0))
