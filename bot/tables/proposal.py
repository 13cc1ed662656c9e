"""What a new table is to be: which game, where, and with whom."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ai.character import Level
from engine.core.catalogue import ENGLISH
from engine.core.types import GameOptions


@dataclass(frozen=True)
class Person:
    """Somebody on the chat service."""

    id: int
    name: str


@dataclass(frozen=True)
class Proposal:
    """A game somebody wants to host; `parent_id` is the channel of the public thread it is played in."""

    game: str
    options: GameOptions
    guild_id: int
    channel_id: int
    host: Person
    invited: tuple[Person, ...] = ()
    computers: int = 0
    watches: bool = False
    """Whether computers play each other, and the host looks on."""
    level: Level = Level.MEDIUM
    rated: bool = True
    clock: str | None = None
    parent_id: int | None = None
    language: str = ENGLISH
    """In which everybody reads of it, unless the server's settings say otherwise."""
    duplicate: bool = False
    """Whether it is a duplicate match of that game."""
