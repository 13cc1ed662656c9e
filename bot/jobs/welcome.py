"""Greets a server that the bot joins, in a channel where it may post."""

from __future__ import annotations

import logging

import discord

from bot.feature import Feature
from bot.log_context import describe
from bot.ops import permissions
from bot.ui.help import welcome
from bot.ui.languages import community_language
from engine.core.catalogue import catalogue_for

feature = Feature()

log = logging.getLogger(__name__)


@feature.listener("on_guild_join")
async def welcome_server(guild: discord.Guild) -> None:
    """Post a welcome where the bot was invited. It is not retried, since `/help` says the same."""
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
