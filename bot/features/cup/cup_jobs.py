"""Background work of cups: a server's result when its cup closes, and the section in its hall.

Each server with cups has one job, due shortly after the next close. The result is stored before it is posted.
"""

from __future__ import annotations

from functools import partial
from operator import eq

import discord
from sqlalchemy import Connection

from bot.feature import Feature
from bot.features.cup import cup_messages, cup_queries, cup_rules, cups
from bot.features.cup.cup_messages import result_images
from bot.features.cup.cup_rules import Place
from bot.features.cup.cups import Cups
from bot.jobs.delivery import DeliveryJob
from bot.jobs.recurring_messages import (
    WEEK_POSTS,
    Obstacle,
    WeekNews,
    find_channel,
    hall_section,
    post_once,
    week_news,
)
from bot.jobs.scheduler import MINUTE
from bot.store import jobs
from bot.store.jobs import Job
from bot.tables import hooks, servers, weeks
from bot.tables.manager import Manager
from bot.tables.servers import Server
from bot.ui import pictures
from bot.ui.custom_id import CustomId
from bot.ui.markup import community_language
from bot.ui.message import Part
from engine.core.catalogue import Say, catalogue_for

JOB = "cup"
"""Kind of the job."""
RETRY = MINUTE
"""Seconds until the next try while the bot is not connected or the server is unavailable."""

feature = Feature()


def _result_due_at(week: int) -> int:
    """Return the Unix time `GRACE` seconds after a cup's close."""
    return weeks.closes_at(week) + weeks.GRACE


@hooks.server_settings_changed
def apply_settings(connection: Connection, guild_id: int, before: Server, server: Server, now: int) -> None:
    """Begin a server's cups with the next that closes, or end them, by the settings; update its hall.

    Cups that are on already go on. After an end the running cup gets no result. If the week's posts are
    turned off before they had the newest result, the cup posts it.
    """
    week, posted = weeks.next_to_close(now), servers.handled(connection, guild_id, WEEK_POSTS).number
    if not server.cup:
        cup_queries.stop_cups(connection, guild_id)
        jobs.cancel(connection, jobs.server_job(JOB, guild_id))
    elif cup_queries.start_cups(connection, guild_id, week):
        jobs.schedule(connection, jobs.server_job(JOB, guild_id, _result_due_at(week)))
    elif before.week_posts and not server.week_posts and posted < week - 1:
        cup_queries.repeat(connection, guild_id, week - 1)
        jobs.schedule(connection, jobs.server_job(JOB, guild_id, now))
    hooks.server_changed.run(connection, guild_id, now)


@feature.job
class CupJob(DeliveryJob):
    """Job that stores and posts a server's result when its cup has closed."""

    name, most = JOB, 200

    async def run(self, job: Job) -> int | None:
        """Store and post the result of the server's next cup once it has closed; of several, post the newest.

        Return when to run again (Unix time); None: the server has no cups.
        """
        store, now, guild_id = self._delivery.store, self._delivery.now(), job.message_id
        week = await store.read(cup_queries.next_week, guild_id)
        if week is None:
            return None
        if now < _result_due_at(week):
            return _result_due_at(week)
        places = await store.write(cups.close, guild_id, week, now)
        # After an outage over several closes only the newest result is posted.
        is_newest = now < _result_due_at(week + 1)
        if is_newest and not await self._post(job, week, places):
            return now + RETRY
        await store.write(cups.advance, guild_id, week, now)
        return _result_due_at(week + 1)

    async def _post(self, job: Job, week: int, places: list[Place]) -> bool:
        """Post a result silently in the hall's channel. Return False while the server is unavailable.

        Return True without a post if there is no hall, permission or news, if the week's posts contain it, or
        if the operator refuses the server.
        """
        client, manager, guild_id = self._delivery.client, self._delivery.manager, job.message_id
        server = await manager.server(guild_id)
        season = await manager.store.read(cups.season_results, guild_id, week)
        standings = cup_rules.season_table(season.values())
        is_news = bool(places or (standings and cup_rules.ends_season(week)))
        if server.hall is None or server.week_posts is not None or not is_news:
            return True
        if manager.operator.refuses(0, guild_id):
            return True
        channel = find_channel(client, guild_id, server.hall)
        if not isinstance(channel, discord.TextChannel):
            return channel is not Obstacle.LATER
        say = catalogue_for(server.language, community_language(channel.guild))
        images = await result_images(week, season, say, patience=pictures.LONG_PATIENCE)
        message = cup_messages.results_post(week, places, standings, images, say)
        press = CustomId(cup_messages.VERB, path=(str(week),))
        await post_once(self._delivery, job, channel, week, message, partial(eq, press))
        return True


@hall_section
async def in_hall(manager: Manager, guild_id: int, say: Say) -> list[Part]:
    """Return the hall's section of this week's cup with the newest winners; draw the cup if needed.

    Empty on servers without cups.
    """
    if not (await manager.server(guild_id)).cup:
        return []
    view = await Cups(manager).view(guild_id, 0)
    winners = next(cup_messages.week_lines(view.last_week, view.last, (), say), None)
    return [cup_messages.section(view.cup, view.members, winners, say, is_open=view.is_open)]


@week_news
async def in_week(manager: Manager, guild_id: int, week: int, say: Say) -> WeekNews:
    """Return a closed cup's winners and picture for a server's week, with a button to this week's.

    Its result is stored if needed. Nothing without cups; without players, only the button and the champions
    of a season that ends with it.
    """
    store, now = manager.store, manager.now()
    next_week = await store.read(cup_queries.next_week, guild_id)
    if next_week is None:
        return WeekNews(())
    if next_week == week:
        await store.write(cups.close, guild_id, week, now)
    places = (await store.read(cup_queries.results, guild_id, [week])).get(week, [])
    season = await store.read(cups.season_results, guild_id, week)
    lines = cup_messages.week_lines(week, places, cup_rules.season_table(season.values()), say)
    images = await result_images(week, season, say, patience=pictures.LONG_PATIENCE)
    return WeekNews(list(lines), [cup_messages.page_button(say)], images)
