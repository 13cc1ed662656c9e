"""Who may see a table: its players, and everybody who sees its channel.

The bot knows of channels and roles, and Discord says with every press which roles somebody has: that is
enough without a list of members. Nothing is asked over the network, so what cannot be known is not shown: a
channel that is gone, and a private thread unless somebody asks from within.
"""

from __future__ import annotations

from collections.abc import Awaitable

import discord

from bot.errors import Refused
from bot.jobs.stale_panels import asks
from bot.log_context import note
from bot.ops import permissions
from bot.services import Services
from bot.store import Player, Table, table_queries
from bot.store.names import Called
from bot.store.records import Kind, OpenMessage
from bot.tables.game import game_of
from bot.tables.hooks import Hook
from bot.tables.positions import Position
from bot.tables.proposal import Person
from bot.ui import pictures
from bot.ui.custom_id import CustomId, number
from bot.ui.labels import community_language
from bot.ui.markup import link, visible_name
from bot.ui.message import Message
from bot.ui.pressed_message import is_direct, sent
from bot.ui.responder import Interaction, defer_update, is_about, say_to, show
from engine.core.catalogue import Catalogue, Say, catalogue_for
from engine.core.types import Seat


def reaches(interaction: Interaction, table: Table) -> bool:
    """Whether somebody may press anything about a table: they see it, in direct messages too if they play.

    Discord lets nobody press what is not there; this does not rest on it.
    """
    if table.is_solo:
        return table.player_of(interaction.user.id) is not None
    if interaction.guild_id not in (None, table.guild_id):
        return False
    return sees(interaction, table)


def sees(interaction: Interaction, table: Table) -> bool:
    """Whether somebody plays at a table or has played there, or may see its channel from where they ask."""
    if table.player_of(interaction.user.id) is not None:
        return True
    if not table.guild_id and interaction.guild_id is None:
        return interaction.channel_id == table.channel_id  # their own conversation with the bot
    if interaction.guild_id is None or interaction.guild_id != table.guild_id:
        return False
    if interaction.channel_id == table.channel_id:
        return interaction.permissions.view_channel
    return table.channel_id in visible(interaction) or table.parent_id in visible(interaction)


def visible(interaction: Interaction) -> frozenset[int]:
    """The channels and open threads of the server that somebody may see, and where they ask themselves."""
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return frozenset()
    here = [interaction.channel_id or 0] if interaction.permissions.view_channel else []
    channels = (channel.id for channel in guild.channels if channel.permissions_for(person).view_channel)
    threads = (thread.id for thread in guild.threads if _sees_thread(thread, person))
    return frozenset([*here, *channels, *threads])


def _sees_thread(thread: discord.Thread, person: discord.Member) -> bool:
    if thread.parent is None:
        return False
    may = thread.permissions_for(person)
    return may.view_channel and (not thread.is_private() or may.manage_threads)


def parent_of(channel: object) -> int | None:
    """The channel of a public thread: whoever sees that may read the thread, also once it is archived."""
    if not isinstance(channel, discord.Thread) or channel.is_private():
        return None
    return channel.parent_id


public_name = Hook[[Services, Table, int], Awaitable[Called | None]]()
"""The name under which a server may see a game that its members did not see being played."""


def person(user: discord.abc.User) -> Person:
    """Somebody on Discord as the manager knows them."""
    return Person(user.id, visible_name(user.display_name, user.name))


def picked(interaction: Interaction) -> str:
    """The answer chosen in a menu; empty if there is none."""
    values = sent(interaction).get("values")
    return str(values[0]) if values else ""


def all_picked(interaction: Interaction) -> list[str]:
    """All answers chosen in a menu."""
    values = sent(interaction).get("values")
    return list(map(str, values or ()))


def message_id(interaction: Interaction) -> int | None:
    """The message whose button was pressed; None for a command."""
    return None if interaction.message is None else interaction.message.id


def manages(interaction: Interaction) -> bool:
    """Whether the presser may manage the server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


async def say_here(services: Services, interaction: Interaction) -> Catalogue:
    """What everybody reads here: the server's language, or in direct messages one's own."""
    if interaction.guild_id is None:
        return say_to(interaction)
    chosen = (await services.manager.server(interaction.guild_id)).language
    return catalogue_for(chosen, community_language(interaction.guild), say_to(interaction).language)


def language_here(interaction: Interaction) -> str:
    """The language of a new table, unless the server's settings say otherwise."""
    return catalogue_for(community_language(interaction.guild), say_to(interaction).language).language


def lacking(interaction: Interaction, *, opening: bool = False) -> list[str]:
    """What the bot may not do where something was asked; in direct messages it may do all it needs."""
    if interaction.guild_id is None:
        return []
    in_thread = isinstance(interaction.channel, discord.Thread)
    return permissions.missing(interaction.app_permissions, in_thread, opening=opening)


def table_number(text: str) -> int:
    """The number of a table that somebody has chosen or typed. Raises Refused: no-such-table."""
    table_id = number(text)
    if table_id is None:
        raise Refused("no-such-table")
    return table_id


MOST_LINKS = 8
"""Tables of a person that a refusal links to."""

QUESTION = "panel"
"""The verb of the panel's questions, which follow from the game: it is read again only if it has gone on."""


async def table_of(services: Services, interaction: Interaction, press: CustomId) -> Table:
    """The table a press is about, read once for all that follows. Raises Refused."""
    read = services.manager.unchanged if press.verb == QUESTION else services.manager.table
    table = await read(press.table)
    if not reaches(interaction, table):
        raise Refused("no-such-table")
    is_about(interaction, game_of(table))
    return table


async def table_here(services: Services, interaction: Interaction) -> Table:
    """The channel's table, running before over; in direct messages the one that waits for the person.

    Raises Refused.
    """
    if interaction.guild_id is None:
        return await _own_table(services, interaction.user.id)
    store, channel_id = services.store, interaction.channel_id or 0
    table = await store.read(table_queries.live_in_channel, channel_id) or await store.read(
        table_queries.newest_in_channel, channel_id
    )
    if table is None:
        raise Refused("no-table-here")
    note(table=table.id)
    return table


async def _own_table(services: Services, user_id: int) -> Table:
    mine = await services.store.read(table_queries.running_of_user, user_id)
    waiting = [table for table in mine if await _waits(services, table, user_id)]
    candidates = waiting or list(mine)
    if not candidates:
        raise Refused("no-table-yours")
    if len(candidates) > 1:
        named = candidates[:MOST_LINKS]
        more = len(candidates) - len(named)
        raise Refused("which-table", links=" · ".join(map(link, named)), more=more)
    return candidates[0]


async def _waits(services: Services, table: Table, user_id: int) -> bool:
    player = table.player_of(user_id)
    return player is not None and player.seat in (await services.manager.view(table, user_id)).to_move


async def update_pictured(interaction: Interaction, position: Position, seat: Seat, say: Say) -> None:
    """Acknowledges a press on a panel whose new picture, of what one plays from, is not painted yet."""
    if not pictures.has_hand(position, seat, say):
        await defer_update(interaction)


async def set_right(services: Services, interaction: Interaction, table: Table) -> None:
    """Has a direct message that was pressed not keep a panel that is no longer so, or soon may not be."""
    if (message := _pressed(interaction, table)) is not None:
        await services.publisher.set_right(message)


async def show_turn(
    services: Services,
    interaction: Interaction,
    position: Position,
    message: Message,
    *,
    pictures: bool = True,
) -> None:
    """Shows what may be done about a turn, as a position has it.

    Until that is there, the game may have gone on, or another direct message followed the one that was
    pressed: then this answer came too late to be true, and the message is looked at.
    """
    try:
        await show(interaction, message, pictures=pictures)
    finally:
        if (pressed := _pressed(interaction, position.table)) is not None:
            services.publisher.answered(pressed, position.table.version)


def _pressed(interaction: Interaction, table: Table) -> OpenMessage | None:
    """The direct message that was pressed, for whoever looks at it; None: nobody else can change it."""
    player, pressed = table.player_of(interaction.user.id), message_id(interaction)
    if player is None or pressed is None or not is_direct(interaction):
        return None
    asked = player.dm_message_version if player.dm_message_id == pressed else table.version
    return OpenMessage(pressed, interaction.channel_id or 0, table.id, Kind.PANEL, player.seat, asked)


def is_asked_elsewhere(interaction: Interaction, player: Player | None) -> bool:
    """Whether an old direct message was pressed, while a newer one asks for the turn."""
    return player is not None and is_direct(interaction) and asks(player, message_id(interaction) or 0)


async def seated(services: Services, interaction: Interaction, table: Table) -> tuple[Position, Player]:
    """The position as the one who asks may see it, and their seat. Raises Refused.

    Who asks is at the table: nothing else has to tell them of their turn.
    """
    player = table.player_of(interaction.user.id)
    if player is None:
        raise Refused("not-seated", table)
    services.publisher.presence.saw(table, player)
    if table.is_on_hold:
        raise Refused("on-hold", table)
    return await services.manager.view(table, player.user_id), player
