"""Runs due work concurrently, each job within a time limit, and retries failures.

During an outage sweeps come every `RETRY` seconds, and each retries. A rejected job (403, 404) backs off for
as long as it has been rejected so far, until another job of its kind succeeds or the bot reconnects. While
`STORM` or more jobs of a kind fail, one due job per sweep probes for all of its kind.

Rejected edits of outdated prompts (`open_messages.py`) and servers' posts (`server_posts.py`) wait by other
rules.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import NamedTuple

import discord

from bot import metrics, network_errors
from bot.errors import Refused
from bot.jobs.dm_rate_limit import NotNow
from bot.log_context import describe

log = logging.getLogger(__name__)

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


class Retries:
    """Runs due jobs, and remembers (in this process only) which ones keep failing."""

    def __init__(
        self, now: Callable[[], int], sweep_in: Callable[[float], None] = lambda seconds: None
    ) -> None:
        self._now = now
        self._sweep_in = sweep_in
        self._room = asyncio.Semaphore(CONCURRENCY)
        self._order = count(1)
        self._troubles = dict[Due, _Failure]()
        self._successes = dict[Kind, int]()
        # By kind the job that probes in this sweep. None: it needed nothing from Discord, so another may.
        self._probes = dict[Kind, Due | None]()
        self._probed = set[Due]()
        self._turned_away = set[Due]()

    def begin_round(self) -> None:
        """Begin a sweep, in which one failing job of each kind may be tried as a probe.

        Failures that are too old are forgotten.
        """
        waiting = {due.kind for due in self._turned_away - self._probed}
        self._probed = {due for due in self._probed if due.kind in waiting}
        self._turned_away, self._probes = set[Due](), {}
        oldest = self._now() - FORGOTTEN_AFTER
        self._troubles = {due: one for due, one in self._troubles.items() if one.failed_at >= oldest}

    @property
    def is_in_trouble(self) -> bool:
        """Whether any job has failed and not succeeded since."""
        return bool(self._troubles)

    def is_backing_off(self, due: Due) -> bool:
        """Return whether a due job must not be run in this sweep: it failed lately, or many of its kind do.

        Asking may choose the job as the probe of its kind, for which the answer is False. So ask only if the
        job would be run.
        """
        if not self._is_held_back(due) or self._may_probe(due):
            return False
        self._turned_away.add(due)
        if any(self._troubles[other].in_outage for other in self._common_failures(due.kind)):
            self._sweep_in(RETRY)
        return True

    def _is_held_back(self, due: Due) -> bool:
        """Return whether a job backs off, or too many of its kind fail."""
        trouble = self._troubles.get(due)
        return self._is_stormy(due.kind) or (trouble is not None and self._now() < trouble.until)

    def _may_probe(self, due: Due) -> bool:
        """Return whether a failing job is the one of its kind that is tried in this sweep.

        It is one of at least `COMMON` failing jobs, or any job while at least `STORM` fail; the first that
        asks.
        """
        common = self._common_failures(due.kind)
        if len(common) < STORM and (len(common) < COMMON or due not in common):
            return False
        if self._probes.get(due.kind) is None and due not in self._probed:
            self._probes[due.kind] = due
            self._probed.add(due)
        return self._probes.get(due.kind) == due

    def reset(self, due: Due) -> None:
        """Forget a job's failures."""
        self._troubles.pop(due, None)

    def reset_all(self) -> None:
        """Forget all failures, and if there were any sweep at once."""
        if self._troubles:
            self._troubles.clear()
            self._sweep_in(0.0)

    def _common_failures(self, kind: Kind) -> list[Due]:
        """Return the failing jobs of a kind that may share a cause: they failed since the last success."""
        success = self._successes.get(kind, 0)
        return [
            due
            for due, trouble in self._troubles.items()
            if due.kind is kind and trouble.last > success and not trouble.is_own
        ]

    def _is_stormy(self, kind: Kind) -> bool:
        """Return whether `STORM` or more jobs of a kind fail."""
        return len(self._common_failures(kind)) >= STORM

    async def run(self, due: Due, *pieces: Work) -> bool:
        """Run a due job's pieces in order, also after one failed; return whether all succeeded.

        Errors are logged. False also if the job must back off, since too many of its kind fail.
        """
        async with self._room:
            if self._is_stormy(due.kind) and self.is_backing_off(due):
                return False
            tried = [await self._run_piece(due, piece, patience=PATIENCE) for piece in pieces]
            failed = [error for error in tried if error is not None]
        if not failed:
            self._troubles.pop(due, None)
            self._release_probe(due)
        else:
            self._note_failure(due, refused=not all(map(network_errors.is_temporary, failed)))
        metrics.troubled.set(len({trouble.id for trouble in self._troubles}))
        return not failed

    def _release_probe(self, due: Due) -> None:
        """If the probing job is done without an answer from Discord, let another one of its kind probe."""
        if self._probes.get(due.kind) == due and self._is_stormy(due.kind):
            self._probes[due.kind] = None
            if any(other.kind is due.kind for other in self._turned_away - self._probed):
                self._sweep_in(0.0)

    async def run_now(self, due: Due, piece: Work) -> None:
        """Run a piece of work that sends nothing to Discord, at once and without back-off or time limit.

        Errors are logged.
        """
        await self._run_piece(due, piece, patience=None)

    def _note_failure(self, due: Due, *, refused: bool) -> None:
        """Note a failure: a rejection (`refused`) starts or extends back-off, an outage requests a sweep."""
        now, order = self._now(), next(self._order)
        trouble = self._troubles.setdefault(due, _Failure(now, order, order))
        trouble.last, trouble.failed_at, trouble.in_outage = order, now, not refused
        if refused:
            trouble.is_own = trouble.is_own or self._successes.get(due.kind, 0) > trouble.first
            lasted = now - trouble.since
            trouble.until = now + min(lasted, LONGEST_BACKOFF) if lasted >= BACKOFF_AFTER else 0
        else:
            self._sweep_in(RETRY)

    def _note_success(self, due: Due) -> None:
        """End back-off for a job's kind after Discord accepted something; sweep at once if any backed off."""
        was_stormy = self._is_stormy(due.kind)
        self._successes[due.kind] = next(self._order)
        rested = [
            trouble
            for other, trouble in self._troubles.items()
            if other.kind is due.kind and trouble.until > self._now() and not trouble.is_own
        ]
        for trouble in rested:
            trouble.until = 0
        if rested or was_stormy:
            self._sweep_in(0.0)

    async def _run_piece(self, due: Due, piece: Work, *, patience: float | None) -> Exception | None:
        """Run a piece of work, twice if the connection broke; return its error, or None.

        It times out after `patience` seconds (None: never).
        """
        try:
            async with asyncio.timeout(patience):
                taken = await _run_again_if_connection_breaks(piece)
        except Exception as error:
            _log_error(due, error)
            return error
        if taken is True:
            self._note_success(due)
        return None


async def _run_again_if_connection_breaks(piece: Work) -> object:
    try:
        return await piece()
    except Exception as error:
        if not network_errors.is_broken_connection(error):
            raise
        return await piece()


def _log_error(due: Due, error: Exception) -> None:
    if network_errors.is_temporary(error):
        network_errors.warn(error)
    elif isinstance(error, discord.HTTPException | NotNow | Refused):
        log.warning("%s waits in the outbox: %s", due, describe(error))
    else:
        log.error("%s failed and stays pending", due, exc_info=error)
