"""The daily deal: to look at it, to play it, to compare and to share how one did."""

from __future__ import annotations

from functools import partial

from bot.errors import Refused
from bot.feature import Feature
from bot.handlers import pictured_answers
from bot.handlers.context import person, picked, say_here
from bot.handlers.create_table import require_place
from bot.handlers.solo_turn import opened
from bot.services import Services
from bot.store import lesson_progress, open_message_queries, rows, shared_results
from bot.store.records import Kind, OpenMessage
from bot.store.shared_results import Shared
from bot.tables import daily_reminders
from bot.tables.daily import closes_at
from bot.tables.daily_reminders import OPENING
from bot.tables.daily_service import Standing
from bot.tables.solo import PLAYER
from bot.ui import daily
from bot.ui.custom_id import CustomId, number
from bot.ui.message import Message
from bot.ui.pressed_message import is_private
from bot.ui.responder import (
    Interaction,
    defer_reply,
    defer_update,
    edit,
    reply_private,
    reply_public,
    say_to,
    show,
    show_pictured,
)

feature = Feature()


LAST_DAY = 10**6
"""Beyond every calendar."""


async def today(services: Services, interaction: Interaction) -> Message:
    """Today's deal as it stands for whoever asks: before, within, or after their one try."""
    day = services.manager.daily.today
    await _note(services, interaction, day)
    return await _day(services, interaction, day)


async def yesterday(services: Services, interaction: Interaction) -> Message:
    """Yesterday's deal: who was best, how it was played, the seed. Raises Refused: daily-none."""
    standing = await _standing(services, interaction, services.manager.daily.today - 1)
    return daily.ranks(standing, person(interaction.user).name, say_to(interaction), is_over=True)


@feature.button("daily")
async def look(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Play it too*, *My result*: a day's deal as it stands for the presser. Raises Refused: daily-none."""
    day = _day_of(services, press)
    await _begin(interaction)
    await _note(services, interaction, day)
    await pictured_answers.answer(
        services, interaction, partial(_day, services, interaction, day), show_pictured
    )


async def _day(services: Services, interaction: Interaction, day: int) -> Message:
    standing = await _standing(services, interaction, day)
    if standing.own is not None and (standing.is_finished or not services.manager.daily.is_over(day)):
        return await opened(services, interaction, standing.own.table_id)
    if services.manager.daily.is_over(day):
        return daily.ranks(standing, person(interaction.user).name, say_to(interaction), is_over=True)
    user_id, game = interaction.user.id, standing.deal.game
    learns = await services.store.read(lesson_progress.has_lessons_left, user_id, game)
    return daily.intro(standing, say_to(interaction), learns=learns)


@feature.button("dailyplay")
async def play(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Play*: deals, or goes on. Of a day that is over only what was begun. Raises Refused: daily-none."""
    day = _day_of(services, press)
    await _begin(interaction)
    await _note(services, interaction, day)
    table_id = await _table_of(services, interaction, day)
    compose = partial(opened, services, interaction, table_id)
    await pictured_answers.answer(services, interaction, compose, show_pictured)


async def _table_of(services: Services, interaction: Interaction, day: int) -> int:
    """The presser's table of a day's deal; today's is dealt. Raises Refused: daily-none, daily-closed."""
    deals = services.manager.daily
    if day == deals.today:
        services.expert.ask(await deals.deal())  # there until most have finished
        return await deals.begin(person(interaction.user))
    standing = await _standing(services, interaction, day)
    if standing.own is None:
        raise Refused("daily-closed")
    return standing.own.table_id


async def _begin(interaction: Interaction) -> None:
    """Acknowledges a press whose answer has to be painted: in place if nobody else sees the message."""
    await (defer_update(interaction) if is_private(interaction) else defer_reply(interaction))


@feature.button("dailyranks")
async def ranks(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Who’s first?*: with names for those who have played. Raises Refused: daily-none."""
    day = _day_of(services, press)
    standing = await _standing(services, interaction, day)
    name, is_over = person(interaction.user).name, services.manager.daily.is_over(day)
    message = daily.ranks(standing, name, say_to(interaction), is_over=is_over)
    await show(interaction, message, pictures=True)


@feature.button("dailyshare")
async def share(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Share*: posts how the presser did, in the channel, once on a server.

    Raises Refused: daily-unfinished, daily-shared, …
    """
    with services.in_progress.one("share", interaction.user.id):
        standing = await _standing(services, interaction, _day_of(services, press))
        if standing.own is None or not standing.is_finished:
            raise Refused("daily-unfinished")
        await require_place(services, interaction)
        await _require_unshared(services, interaction, standing.own.table_id)
        await _share(services, interaction, standing, standing.own.table_id)


async def _require_unshared(services: Services, interaction: Interaction, table_id: int) -> None:
    """Raises Refused: daily-shared, with a link to the message that is there already."""
    guild_id = interaction.guild_id or 0
    shared = await services.store.read(shared_results.of, table_id, guild_id)
    if shared is not None:
        server = str(guild_id or "@me")
        link = f"https://discord.com/channels/{server}/{shared.channel_id}/{shared.message_id}"
        raise Refused("daily-shared", where=link)


async def _share(services: Services, interaction: Interaction, standing: Standing, table_id: int) -> None:
    await defer_reply(interaction, public=True)
    say = await say_here(services, interaction)
    is_over = services.manager.daily.is_over(standing.deal.day)
    message = await daily.shared(standing, person(interaction.user).name, say, is_over=is_over)
    message_id = await reply_public(interaction, message)
    shared = Shared(table_id, interaction.guild_id or 0, interaction.channel_id or 0, message_id)
    await services.store.write(shared_results.note, shared)
    if not is_over:
        await _keep_true(services, interaction, standing, message_id)


async def _keep_true(
    services: Services, interaction: Interaction, standing: Standing, message_id: int
) -> None:
    """Has what was shared in a channel say how it ended, once the deal is closed."""
    day, own = standing.deal.day, standing.own
    if own is None or interaction.guild_id is None:
        return
    await _note(services, interaction, day)
    about = (message_id, interaction.channel_id or 0, own.table_id, Kind.SHARED, PLAYER, 0)
    await services.store.write(open_message_queries.add, OpenMessage(*about), due_at=closes_at(day))


@feature.button("dailyremind")
async def remind(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*Remind me daily*, the hour chosen, *Stop reminding me*. Raises Refused: unknown-button."""
    say, user_id, manager = say_to(interaction), interaction.user.id, services.manager
    match press.path:
        case (daily.ASK,):
            await reply_private(
                interaction, daily.asked_when(await manager.store.read(rows.preferences, user_id), say)
            )
        case (daily.AT,):
            chosen = picked(interaction)
            hour = OPENING if chosen == daily.OPENING else number(chosen)
            due_at = await manager.run_for(daily_reminders.want, user_id, -2 if hour is None else hour)
            await edit(interaction, daily.reminded(due_at, say))
        case (daily.STOP,):
            await manager.run_for(daily_reminders.stop, user_id)
            await reply_private(interaction, daily.not_reminded(say))
        case _:
            raise Refused("unknown-button")


async def _note(services: Services, interaction: Interaction, day: int) -> None:
    """Lists whoever asks for a day's deal on this server, by the name they have here."""
    if not services.manager.daily.is_over(day):
        who = person(interaction.user)
        await services.manager.daily.show_on(day, interaction.guild_id or 0, who)


async def _standing(services: Services, interaction: Interaction, day: int) -> Standing:
    """How a day's deal stands for whoever asks; today's is drawn if need be. Raises Refused: daily-none."""
    if day == services.manager.daily.today:
        await services.manager.daily.deal()
    standing = await services.manager.daily.standing(day, interaction.user.id, interaction.guild_id or 0)
    if standing is None:
        raise Refused("daily-none")
    if standing.own is not None:
        services.expert.ask(standing.deal)
    return standing


def _day_of(services: Services, press: CustomId) -> int:
    """The day a button is about; today where it names none. Raises Refused: daily-none."""
    day = number(press.path[0]) if press.path else services.manager.daily.today
    if day is None or day > LAST_DAY:
        raise Refused("daily-none")
    return day
