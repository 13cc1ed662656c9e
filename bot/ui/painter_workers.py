"""Worker processes that paint pictures, with a cache: post, panel and message often show the same one."""

from __future__ import annotations

import asyncio
import logging
import os
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
from bot.process_pool import Full, Lost, ProcessPool, memory_limit, retrieve_failure, spare_processors, timed
from engine.core.catalogue import Catalogue
from engine.game_registry import games
from render.image_cache import MAX_BYTES
from render.picture import Picture, in_drawable_language, warm_up

log = logging.getLogger(__name__)

_Subject = TypeVarTuple("_Subject")
_Key = tuple[object, str, bytes]
Paint = Callable[[*_Subject], Picture | None]

CACHE_BYTES = 4_000_000
"""The most memory that cached pictures may use, in bytes. A picture has about 60 kB."""
CAPACITY = 64
"""Pictures that are queued or being painted at most."""
TIMEOUT = 20.0
"""Seconds a picture may take. The first of a new process loads fonts and backgrounds."""
NICENESS = 5
"""Priority given up in favour of answering presses."""
ENOUGH = 2
"""Processes that paint more than one bot can post. Each keeps its own fonts and sprites in memory."""
ALLOCATION = {"PILLOW_BLOCK_SIZE": "64k", "MALLOC_TRIM_THRESHOLD_": "6000000"}
"""Environment variables of processes that paint: they take 30 MB less if large images are allocated in blocks
that fit the holes of earlier ones, and if free memory at the heap's end is returned. As much as a picture
(4 MB) has to stay: requesting it again for each picture takes half as long as painting."""
IMAGE_SHARE = 25
"""A painter may cache images in 4 percent of the memory."""
LEAST_IMAGE_BYTES = 24_000_000
"""What a painter may cache at least. With less it paints most parts again for each picture."""
MOST_IMAGE_BYTES = 200_000_000
"""The most that a painter caches. Tables of all games together need about that."""
_ENTRY_BYTES = 1_000
_DIGEST = 16


def image_budget() -> int:
    """Return how many bytes of images a painter may cache on this machine."""
    memory = memory_limit()
    share = MAX_BYTES if memory is None else memory // IMAGE_SHARE
    return min(max(share, LEAST_IMAGE_BYTES), MOST_IMAGE_BYTES)


class PictureTimeout(Exception):
    """A picture is not ready in time, but may be later. `why` is `late`, `full` or `lost`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass
class _Painting:
    """A picture with its painting time in seconds, and the number of callers that wait for it."""

    future: Future[tuple[Picture | None, float]]
    waiting: int = 0
    _painted_size: int | None = None

    @property
    def size(self) -> int:
        """The memory in bytes, without the picture while it is being painted. Cached once it is known."""
        # Each new picture adds up the sizes of all, and a future has a lock.
        if self._painted_size is None and self.future.done():
            picture = None if self.has_failed else self.future.result()[0]
            self._painted_size = _ENTRY_BYTES + (len(picture.data) if picture else 0)
        return self._painted_size or _ENTRY_BYTES

    @property
    def has_failed(self) -> bool:
        """Whether the painting was cancelled or has raised an error."""
        return self.future.done() and (self.future.cancelled() or self.future.exception() is not None)


class Painters:
    """Paint pictures in at most `workers` processes (None: as many as help here); 0: in threads."""

    def __init__(self, workers: int | None = None) -> None:
        number = min(spare_processors(), ENOUGH) if workers is None else workers
        for name, value in ALLOCATION.items():
            os.environ.setdefault(name, value)  # child processes read them when they start
        self._pool = ProcessPool(
            number,
            timeout=TIMEOUT,
            capacity=CAPACITY,
            niceness=NICENESS,
            prefetch=True,
            prepare=partial(warm_up, image_budget()),
            on_idle=self._forget_pictures,
        )
        self._recent: dict[_Key, _Painting] = {}

    def start(self) -> None:
        """Start the processes, if any, and do not wait: they load fonts while the bot starts."""
        self._pool.start()

    async def warm_up(self) -> None:
        """Paint one picture of each kind, and return when done. With worker processes, do nothing."""
        if not self._pool.size:
            await asyncio.wrap_future(self._pool.submit(deque, warm_up(), 0))

    async def paint(self, paint: Paint[*_Subject], *subject: *_Subject, patience: float) -> Picture | None:
        """Return a picture, new or cached, within `patience` seconds; None if there is none for the subject.

        Raises PictureTimeout (late, queue full, or its worker died) and any error of the painter. Cancels a
        queued picture when no caller waits for it.
        """
        painting = self._painting(paint, *subject)
        painting.waiting += 1
        try:
            async with asyncio.timeout(patience):
                # Shielded, as other callers may wait for the same picture.
                painted = asyncio.wrap_future(painting.future)
                painted.add_done_callback(retrieve_failure)
                picture, _ = await asyncio.shield(painted)
                return picture
        except TimeoutError as error:
            raise PictureTimeout("late") from error
        except Lost as error:
            log.warning("A picture was not painted; its message is sent as text: %s", describe(error))
            raise PictureTimeout("lost") from error
        finally:
            painting.waiting -= 1
            if not painting.waiting:
                painting.future.cancel()  # has no effect once it is being painted

    @property
    def has_backlog(self) -> bool:
        """Whether a picture waits for a free painter."""
        return self._pool.has_backlog

    def has(self, paint: Paint[*_Subject], *subject: *_Subject) -> bool:
        """Return whether a picture is painted and cached."""
        known = self._recent.get(_cache_key(paint, subject))
        return known is not None and known.future.done() and not known.has_failed

    def _painting(self, paint: Paint[*_Subject], *subject: *_Subject) -> _Painting:
        """Return the cache entry of a picture, now the newest.

        If there is none, or it has failed, submit the picture; raises PictureTimeout if the queue is full.
        """
        key = _cache_key(paint, subject)
        recent = self._recent
        known = recent.pop(key, None)
        if known is not None and not known.has_failed:
            recent[key] = known  # now the newest
            return known
        new = recent[key] = _Painting(self._submit(paint, *subject))
        _drop_oldest(recent)
        return new

    def _forget_pictures(self) -> None:
        """Empty the cache, from any thread: its pictures have not been needed for minutes."""
        self._recent = {}  # a new one: the event loop may iterate over this one

    def _submit(self, paint: Paint[*_Subject], *subject: *_Subject) -> Future[tuple[Picture | None, float]]:
        """Queue a picture; the future has it (None: none is painted) and the seconds taken.

        Raises PictureTimeout if the queue is full.
        """
        try:
            future = self._pool.submit(timed, in_drawable_language, paint, *subject)
        except Full as error:
            raise PictureTimeout("full") from error
        metrics.awaited_pictures.inc()
        future.add_done_callback(partial(_record_painting, _metrics_game(subject), paint.__name__))
        return future

    def close(self) -> None:
        """Cancel queued pictures, kill the worker processes and end the threads."""
        self._pool.close()


def _drop_oldest(recent: dict[_Key, _Painting]) -> None:
    """Drop the oldest pictures of a cache until it has at most CACHE_BYTES."""
    size = sum(painting.size for painting in recent.values())
    while size > CACHE_BYTES:
        size -= recent.pop(next(iter(recent))).size


def _cache_key(paint: object, subject: Sequence[object]) -> _Key:
    """Return a cache key: painter, language (a subject's last item), and a digest of the rest."""
    *shown, say = subject
    language = say.language if isinstance(say, Catalogue) else ""
    return paint, language, blake2b(msgspec.json.encode(shown), digest_size=_DIGEST).digest()


def _metrics_game(subject: Sequence[object]) -> str:
    """Return the game of a picture for metrics. Empty for others, which may name a person."""
    first = subject[0]
    return first if isinstance(first, str) and first in games() else ""


def _record_painting(game: str, kind: str, future: Future[tuple[Picture | None, float]]) -> None:
    """Record the metrics of a finished painting: its time in seconds, unless it failed."""
    metrics.awaited_pictures.dec()
    if not future.cancelled() and future.exception() is None:
        metrics.painting.labels(game, kind).observe(future.result()[1])
