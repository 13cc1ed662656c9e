"""Computer players: their names and temperaments, and the level suggested to a user."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import Connection

from bot.ratings.rating_updates import COMPUTER_LINEUPS
from bot.store import archive, rating_queries
from engine.ai.character import EVEN_TEMPERAMENT, Character, Level
from engine.core.data_files import load_data


class Persona(Struct, frozen=True):
    """A named computer player. Its user id is its negative number."""

    level: Level
    number: int
    name: str
    face: str
    temperament: str = EVEN_TEMPERAMENT

    def character(self, seed: int) -> Character:
        """Return how it plays in a game.

        `seed` is the same for the whole game, and determines its mistakes.
        """
        return Character(self.level, self.temperament, seed)

    @property
    def user_id(self) -> int:
        """The negative number by which tables know it."""
        return -self.number


@cache
def personas() -> tuple[Persona, ...]:
    """Return all computer players, the weakest level first."""
    return tuple(Persona(level, **one) for level in Level for one in load_data("personas")[level])


@cache
def _by_user_id() -> dict[int, Persona]:
    return {one.user_id: one for one in personas()}


def persona_of(user_id: int) -> Persona | None:
    """Return the computer player with a user id. None for a person's id."""
    return _by_user_id().get(user_id)


def free_personas(level: Level, taken: Iterable[int]) -> list[Persona]:
    """Return the computers of a level whose user ids are not `taken`."""
    seated = set(taken)
    return [one for one in personas() if one.level is level and one.user_id not in seated]


DEFAULT_LEVEL = Level.MEDIUM
"""The level suggested to users who have played a game only against people."""
NEW, NEXT, AS_BEFORE = "new", "next", "as-before"
"""Why a level is suggested: no finished game (NEW), a win at the level below (NEXT), neither."""


class Suggestion(NamedTuple):
    """A suggested level and `why`: NEXT, AS_BEFORE or NEW.

    `beaten` is the strongest level that the user has beaten.
    """

    level: Level
    why: str
    beaten: Level | None = None


def suggested_level(connection: Connection, user_id: int, game: str) -> Suggestion:
    """Return the level for a user's next game against computers, with the reason.

    It is one above the strongest they have beaten, or that one if it is the highest. Without a win it is the
    default if they know the game from people, else the weakest they met, else the first.
    """
    wins = rating_queries.against_computers(connection, user_id, game)
    met = [level for level, lineup in zip(Level, COMPUTER_LINEUPS, strict=True) if lineup in wins]
    beaten = [level for level, lineup in zip(Level, COMPUTER_LINEUPS, strict=True) if wins.get(lineup)]
    if beaten:
        return Suggestion(next_level(beaten[-1]) or beaten[-1], NEXT, beaten[-1])
    if archive.has_played_people(connection, user_id, game):
        return Suggestion(DEFAULT_LEVEL, AS_BEFORE)
    return Suggestion(met[0], AS_BEFORE) if met else Suggestion(Level.FIRST, NEW)


def next_level(level: Level) -> Level | None:
    """Return the next stronger level; None above the strongest."""
    levels = list(Level)
    return next(iter(levels[levels.index(level) + 1 :]), None)
