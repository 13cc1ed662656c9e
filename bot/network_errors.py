"""Recognize outages of Discord and the database, log one warning each, and remember failed requests."""

from __future__ import annotations

import errno
import logging
import sqlite3
import time
from typing import TypeGuard

import aiohttp
import discord
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from bot.log_context import describe
from bot.store.database import DatabaseClosed

log = logging.getLogger(__name__)

OUTAGE_ENDS_AFTER = 90.0
"""Seconds without an error after which an outage is over. Longer than the time between two sweeps."""
WARN_AGAIN_AFTER = 60 * 60.0
"""Seconds after which a continuing outage is logged again."""
TIMED_OUT, TOO_MANY, FROM_THEIR_FAULT = 408, 429, 500
"""HTTP status for a proxy's timeout and for rate limits, and the lowest status of server errors."""
BAD_DISK = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS}
"""Numbers of errors about a disk that is full, broken or read-only."""
UNUSABLE_FILE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
}
"""SQLite error codes about its file, not about the statement."""
UNUSABLE_SERVER = ("08", "53", "57", "25006")
"""PostgreSQL error classes: connection, insufficient resources, operator intervention; and read-only."""
REQUEST_FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Errors with which a request to Discord fails: rejected, held by a long rate limit, or not connected."""
UNREACHABLE = "Discord cannot be reached"
_warned = dict[str, tuple[float, float]]()
"""Monotonic times of the last warning and the last error, by outage."""
_failing = set[str]()
"""Outages of which there was an error. Discord's ends with `note_answer`."""


class NotDiscord(aiohttp.ClientError):
    """An answer that is not from Discord's API, such as a proxy's HTML page."""


def is_broken_connection(error: BaseException) -> TypeGuard[aiohttp.ClientError | OSError]:
    """Return whether a network connection broke or timed out, or a proxy answered (`NotDiscord`).

    Errors about local files and disks do not count.
    """
    # Subclasses, such as ssl.SSLError and socket.gaierror, have numbers of their own.
    is_about_disk = type(error) is OSError and error.errno in BAD_DISK
    is_local = is_about_disk or (isinstance(error, OSError) and error.filename is not None)
    return isinstance(error, aiohttp.ClientError | OSError) and not is_local


def is_outage(error: BaseException) -> bool:
    """Return whether an error says that Discord is unavailable.

    These are lost connections, timeouts, errors of its servers, and rate limits.
    """
    if isinstance(error, discord.HTTPException):
        return error.status in (TIMED_OUT, TOO_MANY) or error.status >= FROM_THEIR_FAULT
    return is_broken_connection(error) or isinstance(error, discord.RateLimited | discord.GatewayNotFound)


def is_database_outage(error: BaseException) -> bool:
    """Return whether an error says that the database is unavailable.

    Its file is locked, full or unreadable; its server stopped; all connections are in use; or the bot has
    closed it.
    """
    if isinstance(error, PoolTimeout | DatabaseClosed):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        code: int = getattr(error.orig, "sqlite_errorcode", 0)
        return code & 0xFF in UNUSABLE_FILE
    state = getattr(error.orig, "sqlstate", None)
    is_unusable = str(state).startswith(UNUSABLE_SERVER)
    return error.connection_invalidated or isinstance(error.orig, OSError) or is_unusable


def is_temporary(error: BaseException) -> bool:
    """Return whether Discord or the database is unavailable."""
    return is_outage(error) or is_database_outage(error)


def _outage_name(error: BaseException) -> str:
    """Return what is unavailable, as a sentence without its full stop."""
    if is_database_outage(error):
        return "The database cannot be used"
    is_limited = isinstance(error, discord.RateLimited) or getattr(error, "status", 0) == TOO_MANY
    return "Discord limits the bot's requests" if is_limited else UNREACHABLE


def warn(error: BaseException) -> None:
    """Log an outage of Discord or the database: a warning at its start and each hour, else at DEBUG.

    An error about a database that the bot itself has closed is always at DEBUG.
    """
    what, now = _outage_name(error), time.monotonic()
    _failing.add(what)
    logged_at, seen_at = _warned.get(what, (-WARN_AGAIN_AFTER, -OUTAGE_ENDS_AFTER))
    is_new = now - seen_at >= OUTAGE_ENDS_AFTER or now - logged_at >= WARN_AGAIN_AFTER
    is_news = is_new and not isinstance(error, DatabaseClosed)
    _warned[what] = (now if is_news else logged_at, now)
    log.log(logging.WARNING if is_news else logging.DEBUG, "%s: %s", what, describe(error))


def may_be_unreachable() -> bool:
    """Return whether a request to Discord got no answer or a server error since `note_answer`."""
    return UNREACHABLE in _failing


def note_answer() -> None:
    """Note that Discord's API answers."""
    _failing.discard(UNREACHABLE)


def is_unreachable(error: BaseException) -> bool:
    """Return whether an error is an outage of Discord's API. Rate limits are not: with them it answers."""
    return is_outage(error) and _outage_name(error) == UNREACHABLE
