"""Games on hold: resume them, end them as a manager, answer whether the players still play."""

from __future__ import annotations

import discord

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers.context import is_manager, message_id
from bot.handlers.create_table import new_thread, require_place, require_threads_here
from bot.store import Table, message_queries
from bot.store.schema import ENDED
from bot.tables import lobby_rules, on_hold
from bot.ui import lobby_options, table_requests
from bot.ui.custom_id import CustomId, is_private
from bot.ui.markup import link
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, defer_reply, edit, reply_private, say_below, say_to
from bot.ui.sentences import explain

feature = Feature()


@feature.table_button("resume")
async def resume(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Resume*: continue in the table's channel, or offer a thread if that has another table.

    Raises Refused: rematch-busy, dm-busy, thread-busy, channel-taken; pressed in the table's channel also
    bot-not-here, missing-permissions, other-channels; and as `Manager.resume`.
    """
    await defer_reply(interaction)
    if interaction.channel_id == table.channel_id:
        await require_place(services, interaction)
    user_id = interaction.user.id
    try:
        table = await services.manager.resume(table.id, user_id, is_manager=is_manager(interaction))
    except Refused as refusal:
        if refusal.reason != "channel-busy":
            raise
        await _offer_thread(services, interaction, table, refusal)
        return
    await _publish_and_confirm(services, interaction, table)


async def _offer_thread(services: Services, interaction: Interaction, table: Table, busy: Refused) -> None:
    """Answer with the refusal `busy` and a button that resumes the game in a thread.

    Raises Refused: rematch-busy (a server's game, in direct messages), and as `require_threads_here`.
    """
    if interaction.guild_id is None and table.guild_id:
        raise Refused("rematch-busy", busy.table)
    require_threads_here(interaction, busy)
    press = CustomId("resumethread", table.id)
    thread = Button(say_to(interaction)("button-resume-thread"), press, style=discord.ButtonStyle.primary)
    await reply_private(
        interaction, Message(explain(busy, say_to(interaction)) or str(busy), rows=[[thread]])
    )


@feature.table_button("resumethread")
async def resume_in_thread(
    services: Services, interaction: Interaction, press: CustomId, table: Table
) -> None:
    """Handle *Resume in a thread*: create it, continue there, and answer privately with a link.

    Raises Refused: too-slow (another process still delivers the table), and as `Manager.resume` and
    `new_thread`.
    """
    await defer_reply(interaction)
    user_id, may = interaction.user.id, is_manager(interaction)
    async with services.publisher.turns.hold(table.id) as mine:
        if not mine:
            raise Refused("too-slow")
        table = await services.manager.table(table.id)
        await services.manager.require_resumable(table.id, user_id, is_manager=may)
        thread = await new_thread(services, interaction, table)
        where = (thread.id, thread.parent_id)
        table = await services.manager.resume(table.id, user_id, is_manager=may, channel=where)
    await _publish_and_confirm(services, interaction, table)


async def _publish_and_confirm(services: Services, interaction: Interaction, table: Table) -> None:
    """Publish the resumed table in the background, and answer privately with a link to it."""
    services.publisher.schedule(table.id)
    await reply_private(interaction, Message(say_to(interaction)("resumed", link=link(table))))


@feature.table_button("stop")
async def stop(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Stop*, below a game between computers: put it on hold, and confirm privately.

    Raises GameFinished, and Refused: not-yours-to-stop, on-hold, rules-gone, no-such-table.
    """
    table = await services.manager.run(
        on_hold.stop_game, table.id, interaction.user.id, is_manager=is_manager(interaction)
    )
    services.publisher.schedule(table.id)
    await reply_private(interaction, Message(say_to(interaction)("stopped")))


@feature.table_button("still")
async def still_plays(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Still playing*: record the answer and close the question; if that fails, the publisher does.

    Raises GameFinished, and Refused: left (a computer plays the seat), not-seated, on-hold, rules-gone,
    no-such-table.
    """
    table = await services.manager.run(on_hold.answer_activity_check, table.id, interaction.user.id)
    say = say_below(interaction, table)
    try:
        await edit(interaction, table_requests.still_plays(table, interaction.user.id, say))
        # Otherwise the publisher would replace the answer by the closed question.
        await services.store.write(message_queries.remove, message_id(interaction) or 0)
    finally:
        services.publisher.schedule(table.id)


@feature.table_button(table_requests.END_GAME)
async def end(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Yes, end it* and *Yes, close it*: put a game on hold or cancel a lobby, and confirm privately.

    Raises GameFinished, and Refused: managers-end (for other users), on-hold, already-started,
    lobby-cancelled, rules-gone, no-such-table.
    """
    if not is_manager(interaction):
        raise Refused("managers-end")
    if table.in_lobby:
        table = await services.manager.lobbies.run(
            lobby_rules.cancel_lobby, table.id, interaction.user.id, allowed=True
        )
        services.publisher.inform_guests(table.id)
        services.publisher.run_due_jobs()
        ended = lobby_options.cancelled(table, say_to(interaction))
    else:
        table = await services.manager.run(on_hold.put_on_hold, table.id, ENDED)
        services.publisher.schedule(table.id)
        ended = Message(say_to(interaction)("game-ended"))
    await (edit if is_private(interaction) else reply_private)(interaction, ended)
