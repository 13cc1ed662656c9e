"""Rejected requests back off; within a minute of an outage's end every table is up to date."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import discord
import pytest

from bot.features.daily import daily_jobs
from bot.jobs import retries
from bot.jobs.retries import CONCURRENCY, LONGEST_BACKOFF, RETRY, STORM, Due, Kind, Retries
from bot.store import outbox, table_queries
from bot.tables import moves, resigning
from tests.bot.evening import HOUR, MINUTE, Evening
from tests.bot.jobs.test_failures import messages_of
from tests.bot.ops.test_metrics import value

CHANNELS, DIRECTLY = "/channels/*/messages", "/users/@me/channels"


async def tables(evening: Evening, number: int) -> list[Any]:
    """Start a game in each of `number` channels."""
    channels = []
    for place in range(number):
        evening.channel = evening.guild.create_text_channel(f"games-{place}")
        channels.append(evening.channel)
        await evening.begin()
    return channels


async def pending_count(evening: Evening) -> int:
    store = evening.bot.manager.store
    return len(await store.read(outbox.pending_tables, store.share, evening.bot.publisher._now()))


SLOWLY = [pytest.param(status, marks=pytest.mark.slow) for status in (403, 429, 503)]


@pytest.mark.slow
@pytest.mark.parametrize("status", [500, *SLOWLY])
async def test_all_tables_are_published_a_minute_after_an_outage_of_two_minutes(
    evening: Evening, status: int
) -> None:
    """Posts and direct messages fail for 130 seconds while players move; each move is an attempt."""
    channels = await tables(evening, 4)
    evening.env.inject_error("POST", CHANNELS, status=status, code=0, times=None)
    for channel in channels:
        evening.channel = channel
        for _ in range(12):
            position = await evening.position()
            turn = position.game.notation.read((await evening.legal())[0])
            await evening.bot.manager.run(moves.play, position.table.id, (await evening.mover()).id, turn)
            await evening.bot.publisher.publish(position.table.id)
    await evening.pass_time(130)
    assert await pending_count(evening) == 4
    evening.env.backend.faults.clear()
    await evening.pass_time(MINUTE)
    assert await pending_count(evening) == 0


@pytest.mark.slow
async def test_pending_messages_of_all_tables_go_out_a_minute_after_two_hours_of_rejections(
    evening: Evening,
) -> None:
    """While several channels fail, only one is tried each minute."""
    await tables(evening, 3)
    refused = evening.env.inject_error("POST", CHANNELS, status=403, code=50001, times=None)
    for table in await evening.bot.manager.store.read(table_queries.live_on_server, evening.guild.id):
        await evening.bot.manager.run(resigning.leave, table.id, evening.ada.id)
        await evening.bot.publisher.publish(table.id)
    await evening.pass_time(2 * HOUR)
    assert await pending_count(evening) == 3
    del refused
    evening.env.backend.faults.clear()
    await evening.pass_time(MINUTE)
    assert await pending_count(evening) == 0


@pytest.mark.slow
async def test_reconnect_to_discord_sends_posts_that_were_rejected_for_hours_at_once(
    evening: Evening,
) -> None:
    await evening.begin()
    evening.env.inject_error("POST", messages_of(evening.channel), status=403, code=50001, times=None)
    posts = len(evening.posts)
    await evening.move((await evening.legal())[0])
    await evening.pass_time(2 * HOUR)
    evening.env.backend.faults.clear()
    evening.bot.dispatch("resumed")
    await asyncio.sleep(0)
    await asyncio.gather(*evening.bot.scheduler._tasks)
    assert len(evening.posts) == posts + 1
    assert value("troubled_tables") == 0


# How the back-off is computed


class Sky:
    """A simulated clock, and the jobs that Discord accepts."""

    def __init__(self) -> None:
        self.now = 0
        self.error: Exception | None = None
        self.tried: list[Due] = []
        self.sweeps: list[float] = []
        self.retries = Retries(lambda: self.now, self.sweeps.append)

    @property
    def recovered(self) -> int:
        """Count the sweeps requested at once."""
        return self.sweeps.count(0.0)

    def work(self, due: Due) -> Callable[[], Any]:
        async def work() -> bool:
            self.tried.append(due)
            if self.error is not None:
                raise self.error
            return True

        return work

    async def round(self, *due_jobs: Due) -> list[Due]:
        """Run one sweep; return the jobs it tried."""
        self.now, self.tried = self.now + MINUTE, []
        self.retries.begin_round()
        ready = [due for due in due_jobs if not self.retries.is_backing_off(due)]
        await asyncio.gather(*(self.retries.run(due, self.work(due)) for due in ready))
        return self.tried


class Answer:
    """A stand-in for an aiohttp response."""

    def __init__(self, status: int) -> None:
        self.status, self.reason = status, "no"


def refusal(status: int) -> discord.HTTPException:
    return discord.HTTPException(Answer(status), "no")  # type: ignore[arg-type]


def posts(number: int) -> list[Due]:
    return [Due("post", table, Kind.POST) for table in range(number)]


async def test_two_failing_jobs_are_tried_in_every_sweep_of_an_outage() -> None:
    sky, due_jobs = Sky(), posts(2)
    sky.error = refusal(503)
    for _ in range(200):
        assert await sky.round(*due_jobs) == due_jobs


async def test_rejected_job_waits_as_long_as_it_has_failed_up_to_an_hour() -> None:
    sky, (alone,) = Sky(), posts(1)
    sky.error = refusal(403)
    tried = [sky.now for _ in range(600) if await sky.round(alone)]
    gaps = [after - before for before, after in pairwise(tried)]
    assert gaps[:3] == [MINUTE] * 3
    assert gaps == sorted(gaps)
    assert max(gaps) == LONGEST_BACKOFF
    assert len(tried) < 20


async def test_one_job_probes_for_many_failing_ones_and_its_success_ends_the_outage() -> None:
    sky, due_jobs = Sky(), posts(200)
    sky.error = refusal(503)
    first = await sky.round(*due_jobs)
    assert STORM <= len(first) < STORM + CONCURRENCY, "the rest is not even begun"
    for _ in range(30):
        assert len(await sky.round(*due_jobs)) == 1
    sky.error = None
    assert len(await sky.round(*due_jobs)) == 1
    assert sky.recovered == 1, "a round of its own, at once"
    assert sorted(await sky.round(*due_jobs)) == sorted(due_jobs)


async def test_channel_that_keeps_refusing_backs_off_although_other_channels_succeed() -> None:
    """A job that fails although others of its kind succeed has a cause of its own."""
    sky, (closed, open_) = Sky(), posts(2)
    tried = 0
    for _ in range(120):
        sky.error = None
        await sky.round(open_)
        sky.error = refusal(403)
        sky.retries.begin_round()
        if not sky.retries.is_backing_off(closed):
            await sky.retries.run(closed, sky.work(closed))
            tried += 1
    assert tried < 12
    assert sky.recovered <= 1
    assert value("troubled_tables") == 0, "one channel without permission is no trouble of the bot"


async def test_outage_of_posts_does_not_hold_back_digests() -> None:
    sky, due_jobs = Sky(), posts(STORM)
    sky.error = refusal(503)
    await sky.round(*due_jobs)
    sky.error = None
    assert await sky.round(Due("digest", 1)) == [Due("digest", 1)]
    assert len(await sky.round(*due_jobs)) == 1


async def test_success_resets_the_backoff_of_a_job() -> None:
    """After a success, a new rejection is retried every minute again."""
    sky, (alone,) = Sky(), posts(1)
    sky.error = refusal(403)
    for _ in range(60):
        await sky.round(alone)
    assert await sky.round(alone) == [], "it rests by now"
    sky.error = None
    while not await sky.round(alone):
        pass
    assert value("troubled_tables") == 0
    sky.error = refusal(403)
    assert [await sky.round(alone) for _ in range(3)] == [[alone]] * 3


def reminders(number: int, *, first: int = 0) -> list[Due]:
    return [Due("daily reminder", user) for user in range(first, first + number)]


async def test_jobs_that_are_no_longer_due_do_not_block_new_jobs_of_their_kind_after_an_outage() -> None:
    sky, done, new = Sky(), reminders(STORM + 1), reminders(3, first=100)
    sky.error = refusal(503)
    await sky.round(*done)
    sky.error = None
    assert await sky.round(*new) == new[:1], "one of those that are due tries for all"
    assert await sky.round(*new[1:]) == new[1:]


async def test_due_jobs_take_turns_to_probe_when_one_keeps_failing() -> None:
    sky, due_jobs = Sky(), posts(STORM + 2)
    sky.error = refusal(503)
    await sky.round(*due_jobs)
    tried = [await sky.round(*due_jobs) for _ in range(2 * len(due_jobs))]
    times = Counter(due for (due,) in tried)
    assert times.keys() == {*due_jobs}
    assert max(times.values()) <= 3


async def test_probe_that_made_no_request_leaves_the_next_probe_to_another_job() -> None:
    sky, due_jobs = Sky(), posts(STORM)
    sky.error = refusal(503)
    await sky.round(*due_jobs)

    async def needs_nothing() -> bool:
        return False

    sky.retries.begin_round()
    idle = Due("post", 77, Kind.POST)
    assert not sky.retries.is_backing_off(idle)
    assert sky.retries.is_backing_off(due_jobs[0])
    assert await sky.retries.run(idle, needs_nothing)
    assert sky.sweeps[-1] == 0.0
    sky.retries.begin_round()
    assert not sky.retries.is_backing_off(due_jobs[0])


async def test_server_error_schedules_a_retry_within_seconds_but_a_rejection_does_not() -> None:
    sky, (first, second) = Sky(), posts(2)
    sky.error = refusal(503)
    await sky.round(first)
    assert sky.sweeps == [RETRY]
    sky.error = refusal(403)
    await sky.round(second)
    assert sky.sweeps == [RETRY]


@pytest.mark.slow
async def test_reminders_that_failed_in_an_outage_are_delivered_within_a_minute_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their leases last longer than that, and more of them fail than may be tried at once."""
    monkeypatch.setattr(retries, "STORM", 2)
    people, now = (evening.ada, evening.boris, evening.chen), evening.bot.publisher.now()
    for person in people:
        await evening.bot.manager.run_for(daily_jobs.request_reminder, person.id, (now // HOUR + 1) % 24)
    evening.env.inject_error("POST", CHANNELS, status=503, code=0, times=None)
    await evening.pass_time(HOUR - now % HOUR + 2 * MINUTE)
    evening.env.backend.faults.clear()
    await evening.pass_time(MINUTE)
    assert [len(evening.direct_messages(person)) for person in people] == [1, 1, 1]


async def test_job_without_requests_is_not_cut_off_by_the_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that timed out would be committed after the next delivery had begun, which would repeat it."""
    monkeypatch.setattr(retries, "PATIENCE", 0.0)
    done = asyncio.Event()

    async def record() -> None:
        await asyncio.sleep(0.01)
        done.set()

    await Retries(lambda: 0).run_now(Due("notes", 1), record)
    assert done.is_set()
