"""The job that posts a server's week, and stops by itself after some weeks without news."""

from __future__ import annotations

from functools import partial

import discord

from bot.feature import Feature
from bot.features.week_posts import week_messages, week_queries
from bot.features.week_posts.week_messages import Week
from bot.jobs.channel_audience import is_seen_by_readers
from bot.jobs.server_posts import WEEK_POSTS, ServerPostJob, send_once
from bot.store import table_queries
from bot.store.jobs import Job
from bot.tables import hooks, local_time, weeks
from bot.tables.game import has_rules
from bot.tables.servers import Handled, PostTime
from bot.ui.custom_id import CustomId
from bot.ui.hall_sections import week_news
from bot.ui.message import Button, Message
from engine.core.catalogue import Catalogue
from engine.game_registry import games

DAY = 24 * 60 * 60
"""Seconds after which a post is too late."""
QUIET = 4
"""Weeks in a row without news after which the posts stop."""

feature = Feature()


def post_at(when: PostTime, week: int) -> int:
    """Return when a week is posted (Unix seconds): at the server's hour after its close.

    It is at least `GRACE` seconds after the close.
    """
    closed = weeks.closes_at(week)
    return max(local_time.next_at_hour(when.hour, when.zone, closed - 1), closed + weeks.GRACE)


@feature.job
class WeekPosts(ServerPostJob):
    """Job that posts a server's week once it has closed."""

    name = WEEK_POSTS

    @staticmethod
    def next_at(when: PostTime, now: int) -> int:
        """Return when a week is posted next after `now` (Unix seconds). That week may have closed already."""
        week = weeks.next_to_close(now)
        return min(at for at in (post_at(when, week - 1), post_at(when, week)) if at > now)

    @classmethod
    def first_at(cls, when: PostTime, now: int) -> int:
        """Return when the week that closes next is posted (Unix time), for a server that turns the posts on.

        The week before, whose cup had its own post, is left out.
        """
        return post_at(when, weeks.next_to_close(now))

    @classmethod
    def over_at_start(cls, when: PostTime, now: int) -> int:
        """Return the newest closed week, which gets no post on a server that turns the posts on."""
        return weeks.next_to_close(now) - 1

    @staticmethod
    def due_number(when: PostTime, now: int) -> int | None:
        """Return the newest closed week, if the time of its post came less than a day ago; else None."""
        week = weeks.next_to_close(now) - 1
        return week if post_at(when, week) <= now < post_at(when, week) + DAY else None

    async def compose(self, channel: discord.TextChannel, number: int, say: Catalogue) -> Message | None:
        """Return the post about week `number`; None if nothing happened."""
        manager, guild_id = self._delivery.manager, channel.guild.id
        news = [await one(manager, guild_id, number, say) for one in week_news]
        return week_messages.week_message(await self._read_week(channel, number), news, say)

    async def _read_week(self, channel: discord.TextChannel, number: int) -> Week:
        """Return what happened in week `number`, of games that all readers of the channel may see."""
        store, guild_id = self._delivery.store, channel.guild.id
        between = weeks.closes_at(number - 1), weeks.closes_at(number)
        found = await store.read(week_queries.ended_games, guild_id, *between)
        ended = [one for one in found if one.game in games() and is_seen_by_readers(channel, one)]
        ids = [one.table_id for one in ended]
        known = await store.read(table_queries.live_on_server, guild_id)
        live = [one for one in known if has_rules(one) and is_seen_by_readers(channel, one)]
        running = [one.id for one in live if one.is_playing]
        return Week(
            number,
            ended,
            live,
            await store.read(week_queries.count_moves, running, *between),
            await store.read(week_queries.best_rise, guild_id, ids),
            await store.read(week_queries.newest_record, guild_id, ids),
        )

    async def handle_silence(
        self, job: Job, channel: discord.TextChannel, handled: Handled, say: Catalogue
    ) -> None:
        """Record a week without news.

        After `QUIET` of them in a row, say so in the channel and turn the posts off.
        """
        if handled.quiet < QUIET:
            await self.record(channel.guild.id, handled)
            return
        press = week_messages.tables_press(handled.number)
        rows = [[Button(say("button-hall-tables"), press)]]
        message = Message(say("week-stopped", weeks=QUIET, settings="/settings"), rows=rows, silent=True)
        await send_once(
            self._delivery, job, channel, handled.number, message, partial(self.is_it, handled.number)
        )
        await self.record(channel.guild.id, Handled(handled.number))
        await self.turn_off(channel.guild.id)

    def is_it(self, number: int, press: CustomId) -> bool:
        """Return whether a press is the one by which the post about week `number` is recognized."""
        return press == week_messages.tables_press(number)


hooks.server_settings_changed(WeekPosts.apply)
