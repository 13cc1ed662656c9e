"""Queries about leagues: their seasons, members, players and games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Exists,
    delete,
    exists,
    func,
    select,
    update,
)
from sqlalchemy import Table as Rows

from bot.features.league.league_rules import Pair, Score
from bot.store import table_queries
from bot.store.dialects import add_if_new, insertion
from bot.store.schema import (
    PLAYING,
    AnyRow,
    league_games,
    league_members,
    league_players,
    league_seasons,
    moves,
    seats,
    tables,
)
from bot.tables.proposal import Person
from engine.core.game_log import LATE, NO_ACTIONS


@dataclass(frozen=True)
class Season:
    """A season of a server's league, from 1, and the message that shows it. Times are Unix seconds.

    `begins_at` is None until enough members are in, `seed` and `ends_at` until it has begun, `closed_at`
    until it is over. A season that was stopped loses its `ends_at`.
    """

    guild_id: int
    season: int
    begins_at: int | None = None
    ends_at: int | None = None
    closed_at: int | None = None
    seed: str | None = None
    channel_id: int | None = None
    message_id: int | None = None
    content_hash: str = ""
    edited_at: int = 0

    @property
    def is_running(self) -> bool:
        """Whether it has begun and is not over."""
        return self.seed is not None and self.closed_at is None

    @property
    def was_stopped(self) -> bool:
        """Whether it ended early because the league was turned off."""
        return self.closed_at is not None and self.ends_at is None


@dataclass(frozen=True)
class LeaguePlayer:
    """A player of a season: the group (`pool`) and the place in it, and when they left the season."""

    user_id: int
    name: str
    pool: int
    place: int
    left_at: int | None = None


@dataclass(frozen=True)
class LeagueGame:
    """An opened game of a season: its group, places and table.

    `score` is None before the end, and if it does not count.
    """

    pool: int
    pair: Pair
    table_id: int
    score: Score | None
    ended_at: int | None


def newest_season(connection: Connection, guild_id: int) -> Season | None:
    """Return a server's newest season, or None."""
    return _newest_with(connection, guild_id)


def last_finished_season(connection: Connection, guild_id: int) -> Season | None:
    """Return a server's newest season that was played to its end, or None."""
    finished = (league_seasons.c.closed_at.is_not(None), league_seasons.c.ends_at.is_not(None))
    return _newest_with(connection, guild_id, *finished)


def _newest_with(connection: Connection, guild_id: int, *conditions: ColumnElement[bool]) -> Season | None:
    """Return a server's newest season that meets all conditions, or None."""
    found = select(*league_seasons.c).where(league_seasons.c.guild_id == guild_id, *conditions)
    row = connection.execute(found.order_by(league_seasons.c.season.desc()).limit(1)).first()
    return None if row is None else Season(*row)


def add_season(connection: Connection, guild_id: int, season: int) -> None:
    """Add a season (by its number), which has not begun. Does nothing if it exists."""
    add_if_new(connection, league_seasons, **vars(Season(guild_id, season)))


def change_season(connection: Connection, season: Season, /, **columns: Any) -> Season:
    """Write columns of a season, and return it with them."""
    changed = replace(season, **columns)
    if changed != season:
        this = _season_conditions(league_seasons, season)
        connection.execute(update(league_seasons).where(*this).values(**columns))
    return changed


def delete_season(connection: Connection, season: Season) -> None:
    """Delete a season, which must not have begun."""
    connection.execute(delete(league_seasons).where(*_season_conditions(league_seasons, season)))


def _season_conditions(rows: Rows, season: Season) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for a season's rows in a table of leagues."""
    return rows.c.guild_id == season.guild_id, rows.c.season == season.season


# Members


def join(connection: Connection, guild_id: int, person: Person, now: int) -> None:
    """Enter a user in a server's league, or store their new name."""
    row = {"guild_id": guild_id, "user_id": person.id, "name": person.name, "joined_at": now}
    added = insertion(connection, league_members).values(**row)
    here = [league_members.c.guild_id, league_members.c.user_id]
    connection.execute(added.on_conflict_do_update(index_elements=here, set_={"name": person.name}))


def leave(connection: Connection, guild_id: int, user_id: int) -> None:
    """Delete a user from the members of a server's league.

    They stay a player of a running season, unless `drop` takes them out.
    """
    mine = (league_members.c.guild_id == guild_id, league_members.c.user_id == user_id)
    connection.execute(delete(league_members).where(*mine))


def members(connection: Connection, guild_id: int) -> list[Person]:
    """Return the members of a server's league by when they joined."""
    here = select(league_members.c.user_id, league_members.c.name).where(
        league_members.c.guild_id == guild_id
    )
    by_age = here.order_by(league_members.c.joined_at, league_members.c.user_id)
    return [Person(*row) for row in connection.execute(by_age)]


# Players of a season


def add_players(connection: Connection, season: Season, players: Iterable[LeaguePlayer]) -> None:
    """Add the players of a season."""
    about = {"guild_id": season.guild_id, "season": season.season}
    connection.execute(insertion(connection, league_players), [{**about, **vars(one)} for one in players])


def players(connection: Connection, season: Season) -> list[LeaguePlayer]:
    """Return the players of a season, by group and place."""
    columns = [league_players.c[name] for name in LeaguePlayer.__dataclass_fields__]
    mine = _season_conditions(league_players, season)
    ordered = select(*columns).where(*mine).order_by(league_players.c.pool, league_players.c.place)
    return [LeaguePlayer(*row) for row in connection.execute(ordered)]


def _player_conditions(season: Season, user_id: int) -> tuple[ColumnElement[bool], ...]:
    return (*_season_conditions(league_players, season), league_players.c.user_id == user_id)


def drop(connection: Connection, season: Season, user_id: int, now: int) -> None:
    """Store when a player left a season. Does nothing for others, and those who have left."""
    mine = (*_player_conditions(season, user_id), league_players.c.left_at.is_(None))
    connection.execute(update(league_players).where(*mine).values(left_at=now))


def replace_player(connection: Connection, season: Season, player: LeaguePlayer, other: Person) -> None:
    """Give a player's place to another person, and delete all its games so that they are opened again."""
    mine = (league_games.c.first == player.place) | (league_games.c.second == player.place)
    here = (*_season_conditions(league_games, season), league_games.c.pool == player.pool)
    connection.execute(delete(league_games).where(*here, mine))
    changed = update(league_players).where(*_player_conditions(season, player.user_id))
    connection.execute(changed.values(user_id=other.id, name=other.name, left_at=None))


def running_seasons_of(connection: Connection, user_id: int) -> list[Season]:
    """Return the seasons that are not closed and in which a user plays or has played."""
    same = (
        league_players.c.guild_id == league_seasons.c.guild_id,
        league_players.c.season == league_seasons.c.season,
    )
    mine = (league_players.c.user_id == user_id, league_seasons.c.closed_at.is_(None))
    return [Season(*row) for row in connection.execute(select(*league_seasons.c).where(*same, *mine))]


def servers_of(connection: Connection, user_id: int) -> list[int]:
    """Return the ids of the servers in whose leagues a user is, plays or has played, lowest first."""
    member = select(league_members.c.guild_id).where(league_members.c.user_id == user_id)
    player = select(league_players.c.guild_id).where(league_players.c.user_id == user_id)
    return sorted(connection.scalars(member.union(player)))


def has_moved(connection: Connection, season: Season, user_id: int) -> bool:
    """Return whether a user has made a move in any game of a season, as for `has_moved_at`."""
    at = select(league_games.c.table_id).where(*_season_conditions(league_games, season))
    return _has_moved(connection, seats.c.table_id.in_(at), user_id)


def has_moved_at(connection: Connection, table_id: int, user_id: int) -> bool:
    """Return whether a user has made a move at a table, other than resigning or through a computer."""
    return _has_moved(connection, seats.c.table_id == table_id, user_id)


def _has_moved(connection: Connection, where: ColumnElement[bool], user_id: int) -> bool:
    """Return whether a user has made a move at any of the tables, as for `has_moved_at`."""
    mine = (where, seats.c.user_id == user_id, moves.c.table_id == seats.c.table_id)
    own = (moves.c.seat == seats.c.seat, moves.c.text.not_in(NO_ACTIONS), ~_by_substitute())
    return bool(connection.scalar(select(func.count()).select_from(moves).where(*mine, *own)))


def _by_substitute() -> Exists:
    """Return the condition for moves by a computer for a player whose time was up.

    No other seat has moved between the entry that says so and the move.
    """
    late, other = moves.alias("late"), moves.alias("other")
    between = (other.c.version > late.c.version, other.c.version < moves.c.version)
    elsewhere = (other.c.table_id == moves.c.table_id, other.c.seat != moves.c.seat)
    is_over = exists().where(*elsewhere, *between).correlate(moves, late)
    same_seat = (late.c.table_id == moves.c.table_id, late.c.seat == moves.c.seat, late.c.text == LATE)
    return exists().where(*same_seat, late.c.version < moves.c.version, ~is_over).correlate(moves)


# Games


def add_game(connection: Connection, season: Season, pool: int, pair: Pair, table_id: int) -> bool:
    """Store that a game was opened at a table. Return False, without a change, if it was opened before."""
    row = {"pool": pool, "first": pair[0], "second": pair[1], "table_id": table_id}
    return add_if_new(connection, league_games, guild_id=season.guild_id, season=season.season, **row)


def games(connection: Connection, season: Season) -> list[LeagueGame]:
    """Return the opened games of a season, by group and places."""
    found = select(*league_games.c).where(*_season_conditions(league_games, season))
    ordered = found.order_by(league_games.c.pool, league_games.c.first, league_games.c.second)
    return [_read_game(row) for row in connection.execute(ordered)]


def game_at(connection: Connection, table_id: int) -> tuple[Season, LeagueGame] | None:
    """Return the game that is played at a table, with its season; None if it is no game of a league."""
    row = connection.execute(select(*league_games.c).where(league_games.c.table_id == table_id)).first()
    if row is None:
        return None
    here = (league_seasons.c.guild_id == row.guild_id, league_seasons.c.season == row.season)
    season = connection.execute(select(*league_seasons.c).where(*here)).one()
    return Season(*season), _read_game(row)


def _read_game(row: AnyRow) -> LeagueGame:
    *_, pool, first, second, table_id, first_points, second_points, winner, ended_at = row
    pair = (first, second)
    score = None if first_points is None else Score(pair, (first_points, second_points), winner)
    return LeagueGame(pool, pair, table_id, score, ended_at)


def end_game(connection: Connection, table_id: int, score: Score | None, now: int) -> None:
    """Store that the game at a table is over, with its result if it counts (None: it does not).

    Replaces an earlier result.
    """
    points = (None, None) if score is None else score.points
    winner = None if score is None else score.winner
    ended = {"first_points": points[0], "second_points": points[1], "winner": winner, "ended_at": now}
    connection.execute(update(league_games).where(league_games.c.table_id == table_id).values(**ended))


def void_games(connection: Connection, season: Season, user_id: int, ended_at: int) -> None:
    """Store that a user's games of a season do not count, of those that ended at the Unix time `ended_at`."""
    at = select(seats.c.table_id).where(seats.c.user_id == user_id)
    mine = (*_season_conditions(league_games, season), league_games.c.table_id.in_(at))
    void = {"first_points": None, "second_points": None, "winner": None}
    connection.execute(update(league_games).where(*mine, league_games.c.ended_at == ended_at).values(**void))


def running_tables(connection: Connection, season: Season) -> set[int]:
    """Return the ids of the tables at which games of a season are running."""
    at = (league_games.c.table_id == tables.c.id, tables.c.status == PLAYING)
    return set(connection.scalars(select(tables.c.id).where(*_season_conditions(league_games, season), *at)))


def has_table(connection: Connection, channel_id: int) -> bool:
    """Return whether a channel has a lobby, or has ever had a game."""
    found = (table_queries.live_in_channel, table_queries.newest_in_channel)
    return any(of_channel(connection, channel_id) is not None for of_channel in found)


def people_of(season_players: Sequence[LeaguePlayer]) -> set[int]:
    """Return the user ids of players who have not left."""
    return {one.user_id for one in season_players if one.left_at is None}
