"""What every job that sends messages works with."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.jobs.dm_rate_limit import Conversations
from bot.jobs.sender import Sender
from bot.store import Player, Table
from bot.tables import notifications
from bot.tables.manager import Manager
from engine.core.catalogue import Catalogue


class Teller:
    """Whoever brings posts or direct messages up to date."""

    def __init__(
        self,
        client: discord.Client,
        manager: Manager,
        sender: Sender,
        conversations: Conversations,
        say: Catalogue,
    ) -> None:
        self._client = client
        self._manager = manager
        self._sender = sender
        self._conversations = conversations
        self._say = say

    async def _pings(self, table: Table, players: Iterable[Player]) -> bool:
        """Whether the server lets posts notify, as far as that matters for some players."""
        if not any(map(notifications.needs_server, players)):
            return True
        return (await self._manager.server(table.guild_id)).pings
