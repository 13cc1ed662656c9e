"""`/daily` and its buttons: open a day's deal, play it, compare and share the result."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.errors import Refused
from bot.feature import Feature, Services, choices
from bot.features.daily import daily_jobs, daily_messages, daily_queries
from bot.features.daily.daily_deals import DailyDeals, Standing, discards_of
from bot.features.daily.daily_jobs import OPENING
from bot.features.daily.daily_queries import Shared
from bot.handlers import context, solo_buttons
from bot.handlers.context import chosen_value, person, public_name, say_here
from bot.handlers.create_table import require_place
from bot.handlers.solo_buttons import current_turn
from bot.store import Table, archive, message_queries, table_queries
from bot.store.names import DisplayName
from bot.store.records import Kind, OpenMessage
from bot.tables import solo
from bot.tables.positions import Position
from bot.tables.solo import PLAYER, closes_at
from bot.ui.custom_id import CustomId, number
from bot.ui.message import Message
from bot.ui.responder import (
    Interaction,
    acknowledge,
    defer_reply,
    edit,
    reply_private,
    reply_public,
    say_to,
    show,
    show_pictured,
)
from engine.core.types import Event

feature = Feature()


LAST_DAY = 10**6
"""A day beyond every calendar."""


async def today(services: Services, interaction: Interaction) -> Message:
    """Return today's deal for the user: its introduction, their turn, or their result.

    Their try, also one begun later, is listed on this server. Raises Refused: rules-gone.
    """
    day = DailyDeals(services.manager).today
    await _list_on_server(services, interaction, day)
    return await _day_message(services, interaction, day)


async def yesterday(services: Services, interaction: Interaction) -> Message:
    """Return yesterday's ranking with the seed. Raises Refused: daily-none, if there was no deal."""
    standing = await _standing_of(services, interaction, DailyDeals(services.manager).today - 1)
    return daily_messages.ranking(standing, person(interaction.user).name, say_to(interaction))


@feature.button("daily")
async def open_day(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Play it too*, *My result*: show the user's result at a day's deal, or their turn.

    Users with neither see the introduction or, after the day, the ranking. Without a day it is today's. While
    the day lasts, the user's try is listed on this server, as in `today`. Raises Refused: daily-none,
    rules-gone.
    """
    day = _day_of(services, press)
    await acknowledge(interaction)
    await _list_on_server(services, interaction, day)
    await context.answer(
        services, interaction, partial(_day_message, services, interaction, day), show_pictured
    )


async def _day_message(services: Services, interaction: Interaction, day: int) -> Message:
    """Return the user's result, or their turn while the day lasts.

    Without these: the introduction or, after the day, the ranking. Raises Refused: daily-none, rules-gone.
    """
    standing = await _standing_of(services, interaction, day)
    if standing.own is not None and (standing.is_finished or not standing.is_over):
        return await current_turn(services, interaction, standing.own.table_id)
    if standing.is_over:
        return daily_messages.ranking(standing, person(interaction.user).name, say_to(interaction))
    user_id, game = interaction.user.id, standing.deal.game
    learns = await services.store.read(archive.has_lessons_left, user_id, game)
    return daily_messages.intro(standing, say_to(interaction), learns=learns)


@feature.button("dailyplay")
async def play(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Play today’s deal*: begin or continue the user's try, and show their turn or result.

    It is listed on this server. Raises Refused: daily-none, daily-closed, daily-played, rules-gone.
    """
    day = _day_of(services, press)
    await acknowledge(interaction)
    await _list_on_server(services, interaction, day)
    table_id = await _table_of(services, interaction, day)
    compose = partial(current_turn, services, interaction, table_id)
    await context.answer(services, interaction, compose, show_pictured)


async def _table_of(services: Services, interaction: Interaction, day: int) -> int:
    """Return the table id of the user's try at a day's deal; today's is begun if needed.

    The expert plays today's too. Raises Refused: daily-none, daily-closed, and as `DailyDeals.begin`.
    """
    deals = DailyDeals(services.manager)
    if day == deals.today:
        daily_jobs.ask_expert(services, await deals.deal())  # ready before most players finish
        return await deals.begin(person(interaction.user))
    standing = await _standing_of(services, interaction, day)
    if standing.own is None:
        raise Refused("daily-closed")
    return standing.own.table_id


@feature.button("dailyranks")
async def ranks(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Standings*: show the ranking, with names once the user has finished or the day is over.

    Raises Refused: daily-none.
    """
    standing = await _standing_of(services, interaction, _day_of(services, press))
    message = daily_messages.ranking(standing, person(interaction.user).name, say_to(interaction))
    await show(interaction, message, pictures=True)


@feature.button("dailyshare")
async def share(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Share*: post the user's result in the channel, once per server, to be edited after the day.

    Raises Refused: daily-none, daily-unfinished, daily-shared, still-working, other-channels,
    missing-permissions, bot-not-here, rules-gone.
    """
    with services.in_progress.running("share", interaction.user.id):
        standing = await _standing_of(services, interaction, _day_of(services, press))
        if standing.own is None or not standing.is_finished:
            raise Refused("daily-unfinished")
        await require_place(services, interaction)
        await _require_unshared(services, interaction, standing.own.table_id)
        await _post_result(services, interaction, standing, standing.own.table_id)


@feature.button("dailypaste")
async def paste(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *To paste*: answer privately with the user's result in words and signs.

    Raises Refused: daily-none, daily-unfinished, rules-gone.
    """
    standing = await _standing_of(services, interaction, _day_of(services, press))
    if standing.own is None or not standing.is_finished:
        raise Refused("daily-unfinished")
    discards = await discards_of(services.manager, standing.own.table_id)
    await reply_private(interaction, daily_messages.text_to_paste(standing, discards, say_to(interaction)))


async def _require_unshared(services: Services, interaction: Interaction, table_id: int) -> None:
    """Check that the result is not shared here yet. Raises Refused: daily-shared, with a link."""
    guild_id = interaction.guild_id or 0
    shared = await services.store.read(daily_queries.shared_result_of, table_id, guild_id)
    if shared is not None:
        server = str(guild_id or "@me")
        link = f"https://discord.com/channels/{server}/{shared.channel_id}/{shared.message_id}"
        raise Refused("daily-shared", where=link)


async def _post_result(
    services: Services, interaction: Interaction, standing: Standing, table_id: int
) -> None:
    """Post a result in the channel, and store where. While the deal is open, have it updated at the close."""
    await defer_reply(interaction, public=True)
    say, name = await say_here(services, interaction), person(interaction.user).name
    discards = await discards_of(services.manager, table_id)
    message = await daily_messages.shared_result(standing, discards, name, say)
    message_id = await reply_public(interaction, message)
    shared = Shared(table_id, interaction.guild_id or 0, interaction.channel_id or 0, message_id)
    await services.store.write(daily_queries.record_shared_result, shared)
    if not standing.is_over:
        await _update_when_closed(services, interaction, standing, message_id)


async def _update_when_closed(
    services: Services, interaction: Interaction, standing: Standing, message_id: int
) -> None:
    """Have a shared result edited with the final place once the deal is closed, and list the try here.

    Does nothing in direct messages.
    """
    day, own = standing.deal.day, standing.own
    if own is None or interaction.guild_id is None:
        return
    await _list_on_server(services, interaction, day)
    about = (message_id, interaction.channel_id or 0, own.table_id, Kind.SHARED, PLAYER, 0)
    await services.store.write(message_queries.add, OpenMessage(*about), due_at=closes_at(day))


@feature.button("dailyremind")
async def remind(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Remind me daily* (ask for the hour), the chosen hour (begin), and *Stop reminding me*.

    The answers are private; the confirmation of an hour replaces its menu. Raises Refused: unknown-button,
    also for an invalid hour.
    """
    say, user_id, manager = say_to(interaction), interaction.user.id, services.manager
    match press.path:
        case (daily_messages.ASK,):
            await reply_private(
                interaction,
                daily_messages.hour_menu(
                    await manager.store.read(table_queries.read_preferences, user_id), say
                ),
            )
        case (daily_messages.AT,):
            chosen = chosen_value(interaction)
            hour = OPENING if chosen == daily_messages.OPENING else number(chosen)
            due_at = await manager.run_for(daily_jobs.request_reminder, user_id, -2 if hour is None else hour)
            await edit(interaction, daily_messages.reminders_on(due_at, say))
        case (daily_messages.STOP,):
            await manager.run_for(daily_jobs.stop_reminders, user_id)
            await reply_private(interaction, daily_messages.reminders_off(say))
        case _:
            raise Refused("unknown-button")


async def _list_on_server(services: Services, interaction: Interaction, day: int) -> None:
    """List the user's try on this server, also one yet to be begun, under the name they have here.

    Does nothing after the day, or in direct messages.
    """
    if not DailyDeals(services.manager).is_over(day):
        who = person(interaction.user)
        await DailyDeals(services.manager).show_on(day, interaction.guild_id or 0, who)


async def _standing_of(services: Services, interaction: Interaction, day: int) -> Standing:
    """Return a day's deal for the user; draw today's if needed.

    If they have begun it, start the expert's game in the background. Raises Refused: daily-none.
    """
    if day == DailyDeals(services.manager).today:
        await DailyDeals(services.manager).deal()
    place = (interaction.user.id, interaction.guild_id or 0)
    standing = await DailyDeals(services.manager).standing(day, *place)
    if standing is None:
        raise Refused("daily-none")
    if standing.own is not None:
        daily_jobs.ask_expert(services, standing.deal)
    return standing


def _day_of(services: Services, press: CustomId) -> int:
    """Return the day in a button, without one today.

    Raises Refused: daily-none, if it is no number up to `LAST_DAY`.
    """
    day = number(press.path[0]) if press.path else DailyDeals(services.manager).today
    if day is None or day > LAST_DAY:
        raise Refused("daily-none")
    return day


TODAY, YESTERDAY = "today", "yesterday"


@feature.command(
    "daily",
    describe={"day": "option-daily-day"},
    choices={"day": choices("daily", (TODAY, YESTERDAY))},
    anywhere=True,
)
async def show_daily(services: Services, interaction: Interaction, day: str = TODAY) -> None:
    """Handle `/daily`: answer privately with today's deal, or yesterday's ranking.

    Raises Refused: daily-none, rules-gone.
    """
    await defer_reply(interaction)
    shown = yesterday if day == YESTERDAY else today
    await context.answer(services, interaction, partial(shown, services, interaction), reply_private)


@solo_buttons.shows(solo_buttons.DAY)
async def show_turn(
    services: Services, interaction: Interaction, position: Position, news: Sequence[Event]
) -> Message:
    """Return the next turn of a day's deal, or the user's result.

    If the computer has failed, offer to continue. `news`: the events since their last turn.
    """
    say = say_to(interaction)
    if position.result is not None:
        deals, day = DailyDeals(services.manager), position.table.day or 0
        standing = await deals.standing(day, interaction.user.id, interaction.guild_id or 0)
        assert standing is not None  # a deal outlives its tables
        return await daily_messages.result_message(position, standing, news, say)
    if solo.PLAYER not in position.to_move:
        return solo_buttons.computer_failed(daily_messages.play_press(position.table.day or 0), say)
    return await solo_buttons.turn_message(position, news, say)


@public_name
async def name_of_best(services: Services, table: Table, guild_id: int) -> DisplayName | None:
    """Return the name under which a day's best game, on a server or EVERYWHERE, may be replayed.

    None for other games and before the day is over: strangers may not replay these.
    """
    if table.day is None:
        return None
    standing = await DailyDeals(services.manager).standing(table.day, 0, guild_id)
    if standing is None or not standing.is_over:
        return None
    best = (*standing.best_here[:1], *standing.best_everywhere[:1])
    return next((one.called for one in best if one.table_id == table.id), None)
