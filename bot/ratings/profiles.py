"""A profile: what somebody's rated games add up to, and how the rating they play for most went."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection

from bot.ratings.medals import commonness
from bot.ratings.rating_model import points
from bot.ratings.seasons import season_of
from bot.store import Database, achievements, names, profiles, rating_histogram
from bot.store.achievements import Remembered
from bot.store.names import Called
from bot.store.profiles import Opponent
from bot.store.ratings import EVERYWHERE, Board, Standing
from engine.registry import games

SHOWN = 200
"""So many of the last games a chart tells of."""


class Step(NamedTuple):
    """What a game left somebody with: the rating, whether it was won, the season it was in."""

    rating: int
    won: bool
    season: str


@dataclass(frozen=True)
class Profile:
    """Somebody's standings, the board they play most often on first; the rest is about that board.

    `rank` is theirs among so many (`among`), `course` is what each of the last games left them with,
    `streaks` the longest run of wins among them and the one that lasts. Achievements are those of
    everywhere, the rarest first. `called` is what they are called where somebody looks, and `met` what the
    opponent is.
    """

    called: Called
    standings: tuple[tuple[Board, Standing], ...]
    rank: int
    among: int
    course: tuple[Step, ...]
    streaks: tuple[int, int]
    worst: int | None
    opponent: Opponent | None
    met: Called | None
    achievements: tuple[Remembered, ...]


async def profile(database: Database, guild_id: int, user_id: int, viewer: int) -> Profile | None:
    """Somebody's career on a server (or EVERYWHERE), as another person looks at it from there.

    None for who has not finished a rated game there, and everywhere for who shows no name there.
    """
    return await database.read(_career, guild_id, user_id, viewer)


def _career(connection: Connection, guild_id: int, user_id: int, viewer: int) -> Profile | None:
    if guild_id == EVERYWHERE and viewer != user_id and names.public_name(connection, user_id) is None:
        return None
    # Whoever runs the bot may have taken a game away.
    known = [one for one in profiles.standings_of(connection, guild_id, user_id) if one[0].game in games()]
    if not known:
        return None
    board, standing = known[0]
    moments = profiles.course(connection, board, user_id, SHOWN)
    people = rating_histogram.of_board(connection, board, "")
    opponent = profiles.opponent(connection, board, user_id)
    return Profile(
        names.called(connection, guild_id, [user_id])[user_id],
        tuple(known),
        1 + people.above(standing.rating),
        people.count,
        tuple(Step(points(one.skill), one.placing == 1, season_of(one.at)) for one in moments),
        streaks([moment.placing for moment in moments]),
        profiles.worst(connection, board, user_id),
        opponent,
        None if opponent is None else _met(connection, guild_id, user_id, opponent.user_id, viewer),
        tuple(
            sorted(achievements.of_person(connection, user_id), key=lambda one: commonness(one.achievement))
        ),
    )


def _met(connection: Connection, guild_id: int, user_id: int, other: int, viewer: int) -> Called:
    """What an opponent is called; whoever looks at their own career knows whom they have met."""
    called = names.called(connection, guild_id, [other])[other]
    if viewer != user_id or called.name is not None:
        return called
    return called._replace(name=names.among_themselves(connection, user_id, other))


def streaks(placings: list[int]) -> tuple[int, int]:
    """The longest run of first places, and the one at the end."""
    runs = [(won, len(list(run))) for won, run in groupby(placings, lambda placing: placing == 1)]
    longest = max((length for won, length in runs if won), default=0)
    return longest, runs[-1][1] if runs and runs[-1][0] else 0
