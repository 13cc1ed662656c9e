"""`Services`: what handlers of presses and commands work with."""

from __future__ import annotations

from dataclasses import dataclass

from bot.jobs.computer_turns import ComputerTurns
from bot.jobs.daily_expert import DailyExpert
from bot.jobs.long_jobs import LongJobs
from bot.jobs.publisher import Publisher
from bot.ratings.leaderboards import Leaderboards
from bot.tables.manager import Manager
from engine.core.catalogue import Catalogue


@dataclass(frozen=True)
class Services:
    """The tables, who tells of them and plays for computers, leaderboards, films, analyses, sentences.

    `bot.client` puts them together.
    """

    manager: Manager
    publisher: Publisher
    computers: ComputerTurns
    expert: DailyExpert
    boards: Leaderboards
    films: LongJobs
    analyses: LongJobs
    say: Catalogue
