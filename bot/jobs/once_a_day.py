"""Daily direct messages. Before one is sent again it is searched for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from bot.jobs.delivery import Delivery
from bot.jobs.sender import CLOCK_TOLERANCE, find_message, send_message
from bot.store import jobs
from bot.store.jobs import Job
from bot.store.records import Preferences
from bot.tables import local_time, notification_settings
from bot.tables.languages import say_by
from bot.ui.custom_id import CustomId
from bot.ui.labels import unknown_zone_hint
from bot.ui.message import Message


async def send_once(
    delivery: Delivery,
    job: Job,
    message: Message,
    moment: int,
    *,
    nonce: str,
    is_it: Callable[[CustomId], bool],
) -> int:
    """Send a user the message of a moment, unless an earlier try has sent it; return the message's id.

    `moment` is the due time in Unix seconds, `nonce` the prefix of Discord's nonce. `is_it` recognizes a
    button of that message. Raises NotNow, Unreachable, and Discord's errors.
    """
    tried = await delivery.store.write(jobs.record_attempt, job, moment)
    async with delivery.conversations.conversation(job.user_id) as channel:
        after = datetime.fromtimestamp(moment - CLOCK_TOLERANCE, UTC)
        arrived = await find_message(delivery.client, channel, is_it, after=after) if tried else None
        if arrived is not None:
            return arrived
        return (await send_message(channel, message, nonce=f"{nonce}{job.user_id % 10**8}{moment}")).id


def with_zone_hint(message: Message, preferences: Preferences) -> Message:
    """Return the message, with a hint if the reader's stored time zone is unknown."""
    if local_time.is_known_zone(preferences.time_zone):
        return message
    return replace(message, text=f"{message.text}\n{unknown_zone_hint(preferences, say_by(preferences))}")


async def forget_unknown_zone(delivery: Delivery, user_id: int, preferences: Preferences) -> None:
    """Store UTC if the user's stored time zone is not known."""
    if not local_time.is_known_zone(preferences.time_zone):
        await delivery.manager.run_for(notification_settings.forget_unknown_zone, user_id)
