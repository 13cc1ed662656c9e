"""Opening a table: in the channel, in a thread of its own, or in a thread because the channel is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.errors import Refused
from bot.operating import permissions
from bot.store import Table
from bot.tables.proposal import Proposal
from bot.ui.answer import Interaction, privately, publicly, replace
from bot.ui.lobby import lobby
from bot.ui.markup import mention
from bot.ui.message import Button, Message
from bot.ui.press import Press

if TYPE_CHECKING:
    from bot.client import Explorers


async def open_here(bot: Explorers, interaction: Interaction, proposal: Proposal) -> None:
    """Opens a lobby in the channel; if that is taken, offers a thread. Raises Refused."""
    _require(interaction)
    try:
        table = await bot.manager.open(proposal)
    except Refused as refusal:
        if refusal.reason != "channel-busy":
            raise
        await _offer(bot, interaction, proposal, refusal)
        return
    message_id = await publicly(interaction, lobby(table, bot.say, inviting=True))
    await bot.manager.store.note_post(table.id, message_id=message_id)


async def _offer(bot: Explorers, interaction: Interaction, proposal: Proposal, busy: Refused) -> None:
    if isinstance(interaction.channel, discord.Thread):
        raise Refused("thread-busy", busy.table)
    table = await bot.manager.offer(proposal)
    text = bot.explain(busy)
    rows = [[Button(bot.say("button-thread"), Press("thread", table.id), style=discord.ButtonStyle.primary)]]
    await privately(interaction, Message(text, rows=rows))


async def open_in_thread(bot: Explorers, interaction: Interaction, proposal: Proposal) -> None:
    """Opens a lobby in a new thread of the channel. Raises Refused."""
    table = await bot.manager.offer(proposal)
    await open_thread(bot, interaction, table.id)


async def open_thread(bot: Explorers, interaction: Interaction, table_id: int) -> None:
    """Makes the thread of an offered table and opens its lobby there. Raises Refused."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no-threads-here")
    _require(interaction, opening=True)
    # Whoever taps twice is refused here, before there is a second thread.
    offer = await bot.manager.accept(table_id, interaction.user.id)
    try:
        thread = await channel.create_thread(
            name=_thread_name(bot, offer), type=discord.ChannelType.public_thread
        )
    except discord.HTTPException:
        await bot.manager.settle(table_id, None)
        raise
    table = await bot.manager.settle(table_id, thread.id)
    message = lobby(table, bot.say, inviting=True)
    posted = await thread.send(
        message.content,
        view=message.view(),
        allowed_mentions=message.allowed_mentions(),
        suppress_embeds=True,
    )
    await bot.manager.store.note_post(table.id, message_id=posted.id)
    await _tell(bot, interaction, table, thread)


async def _tell(bot: Explorers, interaction: Interaction, table: Table, thread: discord.Thread) -> None:
    text = bot.say(
        "lobby-in-thread",
        host=mention(table.host_id),
        game=bot.say(f"game-{table.game}"),
        thread=thread.mention,
    )
    if interaction.type is discord.InteractionType.component:
        await replace(interaction, Message(text))
    else:
        await publicly(interaction, Message(text))


def _thread_name(bot: Explorers, table: Table) -> str:
    name = bot.say("lobby-thread-name", game=bot.say(f"game-{table.game}"), names=", ".join(table.names))
    return name[:100]


def _require(interaction: Interaction, *, opening: bool = False) -> None:
    """Names exactly what the bot may not do here. Raises Refused."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    lacking = permissions.missing(interaction.app_permissions, in_thread, opening=opening)
    if lacking:
        raise Refused(
            "missing-permissions",
            channel=f"<#{interaction.channel_id}>",
            permissions=", ".join(lacking),
        )
