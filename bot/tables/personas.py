"""The computer players: a name and a face each, four to a level."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from engine.ai.character import EVEN_TEMPERAMENT, Character, Level
from engine.core.data_files import load_data


class Persona(Struct, frozen=True):
    """A computer player; where people have a number of the chat service, it has a negative one."""

    level: Level
    number: int
    name: str
    face: str
    temperament: str = EVEN_TEMPERAMENT

    def character(self, seed: int) -> Character:
        """How it plays in a game whose number this is."""
        return Character(self.level, self.temperament, seed)

    @property
    def user_id(self) -> int:
        """What stands in a seat in place of a person's number."""
        return -self.number


@cache
def personas() -> tuple[Persona, ...]:
    """Everybody there is, the weakest level first."""
    return tuple(Persona(level, **one) for level in Level for one in load_data("computers")[level])


def persona_of(user_id: int) -> Persona | None:
    """The computer behind a number; None for a person's."""
    return next((one for one in personas() if one.user_id == user_id), None)


def free_personas(level: Level, taken: Iterable[int]) -> list[Persona]:
    """The computers of a level that do not sit at a table yet, by the numbers of those who do."""
    seated = set(taken)
    return [one for one in personas() if one.level is level and one.user_id not in seated]
