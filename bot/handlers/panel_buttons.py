"""The panel's buttons: one question at a time, until an action is chosen, now or for a planned turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.errors import Refused
from bot.feature import Feature, Services, TableHandler
from bot.handlers import context, solo_buttons
from bot.handlers.context import (
    Compose,
    has_newer_turn_message,
    message_id,
    repair_later,
    seated_player,
    show_turn,
    table_of,
)
from bot.store import Player, Table, table_queries
from bot.tables import moves, plans
from bot.tables.consent import undo_step
from bot.tables.moves import Played
from bot.tables.plans import AssumedTurn, assume_turn
from bot.tables.positions import Position
from bot.ui import panel_message, pictures
from bot.ui.custom_id import CustomId, is_private
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, acknowledge_soon, change_pictures, defer_update, is_fresh, say_to
from engine.core.menu import Chosen, NoSuchPath
from engine.core.planned_turns import PlanQuestion
from engine.core.types import GameAction, Seat

feature = Feature()


def _refreshing_outdated(handler: TableHandler) -> TableHandler:
    """Wrap a panel's handler: if it raises moved-on, the current panel replaces the outdated one.

    What `_show_current_panel` refuses is raised. A direct message is outdated once a newer one asks to move.
    """

    async def handle(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
        """Run the handler; if the panel is outdated, show the current one, or raise moved-on."""
        try:
            if has_newer_turn_message(interaction, table.player_of(interaction.user.id)):
                raise Refused("moved-on", table)
            await handler(services, interaction, press, table)
        except Refused as refusal:
            if refusal.reason != "moved-on":
                raise
            try:
                await _show_current_panel(services, interaction, press, refusal)
            except Refused:
                await repair_later(services, interaction, table)
                raise

    return handle


async def _show_current_panel(
    services: Services, interaction: Interaction, press: CustomId, refusal: Refused
) -> None:
    """Show the current panel in an outdated message, and have a direct one repaired later.

    Raises `refusal` if the user is not to move, the message is public, or a newer one asks for the turn.
    """
    table = await table_of(services, interaction, press)
    position, player = await seated_player(services, interaction, table)
    asked_elsewhere = has_newer_turn_message(interaction, player)
    if player.seat not in position.to_move or not is_private(interaction) or asked_elsewhere:
        raise refusal
    acknowledge_soon(interaction)
    await repair_later(services, interaction, table)
    compose = partial(panel_message.refreshed_panel, position, player.seat, say_to(interaction))
    await _show_pictured(services, interaction, position, compose)


@feature.table_button("panel", in_solo=True, in_match=False)
@_refreshing_outdated
async def answer(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle an answer: show the next question, or play the action that it completes.

    Raises RuleViolation, and Refused: no-such-choice, moved-on, not-your-turn, game-finished, not-seated,
    on-hold, rules-gone, and as `moves.play`.
    """
    position, player = await _player_to_move(services, interaction, press, table)
    try:
        asked = position.ask(player.seat, press.path)
    except NoSuchPath:
        raise Refused("no-such-choice", position.table) from None
    if isinstance(asked, Chosen):
        await _play_action(services, interaction, position, player.seat, asked)
        return
    say, view = say_to(interaction), position.view(player.seat)
    ask = partial(panel_message.question_panel, position, player.seat, asked, press.path, say)
    if is_private(interaction) and not pictures.is_question_cached(position.game, view, asked, say):
        await _ask_pictured(services, interaction, position, ask)
        return
    message = await ask()
    await show_turn(services, interaction, position, message, pictures=bool(message.images))


async def _show_pictured(
    services: Services, interaction: Interaction, position: Position, compose: Compose
) -> None:
    """Show a player's turn with its picture, or if that is late, as text until the picture is ready."""

    async def send_turn(interaction: Interaction, message: Message) -> None:
        await show_turn(services, interaction, position, message)

    await context.answer(services, interaction, compose, send_turn)


async def _ask_pictured(
    services: Services,
    interaction: Interaction,
    position: Position,
    compose: Callable[..., Awaitable[Message]],
) -> None:
    """Show a question with its picture, or if painting takes longer, at once and the picture later.

    A picture that comes after the next step is left out. `compose(pictured=False)` makes it without one.
    """
    with services.presses.deferring_picture(interaction) as pending:
        message = await pending.paint_soon(compose)
        if message is not None:
            await show_turn(services, interaction, position, message, pictures=True)
            return
        await show_turn(services, interaction, position, await compose(pictured=False), pictures=False)
        message = await pending.paint_when_idle(compose)
        if message is not None and services.manager.is_newest(position.table):
            pictures = pending.is_stale or bool(message.images)
            await show_turn(services, interaction, position, message, pictures=pictures)


@feature.table_button("look", in_solo=True, in_match=False)
@_refreshing_outdated
async def look(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Back* from a question that has a picture: show the question before it.

    Raises Refused: no-such-choice, moved-on, not-your-turn, game-finished, not-seated, on-hold, rules-gone.
    """
    position, player = await _player_to_move(services, interaction, press, table)
    acknowledge_soon(interaction)
    compose = partial(panel_message.turn_panel, position, player.seat, say_to(interaction), press.path)
    try:
        await _show_pictured(services, interaction, position, compose)
    except NoSuchPath:
        raise Refused("no-such-choice", position.table) from None


@feature.table_button("undo", in_solo=True, in_match=False)
@_refreshing_outdated
async def undo(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Back* before the first question: take back the last step, and show the panel.

    Raises GameFinished, and Refused: nothing-to-undo, moved-on, left, not-seated, on-hold, rules-gone,
    no-such-table.
    """
    await defer_update(interaction)
    table = await services.manager.run(undo_step, table.id, interaction.user.id, version=press.version)
    position, player = await seated_player(services, interaction, table)
    _publish_step(services, interaction, position)
    if not table.is_solo:
        services.publisher.refresh_dm(
            table.id, interaction.user.id, except_message_id=message_id(interaction)
        )
    compose = partial(panel_message.turn_panel, position, player.seat, say_to(interaction))
    await _show_pictured(services, interaction, position, compose)


async def _player_to_move(
    services: Services, interaction: Interaction, press: CustomId, table: Table
) -> tuple[Position, Player]:
    """Return the position as the user sees it, and the user as its player, who is to move.

    Raises Refused: moved-on if the panel is outdated, not-your-turn, game-finished, not-seated, on-hold,
    rules-gone.
    """
    position, player = await seated_player(services, interaction, table)
    if press.version != position.table.version:
        raise Refused("moved-on", position.table)
    if player.seat not in position.to_move:
        raise Refused("game-finished" if position.result else "not-your-turn", position.table)
    return position, player


async def _play_action(
    services: Services, interaction: Interaction, position: Position, seat: Seat, chosen: Chosen[GameAction]
) -> None:
    """Play the action that an answer completes.

    Raises RuleViolation, and Refused: moved-on if the table has changed since `position`, or as `moves.play`.
    """
    if position.table.is_solo:
        await solo_buttons.play_action(services, interaction, position, chosen)
        return
    table = position.table
    if not is_fresh(interaction):
        # A press that Discord has expired fails here, before anything is played.
        await defer_update(interaction)
    acknowledge_soon(interaction)
    about, message = (table.id, interaction.user.id, chosen), message_id(interaction)
    done = await services.manager.run(moves.play_choice, *about, version=table.version, message=message)
    await _show_step(services, interaction, done)


async def _show_step(services: Services, interaction: Interaction, done: Played) -> None:
    """Publish a step to the others, and show its player what follows."""
    after = await services.manager.view(done.table, interaction.user.id)
    _publish_step(services, interaction, after)
    # In the channel the new post follows at once with the board, and a button shows the hand: words will do.
    in_words = interaction.guild_id is not None and after.turn_complete and after.result is None
    # The public table's picture may follow the next question.
    later = not (after.turn_complete or after.game.has_hidden_hands) and is_private(interaction)
    pictured = not (in_words or later)
    acknowledge_soon(interaction)
    onward, say = await _next_game_buttons(services, interaction, after), say_to(interaction)
    compose = partial(panel_message.panel_after, done, after, say, pictured=pictured, onward=onward)
    if later:
        await _show_picture_later(services, interaction, after, done.seat, await compose())
    else:
        await _show_pictured(services, interaction, after, compose)


async def _next_game_buttons(services: Services, interaction: Interaction, after: Position) -> list[Button]:
    """Return a button to the next game that waits for the user; none within a turn and in direct messages."""
    if not after.turn_complete or interaction.guild_id is None:
        return []
    waiting = await services.store.read(table_queries.next_game_of, interaction.user.id, after.table.id)
    return panel_message.next_game_buttons(waiting, interaction.client, say_to(interaction))


async def _show_picture_later(
    services: Services, interaction: Interaction, after: Position, seat: Seat, message: Message
) -> None:
    """Answer `message` with the new picture, or if painting takes longer, at once and picture it later.

    A picture that comes after the next step is left out.
    """
    with services.presses.deferring_picture(interaction) as pending:
        paint = partial(panel_message.panel_images, after, seat, say_to(interaction))
        images = await pending.paint_soon(paint)
        if images is not None:
            await show_turn(services, interaction, after, replace(message, images=images))
            return
        await show_turn(services, interaction, after, message, pictures=False)
        images = await pending.paint_when_idle(paint)
        if images is not None and services.manager.is_newest(after.table):
            await change_pictures(interaction, images)


def _publish_step(services: Services, interaction: Interaction, after: Position) -> None:
    """Publish a step at once, or after a pause while the turn is not complete. Nothing at a solo table."""
    if after.table.is_solo:
        return  # no other players
    if after.turn_complete:
        services.publisher.schedule(after.table.id)
        return
    pressed, watched = message_id(interaction), not after.game.has_hidden_hands
    services.publisher.schedule_pause(after.table.id, interaction.user.id, pressed, watched=watched)


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
    """Ask the first question again; on the user's turn show the panel. Raises Refused as `_assumed_turn`."""
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
async def answer_plan(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
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
async def cancel_plan(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
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
    """Store the plan in the press's path, and show it. Raises GameFinished, and Refused as `answer_plan`."""
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
