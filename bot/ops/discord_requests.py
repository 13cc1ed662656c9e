"""Requests to Discord: measures them, and lets each that was begun come to its end.

discord.py waits by itself where a limit is used up, and shows nobody for how long. What Discord answers can
be seen from outside: that a limit is used up now, and (with status 429) how long to wait.
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
"""Seconds Discord has for an answer; discord.py would wait for five minutes."""
LONGEST_WAIT = 30.0
"""Seconds a request waits for a rate limit at most; what would have to wait longer is left for later."""
LOOK_EVERY = 30.0
"""Seconds between two looks for rate limits that nobody uses any more."""
TOO_MANY = 429
HTML = "text/html"
UNANSWERED = "none"
"""In place of a status, where no answer came."""


def trace() -> TraceConfig:
    """What aiohttp is to tell of each request."""
    config = TraceConfig()
    config.on_request_start.append(_begun)
    config.on_request_end.append(_answered)
    config.on_request_exception.append(_unanswered)
    return config


class Request:
    """A request to Discord, and whether it is on its way or still waits for its turn."""

    is_begun = False


def keep_whole(http: discord.http.HTTPClient) -> None:
    """Has a request that is on its way come to its end, even if nobody waits for it any more.

    Where one is broken off at the wrong moment, discord.py takes its rate limit for used up: the next to the
    same channel waits for half a minute, and longer than anybody has patience. Broken off while a limit of
    the whole bot is waited for, it keeps every other waiting for ever.
    """
    request, on_their_way = http.request, set[asyncio.Task[object]]()

    async def whole(route: discord.http.Route, **options: Any) -> object:
        this = Request()
        options |= {"timeout": ClientTimeout(total=PATIENCE), "trace_request_ctx": this}
        asked = asyncio.create_task(request(route, **options))
        on_their_way.add(asked)
        asked.add_done_callback(on_their_way.discard)
        try:
            return await asyncio.shield(asked)
        except asyncio.CancelledError:
            if this.is_begun:
                asked.add_done_callback(_note)
            else:
                asked.cancel()
            raise

    http.request = whole  # type: ignore[method-assign]


def look_rarely(http: discord.http.HTTPClient) -> None:
    """Has discord.py look for rate limits that nobody uses any more only now and then.

    It has one for each channel that was written to within five minutes, and would look through all of them
    whenever there is another.
    """
    clear, look_at = http._try_clear_expired_ratelimits, 0.0

    def now_and_then() -> None:
        nonlocal look_at
        if (now := time.monotonic()) >= look_at:
            look_at = now + LOOK_EVERY
            clear()

    http._try_clear_expired_ratelimits = now_and_then  # type: ignore[method-assign]


def _note(asked: asyncio.Task[object]) -> None:
    """Notes how a request ended that nobody waits for any more."""
    error = None if asked.cancelled() else asked.exception()
    log.info("A request that took too long has ended: %s", "done" if error is None else describe(error))


async def _begun(_session: object, context: SimpleNamespace, _request: object) -> None:
    if isinstance(context.trace_request_ctx, Request):
        context.trace_request_ctx.is_begun = True


async def _answered(_session: object, _context: object, request: TraceRequestEndParams) -> None:
    headers, status = request.response.headers, request.response.status
    metrics.requests.labels(str(status)).inc()
    if headers.get("X-RateLimit-Remaining") == "0":
        metrics.used_up.inc()
    if status == TOO_MANY:
        with suppress(ValueError):  # whoever stands before Discord may name a date instead
            metrics.held_back.inc(float(headers.get("Retry-After", "0")))
    if request.response.ok and request.response.content_type == HTML:
        request.response.close()
        raise NotDiscord("a page in HTML came in place of an answer")


async def _unanswered(*_: object) -> None:
    metrics.requests.labels(UNANSWERED).inc()
