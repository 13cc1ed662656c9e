"""Open a table: in the channel, or in a thread on request or if the channel is taken."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Literal

import discord

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers.context import may_post, missing_permissions, person, require_bot_here
from bot.jobs import sender
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.retries import run_again_if_connection_breaks
from bot.jobs.sender import Channel
from bot.store import Player, Table, archive, outbox
from bot.tables import computers, lobby_rules
from bot.tables.computers import AS_BEFORE, DEFAULT_LEVEL, Suggestion, suggested_level
from bot.tables.invitations import is_rematch
from bot.tables.languages import say_at
from bot.tables.lobby_rules import is_complete
from bot.tables.proposal import Person, Proposal
from bot.ui import rules_pages
from bot.ui.custom_id import CustomId
from bot.ui.lobby_message import lobby_with_picture, temperament_lines
from bot.ui.markup import display_name, escaped, level_details, link, mention
from bot.ui.message import MAX_LABEL, Button, Message, clipped
from bot.ui.responder import Interaction, edit, reply_private, reply_public, say_to
from bot.ui.sentences import explain
from engine.ai.character import Level
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names

feature = Feature()


WEEK: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a thread. A week is Discord's maximum."""
HAS_THREAD = 160004
"""Discord's error code for a message that has a thread already."""
MAIN_LEVELS = (Level.FIRST, Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT)
"""Levels that have a button."""
BEGINS = "begins"
"""Path of a thread offer: the game starts there at once, as no player has to join."""


async def open_here(
    services: Services, interaction: Interaction, proposal: Proposal, *, begins: bool = False
) -> None:
    """Open a lobby in the channel, or start the game if it `begins` at once or no player has to join.

    If the channel has a table, offer a thread. A lobby whose message Discord rejects is cancelled. Raises
    Refused: bot-not-here, missing-permissions, other-channels, thread-busy and channel-taken (no thread can
    be offered), and as `LobbyService.open` and `LobbyService.begin`.
    """
    await require_place(services, interaction)
    lobbies, begins = services.manager.lobbies, begins or is_complete(proposal)
    try:
        table = await (lobbies.begin if begins else lobbies.open)(proposal)
    except Refused as refusal:
        if refusal.reason != "channel-busy":
            raise
        await _offer_thread(services, interaction, proposal, refusal, begins=begins)
        return
    if begins:
        notice = await _started_message(services, interaction, table)
        await publish_started(services, table, await reply_public(interaction, notice))
    else:
        await post_lobby(services, table, partial(reply_public, interaction))


async def post_lobby(services: Services, table: Table, send: Callable[[Message], Awaitable[int]]) -> None:
    """Send the message of a new lobby by `send`, record it, and invite its guests in the background.

    If Discord rejects it, the lobby is cancelled, its mention of a role does not count, and the error is
    raised.
    """
    message = await _new_lobby_message(services, table)
    try:
        message_id = await send(message)
    except (discord.Forbidden, discord.NotFound):
        # Without a message, no one would see why the channel is taken.
        await services.manager.lobbies.close(table.id)
        if message.role is not None:
            services.manager.lobbies.role_mentions.take_back(table.host_id, table.guild_id)
        raise
    await services.store.write(outbox.record_post, table.id, message_id=message_id)
    services.publisher.inform_guests(table.id)


async def send_in(channel: discord.abc.Messageable, message: Message) -> int:
    """Send a message to a channel, and return the message's id. Raises Discord's errors."""
    return (await sender.send_message(channel, message)).id


async def begin_here(services: Services, interaction: Interaction, proposal: Proposal) -> None:
    """Start a game with computers at once: here, or in direct messages where the bot takes no part.

    From there the answer has a link. If the channel has a table, offer a thread. Raises Refused as
    `open_here`, and dm-busy, no-direct-messages.
    """
    if may_post(interaction):
        await open_here(services, interaction, proposal, begins=True)
        return
    try:
        async with services.publisher.conversations.conversation(interaction.user.id) as channel:
            table = await _begin_in_channel(channel, services, interaction, proposal)
    except (Unreachable, NotNow):
        raise Refused("no-direct-messages") from None
    say = say_to(interaction)
    about = {"game": say(f"game-{table.game}"), "link": link(table)}
    await reply_private(interaction, Message(say("practice-elsewhere", **about)))


async def _begin_in_channel(
    channel: Channel, services: Services, interaction: Interaction, asked: Proposal
) -> Table:
    """Start a game with computers in the user's direct messages, as `asked` but for the place and language.

    If its message cannot be sent, or the game may not start, nothing is left there. Raises Refused: dm-busy,
    and as `LobbyService.open` and `LobbyService.start`.
    """
    language, lobbies = say_to(interaction).language, services.manager.lobbies
    proposal = replace(asked, guild_id=0, channel_id=channel.id, parent_id=None, language=language)
    try:
        lobby = await lobbies.open(proposal)
    except Refused as refusal:
        if refusal.reason != "channel-busy":
            raise
        raise _dm_busy(refusal) from None
    sent = None
    try:
        sent = await sender.send_message(channel, await _started_message(services, interaction, lobby))
        table = await lobbies.start(lobby.id, lobby.host_id)
    except Exception:
        await lobbies.close(lobby.id)
        if sent is not None:
            await sender.delete_message(sent)
        raise
    await publish_started(services, table, sent.id)
    return table


def _dm_busy(busy: Refused) -> Refused:
    """Return the refusal dm-busy with the table of `busy`; only *Stop* ends a game between computers."""
    watched = busy.table is not None and busy.table.only_computers
    return Refused("dm-busy", busy.table, watched="yes" if watched else "no")


async def level_for(
    services: Services, interaction: Interaction, game: str, chosen: str | None, *, watches: bool = False
) -> Level:
    """Return the chosen level, or else the one suggested to the user for this game.

    A user who `watches` and chose none gets DEFAULT_LEVEL. Raises ValueError if `chosen` is no level.
    """
    if chosen is not None or watches:
        return DEFAULT_LEVEL if chosen is None else Level(chosen)
    return (await services.store.read(suggested_level, interaction.user.id, game)).level


async def _started_message(services: Services, interaction: Interaction, table: Table) -> Message:
    """Return the notice of a new practice game, with the level suggested to the caller and lessons if new."""
    host = person(interaction.user)
    is_new = await services.store.read(archive.is_new_to, host.id, table.game)
    suggestion = await services.store.read(suggested_level, host.id, table.game)
    return started_message(table, host, say_at(table), is_new=is_new, suggestion=suggestion)


@feature.table_button("level")
async def change_level(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Change to …*, below a new game: give its computers the button's level, and update the message.

    Raises Refused: unknown-button, no-such-choice, not-host, level-fixed, no-such-table.
    """
    level = next((one for one in Level if press.path == (one,)), None)
    if level is None:
        raise Refused("unknown-button")
    table = await services.manager.run(computers.change_level, table.id, interaction.user.id, level)
    services.publisher.schedule(table.id)
    await edit(interaction, await _started_message(services, interaction, table))


async def publish_started(services: Services, table: Table, message_id: int) -> None:
    """Have a started game published. Between computers the notice `message_id` becomes the table's post."""
    if table.only_computers:
        # A game between computers has one message, which becomes the table's post.
        await services.store.write(outbox.record_post, table.id, message_id=message_id)
    services.publisher.schedule(table.id)


async def _new_lobby_message(services: Services, table: Table) -> Message:
    """Return a new lobby's message.

    It notifies guests who have never used the bot, unless silently invited. If others can join, it mentions
    the server's role within the limit; that counts the mention.
    """
    strangers = await services.publisher.inviting.leave_to_lobby_message(table)
    message = await lobby_with_picture(table, say_at(table), notified_ids=strangers)
    role = (await services.manager.server(table.guild_id)).alert_role
    if role is None or not _count_role_mention(services, table):
        return message
    line = say_at(table)("lobby-role", role=f"<@&{role}>")
    return replace(message, text=f"{message.text}\n{line}", role=role)


def _count_role_mention(services: Services, table: Table) -> bool:
    """Count a mention of the server's role if others can join the lobby; return whether it may be made."""
    if is_rematch(table) or not lobby_rules.has_free_seat(table):
        return False
    try:
        services.manager.lobbies.role_mentions.count(table.host_id, table.guild_id)
    except Refused:
        return False
    return True


def _name_and_level(player: Player, say: Say) -> str:
    return say("practice-opponent", name=display_name(player), level=say(f"level-{player.computer}"))


def started_message(
    table: Table, host: Person, say: Say, *, is_new: bool = False, suggestion: Suggestion | None = None
) -> Message:
    """Return the notice that a game with computers has started, and against whom.

    For a host with a seat, `is_new` adds a button to the lessons, and `suggestion` its reason and buttons for
    other levels.
    """
    seated = table.player_of(host.id)
    key = "practice-started" if seated else "practice-watched"
    others = [_name_and_level(player, say) for player in table.players if player is not seated]
    about = {"host": f"**{escaped(host.name)}**", "game": say(f"game-{table.game}")}
    text = say(key, names=join_names(others, say), **about)
    learn = rules_pages.learn_buttons(table.game, say) if seated and is_new else []
    text = "\n".join([text, *temperament_lines(table, say)])
    if seated is None or suggestion is None:
        return Message(text, rows=[learn] if learn else [])
    reason = _why_level(table, host, suggestion, say)
    rows = list(filter(None, [_level_buttons(table, say), learn]))
    return Message("\n".join(filter(None, [text, reason])), rows=rows)


def _level_of(table: Table) -> Level | None:
    """Return the level of the table's first computer, or None without computers."""
    return next((Level(one.computer) for one in table.players if one.computer is not None), None)


def _why_level(table: Table, host: Person, suggestion: Suggestion, say: Say) -> str:
    """Return why the table's level is suggested; empty if it was changed, or is the user's last one."""
    if suggestion.why == AS_BEFORE or suggestion.level != _level_of(table):
        return ""
    return say(
        "level-suggested",
        why=suggestion.why,
        name=escaped(host.name),
        **level_details("beaten", suggestion.beaten, say),
        **level_details("level", suggestion.level, say),
    )


def _level_buttons(table: Table, say: Say) -> list[Button]:
    """Return a button for each main level that is not the table's."""
    labels = {level: say("button-level", **level_details("level", level, say)) for level in MAIN_LEVELS}
    return [
        Button(label, CustomId("level", table.id, path=(level,)))
        for level, label in labels.items()
        if level != _level_of(table)
    ]


async def _offer_thread(
    services: Services, interaction: Interaction, proposal: Proposal, busy: Refused, *, begins: bool
) -> None:
    """Store the proposal; answer privately with the sentence for `busy` and a button that opens a thread.

    `begins`: the game starts there at once. Raises Refused as `require_threads_here` and
    `LobbyService.offer`.
    """
    require_threads_here(interaction, busy)
    table = await services.manager.lobbies.offer(proposal)
    text = explain(busy, say_to(interaction)) or str(busy)
    press = CustomId("thread", table.id, path=(BEGINS,) if begins else ())
    thread = Button(say_to(interaction)("button-thread"), press, style=discord.ButtonStyle.primary)
    await reply_private(interaction, Message(text, rows=[[thread]]))


def require_threads_here(interaction: Interaction, busy: Refused) -> None:
    """Check that the user and the bot can create a thread here.

    `busy`: the refusal with the table in the channel. Raises Refused: dm-busy (in direct messages),
    thread-busy (in threads), channel-taken (no threads here, or not permitted).
    """
    channel = interaction.channel
    if interaction.guild_id is None:
        raise _dm_busy(busy)
    if isinstance(channel, discord.Thread):
        raise Refused("thread-busy", busy.table)
    if not (isinstance(channel, discord.TextChannel) and interaction.permissions.create_public_threads):
        raise Refused("channel-taken", busy.table, who="user")
    if missing_permissions(interaction, opening=True):
        raise Refused("channel-taken", busy.table, who="bot")


async def open_in_thread(services: Services, interaction: Interaction, proposal: Proposal) -> None:
    """Open a lobby in a new thread, or start the game if no player has to join.

    Raises Refused as `LobbyService.offer` and `open_thread`.
    """
    table = await services.manager.lobbies.offer(proposal)
    await open_thread(services, interaction, table.id, begins=is_complete(proposal))


async def open_thread(
    services: Services, interaction: Interaction, table_id: int, *, begins: bool = False
) -> None:
    """Create the thread of an offered table and open its lobby there; `begins`: start the game if it can.

    A pressed message becomes a link to it. If Discord rejects the lobby's message, the lobby is cancelled and
    the error raised; a started game goes on. Raises Refused as `LobbyService.accept` and `new_thread`; the
    offer stays open after any error before the thread is there.
    """
    await _require_threads(services, interaction)
    is_press = interaction.type is discord.InteractionType.component
    thread, table = await _accept_in_thread(
        services, interaction, table_id, new_thread if is_press else _announced_thread
    )
    if begins:
        # If it cannot start it stays a lobby, and its *Start* gives the reason.
        with contextlib.suppress(Refused):
            table = await services.manager.lobbies.start(table.id, table.host_id)
    if table.is_playing:
        notice = await _started_message(services, interaction, table)
        await publish_started(services, table, await send_in(thread, notice))
    else:
        await post_lobby(services, table, partial(send_in, thread))
    if is_press:
        say = say_to(interaction)
        where = say("lobby-in-thread", thread=thread.mention, game=say(f"game-{table.game}"))
        await edit(interaction, Message(where))


async def _accept_in_thread(
    services: Services,
    interaction: Interaction,
    table_id: int,
    create_thread: Callable[[Services, Interaction, Table], Awaitable[discord.Thread]],
) -> tuple[discord.Thread, Table]:
    """Accept an offered table, make its thread by `create_thread`, move the table there, and return both.

    If there can be no thread, the table is offered again and the error is raised.
    """
    lobbies = services.manager.lobbies
    # A second tap is rejected here, before it creates a second thread.
    offer = await lobbies.accept(table_id, interaction.user.id)
    try:
        thread = await create_thread(services, interaction, offer)
    except Exception:
        await lobbies.settle(table_id, None)
        raise
    return thread, await lobbies.settle(table_id, thread.id)


async def _require_threads(services: Services, interaction: Interaction) -> discord.TextChannel:
    """Return the channel in which the user and the bot may open threads.

    Raises Refused: no-threads-here, your-threads, bot-not-here, missing-permissions, other-channels.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no-threads-here")
    await require_place(services, interaction, opening=True)
    if not interaction.permissions.create_public_threads:
        raise Refused("your-threads", channel=f"<#{channel.id}>")
    return channel


async def new_thread(services: Services, interaction: Interaction, table: Table) -> discord.Thread:
    """Create a thread for a table in the channel of the interaction.

    Raises Refused: bot-not-here, no-threads-here, your-threads, other-channels, missing-permissions, and at
    the limits own-threads, server-threads.
    """
    async with _counted_channel(services, interaction) as channel:
        return await channel.create_thread(
            name=thread_name(table, say_at(table)),
            type=thread_type(channel),
            auto_archive_duration=WEEK,
        )


async def _announced_thread(services: Services, interaction: Interaction, table: Table) -> discord.Thread:
    """Answer a command publicly, and create the table's thread on that message; if that fails, delete it."""
    say = say_at(table)
    about = {"host": mention(table.host_id), "game": say(f"game-{table.game}")}
    announced = Message(say("lobby-thread-opened", **about))
    async with _counted_channel(services, interaction) as channel:
        message = channel.get_partial_message(await reply_public(interaction, announced))
        try:
            return await _thread_of(message, channel.guild, thread_name(table, say))
        except Exception:
            await sender.delete_message(message)
            raise


async def _thread_of(message: discord.PartialMessage, guild: discord.Guild, name: str) -> discord.Thread:
    """Create a message's thread, or return it if an earlier try has. Raises Discord's errors."""
    create = partial(message.create_thread, name=name, auto_archive_duration=WEEK)
    try:
        return await run_again_if_connection_breaks(create)
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
    thread = await guild.fetch_channel(message.id)  # both have the same id
    assert isinstance(thread, discord.Thread)
    return thread


@contextlib.asynccontextmanager
async def _counted_channel(
    services: Services, interaction: Interaction
) -> AsyncIterator[discord.TextChannel]:
    """Provide the channel of a thread to create, which counts towards the limits of user and server.

    It does not count if it cannot be created; the error is raised. Raises Refused: no-threads-here,
    your-threads, bot-not-here, missing-permissions, other-channels, own-threads, server-threads.
    """
    channel = await _require_threads(services, interaction)
    counter, about = services.manager.lobbies.threads, (interaction.user.id, channel.guild.id)
    counter.count(*about)
    try:
        yield channel
    except Exception:
        counter.take_back(*about)
        raise


def thread_type(channel: discord.TextChannel) -> discord.ChannelType:
    """Return the type of public threads in a channel. Announcement channels have their own."""
    return discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread


def thread_name(table: Table, say: Say) -> str:
    """Return the name of a table's thread: the game and the players, clipped to `MAX_LABEL`."""
    name = say("lobby-thread-name", game=say(f"game-{table.game}"), names=join_commas(table.names, say))
    return clipped(name, MAX_LABEL)


async def require_place(services: Services, interaction: Interaction, *, opening: bool = False) -> None:
    """Check that tables are allowed here and that the bot has its permissions.

    `opening` includes those to open a thread. Raises Refused: bot-not-here, other-channels,
    missing-permissions.
    """
    require_bot_here(interaction)
    await require_allowed(
        services, interaction.guild_id or 0, interaction.channel_id or 0, interaction.channel
    )
    if missing := missing_permissions(interaction, opening=opening):
        where = f"<#{interaction.channel_id}>"
        raise Refused("missing-permissions", channel=where, permissions=tuple(missing))


async def require_allowed(services: Services, guild_id: int, channel_id: int, channel: object) -> None:
    """Check that a server allows tables in a channel or thread, `channel`. Raises Refused: other-channels."""
    server = await services.manager.server(guild_id)
    if not server.allows(channel_id, getattr(channel, "parent_id", None)):
        raise Refused("other-channels", channels=" ".join(f"<#{channel}>" for channel in server.channels))
