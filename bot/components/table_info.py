"""What a command and a button both show of a table: the board, the clocks, verification, the end."""

from __future__ import annotations

from functools import partial

import discord

from bot.components import matches, pictured
from bot.components.context import seated
from bot.errors import Refused
from bot.feature import Feature
from bot.services import Services
from bot.store import Player, Table
from bot.tables import undo
from bot.tables.fairness import is_given
from bot.tables.positions import Position
from bot.tables.seat_handover import can_take_over
from bot.tables.undo import require_somebody
from bot.ui import clock, panel, posts, verification
from bot.ui.custom_id import CustomId
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, defer_reply, reply_private, say_to
from bot.ui.undo import offer

feature = Feature()


@feature.table_button("board")
async def board(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """The table as it stands, for whoever asks."""
    await defer_reply(interaction)
    position = await services.manager.view(table, interaction.user.id)
    compose = partial(posts.board, position, say_to(interaction))
    await pictured.answer(services, interaction, compose, reply_private)


@feature.table_button("clocks")
async def clocks(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Who has how much time, for whoever asks."""
    await reply_private(
        interaction, clock.page(await services.manager.view(table, None), say_to(interaction))
    )


@feature.table_button("verify", slow=True, in_solo=True)
async def verify(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """What the shuffle's seed leads to."""
    await defer_reply(interaction)
    await reply_private(interaction, await _verified(services, interaction, table))


async def _verified(services: Services, interaction: Interaction, table: Table) -> Message:
    """What came of checking a table's shuffle, with the seed for whom it is given to.

    Of a running game there is the fingerprint alone. Raises Refused: not-begun.
    """
    if table.seed is None:
        raise Refused("not-begun", table)
    if table.is_match:
        return await matches.verify(services, table, say_to(interaction))
    if not table.is_finished:
        return verification.not_yet(table, say_to(interaction))
    told = await services.manager.transcript(table)
    holds = await services.manager.is_as_recorded(table, told)
    if not is_given(table, interaction.user.id):
        return verification.vouched(table, told, holds=holds, say=say_to(interaction))
    return verification.verified(table, told, holds=holds, say=say_to(interaction))


@feature.table_button("askresign")
async def resign(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Asks once more, before a player leaves their game. Raises Refused: not-seated, game-finished."""
    position, player = await seated(services, interaction, table)
    if position.result is not None:
        raise Refused("game-finished", position.table)
    button = Button(
        say_to(interaction)("button-resign"), CustomId("resign", table.id), style=discord.ButtonStyle.danger
    )
    alone = "match" if position.table.is_match else "no"
    goes_on = "yes" if can_take_over(position.table, player.seat) else alone
    await reply_private(
        interaction, Message(say_to(interaction)("resign-ask", goes=goes_on), rows=[[button]])
    )


@feature.table_button("takeback", in_match=False)
async def take_back(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Takes back a player's last step; a whole turn only if the others agree. Raises Refused."""
    await defer_reply(interaction)
    position, player = await seated(services, interaction, table)
    try:
        # A step that was taken after this position was read stays. Only the player to move gives the version:
        # to the others it would reveal that half a turn was taken.
        seen = position.table.version if player.seat in position.to_move else None
        about = (position.table.id, player.user_id)
        table = await services.manager.run(undo.take_back, *about, version=seen)
    except Refused as refusal:
        if refusal.reason != "nothing-to-undo" or not await _has_moved(services, position, player):
            raise
        require_somebody(position.table, player.seat)
        deals_again = await services.manager.would_deal_again(position.table, player.seat)
        await reply_private(
            interaction, offer(position.table, player.seat, say_to(interaction), deals_again=deals_again)
        )
        return
    services.publisher.schedule(table.id)
    services.publisher.refresh_dm(table.id, player.user_id)
    before = await services.manager.view(table, player.user_id)
    compose = partial(panel.opened, before, player.seat, say_to(interaction))
    await pictured.answer(services, interaction, compose, reply_private)


async def _has_moved(services: Services, position: Position, player: Player) -> bool:
    """Whether there is a turn that could be taken back with everybody's consent."""
    history = await services.manager.history(position.table, player.user_id)
    running = position.result is None and not position.table.is_match
    return running and any(step.seat == player.seat for step in history)
