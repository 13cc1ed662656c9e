"""The kinds of tables in benchmarks: each game in its main variants."""

from __future__ import annotations

from typing import Any, NamedTuple

from benchmarks.loopback.payloads import Json
from engine.game_registry import games

BOOLEAN = 5
"""Discord's numbers for types of options."""


class Kind(NamedTuple):
    """A game with its options and number of players."""

    name: str
    game: str
    players: int
    chosen: tuple[str, ...] = ()

    @property
    def options(self) -> Any:
        """The options as the game expects them."""
        return games()[self.game].Options(**dict.fromkeys(self.chosen, True))

    @property
    def command(self) -> Json:
        """The subcommand of `/play` that opens this kind of table."""
        options = [{"type": BOOLEAN, "name": option, "value": True} for option in self.chosen]
        return {"type": 1, "name": self.game.replace("_", "-"), "options": options}


KINDS = (
    Kind("duel", "lost_cities", 2),
    Kind("partners", "lost_cities", 4, ("partners",)),
    Kind("board game", "lost_cities_board", 3),
    Kind("Tikal", "tikal", 3),
    Kind("auction", "tikal", 4, ("auction",)),
)
