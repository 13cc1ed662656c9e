"""The daily post of servers: yesterday's best of the daily deal, streaks, and a button to play today's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from sqlalchemy import Connection

from bot.feature import Feature
from bot.features.daily import daily_deals, daily_messages, daily_queries
from bot.features.daily.daily_deals import DailyDeals, Ranked, Standing
from bot.jobs.server_posts import DAILY_POST, ServerPostJob
from bot.store import names
from bot.tables import hooks, local_time
from bot.tables.servers import PostTime
from bot.tables.solo import closes_at, day_of
from bot.ui.custom_id import CustomId
from bot.ui.labels import name_of
from bot.ui.markup import escaped
from bot.ui.message import Button, Message
from engine.core.catalogue import Catalogue, Say
from engine.core.phrasing import join_commas, numeral

BEST, STREAKS = 3, 3
"""Players named: the best of the day, and those with the longest streaks."""
LONG = 3
"""Days in a row from which a streak is named."""
MOST = 100
"""Of a day's best, how many are looked through for streaks."""
LATEST = 15 * 60
"""Seconds before the end of a UTC day at which the last hour of any time zone begins."""
POST = "post"
"""Last element of the path of a press, by which the post is recognized."""


@dataclass(frozen=True)
class NamedStreak:
    """A player's name and the days in a row until yesterday."""

    name: str | None
    days: int


def streaks_of(connection: Connection, day: int, guild_id: int) -> list[NamedStreak]:
    """Return the longest streaks, longest first, of players who finished a day's deal in time on a server.

    At most `STREAKS`, of at least `LONG` days, among the best `MOST` players.
    """
    found = daily_queries.best_tries(connection, day, guild_id, MOST)
    user_ids = [one.user_id for one in found]
    days = {user_id: _streak_until(connection, day, user_id) for user_id in user_ids}
    called = daily_queries.shown_names(connection, day, guild_id, user_ids)
    known = names.display_names(connection, guild_id, user_ids)
    longest = sorted((one for one in user_ids if days[one] >= LONG), key=lambda one: -days[one])
    return [NamedStreak(called.get(one, known[one].name), days[one]) for one in longest[:STREAKS]]


def _streak_until(connection: Connection, day: int, user_id: int) -> int:
    """Return how many days in a row, until a day or the one before, a user finished the deal, also late."""
    # Later days would tell of an open deal.
    finished = [one for one in daily_queries.finished_days(connection, user_id) if one <= day]
    return daily_deals.streak(finished, day).current


def post_message(standing: Standing, streaks: Sequence[NamedStreak], say: Say) -> Message:
    """Return the post about a closed day's deal: the server's best, a count of the others, the streaks.

    Its buttons lead to today's deal and the closed one's ranking.
    """
    best = standing.best_here[:BEST]
    lines = [
        say("daily-post", title=daily_messages.deal_title(standing.deal, say)),
        *(_rank_line(one, say) for one in best),
    ]
    if standing.here is not None and (more := standing.here.among - len(best)) > 0:
        lines.append(say("hall-more", count=more))
    named = [say("daily-post-streak", name=escaped(one.name), days=one.days) for one in streaks if one.name]
    if named:
        lines.append(say("daily-post-streaks", streaks=join_commas(named, say)))
    play = Button(say("button-daily-play"), CustomId(daily_messages.VERB), style=discord.ButtonStyle.success)
    ranks = Button(say("button-daily-ranks"), _ranks_press(standing.deal.day))
    return Message("\n".join(lines), rows=[[play, ranks]])


def _rank_line(ranked: Ranked, say: Say) -> str:
    name = escaped(name_of(ranked.called, say))
    return say("daily-rank", rank=ranked.rank, score=numeral(ranked.score), name=name, own="no")


def _ranks_press(day: int) -> CustomId:
    """Return the press by which the post about a day's ranking is recognized."""
    return CustomId(daily_messages.RANKS, path=(str(day), POST))


def post_at(when: PostTime, day: int) -> int:
    """Return when a UTC day's post is due (Unix seconds): when the server's hour begins on that day.

    At a change to winter time the hour may leave out a day, whose post is due `LATEST` before its end.
    """
    return min(
        local_time.next_at_hour(when.hour, when.zone, closes_at(day - 1) - 1),
        closes_at(day) - LATEST,
    )


feature = Feature()


@feature.job
class DailyPost(ServerPostJob):
    """Job that posts a server's results of yesterday's deal."""

    name = DAILY_POST

    @staticmethod
    def next_at(when: PostTime, now: int) -> int:
        """Return when a post is due next after `now` (Unix seconds)."""
        today = day_of(now)
        return min(at for at in (post_at(when, today), post_at(when, today + 1)) if at > now)

    @staticmethod
    def due_number(when: PostTime, now: int) -> int | None:
        """Return today (days since 1970, UTC) if the time of its post has come, else None."""
        today = day_of(now)
        return today if post_at(when, today) <= now else None

    async def compose(self, channel: discord.TextChannel, number: int, say: Catalogue) -> Message | None:
        """Return the post about the day before `number`; None if no member finished that deal in time."""
        manager, guild_id, day = self._delivery.manager, channel.guild.id, number - 1
        standing = await DailyDeals(manager).standing(day, 0, guild_id)
        if standing is None or not standing.best_here:
            return None
        return post_message(standing, await manager.store.read(streaks_of, day, guild_id), say)

    def is_it(self, number: int, press: CustomId) -> bool:
        """Return whether a press shows the ranking of the day before day `number`, as in the post."""
        return press == _ranks_press(number - 1)


hooks.server_settings_changed(DailyPost.apply)
