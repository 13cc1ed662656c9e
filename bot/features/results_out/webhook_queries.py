"""Queries about servers' webhooks and the results that are yet to be sent."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, select, update

from bot.store import jobs
from bot.store.dialects import add_if_new, upsert
from bot.store.schema import webhook_results, webhooks
from bot.store.transaction import TableTransaction
from bot.tables import hooks
from engine.core.types import Result

JOB = "webhook"
"""Kind of the job, of which each server with pending results has one."""


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


def delete_pending(connection: Connection, guild_id: int, table_id: int) -> None:
    """Record that a result need not be sent any more."""
    mine = (webhook_results.c.guild_id == guild_id, webhook_results.c.table_id == table_id)
    connection.execute(delete(webhook_results).where(*mine))


def record_delivery(connection: Connection, webhook: Webhook, table_id: int, now: int) -> None:
    """Record that a webhook accepted a result: it is no longer pending, and failures are over."""
    delete_pending(connection, webhook.guild_id, table_id)
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
