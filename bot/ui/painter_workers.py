"""Runs the painters: in worker processes, or in threads of this one.

The newest are kept. The post, the panel and the direct message of a turn often show the very same picture.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import TypeVarTuple

import msgspec

from bot import metrics
from bot.log_context import describe
from bot.process_pool import Full, Lost, ProcessPool, spare, timed
from engine.core.catalogue import Catalogue
from engine.registry import games
from render.picture import Picture, painted, warm_up

log = logging.getLogger(__name__)

_Subject = TypeVarTuple("_Subject")
Paint = Callable[[*_Subject], Picture | None]

MOST_KEPT = 256
"""Pictures, of 50 to 250 kilobytes each …"""
MOST_BYTES = 8_000_000
"""… and what they may take together: a turn that is taken within minutes finds its picture painted."""
WAITING = 64
"""Pictures on their way at most."""
LIMIT = 20.0
"""Seconds a picture may take once it is begun; a new process has to read everything first."""
NICENESS = 5
"""How much presses come before pictures."""
ENOUGH = 2
"""So many processes paint more than one bot can post, and each has its own fonts and sprites in memory."""


_DIGEST = 16
_Key = tuple[object, str, bytes]


class PictureTimeout(Exception):
    """A picture is not there in time, but may be later. `why` is `late`, `full` or `lost`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass
class _Painting:
    """A picture being painted, or painted lately, how many wait for it, and its bytes once they are known."""

    done: Future[tuple[Picture | None, float]]
    awaited: int = 0
    known: int | None = None

    @property
    def size(self) -> int:
        """Its bytes, 0 until it is there.

        Looked up once: all kept ones are summed up for each picture, and asking a future takes its lock. Told
        by the future, this would refer to itself, and stay until garbage is collected.
        """
        if self.known is None and self.done.done():
            picture = None if self.failed else self.done.result()[0]
            self.known = 0 if picture is None else len(picture.data)
        return self.known or 0

    @property
    def failed(self) -> bool:
        return self.done.done() and (self.done.cancelled() or self.done.exception() is not None)


class Painters:
    """Paints pictures for messages that do not wait for ever.

    `workers` is how many processes there are for it at most (None: as many as help here); 0: threads.
    """

    def __init__(self, workers: int | None = None) -> None:
        number = min(spare(), ENOUGH) if workers is None else workers
        self._processes = ProcessPool(number, limit=LIMIT, waiting=WAITING, niceness=NICENESS, ready=warm_up)
        self._recent: dict[_Key, _Painting] = {}

    def begin(self) -> None:
        """Begins the processes, which make themselves ready meanwhile."""
        self._processes.begin()

    async def warm_up(self) -> None:
        """Makes threads ready, where there are no processes."""
        if not self._processes.most:
            await asyncio.wrap_future(self._processes.submit(deque, warm_up(), 0))

    async def paint(self, paint: Paint[*_Subject], *subject: *_Subject, patience: float) -> Picture | None:
        """The picture, if it is there within so many seconds. Raises Late, and whatever the painter does."""
        painting = self._painting(paint, *subject)
        painting.awaited += 1
        try:
            async with asyncio.timeout(patience):
                # Whoever stops waiting does not take the picture from others who wait for it.
                picture, _ = await asyncio.shield(asyncio.wrap_future(painting.done))
        except TimeoutError as error:
            raise PictureTimeout("late") from error
        except Lost as error:
            log.warning("A picture was not painted: %s", describe(error))
            raise PictureTimeout("lost") from error
        finally:
            painting.awaited -= 1
            if not painting.awaited:
                # Begun or done, it is kept; what nobody waits for any more need not be begun.
                painting.done.cancel()
        return picture

    def has(self, paint: Paint[*_Subject], *subject: *_Subject) -> bool:
        """Whether a picture is painted and kept."""
        known = self._recent.get(_key(paint, subject))
        return known is not None and known.done.done() and not known.failed

    def _painting(self, paint: Paint[*_Subject], *subject: *_Subject) -> _Painting:
        """Whatever shows the same looks the same."""
        key = _key(paint, subject)
        known = self._recent.pop(key, None)
        if known is None or known.failed:
            known = _Painting(self._begin(paint, *subject))
        self._recent[key] = known
        self._drop_oldest()
        return known

    def _drop_oldest(self) -> None:
        size = sum(one.size for one in self._recent.values())
        while self._recent and (len(self._recent) > MOST_KEPT or size > MOST_BYTES):
            size -= self._recent.pop(next(iter(self._recent))).size

    def _begin(self, paint: Paint[*_Subject], *subject: *_Subject) -> Future[tuple[Picture | None, float]]:
        try:
            done = self._processes.submit(timed, painted, paint, *subject)
        except Full as error:
            raise PictureTimeout("full") from error
        metrics.awaited_pictures.inc()
        done.add_done_callback(partial(_measure, _game(subject), paint.__name__))
        return done

    def close(self) -> None:
        """Paints nothing any more."""
        self._processes.close()


def _key(paint: object, subject: Sequence[object]) -> _Key:
    """By what a picture is known: all it shows, and in which language; who says it comes last."""
    *shown, say = subject
    language = say.language if isinstance(say, Catalogue) else ""
    return paint, language, blake2b(msgspec.json.encode(shown), digest_size=_DIGEST).digest()


def _game(subject: Sequence[object]) -> str:
    """What is not about a game may be about a person, whose name is nothing to count by."""
    first = subject[0]
    return first if isinstance(first, str) and first in games() else ""


def _measure(game: str, kind: str, done: Future[tuple[Picture | None, float]]) -> None:
    """Notes that a picture is no longer waited for, and how long it took to paint."""
    metrics.awaited_pictures.dec()
    if not done.cancelled() and done.exception() is None:
        metrics.painting.labels(game, kind).observe(done.result()[1])
