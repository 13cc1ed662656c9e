"""Publishes the status once a minute: to other processes in the database, to everybody in a file."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from bot import metrics
from bot.log_context import describe
from bot.ops import version
from bot.ops.status_page import Report, State, Status, files_of, page
from bot.store import ShardRange, Store, backlog, key_values
from bot.store.backlog import LiveTables
from engine.core.catalogue import catalogue

log = logging.getLogger(__name__)

MEMO = "fares "
"""What the memos begin with in which several processes say how they fare."""
SECONDS = 10.0
"""How long telling may take; whoever ends the bot waits for it."""
NEARLY_ALL = 0.95
"""The part of all presses that has to be acknowledged for the bot to be called as quick as that."""


class StatusPublisher:
    """Tells what this process does, and writes a page of what all of them do."""

    def __init__(self, store: Store, file: Path | None, *, now: Callable[[], int]) -> None:
        self._store, self._file, self._now = store, file, now
        self._tables = LiveTables(store, now)
        self._since = now()

    @property
    def is_asked_for(self) -> bool:
        """Whether anybody would hear of it: there is a page, or another process that may have one."""
        return self._file is not None or self._store.share is not None

    async def tell(self, bot: str, state: State) -> None:
        """Tells what the bot of this name is doing in this process. What goes wrong is logged."""
        try:
            async with asyncio.timeout(SECONDS):
                reports = await self._exchange(self._report(state))
                if self._file is not None:
                    _write_all(self._file, await self._status(bot, reports))
        except Exception as error:
            log.warning("How the bot fares could not be told: %s", describe(error))

    def _report(self, state: State) -> Report:
        share = self._store.share
        return Report(
            at=self._now(),
            since=self._since,
            state=state,
            version=version.installed(),
            quick=metrics.acknowledged_within(NEARLY_ALL),
            shards=share.ids if share else (),
        )

    async def _exchange(self, report: Report) -> tuple[Report, ...]:
        """What all processes say of themselves, by shard; this one's word is given to the others."""
        share = self._store.share
        if share is None:
            return (report,)
        await self._store.write(
            key_values.write_value, f"{MEMO}{share.name}", msgspec.json.encode(report).decode()
        )
        memos = await self._store.read(key_values.values_starting_with, MEMO)
        found = [text for name, text in memos.items() if _is_beside(name, share)]
        return tuple(sorted((msgspec.json.decode(text, type=Report) for text in found), key=_shards))

    async def _status(self, bot: str, reports: tuple[Report, ...]) -> Status:
        share, now = self._store.share, self._now()
        pending = await self._store.read(backlog.count, now)
        shards = share.count if share else None
        return Status(bot, now, reports, shards, pending, await self._tables.counts())


def _shards(report: Report) -> tuple[int, ...]:
    return report.shards


def _is_beside(name: str, share: ShardRange) -> bool:
    """Whether a memo is of a process there is now: servers may have been divided otherwise before."""
    other = ShardRange.named(name.removeprefix(MEMO))
    return other == share or (other.count == share.count and set(other.ids).isdisjoint(share.ids))


def _write_all(first: Path, status: Status) -> None:
    """Writes the page in every language. Raises OSError."""
    files = files_of(first)
    for language, file in files.items():
        write(file, page(status, catalogue(language), files))


def write(file: Path, text: str) -> None:
    """Writes a page in place of the one before; whoever reads sees the one or the other, whole.

    Raises OSError.
    """
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as new:
        new.write(text)
    written = Path(new.name)
    try:
        # Whoever serves the page is another user than the bot.
        written.chmod(0o644)
        written.replace(file)
    finally:
        with contextlib.suppress(FileNotFoundError):
            written.unlink()
