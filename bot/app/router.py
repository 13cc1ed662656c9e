"""Route each press to its handler, by the verb in its custom id.

Custom ids hold all that a press needs, so buttons survive restarts.
"""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.app.registry import buttons, table_buttons
from bot.errors import Refused
from bot.feature import TableButton
from bot.handlers.context import require_service, table_of
from bot.handlers.table_buttons import show_restored
from bot.log_context import note
from bot.services import Services
from bot.store import Table
from bot.tables.restored_tables import is_ahead_of_table
from bot.ui.custom_id import CustomId, has_component
from bot.ui.responder import Interaction, TooLate, break_cycles, responding

PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""Interactions with custom ids: buttons, menus and submitted forms."""


class Router:
    """Answers presses and forms with the handler for their verb."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press or submitted form, also with its error, which is logged. Commands are ignored."""
        if interaction.type not in PRESSED:
            return
        with self._services.presses.answering(interaction), suppress(TooLate):
            await self._answer(interaction)
        break_cycles(interaction)

    async def _answer(self, interaction: Interaction) -> None:
        """Run the handler of a press; answer and log errors, except TooLate, which is raised."""
        press = CustomId.read(str(dict(interaction.data or {}).get("custom_id", "")))
        button = None if press is None else table_buttons().get(press.verb)
        at_once = button is not None and button.slow
        soon = button is not None and button.pictured
        async with responding(interaction, self._services.languages, at_once=at_once, soon=soon) as context:
            if press is None or (button is None and press.verb not in buttons()):
                raise Refused("unknown-button")
            context.kind = press.verb
            await require_service(self._services, interaction, press)
            if button is None:
                await buttons()[press.verb](self._services, interaction, press)
            else:
                note(table=press.table)
                await self._handle(interaction, press, button)

    async def _handle(self, interaction: Interaction, press: CustomId, button: TableButton) -> None:
        """Run the handler of a button at a table.

        For a version that a restored backup has lost, show the table as it is. Raises what handlers raise.
        """
        about = await table_of(self._services, interaction, press)
        _require_available(about, button)
        if is_ahead_of_table(about, press.version) and _has_seen(interaction, about):
            await show_restored(self._services, interaction, press, about)
            return
        await button.handle(self._services, interaction, press, about)


def _require_available(table: Table, button: TableButton) -> None:
    """Check that a button works at a solo table or a match.

    Raises Refused: cup-alone, daily-alone, match-deal-alone, match-alone.
    """
    if table.is_solo and not button.in_solo:
        alone = "cup-alone" if table.is_cup else "daily-alone" if table.is_daily else "match-deal-alone"
        raise Refused(alone)
    if table.is_match and not button.in_match:
        raise Refused("match-alone", table)


def _has_seen(interaction: Interaction, table: Table) -> bool:
    """Return whether a player of the table pressed a component that is still on the message.

    Then the version in its custom id is not forged.
    """
    return table.player_of(interaction.user.id) is not None and has_component(interaction)
