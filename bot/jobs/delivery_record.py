"""A table that is being told of: as it was read, and what is to be noted of what was told.

What was told is noted in one transaction at the end. Until then the attempts stand that were noted before, so
that whatever is cut short is looked for, and not sent again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Unpack

from bot.store import Store, Table, outbox
from bot.store.columns import HandColumns, PostColumns
from bot.store.outbox import Note
from bot.store.records import Attempted, OpenMessage
from bot.store.table_queries import TableReading


class DeliveryRecord:
    """What is known of a table while the world is told of it."""

    def __init__(self, store: Store, reading: TableReading) -> None:
        self._store = store
        self._posts: list[Note] = []
        self._hands: dict[int, HandColumns] = {}
        self.begin_with(reading)

    def begin_with(self, reading: TableReading) -> None:
        """Knows from now on what was read."""
        self.table: Table = reading.table
        self.attempts: Mapping[int, Attempted] = reading.attempts
        self.open_messages: Sequence[OpenMessage] = reading.open_messages
        self.channels: Mapping[int, int] = reading.channels
        self.is_outdated = False
        """Whether something else was written of the table: whoever goes on reads it again."""

    def note_post(
        self,
        *,
        message_id: int | None,
        version: int,
        calling: Sequence[int] = (),
        name: str = "",
        later: Mapping[int, int] | None = None,
        **columns: Unpack[PostColumns],
    ) -> None:
        """Note the newest public message, for `outbox.record_post`; what follows knows of it."""
        later = later or {}
        delivered = partial(
            outbox.record_post,
            table_id=self.table.id,
            message_id=message_id,
            version=version,
            calling=calling,
            name=name,
            later=later,
            **columns,
        )
        self._posts.append(delivered)
        players = (
            replace(one, last_mention=name) if one.seat in calling else one for one in self.table.players
        )
        self.table = replace(
            self.table,
            post_message_id=message_id,
            published_version=version,
            players=tuple(replace(one, to_notify=one.to_notify or one.seat in later) for one in players),
            **columns,
        )

    def note_hands(self, notes: Mapping[int, HandColumns]) -> None:
        """Note what players were sent, by seat, for `outbox.record_hands`."""
        self._hands.update(notes)

    async def write(self) -> None:
        """Writes down what was noted since the last time."""
        if not (self._posts or self._hands):
            return
        hands = partial(outbox.record_hands, table_id=self.table.id, notes=self._hands)
        await self._store.write(outbox.record_all, [*self._posts, *([hands] if self._hands else [])])
        self._posts, self._hands = [], {}


class NewestRecord:
    """The telling of a table for one piece of work after another.

    What was read once does for all of them, unless one failed or is done again, or the game has gone on.
    """

    def __init__(self, telling: DeliveryRecord, read: Callable[[], Awaitable[DeliveryRecord]]) -> None:
        self._telling, self._read = telling, read
        self._taken = False

    async def telling(self, *, is_newest: bool) -> DeliveryRecord:
        """What is known now."""
        if self._taken or self._telling.is_outdated or not is_newest:
            await self._telling.write()
            self._telling = await self._read()
        self._taken = True
        return self._telling

    @property
    def table(self) -> Table:
        """The table as it was read last."""
        return self._telling.table

    def done(self) -> None:
        """A piece of work is done: what is known now does for the next."""
        self._taken = False

    async def write(self) -> None:
        """Writes down what was noted."""
        await self._telling.write()
