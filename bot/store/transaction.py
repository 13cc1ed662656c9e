"""A table locked within a transaction, and what can be changed about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Concatenate, ParamSpec, TypeVar, Unpack

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from bot.store import jobs, outbox_attempts, table_queries
from bot.store.columns import OwedColumns, RecordedResult, SeatColumns, StepColumns, TableColumns
from bot.store.dialects import lock_table
from bot.store.jobs import CLOCK, Job
from bot.store.records import USUAL_WISHES, Attempted, Interval, Logged, Player, Table
from bot.store.rows import log, wishes
from bot.store.rows import table as read_table
from bot.store.schema import CHANNEL, PLAYING, clock_stops, moves, results, seats, tables
from bot.store.table_queries import OpenCounts

_TABLE = update(tables).where(tables.c.id == bindparam("of_table"))
_SEAT = update(seats).where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
_SEATS = update(seats).where(seats.c.table_id == bindparam("of_table"))
_UNSEATED = delete(seats).where(seats.c.table_id == bindparam("of_table"))
_SEATED, _MOVE, _STOPPED = insert(seats), insert(moves), insert(clock_stops)
_FORGOTTEN_STOPS = delete(clock_stops).where(clock_stops.c.table_id == bindparam("of_table"))
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


NEVER = 2**31 - 1
"""In place of the versions that were told: no message is owed, however the table goes on."""


class ChannelBusy(Exception):
    """Another live table is in the channel."""


class TableTransaction:
    """A table locked within a transaction: what is written here is committed together, or not at all.

    `table` is the table as the transaction has made it so far, `now` the moment at which it all happens, read
    before the transaction: a transaction that is made again happens at the same one.
    """

    def __init__(self, connection: Connection, table: Table, now: int) -> None:
        self._connection = connection
        self.table = table
        self.now = now
        self.attempts: dict[int, Attempted] = {}
        self.others: list[TableTransaction] = []

    def lock(self, table_id: int) -> TableTransaction:
        """Another table, locked as well: what is written to it is committed together with this one."""
        lock_table(self._connection, table_id)
        table = read_table(self._connection, table_id)
        assert table is not None  # tables are emptied, and never thrown away
        self.others.append(TableTransaction(self._connection, table, self.now))
        return self.others[-1]

    def set_columns(self, **columns: Unpack[TableColumns]) -> None:
        """Writes columns of the table. Raises ChannelBusy."""
        before, self.table = self.table, replace(self.table, **columns)
        update_table(self._connection, before.id, columns)
        if self.table.is_playing != before.is_playing:
            # A deal played alone waits for nobody, and stands on no list of what does.
            playing = self.table.is_playing and not self.table.is_solo
            self._connection.execute(_SEATS, {"of_table": before.id, "playing": playing})

    def seat(self, players: Iterable[Player]) -> None:
        """Replaces all players; what they wish is their own, wherever they sit down."""
        seated = sorted(players, key=attrgetter("seat"))
        known = wishes(self._connection, (player.user_id for player in seated))
        own = (replace(player, wishes=known.get(player.user_id, USUAL_WISHES)) for player in seated)
        self.table = replace(self.table, players=tuple(own))
        self._connection.execute(_UNSEATED, {"of_table": self.table.id})
        insert_players(self._connection, self.table)

    def update_players(self, players: Iterable[Player]) -> None:
        """Writes what is new about some players who keep their seats."""
        before = {player.seat: player for player in self.table.players}
        changed = {player.seat: player for player in players if before[player.seat] != player}
        rows = defaultdict[tuple[str, ...], list[dict[str, object]]](list)
        for seat, player in changed.items():
            news = {key: value for key, value in vars(player).items() if getattr(before[seat], key) != value}
            rows[tuple(news)].append({"of_table": self.table.id, "of_seat": seat, **news})
        for same_columns in rows.values():
            self._connection.execute(_SEAT, same_columns)
        players = tuple(changed.get(player.seat, player) for player in self.table.players)
        self.table = replace(self.table, players=players)

    def stop_clock(self, begins: int, ends: int) -> None:
        """Record an interval in which no clock of the table ran."""
        interval = Interval(begins, ends)
        if interval not in self.table.clock_stops:
            self._connection.execute(_STOPPED, {"table_id": self.table.id, "begins": begins, "ends": ends})
            self.table = replace(self.table, clock_stops=(*self.table.clock_stops, interval))

    def forget_clock_stops(self) -> None:
        """Delete the table's past pauses and downtime, which no running turn needs."""
        if self.table.clock_stops:
            self._connection.execute(_FORGOTTEN_STOPS, {"of_table": self.table.id})
            self.table = replace(self.table, clock_stops=())

    def wake_at(self, due_at: int | None) -> None:
        """Store when something falls due at the table; None: nothing does."""
        about = Job(CLOCK, table_id=self.table.id, guild_id=self.table.guild_id)
        jobs.reschedule(self._connection, about, due_at)

    def hosted(self) -> OpenCounts:
        """What the table's host has open, this one included."""
        return table_queries.open_counts_of_host(self._connection, self.table.host_id)

    def on_server(self) -> OpenCounts:
        """What is open on the table's server, this one included."""
        return table_queries.open_counts_of_server(self._connection, self.table.guild_id)

    def sent(self, seat: int) -> None:
        """Forgets that a seat, or the channel, was being sent a message: what came of it is known."""
        outbox_attempts.end(self._connection, self.table.id, seat)

    def step(
        self,
        *,
        state: bytes,
        status: str,
        at: int,
        awaits_computer: bool = False,
        **columns: Unpack[StepColumns],
    ) -> None:
        """Writes the state after one more step, whether a computer is to move next, and other columns."""
        self.set_columns(
            state=state,
            status=status,
            version=self.table.version + 1,
            awaits_computer=awaits_computer,
            changed_at=at,
            **columns,
        )

    def move(self, *, seat: int, text: str, at: int) -> None:
        """Adds to the log the move that leads to the next version."""
        row = {"table_id": self.table.id, "version": self.table.version + 1}
        self._connection.execute(_MOVE, {**row, "seat": seat, "text": text, "at": at})

    def log(self) -> tuple[Logged, ...]:
        """All moves so far, in order."""
        return log(self._connection, self.table.id)

    def take_back(self, version: int) -> None:
        """Takes the move that led to a version out of the log."""
        taken = (moves.c.table_id == self.table.id, moves.c.version == version)
        self._connection.execute(delete(moves).where(*taken))

    def owe_since(self, version: int) -> None:
        """Owes the channel and every player once more what has happened after a version."""
        players = self.table.players
        hands = [min(version, player.dm_version) for player in players]
        self.set_columns(published_version=min(version, self.table.published_version))
        self.seat(replace(player, dm_version=hand) for player, hand in zip(players, hands, strict=True))
        update_table(self._connection, self.table.id, OwedColumns(dm_version=min(hands)))

    def owe_nothing(self) -> None:
        """Owes nobody a message of this table, now or later: what happens is told in answer to a press."""
        self.seat(replace(player, dm_version=NEVER) for player in self.table.players)
        self.set_columns(published_version=NEVER)
        update_table(self._connection, self.table.id, OwedColumns(dm_version=NEVER))

    def attempt(self, seats: Iterable[int]) -> None:
        """Notes that seats, or the channel, are sent messages as soon as this is committed."""
        self.attempts |= outbox_attempts.add(self._connection, self.table.id, seats, self.now)

    def forget_attempt(self) -> None:
        """Forgets that something is being sent to the channel."""
        outbox_attempts.end(self._connection, self.table.id, CHANNEL)

    def results(self, rows: Sequence[RecordedResult]) -> None:
        """Records how the game ended, a row a seat."""
        self._connection.execute(insert(results), [{"table_id": self.table.id, **row} for row in rows])

    def within(
        self,
        work: Callable[Concatenate[Connection, _Given], _Result],
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> _Result:
        """Does what belongs to the change but not to the table alone, in the same transaction."""
        return work(self._connection, *given, **named)


def _columns(player: Player) -> dict[str, object]:
    return {key: value for key, value in vars(player).items() if key != "wishes"}


def update_table(connection: Connection, table_id: int, columns: TableColumns) -> None:
    """Writes columns of a table. Raises ChannelBusy."""
    try:
        connection.execute(_TABLE, {"of_table": table_id, **columns})
    except IntegrityError as error:
        raise ChannelBusy from error


def update_seat(connection: Connection, table_id: int, seat: int, columns: SeatColumns) -> None:
    """Writes columns of a seat."""
    connection.execute(_SEAT, {"of_table": table_id, "of_seat": seat, **columns})


def insert_players(connection: Connection, table: Table) -> None:
    """Writes a table's players, who had no rows before."""
    about = {"table_id": table.id, "playing": table.status == PLAYING}
    # What people wish is their own, and stands elsewhere.
    rows = [{**about, **_columns(player)} for player in table.players]
    if rows:
        connection.execute(_SEATED, rows)
