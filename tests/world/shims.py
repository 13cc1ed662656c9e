"""Changes to libraries and to the bot so that one seed decides everything, each with its reason.

Made for Python 3.11 to 3.13, discord.py 2.7.1, aiohttp 3.14, SQLAlchemy 2.1. Nothing is restored: a world is
all that its process does (see `swarm`).
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import logging
import os
import random
import sqlite3
import time
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import aiohttp
import msgspec
from discord import backoff, gateway, http, utils
from discord.ext import tasks
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from bot.features.results_out import webhooks
from bot.ops import health, logs
from bot.process_pool import ProcessPool
from bot.store import database
from bot.store.database import SqliteConnection, Writer
from bot.ui import painter_workers
from bot.ui.painter_workers import Painters, PictureTimeout
from render import picture
from render.picture import Picture
from tests.bot.here import at_once
from tests.world.loop import Killed, WorldLoop, current
from tests.world.network import Network

HOP = 0.004
"""Mean seconds of a database call; a picture takes thirty times as long."""
SLOW = 0.01
"""The probability that either takes a hundred times as long."""

Draw = random.Random


class Clock:
    """The machine's clock: the loop's time, plus any change of the system clock."""

    def __init__(self, loop: WorldLoop, begin: float) -> None:
        self.loop, self.begin = loop, begin
        self.leapt = 0.0
        self.last_leap = float("-inf")
        """When the clock was last changed, by the loop's time."""

    def time(self) -> float:
        """Return the seconds since 1970 according to the machine."""
        return self.true_time() + self.leapt

    def true_time(self) -> float:
        """Return the true seconds since 1970."""
        return self.begin + self.loop.time()

    def leap(self, seconds: float) -> None:
        """Change the system clock by `seconds`."""
        self.leapt += seconds
        self.last_leap = self.loop.time()

    def set_right(self) -> None:
        """Correct the system clock."""
        if self.leapt:
            self.leap(-self.leapt)

    @property
    def has_leapt(self) -> bool:
        """Return whether the clock was ever changed."""
        return self.last_leap >= 0


def install(clock: Clock, draw: Draw, network: Network, committed: Callable[[], None]) -> None:
    """Install all shims. `draw` is the source of randomness for the bot and the libraries.

    `committed` is called after every transaction of the bot.
    """
    _time(clock)
    _chance(draw)
    _network(network)
    _database(draw, committed)
    _processes(draw)
    # It touches a file, whose time would be the real one.
    health.beat = lambda _: None  # type: ignore[assignment]


def _time(clock: Clock) -> None:
    """Replace clocks. `datetime` is written in C, so the modules that use it get a substitute."""
    loop = clock.loop
    loop.excuses = logs._is_outage_error
    time.time = clock.time
    time.monotonic = time.perf_counter = loop.time
    for module in (utils, tasks, http):
        module.datetime = _datetimes(clock)  # type: ignore[attr-defined]


def _datetimes(clock: Clock) -> Any:
    """Return a substitute for the module `datetime`, whose `now` follows the world."""

    class Alike(type):
        def __instancecheck__(cls, instance: object) -> bool:
            return isinstance(instance, datetime.datetime)

    class Now(datetime.datetime, metaclass=Alike):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> Any:
            return datetime.datetime.fromtimestamp(clock.time(), tz)

    return SimpleNamespace(**{**vars(datetime), "datetime": Now})


def _chance(draw: Draw) -> None:
    """Replace randomness. `random` has its own reference to `os.urandom`, which `secrets` uses as well."""
    os.urandom = random._urandom = draw.randbytes  # type: ignore[attr-defined]
    random.seed(draw.getrandbits(64))
    # A Random without a seed is seeded in C, without the functions above.
    backoff.random = SimpleNamespace(Random=lambda: _Seeded(draw.getrandbits(64)))  # type: ignore[attr-defined]


class _Seeded(random.Random):
    """A Random that keeps its seed when the C code would choose one."""

    def seed(self, a: Any = None, version: int = 2) -> None:
        if a is not None:
            super().seed(a, version)


def _network(network: Network) -> None:
    """Replace the network below discord.py, for requests, webhooks and gateway, and for posted results."""
    aiohttp.ClientSession = network.session  # type: ignore[misc, assignment]
    webhooks.post_to_public = network.post
    aiohttp.TCPConnector = SimpleNamespace  # type: ignore[misc, assignment]
    # It is a thread, which waits in real seconds; and frames are not compressed here.
    gateway.KeepAliveHandler = KeepAlive  # type: ignore[misc, assignment]


class KeepAlive:
    """discord.py's keep-alive handler as a task: sends heartbeats, and closes a silent connection."""

    def __init__(self, *, ws: Any, interval: float, shard_id: int) -> None:
        self.ws, self.interval, self.shard_id = ws, interval, shard_id
        self.latency = float("inf")
        self._sent = self._heard = time.perf_counter()
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._beating = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.interval)
            if self._heard + self.ws._max_heartbeat_timeout < time.perf_counter():
                self._beating = None
                await self.ws.close(4000)
                return
            try:
                await self.ws.send_heartbeat(self.beat())
            except Exception:  # As in discord.py: the connection is closed, and its reader gets an error
                return

    def get_payload(self) -> dict[str, Any]:
        return {"op": self.ws.HEARTBEAT, "d": self.ws.sequence}

    def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()

    def tick(self) -> None:
        self._heard = time.perf_counter()

    def beat(self) -> dict[str, Any]:
        self._sent = time.perf_counter()
        return self.get_payload()

    def ack(self) -> None:
        self.latency = time.perf_counter() - self._sent


def _database(draw: Draw, committed: Callable[[], None]) -> None:
    """Run database calls at once, after a drawn delay; a kill may precede any statement."""
    database._READERS = 1  # one callback runs at a time anyway
    engine_of = database.engine_of

    @cache
    def watched(address: Any) -> Any:
        """Return one engine for all runs of the bot, so that statements are compiled once."""
        engine = engine_of(address)
        event.listen(engine, "before_cursor_execute", _before_statement)
        return engine

    database.engine_of = watched

    async def hop(lane: Any, function: Callable[..., Any], *given: Any) -> Any:
        await asyncio.sleep(_while(draw, HOP) * Disk.slowness)
        run = current()
        try:
            came = function(*given)
            if isinstance(lane, Writer):
                committed()
            return came
        except Killed:
            # The operating system closes the files of a process that has ended.
            with contextlib.suppress(Exception):
                lane._close_connection()
            assert run is not None
            run.kill()
            raise

    async def close(lane: Any) -> None:
        lane._close_connection()

    SqliteConnection._call_in_thread = hop  # type: ignore[method-assign]
    SqliteConnection.close = close  # type: ignore[method-assign]


class Disk:
    """The disk of the database: writes fail while it is full, and all calls are slow while it is slow."""

    is_full = False
    slowness = 1.0


def _before_statement(_connection: Any, _cursor: Any, statement: str, given: Any, *_: Any) -> None:
    if not statement.startswith(("INSERT", "UPDATE", "DELETE")):
        return
    if Disk.is_full:
        full = sqlite3.OperationalError("database or disk is full")
        full.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise OperationalError(statement, given, full)
    run = current()
    if run is not None and run.statements_left is not None:
        run.statements_left -= 1
        if run.statements_left < 0:
            raise Killed


def _processes(draw: Draw) -> None:
    """Run pictures and computers in this process, after a drawn delay.

    A picture is the view it would be painted from, so that checkers can find secrets in it.
    """
    ProcessPool._queue_job = at_once  # type: ignore[method-assign, assignment]
    painter_workers.warm_up = tuple  # type: ignore[attr-defined]

    async def paint(_: Painters, paint: Callable[..., Any], *subject: Any, patience: float) -> Picture | None:
        took = _while(draw, 30 * HOP)
        await asyncio.sleep(min(took, patience))
        if took > patience:
            raise PictureTimeout("late")
        return _painted(paint.__name__, subject)

    Painters.paint = paint  # type: ignore[method-assign]


def _painted(what: str, subject: tuple[Any, ...]) -> Picture | None:
    game = subject[0] if isinstance(subject[0], str) else ""
    if what == "question" and not picture.paints_question(game, subject[2]):
        return None
    if what in ("finale", "hand", "hands") and getattr(picture.painter(game), what) is None:
        return None
    seen = msgspec.json.encode(subject[1]) if len(subject) > 1 and game else b""
    return Picture(seen, f"{game or 'page'}-{what}.jpg", 1, 1)


def _while(draw: Draw, average: float) -> float:
    """Draw a duration: usually about the average, sometimes far longer."""
    return draw.expovariate(1 / average) * (100 if draw.random() < SLOW else 1)


class Listener(logging.Handler):
    """A log handler that receives errors, but no outages, which the bot logs as warnings."""

    def __init__(self, heard: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._heard = heard

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and logs._is_outage_error(error):
            return
        self._heard(f"{record.name}: {record.getMessage()}" + (f" ({error!r})" if error else ""))
