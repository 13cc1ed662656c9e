"""The scheduler runs due jobs of each kind once, and records when they are due again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from unittest.mock import AsyncMock

import pytest

from bot import metrics
from bot.errors import Refused
from bot.jobs import scheduler as module
from bot.jobs.retries import BACKOFF_AFTER
from bot.jobs.scheduler import LEASE, MINUTE, Rounds, Scheduler
from bot.store import ShardRange, Store, connect, jobs
from bot.store.backlog import Backlog
from bot.store.jobs import Job

NOW, LATER = 1_000, 5_000


class Chore:
    """A kind of job that records its runs and returns what the test sets."""

    name, most = "chore", 2

    def __init__(self) -> None:
        self.ran: list[int] = []
        self.work: Callable[[Job], Awaitable[int | None]] | None = None

    async def run(self, job: Job) -> int | None:
        self.ran.append(job.user_id or job.table_id)
        return None if self.work is None else await self.work(job)


class NothingPending:
    """An empty outbox."""

    def begin_sweep(self) -> None:
        pass

    async def deliver_pending(self, backlog: Backlog) -> None:
        pass

    def update_deadlines(self) -> None:
        pass


@pytest.fixture
def chore() -> Chore:
    return Chore()


@pytest.fixture
async def scheduler(store: Store, chore: Chore) -> AsyncIterator[Scheduler]:
    scheduler = Scheduler(store, lambda: NOW)
    scheduler.use(NothingPending(), [chore])
    yield scheduler
    await scheduler.end()


def job(user_id: int = 1, **about: int) -> Job:
    return Job(Chore.name, user_id, **{"due_at": NOW, **about})  # type: ignore[arg-type]


async def stored(store: Store, about: Job) -> Job | None:
    return await store.read(jobs.of, about)


async def test_periodic_work_is_repeated_although_the_clock_is_set_back_while_it_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ahead, ran = [timedelta(hours=1)], asyncio.Semaphore(0)
    monkeypatch.setattr(module, "utcnow", lambda: datetime.now(UTC) + ahead[0])

    async def set_clock_back() -> None:
        ahead[0] = timedelta()
        ran.release()

    rounds = Rounds(set_clock_back, 0.01)
    rounds.start()
    async with asyncio.timeout(10):
        for _ in range(3):
            await ran.acquire()
    rounds.cancel()


async def test_job_that_returns_nothing_runs_once_and_is_deleted(
    scheduler: Scheduler, store: Store, chore: Chore
) -> None:
    await store.write(jobs.schedule, job())
    await scheduler.sweep()
    await scheduler.sweep()
    assert chore.ran == [1]
    assert await stored(store, job()) is None


async def test_job_is_due_again_at_the_time_that_it_returns(
    scheduler: Scheduler, store: Store, chore: Chore
) -> None:
    async def later(_: Job) -> int:
        return LATER

    chore.work = later
    await store.write(jobs.schedule, job())
    await scheduler.sweep()
    assert await stored(store, job()) == job(due_at=LATER)


async def test_sweep_counts_as_succeeded_only_while_discord_is_in_reach(
    scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = list[bool]()
    monkeypatch.setattr(metrics, "swept", lambda: counted.append(is_cut_off))
    for is_cut_off in (False, True, True, False):
        scheduler.is_cut_off = AsyncMock(return_value=is_cut_off)
        await scheduler.sweep()
    assert counted == [False, False]


async def test_job_rescheduled_while_it_runs_keeps_the_new_time(
    scheduler: Scheduler, store: Store, chore: Chore
) -> None:
    async def reschedule(running: Job) -> None:
        await store.write(jobs.schedule, job(due_at=LATER))

    chore.work = reschedule
    await store.write(jobs.schedule, job())
    await scheduler.sweep()
    assert await stored(store, job()) == job(due_at=LATER)


async def test_failed_job_keeps_its_lease_and_runs_again_in_the_next_sweep(
    scheduler: Scheduler, store: Store, chore: Chore
) -> None:
    async def fail(_: Job) -> None:
        raise OSError("no network")

    chore.work = fail
    await store.write(jobs.schedule, job())
    await scheduler.sweep()
    kept = await stored(store, job())
    assert kept is not None and kept.leased_until == NOW + LEASE, "another process waits for the lease"
    chore.work = None
    await scheduler.sweep()
    assert chore.ran == [1, 1, 1], "a broken connection is tried twice"
    assert await stored(store, job()) is None


async def test_job_leased_by_a_dead_process_runs_at_the_next_start(
    scheduler: Scheduler, store: Store, chore: Chore
) -> None:
    await store.write(jobs.schedule, job())
    await store.write(jobs.claim, [(Chore.name, 1)], None, NOW, NOW + LEASE)
    await scheduler.sweep()
    assert chore.ran == []
    await scheduler.recover()
    assert chore.ran == [1]


async def test_start_of_one_of_several_processes_runs_no_jobs_leased_by_others(
    url: str, store: Store, chore: Chore
) -> None:
    await store.write(jobs.schedule, job())
    await store.write(jobs.claim, [(Chore.name, 1)], None, NOW, NOW + LEASE)
    one_of_two = Store(connect(url), ShardRange((0,), 2))
    starting = Scheduler(one_of_two, lambda: NOW)
    starting.use(NothingPending(), [chore])
    await starting.recover()
    await starting.end()
    await one_of_two.close()
    assert chore.ran == []


async def test_jobs_that_are_not_due_or_of_unknown_kinds_are_neither_run_nor_deleted(
    scheduler: Scheduler, store: Store, chore: Chore
) -> None:
    unknown, later = Job("unknown", 1, due_at=NOW), job(due_at=LATER)
    for one in (unknown, later):
        await store.write(jobs.schedule, one)
    await scheduler.sweep()
    assert chore.ran == []
    assert [await stored(store, one) for one in (unknown, later)] == [unknown, later]


async def test_sweep_runs_the_oldest_jobs_up_to_its_limit_and_the_next_the_rest(
    scheduler: Scheduler, store: Store, chore: Chore
) -> None:
    for user_id in (1, 2, 3):
        await store.write(jobs.schedule, job(user_id, due_at=NOW - user_id))
    await scheduler.sweep()
    assert sorted(chore.ran) == [2, 3]
    await scheduler.sweep()
    assert sorted(chore.ran) == [1, 2, 3]


async def test_jobs_about_one_user_run_one_after_another(
    scheduler: Scheduler, store: Store, chore: Chore
) -> None:
    running, most = set[int](), list[int]()

    async def together(one: Job) -> None:
        running.add(one.table_id)
        most.append(len(running))
        await asyncio.sleep(0)
        running.remove(one.table_id)

    chore.work = together
    for table_id in (1, 2):
        await store.write(jobs.schedule, job(table_id=table_id))
    await scheduler.sweep()
    assert most == [1, 1]


async def test_rejected_job_for_one_user_delays_no_other_users_job_at_the_same_table(
    store: Store, chore: Chore
) -> None:
    async def reject_first(job: Job) -> None:
        if job.user_id == 1:
            raise Refused("no-such-table")

    now = NOW
    scheduler, chore.work = Scheduler(store, lambda: now), reject_first
    scheduler.use(NothingPending(), [chore])
    await store.write(jobs.schedule, job(1, table_id=7))
    while now <= NOW + BACKOFF_AFTER:
        await scheduler.sweep()
        now += MINUTE
    await store.write(jobs.schedule, job(2, table_id=7))
    tries = len(chore.ran)
    await scheduler.sweep()
    await scheduler.end()
    assert chore.ran[tries:] == [2], "the other backs off"


async def test_job_about_a_table_waits_for_the_tables_lock(
    scheduler: Scheduler, store: Store, chore: Chore
) -> None:
    await store.write(jobs.schedule, job(0, table_id=7))
    async with scheduler.locks.hold(7):
        sweep = asyncio.create_task(scheduler.sweep())
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert chore.ran == []
    await sweep
    assert chore.ran == [7]
