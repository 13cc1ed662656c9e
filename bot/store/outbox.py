"""The outbox: what the world has been told of each table, and so what it is owed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, func, select, update

from bot.store import attempts, invitations, open_messages, rows, sharing
from bot.store.change import update_seat, update_table
from bot.store.database import Database
from bot.store.lines import lock_table
from bot.store.records import Attempt, Invitation, OpenMessage, Table
from bot.store.schema import CHANNEL, OWED, SHUT_OUT, seats, tables
from bot.store.sharing import Share

_WHERE_WRITTEN_TO = ("hand_channel_id", "hand_message_id")
_TABLE = tables.c.id == bindparam("of_table")
_SEATS = seats.c.table_id == bindparam("of_table")
_NEWER_POST = update(tables).where(_TABLE, tables.c.published_version <= bindparam("noted"))
_CALLED = update(seats).where(_SEATS, seats.c.seat.in_(bindparam("calling", expanding=True)))
_LATER = update(seats).where(_SEATS, seats.c.seat == bindparam("of_seat"))
_LATER = _LATER.values(notify_at=bindparam("at"))
_HAND = select(seats.c.user_id, seats.c.hand_version).where(_SEATS, seats.c.seat == bindparam("of_seat"))
_OLDEST_HAND = select(func.min(seats.c.hand_version)).where(_SEATS).scalar_subquery()
_HANDS = update(tables).where(_TABLE).values(hands_version=func.coalesce(_OLDEST_HAND, tables.c.version))


class Outbox:
    """What is owed, and what was sent. Every method is a transaction of its own.

    With a `share`, what is owed is that of some servers: other processes look after the others.
    """

    def __init__(self, database: Database, share: Share | None = None) -> None:
        self._database = database
        self._share = share

    async def behind(self, *, now: int = 0) -> tuple[int, ...]:
        """The tables whose newest version the world has not been told of.

        With a share also those of servers that no process alive looks after.
        """
        return await self._database.read(lambda connection: sharing.due(connection, OWED, self._share, now))

    async def uninformed(self, *, now: int = 0) -> tuple[int, ...]:
        """The tables about which somebody invited has not been told all; as `behind`."""
        return await self._database.read(lambda connection: _uninformed(connection, self._share, now))

    async def note_post(
        self,
        table_id: int,
        *,
        message_id: int | None,
        version: int | None = None,
        calling: Sequence[int] = (),
        name: str = "",
        later: Mapping[int, int] | None = None,
        **columns: Any,
    ) -> None:
        """Notes the newest public message, the version it tells of if given, and other columns.

        Also which seats it has notified, by the name of the message, and which are to be `later`, and when.
        Whoever comes late with an older version changes nothing.
        """
        columns["post_id"] = message_id
        if version is not None:
            columns["published_version"] = version

        def note(connection: Connection) -> None:
            _note_post(connection, table_id, columns)
            if calling:
                connection.execute(_CALLED, {"of_table": table_id, "calling": list(calling), "called": name})
            for seat, at in (later or {}).items():
                connection.execute(_LATER, {"of_table": table_id, "of_seat": seat, "at": at})

        await self._database.write(note)

    async def note_notice(self, notice: OpenMessage, called: str) -> None:
        """Notes a message in the channel that has notified a player of a turn, and is no post."""
        await self._database.write(lambda connection: _note_notice(connection, notice, called))

    async def note_lobby(self, table: Table) -> None:
        """Notes that a lobby's message shows a table as it was read; what changed since is still owed."""
        behind = tables.c.published_version - table.published_version
        noted = update(tables).where(tables.c.id == table.id).values(published_version=behind)
        await self._database.write(lambda connection: connection.execute(noted))

    async def note_invitation(self, invitation: Invitation, **columns: Any) -> None:
        """Notes what the message of somebody invited shows, and which message it is."""
        await self._database.write(lambda connection: invitations.note(connection, invitation, **columns))

    async def note_hand(self, table_id: int, seat: int, **columns: Any) -> None:
        """Notes what a player was sent: `hand_version`, the message, whether direct messages are closed.

        Whoever comes late with an older version changes nothing.
        """
        await self.note_hands(table_id, {seat: columns})

    async def note_hands(self, table_id: int, notes: Mapping[int, dict[str, Any]]) -> None:
        """Notes of several players, by seat, what `note_hand` does."""
        if notes:
            await self._database.write(lambda connection: _note_hands(connection, table_id, notes))

    async def attempt(self, table_id: int, seat: int, *, at: int) -> Attempt:
        """Notes that a seat (or the CHANNEL) is about to be sent a message; noting its arrival ends that."""
        return await self._database.write(lambda connection: attempts.begin(connection, table_id, seat, at))

    async def attempt_again(self, table_id: int, seat: int, *, at: int) -> None:
        """Notes that a message nobody found is about to be sent once more."""
        await self._database.write(lambda connection: attempts.renew(connection, table_id, seat, at))

    async def attempted(self, table_id: int) -> dict[int, int]:
        """When seats were sent messages, of those of which nobody has noted whether they arrived."""
        return await self._database.read(lambda connection: attempts.last(connection, table_id))

    async def lose_channel(self, table_id: int) -> None:
        """Notes that a channel is gone for good: nothing is owed there, and every player a direct message."""
        await self._database.write(lambda connection: _lose_channel(connection, table_id))

    async def shut_out(self, table_id: int, why: str) -> None:
        """Notes why nothing can be posted for now; every player is owed a direct message that says so."""
        await self._database.write(lambda connection: _shut_out(connection, table_id, why))

    async def let_in(self, table_id: int) -> None:
        """Notes that posts arrive again."""
        await self._database.write(lambda connection: update_table(connection, table_id, {"shut_out": None}))

    async def shut_out_of(self, guild_id: int) -> tuple[Table, ...]:
        """The tables of a server at which nothing can be posted for now."""
        here: tuple[Any, ...] = (tables.c.guild_id == guild_id, SHUT_OUT)
        return await self._database.read(lambda connection: rows.found(connection, *here))


def _uninformed(connection: Connection, share: Share | None, now: int) -> tuple[int, ...]:
    untold = tables.c.id.in_(invitations.untold())
    looked_after = sharing.looked_after(connection, share, now)
    return tuple(connection.scalars(select(tables.c.id).where(untold, *looked_after)))


def _note_post(connection: Connection, table_id: int, columns: dict[str, Any]) -> None:
    noted = columns.get("published_version")
    if noted is None:
        update_table(connection, table_id, columns)
    elif connection.execute(_NEWER_POST, {"of_table": table_id, "noted": noted, **columns}).rowcount:
        attempts.end(connection, table_id, CHANNEL)


def _note_notice(connection: Connection, notice: OpenMessage, called: str) -> None:
    lock_table(connection, notice.table_id)
    open_messages.add(connection, notice)
    update_table(connection, notice.table_id, {"notice_id": notice.message_id})
    update_seat(connection, notice.table_id, notice.seat, {"called": called, "notify_at": None})
    attempts.end(connection, notice.table_id, CHANNEL)


def _note_hands(connection: Connection, table_id: int, notes: Mapping[int, dict[str, Any]]) -> None:
    lock_table(connection, table_id)
    for seat, columns in notes.items():
        _note_hand(connection, table_id, seat, columns)
    connection.execute(_HANDS, {"of_table": table_id})


def _note_hand(connection: Connection, table_id: int, seat: int, columns: dict[str, Any]) -> None:
    about = connection.execute(_HAND, {"of_table": table_id, "of_seat": seat}).first()
    user_id, known = about or (0, 0)
    if columns.get("hand_version", known) < known:
        return
    if "hand_version" in columns:
        attempts.end(connection, table_id, seat)
    if user_id <= 0:
        # Whoever was written to has been forgotten meanwhile, and so is where.
        columns = {key: value for key, value in columns.items() if key not in _WHERE_WRITTEN_TO}
    if columns:
        update_seat(connection, table_id, seat, columns)


def _lose_channel(connection: Connection, table_id: int) -> None:
    gone: dict[str, Any] = {"channel_gone": True, "shut_out": None, "post_id": None}
    gone |= {"published_version": tables.c.version, "hands_version": 0}
    connection.execute(update(tables).where(tables.c.id == table_id).values(**gone))
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(hand_version=0))
    attempts.end(connection, table_id, CHANNEL)


def _shut_out(connection: Connection, table_id: int, why: str) -> None:
    update_table(connection, table_id, {"shut_out": why, "hands_version": 0})
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(hand_version=0))
