"""Long work for people who wait for it: one piece at a time, each in a process of its own.

What such work makes is nothing to lose: whatever becomes of its process, the game is as it was, and the work
can be done again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import NamedTuple, Protocol, TypeVar

from bot.errors import Refused
from bot.log_context import describe
from bot.process_pool import end_with_whoever_asks, give_way, ignore_signals
from bot.tables.limits import Limit

log = logging.getLogger(__name__)

WAITING = 8
"""Pieces of work on their way at most."""
KEPT = 4
"""What was made that is kept for whoever asks again."""
NICENESS = 10
"""How much presses come before such work."""

Keep = Callable[[bytes], Awaitable[None]]
"""Stores what was made, before any caller gets it."""
Work = Callable[..., None]
"""Runs in a process: is handed the pipe to send what it has made through, as bytes, and before that, time and
again, how far it is; then what it works on."""


_Value = TypeVar("_Value")


class Waits(Protocol):
    """How work is waited for: a simulated Discord has to know that it does not depend on the bot."""

    def __call__(self, awaited: Awaitable[_Value], /) -> Awaitable[_Value]:
        """The same, waited for."""


def _simply(awaited: Awaitable[_Value], /) -> Awaitable[_Value]:
    return awaited


class Reasons(NamedTuple):
    """Why work is refused: somebody has enough under way, a server has, all have; or it has failed."""

    person: str
    server: str
    busy: str
    failed: str


class LongJob:
    """Work on its way; `done` is how far it is, None while it waits for others."""

    def __init__(self, user_id: int, guild_id: int, waits: Waits) -> None:
        self.user_id, self.guild_id = user_id, guild_id
        self._waits = waits
        self.done: int | None = None
        self.task: asyncio.Task[bytes] | None = None

    async def within(self, seconds: float) -> bytes | None:
        """What it makes, if that is there within so many seconds. Raises Refused."""
        assert self.task is not None
        # Whoever stops waiting does not take it from others who wait for it.
        done, _ = await self._waits(asyncio.wait([self.task], timeout=seconds))
        return self.task.result() if done else None


class LongJobs:
    """Does one kind of work, at most `patience` seconds each, and keeps what was made last."""

    def __init__(
        self, work: Work, reasons: Reasons, limit: Limit, *, patience: float, waiting: int = WAITING
    ) -> None:
        self.work, self._reasons = work, reasons
        self._limit = limit
        self._patience = patience
        self._waiting = waiting
        self._one = asyncio.Semaphore(1)
        self._makings: dict[Hashable, LongJob] = {}
        self.waits: Waits = _simply

    def make(
        self,
        key: Hashable,
        *subject: object,
        user_id: int = 0,
        guild_id: int = 0,
        keep: Keep | None = None,
    ) -> LongJob:
        """The work of a key, which may be on its way or have been done lately. Raises Refused.

        The result is handed to `keep` even if no caller waits for it any more.
        """
        making = self._makings.pop(key, None)
        if making is None:
            self._require_room(user_id, guild_id)
            making = LongJob(user_id, guild_id, self.waits)
            making.task = asyncio.create_task(self._waited(key, subject, making, keep))
        self._makings[key] = making
        for other in [known for known, one in self._makings.items() if _is_over(one)][:-KEPT]:
            del self._makings[other]
        return making

    def _require_room(self, user_id: int, guild_id: int) -> None:
        unfinished = [making for making in self._makings.values() if not _is_over(making)]
        if sum(making.user_id == user_id for making in unfinished) >= self._limit.person:
            raise Refused(self._reasons.person, most=self._limit.person)
        if guild_id and sum(making.guild_id == guild_id for making in unfinished) >= self._limit.server:
            raise Refused(self._reasons.server, most=self._limit.server)
        if len(unfinished) >= self._waiting:
            raise Refused(self._reasons.busy)

    async def _waited(
        self, key: Hashable, subject: tuple[object, ...], making: LongJob, keep: Keep | None
    ) -> bytes:
        made = await self.waits(self._made(key, subject, making))
        try:
            if keep is not None:
                await keep(made)
        except Exception:
            self._makings.pop(key, None)
            raise
        return made

    async def _made(self, key: Hashable, subject: tuple[object, ...], making: LongJob) -> bytes:
        try:
            async with self._one, asyncio.timeout(self._patience):
                return await _in_a_process(self.work, subject, making)
        except Exception as error:
            log.warning("%s: %s", self._reasons.failed, describe(error))
            self._makings.pop(key, None)
            raise Refused(self._reasons.failed) from error

    def close(self) -> None:
        """Gives up what is being made."""
        for making in self._makings.values():
            if making.task is not None:
                making.task.cancel()


def _is_over(making: LongJob) -> bool:
    return making.task is not None and making.task.done()


async def _in_a_process(work: Work, subject: tuple[object, ...], making: LongJob) -> bytes:
    # Begun anew rather than forked: this process has threads and an event loop.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_begun, args=(theirs, work, subject), daemon=True)
    made: Future[bytes] = Future()
    beginning = asyncio.ensure_future(asyncio.to_thread(_begin, process))
    try:
        await asyncio.shield(beginning)
        theirs.close()
        Thread(target=_listen, args=(ours, making, made), name="long job", daemon=True).start()
        return await asyncio.wrap_future(made)
    finally:
        # A thread that starts a process cannot be cancelled: only then is there one to end.
        await asyncio.wait([beginning])
        if process.pid is not None:
            process.kill()
            await asyncio.to_thread(process.join)


def _listen(ours: Connection, making: LongJob, made: Future[bytes]) -> None:
    """Waits for what a process has to say; its end, of whatever kind, ends this too."""
    with ours:
        try:
            while not isinstance(news := ours.recv(), bytes):
                making.done = news
        except (EOFError, OSError) as error:
            if made.set_running_or_notify_cancel():
                made.set_exception(error)
        else:
            if made.set_running_or_notify_cancel():
                made.set_result(news)


def _begin(process: BaseProcess) -> None:
    with ignore_signals():
        process.start()


def _begun(theirs: Connection, work: Work, subject: tuple[object, ...]) -> None:
    end_with_whoever_asks()
    give_way(NICENESS)
    work(theirs, *subject)
