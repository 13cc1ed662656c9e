"""What everybody needs who tells people something: Discord, the tables, and how messages are sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import discord

from bot.jobs.dm_rate_limit import Conversations
from bot.jobs.post_texts import PostTexts
from bot.jobs.sender import Sender
from bot.jobs.telling import Telling
from bot.store import Player, Store, Table, rows
from bot.tables import notifications, restored_tables
from bot.tables.languages import say_by, say_for
from bot.tables.manager import Manager
from engine.core.catalogue import Catalogue


@dataclass(frozen=True)
class Delivery:
    """Handed to whoever brings posts or direct messages up to date."""

    client: discord.Client
    manager: Manager
    sender: Sender
    conversations: Conversations
    now: Callable[[], int]
    texts: PostTexts = field(default_factory=PostTexts)

    @property
    def store(self) -> Store:
        """The database."""
        return self.manager.store

    async def telling(self, table_id: int) -> Telling:
        """A table that is to be told of, read anew. Raises Refused."""
        return Telling(self.store, await self.manager.read_to_tell(table_id))

    async def renew(self, telling: Telling) -> None:
        """Writes down what was noted, and reads the table anew. Raises Refused."""
        await telling.write()
        telling.begin_with(await self.manager.read_to_tell(telling.table.id))

    async def overtake(self, telling: Telling, version: int) -> None:
        """Counts on past a message of the future that a restored backup has undone. Raises Refused."""
        await self.manager.run(restored_tables.skip_versions, telling.table.id, version)
        await self.renew(telling)

    async def say_for(self, table: Table, user_id: int) -> Catalogue:
        """The language of somebody who may have no seat: a host, or somebody invited."""
        player = table.player_of(user_id)
        if player is not None:
            return say_for(table, player)
        return say_by(await self.manager.store.read(rows.preferences, user_id), table.language)

    async def pings(self, table: Table, players: Iterable[Player]) -> bool:
        """Whether the server lets posts notify, as far as that matters for some players."""
        if not any(map(notifications.needs_server, players)):
            return True
        return (await self.manager.server(table.guild_id)).pings
