"""`Services`: the dependencies of all handlers of presses and commands."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.jobs.computer_turns import ComputerTurns
from bot.jobs.computer_workers import Thinker
from bot.jobs.long_jobs import Background, LongJobs
from bot.jobs.publisher import Publisher
from bot.ratings.leaderboards import Leaderboards
from bot.store import Store
from bot.tables.languages import Languages
from bot.tables.manager import Manager
from bot.ui.presses import InProgress, Presses


@dataclass(frozen=True)
class Services:
    """Tables, publisher, computers, background work, leaderboards, videos, analyses, what-ifs and languages.

    `presses` and `in_progress` are those that this process is answering. `bot.app.client` creates it.
    """

    manager: Manager
    publisher: Publisher
    computers: ComputerTurns
    thinker: Thinker
    background: Background
    boards: Leaderboards
    videos: LongJobs
    analyses: LongJobs
    what_ifs: LongJobs
    languages: Languages
    presses: Presses = field(default_factory=Presses)
    in_progress: InProgress = field(default_factory=InProgress)

    @property
    def store(self) -> Store:
        return self.manager.store
