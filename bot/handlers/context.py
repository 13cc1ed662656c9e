"""What handlers need to know: who may see a table, and which table, player or choice an interaction is about.

Access is checked from Discord's cache and the roles sent with each press. What cannot be checked is hidden.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot import network_errors
from bot.errors import Refused
from bot.feature import Services
from bot.jobs.stale_panels import has_newer_prompt
from bot.log_context import describe, note
from bot.ops import permissions
from bot.store import Player, Table, table_queries
from bot.store.names import DisplayName
from bot.store.records import Kind, OpenMessage
from bot.tables.game import game_of
from bot.tables.hooks import Hook
from bot.tables.positions import Position
from bot.tables.proposal import Person, Proposal
from bot.ui import pictures
from bot.ui.custom_id import CustomId, interaction_data, is_direct, is_with_the_bot, number
from bot.ui.markup import community_language, link, visible_name
from bot.ui.message import MAX_TEXT, Button, Message
from bot.ui.pictures import PENDING
from bot.ui.responder import Interaction, complete_answer, say_to, set_game, show
from engine.core.catalogue import Catalogue, catalogue_for
from engine.core.types import GameOptions


def server_here(interaction: Interaction) -> int | None:
    """Return this server's id. None in direct messages, in group chats and on servers without the bot."""
    guild_id = interaction.guild_id
    return None if guild_id is None or interaction.client.get_guild(guild_id) is None else guild_id


def may_post(interaction: Interaction) -> bool:
    """Return whether the bot is on this server, or this is the user's direct messages with it."""
    return server_here(interaction) is not None or is_with_the_bot(interaction)


def require_bot_here(interaction: Interaction) -> None:
    """Check that the bot is on this server, or that this is the user's direct messages with it.

    Raises Refused: bot-not-here, with a link that invites it.
    """
    if not may_post(interaction):
        where = "chat" if interaction.guild_id is None else "server"
        raise Refused("bot-not-here", where=where, url=permissions.invite_link(interaction.application_id))


def require_server_here(interaction: Interaction) -> int:
    """Return this server's id. Raises Refused: bot-not-here, not-in-server."""
    require_bot_here(interaction)
    guild_id = server_here(interaction)
    if guild_id is None:
        raise Refused("not-in-server")
    return guild_id


def may_press(interaction: Interaction, table: Table) -> bool:
    """Return whether the user may press a table's buttons: they play at it, or see its channel.

    From another server no user may. At a solo table only its player may, from anywhere.
    """
    if table.is_solo:
        return table.player_of(interaction.user.id) is not None
    if interaction.guild_id not in (None, table.guild_id):
        return False
    return may_see(interaction, table)


def may_see(interaction: Interaction, table: Table) -> bool:
    """Return whether the user has a seat at a table, also after resigning, or may see its channel.

    The channel counts on the table's own server only, or if it is the direct messages where they ask.
    """
    if table.player_of(interaction.user.id) is not None:
        return True
    if not table.guild_id and interaction.guild_id is None:
        return interaction.channel_id == table.channel_id  # the user's direct messages with the bot
    if interaction.guild_id is None or interaction.guild_id != table.guild_id:
        return False
    if interaction.channel_id == table.channel_id:
        return interaction.permissions.view_channel
    return any(_sees(interaction, place) for place in (table.channel_id, table.parent_id))


def _sees(interaction: Interaction, channel_id: int | None) -> bool:
    """Return whether the user may see a channel or open thread of this server.

    False if it is not found; in another private thread than the one they are in, True only for those who
    manage threads.
    """
    guild, person = interaction.guild, interaction.user
    if guild is None or channel_id is None or not isinstance(person, discord.Member):
        return False
    if channel_id == interaction.channel_id:
        return interaction.permissions.view_channel
    place = guild.get_channel_or_thread(channel_id)
    if isinstance(place, discord.Thread):
        return _sees_thread(place, person)
    return place is not None and place.permissions_for(person).view_channel


def visible_channels(interaction: Interaction) -> frozenset[int]:
    """Return ids of the channels and open threads that the user may see on this server. Empty outside one."""
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return frozenset()
    here = [interaction.channel_id or 0] if interaction.permissions.view_channel else []
    channels = (channel.id for channel in guild.channels if channel.permissions_for(person).view_channel)
    threads = (thread.id for thread in guild.threads if _sees_thread(thread, person))
    return frozenset([*here, *channels, *threads])


def _sees_thread(thread: discord.Thread, person: discord.Member) -> bool:
    """Return whether a member may read a thread: a private one only if they may manage threads."""
    if thread.parent is None:
        return False
    may = thread.permissions_for(person)
    return may.view_channel and (not thread.is_private() or may.manage_threads)


def parent_of(channel: object) -> int | None:
    """Return the id of a public thread's parent channel, whose readers may read the thread.

    None for private threads and other channels.
    """
    if not isinstance(channel, discord.Thread) or channel.is_private():
        return None
    return channel.parent_id


public_name = Hook[[Services, Table, int], Awaitable[DisplayName | None]]()
"""Hook that returns the name under which a server may replay a game that it did not see. None: it may not."""


before_forgetting = Hook[[Services, Interaction], Awaitable[None]]()
"""Hook that runs before the user's data is deleted, for what needs Discord. Its errors stop the deletion."""


below_games = Hook[[Services, Interaction], Awaitable[Button | None]]()
"""Hook that returns a button for the last row below `/games`, or None."""


def person(user: discord.abc.User) -> Person:
    """Return a Discord user as a `Person`, with the visible name."""
    return Person(user.id, visible_name(user.display_name, user.name))


async def member_here(interaction: Interaction, user_id: int) -> discord.Member:
    """Return a member of this server. Raises Refused: bot-not-here, not-in-server, not-a-member."""
    require_bot_here(interaction)
    if interaction.guild is None:
        raise Refused("not-in-server")
    try:
        return interaction.guild.get_member(user_id) or await interaction.guild.fetch_member(user_id)
    except discord.NotFound:
        raise Refused("not-a-member") from None


async def user_in(interaction: Interaction, press: CustomId) -> discord.User:
    """Return the user whose id is in a press. Raises Refused: unknown-button, if there is none."""
    try:
        return await interaction.client.fetch_user(number("".join(press.path)) or 0)
    except discord.NotFound:
        raise Refused("unknown-button") from None


def chosen_value(interaction: Interaction) -> str:
    """Return the first value chosen in a menu, or an empty text."""
    return next(iter(chosen_values(interaction)), "")


def chosen_values(interaction: Interaction) -> list[str]:
    """Return all values chosen in a menu; empty if there are none."""
    values = interaction_data(interaction).get("values")
    return list(map(str, values or ()))


def message_id(interaction: Interaction) -> int | None:
    """Return the id of the pressed message. None for a command."""
    return None if interaction.message is None else interaction.message.id


def is_manager(interaction: Interaction) -> bool:
    """Return whether the user may manage the server. False in direct messages."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def managed(interaction: Interaction) -> int:
    """Return the id of the server that the user manages. Raises Refused: not-in-server, not-manager."""
    if interaction.guild_id is None:
        raise Refused("not-in-server")
    if not is_manager(interaction):
        raise Refused("not-manager")
    return interaction.guild_id


async def say_here(services: Services, interaction: Interaction) -> Catalogue:
    """Return sentences for public messages here: in direct messages in the user's language.

    On a server it is the chosen one, else the community's, else the user's.
    """
    if interaction.guild_id is None:
        return say_to(interaction)
    chosen = (await services.manager.server(interaction.guild_id)).language
    return catalogue_for(chosen, community_language(interaction.guild), say_to(interaction).language)


def language_here(interaction: Interaction) -> str:
    """Return the language of a new table without a server setting: the community's, else the user's."""
    return catalogue_for(community_language(interaction.guild), say_to(interaction).language).language


def proposal_here(interaction: Interaction, game: str, options: GameOptions) -> Proposal:
    """Return a proposal for a table of the caller in this channel."""
    return Proposal(
        game,
        options,
        interaction.guild_id or 0,
        interaction.channel_id or 0,
        person(interaction.user),
        parent_id=parent_of(interaction.channel),
        language=language_here(interaction),
    )


def missing_permissions(interaction: Interaction, *, opening: bool = False) -> list[str]:
    """Return the flags of the permissions that the bot lacks here; empty in direct messages.

    `opening` includes those to open a thread.
    """
    if interaction.guild_id is None:
        return []
    in_thread = isinstance(interaction.channel, discord.Thread)
    return permissions.missing(interaction.app_permissions, in_thread, opening=opening)


def lacking_in(guild: discord.Guild | None, channel_id: int, *, threads: bool = False) -> list[str] | None:
    """Return the flags of the permissions that the bot lacks in a text channel of a server.

    None without a server, or if the id is no text channel's. `threads` includes those to open threads there.
    """
    channel = None if guild is None else guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        return None
    have = channel.permissions_for(channel.guild.me)
    return permissions.missing_to_host(have) if threads else permissions.missing(have, thread=False)


def require_post_channel(interaction: Interaction, channel_id: int, *, threads: bool = False) -> int:
    """Return the id of a text channel of the server in which the bot may post; with `threads` open threads.

    Raises Refused: missing-permissions; unknown-button, for a forged id.
    """
    lacking = lacking_in(interaction.guild, channel_id, threads=threads)
    if lacking is None:
        raise Refused("unknown-button")
    if lacking:
        raise Refused("missing-permissions", channel=f"<#{channel_id}>", permissions=tuple(lacking))
    return channel_id


def table_number(text: str) -> int:
    """Parse a table's number, decimal digits only. Raises Refused: no-such-table."""
    table_id = number(text)
    if table_id is None:
        raise Refused("no-such-table")
    return table_id


async def require_service(
    services: Services, interaction: Interaction, press: CustomId | None = None
) -> None:
    """Check that the operator refuses neither the user nor the server.

    A press at a running game is allowed to its players in any case. Raises Refused: not-served.
    """
    if not services.manager.operator.refuses(interaction.user.id, interaction.guild_id):
        return
    table = None if press is None else await services.store.table(press.table)
    if table is None or not table.is_playing or table.player_of(interaction.user.id) is None:
        raise Refused("not-served")


MOST_LINKS = 8
"""Tables that a refusal links to at most."""

QUESTION = "panel"
"""Verb of the panel's questions. They are answered from the cached table while it is unchanged."""


async def table_of(services: Services, interaction: Interaction, press: CustomId) -> Table:
    """Return the table of a press.

    Its game explains rule violations in the answer from now on. Raises Refused: no-such-table, also if the
    user may not press its buttons; rules-gone.
    """
    read = services.manager.cached_table if press.verb == QUESTION else services.manager.table
    table = await read(press.table)
    if not may_press(interaction, table):
        raise Refused("no-such-table")
    set_game(interaction, game_of(table))
    return table


async def table_here(services: Services, interaction: Interaction, *, waiting_first: bool = True) -> Table:
    """Return the channel's lobby or running game, or else the newest game played there.

    In direct messages, return the user's running game that waits for them (if `waiting_first`), or their only
    one; of several the one that is played there. Raises Refused: no-table-here; in direct messages
    no-table-yours, which-table (several match), rules-gone.
    """
    if interaction.guild_id is None:
        return await _own_table(services, interaction, waiting_first=waiting_first)
    store, channel_id = services.store, interaction.channel_id or 0
    table = await store.read(table_queries.live_in_channel, channel_id) or await store.read(
        table_queries.newest_in_channel, channel_id
    )
    if table is None:
        raise Refused("no-table-here")
    note(table=table.id)
    return table


async def _own_table(services: Services, interaction: Interaction, *, waiting_first: bool) -> Table:
    """Return the user's running game as `table_here` does in direct messages; `waiting_first` as there.

    Raises Refused: no-table-yours, which-table, rules-gone.
    """
    user_id = interaction.user.id
    mine = await services.store.read(table_queries.running_of_user, user_id)
    waiting = [table for table in mine if waiting_first and await _is_to_move(services, table, user_id)]
    candidates = waiting or list(mine)
    candidates = [table for table in candidates if table.channel_id == interaction.channel_id] or candidates
    if not candidates:
        raise Refused("no-table-yours")
    if len(candidates) > 1:
        named = candidates[:MOST_LINKS]
        more = len(candidates) - len(named)
        raise Refused("which-table", links=" · ".join(map(link, named)), more=more)
    return candidates[0]


async def _is_to_move(services: Services, table: Table, user_id: int) -> bool:
    player = table.player_of(user_id)
    return player is not None and player.seat in (await services.manager.view(table, user_id)).to_move


async def repair_later(services: Services, interaction: Interaction, table: Table) -> None:
    """Have a pressed direct message repaired later: the game may move on before this answer arrives.

    Does nothing for other messages.
    """
    if (message := _pressed_dm(interaction, table)) is not None:
        await services.publisher.repair_dm(message)


async def show_turn(
    services: Services,
    interaction: Interaction,
    position: Position,
    message: Message,
    *,
    pictures: bool = True,
) -> None:
    """Show what a player can do about their turn, as of `position`.

    Then have a pressed direct message checked, even if showing failed: a late answer may have outdated it.
    Its pictures change only with `pictures`.
    """
    try:
        await show(interaction, message, pictures=pictures)
    finally:
        if (pressed := _pressed_dm(interaction, position.table)) is not None:
            services.publisher.check_late_answer(pressed, position.table.version)


def _pressed_dm(interaction: Interaction, table: Table) -> OpenMessage | None:
    """Return the pressed direct message as a record to check.

    None for other messages and users without a seat: no other process edits those.
    """
    player, pressed = table.player_of(interaction.user.id), message_id(interaction)
    if player is None or pressed is None or not is_direct(interaction):
        return None
    asked = player.dm_message_version if player.dm_message_id == pressed else table.version
    return OpenMessage(pressed, interaction.channel_id or 0, table.id, Kind.PANEL, player.seat, asked)


def has_newer_turn_message(interaction: Interaction, player: Player | None) -> bool:
    """Return whether an old direct message was pressed while a newer one asks the player for the turn.

    False without a player.
    """
    return (
        player is not None
        and is_direct(interaction)
        and has_newer_prompt(player, message_id(interaction) or 0)
    )


async def seated_player(
    services: Services, interaction: Interaction, table: Table
) -> tuple[Position, Player]:
    """Return the position as the user may see it, and their player; record that they were seen there.

    Raises Refused: not-seated, on-hold, or as `Manager.view`.
    """
    player = table.player_of(interaction.user.id)
    if player is None:
        raise Refused("not-seated", table)
    services.publisher.presence.record(table, player)
    if table.is_on_hold:
        raise Refused("on-hold", table)
    return await services.manager.view(table, player.user_id), player


log = logging.getLogger(__name__)

Compose = Callable[[], Awaitable[Message]]
"""Makes an answer. Called again if its picture is late, so it must change nothing."""
Send = Callable[[Interaction, Message], Awaitable[object]]
"""Sends an answer, such as `reply_private`."""


async def answer(services: Services, interaction: Interaction, compose: Compose, send: Send) -> None:
    """Send the answer of `compose()` with its picture, by `send(interaction, message)`.

    If the picture is late, send text with a note, and add it later: for that `compose` is called again. A
    picture that cannot be added is logged.
    """
    message = await compose()
    if message.images is not PENDING:
        await send(interaction, message)
        return
    in_words = _with_note(message, say_to(interaction)("picture-follows"))
    await send(interaction, in_words)
    # The user has an answer, so painting does not count as a busy bot.
    services.presses.mark_answered(interaction)
    with pictures.late_pictures():
        message = await compose()
    try:
        await complete_answer(interaction, in_words, message)
    except network_errors.REQUEST_FAILURES as error:
        log.info("The picture of an answer could not be added; it stays text: %s", describe(error))


def _with_note(message: Message, note: str) -> Message:
    """Return a message with the note below its text, unchanged if that would be too long."""
    text = f"{message.text}\n{note}"
    return replace(message, text=text if len(text) <= MAX_TEXT else message.text)
