"""Games played in a world: which game, options, number of players and clock."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tests.world.discord_world import Person
from tests.world.payloads import Json, member, user

SUBCOMMAND, TEXT, WHOLE, TRUTH, USER = 1, 3, 4, 5, 6
"""Discord's numbers for types of options."""
CLOCKS = (None, None, "12h", "1d", "3d", "bank 3d +12h ≤5d")
LEVELS = ("easy", "medium", "hard", "expert")
_GAMES: tuple[tuple[str, tuple[int, ...], tuple[str, ...]], ...] = (
    ("lost-cities", (2,), ()),
    ("lost-cities", (2,), ()),
    ("lost-cities", (4,), ("partners",)),
    ("lost-cities-board", (2, 3, 4), ()),
    ("lost-cities-board", (2, 3), ("up-or-down",)),
    ("lost-cities-board", (2, 3, 4), ("free-first-card",)),
    ("tikal", (2, 3, 4), ()),
    ("tikal", (2, 3), ("auction",)),
)
"""Each game with its possible numbers of seats and options."""
_OFTEN = (4, 4, 3, 4, 3, 3, 1, 1)
"""Weights of the games: Tikal takes five times as many presses as the others."""


class TableIdea(NamedTuple):
    """A table that a person would like to open."""

    game: str
    seats: int
    options: tuple[str, ...]
    computers: int
    level: str
    clock: str | None
    rated: bool
    in_thread: bool

    @property
    def guests(self) -> int:
        return self.seats - 1 - self.computers

    def command(self, invited: list[Person]) -> Json:
        """Return the `/play` command that opens the table."""
        chosen: list[Json] = [{"type": TRUTH, "name": option, "value": True} for option in self.options]
        chosen += [
            {"type": WHOLE, "name": "computers", "value": self.computers},
            {"type": TEXT, "name": "level", "value": self.level},
            {"type": TRUTH, "name": "rated", "value": self.rated},
            {"type": TRUTH, "name": "thread", "value": self.in_thread},
        ]
        if self.clock is not None:
            chosen.append({"type": TEXT, "name": "clock", "value": self.clock})
        if self.game == "lost-cities-board":
            chosen.append({"type": TEXT, "name": "length", "value": "short"})
        if self.game == "lost-cities":
            chosen.append({"type": WHOLE, "name": "rounds", "value": 1})
        for number, guest in enumerate(invited, start=1):
            name = "opponent" if number == 1 else f"opponent{number}"
            chosen.append({"type": USER, "name": name, "value": str(guest.id)})
        typed = {"type": SUBCOMMAND, "name": self.game, "options": chosen}
        known = {
            "users": {str(guest.id): user(guest.id, guest.name) for guest in invited},
            "members": {str(guest.id): member(guest.id, guest.name) for guest in invited},
        }
        return {"id": "1", "name": "play", "type": 1, "options": [typed], "resolved": known}


def idea(random: Random, *, with_clock: bool = False, of: str = "") -> TableIdea:
    """Return a random table, of the game `of` if it is given."""
    kinds = [kind for kind in zip(_GAMES, _OFTEN, strict=True) if kind[0][0] == of or not of]
    game, numbers, options = random.choices(*zip(*kinds, strict=True))[0]
    seats = random.choice(numbers)
    computers = 0 if "partners" in options else random.choice((0, 0, *range(seats)))
    return TableIdea(
        game,
        seats,
        options,
        computers,
        random.choice(LEVELS),
        random.choice(CLOCKS[2:] if with_clock else CLOCKS),
        random.random() < 0.7,
        random.random() < 0.2,
    )
