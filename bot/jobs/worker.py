"""Runs due work side by side, each piece within a time limit, and retries what is refused ever more rarely.

Telling what was committed is one kind of due work. Whatever else falls due has its own question to the
database, and its pieces are done here like these.

That Discord does not answer is nobody's fault and soon over: each round tries again. What Discord refuses,
say in a channel closed to the bot, rests for as long as it has been refused so far: a short outage costs
minutes, however often something was tried in it. Rests end when Discord takes something else of the kind (but
not that of what was refused after it did), and when it is connected anew. Where much fails at once, a few try
for all.
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

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[object]]
"""A piece of work; it gives True where Discord has taken something."""

PATIENCE = 20.0
"""Seconds a piece of work may take."""
SIDE_BY_SIDE = 16
"""How many tables are worked for at once."""
PATIENT = 3 * 60
"""So many seconds of refusals are nothing unusual: each round tries again."""
LONGEST_REST = 60 * 60
COMMON = 2
"""Where so many fail of a kind and none succeeds, one of them is tried each round, so that the rests end."""
STORM = SIDE_BY_SIDE
"""Where so many do, the others of that kind are not tried at all meanwhile."""


class Kind(Enum):
    """What Discord takes or does not take."""

    POST = "in channels"
    MESSAGE = "by direct message"


class Due(NamedTuple):
    """What somebody is owed: a post or hands at a table, an invitation, a reminder, a digest."""

    what: str
    id: int
    kind: Kind = Kind.MESSAGE

    def __str__(self) -> str:
        return f"The {self.what} of {self.id}"


@dataclass
class _Trouble:
    """Something that fails, since when, and its first and last failure among all that has come about."""

    since: int
    first: int
    last: int
    until: int = 0
    is_own: bool = False
    """Whether it was refused although others of its kind got through."""


class RetryingWorker:
    """Does due work, and remembers (for this process only) what keeps failing.

    `recovered` is called when what rested is to be tried again at once.
    """

    def __init__(self, now: Callable[[], int], recovered: Callable[[], None] = lambda: None) -> None:
        self._now = now
        self._recovered = recovered
        self._room = asyncio.Semaphore(SIDE_BY_SIDE)
        self._order = count(1)
        self._troubles = dict[Due, _Trouble]()
        self._successes = dict[Kind, int]()
        self._probes = set[Due]()

    def begin_round(self) -> None:
        """Chooses who tries for all in this round: of each kind whoever has not tried for longest."""
        self._probes = set[Due]()
        for kind in Kind:
            common = self._common(kind)
            if len(common) >= COMMON:
                self._probes.add(min(common, key=lambda due: self._troubles[due].last))

    def is_backing_off(self, due: Due) -> bool:
        """Whether something is not to be tried in this round."""
        if due in self._probes:
            return False
        trouble = self._troubles.get(due)
        return self._is_stormy(due.kind) or (trouble is not None and self._now() < trouble.until)

    def reset(self, due: Due) -> None:
        """Forgets that something kept failing: what stood in its way is gone."""
        self._troubles.pop(due, None)

    def reset_all(self) -> None:
        """Forgets all that kept failing, and has it tried at once: Discord is connected anew."""
        if self._troubles:
            self._troubles.clear()
            self._recovered()

    def _common(self, kind: Kind) -> list[Due]:
        """What has failed since anything of its kind succeeded, and may fail for the same reason."""
        success = self._successes.get(kind, 0)
        return [
            due
            for due, trouble in self._troubles.items()
            if due.kind is kind and trouble.last > success and not trouble.is_own
        ]

    def _is_stormy(self, kind: Kind) -> bool:
        return len(self._common(kind)) >= STORM

    async def run(self, due: Due, *pieces: Work) -> None:
        """Does pieces of work one after another; one that fails does not stop the next."""
        async with self._room:
            if self._is_stormy(due.kind) and due not in self._probes:
                return  # that has come about while this was waiting
            failed = [error for piece in pieces if (error := await self._try(due, piece)) is not None]
        if not failed:
            self._troubles.pop(due, None)
        else:
            self._fail(due, refused=not all(map(_passes, failed)))
        metrics.troubled.set(len({trouble.id for trouble in self._troubles}))

    async def run_now(self, due: Due, piece: Work) -> None:
        """Does a piece of work that asks nothing of Discord, and so waits for nobody and never rests."""
        await self._try(due, piece)

    def _fail(self, due: Due, *, refused: bool) -> None:
        now, order = self._now(), next(self._order)
        trouble = self._troubles.setdefault(due, _Trouble(now, order, order))
        trouble.last = order
        if refused:
            trouble.is_own = trouble.is_own or self._successes.get(due.kind, 0) > trouble.first
            lasted = now - trouble.since
            trouble.until = now + min(lasted, LONGEST_REST) if lasted >= PATIENT else 0

    def _succeed(self, due: Due) -> None:
        """Discord has taken something: what fails of that kind may be tried again."""
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
            self._recovered()

    async def _try(self, due: Due, piece: Work) -> Exception | None:
        """Does a piece of work, again if the connection broke; the error with which it failed."""
        try:
            async with asyncio.timeout(PATIENCE):
                taken = await _again_if_broken(piece)
        except Exception as error:
            _report(due, error)
            return error
        if taken is True:
            self._succeed(due)
        return None


async def _again_if_broken(piece: Work) -> object:
    try:
        return await piece()
    except Exception as error:
        if not network_errors.is_broken(error):
            raise
        return await piece()


def _passes(error: Exception) -> bool:
    return network_errors.is_outage(error) or network_errors.of_database(error)


def _report(due: Due, error: Exception) -> None:
    if _passes(error):
        network_errors.warn(error)
    elif isinstance(error, discord.HTTPException | NotNow | Refused):
        log.warning("%s waits in the outbox: %s", due, error)
    else:
        log.error("%s could not be told", due, exc_info=error)
