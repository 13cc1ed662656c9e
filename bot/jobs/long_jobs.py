"""Videos and analyses of finished games, for players who wait for them: one of each kind at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple

import msgspec

from bot import process_pool
from bot.errors import Refused
from bot.log_context import describe
from bot.process_pool import Full, ProcessPool, retrieve_failure
from bot.tables.operator import UNLIMITED, Limit
from engine import game_transcript
from engine.ai.game_analysis import FinishedGame, analyse, chances_after
from engine.core.catalogue import catalogue
from engine.core.types import Seat
from engine.game_transcript import Transcript
from render import video
from render.video import Script

log = logging.getLogger(__name__)

CAPACITY = 8
"""Jobs of a kind that are pending or running, at most."""
KEPT = 4
"""Results that are kept for later callers."""
NICENESS = 10
"""The niceness of the worker processes, which yield to everything else."""
VIDEO_TIMEOUT = 120.0
ANALYSIS_TIMEOUT = 300.0
"""Seconds without progress after which a job is given up, on a busy machine."""
ANALYSES = Limit(1, 4)
"""The number of unfinished analyses allowed per user and per server."""

Keep = Callable[[bytes], Awaitable[None]]
"""Stores a result before any caller gets it."""
Work = Callable[..., bytes]
"""Runs in a worker process, and reports its progress."""
Waits = Callable[[Awaitable[Any]], Awaitable[Any]]
"""Awaits work outside the bot; tests replace it."""


class Reasons(NamedTuple):
    """Reasons to refuse a job: the user's limit, the server's limit, all workers busy; or that it failed."""

    person: str
    server: str
    busy: str
    failed: str


class LongJob:
    """A job that may be unfinished.

    `waits` awaits its result. `LongJobs`, which makes it, sets `future` and `task` when it starts the job.
    """

    def __init__(self, user_id: int, guild_id: int, waits: Waits) -> None:
        self.user_id, self.guild_id = user_id, guild_id
        self._waits = waits
        self._reported: int | None = None
        self.future: Future[bytes]
        self.task: asyncio.Task[bytes]

    def report(self, done: int) -> None:
        """Record the progress, a number whose meaning depends on the kind of job."""
        self._reported = done

    @property
    def done(self) -> int | None:
        """The progress, 0 before the first report; None while the job waits for others."""
        return 0 if self._reported is None and self.future.running() else self._reported

    async def within(self, seconds: float) -> bytes | None:
        """Return the result, or None if it is not ready within `seconds`.

        The job goes on then. Raises Refused if the job failed, and errors of its `keep`.
        """
        done, _ = await self._waits(asyncio.wait([self.task], timeout=seconds))
        return self.task.result() if done else None


class LongJobs:
    """One kind of job, each run in its own worker process."""

    def __init__(
        self, work: Work, reasons: Reasons, limit: Limit, *, timeout: float, capacity: int = CAPACITY
    ) -> None:
        self.work, self._reasons, self._limit = work, reasons, limit
        self.pool = ProcessPool(1, timeout=timeout, capacity=capacity, niceness=NICENESS, idle=0)
        self._jobs: dict[Hashable, LongJob] = {}
        self.waits: Waits = lambda awaited: awaited

    def make(
        self,
        key: Hashable,
        *subject: object,
        user_id: int = 0,
        guild_id: int = 0,
        keep: Keep | None = None,
    ) -> LongJob:
        """Return the job of a key, started unless it is running or done; a failed job is started again.

        It gets `subject` as arguments, and passes its result to `keep` even if no caller waits. At most KEPT
        finished jobs are kept. Raises Refused with this kind's reason: `person` or `server` with too many
        unfinished jobs, `busy` with a full queue.
        """
        job = self._jobs.pop(key, None)
        if job is None:
            job = LongJob(user_id, guild_id, self.waits)
            self._start_job(job, key, subject, keep)
        self._jobs[key] = job
        for other in [known for known, one in self._jobs.items() if one.task.done()][:-KEPT]:
            del self._jobs[other]
        return job

    def _start_job(self, job: LongJob, key: Hashable, subject: tuple[object, ...], keep: Keep | None) -> None:
        """Start a job in a worker process; its result is passed to `keep`, if given.

        Raises Refused if the user, the server or the queue is at its limit.
        """
        unfinished = [one for one in self._jobs.values() if not one.task.done()]
        if sum(one.user_id == job.user_id for one in unfinished) >= self._limit.person:
            raise Refused(self._reasons.person, most=self._limit.person)
        if job.guild_id and sum(one.guild_id == job.guild_id for one in unfinished) >= self._limit.server:
            raise Refused(self._reasons.server, most=self._limit.server)
        try:
            job.future = self.pool.submit(self.work, *subject, listener=job.report)
        except Full as error:
            raise Refused(self._reasons.busy) from error
        job.task = asyncio.create_task(self._finished_result(key, asyncio.wrap_future(job.future), keep))
        job.task.add_done_callback(retrieve_failure)

    async def _finished_result(
        self, key: Hashable, future: asyncio.Future[bytes], keep: Keep | None
    ) -> bytes:
        """Return the finished work after passing it to `keep`; a failure is logged and drops the job.

        Raises Refused with the reason `failed`, and errors of `keep`.
        """
        try:
            result: bytes = await self.waits(future)
        except Exception as error:
            log.warning("%s: %s", self._reasons.failed, describe(error))
            self._jobs.pop(key, None)
            raise Refused(self._reasons.failed) from error
        try:
            if keep is not None:
                await keep(result)
        except Exception as error:
            log.warning("%s: the result was not kept: %s", self._reasons.failed, describe(error))
            self._jobs.pop(key, None)
            raise
        return result

    def close(self) -> None:
        """Cancel unfinished jobs and end the worker process."""
        for job in self._jobs.values():
            job.task.cancel()
        self.pool.close()


class Background:
    """Background tasks of this process, by key."""

    def __init__(self) -> None:
        self.waits: Waits = lambda awaited: awaited
        self._tasks = dict[Hashable, asyncio.Task[None]]()

    def start(self, key: Hashable, work: Callable[[], Coroutine[object, None, None]]) -> None:
        """Start `work()` as a task, unless one with this key is running. It must handle its own errors."""
        running = self._tasks.get(key)
        if running is None or running.done():
            self._tasks[key] = asyncio.create_task(self._run_when_allowed(work))

    async def _run_when_allowed(self, work: Callable[[], Coroutine[object, None, None]]) -> None:
        """Run the work by `waits`, through which a caller may delay it."""
        await self.waits(work())

    def close(self) -> None:
        """Cancel all tasks."""
        for task in self._tasks.values():
            task.cancel()


def replay_videos(
    limit: Limit = UNLIMITED.videos, *, timeout: float = VIDEO_TIMEOUT, capacity: int = CAPACITY
) -> LongJobs:
    """Return the jobs that make videos of games from their scripts.

    `limit`: unfinished jobs allowed per user and per server; `timeout`: seconds without progress;
    `capacity`: jobs pending or running at most.
    """
    reasons = Reasons("own-videos", "server-videos", "videos-busy", "video-failed")
    return LongJobs(make_video, reasons, limit, timeout=timeout, capacity=capacity)


def make_video(script: Script) -> bytes:
    """Return a video of a game as a WebP file. Progress is the number of painted turns."""
    return video.paint_video(script, catalogue(script.language), process_pool.report)


def analyses() -> LongJobs:
    """Return the jobs that analyse finished games, given a transcript and the seats to judge."""
    return _analysis_jobs(analysed)


def what_ifs() -> LongJobs:
    """Return the jobs that find the chances after another move in a finished game, as `chances_if`."""
    return _analysis_jobs(chances_if)


def _analysis_jobs(work: Work) -> LongJobs:
    reasons = Reasons("own-analyses", "server-analyses", "analyses-busy", "analysis-failed")
    return LongJobs(work, reasons, ANALYSES, timeout=ANALYSIS_TIMEOUT)


def chances_if(played: Transcript, step: int, actions: Sequence[str]) -> bytes:
    """Return a `WhatIf` as JSON.

    It has the chances if `actions` had been taken instead of log entry `step` (from 0), and as played. Raises
    BadNotation, RuleViolation and BadTranscript.
    """
    game = _finished_game(played)
    chosen = [game.game.notation.read(text) for text in actions]
    return msgspec.json.encode(chances_after(game, step, chosen, _seed_from_fingerprint(played)))


def analysed(played: Transcript, seats: frozenset[Seat]) -> bytes:
    """Return the analysis of a game as JSON; only moves of these `seats` are judged. Raises BadTranscript."""
    found = analyse(_finished_game(played), seats, _seed_from_fingerprint(played), process_pool.report)
    return msgspec.json.encode(found)


def _seed_from_fingerprint(played: Transcript) -> int:
    """Return a number that depends only on the game, so that repeated analyses agree."""
    return int(played.fingerprint[:12], 16)


def _finished_game(played: Transcript) -> FinishedGame:
    """Return a transcript's game and options with all its steps, replayed. Raises BadTranscript."""
    options = game_transcript.options_of(played)
    return FinishedGame(game_transcript.game_of(played), options, played.log, game_transcript.replay(played))
