"""Recognises outages of Discord or the database: no bug of ours, and one warning of each is enough."""

from __future__ import annotations

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

QUIET = 90.0
"""Seconds without an error after which an outage is over: longer than between two sweeps."""
REPEATED = 60 * 60.0
"""Seconds after which an outage that goes on is worth another warning."""
TOO_MANY, FROM_THEIR_FAULT = 429, 500
"""The status with which Discord asks to wait, and the first that is its own fault."""
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
"""What SQLite says of its file, and not of what it was asked."""
UNUSABLE_SERVER = ("08", "53", "57")
"""How PostgreSQL's codes begin: of the connection, of what it lacks, and of being stopped."""
_warned = dict[str, tuple[float, float]]()
"""By what cannot be used: when the last warning was logged, and when the last error came."""


class NotDiscord(aiohttp.ClientError):
    """Something else answers in Discord's place: a page in HTML, as whoever stands before it shows."""


def is_broken(error: BaseException) -> TypeGuard[aiohttp.ClientError | OSError]:
    """Whether an error means that a connection broke, or that no answer came in time."""
    about_a_file = isinstance(error, OSError) and error.filename is not None
    return isinstance(error, aiohttp.ClientError | OSError) and not about_a_file


def is_outage(error: BaseException) -> bool:
    """Whether an error means that Discord cannot be used now: it is not reached, fails, or asks to wait."""
    if isinstance(error, discord.HTTPException):
        return error.status == TOO_MANY or error.status >= FROM_THEIR_FAULT
    return is_broken(error) or isinstance(error, discord.RateLimited | discord.GatewayNotFound)


def of_database(error: BaseException) -> bool:
    """Whether an error means that the database cannot be used now: it is locked, full, stopped or closed."""
    if isinstance(error, PoolTimeout | DatabaseClosed):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        code: int = getattr(error.orig, "sqlite_errorcode", 0)
        return code & 0xFF in UNUSABLE_FILE
    state = getattr(error.orig, "sqlstate", None)
    return (
        error.connection_invalidated or isinstance(error.orig, OSError) or str(state)[:2] in UNUSABLE_SERVER
    )


def passes(error: BaseException) -> bool:
    """Whether an error is an outage of Discord or of the database, which ends without any change of ours."""
    return is_outage(error) or of_database(error)


def warn(error: BaseException) -> None:
    """Log one warning per outage, and one an hour while it goes on; all else at DEBUG."""
    what = "The database cannot be used" if of_database(error) else "Discord cannot be reached"
    now = time.monotonic()
    logged_at, seen_at = _warned.get(what, (-REPEATED, -QUIET))
    is_new = now - seen_at >= QUIET or now - logged_at >= REPEATED
    is_news = is_new and not isinstance(error, DatabaseClosed)
    _warned[what] = (now if is_news else logged_at, now)
    log.log(logging.WARNING if is_news else logging.DEBUG, "%s: %s", what, describe(error))
