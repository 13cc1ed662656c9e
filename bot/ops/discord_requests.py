"""Requests to Discord: measures them, and finishes those that were sent.

discord.py waits for used-up rate limits by itself and does not say for how long.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import discord
from aiohttp import ClientTimeout, TraceConfig, TraceRequestEndParams

from bot import metrics
from bot.log_context import describe
from bot.network_errors import NotDiscord

log = logging.getLogger(__name__)

PATIENCE = 15.0
"""Seconds Discord has to answer. discord.py would wait five minutes."""
LONGEST_WAIT = 30.0
"""The most seconds a request waits for a rate limit before it fails."""
LOOK_EVERY = 30.0
"""Seconds between two clean-ups of unused rate limits."""
TOO_MANY = 429
HTML = "text/html"
UNANSWERED = "none"
"""The status label of requests without an answer."""


def trace() -> TraceConfig:
    """Return aiohttp's hooks: they mark requests as begun, count outcomes, and reject pages in HTML."""
    config = TraceConfig()
    config.on_request_start.append(_mark_begun)
    config.on_request_end.append(_count_answered)
    config.on_request_exception.append(_count_unanswered)
    return config


class Request:
    """A request to Discord; `is_begun` once it was sent and does not wait for a rate limit.

    `is_abandoned`: its caller was cancelled, so that discord.py must not repeat it.
    """

    is_begun = is_abandoned = False


def finish_sent_requests(http: discord.http.HTTPClient) -> None:
    """Let requests that were sent finish, even if their caller was cancelled.

    Those that still wait for a rate limit are cancelled, and none is repeated. Replaces `http.request`. Each
    request times out after `PATIENCE` seconds.
    """
    request, on_their_way = http.request, set[asyncio.Task[object]]()

    async def whole(route: discord.http.Route, **options: Any) -> object:
        """Make a request in a task that outlives its caller once it was sent."""
        this = Request()
        options |= {"timeout": ClientTimeout(total=PATIENCE), "trace_request_ctx": this}
        asked = asyncio.create_task(request(route, **options))
        on_their_way.add(asked)
        asked.add_done_callback(on_their_way.discard)
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            if this.is_begun:
                this.is_abandoned = True
                asked.add_done_callback(_log_late_outcome)
            else:
                asked.cancel()
            raise

    http.request = whole  # type: ignore[method-assign]


def limit_cleanups(http: discord.http.HTTPClient) -> None:
    """Limit discord.py's clean-up of unused rate limits to one every `LOOK_EVERY` seconds."""
    clear, look_at = http._try_clear_expired_ratelimits, 0.0

    def clear_if_due() -> None:
        nonlocal look_at
        if (now := time.monotonic()) >= look_at:
            look_at = now + LOOK_EVERY
            clear()

    http._try_clear_expired_ratelimits = clear_if_due  # type: ignore[method-assign]


def _log_late_outcome(asked: asyncio.Task[object]) -> None:
    """Log how a late request ended: done, cancelled or with an error."""
    error = None if asked.cancelled() else asked.exception()
    outcome = "cancelled" if asked.cancelled() else "done" if error is None else describe(error)
    log.info("A request that took too long has ended: %s", outcome)


async def _mark_begun(_session: object, context: SimpleNamespace, _request: object) -> None:
    """Mark a request as begun, so that it may finish without its caller.

    Raises CancelledError if it is a repetition without a caller: a newer edit may have been made since.
    """
    if isinstance(context.trace_request_ctx, Request):
        if context.trace_request_ctx.is_abandoned:
            raise asyncio.CancelledError
        context.trace_request_ctx.is_begun = True


async def _count_answered(_session: object, _context: object, request: TraceRequestEndParams) -> None:
    """Count a response and its rate limits. Raises NotDiscord for a page in HTML with a status below 400."""
    headers, status = request.response.headers, request.response.status
    metrics.requests.labels(str(status)).inc()
    if headers.get("X-RateLimit-Remaining") == "0":
        metrics.used_up.inc()
    if status == TOO_MANY:
        with suppress(ValueError):  # a proxy before Discord may send a date instead
            metrics.held_back.inc(float(headers.get("Retry-After", "0")))
    if request.response.ok and request.response.content_type == HTML:
        request.response.close()
        raise NotDiscord("a page in HTML came in place of an answer")


async def _count_unanswered(*_: object) -> None:
    metrics.requests.labels(UNANSWERED).inc()
