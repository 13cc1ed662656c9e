"""Background work of daily deals: reminders, the expert's score, shared results, servers' posts, the hall."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from operator import eq

import discord
import msgspec
from sqlalchemy import Connection

from bot import network_errors
from bot.errors import Refused
from bot.feature import Feature, Services
from bot.features.daily import daily_deals, daily_messages, daily_queries
from bot.features.daily.daily_deals import DailyDeals, Ranked, Standing, discards_of
from bot.features.daily.daily_queries import DailyReminder, Deal, store_expert_score
from bot.jobs import sender
from bot.jobs.computer_workers import Thinker, Thought
from bot.jobs.delivery import Delivery, DeliveryJob
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.open_messages import closes
from bot.jobs.recurring_messages import (
    DAILY_POST,
    ServerPostJob,
    forget_unknown_zone,
    hall_section,
    send_direct_once,
    with_zone_hint,
)
from bot.jobs.scheduler import LEASE
from bot.log_context import describe
from bot.store import Store, Table, dm_queries, names, table_queries
from bot.store.jobs import Job
from bot.store.records import Kind, OpenMessage, Preferences
from bot.store.transaction import PersonTransaction
from bot.tables import hooks, quiet_hours, solo
from bot.tables.languages import say_by
from bot.tables.manager import Manager
from bot.tables.servers import PostTime
from bot.tables.solo import PLAYER, closes_at, day_of
from bot.ui.custom_id import CustomId
from bot.ui.markup import community_language, escaped, name_of
from bot.ui.message import STRIPPED, Button, Message, Part
from engine.ai.character import Character, Level
from engine.core.catalogue import Catalogue, Say, catalogue_for
from engine.core.phrasing import join_commas, numeral
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameState, Seat

JOB = "daily reminder"
"""Kind of the reminder job."""
OPENING = -1
"""Special hour: when the day's deal opens, at midnight UTC."""
CHOICES = (OPENING, *range(24))
BEST, STREAKS = 3, 3
"""Players named: the best of the day, and those with the longest streaks."""
LONG_STREAK = 3
"""Days in a row from which a streak is named."""
MOST_SEARCHED = 100
"""Of a day's best, how many are looked through for streaks."""
LATEST_POST = 15 * 60
"""Seconds before the end of a UTC day at which the last hour of any time zone begins."""
POST = "post"
"""Last element of the path of a press, by which the post is recognized."""

log = logging.getLogger(__name__)
feature = Feature()


def _next_reminder_at(hour: int, preferences: Preferences, now: int, *, last: int | None = None) -> int:
    """Return when the next reminder is due (Unix time), after `now`.

    `hour` is 0 to 23 in the user's time zone, or `OPENING` (midnight UTC). The local day of `last`, the
    previous reminder, never gets another, even in a new time zone.
    """
    return quiet_hours.next_at_hour(*_hour_and_zone(hour, preferences), now, last=last)


def _hour_and_zone(hour: int, preferences: Preferences) -> tuple[int, str]:
    """Return an hour with its time zone; for `OPENING` midnight UTC."""
    return (0, "UTC") if hour == OPENING else (hour, preferences.time_zone)


def request_reminder(person: PersonTransaction, hour: int) -> int:
    """Remind a user of each day's deal at an hour (0 to 23, or `OPENING`), first of one not finished yet.

    Return the Unix time of the next reminder. Raises Refused: unknown-button, for another hour.
    """
    if hour not in CHOICES:
        raise Refused("unknown-button")
    before = person.job(JOB)
    last = None if before is None else before.tried_for
    next_one = _next_reminder_at(hour, person.preferences, person.now, last=last)
    if person.within(_has_finished, day_of(next_one)):
        next_one = _next_reminder_at(hour, person.preferences, next_one)
    person.within(daily_queries.store_reminder, hour)
    person.schedule(JOB, next_one)
    return next_one


def _has_finished(connection: Connection, user_id: int, day: int) -> bool:
    """Return whether a user has finished a day's deal, in time or late."""
    own = daily_queries.try_of(connection, day, user_id)
    return own is not None and own.score is not None


@hooks.time_zone_changed
def reschedule_reminder(person: PersonTransaction) -> None:
    """Set the next reminder after a change of the time zone. Does nothing if the user wants none."""
    before = person.within(daily_queries.reminder_of)
    if before is not None:
        request_reminder(person, before.hour)


def stop_reminders(person: PersonTransaction) -> None:
    """Stop a user's reminders."""
    person.within(daily_queries.delete_reminder)
    person.schedule(JOB, None)


@feature.job
class DailyReminders(DeliveryJob):
    """Job that reminds a user of the day's deal if they have not finished it."""

    name, most = JOB, 200

    async def run(self, job: Job) -> int | None:
        """Remind the user unless the operator refuses them.

        Return when to run again (Unix time); soon, if the message must wait. None: they want no reminders, or
        closed direct messages have stopped them.
        """
        store, now = self._delivery.store, self._delivery.now()
        wanted = await store.read(daily_queries.reminder_of, job.user_id)
        preferences = await store.read(table_queries.read_preferences, job.user_id)
        if wanted is None:
            return None
        try:
            if not self._delivery.manager.operator.refuses(job.user_id):
                await self._send_reminder(job, wanted, preferences)
        except NotNow:
            return now + LEASE
        except Unreachable:
            log.info("User %s takes no direct messages, so daily reminders stop", job.user_id)
            await self._delivery.manager.run_for(stop_reminders, job.user_id)
            return None
        return _next_reminder_at(wanted.hour, preferences, now)

    async def _send_reminder(self, job: Job, wanted: DailyReminder, preferences: Preferences) -> None:
        """Close the previous reminder, and send today's unless the user has finished the deal.

        One that was due before the deal opened is left out. Raises NotNow, Unreachable.
        """
        store, now = self._delivery.store, self._delivery.now()
        deal = await DailyDeals(self._delivery.manager).deal()
        await self._close_previous(wanted, deal.day, preferences)
        moment = quiet_hours.latest_at_hour(*_hour_and_zone(wanted.hour, preferences), now)
        if day_of(moment) < deal.day or await store.read(_has_finished, wanted.user_id, deal.day):
            return
        quiet = quiet_hours.silent_until(preferences, now) is not None
        message = replace(
            with_zone_hint(daily_messages.reminder(deal, say_by(preferences)), preferences), silent=quiet
        )
        is_it = partial(eq, daily_messages.play_press(deal.day))
        sent = await send_direct_once(self._delivery, job, message, moment, nonce="daily", is_it=is_it)
        await store.write(daily_queries.record_reminder, wanted.user_id, sent, deal.day)
        await forget_unknown_zone(self._delivery, wanted.user_id, preferences)

    async def _close_previous(self, wanted: DailyReminder, today: int, preferences: Preferences) -> None:
        """Edit an earlier day's reminder once to say that its deal is closed.

        An open turn in it is replaced; a finished deal's result stays. Discord's failures are only logged.
        """
        store = self._delivery.store
        channel = await store.read(dm_queries.channel_of, wanted.user_id)
        if wanted.day in (None, today) or wanted.message_id is None or channel is None:
            return
        deal = await store.read(daily_queries.deal_of, wanted.day or 0)
        if deal is None or await store.read(_has_finished, wanted.user_id, deal.day):
            return
        message = self._delivery.client.get_partial_messageable(channel).get_partial_message(
            wanted.message_id
        )
        try:
            await sender.edit_message(message, daily_messages.reminder_over(deal, say_by(preferences)))
        except network_errors.REQUEST_FAILURES as error:
            log.info(
                "The daily reminder in message %s could not be closed: %s", wanted.message_id, describe(error)
            )
        await store.write(daily_queries.record_reminder, wanted.user_id, None, None)


PLAYOUTS = 200
"""Playouts per action. A fixed number gives the same strength on a busy machine."""


def ask_expert(services: Services, deal: Deal) -> None:
    """Have an expert play a deal in the background, unless its score is known or being computed."""
    if deal.expert is None:
        play = partial(_play_as_expert, services.store, services.thinker, deal)
        services.background.start(("daily expert", deal.day), play)


async def _play_as_expert(store: Store, thinker: Thinker, deal: Deal) -> None:
    """Store the points of an expert's game; a failure is only logged."""
    try:
        await store.write(store_expert_score, deal.day, await expert_score(thinker, deal))
    except Exception:
        log.exception("The expert's game for day %s failed; the next look at the deal retries it", deal.day)


async def expert_score(thinker: Thinker, deal: Deal) -> int:
    """Return the points of an expert in a deal against the day's computer. Raises Refused: rules-gone."""
    game = solo.game_of(deal)
    options = msgspec.json.decode(deal.options, type=game.Options)
    step = game.rules.setup(options, 2, int(deal.seed, 16))
    events = list(step.events)
    while movers := game.rules.to_move(step.state):
        thought = thought_of(deal, game, step.state, movers[0], events)
        action = game.notation.read(await thinker.decide(thought))
        step = game.rules.apply(step.state, movers[0], action)
        events += step.events
    result = game.ending.result(step.state)
    assert result is not None  # no seat is to move
    return result.scores[PLAYER]


def thought_of(deal: Deal, game: AnyGame, state: GameState, seat: Seat, events: list[Event]) -> Thought:
    """Return the computer's task: the deal as `seat` may know it, with the `events` that it may see.

    The expert plays PLAYER's seat, the day's computer the other.
    """
    seed = solo.computer_seed(deal.seed)
    opponent = solo.opponent_of(deal)
    who = Character(Level.EXPERT) if seat == PLAYER else opponent.character(seed + seat)
    return Thought(
        deal.game,
        deal.rules_version,
        game.dump(game.visibility.resample(state, seat, seed)),
        seat,
        tuple(event for event in events if event.is_for(seat)),
        seed,
        who,
        is_last=True,
        playouts=PLAYOUTS,
    )


@closes(Kind.SHARED)
async def closed_result(delivery: Delivery, message: OpenMessage, table: Table) -> Message | None:
    """Return a shared result with the player's final place.

    None while the deal is open, or the bot or the server is unavailable; `STRIPPED` if name or result is
    deleted.
    """
    manager, day = delivery.manager, table.day or 0
    guild_id = await manager.store.read(daily_queries.server_of_shared_result, table.id, message.message_id)
    guild = delivery.client.get_guild(guild_id)
    is_unknown = not delivery.client.is_ready() or (guild is not None and guild.unavailable)
    if is_unknown or not DailyDeals(manager).is_over(day):
        return None
    player = table.players[PLAYER]
    names = await manager.store.read(daily_queries.shown_names, day, guild_id, [player.user_id])
    standing = await DailyDeals(manager).standing(day, player.user_id, guild_id)
    name = names.get(player.user_id)
    if standing is None or not standing.is_finished or name is None:
        return STRIPPED
    preferences, server = player.preferences, await manager.server(guild_id)
    languages = (
        server.language,
        community_language(guild),
        preferences.language,
        preferences.discord_language,
    )
    discards, say = await discards_of(manager, table.id), catalogue_for(*languages)
    return await daily_messages.shared_result(standing, discards, name, say)


@hall_section
async def in_hall(manager: Manager, guild_id: int, say: Say) -> list[Part]:
    """Return the hall's section of today's deal, drawn if needed; it counts those there who finished it."""
    deal = await DailyDeals(manager).deal()
    points = await manager.store.read(daily_queries.count_by_points, deal.day, guild_id)
    return [daily_messages.section(deal, sum(points.values()), say)]


@dataclass(frozen=True)
class NamedStreak:
    """A player's name (None: they show none) and the days in a row until yesterday."""

    name: str | None
    days: int


def _streaks_of(connection: Connection, day: int, guild_id: int) -> list[NamedStreak]:
    """Return the longest streaks, longest first, of players who finished a day's deal in time on a server.

    At most `STREAKS`, of at least `LONG_STREAK` days, among the best `MOST_SEARCHED` players.
    """
    found = daily_queries.best_tries(connection, day, guild_id, MOST_SEARCHED)
    user_ids = [one.user_id for one in found]
    days = {user_id: _streak_until(connection, day, user_id) for user_id in user_ids}
    called = daily_queries.shown_names(connection, day, guild_id, user_ids)
    known = names.display_names(connection, guild_id, user_ids)
    longest = sorted((one for one in user_ids if days[one] >= LONG_STREAK), key=lambda one: -days[one])
    return [NamedStreak(called.get(one, known[one].name), days[one]) for one in longest[:STREAKS]]


def _streak_until(connection: Connection, day: int, user_id: int) -> int:
    """Return how many days in a row, until a day or the one before, a user finished the deal, also late."""
    # Later days would tell of an open deal.
    finished = [one for one in daily_queries.finished_days(connection, user_id) if one <= day]
    return daily_deals.streak(finished, day).current


def _post_message(standing: Standing, streaks: Sequence[NamedStreak], say: Say) -> Message:
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

    At a change to winter time the hour may leave out a day, whose post is due `LATEST_POST` before its end.
    """
    return min(
        quiet_hours.next_at_hour(when.hour, when.zone, closes_at(day - 1) - 1),
        closes_at(day) - LATEST_POST,
    )


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
        return _post_message(standing, await manager.store.read(_streaks_of, day, guild_id), say)

    def is_it(self, number: int, press: CustomId) -> bool:
        """Return whether a press shows the ranking of the day before day `number`, as in the post."""
        return press == _ranks_press(number - 1)


hooks.server_settings_changed(DailyPost.apply)
