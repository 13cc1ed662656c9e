"""The buttons about taking a turn back with everybody's consent."""

from __future__ import annotations

from bot.services import Services
from bot.store import Table
from bot.ui.answer import Interaction, hold, replace
from bot.ui.consent import question
from bot.ui.message import Message
from bot.ui.press import Press


async def ask(services: Services, interaction: Interaction, press: Press, table: Table) -> None:
    """*Ask the others*: everybody else gets a button; where nobody else plays, the turn is taken back."""
    await hold(interaction)
    table = await services.manager.ask_to_undo(table.id, interaction.user.id)
    if table.undo_seat is None:
        services.publisher.schedule(table.id)
        await replace(interaction, Message(services.say("undo-done")))
        return
    await services.publisher.posting.ask_to_undo(table)
    await replace(interaction, Message(services.say("undo-asked")))


async def agree(services: Services, interaction: Interaction, press: Press, table: Table) -> None:
    """*Agree*: the last one who does lets the turn be taken back."""
    await hold(interaction)
    table = await services.manager.answer_undo(table.id, interaction.user.id, agrees=True)
    if table.undo_seat is None:
        services.publisher.schedule(table.id)
        await replace(interaction, Message(services.say("undo-agreed")))
    else:
        await replace(interaction, question((await services.manager.look(table, None)).table, services.say))


async def refuse(services: Services, interaction: Interaction, press: Press, table: Table) -> None:
    """*Do not agree*: the turn stays."""
    await hold(interaction)
    await services.manager.answer_undo(table.id, interaction.user.id, agrees=False)
    await replace(interaction, Message(services.say("undo-refused")))
