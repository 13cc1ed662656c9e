"""Servers' webhooks, and the job that sends them finished games' results, in order, at least once each.

A manager chooses the address: https only, never a private address, and redirects are not followed.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import aiohttp
import discord
import msgspec
from aiohttp import AddrInfoType, ClientSession, ClientTimeout, TCPConnector
from sqlalchemy import ColumnElement, Connection, delete, select, update
from yarl import URL

from bot import installed_version
from bot.errors import Refused
from bot.feature import Feature, Services
from bot.features.results_out import game_results
from bot.features.results_out.game_results import GameResult
from bot.jobs.channel_audience import readable_channel
from bot.jobs.delivery import DeliveryJob
from bot.jobs.scheduler import DAY, HOUR, MINUTE
from bot.store import jobs
from bot.store.dialects import add_if_new, upsert
from bot.store.jobs import Job
from bot.store.schema import webhook_results, webhooks
from bot.store.transaction import TableTransaction
from bot.tables import hooks
from engine.core.types import Result

TIMEOUT = 5.0
"""Seconds for a whole request."""
LONGEST_ADDRESS = 500
"""Characters of an address."""
_NAT64 = IPv6Network("64:ff9b::/96")
"""Addresses that a translator maps to IPv4."""
JOB = "webhook"
"""Kind of the job, of which each server with pending results has one."""
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


def require_address(text: str) -> URL:
    """Return the address that a user typed. Raises Refused: webhook-address.

    It must be https without credentials, with at most `LONGEST_ADDRESS` characters. Private IP addresses and
    names without a dot are refused; names are checked again when resolved.
    """
    try:
        url = URL(text.strip())
        port = url.port
    except ValueError:
        raise Refused("webhook-address") from None
    is_plain = url.scheme == "https" and bool(url.host) and url.user is None and url.password is None
    if (
        not is_plain
        or not port
        or len(str(url)) > LONGEST_ADDRESS
        or not _is_public_or_dotted_name(url.host or "")
    ):
        raise Refused("webhook-address")
    return url


def _is_public_or_dotted_name(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:
        return "." in host


def is_public(number: str) -> bool:
    """Return whether the IP address `number`, and one inside it, is public. Raises ValueError for a name."""
    address = ip_address(number.partition("%")[0])
    inside = _embedded_ipv4(address) if isinstance(address, IPv6Address) else None
    return all(one.is_global and not one.is_multicast for one in (address, inside) if one is not None)


def _embedded_ipv4(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address to which an IPv6 address leads, as NAT64 and 6to4 do, or None."""
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]


def open_public_socket(address: AddrInfoType) -> socket.socket:
    """Return a socket for a resolved address. Raises PermissionError unless it is public."""
    family, kind, protocol, _, (number, *_) = address
    if not is_public(str(number)):
        raise PermissionError("not a public address")
    return socket.socket(family, kind, protocol)


async def post_to_public(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Post JSON to a public address without following redirects, and return the HTTP status.

    Raises TimeoutError, OSError (PermissionError if it is not public), aiohttp.ClientError, and ValueError
    for an impossible name.
    """
    connector = TCPConnector(socket_factory=open_public_socket)
    timeout = ClientTimeout(total=TIMEOUT)
    async with (
        ClientSession(connector=connector, timeout=timeout, cookie_jar=aiohttp.DummyCookieJar()) as session,
        session.post(url, data=body, headers=headers, allow_redirects=False) as response,
    ):
        return response.status


@dataclass(frozen=True)
class Webhook:
    """Where a server's results go, and the secret that signs them. Times are in Unix seconds.

    `error` says why results are not accepted since `failing_since`.
    """

    guild_id: int
    url: str
    secret: str
    delivered_at: int | None = None
    failing_since: int | None = None
    error: str | None = None


@dataclass(frozen=True)
class Pending:
    """A finished game whose result is yet to be sent."""

    table_id: int
    ended_at: int


def webhook_of(connection: Connection, guild_id: int) -> Webhook | None:
    """Return a server's webhook, or None."""
    row = connection.execute(select(*webhooks.c).where(webhooks.c.guild_id == guild_id)).first()
    return None if row is None else Webhook(*row)


def store_webhook(connection: Connection, webhook: Webhook, now: int) -> None:
    """Store a server's webhook; an earlier one is replaced, and what it did not accept is sent now."""
    connection.execute(upsert(connection, webhooks), vars(webhook))
    jobs.advance(connection, jobs.server_job(JOB, webhook.guild_id, now))


def delete_webhook(connection: Connection, guild_id: int) -> None:
    """Delete a server's webhook with its pending results."""
    for rows in (webhooks, webhook_results):
        connection.execute(delete(rows).where(rows.c.guild_id == guild_id))
    jobs.cancel(connection, jobs.server_job(JOB, guild_id))


def delete_if_unchanged(connection: Connection, webhook: Webhook) -> None:
    """Delete a webhook that was read before, unless a manager has entered an address since then."""
    known = webhook_of(connection, webhook.guild_id)
    if known is not None and known.secret == webhook.secret:
        delete_webhook(connection, webhook.guild_id)


def pending_results(connection: Connection, guild_id: int, most: int) -> list[Pending]:
    """Return a server's first `most` pending results, oldest first."""
    here = webhook_results.c.guild_id == guild_id
    order = (webhook_results.c.ended_at, webhook_results.c.table_id)
    query = select(webhook_results.c.table_id, webhook_results.c.ended_at).where(here)
    return [Pending(*row) for row in connection.execute(query.order_by(*order).limit(most))]


def _delete_pending(connection: Connection, guild_id: int, table_id: int) -> None:
    """Record that a result need not be sent any more."""
    mine = (webhook_results.c.guild_id == guild_id, webhook_results.c.table_id == table_id)
    connection.execute(delete(webhook_results).where(*mine))


def record_delivery(connection: Connection, webhook: Webhook, table_id: int, now: int) -> None:
    """Record that a webhook accepted a result: it is no longer pending, and failures are over."""
    _delete_pending(connection, webhook.guild_id, table_id)
    accepted = {"delivered_at": now, "failing_since": None, "error": None}
    connection.execute(update(webhooks).where(*_unchanged(webhook)).values(accepted))


def record_failure(connection: Connection, webhook: Webhook, error: str, now: int) -> int:
    """Record why a webhook did not accept a result, unless a manager has entered an address since then.

    Return since when results fail (Unix time).
    """
    since = now if webhook.failing_since is None else webhook.failing_since
    connection.execute(update(webhooks).where(*_unchanged(webhook)).values(failing_since=since, error=error))
    return since


def _unchanged(webhook: Webhook) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for the row of a webhook that was read before. Each address has a new secret."""
    return webhooks.c.guild_id == webhook.guild_id, webhooks.c.secret == webhook.secret


@hooks.game_over
def queue_result(change: TableTransaction, result: Result) -> None:
    """Queue a finished game's result if its server has a webhook. Solo deals are ignored."""
    if change.table.guild_id and not change.table.is_solo:
        change.within(_queue, change.table.guild_id, change.table.id, change.now)


def _queue(connection: Connection, guild_id: int, table_id: int, now: int) -> None:
    """Store a pending result, and schedule the server's job unless it waits for a retry.

    Does nothing without a webhook.
    """
    if webhook_of(connection, guild_id) is None:
        return
    add_if_new(connection, webhook_results, guild_id=guild_id, table_id=table_id, ended_at=now)
    known = jobs.of(connection, jobs.server_job(JOB, guild_id))
    if known is None or known.leased_until:
        jobs.schedule(connection, jobs.server_job(JOB, guild_id, now))


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """Return the signature of a body: HMAC-SHA256 of `TIMESTAMP.BODY` in hexadecimal digits."""
    return hmac.digest(secret.encode(), timestamp.encode() + b"." + body, "sha256").hex()


def _signed_headers(webhook: Webhook, result: GameResult, body: bytes, now: int) -> dict[str, str]:
    """Return the headers of a result: its kind, its table, the time, and the signature."""
    return {
        "Content-Type": "application/json",
        "User-Agent": f"explorers-guild/{installed_version()}",
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
            await store.write(delete_webhook, job.message_id)
            return None
        if guild is None or guild.unavailable or self._delivery.manager.operator.refuses(0, job.message_id):
            return now + SOON
        pending = await store.read(pending_results, guild.id, AT_ONCE)
        loop = asyncio.get_running_loop()
        began = loop.time()
        for one in pending:
            if loop.time() > began + TIMEOUT:
                return now  # a slow address must not hold up other jobs
            # Read again for each: a manager may change it, and `GONE` deletes it.
            webhook = await store.read(webhook_of, guild.id)
            if webhook is None:
                return None
            error = await self._deliver(webhook, guild, one)
            if error is not None:
                since = await store.write(record_failure, webhook, error, now)
                return now + min(max(now - since, MINUTE), LONGEST_PAUSE)
        return now if len(pending) == AT_ONCE else None

    async def _deliver(self, webhook: Webhook, guild: discord.Guild, pending: Pending) -> str | None:
        """Send a result, or drop one that has expired, was deleted, or is of a private or unknown channel.

        Return why it was not accepted, else None. An answer `GONE` ends the webhook.
        """
        store, now = self._delivery.store, self._delivery.now()
        stored = await store.read(game_results.result_of, pending.table_id)
        is_late = pending.ended_at < now - EXPIRED
        if stored is None or is_late or readable_channel(guild, stored) is None:
            await store.write(_delete_pending, guild.id, pending.table_id)
            return None
        body = msgspec.json.encode(stored.result)
        error = await _post(webhook, body, _signed_headers(webhook, stored.result, body, now))
        if error is None:
            await store.write(record_delivery, webhook, pending.table_id, now)
        elif error == _status_text(GONE):
            log.info("The webhook of server %s is gone, so results are no longer sent", guild.id)
            await store.write(delete_if_unchanged, webhook)
            return None
        return error


async def _post(webhook: Webhook, body: bytes, headers: dict[str, str]) -> str | None:
    """Post a result. Return why it was not accepted, without the address; None: it was."""
    try:
        status = await post_to_public(webhook.url, body, headers)
    except TimeoutError:
        return "timeout"
    except (aiohttp.ClientError, OSError, ValueError) as error:  # ValueError: no such name can exist
        return type(error).__name__
    return None if status in OK else _status_text(status)


def _status_text(code: int) -> str:
    return f"HTTP {code}"


@feature.listener("on_guild_remove")
async def stop_sending(services: Services, guild: discord.Guild) -> None:
    """Delete the webhook of a server that the bot has left, with its pending results."""
    await services.store.write(delete_webhook, guild.id)
