"""Periodic jobs that run on time even if the machine's clock is changed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from discord.ext import tasks
from discord.utils import MISSING, utcnow

from bot import metrics, network_errors
from bot.jobs.retries import RETRY, Due, Retries
from bot.jobs.table_lock import TableLock
from bot.store import Store, backlog, heartbeats, jobs
from bot.store.backlog import Backlog
from bot.store.jobs import Job

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
Work = Callable[[], Coroutine[object, None, None]]


class Rounds(tasks.Loop[Work]):
    """A discord.py loop whose runs start a fixed number of seconds apart."""

    def __init__(
        self, work: Work, every: float, *, after: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Run `work` every `every` seconds once started, the first time when `after` has finished."""
        super().__init__(
            work, seconds=every, hours=0, minutes=0, time=MISSING, count=None, reconnect=True, name=None
        )
        if after is not None:
            self.before_loop(after)  # type: ignore[type-var]

    def _get_next_sleep_time(self, now: datetime = MISSING) -> datetime:
        """Return the present time plus the loop's period, for discord.py, as a run begins."""
        self._began = time.monotonic()
        return utcnow() + timedelta(seconds=self._sleep)

    def _try_sleep_until(self, _dt: datetime) -> asyncio.Future[object]:
        """Sleep for the rest of the period, for discord.py. The clock may have changed during the run."""
        left = max(0.0, self._sleep - (time.monotonic() - self._began))
        sleeping: asyncio.Future[object] = super()._try_sleep_until(utcnow() + timedelta(seconds=left))
        return sleeping


log = logging.getLogger(__name__)

LEASE = 5 * 60
"""Seconds after which a claimed job is due again if its outcome was not recorded."""
SILENCE = 5 * 60
"""Seconds without a sign of life after which the bot counts as having been down."""
RECOVERY = 30.0
"""Seconds that a start may wait for the first sweep."""


class JobKind(Protocol):
    """A kind of job: what to do when it is due."""

    name: str
    """How the database and log lines call it."""
    most: int
    """The largest number of jobs that a sweep claims."""

    async def run(self, job: Job) -> int | None:
        """Do what is due; return when to run again, in seconds since 1970, or None if the job is done."""


class Outbox(Protocol):
    """What delivers news of tables."""

    def begin_sweep(self) -> None:
        """Begin a sweep: try again what only this process remembers."""

    async def deliver_pending(self, backlog: Backlog) -> None:
        """Deliver what is pending at this process's tables; `backlog` counts it by kind, on all servers."""

    def update_deadlines(self) -> None:
        """Update the deadlines that are shown, in the background: all clocks have stood still."""


async def _is_never_cut_off() -> bool:
    return False


class Scheduler:
    """Runs due jobs and background work of this process."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        is_cut_off: Callable[[], Awaitable[bool]] = _is_never_cut_off,
    ) -> None:
        self._store, self._now = store, now
        self.is_cut_off = is_cut_off
        """Returns whether no presses arrive or no answers are sent, since Discord is out of reach."""
        # Until the next heartbeat, which credits that time to clocks.
        self._was_cut_off = False
        self.retries = Retries(now, self.sweep_in)
        self.locks = TableLock(store, now)
        self.patience = SILENCE
        self._kinds: dict[str, JobKind] = {}
        self._outbox: Outbox | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        # Claimed jobs that are not done yet. The database offers them again only when their leases end.
        self._claimed: dict[tuple[str, int, int, int], Job] = {}
        self._sweeping = asyncio.Lock()
        self._sweep_wanted = self._retry_wanted = False
        self._retry_rounds = Rounds(self._retry, RETRY)

    def use(self, outbox: Outbox, kinds: Iterable[JobKind]) -> None:
        """Run these kinds of jobs in each sweep, in this order, after the outbox's pending deliveries."""
        self._outbox = outbox
        self._kinds = {kind.name: kind for kind in kinds}

    @property
    def tasks(self) -> int:
        """The number of running background tasks."""
        return len(self._tasks)

    def spawn(self, work: Coroutine[object, None, None]) -> None:
        """Run work in the background.

        Its error is logged; after an outage a sweep follows within `RETRY` seconds.
        """
        task = asyncio.create_task(self._run_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run_guarded(self, work: Coroutine[object, None, None]) -> None:
        """Await work; log an error, and retry soon after an outage."""
        try:
            await work
        except Exception as error:
            self._handle_stop(error)

    def _handle_stop(self, error: Exception) -> None:
        """Note that an error stopped background work: an outage is retried soon, anything else is a bug."""
        if network_errors.is_temporary(error):
            network_errors.warn(error)
            self.sweep_in(RETRY)
        else:
            log.error("Background work failed", exc_info=error)

    async def end(self) -> None:
        """Cancel all background work. The next start does what is still pending."""
        self._retry_rounds.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def recover(self) -> None:
        """Make the first sweep of a process.

        If it takes over `RECOVERY` seconds, cancel it and log a warning. Without a `Store.share`, end the
        leases of an earlier process first. Raises database errors, as `sweep`.
        """
        try:
            async with asyncio.timeout(RECOVERY):
                if self._store.share is None:
                    await self._store.write(jobs.release_all)
                await self.sweep()
        except TimeoutError:
            log.warning(
                "The first sweep takes over %g seconds; the bot starts, and the next goes on", RECOVERY
            )

    async def record_heartbeat(self) -> None:
        """Record that players can reach the bot; do nothing while Discord is out of reach.

        The time since the last heartbeat is credited to running clocks if it is too long, and their deadlines
        are updated in messages.
        """
        if await self.is_cut_off():
            self._was_cut_off = True
            return
        given = await self._store.write(
            heartbeats.record_heartbeat, self._store.share, self._now(), self.patience
        )
        self._was_cut_off = False
        if given:
            log.warning("The bot was out of reach for %s seconds; running clocks get them back", given)
            if self._outbox is not None:
                self._outbox.update_deadlines()

    def _kinds_to_run(self) -> list[JobKind]:
        """Return the kinds of jobs that run now: clocks only while players can reach the bot."""
        kinds = self._kinds.values()
        return [kind for kind in kinds if not self._was_cut_off or kind.name != jobs.CLOCK]

    async def sweep(self) -> None:
        """Record a heartbeat, deliver what is pending, then run due jobs.

        In this order no reminder overtakes the news of its turn. Sweeps run one at a time. No clock runs out
        while Discord is out of reach, and the sweep does not count as one that succeeded. Raises database
        errors.
        """
        async with self._sweeping:
            self._sweep_wanted = False
            self.retries.begin_round()
            if self._outbox is not None:
                self._outbox.begin_sweep()
            await self.record_heartbeat()
            pending = await self._store.read(backlog.count, self._now())
            metrics.show_backlog(vars(pending))
            if self._claimed or not pending.is_empty:
                await self._deliver_and_run_jobs(pending)
            if not self._was_cut_off:
                metrics.swept()

    async def _deliver_and_run_jobs(self, pending: Backlog) -> None:
        """Claim due jobs, deliver pending news, then run the claimed jobs, kind by kind.

        Clocks wait while players cannot reach the bot.
        """
        if pending.jobs:
            await self._claim_due_jobs()
        if self._outbox is not None:
            await self._outbox.deliver_pending(pending)
        for kind in self._kinds_to_run():
            await self._run_all(kind)

    async def _claim_due_jobs(self) -> None:
        """Lease due jobs of this process's shards for LEASE seconds, and keep them in `_claimed`."""
        kinds = [(kind.name, kind.most) for kind in self._kinds_to_run()]
        now = self._now()
        for job in await self._store.write(jobs.claim, kinds, self._store.share, now, now + LEASE):
            self._claimed[job.key] = job

    async def _run_all(self, kind: JobKind) -> None:
        """Run all claimed jobs of a kind; those about the same user one after another."""
        rows = defaultdict[Hashable, list[Job]](list)
        for job in self._claimed.values():
            if job.kind == kind.name:
                rows[job.user_id or job.key].append(job)
        await asyncio.gather(*(self._run_in_order(kind, row) for row in rows.values()))

    async def _run_in_order(self, kind: JobKind, claimed: Sequence[Job]) -> None:
        """Run claimed jobs one after another; those that succeed are no longer claimed.

        Failed ones stay claimed, and each sweep retries those that do not back off. After a bug outside their
        own work they are retried when their leases end.
        """
        for job in claimed:
            try:
                is_done = await self._run_job(kind, job)
            except Exception as error:
                self._handle_stop(error)
                is_done = not network_errors.is_temporary(error)
            if is_done and self._claimed.get(job.key) == job:
                del self._claimed[job.key]

    async def _run_job(self, kind: JobKind, job: Job) -> bool:
        """Run a job unless it backs off or another process holds its table.

        Return whether it was run without an error.
        """
        about = job.message_id or job.table_id or job.user_id
        due = Due(kind.name, about, user_id=job.user_id)
        if self.retries.is_backing_off(due):
            return False
        if not job.table_id:
            return await self.retries.run(due, partial(self._run_and_record, kind, job))
        async with self.locks.hold(job.table_id) as mine:
            return mine and await self.retries.run(due, partial(self._run_and_record, kind, job))

    async def _run_and_record(self, kind: JobKind, job: Job) -> None:
        """Run a job and store when it is due again; a job that returned None is deleted."""
        again_at = await kind.run(job)
        await self._store.write(jobs.finish, job, again_at)

    def sweep_in(self, seconds: float) -> None:
        """Sweep once more: at once for 0 seconds, else at the next retry (every `RETRY` seconds)."""
        if seconds:
            self._retry_wanted = True
            if not self._retry_rounds.is_running():
                self._retry_rounds.start()
        elif not self._sweep_wanted:
            self._sweep_wanted = True
            self.spawn(self.sweep())

    async def _retry(self) -> None:
        """Sweep again if something asked for it since the last round; otherwise stop the retry rounds."""
        if self._retry_rounds.current_loop == 0:
            return  # what failed has failed just now
        if self._retry_wanted:
            self._retry_wanted = False
            self.spawn(self.sweep())
        elif not self._sweeping.locked():
            self._retry_rounds.cancel()
