"""A database with many running games: copies of a few games that were played through the manager.

The copies are made by SQL statements, in SQLite and PostgreSQL alike. Each copy has its own channel and a
running clock; nothing is pending or due within a day. About 50,000 people play on 2,000 servers.
"""

from __future__ import annotations

import time
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import (
    CTE,
    BigInteger,
    ColumnElement,
    Connection,
    Table,
    insert,
    literal,
    select,
    true,
    update,
)

from benchmarks.loopback.discord import DIRECT_CHANNELS
from benchmarks.loopback.kinds import KINDS, Kind
from benchmarks.loopback.payloads import SHARD
from benchmarks.loopback.people import everybody
from bot.store import Database, Store, connect, migrate
from bot.store.schema import direct_channels, jobs, moves, seats, tables
from bot.tables import moves as table_moves
from bot.tables import positions
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal

STEPS = (10, 50)
"""The numbers of steps of the copied games, one game of each kind for each number."""
SERVERS, PEOPLE = 2_000, 50_000
_BEGUN, _COPIED = 10_000_000, 20_000_000
"""The first id of channels and people of the originals, and of the copies."""
_DAY = 86_400


async def fill(url: str, number: int) -> None:
    """Write `number` live tables into an empty database, and store the benchmark's people."""
    database = connect(url)
    await migrate(database)
    await database.write(_acquaint)
    if number:
        games = [await _begun(database, kind, steps) for kind in KINDS for steps in STEPS]
        await database.write(_tell)
        await database.write(partial(_copy, originals=len(games), copies=number // len(games) - 1))
        await database.write(lambda connection: connection.exec_driver_sql("ANALYZE"))
    await database.close()


def _acquaint(connection: Connection) -> None:
    """Store direct message channels of the benchmark's people, so that none must be opened."""
    known = [{"user_id": person, "channel_id": person + DIRECT_CHANNELS} for person in everybody()]
    connection.execute(insert(direct_channels), known)


async def _begun(database: Database, kind: Kind, steps: int) -> int:
    """Start a game and play some random steps."""
    manager, random = Manager(Store(database), now=lambda: int(time.time())), Random(steps)
    first = _BEGUN + 100 * steps + 10 * KINDS.index(kind)
    host, *guests = (Person(first + seat, f"Person {seat}") for seat in range(kind.players))
    wish = Proposal(kind.game, kind.options, 1, first, host, tuple(guests), clock="3d")
    table = await manager.lobbies.open(wish)
    for guest in guests:
        await manager.lobbies.join(table.id, guest)
    table = await manager.lobbies.start(table.id, host.id)
    for _ in range(steps):
        position = positions.committed(table)
        if not position.to_move:
            break
        seat = random.choice(position.to_move)
        action = random.choice(list(position.legal_actions(seat)))
        table = (await manager.run(table_moves.play, table.id, table.players[seat].user_id, action)).table
    return table.id


def _tell(connection: Connection) -> None:
    delivered = {"published_version": tables.c.version, "dm_version": tables.c.version}
    connection.execute(update(tables).values(delivered))
    version = select(tables.c.version).where(tables.c.id == seats.c.table_id).scalar_subquery()
    connection.execute(update(seats).values(dm_version=version))


def _copy(connection: Connection, originals: int, copies: int) -> None:
    """Copy the first tables with other ids of tables, channels, servers and people."""
    first = select(literal(1).label("copy")).cte("numbers", recursive=True)
    numbers = first.union_all(select(first.c.copy + 1).where(first.c.copy < copies))
    for table, changes in _changes(numbers, originals).items():
        columns = [changes.get(column.name, column).label(column.name) for column in table.c]
        copied = (
            select(*columns).select_from(table.join(numbers, true())).where(next(iter(table.c)) <= originals)
        )
        connection.execute(insert(table).from_select([column.name for column in table.c], copied))


def _changes(numbers: CTE, originals: int) -> dict[Table, dict[str, ColumnElement[Any]]]:
    """Return the SQL expressions of columns that differ in the copies, by table."""
    copy = numbers.c.copy

    def id_(original: ColumnElement[int]) -> ColumnElement[int]:
        return _COPIED + copy * originals + original

    return {
        tables: {
            "id": id_(tables.c.id),
            "guild_id": (1 + copy % SERVERS) * literal(SHARD, BigInteger),
            "channel_id": id_(tables.c.id),
        },
        seats: {
            "table_id": id_(seats.c.table_id),
            "user_id": _COPIED + (copy * max(kind.players for kind in KINDS) + seats.c.seat) % PEOPLE,
        },
        moves: {"table_id": id_(moves.c.table_id)},
        jobs: {"table_id": id_(jobs.c.table_id), "due_at": jobs.c.due_at + copy % _DAY},
    }
