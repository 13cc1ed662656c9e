"""Every question to the database and every change of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Select, and_, case, delete, desc, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.database import READING
from bot.store.records import Logged, Place, Player, Table
from bot.store.schema import FINISHED, LOBBY, OFFERED, OPENING, PLAYING, moves, results, seats, tables
from engine.core.replay import Entry
from engine.core.types import ABANDONED


class ChannelBusy(Exception):
    """Another live table is in the channel."""


class Change:
    """A table locked within a transaction: what is written here is committed together, or not at all."""

    def __init__(self, connection: AsyncConnection, table: Table) -> None:
        self._connection = connection
        self.table = table

    async def set(self, **columns: Any) -> None:
        """Writes columns of the table. Raises ChannelBusy."""
        await _update_table(self._connection, self.table.id, columns)

    async def seat(self, players: Iterable[Player]) -> None:
        """Replaces all players."""
        await self._connection.execute(delete(seats).where(seats.c.table_id == self.table.id))
        await _insert_players(self._connection, self.table.id, players)

    async def step(self, *, state: bytes, status: str, at: int) -> int:
        """Writes the state after one more step; the new version."""
        version = self.table.version + 1
        await self.set(state=state, status=status, version=version, changed_at=at)
        return version

    async def move(self, *, seat: int, text: str, at: int) -> None:
        """Adds to the log the move that leads to the next version."""
        row = {"table_id": self.table.id, "version": self.table.version + 1}
        await self._connection.execute(insert(moves).values(**row, seat=seat, text=text, at=at))

    async def log(self) -> tuple[Logged, ...]:
        """All moves so far, in order."""
        return await _log(self._connection, self.table.id)

    async def take_back(self, version: int) -> None:
        """Takes the move that led to a version out of the log."""
        await self._connection.execute(
            delete(moves).where(moves.c.table_id == self.table.id, moves.c.version == version)
        )

    async def results(self, rows: Sequence[dict[str, Any]]) -> None:
        """Records how the game ended, a row a seat."""
        await self._connection.execute(insert(results), [{"table_id": self.table.id, **row} for row in rows])

    async def fresh(self) -> Table:
        """The table as this transaction has made it."""
        return await _one(self._connection, tables.c.id == self.table.id)


class Store:
    """One database. Every method is a transaction of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        """Lets go of the database."""
        await self._engine.dispose()

    # Reading

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._engine.connect() as connection:
            yield await connection.execution_options(**READING)

    async def table(self, table_id: int) -> Table | None:
        """A table by its number."""
        async with self._reading() as connection:
            return await _first(connection, tables.c.id == table_id)

    async def live_in(self, channel_id: int) -> Table | None:
        """The lobby or running game of a channel."""
        live = and_(tables.c.channel_id == channel_id, tables.c.status.in_((LOBBY, PLAYING)))
        async with self._reading() as connection:
            return await _first(connection, live)

    async def last_in(self, channel_id: int) -> Table | None:
        """The newest table of a channel that was ever played, running or over."""
        async with self._reading() as connection:
            query = (
                select(tables.c.id)
                .where(tables.c.channel_id == channel_id, tables.c.status.in_((PLAYING, FINISHED)))
                .order_by(desc(tables.c.id))
                .limit(1)
            )
            table_id = await connection.scalar(query)
            return None if table_id is None else await _one(connection, tables.c.id == table_id)

    async def played_by(self, user_id: int) -> tuple[Table, ...]:
        """The running games in which a person has a seat, oldest first."""
        query = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == PLAYING, seats.c.user_id == user_id)
            .order_by(tables.c.id)
        )
        return await self._all(query)

    async def behind(self) -> tuple[int, ...]:
        """The tables whose newest version the world has not been told of: the outbox."""
        untold = select(seats.c.table_id).where(seats.c.hand_version < tables.c.version)
        query = (
            select(tables.c.id)
            .where(
                tables.c.version > 0,
                or_(
                    tables.c.published_version < tables.c.version,
                    and_(tables.c.status == PLAYING, untold.where(seats.c.table_id == tables.c.id).exists()),
                ),
            )
            .order_by(tables.c.changed_at)
        )
        async with self._reading() as connection:
            return tuple((await connection.scalars(query)).all())

    async def lobbies_before(self, created: int) -> tuple[Table, ...]:
        """Lobbies, and offers of one, that were opened before a time."""
        waiting = and_(tables.c.status.in_((LOBBY, OPENING, OFFERED)), tables.c.created_at < created)
        return await self._all(select(tables.c.id).where(waiting).order_by(tables.c.id))

    async def _all(self, ids: Select[Any]) -> tuple[Table, ...]:
        async with self._reading() as connection:
            found = (await connection.scalars(ids)).all()
            return tuple([await _one(connection, tables.c.id == table_id) for table_id in found])

    async def log(self, table_id: int) -> tuple[Logged, ...]:
        """All moves of a table, in order, with the versions they led to."""
        async with self._reading() as connection:
            return await _log(connection, table_id)

    async def leaderboard(self, *, game: str | None, guild_id: int | None, most: int) -> tuple[Place, ...]:
        """The best by wins, then by fewer games, then by best score; a person's newest name is shown."""
        wins = func.sum(case((results.c.placing == 1, 1), else_=0)).label("wins")
        games = func.count().label("games")
        best = func.max(results.c.score).label("best")
        newest = (
            select(results.c.user_id, func.max(results.c.table_id).label("table_id"))
            .group_by(results.c.user_id)
            .subquery()
        )
        query = (
            select(results.c.user_id, wins, games, best)
            .where(results.c.why != ABANDONED)
            .group_by(results.c.user_id)
        )
        if game is not None:
            query = query.where(results.c.game == game)
        if guild_id is not None:
            query = query.where(results.c.guild_id == guild_id)
        ranked = query.order_by(desc(wins), games, desc(best), results.c.user_id).limit(most).subquery()
        named = (
            select(ranked, results.c.name)
            .join(newest, newest.c.user_id == ranked.c.user_id)
            .join(
                results,
                and_(results.c.table_id == newest.c.table_id, results.c.user_id == ranked.c.user_id),
            )
            .order_by(desc(ranked.c.wins), ranked.c.games, desc(ranked.c.best), ranked.c.user_id)
        )
        async with self._reading() as connection:
            rows = await connection.execute(named)
            return tuple(Place(row.user_id, row.name, row.games, row.wins, row.best) for row in rows)

    # Writing

    async def create(self, players: Iterable[Player], **columns: Any) -> Table:
        """A new table. Raises ChannelBusy."""
        async with self._engine.begin() as connection:
            try:
                created = await connection.execute(insert(tables).values(**columns))
            except IntegrityError as error:
                raise ChannelBusy from error
            (table_id,) = created.inserted_primary_key or (None,)
            await _insert_players(connection, table_id, players)
            return await _one(connection, tables.c.id == table_id)

    @asynccontextmanager
    async def change(self, table_id: int) -> AsyncIterator[Change | None]:
        """Locks a table for a change, which is committed at the end of the block; None: no such table."""
        async with self._engine.begin() as connection:
            locked = await connection.scalar(
                select(tables.c.id).where(tables.c.id == table_id).with_for_update()
            )
            if locked is None:
                yield None
            else:
                yield Change(connection, await _one(connection, tables.c.id == table_id))

    async def note_post(self, table_id: int, *, message_id: int, version: int | None = None) -> None:
        """Notes the newest public message and, if given, the version it tells of."""
        columns: dict[str, Any] = {"post_id": message_id}
        if version is not None:
            columns["published_version"] = version
        async with self._engine.begin() as connection:
            await _update_table(connection, table_id, columns)

    async def note_hand(self, table_id: int, seat: int, **columns: Any) -> None:
        """Notes what a player was sent: `hand_version`, the message, whether direct messages are closed."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**columns)
            )


async def _log(connection: AsyncConnection, table_id: int) -> tuple[Logged, ...]:
    query = (
        select(moves.c.version, moves.c.seat, moves.c.text)
        .where(moves.c.table_id == table_id)
        .order_by(moves.c.version)
    )
    return tuple(Logged(row.version, Entry(row.seat, row.text)) for row in await connection.execute(query))


async def _first(connection: AsyncConnection, condition: Any) -> Table | None:
    row = (await connection.execute(select(tables).where(condition))).mappings().first()
    if row is None:
        return None
    query = select(seats).where(seats.c.table_id == row["id"]).order_by(seats.c.seat)
    players = [dict(player) for player in (await connection.execute(query)).mappings()]
    for player in players:
        del player["table_id"]
    return Table(**row, players=tuple(Player(**player) for player in players))


async def _one(connection: AsyncConnection, condition: Any) -> Table:
    table = await _first(connection, condition)
    if table is None:
        raise LookupError("a table vanished within its transaction")
    return table


async def _update_table(connection: AsyncConnection, table_id: int, columns: dict[str, Any]) -> None:
    try:
        await connection.execute(update(tables).where(tables.c.id == table_id).values(**columns))
    except IntegrityError as error:
        raise ChannelBusy from error


async def _insert_players(connection: AsyncConnection, table_id: Any, players: Iterable[Player]) -> None:
    rows = [{"table_id": table_id, **vars(player)} for player in players]
    if rows:
        await connection.execute(insert(seats), rows)
