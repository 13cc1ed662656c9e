"""The buttons of a lobby."""

from __future__ import annotations

import discord

from bot.errors import Refused
from bot.feature import Feature
from bot.handlers.context import chosen_value, is_manager, language_here, message_id, parent_of, person
from bot.handlers.create_table import (
    BEGINS,
    new_lobby_message,
    open_here,
    open_thread,
    require_place,
    started_message,
)
from bot.services import Services
from bot.store import Table, invitation_queries, outbox
from bot.tables import computers, lobby_auto_start, lobby_rules
from bot.tables.languages import say_at
from bot.tables.lobby_rules import closed_options, require_hosted_lobby
from bot.tables.proposal import Proposal
from bot.ui import host_messages, lobby_message, option_form, pictures
from bot.ui.custom_id import CustomId, number
from bot.ui.lobby_message import REMOVE, lobby_with_picture, plain_lobby
from bot.ui.markup import link
from bot.ui.message import Message
from bot.ui.responder import Interaction, edit, reply_private, reply_public, say_below, say_to, send_form
from engine.ai.character import Level

feature = Feature()


@feature.table_button("join")
async def join(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Join*, on a side (from 0) if there are partners.

    Raises Refused: already-seated, table-full, side-full, no-such-choice, begun, called-off.
    """
    side = number("".join(press.path[:1]))
    changed = await services.manager.lobbies.join(table.id, person(interaction.user), side=side)
    await _show(services, interaction, table, changed)


@feature.table_button("options")
async def options(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Options*: open the form with the agreed options.

    Raises Refused: not-host, or if the lobby is closed.
    """
    require_hosted_lobby(table, interaction.user.id)
    await send_form(interaction, option_form.options_form(table, say_to(interaction)))


@feature.table_button("agree")
async def agree(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Set the options from the submitted form.

    Raises InvalidSetup, and Refused: not-host, too-many-for, or if the lobby is closed.
    """
    agreed = option_form.submitted_options(table, interaction.data)
    changed = await services.manager.lobbies.run(
        lobby_rules.change_options, table.id, interaction.user.id, agreed
    )
    await _show(services, interaction, table, changed)


@feature.table_button("leave")
async def leave(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Leave*: free the user's seat and show the lobby.

    Raises Refused: not-joined, host-cancels, or if the lobby is closed.
    """
    changed = await services.manager.lobbies.run(lobby_rules.stand_up, table.id, interaction.user.id)
    await _show(services, interaction, table, changed)


@feature.table_button("start")
async def start(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Start*, in the lobby or in the notice to its host.

    Raises Refused: not-host, waiting-for, too-few, own-practice, server-practice, begun, called-off.
    """
    at_lobby = _is_at_lobby(interaction, table)
    changed = await services.manager.lobbies.start(table.id, interaction.user.id)
    services.publisher.schedule(table.id)
    if at_lobby:
        await _show(services, interaction, table, changed)
    else:
        await edit(interaction, host_messages.closed_host_notice(changed, say_below(interaction, changed)))


@feature.table_button("hold")
async def hold(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Wait*: the lobby no longer starts by itself. Raises Refused: not-host, begun, called-off."""
    kind, at_lobby = host_messages.host_notice_kind(table), _is_at_lobby(interaction, table)
    changed = await services.manager.run(lobby_auto_start.wait_for_host, table.id, interaction.user.id)
    services.publisher.schedule(table.id)
    if at_lobby:
        await _show(services, interaction, table, changed)
    else:
        await edit(interaction, host_messages.host_waiting(changed, kind, say_below(interaction, changed)))


def _is_at_lobby(interaction: Interaction, table: Table) -> bool:
    """Whether the lobby's own message was pressed, not a notice to its host."""
    return interaction.guild_id is not None and message_id(interaction) in (None, table.post_message_id)


@feature.table_button("cancel")
async def cancel(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Cancel*, for the host and others whom the server's settings permit.

    Raises Refused: not-host, for other users, or if the lobby is closed.
    """
    user_id, server = interaction.user.id, await services.manager.server(table.guild_id)
    seated = table.player_of(user_id) is not None
    allowed = server.lets_cancel(manages=is_manager(interaction), seated=seated)
    changed = await services.manager.lobbies.run(lobby_rules.cancel_lobby, table.id, user_id, allowed=allowed)
    await _show(services, interaction, table, changed)


@feature.table_button("computer", in_match=False)
async def computer(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Add a computer of the chosen level, or remove one.

    Raises Refused: not-host, no-computer (none to remove), table-full (no seat is free).
    """
    choice, user_id = chosen_value(interaction), interaction.user.id
    if choice == REMOVE:
        changed = await services.manager.lobbies.run(computers.stand_up, table.id, user_id)
    elif choice in set(Level):
        changed = await services.manager.lobbies.run(computers.sit_down, table.id, user_id, Level(choice))
    else:
        raise Refused("table-full", table)
    await _show(services, interaction, table, changed)


@feature.table_button("clock")
async def clock(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Set the clock chosen in the menu. Raises Refused: not-host, no-such-choice."""
    changed = await services.manager.lobbies.run(
        lobby_rules.set_clock, table.id, interaction.user.id, chosen_value(interaction)
    )
    await _show(services, interaction, table, changed)


async def _show(services: Services, interaction: Interaction, before: Table, table: Table) -> None:
    """Show the current lobby `table`, and update the invitations.

    The picture is painted and sent only if the seats differ from `before`.
    """
    invited = await services.store.read(invitation_queries.invitations_of, table.id)
    services.computers.prepare_for(table)
    services.publisher.inform_guests(table.id)
    if _has_picture(interaction) and lobby_message.lobby_picture(before) == lobby_message.lobby_picture(
        table
    ):
        await edit(interaction, plain_lobby(table, say_at(table), invited=invited, has_picture=True))
    else:
        await edit(
            interaction, await lobby_with_picture(table, say_at(table), invited=invited), pictures=True
        )


def _has_picture(interaction: Interaction) -> bool:
    """Whether the pressed lobby has the current kind of picture, with its players."""
    files = [] if interaction.message is None else interaction.message.attachments
    return any(pictures.LOBBY in file.filename for file in files)


@feature.table_button("again")
async def reopen_lobby(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Open again*: open a lobby like a closed one, with the user as its host.

    Raises Refused: not-in-server, or if it cannot be opened here.
    """
    if interaction.guild_id is None:
        raise Refused("not-in-server")
    like = Proposal(
        game=table.game,
        options=closed_options(table),
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id or 0,
        host=person(interaction.user),
        rated=table.rated,
        clock=table.clock,
        parent_id=parent_of(interaction.channel),
        language=language_here(interaction),
        duplicate=table.is_match,
    )
    await open_here(services, interaction, like)


@feature.table_button("thread")
async def thread(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Play in a thread*, for an offered table. Raises Refused as `open_thread` does."""
    await open_thread(services, interaction, table.id, begins=BEGINS in press.path)


@feature.table_button("rematch")
async def open_rematch(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Rematch*: open a lobby for the same players in the table's channel.

    Against computers the game starts at once. Raises Refused: rematch-busy if the channel is taken,
    channel-closed if it cannot be posted to.
    """
    await require_place(services, interaction)
    try:
        new = await services.manager.lobbies.rematch(table, interaction.user.id)
    except Refused as refusal:
        if refusal.reason != "channel-busy":
            raise
        raise Refused("rematch-busy", refusal.table) from None
    if new.is_playing:
        message = started_message(new, person(interaction.user), say_at(new))
    else:
        message = await new_lobby_message(services, new)
    if interaction.channel_id == new.channel_id:
        posted = await reply_public(interaction, message)
    else:
        posted = await _send(services, interaction, new, message)
    if new.in_lobby or new.only_computers:
        await services.store.write(outbox.record_post, new.id, message_id=posted)
    if new.in_lobby:
        services.publisher.inform_guests(new.id)
    else:
        services.publisher.schedule(new.id)
    if interaction.channel_id != new.channel_id:
        where = link(await services.manager.table(new.id))
        await reply_private(interaction, Message(say_to(interaction)("rematch-opened", link=where)))


async def _send(services: Services, interaction: Interaction, table: Table, message: Message) -> int:
    """Send a message to a table's channel and return its id.

    Raises Refused: channel-closed, after cancelling a lobby that cannot be shown.
    """
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
            await services.manager.lobbies.run(lobby_rules.cancel_lobby, table.id, interaction.user.id)
        raise Refused("channel-closed") from None
    return int(sent.id)
