"""Every column of the schema that holds a person's data is exported and deleted, or listed with a reason.

Each column of a person gets a value that occurs nowhere else: the export must contain it, and the database
after the deletion must not. A new table or column fails here until it is handled or listed.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest
from sqlalchemy import BigInteger, Boolean, Column, Connection, Float, Integer, insert, select
from sqlalchemy import Table as Rows

from bot.features.privacy import personal_data
from bot.store import Database, deletion
from bot.store.schema import analyses, metadata, seats, tables

PERSON, OTHER = 918_273_645_546_372_819, 22
DAY = 20_000
WITH_OTHERS, ALONE = 1, 2

OF_NO_PERSON = {
    "moves": "text and time of each move; exported by the seat that played it",
    "open_messages": "messages of the bot that will be edited; those in a person's DMs are deleted",
    "outbox_attempts": "sends in progress, by seat; deleted with the person",
    "barred": "people whom a server keeps from opening tables, by keyed hash; exported by it, and it stays",
    "clock_stops": "pauses and downtime of a table",
    "processes": "the bot's own processes",
    "table_leases": "the bot's own processes",
    "key_values": "the bot's own memory; a refusal by the operator is exported, and kept",
    "servers": "settings of a server",
    "halls": "the message of a server's hall, which shows what other tables store",
    "webhooks": "where a server's managers have results sent",
    "webhook_results": "games whose results are yet to be sent",
    "server_posts": "the last day and week about which a server got a post",
    "rating_histogram": "number of people per rating",
    "daily_deals": "the deal of a day",
    "cup_weeks": "the deals of a week",
    "cup_servers": "the servers with cups",
    "league_seasons": "the seasons of a server's league, and the message that shows one",
    "league_games": "games between places of a league; their players are in `league_players`",
    "cup_played": "keyed hash of a person; deleted when the cup is over",
    "daily_played": "keyed hash of a person; deleted when the day is over",
    "analyses": "computed from the moves of a game; deleted with a game",
    "shared_results": "exported below the table of its daily deal",
}
"""Tables without a column that names a person."""

NOT_EXPORTED = {
    "tables.*": "the game's columns; the person is its host or starter, which is exported as yes or no",
    "invitations.number": "position in the table's list",
    "jobs.message_id": "what a job is about, as the user who asks the person to search with them",
}
KEPT = {
    "seats.*": "the game goes on under a random number: time left and agreements belong to the seat",
    "results.*": "others' ratings are calculated from the result; it stays under a random number",
    "ratings.*": "others' ratings are calculated from it; it stays under a random number",
    "rating_changes.*": "others' ratings are calculated from it; it stays under a random number",
    "league_players.*": "others' points are calculated from it; it stays under a random number",
    "tables.*": "the game's columns",
}
PERSONAL_IN_KEPT = {
    "seats": {"user_id", "name", "dm_channel_id", "dm_message_id", "dm_kind", "planned", "seen_at"}
    | {"to_notify", "last_mention", "told_turn"},
    "results": {"user_id", "name"},
    "league_players": {"user_id", "name"},
    "ratings": {"user_id"},
    "rating_changes": {"user_id"},
    "tables": {"host_id", "starter_id"},
}
"""Columns of kept rows that say who it was, or what only that person needs."""


def people_in(rows: Rows) -> list[str]:
    """The columns of a table that name a person."""
    return [
        one.name for one in rows.c if one.name.endswith(("user_id", "host_id", "starter_id", "partner_id"))
    ]


PERSONAL = [rows for rows in metadata.sorted_tables if people_in(rows)]


def values(rows: Rows, numbers: Iterator[int]) -> dict[str, Any]:
    """A row of the person with a value in every column that occurs nowhere else."""
    row = {column.name: _value(column, next(numbers)) for column in rows.c}
    row |= dict.fromkeys(people_in(rows), PERSON)
    row |= {name: WITH_OTHERS for name in ("table_id", "match_id") if name in row}
    return row


def _value(column: Column[Any], number: int) -> Any:
    if isinstance(column.type, Boolean):
        return True
    if isinstance(column.type, Float):
        return float(number)
    if isinstance(column.type, BigInteger | Integer):
        return number
    return str(number)[: getattr(column.type, "length", None) or 99]


def fill(connection: Connection) -> dict[str, dict[str, Any]]:
    """Write a row of the person into each table, beside another player; the rows by table."""
    numbers = count(700_001)
    written = dict[str, dict[str, Any]]()
    for rows in PERSONAL:
        row = values(rows, numbers)
        if rows is tables:
            row |= {"id": WITH_OTHERS, "options": "{}", "status": "finished", "state": None, "match_id": None}
        written[rows.name] = row
        connection.execute(insert(rows).values(**row))
    alone = written["tables"] | {"id": ALONE, "channel_id": 9}
    connection.execute(insert(tables).values(**alone))
    other = {"table_id": WITH_OTHERS, "seat": 1, "user_id": OTHER, "name": "boris", "joined": True}
    connection.execute(insert(seats).values(**other))
    mine = {"table_id": ALONE, "seat": 0, "user_id": PERSON, "name": "ada", "joined": True}
    connection.execute(insert(seats).values(**mine))
    for table_id in (WITH_OTHERS, ALONE):
        connection.execute(insert(analyses).values(table_id=table_id, found="{}"))
    return written


PLACES = (
    "guild_id",
    "channel_id",
    "role_id",
    "parent_id",
    "message_id",
    "table_id",
    "match_id",
    "opponent_id",
)
"""How columns end that hold the number of something other than a person."""


def test_every_id_column_names_a_user_a_place_or_a_known_other_thing() -> None:
    numbers = {
        f"{rows.name}.{column.name}"
        for rows in metadata.sorted_tables
        for column in rows.c
        if column.name.endswith("_id") and column.name not in people_in(rows)
    }
    assert {name for name in numbers if not name.endswith(PLACES)} == set()


def listed(rows: Rows, column: str, among: dict[str, str]) -> bool:
    return f"{rows.name}.{column}" in among or f"{rows.name}.*" in among


def test_every_table_is_listed_as_personal_or_as_of_no_person() -> None:
    others = {rows.name for rows in metadata.sorted_tables} - {rows.name for rows in PERSONAL}
    assert others == OF_NO_PERSON.keys()


@pytest.fixture
async def opened(url: str) -> Any:
    from bot.store import connect

    opened = connect(url)
    yield opened
    await opened.close()


def _scalars(told: Any) -> Iterator[str]:
    """Every value in JSON, however deep, as text."""
    if isinstance(told, dict):
        for value in told.values():
            yield from _scalars(value)
    elif isinstance(told, list):
        for value in told:
            yield from _scalars(value)
    else:
        yield str(told)


def _keys(told: Any) -> Iterator[str]:
    if isinstance(told, dict):
        yield from told
        told = list(told.values())
    if isinstance(told, list):
        for value in told:
            yield from _keys(value)


async def test_every_personal_column_is_exported(opened: Database) -> None:
    written = await opened.write(fill)
    told = msgspec.json.decode(msgspec.json.encode(await opened.read(personal_data.export_data, PERSON, DAY)))
    found, keys = set(_scalars(told)), set(_keys(told))
    missing = {
        f"{rows.name}.{column}"
        for rows in PERSONAL
        for column, value in written[rows.name].items()
        if not listed(rows, column, NOT_EXPORTED)
        and (str(value) not in found if value is not True else column not in keys)
    }
    assert missing == set()


async def test_every_personal_column_is_deleted(opened: Database) -> None:
    written = await opened.write(fill)
    await opened.write(deletion.delete_user, PERSON, "a former player")
    left = await opened.read(_left, written)
    assert left == set()
    assert await opened.read(_analysed) == [WITH_OTHERS], "a game alone goes altogether"


def _analysed(connection: Connection) -> list[int]:
    return list(connection.scalars(select(analyses.c.table_id)))


def _left(connection: Connection, written: dict[str, dict[str, Any]]) -> set[str]:
    """The columns that still hold what was written of the person."""
    found = set[str]()
    for rows in PERSONAL:
        kept = connection.execute(select(rows)).mappings().all()
        if not listed(rows, "*", KEPT):
            found |= {rows.name} if kept else set()
        for column in PERSONAL_IN_KEPT.get(rows.name, ()):
            if any(row[column] == written[rows.name][column] for row in kept):
                found.add(f"{rows.name}.{column}")
    return found
