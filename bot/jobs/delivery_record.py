"""The record of a delivery: the table as it was read, and what was sent.

It is stored in one transaction at the end, so a delivery that was cut short is searched for and not repeated.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Unpack

from bot.store import Store, Table, invitation_queries, outbox
from bot.store.outbox import Note
from bot.store.records import Attempted, HandColumns, Invitation, InvitationColumns, OpenMessage, PostColumns
from bot.store.table_queries import NextGame, TableReading


class DeliveryRecord:
    """A table during a delivery, and what was sent so far."""

    def __init__(self, store: Store, reading: TableReading) -> None:
        self._store = store
        self._notes: list[Note] = []
        self._hands: dict[int, HandColumns] = {}
        self.update_table(reading)

    def update_table(self, reading: TableReading) -> None:
        """Replace the table by a newer reading. What was recorded is kept."""
        self.table: Table = reading.table
        self.attempts: Mapping[int, Attempted] = reading.attempts
        self.open_messages: Sequence[OpenMessage] = reading.open_messages
        self.channels: Mapping[int, int] = reading.channels
        self.next_games: Mapping[int, NextGame] = reading.next_games
        self.is_outdated = False
        """Whether the table was written elsewhere, so that it must be read again."""

    def record_post(
        self,
        *,
        message_id: int | None,
        version: int,
        mentioned_seats: Sequence[int] = (),
        name: str = "",
        later: Mapping[int, int] | None = None,
        **columns: Unpack[PostColumns],
    ) -> None:
        """Record the newest public message as `outbox.record_post` does, on `table`; `write` stores it."""
        later = later or {}
        delivered = partial(
            outbox.record_post,
            table_id=self.table.id,
            message_id=message_id,
            version=version,
            mentioned_seats=mentioned_seats,
            name=name,
            later=later,
            **columns,
        )
        self._notes.append(delivered)
        players = (
            replace(one, last_mention=name) if one.seat in mentioned_seats else one
            for one in self.table.players
        )
        self.table = replace(
            self.table,
            post_message_id=message_id,
            published_version=version,
            players=tuple(replace(one, to_notify=one.to_notify or one.seat in later) for one in players),
            **columns,
        )

    def record_hands(self, notes: Mapping[int, HandColumns]) -> None:
        """Record what players were sent, by seat, for `outbox.record_hands`.

        Nothing is stored before `write`, and `table` stays as it is. New columns of a seat replace all that
        were recorded for it before.
        """
        self._hands.update(notes)

    def record_replaced_invitation(self, invited: Invitation) -> None:
        """Record that a player's first message replaces their invitation; stored by `write`."""
        columns = InvitationColumns(shown=invited.status, channel_id=None, message_id=None)
        self._notes.append(partial(invitation_queries.record_message, invitation=invited, **columns))

    async def write(self) -> None:
        """Store what was recorded since the last call. Does nothing if that is nothing."""
        if not (self._notes or self._hands):
            return
        hands = partial(outbox.record_hands, table_id=self.table.id, notes=self._hands)
        await self._store.write(outbox.record_all, [*self._notes, *([hands] if self._hands else [])])
        self._notes, self._hands = [], {}


class NewestRecord:
    """The delivery record that several pieces of work share, one after another."""

    def __init__(self, record: DeliveryRecord, read: Callable[[], Awaitable[DeliveryRecord]]) -> None:
        self._record, self._read = record, read
        self._taken = False

    async def get(self, *, is_newest: bool) -> DeliveryRecord:
        """Return the record, for a piece of work that ends with `finish_piece`.

        It is first stored and read again if it is outdated, if the last piece of work did not finish, or if
        `table` is not `is_newest`, at its latest version.
        """
        if self._taken or self._record.is_outdated or not is_newest:
            await self._record.write()
            self._record = await self._read()
        self._taken = True
        return self._record

    @property
    def table(self) -> Table:
        return self._record.table

    def finish_piece(self) -> None:
        """Mark a piece of work as done, so that the next `get` need not read the table again."""
        self._taken = False

    async def write(self) -> None:
        """Store what was recorded since the last call."""
        await self._record.write()
