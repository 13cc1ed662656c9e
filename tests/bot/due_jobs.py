"""Helpers that read when jobs are due and claim them as the scheduler does."""

from __future__ import annotations

from bot.store import Store, jobs
from bot.store.jobs import CLOCK, Job


async def clock_due_at(store: Store, table_id: int) -> int | None:
    job = await store.read(jobs.of, Job(CLOCK, table_id=table_id))
    return None if job is None else job.due_at


async def set_clock(store: Store, table_id: int, due_at: int, *, guild_id: int | None = None) -> None:
    await store.write(jobs.schedule, Job(CLOCK, table_id=table_id, guild_id=guild_id, due_at=due_at))


async def claim_clocks(store: Store, now: int, until: int) -> list[int]:
    """Claim the due clock jobs of a process. Return their tables."""
    claimed = await store.write(jobs.claim, [(CLOCK, 1000)], store.share, now, until)
    return [job.table_id for job in claimed]
