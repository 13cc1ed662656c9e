"""Queries for tables with their players, preferences and moves.

Statements are built once with parameters, which takes longer than running them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    ScalarSelect,
    Select,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    or_,
    select,
    union_all,
)
from sqlalchemy import String as Text
from sqlalchemy import Table as Rows

from bot.store import message_queries, sharding
from bot.store.dialects import HOST, SERVER_TABLES, advisory_lock, insertion
from bot.store.jobs import CLOCK
from bot.store.records import (
    DEFAULT_PREFERENCES,
    FORMER,
    Attempted,
    Interval,
    Logged,
    OpenMessage,
    Player,
    Preferences,
    Progress,
    Table,
)
from bot.store.schema import (
    LIVE,
    LOBBY,
    OPENING,
    PLAYED,
    PLAYING,
    SEATED,
    WAITING,
    AnyRow,
    AnySelect,
    Condition,
    Fields,
    absences,
    clock_stops,
    direct_channels,
    jobs,
    moves,
    seats,
    table_leases,
    tables,
    user_preferences,
)
from bot.store.sharding import ShardRange
from engine.core.game_log import Entry


def _intervals_query(rows: Rows, condition: Condition) -> ScalarSelect[str]:
    """Select all intervals that belong to a row in one text, in no order, such as `100-200,300-400`."""
    one = cast(rows.c.begins, Text) + "-" + cast(rows.c.ends, Text)
    return select(func.aggregate_strings(one, ",")).where(condition).scalar_subquery()


_STOPS = _intervals_query(clock_stops, clock_stops.c.table_id == tables.c.id)
_ABSENCES = _intervals_query(absences, absences.c.user_id == seats.c.user_id)
_FIELDS = [field.name for field in fields(Table) if field.name not in ("players", "clock_stops")]
_TABLE = [*(tables.c[name] for name in _FIELDS), _STOPS]
_SEAT = [seats.c[field.name] for field in fields(Player) if field.name != "preferences"]
_WISHES = [user_preferences.c[field.name] for field in fields(Preferences) if field.name != "absences"]
TABLES = (
    select(*_TABLE, *_SEAT, *_WISHES, _ABSENCES)
    .select_from(
        tables.outerjoin(seats).outerjoin(user_preferences, user_preferences.c.user_id == seats.c.user_id)
    )
    .order_by(tables.c.id, seats.c.seat)
)
"""A query for tables with one row per player, oldest table first."""
_ONE_TABLE = TABLES.where(tables.c.id == bindparam("of_table"))
_PROGRESS = select(*(tables.c[name] for name in Progress._fields)).where(tables.c.id == bindparam("of_table"))
_OWN_WISHES = select(
    user_preferences.c.user_id,
    *_WISHES,
    _intervals_query(absences, absences.c.user_id == user_preferences.c.user_id),
).where(user_preferences.c.user_id.in_(bindparam("of_users", expanding=True)))
_LOG = (
    select(moves.c.version, moves.c.seat, moves.c.text)
    .where(moves.c.table_id == bindparam("of_table"), moves.c.version > bindparam("after"))
    .order_by(moves.c.version)
)


def read_table(connection: Connection, table_id: int) -> Table | None:
    """Return a table with its players by its id, or None."""
    rows = connection.execute(_ONE_TABLE, {"of_table": table_id}).all()
    return _parse_table(rows) if rows else None


def read_progress(connection: Connection, table_id: int) -> Progress | None:
    """Return what shows whether a copy of a table is current; None if there is no such table."""
    row = connection.execute(_PROGRESS, {"of_table": table_id}).first()
    return None if row is None else Progress(*row)


def read_tables(connection: Connection, /, query: AnySelect, **given: int) -> tuple[Table, ...]:
    """Return the tables of a query (`TABLES` with a condition), oldest first. `given` are its parameters."""
    answered = connection.execute(query, given).all()
    return tuple(_parse_table(list(own)) for _, own in groupby(answered, itemgetter(0)))


def _parse_table(rows: Sequence[AnyRow]) -> Table:
    """Return the table in `rows` of `TABLES`, one per player; without players there is one row."""
    width = len(_TABLE)
    seated = [row[width:] for row in rows if row[width] is not None]
    columns = dict(zip(_FIELDS, rows[0], strict=False))
    stops = _parse_intervals(rows[0][width - 1])
    return Table(**columns, clock_stops=stops, players=tuple(map(_parse_player, seated)))


def _parse_player(row: Fields) -> Player:
    seat, preferences = row[: len(_SEAT)], row[len(_SEAT) :]
    # All columns are NULL if the player has no row of preferences.
    return Player(
        *(*seat, DEFAULT_PREFERENCES if preferences[0] is None else _parse_preferences(preferences))
    )


def _parse_preferences(row: Fields) -> Preferences:
    columns = (*row[:-1], _parse_intervals(row[-1]))
    return Preferences(*columns)


def _parse_intervals(text: str | None) -> tuple[Interval, ...]:
    """Parse stored intervals, such as `100-200,300-400`; none for None or an empty text."""
    if not text:
        return ()
    return tuple(Interval(*map(int, interval.split("-"))) for interval in text.split(","))


def preferences_by_user(connection: Connection, user_ids: Iterable[int]) -> dict[int, Preferences]:
    """Return users' preferences by user id; users who have set none are left out."""
    found = connection.execute(_OWN_WISHES, {"of_users": list(user_ids)})
    return {row[0]: _parse_preferences(tuple(row[1:])) for row in found}


def read_preferences(connection: Connection, user_id: int) -> Preferences:
    """Return a user's preferences; the defaults if they have none."""
    return preferences_by_user(connection, [user_id]).get(user_id, DEFAULT_PREFERENCES)


def read_log(connection: Connection, table_id: int, after: int = 0) -> tuple[Logged, ...]:
    """Return a table's moves that led to a version above `after`, in order."""
    logged = connection.execute(_LOG, {"of_table": table_id, "after": after})
    return tuple(Logged(version, Entry(seat, text)) for version, seat, text in logged)


_AWAITS = select(tables.c.awaits_computer).where(tables.c.id == bindparam("of_table"))
_COMPUTERS = select(exists().where(SEATED, seats.c.user_id < 0, seats.c.user_id > FORMER))
_LIVE_IN = TABLES.where(tables.c.channel_id == bindparam("of_channel"), LIVE)
_LIVE_ON = TABLES.where(tables.c.guild_id == bindparam("of_guild"), LIVE)
_NEWEST = (
    select(tables.c.id)
    .where(tables.c.channel_id == bindparam("of_channel"), PLAYED)
    .order_by(tables.c.id.desc())
    .limit(1)
)
_LAST_IN = TABLES.where(tables.c.id == _NEWEST.scalar_subquery())
_PLAYED_BY = TABLES.where(
    tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == bindparam("of_user"), SEATED))
)
_DEALT = (
    select(tables.c.id)
    .where(tables.c.id > bindparam("after"), tables.c.seed.is_not(None))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
_DEALT_AFTER = TABLES.where(tables.c.id.in_(_DEALT))


def live_in_channel(connection: Connection, channel_id: int) -> Table | None:
    """Return the lobby or running game of a channel (there is at most one), or None."""
    return _first_table(connection, _LIVE_IN, of_channel=channel_id)


def newest_in_channel(connection: Connection, channel_id: int) -> Table | None:
    """Return the newest table of a channel that was ever played (running, on hold or finished), or None."""
    return _first_table(connection, _LAST_IN, of_channel=channel_id)


def running_of_user(connection: Connection, user_id: int) -> tuple[Table, ...]:
    """Return the running games in which a user has a seat, oldest first, without solo tables."""
    return read_tables(connection, _PLAYED_BY, of_user=user_id)


def live_on_server(connection: Connection, guild_id: int) -> tuple[Table, ...]:
    """Return the lobbies and running games of a server, oldest first."""
    return read_tables(connection, _LIVE_ON, of_guild=guild_id)


def with_running_clock(connection: Connection, share: ShardRange | None) -> tuple[int, ...]:
    """Return the ids of a share's games in which a player's clock runs (None: of all), oldest first."""
    on_clock = exists().where(seats.c.table_id == tables.c.id, seats.c.turn_started_at.is_not(None))
    clocked = tables.c.id.in_(select(jobs.c.table_id).where(jobs.c.kind == CLOCK))
    running = (clocked, on_clock, tables.c.status == PLAYING, *sharding.own(share))
    return tuple(connection.scalars(select(tables.c.id).where(*running).order_by(tables.c.id)))


def dealt_after(connection: Connection, table_id: int, *, most: int) -> tuple[Table, ...]:
    """Return up to `most` tables with a number above `table_id` whose game was dealt. Lowest number first."""
    return read_tables(connection, _DEALT_AFTER, after=table_id, most=most)


def _first_table(connection: Connection, query: AnySelect, **given: int) -> Table | None:
    """Return the first table that a query finds, or None."""
    return next(iter(read_tables(connection, query, **given)), None)


def awaits_computer(connection: Connection, table_id: int) -> bool:
    """Return whether a computer is to move at a table."""
    return bool(connection.scalar(_AWAITS, {"of_table": table_id}))


def has_computers(connection: Connection) -> bool:
    """Return whether a computer has its own seat in any running game."""
    return bool(connection.scalar(_COMPUTERS))


class OpenCounts(NamedTuple):
    """Tables that are not over: all of them, lobbies, and games of one person against computers."""

    tables: int
    lobbies: int
    practice: int


def open_counts_of_host(connection: Connection, user_id: int) -> OpenCounts:
    """Count a host's open tables on all servers, without solo tables and offers.

    Locks the host until the transaction ends, so that concurrent openings cannot exceed a limit.
    """
    advisory_lock(connection, HOST, user_id)
    return OpenCounts(*connection.execute(_HOSTED, {"of_host": user_id}).one())


def open_counts_of_server(connection: Connection, guild_id: int) -> OpenCounts:
    """Count a server's open tables, without solo tables and offers.

    Locks the server's tables as `open_counts_of_host` the host's. Lock the host first.
    """
    advisory_lock(connection, SERVER_TABLES, guild_id)
    return OpenCounts(*connection.execute(_ON_SERVER, {"of_guild": guild_id}).one())


def _counts_query(*conditions: Condition) -> Select[int, int, int]:
    """Return a query that counts tables, lobbies, and games without other people, all without solo tables."""
    others = exists().where(
        seats.c.table_id == tables.c.id, seats.c.user_id > 0, seats.c.user_id != tables.c.host_id
    )
    is_practice = (tables.c.status == PLAYING) & ~others
    query = select(
        func.count(),
        func.count(case((tables.c.status != PLAYING, 1))),
        func.count(case((is_practice, 1))),
    )
    # Solo tables are not counted: daily deals and cups are limited by nature, matches count themselves.
    solo = or_(*(column.is_not(None) for column in (tables.c.day, tables.c.match_id, tables.c.secret_until)))
    return query.select_from(tables).where(*conditions, ~solo)


# Built once, since building takes longer than running. Hosts are indexed.
_HOSTED = _counts_query(
    tables.c.host_id == bindparam("of_host"), tables.c.status.in_((OPENING, LOBBY, PLAYING))
)
# Each part repeats the condition of a partial index.
_OF_SERVER = select(tables.c.id).where(tables.c.guild_id == bindparam("of_guild"))
_OPEN_ON_SERVER = union_all(_OF_SERVER.where(LIVE), _OF_SERVER.where(WAITING, tables.c.status == OPENING))
_ON_SERVER = _counts_query(tables.c.id.in_(_OPEN_ON_SERVER))


def claim_table(connection: Connection, table_id: int, process: str, now: int, until: int) -> bool:
    """Lease a table to a process until a time; return False if another process holds a lease.

    Times are in Unix seconds.
    """
    row = {"table_id": table_id, "process": process, "until": until}
    added = insertion(connection, table_leases).values(row)
    free = (table_leases.c.until <= now) | (table_leases.c.process == process)
    taken = added.on_conflict_do_update(
        index_elements=[table_leases.c.table_id], set_={"process": process, "until": until}, where=free
    )
    return connection.execute(taken.returning(table_leases.c.table_id)).first() is not None


def release_table(connection: Connection, table_id: int, process: str) -> None:
    """Release a process's lease on a table. Does nothing if it holds none."""
    connection.execute(
        delete(table_leases).where(table_leases.c.table_id == table_id, table_leases.c.process == process)
    )


_ELSEWHERE, _THERE = seats.alias("elsewhere"), tables.alias("there")
_LINK = (_THERE.c.game, _THERE.c.guild_id, _THERE.c.channel_id, _THERE.c.post_message_id)


def _oldest_turn_elsewhere(user_id: ColumnElement[int]) -> ScalarSelect[int]:
    """Build the query for the table other than `of_table` whose running turn of a user began first.

    Paused games do not count, nor those whose channel was deleted.
    """
    return (
        select(_ELSEWHERE.c.table_id)
        .join(tables, tables.c.id == _ELSEWHERE.c.table_id)
        .where(
            _ELSEWHERE.c.user_id == user_id,
            _ELSEWHERE.c.table_id != bindparam("of_table"),
            _ELSEWHERE.c.turn_started_at.is_not(None),
            tables.c.status == PLAYING,
            tables.c.paused_at.is_(None),
            ~tables.c.channel_gone,
        )
        .order_by(_ELSEWHERE.c.turn_started_at)
        .limit(1)
        .scalar_subquery()
    )


_NEXT_GAME = select(*_LINK).where(_THERE.c.id == _oldest_turn_elsewhere(bindparam("of_user")))
_PEOPLE = (
    select(seats.c.user_id, direct_channels.c.channel_id, *_LINK)
    .select_from(
        seats.outerjoin(direct_channels, direct_channels.c.user_id == seats.c.user_id).outerjoin(
            _THERE, _THERE.c.id == _oldest_turn_elsewhere(seats.c.user_id)
        )
    )
    .where(seats.c.table_id == bindparam("of_table"))
)


class NextGame(NamedTuple):
    """A game that waits for a user: its key, and where its newest post is."""

    game: str
    guild_id: int
    channel_id: int
    post_message_id: int | None


def next_game_of(connection: Connection, user_id: int, except_table_id: int) -> NextGame | None:
    """Return the game whose turn of a user began first, other than that of `except_table_id`.

    None if no other game waits for them on a clock. Games that are paused or lost their channel don't count.
    """
    found = connection.execute(_NEXT_GAME, {"of_user": user_id, "of_table": except_table_id}).first()
    return None if found is None else NextGame(*found)


@dataclass(frozen=True)
class TableReading:
    """A table with its moves after a version and the state of its messages.

    `attempts` are those with unknown outcome, by seat; `channels` are direct message channels and
    `next_games` the other games that wait, by user id.
    """

    table: Table
    log: tuple[Logged, ...]
    attempts: dict[int, Attempted]
    open_messages: tuple[OpenMessage, ...]
    channels: dict[int, int]
    next_games: dict[int, NextGame]


def read_for_delivery(connection: Connection, table_id: int, after: int | None) -> TableReading | None:
    """Return a table with all that its messages need, and its moves after a version (None: no moves).

    None if it does not exist.
    """
    table = read_table(connection, table_id)
    if table is None:
        return None
    people = connection.execute(_PEOPLE, {"of_table": table_id}).all()
    return TableReading(
        table,
        () if after is None else read_log(connection, table_id, after),
        message_queries.open_attempts(connection, table_id),
        message_queries.at_table(connection, table_id),
        {user_id: channel_id for user_id, channel_id, *_ in people if channel_id is not None},
        {user_id: NextGame(*there) for user_id, _, *there in people if there[0] is not None},
    )
