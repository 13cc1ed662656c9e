"""The status page, published once a minute: in the database for other processes, in a file for the public."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from string import Template
from urllib.parse import quote

import msgspec
from babel.numbers import format_decimal

from bot import installed_version, metrics, network_errors
from bot.log_context import describe
from bot.store import ShardRange, Store, backlog, names
from bot.store.backlog import Backlog, LiveTables
from bot.store.schema import LOBBY, OFFERED, OPENING, PLAYING
from bot.tables import operator
from engine.core.catalogue import ENGLISH, Catalogue, Say, babel_locale, catalogue, languages, native_name

PATIENCE = 150
"""Seconds without a report after which a process counts as silent."""


class State(StrEnum):
    """The state of a process, or of all together. Only the latter can be PARTLY."""

    CONNECTED = "connected"
    CONNECTING = "connecting"
    PARTLY = "partly"
    SILENT = "silent"
    ENDED = "ended"


class Report(msgspec.Struct, frozen=True):
    """A process's report at a time in seconds since 1970. Without shards it runs all of them.

    `quick` is the number of seconds within which nearly every press is acknowledged; None without presses.
    """

    at: int
    since: int
    state: State
    version: str
    quick: float | None = None
    shards: tuple[int, ...] = ()

    def state_at(self, now: int) -> State:
        """Return the state at a time: SILENT if the report is too old, unless the process had ended."""
        heard_lately = now - self.at <= PATIENCE
        return self.state if heard_lately or self.state is State.ENDED else State.SILENT


@dataclass(frozen=True)
class Status:
    """The bot's status at a time: the processes' reports, the backlog, and tables by status."""

    bot: str
    now: int
    reports: tuple[Report, ...]
    shards: int | None
    backlog: Backlog
    tables: Mapping[str, int]
    notice: str | None = None

    @property
    def state(self) -> State:
        """The state that all processes share; PARTLY if they differ. Unreported shards count as SILENT."""
        states = {report.state_at(self.now) for report in self.reports}
        if self.unreported_shards:
            states.add(State.SILENT)
        return states.pop() if len(states) == 1 else State.PARTLY

    @property
    def unreported_shards(self) -> tuple[int, ...]:
        """The shards that no process has reported, in order; empty if one process runs all."""
        if self.shards is None:
            return ()
        looked_after = {shard for report in self.reports for shard in report.shards}
        return tuple(sorted(set(range(self.shards)) - looked_after))

    @property
    def quick(self) -> float | None:
        """The longest time, in seconds, in which a process acknowledges nearly all presses; None: unknown."""
        return max((report.quick for report in self.reports if report.quick is not None), default=None)

    @property
    def since(self) -> int:
        """The earliest start of the reported processes, also of silent ones, in seconds since 1970."""
        return min(report.since for report in self.reports)


MINUTE = 60


@cache
def _page_template() -> Template:
    return Template((files("data") / "status.html").read_text(encoding="utf-8"))


def files_of(first: Path) -> dict[str, Path]:
    """Return the page's file by language: English as configured, others beside it (status.de.html)."""
    others = {language: first.with_suffix(f".{language}{first.suffix}") for language in languages()[1:]}
    return {ENGLISH: first} | others


def page(status: Status, say: Catalogue, files: Mapping[str, Path]) -> str:
    """Return the HTML page in one language, with links to the others. `files` has each language's file."""
    state = status.state
    headline = say(f"status-{state}")
    is_over = state is State.ENDED
    words = {
        "title": say("status-title", bot=status.bot, headline=headline),
        "language": say.language,
        "bot": status.bot,
        "state": state,
        "headline": headline,
        "lead": say(f"status-{state}-lead"),
        "written": say("status-since" if is_over else "status-written"),
        "stale": "" if is_over else say("status-stale"),
        "versions": say(
            "status-version", version=", ".join(sorted({each.version for each in status.reports}))
        ),
    }
    parts = {
        "notice": f'<p class="notice">{escape(status.notice)}</p>' if status.notice else "",
        "time": _time_element(status.now),
        "since": "" if is_over else f"{escape(say('status-running'))} {_time_element(status.since)}",
        "languages": " · ".join(_language_link(*each) for each in files.items()),
        "figures": "".join(_figure_html(*each) for each in _figures(status, say)),
        "processes": _process_table(status, say) if status.shards is not None else "",
    }
    return _page_template().substitute({name: escape(text) for name, text in words.items()} | parts)


def _language_link(language: str, file: Path) -> str:
    name = escape(native_name(language))
    return f'<a href="{quote(file.name)}" hreflang="{language}" lang="{language}">{name}</a>'


def _time_element(at: int) -> str:
    moment = datetime.fromtimestamp(at, UTC)
    return f'<time datetime="{moment:%Y-%m-%dT%H:%M:%SZ}">{moment:%Y-%m-%d %H:%M} UTC</time>'


def _figure_html(name: str, value: str, note: str = "") -> str:
    """Return a figure in HTML. `value` is HTML already; `name` and `note` are text."""
    small = f"<small>{escape(note)}</small>" if note else ""
    return f"<div><dt>{escape(name)}</dt><dd>{value}{small}</dd></div>\n"


def _figures(status: Status, say: Say) -> Iterator[tuple[str, ...]]:
    """Yield the figures as (name, value in HTML, perhaps a note)."""
    tables = status.tables
    lobbies = sum(tables.get(state, 0) for state in (LOBBY, OFFERED, OPENING))
    yield say("status-playing"), say("status-number", number=tables.get(PLAYING, 0))
    yield say("status-lobbies"), say("status-number", number=lobbies)
    pending, minutes = status.backlog.posts, status.backlog.oldest // MINUTE
    oldest = say("status-oldest", minutes=minutes) if pending and minutes else ""
    yield say("status-pending"), say("status-number", number=pending), oldest
    if status.quick is not None:
        yield say("status-quick"), escape(_seconds_text(status.quick, say)), say("status-quick-note")


def _seconds_text(seconds: float, say: Say) -> str:
    return say("status-seconds", seconds=format_decimal(seconds, locale=babel_locale(say.language)))


def _process_table(status: Status, say: Say) -> str:
    """Return an HTML table with a row for each process, and one for all shards without a report."""
    rows = [_process_row(report, status.now, say) for report in status.reports]
    if status.unreported_shards:
        rows.append(
            _row_html(State.SILENT, _shard_list(status.unreported_shards), say(f"status-{State.SILENT}"), "")
        )
    heads = "".join(
        f"<th>{escape(say(f'status-column-{column}'))}</th>" for column in ("shards", "state", "quick")
    )
    return f"<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{''.join(rows)}</tbody>\n</table>"


def _process_row(report: Report, now: int, say: Say) -> str:
    state = report.state_at(now)
    quick = "" if report.quick is None else escape(_seconds_text(report.quick, say))
    return _row_html(state, _shard_list(report.shards), say(f"status-{state}"), quick)


def _row_html(state: State, shards: str, label: str, quick: str) -> str:
    """Return a process's row: shards, state, response time. `label` is the text of `state`, its CSS class."""
    cells = (shards, f'<span class="{state}">{escape(label)}</span>', quick)
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>\n"


def _shard_list(shards: tuple[int, ...]) -> str:
    return ", ".join(map(str, shards))


log = logging.getLogger(__name__)

MEMO = "fares "
"""The prefix of the memos in which processes report their status."""
TIMEOUT = 10.0
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
            async with asyncio.timeout(TIMEOUT):
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
            version=installed_version(),
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
        write_page(file, page(status, catalogue(language), files))


def write_page(file: Path, text: str) -> None:
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
