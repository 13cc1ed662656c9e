"""What is asked of a table by a command and by a button alike: the board, the clocks, the proof, the end."""

from __future__ import annotations

import discord

from bot.errors import Refused
from bot.presses import history
from bot.presses.asked import seated
from bot.services import Services
from bot.store import Player, Table
from bot.tables.computers import can_take_over
from bot.tables.consent import require_somebody
from bot.tables.looking import Position
from bot.ui import clock, panel, posts
from bot.ui.answer import Interaction, privately, think
from bot.ui.consent import offer
from bot.ui.message import Button, Message
from bot.ui.press import Press


async def board(services: Services, interaction: Interaction, press: Press, table: Table) -> None:
    """The table as it stands, for whoever asks."""
    await think(interaction)
    position = await services.manager.look(table, interaction.user.id)
    await privately(interaction, await posts.board(position, services.say))


async def clocks(services: Services, interaction: Interaction, press: Press, table: Table) -> None:
    """Who has how much time, for whoever asks."""
    await privately(interaction, clock.page(await services.manager.look(table, None), services.say))


async def verify(services: Services, interaction: Interaction, press: Press, table: Table) -> None:
    """What the shuffle's seed leads to."""
    await think(interaction)
    await privately(interaction, await history.verify(services, interaction, table))


async def resign(services: Services, interaction: Interaction, press: Press, table: Table) -> None:
    """Asks once more, before a player leaves their game. Raises Refused: not-seated, game-finished."""
    position, player = await seated(services, interaction, table)
    if position.result is not None:
        raise Refused("game-finished", position.table)
    button = Button(
        services.say("button-resign"), Press("resign", table.id), style=discord.ButtonStyle.danger
    )
    goes_on = "yes" if can_take_over(position.table, player.seat) else "no"
    await privately(interaction, Message(services.say("resign-ask", goes=goes_on), rows=[[button]]))


async def take_back(services: Services, interaction: Interaction, press: Press, table: Table) -> None:
    """Takes back a player's last step; a whole turn only if the others agree. Raises Refused."""
    await think(interaction)
    position, player = await seated(services, interaction, table)
    try:
        table = await services.manager.undo(position.table.id, player.user_id)
    except Refused as refusal:
        if refusal.reason != "nothing-to-undo" or not await _has_moved(services, position, player):
            raise
        require_somebody(position.table, player.seat)
        deals_again = await services.manager.deals_again(position.table, player.seat)
        await privately(
            interaction, offer(position.table, player.seat, services.say, deals_again=deals_again)
        )
        return
    services.publisher.schedule(table.id)
    services.publisher.follow(table.id, player.user_id)
    before = await services.manager.look(table, player.user_id)
    await privately(interaction, await panel.opened(before, player.seat, services.say))


async def _has_moved(services: Services, position: Position, player: Player) -> bool:
    """Whether there is a turn that could be taken back with everybody's consent."""
    history = await services.manager.history(position.table, player.user_id)
    return position.result is None and any(step.seat == player.seat for step in history)
