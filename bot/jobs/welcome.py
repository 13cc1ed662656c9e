"""Greets a server that the bot joins, in a channel where it may post."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.log_context import describe
from bot.ops import permissions
from bot.ui.help import welcome
from bot.ui.languages import community_language
from engine.core.catalogue import catalogue_for

log = logging.getLogger(__name__)


class Welcome(commands.Cog):
    """Says what to press. It is not owed: where it does not arrive, `/help` is there all the same."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """discord.py's event: the bot was invited."""
        channel = _where(guild)
        if channel is None:
            return
        try:
            say = catalogue_for(community_language(guild))
            await channel.send(view=welcome(say).view(), silent=True)
        except discord.HTTPException as error:
            log.info("The server %s was not welcomed: %s", guild.id, describe(error))


def _where(guild: discord.Guild) -> discord.TextChannel | None:
    """Where Discord itself greets people, or else the first channel in which the bot may post."""
    first = [guild.system_channel] if guild.system_channel else []
    may = (channel for channel in [*first, *guild.text_channels] if _may_post(channel))
    return next(may, None)


def _may_post(channel: discord.TextChannel) -> bool:
    return not permissions.missing(channel.permissions_for(channel.guild.me), thread=False)
