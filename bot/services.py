"""What presses and commands are answered with."""

from __future__ import annotations

from dataclasses import dataclass

from bot.due.computers import Computers
from bot.due.filming import Films
from bot.due.publisher import Publisher
from bot.standings.boards import Boards
from bot.tables.manager import Manager
from engine.core.catalogue import Catalogue


@dataclass(frozen=True)
class Services:
    """The tables, whoever tells the world of them or plays for computers, leaderboards, films, sentences.

    `bot.client` puts them together.
    """

    manager: Manager
    publisher: Publisher
    computers: Computers
    boards: Boards
    films: Films
    say: Catalogue
