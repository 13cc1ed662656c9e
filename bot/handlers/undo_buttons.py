"""Buttons for undo by consent: ask the others, agree, refuse."""

from __future__ import annotations

import logging

from bot import network_errors
from bot.errors import Refused
from bot.feature import Feature
from bot.log_context import describe
from bot.services import Services
from bot.store import Player, Table
from bot.tables import undo
from bot.ui import closed_messages
from bot.ui.custom_id import CustomId, number
from bot.ui.message import Message
from bot.ui.request_messages import undo_deadline, undo_question
from bot.ui.responder import Interaction, defer_update, edit, say_below

feature = Feature()


log = logging.getLogger(__name__)


@feature.table_button("askundo", in_match=False)
async def ask(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Ask the others*: send them buttons, or without other people take the turn back at once.

    The pressed message becomes the outcome. Raises GameFinished, and Refused: nothing-to-undo,
    undo-needs-agreement, left, not-started, not-seated, on-hold, rules-gone, no-such-table, or undo-not-asked
    if Discord rejects the question, which cancels the request.
    """
    await defer_update(interaction)
    has_question = table.undo_seat is not None
    table = await services.manager.run(undo.ask_for_undo, table.id, interaction.user.id)
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
        await services.manager.run(undo.cancel_rejected_question, table.id, table)
        services.publisher.schedule(table.id)
        raise Refused("undo-not-asked", table) from error
    said = "undo-asked" if reached else "undo-asked-nobody"
    await edit(interaction, Message(say_below(interaction, table)(said, until=undo_deadline(table))))


@feature.table_button("consent", in_match=False)
async def agree(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Agree*: store the consent. The last one takes the turn back and closes the question.

    Raises GameFinished, and Refused: not-asked (no open question, or their own), left, not-started,
    not-seated, on-hold, rules-gone, no-such-table.
    """
    await defer_update(interaction)
    before, say, about = table, say_below(interaction, table), (table.id, interaction.user.id)
    table = await services.manager.run(undo.answer_undo, *about, agrees=True, asked_at=_asked_at(press))
    if table.undo_seat is None:
        services.publisher.schedule(table.id)
        await edit(interaction, closed_messages.undo(_undo_asker(before), say, agreed=True))
    else:
        shown = (await services.manager.view(table, None)).table
        deals_again = await services.manager.would_deal_again(table, table.undo_seat)
        await edit(interaction, undo_question(shown, say, deals_again=deals_again))


@feature.table_button("refuse", in_match=False)
async def refuse(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Disagree*: reject the undo request, and close the question everywhere.

    Raises GameFinished, and Refused: not-asked (no open question, or their own), left, not-started,
    not-seated, on-hold, rules-gone, no-such-table.
    """
    await defer_update(interaction)
    about = (table.id, interaction.user.id)
    await services.manager.run(undo.answer_undo, *about, agrees=False, asked_at=_asked_at(press))
    # Closes the question in other places too.
    services.publisher.schedule(table.id)
    say = say_below(interaction, table)
    await edit(interaction, closed_messages.undo(_undo_asker(table), say, agreed=False))


def _asked_at(press: CustomId) -> int | None:
    return number("".join(press.path))


def _undo_asker(table: Table) -> Player:
    assert table.undo_seat is not None
    return table.players[table.undo_seat]
