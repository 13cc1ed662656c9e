"""Computer players: their names and temperaments, the level suggested to a user, and their seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from msgspec import Struct
from sqlalchemy import Connection

from bot.errors import Refused
from bot.ratings.rating_updates import COMPUTER_LINEUPS
from bot.store import Player, Table, archive, rating_queries
from bot.store.records import is_computer
from bot.store.transaction import TableTransaction
from bot.tables import rated_games
from engine.ai.character import EVEN_TEMPERAMENT, Character, Level
from engine.core.data_files import load_data
from engine.core.types import Seat


class Persona(Struct, frozen=True):
    """A named computer player. Its user id is its negative number."""

    level: Level
    number: int
    name: str
    face: str
    temperament: str = EVEN_TEMPERAMENT

    def character(self, seed: int) -> Character:
        """Return how it plays in a game. `seed`, the same for the whole game, determines its mistakes."""
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


SUBSTITUTE_LEVEL = Level.MEDIUM
"""The level of a substitute for one turn if no computer plays at the table."""
RATED_GAME_LEVEL = Level.EASY
"""The level of any substitute in a rated game, so that leaving is no advantage."""


def change_level(change: TableTransaction, user_id: int, level: Level) -> Table:
    """Replace a game's computers by ones of another level, and make all messages pending again.

    Return the table. Allowed until a person has taken a step, in a running game against computers. Raises
    Refused: not-host, level-fixed (too late), no-such-choice.
    """
    table = change.table
    if table.host_id != user_id:
        raise Refused("not-host", table)
    people = {player.seat for player in table.players if not is_computer(player.user_id)}
    begun = any(logged.entry.seat in people for logged in change.log())
    if begun or not table.is_playing or not rated_games.is_against_computers(table):
        raise Refused("level-fixed", table)
    seats = [player.seat for player in table.players if is_computer(player.user_id)]
    new = {player.seat: player for player in computer_seats(level, seats, change.now)}
    change.seat(new.get(player.seat, player) for player in table.players)
    change.mark_pending_since(0)
    return change.table


def computer_seats(level: Level, seats: list[Seat], now: int, others: Sequence[Player] = ()) -> list[Player]:
    """Return computers of a level for some seats, none of whom is among `others`.

    The time `now` selects the first. Raises Refused: no-such-choice if too few are free.
    """
    seated = {player.user_id for player in others}
    free = [one for one in personas() if one.level is level and one.user_id not in seated]
    if len(free) < len(seats):
        raise Refused("no-such-choice")
    first = now % len(free) if free else 0
    return [
        Player(seat, one.user_id, one.name, joined=True, computer=level)
        for seat, one in zip(seats, [*free[first:], *free[:first]], strict=False)
    ]


def character_of(table: Table, seat: Seat, seed: int) -> Character:
    """Return how a computer plays in a seat.

    It has its persona's temperament, or none if it plays for a person. `seed` determines its mistakes; pass
    the same number in the whole game.
    """
    persona = persona_of(table.players[seat].user_id)
    temperament = EVEN_TEMPERAMENT if persona is None else persona.temperament
    return Character(level_of(table, seat), temperament, seed + seat)


def level_of(table: Table, seat: Seat) -> Level:
    """Return the level of a computer that plays in a seat, even if only for one turn.

    It is RATED_GAME_LEVEL in a rated game, else its own, that of the table's first computer, or
    SUBSTITUTE_LEVEL.
    """
    if rated_games.is_rated(table):
        return RATED_GAME_LEVEL
    levels = [table.players[seat].computer, *(player.computer for player in table.players)]
    return next((Level(level) for level in levels if level is not None), SUBSTITUTE_LEVEL)
