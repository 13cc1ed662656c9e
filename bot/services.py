"""What presses and commands are answered with."""

from __future__ import annotations

from dataclasses import dataclass

from bot.due.publisher import Publisher
from bot.tables.manager import Manager
from engine.core.catalogue import Catalogue


@dataclass(frozen=True)
class Services:
    """The tables, whoever tells the world of them, and the sentences. `bot.client` puts them together."""

    manager: Manager
    publisher: Publisher
    say: Catalogue
