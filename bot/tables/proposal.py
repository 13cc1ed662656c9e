"""Requests for new tables: game, channel and players."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ai.character import Level
from engine.core.catalogue import ENGLISH
from engine.core.types import GameOptions


@dataclass(frozen=True)
class Person:
    """A user of Discord."""

    id: int
    name: str


@dataclass(frozen=True)
class Proposal:
    """A requested table; `parent_id` is the channel of the public thread it is in, None outside a thread.

    `computers` is their number, `level` their level. `clock` is None if the host chose none.
    """

    game: str
    options: GameOptions
    guild_id: int
    channel_id: int
    host: Person
    invited: tuple[Person, ...] = ()
    computers: int = 0
    watches: bool = False
    """Whether computers play each other while the host watches."""
    level: Level = Level.MEDIUM
    rated: bool = True
    clock: str | None = None
    parent_id: int | None = None
    language: str = ENGLISH
    """The language of posts, unless the server's settings name another."""
    duplicate: bool = False
    """Whether it is a duplicate match of the game."""
    is_agreed: bool = False
    """Whether the invited people have agreed already, so that they need no invitation."""
