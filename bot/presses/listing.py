"""Lists of tables and their pages."""

from __future__ import annotations

import discord

from bot.presses.asked import is_private, may_reach
from bot.services import Services
from bot.store import Table
from bot.ui import listing
from bot.ui.answer import Interaction, privately, replace
from bot.ui.message import Message
from bot.ui.press import Press


async def games(services: Services, interaction: Interaction, page: int = 0) -> Message:
    """A page of the games of whoever asks, wherever they are played."""
    user_id = interaction.user.id
    mine = listing.mine(await services.manager.store.played_by(user_id), user_id)
    return listing.games_page(mine, page, lambda table: may_reach(interaction, table), services.say)


async def tables(services: Services, interaction: Interaction, page: int = 0) -> Message:
    """A page of the server's tables, as far as whoever asks may see their channels."""
    here = await services.manager.store.live_on(interaction.guild_id or 0)
    return listing.tables_page([table for table in here if sees(interaction, table)], page, services.say)


def sees(interaction: Interaction, table: Table) -> bool:
    """Whether somebody plays at a table, or may see the channel of their server where it stands."""
    guild, person = interaction.guild, interaction.user
    if table.player_of(person.id) is not None:
        return True
    channel = None if guild is None else guild.get_channel_or_thread(table.channel_id)
    if channel is None or not isinstance(person, discord.Member):
        return False
    if isinstance(channel, discord.Thread) and channel.is_private():
        return False
    return channel.permissions_for(person).view_channel


async def turn_games(services: Services, interaction: Interaction, press: Press) -> None:
    """*Previous* and *Next* below `/games`."""
    await _turn(interaction, await games(services, interaction, _page(press)))


async def turn_tables(services: Services, interaction: Interaction, press: Press) -> None:
    """*Previous* and *Next* below `/tables`."""
    await _turn(interaction, await tables(services, interaction, _page(press)))


async def _turn(interaction: Interaction, page: Message) -> None:
    """Shows another page where the last one stood, but never in a message that others see."""
    await (replace if is_private(interaction) else privately)(interaction, page)


def _page(press: Press) -> int:
    """The page a button leads to; whatever else its id says leads to the first."""
    page = press.path[0] if press.path else ""
    return int(page) if page.isascii() and page.isdecimal() and len(page) < 6 else 0
