"""Presses that are being answered, and pictures that follow an answer.

An answer is sent before its picture. If the user presses again first, the painting waits, and it is dropped
if the next answer brings its own picture.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from bot.errors import Refused
from bot.ui import pictures
from bot.ui.custom_id import Interaction
from bot.ui.responder import pictured_at

_Painted = TypeVar("_Painted")

HEAD_START = 0.025
"""Seconds that an answer waits for its picture, before the press is acknowledged (`responder.SOON`)."""


class PendingPicture:
    """A picture that will be added to an answered message.

    `is_stale`: the message still showed an earlier picture that was pending.
    """

    def __init__(self, presses: Presses, interaction: Interaction, *, is_stale: bool) -> None:
        self.interaction, self.is_stale = interaction, is_stale
        self._presses, self._since = presses, time.perf_counter()
        self._is_replaced = False
        self._resumed = asyncio.Event()
        self._cancel: Callable[[], object] = bool

    async def paint_soon(self, paint: Callable[[], Awaitable[_Painted]]) -> _Painted | None:
        """Return what `paint` returns, or None after `HEAD_START` seconds or if the message is pressed again.

        Return None at once if the painters are busy. Raises errors of `paint`.
        """
        if pictures.has_backlog():
            return None
        return await self._paint_unless_pressed(paint, seconds=HEAD_START)

    async def paint_when_idle(self, paint: Callable[[], Awaitable[_Painted]]) -> _Painted | None:
        """Count the press as answered, and paint while the message is not pressed again.

        Return what `paint` returns, or None if another picture has replaced this one.
        """
        self._presses.mark_answered(self.interaction)
        painted: _Painted | None = None
        while painted is None and not self._is_replaced:
            if self._presses.is_pressed_again(self.interaction):
                self._resumed.clear()
                await self._resumed.wait()
            else:
                painted = await self._paint_unless_pressed(paint)
        return painted

    async def _paint_unless_pressed(
        self, paint: Callable[[], Awaitable[_Painted]], seconds: float | None = None
    ) -> _Painted | None:
        """Return what `paint` returns, or None after `seconds` or if `pause` cancels it."""
        painting = asyncio.ensure_future(paint())
        self._cancel = painting.cancel
        try:
            done, _ = await asyncio.wait([painting], timeout=seconds)
        finally:
            painting.cancel()
        return painting.result() if done and not painting.cancelled() else None

    def pause(self) -> None:
        """Cancel the painting.

        `paint_when_idle` starts it again once no other press of the message is answered.
        """
        self._cancel()

    def resume_after(self, press: Interaction) -> None:
        """Continue after another press was answered. If that answer changed the pictures, stop for good."""
        self._is_replaced = self._is_replaced or pictured_at(press) > self._since
        self._resumed.set()

    def supersede(self) -> None:
        """Stop painting for good."""
        self._is_replaced = True
        self._resumed.set()


class Presses:
    """Presses that this process is answering."""

    def __init__(self) -> None:
        self._answering = set[Interaction]()
        self._all_answered = asyncio.Event()
        self._all_answered.set()
        self._pending = dict[int, PendingPicture]()

    def __len__(self) -> int:
        """Return the number of presses that are being answered."""
        return len(self._answering)

    @contextmanager
    def answering(self, interaction: Interaction) -> Iterator[None]:
        """Register a press while it is handled. A pending picture of its message waits."""
        self._answering.add(interaction)
        self._all_answered.clear()
        pending = self._pending.get(_message_id(interaction))
        if pending is not None:
            pending.pause()
        try:
            yield
        finally:
            self.mark_answered(interaction)
            pending = self._pending.get(_message_id(interaction))
            if pending is not None and pending.interaction is not interaction:
                pending.resume_after(interaction)

    async def wait(self, seconds: float) -> None:
        """Wait until no press is being answered, at most `seconds`. A timeout raises nothing."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._all_answered.wait()

    def mark_answered(self, interaction: Interaction) -> None:
        """Stop counting a press as being answered, and release `wait` after the last one."""
        self._answering.discard(interaction)
        if not self._answering:
            self._all_answered.set()

    def is_pressed_again(self, interaction: Interaction) -> bool:
        """Return whether another press of the same message is being answered."""
        same = (one for one in self._answering if _message_id(one) == _message_id(interaction))
        return any(one is not interaction for one in same)

    @contextmanager
    def deferring_picture(self, interaction: Interaction) -> Iterator[PendingPicture]:
        """Register a picture that follows for the pressed message, in a `with` block.

        An earlier one stops painting.
        """
        message = _message_id(interaction)
        if (earlier := self._pending.get(message)) is not None:
            earlier.supersede()
        pending = self._pending[message] = PendingPicture(self, interaction, is_stale=earlier is not None)
        try:
            yield pending
        finally:
            if self._pending.get(message) is pending:
                del self._pending[message]


def _message_id(interaction: Interaction) -> int:
    """Return the id of the pressed message, 0 for a command."""
    return 0 if interaction.message is None else interaction.message.id


class InProgress:
    """Long requests that this process is answering, by kind and user."""

    def __init__(self) -> None:
        self._running = set[tuple[str, int]]()

    @contextmanager
    def running(self, kind: str, user_id: int) -> Iterator[None]:
        """Run one request of a kind for a user, in a `with` block.

        Raises Refused: still-working, if one of this kind is running for them.
        """
        if (kind, user_id) in self._running:
            raise Refused("still-working")
        self._running.add((kind, user_id))
        try:
            yield
        finally:
            self._running.discard((kind, user_id))
