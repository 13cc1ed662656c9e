"""The job that sends finished games' results to servers' webhooks, in order, at least once each."""

from __future__ import annotations

import asyncio
import hmac
import logging

import aiohttp
import discord
import msgspec

from bot.feature import Feature
from bot.features.results_out import game_results, public_post, webhook_queries
from bot.features.results_out.game_results import GameResult
from bot.features.results_out.webhook_queries import JOB, Pending, Webhook
from bot.jobs.channel_audience import readable_channel
from bot.jobs.delivery import DeliveryJob
from bot.jobs.scheduler import DAY, HOUR, MINUTE
from bot.ops import version
from bot.services import Services
from bot.store.jobs import Job

AT_ONCE = 5
"""Results that a run sends to a server."""
EXPIRED = 3 * DAY
"""Seconds after a game's end in which its result is sent."""
LONGEST_PAUSE = 6 * HOUR
"""Seconds between two tries at most. The pause is as long as the failures last already."""
SOON = 10 * MINUTE
"""Seconds until the next try while a server is unavailable."""
OK, GONE = range(200, 300), 410
"""HTTP statuses of a result that was accepted, and of an address that wants no more."""

log = logging.getLogger(__name__)
feature = Feature()


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """Return the signature of a body: HMAC-SHA256 of `TIMESTAMP.BODY` in hexadecimal digits."""
    return hmac.digest(secret.encode(), timestamp.encode() + b"." + body, "sha256").hex()


def signed_headers(webhook: Webhook, result: GameResult, body: bytes, now: int) -> dict[str, str]:
    """Return the headers of a result: its kind, its table, the time, and the signature."""
    return {
        "Content-Type": "application/json",
        "User-Agent": f"explorers-guild/{version.installed()}",
        "X-Explorers-Event": result.event,
        "X-Explorers-Delivery": f"{result.server}-{result.table}",
        "X-Explorers-Timestamp": str(now),
        "X-Explorers-Signature": f"sha256={signature(webhook.secret, str(now), body)}",
    }


@feature.job
class WebhookJob(DeliveryJob):
    """Job that sends a server's pending results."""

    name, most = JOB, 20

    async def run(self, job: Job) -> int | None:
        """Send up to `AT_ONCE` of a server's results, oldest first, until one fails or sending takes long.

        They wait while the server is unavailable or refused by the operator. Pauses after failures get
        longer. The webhook of a server that the bot has left is deleted. Return when to run again (Unix
        time); None: nothing is pending, or no webhook.
        """
        client, store, now = self._delivery.client, self._delivery.store, self._delivery.now()
        guild = client.get_guild(job.message_id)
        if guild is None and client.is_ready():  # the bot has left the server
            await store.write(webhook_queries.delete_webhook, job.message_id)
            return None
        if guild is None or guild.unavailable or self._delivery.manager.operator.refuses(0, job.message_id):
            return now + SOON
        pending = await store.read(webhook_queries.pending_results, guild.id, AT_ONCE)
        loop = asyncio.get_running_loop()
        began = loop.time()
        for one in pending:
            if loop.time() > began + public_post.TIMEOUT:
                return now  # a slow address must not hold up other jobs
            # Read again for each: a manager may change it, and `GONE` deletes it.
            webhook = await store.read(webhook_queries.webhook_of, guild.id)
            if webhook is None:
                return None
            error = await self._deliver(webhook, guild, one)
            if error is not None:
                since = await store.write(webhook_queries.record_failure, webhook, error, now)
                return now + min(max(now - since, MINUTE), LONGEST_PAUSE)
        return now if len(pending) == AT_ONCE else None

    async def _deliver(self, webhook: Webhook, guild: discord.Guild, pending: Pending) -> str | None:
        """Send a result, or drop one that has expired, was deleted, or whose channel is not found.

        Return why it was not accepted, else None. An answer `GONE` ends the webhook.
        """
        store, now = self._delivery.store, self._delivery.now()
        stored = await store.read(game_results.result_of, pending.table_id)
        is_late = pending.ended_at < now - EXPIRED
        if stored is None or is_late or readable_channel(guild, stored) is None:
            await store.write(webhook_queries.delete_pending, guild.id, pending.table_id)
            return None
        body = msgspec.json.encode(stored.result)
        error = await _post(webhook, body, signed_headers(webhook, stored.result, body, now))
        if error is None:
            await store.write(webhook_queries.record_delivery, webhook, pending.table_id, now)
        elif error == _status_text(GONE):
            log.info("The webhook of server %s is gone, so results are no longer sent", guild.id)
            await store.write(webhook_queries.delete_if_unchanged, webhook)
            return None
        return error


async def _post(webhook: Webhook, body: bytes, headers: dict[str, str]) -> str | None:
    """Post a result. Return why it was not accepted, without the address; None: it was."""
    try:
        status = await public_post.post(webhook.url, body, headers)
    except TimeoutError:
        return "timeout"
    except (aiohttp.ClientError, OSError, ValueError) as error:  # ValueError: no such name can exist
        return type(error).__name__
    return None if status in OK else _status_text(status)


def _status_text(code: int) -> str:
    return f"HTTP {code}"


@feature.listener("on_guild_remove")
async def stop_sending(services: Services, guild: discord.Guild) -> None:
    """Delete the webhook of a server that the bot has left."""
    await services.store.write(webhook_queries.delete_webhook, guild.id)
