"""Worker processes of computers: on failure the heuristic answers in time."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from typing import Any

import msgspec
import psutil
import pytest

from bot import metrics
from bot.jobs import computer_workers
from bot.jobs.computer_workers import ComputerWorkers, Thought
from bot.process_pool import Full
from engine.ai.character import Character, Level
from engine.game_registry import games
from tests.bot import minds
from tests.examples import slow

IMPATIENT = 0.5
IN_TIME = 300.0
SLOW_MACHINE = 600.0
"""Seconds in which even the lowest-priority process starts on a busy machine."""
"""Seconds in which a busy machine answers by heuristic: far less than `minds.hangs` takes."""


@pytest.fixture(scope="module")
def _thinkers() -> Iterator[ComputerWorkers]:
    thinkers = ComputerWorkers(workers=1, timeout=SLOW_MACHINE)
    yield thinkers
    thinkers.close()


@pytest.fixture
def thinkers(_thinkers: ComputerWorkers) -> ComputerWorkers:
    """Provide one shared worker process; starting it takes long on a busy machine."""
    _thinkers.pool.timeout = 60
    return _thinkers


@pytest.fixture
def thought() -> Thought:
    """Return a request about the first turn of a game."""
    game = games()["lost_cities"]
    state = game.rules.setup(game.Options(), 2, 5).state
    return Thought(
        game.key, game.version, game.dump(state), game.rules.to_move(state)[0], (), 7, Character(Level.HARD)
    )


@pytest.fixture
def with_mind(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Thought, float], str]], None]:
    """Return a function that replaces the computers' search."""
    return lambda mind: monkeypatch.setattr(computer_workers, "decided", mind)


Mind = Callable[[Callable[[Thought, float], str]], None]


async def test_computers_turn_is_decided_in_a_worker_process_that_serves_the_next_one_too(
    thinkers: ComputerWorkers, thought: Thought, with_mind: Mind
) -> None:
    with_mind(minds.says_where)
    answer = await thinkers.decide(thought)
    assert answer.startswith("process ")
    assert answer != f"process {os.getpid()}", "the bot's own has presses to answer"
    assert await thinkers.decide(thought) == answer, "and goes on for the next"


@pytest.mark.slow
@pytest.mark.parametrize("mind", [minds.crashes, *slow(minds.raises)])
async def test_heuristic_decides_when_a_worker_crashes_and_a_new_one_decides_the_next_turn(
    thinkers: ComputerWorkers, thought: Thought, with_mind: Mind, mind: Callable[[Thought, float], str]
) -> None:
    with_mind(mind)
    assert await thinkers.decide(thought) == minds.judged(thought, 0)
    with_mind(minds.says_where)
    assert (await thinkers.decide(thought)).startswith("process "), "another process takes its place"


async def test_heuristic_decides_in_time_when_a_worker_hangs_and_the_worker_is_replaced(
    thinkers: ComputerWorkers, thought: Thought, with_mind: Mind
) -> None:
    with_mind(minds.says_where)
    before = await thinkers.decide(thought)
    with_mind(minds.hangs)
    thinkers.pool.timeout, begun = IMPATIENT, time.monotonic()
    assert await thinkers.decide(thought) == minds.judged(thought, 0)
    assert time.monotonic() - begun < IN_TIME
    with_mind(minds.says_where)
    thinkers.pool.timeout = 60
    after = await thinkers.decide(thought)
    assert after.startswith("process ") and after != before, "the one that hung was ended"


async def test_heuristic_answers_requests_queued_behind_a_hanging_worker_in_time(
    thinkers: ComputerWorkers, thought: Thought, with_mind: Mind
) -> None:
    with_mind(minds.hangs)
    thinkers.pool.timeout, begun = IMPATIENT, time.monotonic()
    answers = await asyncio.gather(*(thinkers.decide(thought) for _ in range(5)))
    assert set(answers) == {minds.judged(thought, 0)}
    assert time.monotonic() - begun < IN_TIME


@pytest.mark.slow
async def test_heuristic_decides_requests_beyond_the_capacity_of_the_queue(
    thought: Thought, with_mind: Mind
) -> None:
    with_mind(minds.says_where)
    busy = ComputerWorkers(workers=1, capacity=2, timeout=SLOW_MACHINE)
    try:
        answers = await asyncio.gather(*(busy.decide(thought) for _ in range(5)))
        assert [answer.partition(" ")[0] for answer in answers] == ["process"] * 2 + ["judgement"] * 3
        assert (await busy.decide(thought)).startswith("process "), "then there is room again"
    finally:
        busy.close()


def test_experts_budget_is_used_up_by_computing_and_not_by_waiting() -> None:
    """Waiting does not count towards the CPU budget; all computation does."""
    enough = computer_workers.thinking_for(0.02)
    assert callable(enough)
    time.sleep(0.05)
    assert not enough(), "it has not computed yet"
    begun = time.thread_time()
    while not enough():
        pass
    assert time.thread_time() - begun < 0.2


def test_expert_stops_after_the_longest_wait_on_a_machine_without_cpu_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(computer_workers, "LONGEST", 0.02)
    enough = computer_workers.thinking_for(600)
    assert callable(enough)
    time.sleep(0.03)
    assert enough()


async def test_workers_of_tables_with_people_have_lower_priority_than_the_bot(
    thinkers: ComputerWorkers, thought: Thought, with_mind: Mind
) -> None:
    with_mind(minds.says_how_nice)
    ours, most = os.nice(0), computer_workers.LAST_NICENESS
    assert await thinkers.decide(thought) == f"niceness {min(most, ours + computer_workers.NICENESS)}"
    assert 0 < computer_workers.NICENESS < most


@pytest.mark.slow
async def test_starting_workers_twice_starts_one_process_and_it_decides_the_first_turn(
    thought: Thought, with_mind: Mind
) -> None:
    """One worker starts when a computer sits down, and others on demand."""
    others, thinkers = _processes(), ComputerWorkers(workers=2, timeout=SLOW_MACHINE)
    try:
        thinkers.start()
        thinkers.start()
        begun = await asyncio.to_thread(_begun_besides, others)
        with_mind(minds.says_where)
        assert {await thinkers.decide(thought)} == {f"process {pid}" for pid in begun}
    finally:
        thinkers.close()


def _processes() -> set[int]:
    return {process.pid for process in psutil.Process().children()}


def _begun_besides(others: set[int]) -> set[int]:
    """Wait for child processes other than these."""
    end = time.monotonic() + IN_TIME
    while not (begun := _processes() - others) and time.monotonic() < end:
        time.sleep(0.01)
    return begun


@pytest.mark.slow
async def test_tables_without_people_share_one_worker_of_lowest_priority_and_take_turns_there(
    thought: Thought, with_mind: Mind
) -> None:
    """They share one worker of lowest priority, however many wait."""
    last, thinkers = (
        msgspec.structs.replace(thought, is_last=True),
        ComputerWorkers(workers=1, timeout=SLOW_MACHINE),
    )
    try:
        with_mind(minds.says_how_nice)
        assert await thinkers.decide(last) == f"niceness {computer_workers.LAST_NICENESS}"
        with_mind(minds.says_when)
        said = await asyncio.gather(*(thinkers.decide(last) for _ in range(computer_workers.CAPACITY + 10)))
        begun, ended = zip(*(map(float, times.split()) for times in said), strict=True)
        assert all(before <= after for before, after in zip(sorted(ended), sorted(begun)[1:], strict=False))
        with_mind(minds.says_where)
        theirs, played = await thinkers.decide(last), await thinkers.decide(thought)
        assert theirs != played, "whoever plays never waits behind them"
    finally:
        thinkers.close()


@pytest.mark.slow
async def test_advice_is_given_also_when_its_worker_crashes(
    thinkers: ComputerWorkers, thought: Thought, monkeypatch: pytest.MonkeyPatch
) -> None:
    best = await thinkers.advise(thought)
    assert best
    monkeypatch.setattr(computer_workers, "advised", minds.crashes)
    assert await thinkers.advise(thought)


class Held:
    """Worker processes that answer when the test releases them."""

    def __init__(self, size: int) -> None:
        self.size, self.timeout = size, SLOW_MACHINE
        self.waiting = list[Future[Any]]()
        self.is_full = False

    def submit(self, *_: object) -> Future[Any]:
        if self.is_full:
            raise Full
        self.waiting.append(Future())
        return self.waiting[-1]

    def close(self) -> None:
        for one in self.waiting:
            one.cancel()


@pytest.fixture
def held() -> Iterator[tuple[ComputerWorkers, Held]]:
    thinkers = ComputerWorkers(workers=4)
    processes = Held(4)
    thinkers.pool.close()
    thinkers.pool = processes  # type: ignore[assignment]
    yield thinkers, processes
    thinkers.close()


async def test_advice_beyond_half_of_the_workers_is_refused_and_leaves_room_for_turns(
    held: tuple[ComputerWorkers, Held], thought: Thought
) -> None:
    thinkers, processes = held
    asked = [asyncio.create_task(thinkers.advise(thought)) for _ in range(computer_workers.MOST_ADVICE)]
    await asyncio.sleep(0)
    assert len(processes.waiting) == 2
    with pytest.raises(Full):
        await thinkers.advise(thought)
    turn = asyncio.create_task(thinkers.decide(thought))
    await asyncio.sleep(0)
    assert len(processes.waiting) == 3, "a computer’s turn does not wait behind advice"
    for one in asked:
        one.cancel()
    turn.cancel()
    await asyncio.gather(*asked, turn, return_exceptions=True)


def cut_short(why: str) -> float:
    return metrics.registry.get_sample_value("explorers_thinking_cut_short_total", {"why": why}) or 0


async def test_search_cut_short_by_a_full_queue_is_counted(
    held: tuple[ComputerWorkers, Held], thought: Thought
) -> None:
    thinkers, processes = held
    before, processes.is_full = cut_short("full"), True
    assert await thinkers.decide(thought) == minds.judged(thought, 0)
    assert cut_short("full") == before + 1


async def test_search_cut_short_by_busy_processors_is_counted_and_a_quick_one_is_not(
    held: tuple[ComputerWorkers, Held], thought: Thought, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers, processes = held
    monkeypatch.setattr(computer_workers, "LONGEST", 0.02)

    def submit(run: Any, think: Any, *given: Any) -> Future[Any]:
        done = Future[Any]()
        done.set_result(run(think, *given))
        return done

    monkeypatch.setattr(processes, "submit", submit)
    before = cut_short("slow")
    monkeypatch.setattr(computer_workers, "decided", lambda *_: "quick")
    assert await thinkers.decide(thought) == "quick"
    assert cut_short("slow") == before
    monkeypatch.setattr(computer_workers, "decided", lambda *_: time.sleep(0.03) or "slow")
    assert await thinkers.decide(thought) == "slow"
    assert cut_short("slow") == before + 1
