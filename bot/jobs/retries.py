"""Runs due work concurrently, each job within a time limit, and retries failures.

During an outage sweeps come every `RETRY` seconds, and each retries. A rejected job (403, 404) backs off for
as long as it has been rejected so far, until another job of its kind succeeds or the bot reconnects. While
`STORM` or more jobs of a kind fail, one due job per sweep probes for all of its kind.

Rejected edits of outdated prompts (`open_messages.py`) and servers' posts (`recurring_messages.py`)
wait by other rules.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import NamedTuple, TypeVar

import discord

from bot import metrics, network_errors
from bot.errors import Refused
from bot.jobs.dm_rate_limit import NotNow
from bot.log_context import describe

log = logging.getLogger(__name__)

_Result = TypeVar("_Result")
Work = Callable[[], Awaitable[object]]
"""A piece of work. It returns True if Discord accepted something."""

PATIENCE = 20.0
"""Seconds until a piece of work times out."""
CONCURRENCY = 16
"""The number of jobs that run at once."""
BACKOFF_AFTER = 3 * 60
"""Seconds of rejections after which a job backs off. Until then each sweep retries it."""
LONGEST_BACKOFF = 60 * 60
"""The longest back-off, in seconds."""
FORGOTTEN_AFTER = 2 * LONGEST_BACKOFF
"""Seconds for which a failed job that is not tried again counts as failing."""
RETRY = 10.0
"""Seconds from a failure in an outage to the next sweep."""
COMMON = 2
"""Failing jobs of a kind, with no success since, from which one per sweep skips back-off."""
STORM = CONCURRENCY
"""Failing jobs of a kind from which only one of them is tried per sweep."""


class Kind(Enum):
    """What Discord accepts or rejects: posts or direct messages. They fail separately."""

    POST = "in channels"
    MESSAGE = "by direct message"


class Due(NamedTuple):
    """A job that is due: what it delivers, the id of its table, user or message, the kind, and for whom."""

    what: str
    id: int
    kind: Kind = Kind.MESSAGE
    user_id: int = 0

    def __str__(self) -> str:
        """Return the work and its id for log lines: `The post of 12`."""
        return f"The {self.what} of {self.id}"


@dataclass
class _Failure:
    """A failing job: since when, and the sequence numbers of its first and latest failure.

    It backs off until `until`, and failed last at `failed_at` (Unix times).
    """

    since: int
    first: int
    last: int
    until: int = 0
    failed_at: int = 0
    in_outage: bool = False
    """Whether the latest failure was an outage, not a rejection."""
    is_own: bool = False
    """Whether it was rejected although others of its kind succeeded."""


class _Probe:
    """The one job of a kind that is tried in a sweep while many of its kind fail.

    Jobs take turns: one that has probed waits until all others that were held back have.
    """

    def __init__(self) -> None:
        self.job: Due | None = None
        self._had_turn = set[Due]()
        self._held_back = set[Due]()

    @property
    def others_wait(self) -> bool:
        """Whether a job was held back in this sweep that has not had its turn."""
        return not self._held_back <= self._had_turn

    def begin_sweep(self) -> None:
        """Choose a new probe in this sweep, from all jobs once each has had its turn."""
        if not self.others_wait:
            self._had_turn.clear()
        self._held_back.clear()
        self.job = None

    def is_or_becomes(self, due: Due) -> bool:
        """Return whether a job is the probe. The first to ask whose turn it is becomes the probe."""
        if self.job is None and due not in self._had_turn:
            self.job = due
            self._had_turn.add(due)
        return self.job == due

    def hold_back(self, due: Due) -> None:
        """Note that a job waits for its turn to probe."""
        self._held_back.add(due)


class _KindState:
    """The failing jobs of one kind, and the sequence number of its last success."""

    def __init__(self) -> None:
        self.failures: dict[Due, _Failure] = {}
        self.last_success = 0
        self.probe = _Probe()

    def begin_sweep(self, oldest: int) -> None:
        """Begin a sweep: choose a new probe, and forget failures before `oldest` (Unix time)."""
        self.probe.begin_sweep()
        self.failures = {due: one for due, one in self.failures.items() if one.failed_at >= oldest}

    @property
    def shared_failures(self) -> dict[Due, _Failure]:
        """The failing jobs that may share a cause: they failed since the last success.

        Those that were rejected although others succeeded are left out.
        """
        return {
            due: one for due, one in self.failures.items() if one.last > self.last_success and not one.is_own
        }

    @property
    def is_stormy(self) -> bool:
        """Whether `STORM` or more jobs fail, so that only the probe is tried."""
        return len(self.shared_failures) >= STORM

    def is_held_back(self, due: Due, now: int) -> bool:
        """Return whether a job waits at the Unix time `now`, unless it is the probe."""
        return self.is_stormy or (due in self.failures and now < self.failures[due].until)

    def may_probe(self, due: Due) -> bool:
        """Return whether a job is tried in this sweep for all of its kind.

        In a storm that may be any job, else one of at least `COMMON` that fail.
        """
        shared = self.shared_failures
        needs_probe = self.is_stormy or (len(shared) >= COMMON and due in shared)
        return needs_probe and self.probe.is_or_becomes(due)

    def end_backoff(self, now: int) -> bool:
        """End the back-off of all jobs with a shared cause; return whether one was backing off."""
        backing_off = [one for one in self.failures.values() if one.until > now and not one.is_own]
        for one in backing_off:
            one.until = 0
        return bool(backing_off)


class Retries:
    """Runs due jobs, and remembers (in this process only) which ones keep failing.

    The states of a job::

        fine ── fails ──► tried each sweep ── rejected for BACKOFF_AFTER seconds ──► backs off
          ▲                  │      ▲                                                   │
          └──── succeeds ────┘      └──── its time is over, or its kind succeeds ───────┘

    The states of a kind, by the number of jobs that have failed since its last success::

        below COMMON       each job by itself
        COMMON or more     also one job per sweep that backs off: the probe
        STORM or more      only the probe
    """

    def __init__(
        self, now: Callable[[], int], sweep_in: Callable[[float], None] = lambda seconds: None
    ) -> None:
        """Start without failures. `sweep_in` gets the seconds until a sweep is wanted; 0: at once."""
        self._now = now
        self._sweep_in = sweep_in
        self._room = asyncio.Semaphore(CONCURRENCY)
        self._order = count(1)
        self._kinds = {kind: _KindState() for kind in Kind}

    def begin_round(self) -> None:
        """Begin a sweep, in which one failing job of each kind may be tried as a probe.

        Failures that are too old are forgotten.
        """
        for kind in self._kinds.values():
            kind.begin_sweep(self._now() - FORGOTTEN_AFTER)
        self._show_trouble()

    @property
    def is_in_trouble(self) -> bool:
        """Whether any job has failed and not succeeded since."""
        return any(kind.failures for kind in self._kinds.values())

    def is_backing_off(self, due: Due) -> bool:
        """Return whether a due job must not be run in this sweep: it failed lately, or many of its kind do.

        Asking may make the job its kind's probe (then False), so ask only before running it. If True during
        an outage, a sweep is requested.
        """
        kind = self._kinds[due.kind]
        if not kind.is_held_back(due, self._now()) or kind.may_probe(due):
            return False
        kind.probe.hold_back(due)
        if any(one.in_outage for one in kind.shared_failures.values()):
            self._sweep_in(RETRY)
        return True

    def reset(self, due: Due) -> None:
        """Forget a job's failures."""
        self._kinds[due.kind].failures.pop(due, None)

    def reset_all(self) -> None:
        """Forget all failures, and if there were any sweep at once."""
        if self.is_in_trouble:
            for kind in self._kinds.values():
                kind.failures.clear()
            self._sweep_in(0.0)

    async def run(self, due: Due, *pieces: Work) -> bool:
        """Run a due job's pieces in order, each for at most PATIENCE seconds; return whether all succeeded.

        A failed piece is logged and does not stop the others. One that returns True, since Discord accepted
        something, ends the back-off of its kind. False also if the job must back off, since too many of its
        kind fail.
        """
        async with self._room:
            if self._kinds[due.kind].is_stormy and self.is_backing_off(due):
                return False
            tried = [await self._run_piece(due, piece, patience=PATIENCE) for piece in pieces]
            failed = [error for error in tried if error is not None]
        if failed:
            self._note_failure(due, refused=not all(map(network_errors.is_temporary, failed)))
        else:
            self.reset(due)
            self._release_probe(due)
        self._show_trouble()
        return not failed

    def _show_trouble(self) -> None:
        """Set the metric of tables in trouble: those that fail, but not for a reason of their own."""
        failures = [failure for kind in self._kinds.values() for failure in kind.failures.items()]
        metrics.troubled.set(len({due.id for due, failure in failures if not failure.is_own}))

    def _release_probe(self, due: Due) -> None:
        """In a storm, if the probe is done and Discord accepted nothing, let another job probe, at once."""
        kind = self._kinds[due.kind]
        if kind.probe.job == due and kind.is_stormy:
            kind.probe.job = None
            if kind.probe.others_wait:
                self._sweep_in(0.0)

    async def run_now(self, due: Due, piece: Work) -> None:
        """Run a piece of work that sends nothing to Discord, at once and without back-off or time limit.

        Errors are logged.
        """
        await self._run_piece(due, piece, patience=None)

    def _note_failure(self, due: Due, *, refused: bool) -> None:
        """Note a failure: a rejection (`refused`) starts or extends back-off, an outage requests a sweep."""
        now, order, kind = self._now(), next(self._order), self._kinds[due.kind]
        failure = kind.failures.setdefault(due, _Failure(now, order, order))
        failure.last, failure.failed_at, failure.in_outage = order, now, not refused
        if refused:
            failure.is_own = failure.is_own or kind.last_success > failure.first
            lasted = now - failure.since
            failure.until = now + min(lasted, LONGEST_BACKOFF) if lasted >= BACKOFF_AFTER else 0
        else:
            self._sweep_in(RETRY)

    def _note_success(self, due: Due) -> None:
        """End back-off for a job's kind after Discord accepted something.

        Jobs rejected although others of the kind succeeded go on backing off. If any other was backing off,
        or a storm held jobs back, a sweep is requested at once.
        """
        kind = self._kinds[due.kind]
        was_stormy, kind.last_success = kind.is_stormy, next(self._order)
        if kind.end_backoff(self._now()) or was_stormy:
            self._sweep_in(0.0)

    async def _run_piece(self, due: Due, piece: Work, *, patience: float | None) -> Exception | None:
        """Run a piece of work, twice if the connection broke; return its error, or None.

        It times out after `patience` seconds (None: never). If it returns True, that is a success of the
        job's kind.
        """
        try:
            async with asyncio.timeout(patience):
                taken = await run_again_if_connection_breaks(piece)
        except Exception as error:
            _log_error(due, error)
            return error
        if taken is True:
            self._note_success(due)
        return None


async def run_again_if_connection_breaks(piece: Callable[[], Awaitable[_Result]]) -> _Result:
    """Return the result of work, run once more if a network connection breaks; raise its last error."""
    try:
        return await piece()
    except Exception as error:
        if not network_errors.is_broken_connection(error):
            raise
        return await piece()


def _log_error(due: Due, error: Exception) -> None:
    """Log why a job failed: outages and expected rejections as warnings, bugs with a traceback."""
    if network_errors.is_temporary(error):
        network_errors.warn(error)
    elif isinstance(error, discord.HTTPException | NotNow | Refused):
        log.warning("%s waits in the outbox: %s", due, describe(error))
    else:
        log.error("%s failed and stays pending", due, exc_info=error)
