"""What everybody who tells people something works with."""

from __future__ import annotations

import discord

from bot.due.pacing import Conversations
from bot.due.sending import Sender
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
