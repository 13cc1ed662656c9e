"""Tells people of each day's deal who asked for that: one direct message a day, at their hour."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

import aiohttp
import discord

from bot.jobs import sender
from bot.jobs.daily_messages import forget_unknown_zone, send_once, with_zone_hint
from bot.jobs.delivery import Delivery
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.scheduler import LEASE
from bot.log_context import describe
from bot.store import daily as deals
from bot.store import daily_reminders as stored
from bot.store import direct_channels, rows
from bot.store.daily import Deal
from bot.store.daily_reminders import DailyReminder
from bot.store.jobs import Job
from bot.store.records import Preferences
from bot.tables import daily_reminders, quiet_hours
from bot.tables.languages import say_by
from bot.ui import daily
from bot.ui.custom_id import CustomId

log = logging.getLogger(__name__)


class DailyReminders:
    """The job of reminding a user of the day's deal, if they have not finished it."""

    name, most = daily_reminders.JOB, 200

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery

    async def run(self, job: Job) -> int | None:
        """Remind the user; return when the next reminder is due."""
        store, now = self._delivery.store, self._delivery.now()
        wanted = await store.read(stored.of, job.user_id)
        wishes = await store.read(rows.preferences, job.user_id)
        if wanted is None:
            return None
        try:
            await self._remind(job, wanted, wishes)
        except NotNow:
            return now + LEASE
        except Unreachable:
            log.info("User %s takes no direct messages, so daily reminders stop", job.user_id)
            await self._delivery.manager.run_for(daily_reminders.stop, job.user_id)
            return None
        return daily_reminders.following(wanted.hour, wishes, now)

    async def _remind(self, job: Job, wanted: DailyReminder, wishes: Preferences) -> None:
        store, now = self._delivery.store, self._delivery.now()
        deal = await self._delivery.manager.daily.deal()
        await self._close(wanted, deal.day, wishes)
        own = await store.read(deals.try_of, deal.day, wanted.user_id)
        if own is not None and own.score is not None:
            return
        quiet = quiet_hours.alone_until(wishes, now) is not None
        message = replace(with_zone_hint(daily.reminder(deal, say_by(wishes)), wishes), silent=quiet)
        moment = daily_reminders.latest(wanted.hour, wishes, now)
        is_it = partial(_is_about, deal)
        sent = await send_once(self._delivery, job, message, moment, nonce="daily", is_it=is_it)
        await store.write(stored.sent, wanted.user_id, sent, deal.day)
        await forget_unknown_zone(self._delivery, wanted.user_id, wishes)

    async def _close(self, wanted: DailyReminder, today: int, wishes: Preferences) -> None:
        """Has the reminder of an earlier day say that its deal is closed, unless it was played there."""
        store = self._delivery.store
        channel = await store.read(direct_channels.channel_of, wanted.user_id)
        if wanted.day in (None, today) or wanted.message_id is None or channel is None:
            return
        deal = await store.read(deals.deal_of, wanted.day or 0)
        if deal is None or await store.read(deals.try_of, deal.day, wanted.user_id) is not None:
            return
        message = self._delivery.client.get_partial_messageable(channel).get_partial_message(
            wanted.message_id
        )
        try:
            await sender.change(message, daily.reminder_over(deal, say_by(wishes)))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("The daily reminder in message %s is not closed: %s", wanted.message_id, describe(error))


def _is_about(deal: Deal, press: CustomId) -> bool:
    return press == daily.playing(deal)
