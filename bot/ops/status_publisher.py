"""Publishes the bot's status once a minute: in the database for other processes, in a file for the public."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from bot import metrics, network_errors
from bot.log_context import describe
from bot.ops import version
from bot.ops.status_page import Report, State, Status, files_of, page
from bot.store import ShardRange, Store, backlog, names
from bot.store.backlog import LiveTables
from bot.tables import operator
from engine.core.catalogue import catalogue

log = logging.getLogger(__name__)

MEMO = "fares "
"""The prefix of the memos in which processes report their status."""
SECONDS = 10.0
"""Seconds until publishing times out. A shutdown waits for it."""
NEARLY_ALL = 0.95
"""The share of presses that the reported acknowledgement time covers."""


class StatusPublisher:
    """Reports the status of this process, and writes a page with that of all if `file` is given."""

    def __init__(self, store: Store, file: Path | None, *, now: Callable[[], int]) -> None:
        self._store, self._file, self._now = store, file, now
        self._tables = LiveTables(store, now)
        self._since = now()

    @property
    def is_wanted(self) -> bool:
        """Whether a status page may exist: a file is configured here, or may be in another process."""
        return self._file is not None or self._store.share is not None

    async def publish(self, bot: str, state: State) -> None:
        """Store this process's report, and write the page about all processes if its file is configured.

        `bot` is the bot's name. Failures are logged, not raised; those of the database once an hour.
        """
        try:
            async with asyncio.timeout(SECONDS):
                reports = await self._exchange_reports(self._own_report(state))
                if self._file is not None:
                    _write_pages(self._file, await self._status_of_all(bot, reports))
        except Exception as error:
            if network_errors.is_database_outage(error):
                network_errors.warn(error)
                return
            log.warning("The status could not be published; the next try is in a minute: %s", describe(error))

    def _own_report(self, state: State) -> Report:
        """Return the report of this process's shards."""
        share = self._store.share
        return Report(
            at=self._now(),
            since=self._since,
            state=state,
            version=version.installed(),
            quick=metrics.acknowledged_within(NEARLY_ALL),
            shards=share.ids if share else (),
        )

    async def _exchange_reports(self, report: Report) -> tuple[Report, ...]:
        """Store this process's report, and return the newest of each process, lowest shard first.

        Reports for another number of shards are left out. Without shards there is only its own, which is not
        stored.
        """
        share = self._store.share
        if share is None:
            return (report,)
        await self._store.write(
            names.write_value, f"{MEMO}{share.name}", msgspec.json.encode(report).decode()
        )
        memos = await self._store.read(names.values_starting_with, MEMO)
        found = [text for name, text in memos.items() if _is_beside(name, share)]
        reports = (msgspec.json.decode(text, type=Report) for text in found)
        return tuple(sorted(reports, key=lambda report: report.shards))

    async def _status_of_all(self, bot: str, reports: tuple[Report, ...]) -> Status:
        """Return the status from the reports of all processes, with the counts that the database gives."""
        share, now = self._store.share, self._now()
        pending = await self._store.read(backlog.count, now)
        shards = share.count if share else None
        notice = (await self._store.read(operator.decisions)).in_force(now).notice
        words = None if notice is None else notice.text
        return Status(bot, now, reports, shards, pending, await self._tables.counts(), words)


def _is_beside(name: str, share: ShardRange) -> bool:
    """Return whether a report is of this process, or of one with other shards of the same total.

    Others are outdated.
    """
    other = ShardRange.named(name.removeprefix(MEMO))
    return other == share or (other.count == share.count and set(other.ids).isdisjoint(share.ids))


def _write_pages(first: Path, status: Status) -> None:
    """Write the page in each language; `first` is the file of the first. Raises OSError."""
    files = files_of(first)
    for language, file in files.items():
        write(file, page(status, catalogue(language), files))


def write(file: Path, text: str) -> None:
    """Replace a file atomically by one that all users may read.

    The text is first written to a temporary file in the same folder. Raises OSError.
    """
    handle, name = tempfile.mkstemp(dir=file.parent)
    written = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as new:
            new.write(text)
        # The web server usually runs as another user.
        written.chmod(0o644)
        written.replace(file)
    finally:
        with contextlib.suppress(FileNotFoundError):
            written.unlink()
