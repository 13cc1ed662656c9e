"""`Services`: what handlers of presses and commands work with."""

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
    """The tables, who tells of them and plays for computers, leaderboards, films, analyses, languages.

    `bot.app.client` puts them together.
    """

    manager: Manager
    publisher: Publisher
    computers: ComputerTurns
    thinker: Thinker
    background: Background
    boards: Leaderboards
    films: LongJobs
    analyses: LongJobs
    languages: Languages
    presses: Presses = field(default_factory=Presses)
    in_progress: InProgress = field(default_factory=InProgress)

    @property
    def store(self) -> Store:
        """The database."""
        return self.manager.store

    @property
    def is_busy(self) -> bool:
        """Whether a press has to share the bot with others, or with what the world is being told.

        Whatever takes longer than a question is then acknowledged at once, which is a request more. A press
        that has the bot to itself is answered as soon as it would be acknowledged.
        """
        return len(self.presses) > 1 or self.publisher.is_at_work
