"""All that is stored about a user: counted by kind, exported, or deleted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, RowMapping, Select, exists, func, or_, select
from sqlalchemy import Table as Rows

from bot.errors import Refused
from bot.store import Store, Table, schema
from bot.store.names import keyed_hash
from bot.store.records import DEFAULT_PREFERENCES
from bot.store.schema import (
    cup_games,
    daily_games,
    match_games,
    moves,
    seats,
    seeks,
    tables,
    user_preferences,
)
from bot.store.transaction import PersonTransaction, TableTransaction
from bot.tables import hooks, invitations, lobby_rules, operator, resigning
from bot.tables.game import has_rules
from bot.tables.operator import PERSON, refusal_key
from bot.tables.solo import day_of
from engine.core.game_errors import GameFinished

Json: TypeAlias = "Mapping[str, Json] | Sequence[Json] | str | int | float | bool | None"
JsonObject: TypeAlias = Mapping[str, Json]
FORMAT = "explorers-guild person 1"
"""First value of an export: the kind of document and the version of its format."""
_WAITING = tables.c.status.in_((schema.OFFERED, schema.OPENING, schema.LOBBY))
_SPOKEN = user_preferences.c.language.is_not(None) | user_preferences.c.discord_language.is_not(None)
_SAID = or_(
    *(
        user_preferences.c[name].is_distinct_from(usual)
        for name, usual in vars(DEFAULT_PREFERENCES).items()
        if name != "absences" and not name.endswith("language")
    )
)
_OWN_SEAT = tuple(
    column.name
    for column in seats.c
    if column.name not in ("table_id", "user_id", "dm_channel_id", "dm_message_id")
)
"""Columns of a seat, without those exported under other names as text."""
_OF_TABLE = ("game", "rules_version", "status", "rated", "clock", "created_at", "turn_at")


def summary(connection: Connection, user_id: int) -> dict[str, int]:
    """Return the number of stored items about a user by kind. Kinds without items have 0."""
    return {kind: connection.scalar(query) or 0 for kind, query in _count_queries(user_id).items()}


def count_names_in_lists(connection: Connection, user_id: int) -> int:
    """Return how many users block a user plus how many servers bar them, where their name is stored."""
    lists = {schema.blocks.c.blocked: "blocked", schema.barred.c.person: "barred"}
    queries = (
        select(func.count()).where(
            person == keyed_hash(connection, purpose, user_id), person.table.c.name != ""
        )
        for person, purpose in lists.items()
    )
    return sum(connection.scalar(query) or 0 for query in queries)


def _count_queries(user_id: int) -> dict[str, Select[int]]:
    """Return the queries that count the stored items about a user, by kind."""
    seated = select(func.count()).select_from(seats).where(seats.c.user_id == user_id)
    preferences = user_preferences.c
    rows_with = select(func.count()).select_from(user_preferences).where(preferences.user_id == user_id)
    return {
        "finished": _count_query(schema.results, user_id),
        "running": seated.where(seats.c.playing),
        "lobbies": seated.where(seats.c.table_id == tables.c.id, _WAITING),
        "moves": seated.where(*_own_move_conditions()),
        "messages": seated.where(seats.c.dm_message_id.is_not(None)),
        "channels": _count_query(schema.direct_channels, user_id),
        "invitations": _count_query(schema.invitations, user_id),
        "standings": _count_query(schema.ratings, user_id),
        "changes": _count_query(schema.rating_changes, user_id),
        "achievements": _count_query(schema.achievements, user_id),
        "preferences": rows_with.where(_SAID),
        "language": rows_with.where(_SPOKEN),
        "named": rows_with.where(preferences.public_name.is_not(None)),
        "absences": _count_query(schema.absences, user_id),
        "lessons": _count_query(schema.lessons, user_id),
        "dailies": _count_query(daily_games, user_id),
        "blocks": _count_query(schema.blocks, user_id),
        "cups": _count_query(cup_games, user_id),
        "cup_servers": _count_query(schema.cup_members, user_id),
        "leagues": _count_query(schema.league_members, user_id),
        "league_seasons": _count_query(schema.league_players, user_id),
        "follows": _count_query(schema.follows, user_id),
        "seeks": select(func.count()).select_from(seeks).where(_is_part_of_seek(user_id)),
        "alerts": _count_query(schema.table_alerts, user_id),
        "reports": _count_query(schema.reports, user_id),
        "roles": _count_query(schema.role_holders, user_id),
    }


def _count_query(rows: Rows, user_id: int) -> Select[int]:
    return select(func.count()).select_from(rows).where(rows.c.user_id == user_id)


def _is_part_of_seek(user_id: int) -> ColumnElement[bool]:
    return or_(seeks.c.user_id == user_id, seeks.c.partner_id == user_id)


def _own_move_conditions() -> tuple[ColumnElement[bool], ...]:
    """Return the conditions that join moves to their seats."""
    return (moves.c.table_id == seats.c.table_id, moves.c.seat == seats.c.seat)


def export_data(connection: Connection, user_id: int, now: int) -> JsonObject:
    """Return all that is stored about a user, ready for JSON; ids of Discord are text.

    Of others there are only names, and the ids of people the user has reported. States, seeds and moves that
    would reveal hidden cards are left out: of deals of days and cups open at `now` (Unix seconds), and of
    running matches.
    """
    preferences = own_rows(connection, user_preferences, user_id)
    return {
        "format": FORMAT,
        "person": str(user_id),
        "preferences": preferences[0] if preferences else None,
        "jobs": own_rows(connection, schema.jobs, user_id, "message_id"),  # it may be another user's id
        "direct_messages": [
            str(channel) for channel in _own_values(connection, schema.direct_channels.c.channel_id, user_id)
        ],
        "invitations": _received_invitations(connection, user_id),
        "absences": own_rows(connection, schema.absences, user_id),
        "lessons": own_rows(connection, schema.lessons, user_id),
        "daily_games": _solo_games(connection, daily_games, user_id),
        "daily_servers": own_rows(connection, schema.daily_servers, user_id),
        "daily_reminder": next(iter(own_rows(connection, schema.daily_reminders, user_id)), None),
        "cup_games": _solo_games(connection, cup_games, user_id),
        **{
            rows.name: own_rows(connection, rows, user_id)
            for rows in (schema.cup_members, schema.cup_results, schema.league_members, schema.league_players)
        },
        "inviters": own_rows(connection, schema.inviters, user_id),
        "match_games": _solo_games(connection, match_games, user_id),
        "tables": _tables(connection, user_id, now),
        "standings": own_rows(connection, schema.ratings, user_id),
        "follows": _own_values(connection, schema.follows.c.table_id, user_id),
        "table_alerts": own_rows(connection, schema.table_alerts, user_id),
        "roles": own_rows(connection, schema.role_holders, user_id),
        "seeks": _own_searches(connection, user_id),
        "reports": own_rows(connection, schema.reports, user_id),
        "blocks": own_rows(connection, schema.blocks, user_id),
        "barred": _servers_that_bar(connection, user_id),
        "refused": _refusal(connection, user_id),
    }


async def export_json(store: Store, user_id: int, now: int) -> bytes:
    """Return `export_data` as formatted JSON."""
    return msgspec.json.format(msgspec.json.encode(await store.read(export_data, user_id, now)))


def _own_searches(connection: Connection, user_id: int) -> list[JsonObject]:
    """Return a user's searches, also as a partner, without user ids."""
    query = select(seeks).where(_is_part_of_seek(user_id)).order_by(seeks.c.created_at, seeks.c.game)
    return [_exported_row(row, "partner_id") for row in connection.execute(query).mappings()]


def _servers_that_bar(connection: Connection, user_id: int) -> list[str]:
    """Return the ids, as text, of servers that bar a user."""
    mine = schema.barred.c.person == keyed_hash(connection, "barred", user_id)
    return [str(guild_id) for guild_id in connection.scalars(select(schema.barred.c.guild_id).where(mine))]


def _refusal(connection: Connection, user_id: int) -> JsonObject | None:
    """Return until when the operator refuses a user, also if that has passed; None if they never did."""
    refusal = operator.decisions(connection).refusals.get(refusal_key(PERSON, user_id))
    return None if refusal is None else {"until": refusal.until}


def _received_invitations(connection: Connection, user_id: int) -> list[JsonObject]:
    """Return a user's invitations by table, with message ids as text."""
    invited = schema.invitations
    query = select(invited).where(invited.c.user_id == user_id).order_by(invited.c.table_id)
    return [
        {
            "table": row["table_id"],
            "name": row["name"],
            "status": row["status"],
            "shown": row["shown"],
            "silent": row["silent"],
            "message": _id_text(row["message_id"]),
            "message_channel": _id_text(row["channel_id"]),
        }
        for row in connection.execute(query).mappings()
    ]


def _solo_games(connection: Connection, rows: Rows, user_id: int) -> list[JsonObject]:
    """Return a user's tries at a kind of solo deals, in order, with the table at which each was played."""
    query = select(rows).where(rows.c.user_id == user_id).order_by(*rows.primary_key)
    return [
        {
            "table": row["table_id"],
            **{name.removesuffix("_id"): value for name, value in _exported_row(row).items()},
        }
        for row in connection.execute(query).mappings()
    ]


def _tables(connection: Connection, user_id: int, now: int) -> list[JsonObject]:
    """Return the tables where a user has a seat or is host, by id, with what they did there.

    Leave out moves of deals that are open at `now` (Unix seconds).
    """
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    query = (
        select(tables).where(or_(tables.c.host_id == user_id, tables.c.id.in_(mine))).order_by(tables.c.id)
    )
    rows = connection.execute(query).mappings().all()
    names, own = _player_names(connection, user_id), _own_seats(connection, user_id)
    played, ended = _moves(connection, user_id, now), _rows_by_table(connection, schema.results, user_id)
    changes = _rows_by_table(connection, schema.rating_changes, user_id)
    earned = _rows_by_table(connection, schema.achievements, user_id)
    shared = _shared_results(connection, user_id)
    return [
        {
            "table": row["id"],
            **{name: row[name] for name in _OF_TABLE},
            "options": msgspec.json.decode(row["options"]),
            "server": None if row["guild_id"] == schema.EVERYWHERE else str(row["guild_id"]),
            "channel": str(row["channel_id"]),
            "is_host": row["host_id"] == user_id,
            "is_starter": row["starter_id"] == user_id,
            "names": names[row["id"]],
            "own": own.get(row["id"]),
            "moves": played[row["id"]],
            "results": ended[row["id"]],
            "rating_changes": changes[row["id"]],
            "achievements": earned[row["id"]],
            "shared": shared[row["id"]],
        }
        for row in rows
    ]


def _shared_results(connection: Connection, user_id: int) -> dict[int, list[JsonObject]]:
    """Return where a user's daily results were shared, by table."""
    mine = (daily_games.c.user_id == user_id, daily_games.c.table_id == schema.shared_results.c.table_id)
    return _group_by_table(connection.execute(select(schema.shared_results).where(*mine)).mappings())


def _player_names(connection: Connection, user_id: int) -> dict[int, list[str]]:
    """Return all players' names, in seat order, at each table of a user."""
    mine, beside = seats.alias("mine"), seats.alias("beside")
    query = (
        select(beside.c.table_id, beside.c.name)
        .where(mine.c.user_id == user_id, beside.c.table_id == mine.c.table_id)
        .order_by(beside.c.table_id, beside.c.seat)
    )
    found = defaultdict[int, list[str]](list)
    for table_id, name in connection.execute(query):
        found[table_id].append(name)
    return found


def _own_seats(connection: Connection, user_id: int) -> dict[int, JsonObject]:
    """Return a user's own data of a seat by table id, with message ids as text."""
    query = select(seats).where(seats.c.user_id == user_id)
    return {
        row["table_id"]: {
            **{name: row[name] for name in _OWN_SEAT},
            "message": _id_text(row["dm_message_id"]),
            "message_channel": _id_text(row["dm_channel_id"]),
        }
        for row in connection.execute(query).mappings()
    }


def _moves(connection: Connection, user_id: int, now: int) -> dict[int, list[JsonObject]]:
    """Return a user's moves by table, in order, without open deals and running matches."""
    is_open = or_(tables.c.day >= day_of(now), tables.c.secret_until > now)
    of_open_deal = exists().where(tables.c.id == moves.c.table_id, is_open)
    match = tables.alias("match")
    running = (match.c.id == tables.c.match_id, match.c.status != schema.FINISHED)
    of_match = exists().where(tables.c.id == moves.c.table_id, *running)
    mine = (seats.c.user_id == user_id, *_own_move_conditions(), ~of_open_deal, ~of_match)
    query = select(moves).where(*mine).order_by(moves.c.version)
    return _group_by_table(connection.execute(query.select_from(seats)).mappings())


def _rows_by_table(connection: Connection, rows: Rows, user_id: int) -> dict[int, list[JsonObject]]:
    """Return a user's rows of a database table by game table."""
    return _group_by_table(connection.execute(select(rows).where(rows.c.user_id == user_id)).mappings())


def _group_by_table(rows: Iterable[RowMapping]) -> dict[int, list[JsonObject]]:
    """Return rows, as exported, by game table."""
    found = defaultdict[int, list[JsonObject]](list)
    for row in rows:
        found[row["table_id"]].append(_exported_row(row))
    return found


def _own_values(connection: Connection, column: Column[int], user_id: int) -> list[int]:
    return list(connection.scalars(select(column).where(column.table.c.user_id == user_id)))


def own_rows(connection: Connection, rows: Rows, user_id: int, *without: str) -> list[JsonObject]:
    """Return a user's rows of a database table, as exported, without some columns."""
    query = select(rows).where(rows.c.user_id == user_id)
    return [_exported_row(row, *without) for row in connection.execute(query).mappings()]


_OF_DISCORD = ("guild_id", "channel_id", "message_id", "role_id", "reported_user_id")
"""Columns with ids of Discord."""


def _exported_row(row: RowMapping, *without: str) -> JsonObject:
    """Return a row without user, table and the columns `without`; Discord's ids become text."""
    left_out = ("user_id", "table_id", *without)
    return {
        key: _id_text(value) if key in _OF_DISCORD else value
        for key, value in row.items()
        if key not in left_out
    }


def _id_text(value: int | None) -> str | None:
    # Some JSON parsers lose digits of integers this large.
    return None if value is None else str(value)


@dataclass(frozen=True)
class LeftTables:
    """Tables that a deleted user has left: lobbies (left or cancelled), and games (continued or ended)."""

    lobbies: tuple[Table, ...]
    games: tuple[Table, ...]


def forget_person(person: PersonTransaction, name: str) -> LeftTables:
    """Remove a user from all tables and delete their data. Return the tables they left.

    Games with others keep a seat called `name`.
    """
    lobbies = [_leave_lobby(change, person.user_id) for change in person.lobbies()]
    games = [_leave_game(change, person.user_id) for change in person.games()]
    person.within(hooks.person_forgotten.run, person.now)
    person.forget(name)
    return LeftTables(tuple(lobbies), tuple(games))


def _leave_lobby(change: TableTransaction, user_id: int) -> Table:
    """Cancel a lobby that the user hosts, else free their seat and update its automatic start.

    Its post becomes pending. A rematch becomes an ordinary lobby.
    """
    table = change.table
    if table.host_id == user_id:
        lobby_rules.cancel_lobby(change, user_id)
    else:
        change.seat(player for player in table.players if player.user_id != user_id)
    invitations.break_up_rematch(change)
    if has_rules(change.table):
        lobby_rules.reschedule_start(change, None)
    change.set_columns(published_version=table.published_version - 1)
    return change.table


def _leave_game(change: TableTransaction, user_id: int) -> Table:
    """Hand the seat to a computer or retire it, unless that was done or the rules are gone."""
    # Refused: a computer plays there already, or the game's rules are gone. GameFinished: the user has left a
    # match that the others play on.
    with suppress(Refused, GameFinished):
        resigning.leave(change, user_id)
    return change.table
