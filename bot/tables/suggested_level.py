"""The level of a computer where its opponent chooses none: it follows what they have won."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from bot.ratings.against_computers import LINEUPS
from bot.store import archive, ratings
from engine.ai.character import Level

USUAL = Level.MEDIUM
"""For people who have played this game with other people only."""
NEW, NEXT, AS_BEFORE = "new", "next", "as-before"
"""Why a level is suggested: no game of this kind is finished, a weaker level is beaten, neither."""


class Suggestion(NamedTuple):
    """A level for a person's next opponent, and why; `beaten` is the strongest level they have beaten."""

    level: Level
    why: str
    beaten: Level | None = None


def suggested(connection: Connection, user_id: int, game: str) -> Suggestion:
    """Return the level for a person's next game against computers.

    It is the weakest until they win; then the one above the strongest that they have beaten.
    """
    wins = ratings.against_computers(connection, user_id, game)
    met = [level for level, lineup in zip(Level, LINEUPS, strict=True) if lineup in wins]
    beaten = [level for level, lineup in zip(Level, LINEUPS, strict=True) if wins.get(lineup)]
    if beaten:
        return Suggestion(above(beaten[-1]) or beaten[-1], NEXT, beaten[-1])
    if archive.has_played_people(connection, user_id, game):
        return Suggestion(USUAL, AS_BEFORE)
    return Suggestion(met[0], AS_BEFORE) if met else Suggestion(Level.FIRST, NEW)


def above(level: Level) -> Level | None:
    """Return the next stronger level; None above the strongest."""
    levels = list(Level)
    return next(iter(levels[levels.index(level) + 1 :]), None)
