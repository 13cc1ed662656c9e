"""What can be seen of the requests to Discord: their answers, and what those say about rate limits.

discord.py waits by itself where a limit is used up, and shows nobody for how long. What Discord answers can
be seen from outside: that a limit is used up now, and (with status 429) how long to wait.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from aiohttp import TraceConfig, TraceRequestEndParams

from bot import metrics

TOO_MANY = 429
UNANSWERED = "none"
"""In place of a status, where no answer came."""


def trace() -> TraceConfig:
    """What aiohttp is to tell of each request."""
    config = TraceConfig()
    config.on_request_end.append(_answered)
    config.on_request_exception.append(_unanswered)
    return config


async def _answered(_session: object, _context: object, request: TraceRequestEndParams) -> None:
    headers, status = request.response.headers, request.response.status
    metrics.requests.labels(str(status)).inc()
    if headers.get("X-RateLimit-Remaining") == "0":
        metrics.used_up.inc()
    if status == TOO_MANY:
        with suppress(ValueError):  # whoever stands before Discord may name a date instead
            metrics.held_back.inc(float(headers.get("Retry-After", "0")))


async def _unanswered(*_: Any) -> None:
    metrics.requests.labels(UNANSWERED).inc()
