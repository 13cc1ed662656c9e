"""The presses that are being answered, and the pictures that panels get after their answers.

The next question is there before its picture. Whoever knows what to do next presses before that is painted:
then it waits, and if the next answer has another picture, it is neither painted nor sent.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from bot.errors import Refused
from bot.ui.pressed_message import Interaction
from bot.ui.responder import pictured_at

_Painted = TypeVar("_Painted")


class OwedPicture:
    """A picture that a message is owed: not while it is pressed again, and not once it has another.

    `is_stale` says whether the message shows a picture for which another was owed already.
    """

    def __init__(self, presses: Presses, interaction: Interaction, *, is_stale: bool) -> None:
        self.interaction, self.is_stale = interaction, is_stale
        self._presses, self._since = presses, time.perf_counter()
        self._is_replaced = False
        self._over = asyncio.Event()
        self._give_up: Callable[[], object] = bool

    async def painted(self, paint: Callable[[], Awaitable[_Painted]]) -> _Painted | None:
        """What is painted while nobody presses the message; None if it has got another picture meanwhile."""
        self._presses.has_answered(self.interaction)
        painted: _Painted | None = None
        while painted is None and not self._is_replaced:
            if self._presses.is_pressed_again(self.interaction):
                self._over.clear()
                await self._over.wait()
            else:
                painted = await self._unless_pressed(paint)
        return painted

    async def _unless_pressed(self, paint: Callable[[], Awaitable[_Painted]]) -> _Painted | None:
        painting = asyncio.ensure_future(paint())
        self._give_up = painting.cancel
        try:
            await asyncio.wait([painting])
        finally:
            painting.cancel()
        return None if painting.cancelled() else painting.result()

    def pressed(self) -> None:
        """Somebody presses the message: what is not painted yet may not be needed."""
        self._give_up()

    def answered(self, press: Interaction) -> None:
        """Another press of the message is answered, maybe with a picture of its own."""
        self._is_replaced = self._is_replaced or pictured_at(press) > self._since
        self._over.set()

    def replaced(self) -> None:
        """The message is to get another picture."""
        self._is_replaced = True
        self._over.set()


class Presses:
    """The presses that are being answered."""

    def __init__(self) -> None:
        self._answering = set[Interaction]()
        self._all_answered = asyncio.Event()
        self._all_answered.set()
        self._owed = dict[int, OwedPicture]()

    def __len__(self) -> int:
        return len(self._answering)

    @contextmanager
    def answering(self, interaction: Interaction) -> Iterator[None]:
        """Somebody waits for the answer to a press."""
        self._answering.add(interaction)
        self._all_answered.clear()
        owed = self._owed.get(_message(interaction))
        if owed is not None:
            owed.pressed()
        try:
            yield
        finally:
            self.has_answered(interaction)
            owed = self._owed.get(_message(interaction))
            if owed is not None and owed.interaction is not interaction:
                owed.answered(interaction)

    async def wait(self, seconds: float) -> None:
        """Wait until no press is being answered, at most some seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._all_answered.wait()

    def has_answered(self, interaction: Interaction) -> None:
        """Nobody waits any more, even if a picture is still to come."""
        self._answering.discard(interaction)
        if not self._answering:
            self._all_answered.set()

    def is_pressed_again(self, interaction: Interaction) -> bool:
        """Whether another press of the same message is being answered."""
        same = (one for one in self._answering if _message(one) == _message(interaction))
        return any(one is not interaction for one in same)

    @contextmanager
    def owing(self, interaction: Interaction) -> Iterator[OwedPicture]:
        """The pressed message gets its picture after the answer, which is given within."""
        message = _message(interaction)
        if (before := self._owed.get(message)) is not None:
            before.replaced()
        owed = self._owed[message] = OwedPicture(self, interaction, is_stale=before is not None)
        try:
            yield owed
        finally:
            if self._owed.get(message) is owed:
                del self._owed[message]


def _message(interaction: Interaction) -> int:
    """The message that is pressed; of a command none, and nothing is owed to that."""
    return 0 if interaction.message is None else interaction.message.id


class InProgress:
    """The requests that are being answered by this process, by kind and person."""

    def __init__(self) -> None:
        self._running = set[tuple[str, int]]()

    @contextmanager
    def one(self, kind: str, user_id: int) -> Iterator[None]:
        """Run a request, and refuse a second one of its kind until it ends. Raises Refused: still-working."""
        if (kind, user_id) in self._running:
            raise Refused("still-working")
        self._running.add((kind, user_id))
        try:
            yield
        finally:
            self._running.discard((kind, user_id))
