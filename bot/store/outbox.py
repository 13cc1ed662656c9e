"""The outbox: which events of each table were delivered, and so which are pending."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Unpack

from sqlalchemy import Connection, Select, bindparam, func, select, update

from bot.store import message_queries, sharding, table_queries
from bot.store.database import Database
from bot.store.dialects import lock_table
from bot.store.records import Attempt, Attempted, HandColumns, OpenMessage, PendingColumns, PostColumns, Table
from bot.store.schema import BLOCKED, CHANNEL, GUEST_PENDING, PENDING, invitations, seats, tables
from bot.store.sharding import ShardRange
from bot.store.table_queries import TableReading
from bot.store.transaction import update_seat, update_table

_TABLE = tables.c.id == bindparam("of_table")
_SEATS = seats.c.table_id == bindparam("of_table")
_POST = update(tables).where(_TABLE)
_NEWER_POST = _POST.where(tables.c.published_version <= bindparam("noted"))
_MENTIONED = update(seats).where(_SEATS, seats.c.seat.in_(bindparam("calling", expanding=True)))
_KNOWN = select(seats.c.seat, seats.c.user_id, seats.c.dm_version).where(_SEATS)
_OLDEST_HAND = select(func.min(seats.c.dm_version)).where(_SEATS).scalar_subquery()
_HANDS = update(tables).where(_TABLE).values(dm_version=func.coalesce(_OLDEST_HAND, tables.c.version))

_BLOCKED = table_queries.TABLES.where(tables.c.guild_id == bindparam("of_guild"), BLOCKED)
MOST_REMEMBERED = 1024
"""Tables whose recorded attempts are remembered. Forgetting one only costs a search for the message."""

Note = Callable[[Connection], object]
"""A function that records a delivery."""


class Outbox:
    """Send attempts that this process has recorded in a step and not yet made."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._untried = OrderedDict[int, dict[int, Attempted]]()
        """By table and seat."""

    async def read_table(self, table_id: int, after: int | None) -> TableReading | None:
        """Return a table with all that its messages need, and its moves after a version (None: no moves).

        None if there is no such table. Attempts that a step has recorded and that were not made yet are left
        out. Those of them that the database no longer has are forgotten.
        """
        remembered = self._untried.get(table_id, {}).copy()
        reading = await self._database.read(table_queries.read_for_delivery, table_id, after)
        if reading is None:
            return None
        self._drop_ended(table_id, remembered, reading.attempts)
        untried = self._untried.get(table_id, {})
        tried = {seat: one for seat, one in reading.attempts.items() if seat not in untried}
        return replace(reading, attempts=tried)

    def _drop_ended(
        self, table_id: int, remembered: Mapping[int, Attempted], stored: Mapping[int, Attempted]
    ) -> None:
        """Forget the attempts in `remembered` that the database no longer has."""
        # A delivery of an older version has ended them. A message with their nonce would not be found
        # after a crash.
        untried = self._untried.get(table_id, {})
        for seat, attempted in remembered.items():
            if stored.get(seat) != attempted and untried.get(seat) == attempted:
                del untried[seat]

    def remember(self, table_id: int, attempts: Mapping[int, Attempted]) -> None:
        """Remember attempts, by seat, that a step has recorded and this process will make.

        Those of the oldest tables are dropped beyond `MOST_REMEMBERED`.
        """
        if attempts:
            self._untried.setdefault(table_id, {}).update(attempts)
        while len(self._untried) > MOST_REMEMBERED:
            self._untried.popitem(last=False)

    def forget(self, table_id: int) -> None:
        """Forget a table's recorded attempts."""
        self._untried.pop(table_id, None)

    async def attempt(self, table_id: int, seat: int, *, at: int) -> Attempt:
        """Return the attempt to send a message to a seat (or CHANNEL) at a time.

        It is recorded now unless a step has recorded it. Its `before` is None if nothing can have been sent
        yet.
        """
        untried = self._untried.get(table_id, {}).pop(seat, None)
        if untried is not None:
            return Attempt(untried.nonce, None)
        return await self._database.write(message_queries.begin_attempt, table_id, seat, at)


def pending_tables(connection: Connection, share: ShardRange | None, now: int = 0) -> tuple[int, ...]:
    """Return the ids of the tables with pending messages, longest waiting first.

    With a share: those on its servers, and on servers that no running process serves. `now` tells which
    processes run.
    """
    return sharding.due(connection, PENDING, share, now)


def tables_with_pending_invitation(
    connection: Connection, share: ShardRange | None, now: int = 0
) -> tuple[int, ...]:
    """Return the ids of the tables with a pending invitation message, in no order.

    Share and `now` as in `pending_tables`.
    """
    return tuple(connection.scalars(_tables_to_notify(sharding.served_shards(connection, share, now))))


def blocked_tables(connection: Connection, guild_id: int) -> tuple[Table, ...]:
    """Return the tables of a server whose posts are rejected for now, oldest first."""
    return table_queries.read_tables(connection, _BLOCKED, of_guild=guild_id)


def record_all(connection: Connection, notes: Sequence[Note]) -> None:
    """Call functions that each record a delivery, in one transaction."""
    for note in notes:
        note(connection)


def record_lobby(connection: Connection, table: Table) -> None:
    """Record that a lobby's message shows `table` as it was read.

    Changes since then stay pending, and so does the post of a game that has begun since then.
    """
    behind = tables.c.published_version - table.published_version
    is_lobby = (tables.c.id == table.id, tables.c.version == 0)
    connection.execute(update(tables).where(*is_lobby).values(published_version=behind))


def record_post(
    connection: Connection,
    table_id: int,
    *,
    message_id: int | None,
    version: int | None = None,
    mentioned_seats: Sequence[int] = (),
    name: str = "",
    later: Mapping[int, int] | None = None,
    **columns: Unpack[PostColumns],
) -> None:
    """Record the newest public message (None: there is none), and the version it shows if given.

    The mentioned seats get `name` (`mention_name`), and `later` has times of delayed notifications. With a
    version the send attempt ends. Does nothing if a newer version was recorded.
    """
    post = {"of_table": table_id, "post_message_id": message_id, **columns}
    if version is None:
        connection.execute(_POST, post)
    elif connection.execute(_NEWER_POST, {**post, "noted": version, "published_version": version}).rowcount:
        message_queries.end_attempts(connection, table_id, CHANNEL)
    else:
        return
    if mentioned_seats:
        called = {"of_table": table_id, "calling": list(mentioned_seats), "last_mention": name}
        connection.execute(_MENTIONED, called)
    for seat, at in (later or {}).items():
        message_queries.set_notification_due(connection, table_id, seat, at)


@cache
def _tables_to_notify(share: ShardRange | None) -> Select[int]:
    """Build the query for the ids of a share's tables with a pending invitation message."""
    pending = select(invitations.c.table_id).where(GUEST_PENDING)
    return select(tables.c.id).where(tables.c.id.in_(pending), *sharding.own(share))


def record_notice(connection: Connection, notice: OpenMessage, called: str) -> None:
    """Record a message in the channel, other than a post, that mentions a player; its send attempt ends.

    The player's notification is then no longer pending. `called` is the mention's name, from `mention_name`.
    """
    lock_table(connection, notice.table_id)
    message_queries.add(connection, notice)
    update_table(connection, notice.table_id, {"notice_message_id": notice.message_id})
    update_seat(connection, notice.table_id, notice.seat, {"last_mention": called, "to_notify": False})
    message_queries.end_attempts(connection, notice.table_id, CHANNEL)


def record_hand(connection: Connection, table_id: int, seat: int, **columns: Unpack[HandColumns]) -> None:
    """Record what a player was sent: the version, the message, and the state of direct messages.

    A message of an older version than recorded changes nothing. A version ends the send attempt; `notify_at`
    schedules a notification.
    """
    record_hands(connection, table_id, {seat: columns})


def record_hands(connection: Connection, table_id: int, notes: Mapping[int, HandColumns]) -> None:
    """Record what several players were sent, by seat, as `record_hand`, in one transaction."""
    lock_table(connection, table_id)
    known = {seat: hand for seat, *hand in connection.execute(_KNOWN, {"of_table": table_id})}
    ended = [
        seat
        for seat, columns in notes.items()
        if _note_hand(connection, table_id, seat, columns, *known.get(seat, (0, 0)))
    ]
    message_queries.end_attempts(connection, table_id, *ended)
    connection.execute(_HANDS, {"of_table": table_id})


def _note_hand(
    connection: Connection, table_id: int, seat: int, columns: HandColumns, user_id: int, known: int
) -> bool:
    """Write what a player was sent, unless a newer version than `known` was recorded.

    Return whether the attempt to send has ended. `user_id` has the seat now; 0 or less keeps no message ids.
    """
    if columns.get("dm_version", known) < known:
        return False
    ends = "dm_version" in columns
    columns = columns.copy()
    if "notify_at" in columns and (at := columns.pop("notify_at")) is not None:
        message_queries.schedule_notification(connection, table_id, seat, at)
    if user_id <= 0:
        # The user's data was deleted since then, with the channel and the message.
        columns.pop("dm_channel_id", None)
        columns.pop("dm_message_id", None)
    if columns:
        update_seat(connection, table_id, seat, columns)
    return ends


def record_lost_channel(connection: Connection, table_id: int) -> None:
    """Record that a table's channel is gone.

    Its post is no longer pending; a direct message to each player is.
    """
    gone: PendingColumns = {"channel_gone": True, "post_blocked_reason": None, "post_message_id": None}
    gone["dm_version"] = 0
    lost = update(tables).where(tables.c.id == table_id).values(published_version=tables.c.version)
    connection.execute(lost.values(**gone))
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(dm_version=0))
    message_queries.end_attempts(connection, table_id, CHANNEL)


def record_blocked_channel(connection: Connection, table_id: int, why: str) -> None:
    """Record why posts are rejected for now, and make a direct message to each player pending.

    `why` is SERVER or the missing permissions.
    """
    update_table(connection, table_id, PendingColumns(post_blocked_reason=why, dm_version=0))
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(dm_version=0))
