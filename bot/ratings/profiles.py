"""Profiles: a user's standings, the course of a rating, their opponents."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, case, func, select

from bot.ratings.earned_achievements import rarity_key
from bot.ratings.rating_model import ALL_TIME, points, season_of
from bot.store import names, rating_queries
from bot.store.names import DisplayName
from bot.store.rating_queries import (
    AGAINST,
    STANDINGS,
    Board,
    EarnedAchievement,
    Skill,
    Standing,
    read_standings,
)
from bot.store.schema import EVERYWHERE, rating_changes, ratings, results
from engine.ai.character import Level
from engine.core.types import Seat
from engine.game_registry import games


class Moment(NamedTuple):
    """A user's placing in a game, their skill after it, and when it ended (Unix time)."""

    at: int
    placing: int
    skill: Skill


class Opponent(NamedTuple):
    """The opponent met most often, the number of games, and in how many the user was placed better."""

    user_id: int
    games: int
    won: int


def standings_of(connection: Connection, guild_id: int, user_id: int) -> list[tuple[Board, Standing]]:
    """Return a user's all-time standings with people on a server (or EVERYWHERE), most games first."""
    mine = (ratings.c.user_id == user_id, ratings.c.guild_id == guild_id, ratings.c.season == ALL_TIME)
    query = STANDINGS.where(*mine, ~ratings.c.lineup.startswith(AGAINST))
    found = ((key.board, standing) for key, standing in read_standings(connection.execute(query)))
    return sorted(found, key=lambda item: (-item[1].games, item[0]))


def rating_course(connection: Connection, board: Board, user_id: int, most: int) -> list[Moment]:
    """Return a user's placings and skills after each of their last `most` games on a board, oldest first."""
    change = rating_changes.c
    query = select(change.at, change.placing, change.mu_after, change.sigma_after).where(
        *_on_board(board, user_id)
    )
    rows = connection.execute(query.order_by(change.at.desc()).limit(most)).all()
    return [Moment(at, placing, Skill(mu, sigma)) for at, placing, mu, sigma in reversed(rows)]


def worst_score(connection: Connection, board: Board, user_id: int) -> int | None:
    """Return the lowest score of the games that a user has played out on a board. None if there are none."""
    query = select(func.min(rating_changes.c.score)).where(*_on_board(board, user_id))
    found: int | None = connection.scalar(query)
    return found


def played_out(connection: Connection, board: Board, user_id: int, most: int) -> list[tuple[int, Seat]]:
    """Return where a user's last `most` games on a board that were played out are stored.

    These are pairs of table id and seat, newest first.
    """
    change = rating_changes.c
    query = (
        select(change.table_id, results.c.seat)
        .where(*_on_board(board, user_id), change.score.is_not(None))
        .where(results.c.table_id == change.table_id, results.c.user_id == user_id)
    )
    rows = connection.execute(query.order_by(change.at.desc(), change.table_id).limit(most))
    return [(table_id, seat) for table_id, seat in rows]


class Share(NamedTuple):
    """A user's wins and games of one kind, such as those in a seat."""

    wins: int
    games: int


def shares_by_seat(connection: Connection, board: Board, user_id: int) -> dict[Seat, Share]:
    """Return a user's wins and games on a board by seat, in order.

    Seats without games are left out; it is empty for duplicate matches.
    """
    change = rating_changes.c
    won = func.sum(case((change.placing == 1, 1), else_=0))
    query = (
        select(results.c.seat, won, func.count())
        .join(rating_changes, change.table_id == results.c.table_id)
        .where(*_on_board(board, user_id), results.c.user_id == user_id, results.c.lineup.is_(None))
        .group_by(results.c.seat)
        .order_by(results.c.seat)
    )
    return {seat: Share(wins, games) for seat, wins, games in connection.execute(query)}


def shares_by_level(connection: Connection, game: str, user_id: int) -> dict[str, Share]:
    """Return a user's wins and games of a game against computers, by level, weakest first.

    Levels without games are left out.
    """
    query = select(ratings.c.lineup, ratings.c.wins, ratings.c.games).where(
        ratings.c.guild_id == EVERYWHERE,
        ratings.c.game == game,
        ratings.c.lineup.startswith(AGAINST),
        ratings.c.season == ALL_TIME,
        ratings.c.user_id == user_id,
    )
    found = {lineup.removeprefix(AGAINST): Share(*rest) for lineup, *rest in connection.execute(query)}
    return {level: found[level] for level in Level if level in found}


LATELY = 100
"""Number of last games in which the usual opponent is searched."""


def usual_opponent(connection: Connection, board: Board, user_id: int) -> Opponent | None:
    """Return the opponent whom a user met most often in the last `LATELY` games on a board.

    Deleted users are left out; of several the one with the lowest id. None if there is none.
    """
    mine, theirs, at = results.alias("mine"), results.alias("theirs"), rating_changes.c.at
    lately = (
        select(rating_changes.c.table_id).where(*_on_board(board, user_id)).order_by(at.desc()).limit(LATELY)
    )
    won = func.sum(case((mine.c.placing < theirs.c.placing, 1), else_=0))
    query = (
        select(theirs.c.user_id, func.count(), won)
        .where(
            mine.c.table_id.in_(lately),
            mine.c.user_id == user_id,
            theirs.c.table_id == mine.c.table_id,
            theirs.c.side != mine.c.side,
            theirs.c.user_id > 0,
        )
        .group_by(theirs.c.user_id)
        .order_by(func.count().desc(), theirs.c.user_id)
        .limit(1)
    )
    row = connection.execute(query).first()
    return None if row is None else Opponent(*row)


def _on_board(board: Board, user_id: int) -> list[ColumnElement[bool]]:
    """Return the conditions for a user's rating changes on a board."""
    change = rating_changes.c
    return [
        change.user_id == user_id,
        change.guild_id == board.guild_id,
        change.game == board.game,
        change.lineup == board.lineup,
    ]


CHART_GAMES = 200
"""Number of last games in a chart."""


class Step(NamedTuple):
    """A user's rating after a game, whether they won it, and its season."""

    rating: int
    won: bool
    season: str


@dataclass(frozen=True)
class Profile:
    """A user's career.

    All but `standings` and `achievements` is about the board played most often. `achievements` and `levels`
    count games on all servers.

    `rank` is among `among` users. `streaks` are the longest and the current run of wins.
    """

    called: DisplayName
    standings: tuple[tuple[Board, Standing], ...]
    rank: int
    among: int
    course: tuple[Step, ...]
    streaks: tuple[int, int]
    worst: int | None
    opponent: Opponent | None
    opponent_name: DisplayName | None
    achievements: tuple[EarnedAchievement, ...]
    seats: Mapping[Seat, Share]
    levels: Mapping[str, Share]


def profile(
    connection: Connection, guild_id: int, user_id: int, viewer: int, *, is_posted: bool = False
) -> Profile | None:
    """Return a user's career on a server (or EVERYWHERE), as `viewer` may see it.

    None if they have no rated games there, and on EVERYWHERE for other viewers if they have no public name.
    `is_posted`: others read it too, so that it has no names from other servers.
    """
    if guild_id == EVERYWHERE and viewer != user_id and names.public_name(connection, user_id) is None:
        return None
    # The operator may have removed a game.
    known = [one for one in standings_of(connection, guild_id, user_id) if one[0].game in games()]
    if not known:
        return None
    board, standing = known[0]
    moments = rating_course(connection, board, user_id, CHART_GAMES)
    people = rating_queries.board_histogram(connection, board, "")
    opponent, is_own = usual_opponent(connection, board, user_id), viewer == user_id and not is_posted
    return Profile(
        names.display_names(connection, guild_id, [user_id])[user_id],
        tuple(known),
        1 + people.above(standing.rating),
        people.count,
        tuple(Step(points(one.skill), one.placing == 1, season_of(one.at)) for one in moments),
        streaks([moment.placing for moment in moments]),
        worst_score(connection, board, user_id),
        opponent,
        None
        if opponent is None
        else _opponent_name(connection, guild_id, user_id, opponent.user_id, is_own=is_own),
        tuple(
            sorted(
                rating_queries.achievements_of(connection, user_id),
                key=lambda one: rarity_key(one.achievement),
            )
        ),
        shares_by_seat(connection, board, user_id),
        shares_by_level(connection, board.game, user_id),
    )


def _opponent_name(
    connection: Connection, guild_id: int, user_id: int, other: int, *, is_own: bool
) -> DisplayName:
    """Return the display name of `other`.

    Users who alone view their own career (`is_own`) also see names from other servers.
    """
    called = names.display_names(connection, guild_id, [other])[other]
    if not is_own or called.name is not None:
        return called
    return called._replace(name=names.name_last_met(connection, user_id, other))


def streaks(placings: list[int]) -> tuple[int, int]:
    """Return the longest run of first places, and the run at the end of `placings`.

    The latter is 0 if the last game was not won.
    """
    runs = [(won, len(list(run))) for won, run in groupby(placings, lambda placing: placing == 1)]
    longest = max((length for won, length in runs if won), default=0)
    return longest, runs[-1][1] if runs and runs[-1][0] else 0
