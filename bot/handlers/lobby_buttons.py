"""The buttons of a lobby."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeGuard

import discord

from bot.errors import Refused
from bot.feature import Feature, Services, TableHandler
from bot.handlers.context import (
    chosen_value,
    is_manager,
    message_id,
    person,
    proposal_here,
    require_bot_here,
)
from bot.handlers.create_table import (
    BEGINS,
    open_here,
    open_thread,
    post_lobby,
    publish_started,
    require_allowed,
    require_place,
    send_in,
    started_message,
)
from bot.jobs.lobby_notices import OpenPanel
from bot.store import Table, invitation_queries
from bot.tables import invitations, lobby_rules
from bot.tables.languages import say_at
from bot.tables.lobby_rules import closed_options, require_hosted_lobby
from bot.ui import invitation_messages, lobby_options
from bot.ui.custom_id import CustomId, is_private, number
from bot.ui.lobby_message import lobby_with_picture
from bot.ui.markup import link
from bot.ui.message import Message
from bot.ui.responder import (
    Interaction,
    acknowledge_soon,
    edit,
    later_edit,
    reply_private,
    reply_public,
    say_below,
    say_to,
    send_form,
)
from engine.ai.character import Level

feature = Feature()


def _panel_button(verb: str) -> Callable[[TableHandler], TableHandler]:
    """Return a decorator for the handler of a button of the private options.

    Once the lobby is closed, a press in a private message shows that instead.
    """

    def declare(function: TableHandler) -> TableHandler:
        async def handle(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
            """Run the handler, or in private options of a closed lobby show that it is closed."""
            if table.in_lobby or not is_private(interaction):
                await function(services, interaction, press, table)
            else:
                await edit(interaction, lobby_options.closed_panel(table, say_to(interaction)))

        return feature.table_button(verb)(handle)

    return declare


@feature.table_button("join")
async def join(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Join* and *Accept*: seat the user, on the side in the path (from 0) if any, and show the lobby.

    A rematch that all have accepted starts. Raises Refused: already-seated, table-full, side-full, seat-kept,
    seat-refused, others-rematch, no-such-choice, already-started, lobby-cancelled, rules-gone, no-such-table.
    """
    acknowledge_soon(interaction)
    side = number("".join(press.path[:1]))
    changed = await services.manager.lobbies.join(table.id, person(interaction.user), side=side)
    if changed.is_playing:
        services.publisher.schedule(changed.id)
    await _show_lobby(services, interaction, changed)


@feature.table_button("options")
async def options(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Options…*: show privately what the user may change; that follows the lobby's changes.

    Raises Refused: already-started, lobby-cancelled, rules-gone.
    """
    lobby_rules.require_lobby(table)
    may_cancel = await _may_cancel(services, interaction, table)
    panel = await _options_panel(services, interaction, table, may_cancel=may_cancel)
    answered = await reply_private(interaction, panel)
    await _keep_up_to_date(services, interaction, table, answered, may_cancel=may_cancel)
    await services.publisher.options.update(table.id)


async def _options_panel(
    services: Services, interaction: Interaction, table: Table, *, may_cancel: bool, has_changed: bool = False
) -> Message:
    """Return the panel of a lobby's options for the caller, as `lobby_options.options_panel` does."""
    user_id, now = interaction.user.id, services.publisher.now()
    may_put_off = await services.store.read(invitations.may_put_off, table, user_id, now)
    return lobby_options.options_panel(
        table,
        user_id,
        say_to(interaction),
        may_put_off=may_put_off,
        may_cancel=may_cancel,
        has_changed=has_changed,
    )


async def _keep_up_to_date(
    services: Services, interaction: Interaction, table: Table, panel_id: int, *, may_cancel: bool
) -> None:
    """Let the user's options, which are the message `panel_id`, follow the lobby's changes."""
    services.publisher.options.add(
        OpenPanel(
            panel_id,
            table.id,
            interaction.user.id,
            may_cancel,
            say_to(interaction),
            later_edit(interaction, panel_id),
            shown=await _options_panel(services, interaction, table, may_cancel=may_cancel),
            pressed_at=services.publisher.now(),
        )
    )


async def _may_cancel(services: Services, interaction: Interaction, table: Table) -> bool:
    """Return whether the caller may cancel the lobby: as its host, or by the server's settings."""
    if table.host_id == interaction.user.id:
        return True
    server = await services.manager.server(table.guild_id)
    seated = table.player_of(interaction.user.id) is not None
    return server.lets_cancel(is_manager=is_manager(interaction), seated=seated)


async def _show_change(services: Services, interaction: Interaction, table: Table) -> None:
    """Show the changed options in the pressed message, which follows later changes too.

    Have the lobby's message and its invitations updated. If a computer plays, its process is started.
    """
    services.computers.prepare_for(table)
    may_cancel = await _may_cancel(services, interaction, table)
    if (panel_id := message_id(interaction)) is not None:
        await _keep_up_to_date(services, interaction, table, panel_id, may_cancel=may_cancel)
    services.publisher.schedule(table.id)
    services.publisher.inform_guests(table.id)
    await edit(
        interaction,
        await _options_panel(services, interaction, table, may_cancel=may_cancel, has_changed=True),
    )


@_panel_button("form")
async def form(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Game options…*: open the form with the agreed options.

    Raises Refused: not-host, already-started, lobby-cancelled, rules-gone, too-slow.
    """
    require_hosted_lobby(table, interaction.user.id)
    await send_form(interaction, lobby_options.options_form(table, say_to(interaction)))


@_panel_button("agree")
async def agree(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Set the options from the submitted form, and show them in the private options.

    Raises InvalidSetup, and Refused: not-host, too-many-players, already-started, lobby-cancelled,
    rules-gone, no-such-table.
    """
    agreed = lobby_options.submitted_options(table, interaction.data)
    changed = await services.manager.lobbies.run(
        lobby_rules.change_options, table.id, interaction.user.id, agreed
    )
    await _show_change(services, interaction, changed)


@_panel_button("clock")
async def clock(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Set the clock chosen in the menu, and show it in the private options.

    Raises Refused: not-host, no-such-choice, already-started, lobby-cancelled, rules-gone, no-such-table.
    """
    changed = await services.manager.lobbies.run(
        lobby_rules.set_clock, table.id, interaction.user.id, chosen_value(interaction)
    )
    await _show_change(services, interaction, changed)


@_panel_button("seat")
async def seat(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Seat a computer of the level that the host chose in the menu, or free the chosen player's seat.

    Raises Refused: not-host, table-full, no-such-choice, seat-is-free, host-cancels, match-of-people,
    already-started, lobby-cancelled, rules-gone, no-such-table.
    """
    choice, user_id, lobbies = chosen_value(interaction), interaction.user.id, services.manager.lobbies
    if choice in set(Level):
        changed = await lobbies.run(lobby_rules.seat_computer, table.id, user_id, Level(choice))
    else:
        whose = next((one.user_id for one in table.players if str(one.user_id) == choice), None)
        if whose is None:
            raise Refused("seat-is-free", table)
        changed = await lobbies.run(invitations.free_seat, table.id, user_id, whose)
    await _show_change(services, interaction, changed)


@feature.table_button("leave")
async def leave(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Leave*, *Decline* and *No, thanks*: free the user's seat and show the lobby.

    Raises Refused: not-joined, host-cancels, already-started, lobby-cancelled, rules-gone, no-such-table.
    """
    acknowledge_soon(interaction)
    changed = await services.manager.lobbies.run(lobby_rules.stand_up, table.id, interaction.user.id)
    await _show_lobby(services, interaction, changed)
    services.publisher.run_due_jobs()


@feature.table_button("start")
async def start(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Start*, in the lobby or in the notice to its host: deal the game, and have it posted.

    Raises Refused: host-starts, not-host, invited-missing, too-few, own-practice, server-practice,
    already-started, lobby-cancelled, rules-gone, no-such-table.
    """
    acknowledge_soon(interaction)
    # Else a notice to the host.
    at_lobby = interaction.guild_id is not None and message_id(interaction) in (None, table.post_message_id)
    changed = await services.manager.lobbies.start(table.id, interaction.user.id)
    services.publisher.schedule(table.id)
    if at_lobby:
        await _show_lobby(services, interaction, changed)
    else:
        await edit(
            interaction, invitation_messages.closed_host_notice(changed, say_below(interaction, changed))
        )


@feature.table_button("hold")
async def hold(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Wait* in the notice to the host and *Don’t start by itself*: let the lobby wait for its host.

    The pressed message is updated. Raises Refused: not-host, already-started, lobby-cancelled, rules-gone,
    no-such-table.
    """
    kind = invitation_messages.host_notice_kind(table)
    changed = await services.manager.run(lobby_rules.wait_for_host, table.id, interaction.user.id)
    if press.path == (lobby_options.PANEL,):
        await _show_change(services, interaction, changed)
        return
    services.publisher.schedule(table.id)
    await edit(interaction, invitation_messages.host_waiting(changed, kind, say_below(interaction, changed)))


@_panel_button("askcancel")
async def ask_cancel(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Cancel lobby* and *Withdraw*: ask whether to close it for all. The next press checks who may.

    The message no longer follows the lobby's changes. Raises Refused: already-started, lobby-cancelled,
    rules-gone.
    """
    lobby_rules.require_lobby(table)
    services.publisher.options.forget(message_id(interaction))
    await edit(interaction, lobby_options.cancel_question(table, say_to(interaction)))


@_panel_button("cancel")
async def cancel(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Yes, close it*, and *Withdraw* when asked, for the host and users who may cancel lobbies here.

    Raises Refused: not-host (for other users), already-started, lobby-cancelled, rules-gone, no-such-table.
    """
    changed = await services.manager.lobbies.run(
        lobby_rules.cancel_lobby,
        table.id,
        interaction.user.id,
        allowed=await _may_cancel(services, interaction, table),
    )
    await edit(interaction, lobby_options.cancelled(changed, say_to(interaction)))
    services.publisher.inform_guests(changed.id)
    services.publisher.run_due_jobs()


async def _show_lobby(services: Services, interaction: Interaction, table: Table) -> None:
    """Show the lobby in the pressed message and its newest one, and have its invitations updated.

    If the answer fails, the publisher edits the lobby's message, and the error is raised.
    """
    invited = await services.store.read(invitation_queries.invitations_of, table.id)
    services.publisher.inform_guests(table.id)
    shown = await lobby_with_picture(table, say_at(table), invited=invited)
    try:
        await edit(interaction, shown, pictures=True)
    except Exception:
        if table.in_lobby:
            await services.manager.run(lobby_rules.correct_message, table.id, table)
        services.publisher.schedule(table.id)
        raise
    if not table.in_lobby:
        return
    if table.post_message_id in (None, message_id(interaction)):
        # Answers to two presses may arrive in any order.
        await services.publisher.check_lobby(table)
    else:
        # The pressed message is an older one of a lobby that was posted again.
        await services.publisher.show_lobby(table)


@feature.table_button("again")
async def reopen_lobby(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Open again* and *With other players…*: open a lobby like this table's, with the user as host.

    Raises Refused: not-in-server, and as `closed_options` and `open_here`.
    """
    if interaction.guild_id is None:
        raise Refused("not-in-server")
    like = replace(
        proposal_here(interaction, table.game, closed_options(table)),
        rated=table.rated or table.lost_rating,
        clock=lobby_rules.clock_like(table),
        duplicate=table.is_match,
    )
    await open_here(services, interaction, like)


@feature.table_button("thread")
async def thread(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Play in a thread*: open the table's lobby there, or begin the game if the button says so.

    Raises Refused as `open_thread`.
    """
    await open_thread(services, interaction, table.id, begins=BEGINS in press.path)


@feature.table_button("rematch")
async def open_rematch(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Rematch*: offer it to the same players in the table's channel, or accept another's offer.

    Against computers the game starts at once. Pressed elsewhere, or accepting an offer, the answer is a link.
    A lobby whose message Discord rejects is cancelled. Raises Refused: rematch-offered (others have to
    answer), rematch-busy (the channel is taken), channel-closed, other-channels, and as `require_place`,
    `LobbyService.rematch` and, accepting an offer, `LobbyService.join`.
    """
    is_here = interaction.channel_id == table.channel_id
    if is_here:
        await require_place(services, interaction)
    else:
        require_bot_here(interaction)
        # An archived thread, or a channel of another process, is not found; then posting decides.
        if (place := interaction.client.get_channel(table.channel_id)) is not None:
            await require_allowed(services, table.guild_id, table.channel_id, place)
    try:
        new = await services.manager.lobbies.rematch(table, interaction.user.id)
    except Refused as refusal:
        if refusal.reason != "channel-busy":
            raise
        if not _is_offered_to(refusal.table, table, interaction.user.id):
            raise _rematch_refusal(table, refusal.table) from None
        await _accept_rematch(services, interaction, refusal.table)
        return
    there = interaction.client.get_partial_messageable(new.channel_id, guild_id=new.guild_id)
    send = partial(reply_public, interaction) if is_here else partial(send_in, there)
    try:
        if new.is_playing:
            notice = started_message(new, person(interaction.user), say_at(new))
            await publish_started(services, new, await send(notice))
        else:
            await post_lobby(services, new, send)
    except (discord.Forbidden, discord.NotFound):
        if is_here:
            raise
        raise Refused("channel-closed") from None
    services.publisher.run_due_jobs()
    if not is_here:
        where = link(await services.manager.table(new.id))
        await reply_private(interaction, Message(say_to(interaction)("rematch-opened", link=where)))


def _rematch_refusal(finished: Table, live: Table | None) -> Refused:
    """Return rematch-offered if `live`, the channel's table, is the offered rematch; else rematch-busy."""
    if live is None or not live.in_lobby or live.rematch_of != finished.id:
        return Refused("rematch-busy", live)
    waiting = tuple(player.name for player in live.players if not player.joined)
    return Refused("rematch-offered", live, names=waiting)


def _is_offered_to(live: Table | None, finished: Table, user_id: int) -> TypeGuard[Table]:
    """Return whether `live` is the rematch of `finished`, with a seat of the user, who has not joined."""
    if live is None or live.rematch_of != finished.id or not invitations.is_rematch(live):
        return False
    player = live.player_of(user_id)
    return player is not None and not player.joined


async def _accept_rematch(services: Services, interaction: Interaction, table: Table) -> None:
    """Seat the user in a rematch that another offered, publish its lobby, and answer with a link to it."""
    accepted = await services.manager.lobbies.join(table.id, person(interaction.user))
    await publish_lobby(services, accepted)
    text = say_to(interaction)("rematch-opened", link=link(accepted))
    await reply_private(interaction, Message(text))


async def publish_lobby(services: Services, table: Table) -> None:
    """Update a lobby's message; once it has begun, have the game posted."""
    if table.in_lobby:
        await services.publisher.show_lobby(table)
    else:
        services.publisher.schedule(table.id)
