"""*Rematch*, below the last post and in the last direct message."""

from __future__ import annotations

import discord

from bot.components.context import person
from bot.components.create_table import begun, inviting, require_place
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.store import Table, outbox
from bot.tables import lobby_rules
from bot.tables.languages import say_at
from bot.ui.custom_id import CustomId
from bot.ui.markup import link
from bot.ui.message import Message
from bot.ui.responder import Interaction, reply_private, reply_public, say_to

feature = Feature()


@feature.table_button("rematch")
async def open_again(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Opens a lobby for the same people in the table's channel; against computers the game begins at once."""
    await require_place(services, interaction)
    try:
        new = await services.manager.lobbies.rematch(table, interaction.user.id)
    except Refused as refusal:
        if refusal.reason != "channel-busy":
            raise
        raise Refused("rematch-busy", refusal.table) from None
    if new.is_playing:
        message = begun(new, person(interaction.user), say_at(new))
    else:
        message = await inviting(services, new)
    if interaction.channel_id == new.channel_id:
        posted = await reply_public(interaction, message)
    else:
        posted = await _send(services, interaction, new, message)
    if new.in_lobby or new.only_computers:
        await services.store.write(outbox.record_post, new.id, message_id=posted)
    if new.in_lobby:
        services.publisher.tell_guests(new.id)
    else:
        services.publisher.schedule(new.id)
    if interaction.channel_id != new.channel_id:
        where = link(await services.manager.table(new.id))
        await reply_private(interaction, Message(say_to(interaction)("rematch-opened", link=where)))


async def _send(services: Services, interaction: Interaction, table: Table, message: Message) -> int:
    """Sends a message to a table's channel from elsewhere; a lobby that cannot be shown is called off."""
    channel = interaction.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
    try:
        sent = await channel.send(
            message.content,
            files=message.files(),
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            suppress_embeds=True,
        )
    except (discord.Forbidden, discord.NotFound):
        if table.in_lobby:
            await services.manager.lobbies.run(lobby_rules.call_off, table.id, interaction.user.id)
        raise Refused("channel-closed") from None
    return int(sent.id)
