"""Makes videos of whole games, one at a time, each in a process of its own.

A film is nothing to keep: whatever becomes of its process, the game is as it was, and another can be made.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Hashable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from bot.errors import Refused
from bot.process_pool import end_with_whoever_asks, ignore_signals
from bot.tables import limits
from bot.tables.limits import Limit
from engine.core.catalogue import catalogue
from render import film
from render.film import Script

log = logging.getLogger(__name__)

PATIENCE = 120.0
"""Seconds a film may take once it is begun."""
WAITING = 8
"""Films on their way at most."""
KEPT = 4
"""Films that are kept for whoever asks again."""
NICENESS = 10
"""How much presses come before films."""
_GLANCE = 0.1


class VideoJob:
    """A film on its way; `painted` turns of it are, None while it waits for others."""

    def __init__(self, user_id: int, guild_id: int) -> None:
        self.user_id, self.guild_id = user_id, guild_id
        self.painted: int | None = None
        self.task: asyncio.Task[bytes] | None = None

    async def within(self, seconds: float) -> bytes | None:
        """The film, if it is made within so many seconds. Raises Refused: film-failed."""
        assert self.task is not None
        # Whoever stops waiting does not take the film from others who wait for it.
        done, _ = await asyncio.wait([self.task], timeout=seconds)
        return self.task.result() if done else None


class ReplayVideos:
    """Makes films, and keeps the newest."""

    def __init__(
        self, limit: Limit = limits.NONE.films, *, patience: float = PATIENCE, waiting: int = WAITING
    ) -> None:
        self._limit = limit
        self._patience = patience
        self._waiting = waiting
        self._one = asyncio.Semaphore(1)
        self._makings: dict[Hashable, VideoJob] = {}

    def make(self, key: Hashable, script: Script, *, user_id: int = 0, guild_id: int = 0) -> VideoJob:
        """The film of a key, which may be on its way or have been made lately.

        Raises Refused: films-busy, own-films, server-films.
        """
        making = self._makings.pop(key, None)
        if making is None:
            self._require_room(user_id, guild_id)
            making = VideoJob(user_id, guild_id)
            making.task = asyncio.create_task(self._made(key, script, making))
        self._makings[key] = making
        for other in [known for known, one in self._makings.items() if _is_over(one)][:-KEPT]:
            del self._makings[other]
        return making

    def _require_room(self, user_id: int, guild_id: int) -> None:
        unfinished = [making for making in self._makings.values() if not _is_over(making)]
        if sum(making.user_id == user_id for making in unfinished) >= self._limit.person:
            raise Refused("own-films", most=self._limit.person)
        if guild_id and sum(making.guild_id == guild_id for making in unfinished) >= self._limit.server:
            raise Refused("server-films", most=self._limit.server)
        if len(unfinished) >= self._waiting:
            raise Refused("films-busy")

    async def _made(self, key: Hashable, script: Script, making: VideoJob) -> bytes:
        try:
            async with self._one, asyncio.timeout(self._patience):
                return await _in_a_process(script, making)
        except Exception as error:
            log.warning("A film could not be made: %r", error)
            self._makings.pop(key, None)
            raise Refused("film-failed") from error

    def close(self) -> None:
        """Gives up what is being made."""
        for making in self._makings.values():
            if making.task is not None:
                making.task.cancel()


def _is_over(making: VideoJob) -> bool:
    return making.task is not None and making.task.done()


async def _in_a_process(script: Script, making: VideoJob) -> bytes:
    # Begun anew rather than forked: this process has threads and an event loop.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=filmed, args=(theirs, script), daemon=True)
    try:
        await asyncio.to_thread(_begin, process)
        theirs.close()
        while True:
            while not ours.poll():  # noqa: ASYNC110, a pipe rings no bell
                await asyncio.sleep(_GLANCE)
            # Where the process has come to its end without a film, this raises EOFError.
            news = ours.recv()
            if isinstance(news, bytes):
                return news
            making.painted = news
    finally:
        if process.pid is not None:
            process.kill()
            await asyncio.to_thread(process.join)
        ours.close()


def _begin(process: BaseProcess) -> None:
    with ignore_signals():
        process.start()


def filmed(theirs: Connection, script: Script) -> None:
    """Makes a film and sends it, and before that, time and again, how many turns are painted."""
    end_with_whoever_asks()
    os.nice(NICENESS)
    theirs.send(film.film(script, catalogue(), theirs.send))
