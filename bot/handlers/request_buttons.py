"""Requests and decisions among a table's players: undo, a pause, more time, and a turn whose time is up."""

from __future__ import annotations

import logging

from bot import network_errors
from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers.context import message_id
from bot.jobs.clock_notices import is_back
from bot.log_context import describe
from bot.store import Player, Table, message_queries
from bot.tables import consent, time_outs
from bot.tables.clock import deadline
from bot.tables.positions import viewer_of
from bot.tables.time_outs import WAIT
from bot.ui import table_requests
from bot.ui.clock_text import moment, page
from bot.ui.custom_id import CustomId, is_direct, number
from bot.ui.markup import display_name
from bot.ui.message import Message
from bot.ui.panel_message import back_buttons
from bot.ui.player_messages import overdue_choices
from bot.ui.responder import Interaction, defer_update, edit, reply_private, say_below, say_to
from bot.ui.table_requests import AGREE, undo_deadline, undo_question

log = logging.getLogger(__name__)
feature = Feature()


@feature.table_button("askundo", in_match=False)
async def ask_to_undo(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Ask the others*: send them buttons, or without other people take the turn back at once.

    The pressed message becomes the outcome. Raises GameFinished, and Refused: nothing-to-undo,
    undo-needs-agreement, left, not-started, not-seated, on-hold, rules-gone, no-such-table, or undo-not-asked
    if Discord rejects the question, which cancels the request.
    """
    await defer_update(interaction)
    has_question = table.undo_seat is not None
    table = await services.manager.run(consent.ask_for_undo, table.id, interaction.user.id)
    if has_question or table.undo_seat is None:
        # Closes the former question, since an answer to it would count for this one, or posts the undo.
        services.publisher.schedule(table.id)
    if table.undo_seat is None:
        await edit(interaction, Message(say_below(interaction, table)("undo-done")))
        return
    try:
        reached = await services.publisher.posting.ask_to_undo(table)
    except network_errors.REQUEST_FAILURES as error:
        said = "The undo question at table %s could not be posted; the request is cancelled: %s"
        log.warning(said, table.id, describe(error))
        await services.manager.run(consent.cancel_rejected_undo, table.id, table)
        services.publisher.schedule(table.id)
        raise Refused("undo-not-asked", table) from error
    said = "undo-asked" if reached else "undo-asked-failed"
    await edit(interaction, Message(say_below(interaction, table)(said, until=undo_deadline(table))))


@feature.table_button("consent", in_match=False)
async def agree_to_undo(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Agree*: store the consent. The last one takes the turn back and closes the question.

    Raises GameFinished, and Refused: not-asked (no open question, or their own), left, not-started,
    not-seated, on-hold, rules-gone, no-such-table.
    """
    await defer_update(interaction)
    before, say, about = table, say_below(interaction, table), (table.id, interaction.user.id)
    table = await services.manager.run(consent.answer_undo, *about, agrees=True, asked_at=_asked_at(press))
    if table.undo_seat is None:
        services.publisher.schedule(table.id)
        await edit(interaction, table_requests.closed_undo_question(_undo_asker(before), say, agreed=True))
    else:
        shown = (await services.manager.view(table, None)).table
        deals_again = await services.manager.would_deal_again(table, table.undo_seat)
        await edit(interaction, undo_question(shown, say, deals_again=deals_again))


@feature.table_button("refuse", in_match=False)
async def refuse_undo(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Disagree*: reject the undo request, and close the question everywhere.

    Raises GameFinished, and Refused: not-asked (no open question, or their own), left, not-started,
    not-seated, on-hold, rules-gone, no-such-table.
    """
    await defer_update(interaction)
    about = (table.id, interaction.user.id)
    await services.manager.run(consent.answer_undo, *about, agrees=False, asked_at=_asked_at(press))
    # Closes the question in other places too.
    services.publisher.schedule(table.id)
    say = say_below(interaction, table)
    await edit(interaction, table_requests.closed_undo_question(_undo_asker(table), say, agreed=False))


def _asked_at(press: CustomId) -> int | None:
    """Return the Unix time in a button's path at which its question was asked; None in older buttons."""
    return number("".join(press.path))


def _undo_asker(table: Table) -> Player:
    assert table.undo_seat is not None
    return table.players[table.undo_seat]


@feature.table_button("give")
async def give(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Give … time* to the player whose seat is in the button's path, and show the clock page.

    Raises GameFinished, and Refused: not-their-turn (also for a forged seat), no-clock, left, match-left,
    not-started, not-seated, on-hold, rules-gone, no-such-table.
    """
    seat = number("".join(press.path[:1]))
    if seat is None:
        raise Refused("not-their-turn", table)
    table = await services.manager.run(consent.give_time, table.id, interaction.user.id, seat)
    await _show_clock_page(services, interaction, table)


@feature.table_button("pause")
async def pause(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Pause*, pressed again to withdraw the request, and *Agree* below another player's request.

    The game pauses once all players agree. The clock page is shown. Raises GameFinished, and Refused:
    no-clock, left, match-left, not-started, not-seated, on-hold, rules-gone, no-such-table.
    """
    agrees = press.path == (AGREE,)
    table = await services.manager.run(consent.ask_for_pause, table.id, interaction.user.id, agrees=agrees)
    services.publisher.deliver_pause_request(table.id, interaction.user.id)
    await _show_clock_page(services, interaction, table)


@feature.table_button("goon")
async def go_on(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Continue*: end a pause, start the clocks again, and show the clock page.

    Raises GameFinished, and Refused: no-clock, not-paused, left, match-left, not-started, not-seated,
    on-hold, rules-gone, no-such-table.
    """
    table = await services.manager.run(consent.end_pause, table.id, interaction.user.id)
    services.publisher.deliver_pause_request(table.id, interaction.user.id)
    await _show_clock_page(services, interaction, table)


async def _show_clock_page(services: Services, interaction: Interaction, table: Table) -> None:
    """Show the clock page to the user, and have the deadline in the table's post updated."""
    services.publisher.update_deadline(table.id)
    position = await services.manager.view(table, interaction.user.id)
    # The publisher edits public messages; only the user's own page is edited here.
    is_page = interaction.message is not None and interaction.message.flags.ephemeral
    answer = edit if is_page else reply_private
    await answer(interaction, page(position, say_to(interaction), viewer_of(table, interaction.user.id)))


@feature.table_button("wait", in_match=False)
@feature.table_button("standin", in_match=False)
@feature.table_button("win", in_match=False)
async def decide_overdue(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Wait for them*, *Let a computer play*, or *Take the win*, for a turn whose time is up.

    Only the late player's opponent may choose. The question becomes the choice, or is asked again after
    *Wait* without a new deadline. Raises GameFinished, and Refused: not-late, not-seated, on-hold,
    rules-gone, no-such-table.
    """
    await defer_update(interaction)
    departed = filter(time_outs.has_departed, table.players)
    back = [await is_back(interaction.client, table, player) for player in departed]
    table = await services.manager.run(
        time_outs.decide_overdue, table.id, interaction.user.id, press.verb, is_back=any(back)
    )
    pressed = message_id(interaction) or 0
    try:
        await _show_choice(interaction, press.verb, table)
        if not _asks_on(press.verb, table, interaction.user.id):
            # Otherwise the publisher would replace the choice by the closed question.
            await services.manager.store.write(message_queries.remove, pressed)
    finally:
        services.publisher.schedule(table.id)
        services.publisher.update_deadline(table.id, except_message_id=pressed)


async def _show_choice(interaction: Interaction, choice: str, table: Table) -> None:
    """Edit the pressed question to the choice, with its buttons if there is no new deadline."""
    late, say = _late_player(table, interaction.user.id), say_below(interaction, table)
    if _asks_on(choice, table, interaction.user.id):
        way = back_buttons(table, say) if is_direct(interaction) else []
        rows = [overdue_choices(table, say), way]
        await edit(interaction, Message(say("chosen-wait-on", name=display_name(late)), rows=rows))
        return
    until = deadline(table, late.seat)
    when = "" if until is None else moment(until)
    await edit(interaction, Message(say(f"chosen-{choice}", name=display_name(late), when=when)))


def _asks_on(choice: str, table: Table, user_id: int) -> bool:
    """Return whether the question stays open: its reader `user_id` waits, and there is no new deadline."""
    return choice == WAIT and deadline(table, _late_player(table, user_id).seat) is None


def _late_player(table: Table, user_id: int) -> Player:
    """Return the opponent of a user in a game of two."""
    return next(player for player in table.players if player.user_id != user_id)
