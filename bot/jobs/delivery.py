"""Dependencies shared by everything that sends messages: Discord, the tables, the texts of newest posts."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import discord

from bot.jobs.delivery_record import DeliveryRecord
from bot.jobs.dm_rate_limit import Conversations
from bot.jobs.sender import Sender
from bot.store import Player, Store, Table, rows
from bot.tables import notifications, restored_tables
from bot.tables.languages import say_by, say_for
from bot.tables.manager import Manager
from bot.ui import posts
from engine.core.catalogue import Catalogue, Say

MOST_KEPT = 10_000
"""So many posts are remembered, which is one of each table."""
NOBODY = discord.AllowedMentions.none()


class PostTexts:
    """Takes off posts what is over: their buttons, and the line that says whose turn it is and until when.

    An edit replaces a whole text, and asking for it is a request; so it is remembered. A restart forgets it.
    """

    def __init__(self) -> None:
        self._kept = OrderedDict[int, str]()

    def keep(self, message_id: int, text: str) -> None:
        """Remembers what a post says from now on."""
        self._kept[message_id] = text
        self._kept.move_to_end(message_id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def leave(
        self, post: discord.PartialMessage, say: Say, view: discord.ui.View | None = None, text: str = ""
    ) -> None:
        """Leave a post with what happened, or with `text` if it is not empty, and with these buttons.

        Its pictures stay.
        """
        content = text or await self._past(post, say)
        if content is None:
            await post.edit(view=view)
        else:
            await post.edit(content=content, view=view, allowed_mentions=NOBODY)
        self._kept.pop(post.id, None)

    async def _past(self, post: discord.PartialMessage, say: Say) -> str | None:
        """Return what happened in the words of a post; None where the bot may not read it."""
        text = await self._of(post)
        return None if text is None else posts.closed_post_text(text, say)

    async def _of(self, post: discord.PartialMessage) -> str | None:
        """What a post says; None where the bot may not read it."""
        if post.id in self._kept:
            return self._kept[post.id]
        try:
            return (await post.fetch()).content
        except discord.Forbidden:
            return None


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

    async def telling(self, table_id: int) -> DeliveryRecord:
        """A table that is to be told of, read anew. Raises Refused."""
        return DeliveryRecord(self.store, await self.manager.read_for_delivery(table_id))

    async def renew(self, telling: DeliveryRecord) -> None:
        """Writes down what was noted, and reads the table anew. Raises Refused."""
        await telling.write()
        telling.begin_with(await self.manager.read_for_delivery(telling.table.id))

    async def overtake(self, telling: DeliveryRecord, version: int) -> None:
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
