"""The public status: what each process reports, and what it adds up to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from bot.store.backlog import Backlog

PATIENCE = 150
"""Seconds without a word after which a process counts as silent."""


class State(StrEnum):
    """What a process is doing, or all of them together: partly is what they never do by themselves."""

    CONNECTED = "connected"
    CONNECTING = "connecting"
    PARTLY = "partly"
    SILENT = "silent"
    ENDED = "ended"


class Report(msgspec.Struct, frozen=True):
    """What a process says of itself, at a time in seconds since 1970; without shards it has them all.

    `quick` is the number of seconds within which nearly every press is acknowledged, if there was any.
    """

    at: int
    since: int
    state: State
    version: str
    quick: float | None = None
    shards: tuple[int, ...] = ()

    def state_at(self, now: int) -> State:
        """What it is doing now, as far as one can tell."""
        heard_lately = now - self.at <= PATIENCE
        return self.state if heard_lately or self.state is State.ENDED else State.SILENT


@dataclass(frozen=True)
class Status:
    """How the bot fares at a time: what its processes say, and how much there is to do."""

    bot: str
    now: int
    reports: tuple[Report, ...]
    shards: int | None
    backlog: Backlog
    tables: Mapping[str, int]

    @property
    def state(self) -> State:
        """What all processes together are doing."""
        states = {report.state_at(self.now) for report in self.reports}
        if self.nobodys:
            states.add(State.SILENT)
        return states.pop() if len(states) == 1 else State.PARTLY

    @property
    def nobodys(self) -> tuple[int, ...]:
        """The shards of which no process has ever said anything."""
        if self.shards is None:
            return ()
        looked_after = {shard for report in self.reports for shard in report.shards}
        return tuple(sorted(set(range(self.shards)) - looked_after))

    @property
    def quick(self) -> float | None:
        """The number of seconds within which nearly every press is acknowledged, everywhere."""
        return max((report.quick for report in self.reports if report.quick is not None), default=None)

    @property
    def since(self) -> int:
        """Since when the process runs that has been running longest."""
        return min(report.since for report in self.reports)
