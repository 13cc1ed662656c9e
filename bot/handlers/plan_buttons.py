"""*Plan my turn*: questions about a future turn, and cancelling a plan."""

from __future__ import annotations

from bot.errors import Refused
from bot.feature import Feature, TableHandler
from bot.handlers.context import repair_later, seated_player, show_turn, table_of
from bot.services import Services
from bot.store import Player, Table
from bot.tables import plans
from bot.tables.plans import AssumedTurn, assume_turn
from bot.tables.positions import Position
from bot.ui import panel_message
from bot.ui.custom_id import CustomId, is_private
from bot.ui.message import Message
from bot.ui.responder import Interaction, acknowledge_soon, defer_update, say_to
from engine.core.menu import NoSuchPath
from engine.core.planned_turns import PlanQuestion

feature = Feature()


def _restarting_outdated(handler: TableHandler) -> TableHandler:
    """Wrap a planning handler: if it raises moved-on below a private message, the questions restart there."""

    async def handle(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
        """Run the handler; if it raises moved-on in a private message, ask the first question again."""
        try:
            await handler(services, interaction, press, table)
        except Refused as refusal:
            if refusal.reason != "moved-on" or not is_private(interaction):
                raise
            await _restart_questions(services, interaction, press)

    return handle


async def _restart_questions(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Show the first question about a plan again, or the panel if it is the user's turn by now."""
    await defer_update(interaction)
    table = await table_of(services, interaction, press)
    position, player = await seated_player(services, interaction, table)
    if player.seat in position.to_move:
        await repair_later(services, interaction, position.table)
        panel = await panel_message.refreshed_panel(position, player.seat, say_to(interaction))
        await show_turn(services, interaction, position, panel)
        return
    supposed = _assumed_turn(position, player)
    message = await panel_message.open_plan(position, supposed, say_to(interaction))
    text = f"{say_to(interaction)('plan-outdated')}\n{message.text}"
    await show_turn(services, interaction, position, Message(text, message.images, message.rows))


@feature.table_button("plan", in_match=False)
@_restarting_outdated
async def answer(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Plan my turn* and each answer: show the next question, or store the plan.

    Raises GameFinished, and Refused: moved-on if outdated, no-such-choice, game-finished, nothing-to-plan,
    not-seated, on-hold, rules-gone, no-such-table.
    """
    position, player = await seated_player(services, interaction, table)
    supposed = _assumed_turn(position, player)
    if press.path and press.version != position.table.version:
        raise Refused("moved-on", position.table)
    if not press.path:
        acknowledge_soon(interaction)
        first = await panel_message.open_plan(position, supposed, say_to(interaction))
        await show_turn(services, interaction, position, first)
        return
    try:
        asked = supposed.ask(press.path)
    except NoSuchPath:
        raise Refused("no-such-choice", position.table) from None
    if isinstance(asked, PlanQuestion):
        question = panel_message.plan_question(supposed, asked, press.path, say_to(interaction))
        await show_turn(services, interaction, position, question, pictures=False)
    else:
        await _store_plan(services, interaction, press)


@feature.table_button("planback", in_match=False)
@_restarting_outdated
async def back_from_plan(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Back* from the first question: show the hand or table, with the stored plan if there is one.

    Raises Refused: moved-on (it is the user's turn), not-seated, on-hold, rules-gone.
    """
    position, player = await seated_player(services, interaction, table)
    if player.seat in position.to_move:
        raise Refused("moved-on", position.table)
    acknowledge_soon(interaction)
    message = await panel_message.planned_panel(position, player, say_to(interaction))
    await show_turn(services, interaction, position, message)


@feature.table_button("unplan", in_match=False)
async def cancel(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Cancel plan*, or *Stop bidding for me*: remove the plan, and offer to make another.

    Raises GameFinished, and Refused: no-plan, plan-done, plan-cancelled, not-seated, on-hold, rules-gone,
    no-such-table.
    """
    table = await services.manager.run(plans.cancel_plan, table.id, interaction.user.id)
    position, player = await seated_player(services, interaction, table)
    rows = panel_message.buttons_after(position, player, say_to(interaction))
    unplanned = Message(say_to(interaction)("plan-removed"), rows=rows)
    await show_turn(services, interaction, position, unplanned, pictures=False)


async def _store_plan(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Store the plan in the press's path, and show it."""
    await defer_update(interaction)
    who = interaction.user.id
    table = await services.manager.run(plans.save_plan, press.table, who, press.path, version=press.version)
    position, player = await seated_player(services, interaction, table)
    message = await panel_message.planned_panel(position, player, say_to(interaction))
    await show_turn(services, interaction, position, message)


def _assumed_turn(position: Position, player: Player) -> AssumedTurn:
    """Return a possible state of the player's next turn.

    Raises Refused: game-finished, moved-on (it is their turn), nothing-to-plan.
    """
    if position.result is not None:
        raise Refused("game-finished", position.table)
    if player.seat in position.to_move:
        raise Refused("moved-on", position.table)
    supposed = assume_turn(position, player)
    if supposed is None:
        raise Refused("nothing-to-plan", position.table)
    return supposed
