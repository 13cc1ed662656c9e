"""Discord cannot be reached: no bug of ours, and one warning is enough."""

from __future__ import annotations

import logging
import time
from typing import TypeGuard

import aiohttp

log = logging.getLogger(__name__)

QUIET = 60.0
"""Seconds after a warning in which the next is not worth another."""
_NEVER = float("-inf")
_warned = _NEVER


def is_outage(error: BaseException) -> TypeGuard[aiohttp.ClientError | OSError]:
    """Whether an error means that Discord could not be reached, or did not answer in time."""
    about_a_file = isinstance(error, OSError) and error.filename is not None
    return isinstance(error, aiohttp.ClientError | OSError) and not about_a_file


def warn(error: BaseException) -> None:
    """Tells the operator that Discord cannot be reached, once a minute."""
    global _warned
    now = time.monotonic()
    level = logging.WARNING if now - _warned >= QUIET else logging.DEBUG
    if level == logging.WARNING:
        _warned = now
    log.log(level, "Discord cannot be reached: %s", str(error) or type(error).__name__)
