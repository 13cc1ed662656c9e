"""The buttons of a lobby."""

from __future__ import annotations

from bot.components.access import parent_of
from bot.components.context import language_here, manages, message_id, person, picked
from bot.components.create_table import BEGINS, open_here, open_thread
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.store import Table, invitations
from bot.tables import computers, lobby_rules, lobby_start
from bot.tables.languages import say_at
from bot.tables.lobby_rules import closed_options, require
from bot.tables.proposal import Proposal
from bot.ui import form, host_messages, lobby_seats, pictures
from bot.ui.custom_id import CustomId, number
from bot.ui.lobby import REMOVE, lobby, pictured
from bot.ui.responder import Interaction, ask, edit, say_below, say_to
from engine.ai.character import Level

feature = Feature()


@feature.table_button("join")
async def join(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """*Join*, on a side where there are partners."""
    side = number("".join(press.path[:1]))
    changed = await services.manager.lobbies.join(table.id, person(interaction.user), side=side)
    await _show(services, interaction, table, changed)


@feature.table_button("options")
async def options(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """*Options*: a form with what is agreed on, for the host."""
    if table.host_id != interaction.user.id:
        raise Refused("not-host", table)
    require(table)
    await ask(interaction, form.options(table, say_to(interaction)))


@feature.table_button("agree")
async def agree(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """The form of the options, sent."""
    agreed = form.agreed(table, interaction.data)
    changed = await services.manager.lobbies.run(lobby_rules.agree, table.id, interaction.user.id, agreed)
    await _show(services, interaction, table, changed)


@feature.table_button("leave")
async def leave(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """*Leave*."""
    changed = await services.manager.lobbies.run(lobby_rules.stand_up, table.id, interaction.user.id)
    await _show(services, interaction, table, changed)


@feature.table_button("start")
async def start(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """*Start*, in the lobby or where its host was told that it could."""
    at_lobby = _is_at_lobby(interaction, table)
    changed = await services.manager.lobbies.start(table.id, interaction.user.id)
    services.publisher.schedule(table.id)
    if at_lobby:
        await _show(services, interaction, table, changed)
    else:
        await edit(interaction, host_messages.over(changed, say_below(interaction, changed)))


@feature.table_button("hold")
async def hold(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """*Wait*: the lobby does not start by itself."""
    kind, at_lobby = host_messages.kind_of(table), _is_at_lobby(interaction, table)
    changed = await services.manager.run(lobby_start.wait, table.id, interaction.user.id)
    services.publisher.schedule(table.id)
    if at_lobby:
        await _show(services, interaction, table, changed)
    else:
        await edit(interaction, host_messages.waiting(changed, kind, say_below(interaction, changed)))


def _is_at_lobby(interaction: Interaction, table: Table) -> bool:
    """Whether the lobby's own message was pressed, and not what its host was told."""
    return interaction.guild_id is not None and message_id(interaction) in (None, table.post_message_id)


@feature.table_button("cancel")
async def cancel(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """*Cancel*."""
    user_id, server = interaction.user.id, await services.manager.server(table.guild_id)
    seated = table.player_of(user_id) is not None
    allowed = server.lets_cancel(manages=manages(interaction), seated=seated)
    changed = await services.manager.lobbies.run(lobby_rules.call_off, table.id, user_id, allowed=allowed)
    await _show(services, interaction, table, changed)


@feature.table_button("computer", in_match=False)
async def computer(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """The menu that seats a computer of a level, or sends one away."""
    choice, user_id = picked(interaction), interaction.user.id
    if choice == REMOVE:
        changed = await services.manager.lobbies.run(computers.stand_up, table.id, user_id)
    elif choice in set(Level):
        changed = await services.manager.lobbies.run(computers.sit_down, table.id, user_id, Level(choice))
    else:
        raise Refused("table-full", table)
    await _show(services, interaction, table, changed)


@feature.table_button("clock")
async def clock(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """The menu that chooses the clock."""
    changed = await services.manager.lobbies.run(
        lobby_rules.set_clock, table.id, interaction.user.id, picked(interaction)
    )
    await _show(services, interaction, table, changed)


async def _show(services: Services, interaction: Interaction, before: Table, table: Table) -> None:
    """Shows the lobby as it is now, and what became of invitations to whom they were made.

    Its picture is painted and sent only where somebody else sits there than before.
    """
    invited = await services.store.read(invitations.of, table.id)
    services.computers.expect(table)
    services.publisher.tell_guests(table.id)
    if _has_picture(interaction) and lobby_seats.shown(before) == lobby_seats.shown(table):
        await edit(interaction, lobby(table, say_at(table), invited=invited, has_picture=True))
    else:
        await edit(interaction, await pictured(table, say_at(table), invited=invited), pictures=True)


def _has_picture(interaction: Interaction) -> bool:
    """Whether those who sit in a lobby stand on its picture; covers of older versions are empty."""
    files = [] if interaction.message is None else interaction.message.attachments
    return any(pictures.LOBBY in file.filename for file in files)


@feature.table_button("again")
async def open_again(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """*Open again*: a lobby like one that was closed, hosted by whoever presses. Raises Refused."""
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
    """*Play in a thread*, for a table whose channel was taken."""
    await open_thread(services, interaction, table.id, begins=BEGINS in press.path)
