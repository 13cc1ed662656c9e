"""What people have shared of a day's deal says how it ended, once the deal is closed."""

from __future__ import annotations

from bot.jobs.delivery import Delivery
from bot.store import Table
from bot.store import daily as stored
from bot.store.records import OpenMessage
from bot.tables.solo import PLAYER
from bot.ui import daily
from bot.ui.labels import community_language
from bot.ui.message import STRIPPED, Message
from engine.core.catalogue import catalogue_for


async def closed(delivery: Delivery, message: OpenMessage, table: Table) -> Message:
    """What was shared of somebody's try, with their final place.

    Where nobody knows any more by which name they are shown there, nothing but the buttons go.
    """
    manager, day = delivery.manager, table.day or 0
    player = table.players[PLAYER]
    guild = getattr(delivery.client.get_channel(message.channel_id), "guild", None)
    guild_id = 0 if guild is None else guild.id
    names = await manager.store.read(stored.names, day, guild_id, [player.user_id])
    standing = await manager.daily.standing(day, player.user_id, guild_id)
    name = names.get(player.user_id)
    if standing is None or not standing.is_finished or name is None:
        return STRIPPED
    wishes, server = player.wishes, await manager.server(guild_id)
    languages = (server.language, community_language(guild), wishes.language, wishes.discord_language)
    return await daily.shared(standing, name, catalogue_for(*languages), is_over=True)
