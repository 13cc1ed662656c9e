"""A table or a user locked within a transaction, and all changes that can be made to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Concatenate, ParamSpec, TypeVar, Unpack

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.store import deletion, jobs, message_queries
from bot.store.dialects import PERSON, RATINGS, advisory_lock, lock_table, upsert
from bot.store.jobs import CLOCK, Job
from bot.store.records import (
    DEFAULT_PREFERENCES,
    Attempted,
    Interval,
    Logged,
    PendingColumns,
    Player,
    PreferenceColumns,
    RecordedResult,
    SeatColumns,
    StepColumns,
    Table,
    TableColumns,
)
from bot.store.schema import (
    SEATED,
    WAITING,
    absences,
    clock_stops,
    moves,
    results,
    seats,
    tables,
    user_preferences,
)
from bot.store.table_queries import preferences_by_user, read_log, read_preferences, read_table

_TABLE = update(tables).where(tables.c.id == bindparam("of_table"))
_SEAT = update(seats).where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
_SEATS = update(seats).where(seats.c.table_id == bindparam("of_table"))
_UNSEATED = delete(seats).where(seats.c.table_id == bindparam("of_table"))
_SEATED, _MOVE, _STOPPED = insert(seats), insert(moves), insert(clock_stops)
_FORGOTTEN_STOPS = delete(clock_stops).where(clock_stops.c.table_id == bindparam("of_table"))
_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


NEVER = 2**31 - 1
"""A delivered version that no table reaches: no message ever becomes pending."""


class ChannelBusy(Exception):
    """The channel already has another live table."""


class TableTransaction:
    """A table locked within a transaction. All changes are committed together, or none.

    `table` includes the changes so far, `before` does not. `now` (Unix seconds) stays the same in a retried
    transaction.
    """

    def __init__(self, connection: Connection, table: Table, now: int) -> None:
        """Begin with a table that the caller has locked and read."""
        self._connection = connection
        self.table = self.before = table
        self.now = now
        self.attempts: dict[int, Attempted] = {}
        self.others: list[TableTransaction] = []

    @property
    def changes_lists(self) -> bool:
        """Whether the table looks different in lists of the server's tables after the changes so far."""
        return _values_in_lists(self.table) != _values_in_lists(self.before)

    def lock(self, table_id: int) -> TableTransaction:
        """Lock another table in the same transaction, and return it. The table must exist."""
        lock_table(self._connection, table_id)
        table = read_table(self._connection, table_id)
        assert table is not None  # rows of tables are never deleted
        self.others.append(TableTransaction(self._connection, table, self.now))
        return self.others[-1]

    def set_columns(self, **columns: Unpack[TableColumns]) -> None:
        """Write columns of the table.

        If its status begins or ends the game, its seats are marked so. Raises ChannelBusy if another live
        table has its channel.
        """
        before, self.table = self.table, replace(self.table, **columns)
        update_table(self._connection, before.id, columns)
        if self.table.is_playing != before.is_playing:
            self._connection.execute(
                _SEATS, {"of_table": before.id, "playing": _is_listed_as_running(self.table)}
            )

    def seat(self, players: Iterable[Player]) -> None:
        """Replace all players, given in any order. Players' preferences are read again."""
        seated = sorted(players, key=attrgetter("seat"))
        known = preferences_by_user(self._connection, (player.user_id for player in seated))
        own = (
            replace(player, preferences=known.get(player.user_id, DEFAULT_PREFERENCES)) for player in seated
        )
        self.table = replace(self.table, players=tuple(own))
        self._connection.execute(_UNSEATED, {"of_table": self.table.id})
        insert_players(self._connection, self.table)

    def update_players(self, players: Iterable[Player]) -> None:
        """Write the changed columns of players who keep their seats; players left out stay as they are."""
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
        """Record an interval (Unix seconds) in which no clock of the table ran, unless it is recorded."""
        interval = Interval(begins, ends)
        if interval not in self.table.clock_stops:
            self._connection.execute(_STOPPED, {"table_id": self.table.id, "begins": begins, "ends": ends})
            self.table = replace(self.table, clock_stops=(*self.table.clock_stops, interval))

    def forget_clock_stops(self) -> None:
        """Delete the recorded intervals in which no clock ran."""
        if self.table.clock_stops:
            self._connection.execute(_FORGOTTEN_STOPS, {"of_table": self.table.id})
            self.table = replace(self.table, clock_stops=())

    def wake_at(self, due_at: int | None) -> None:
        """Schedule the table's job for clocks and lobbies at a time. None cancels it."""
        about = Job(CLOCK, table_id=self.table.id, guild_id=self.table.guild_id)
        jobs.reschedule(self._connection, about, due_at)

    def end_attempt(self, seat: int) -> None:
        """Delete the send attempt of a seat (or CHANNEL). There may be none."""
        message_queries.end_attempts(self._connection, self.table.id, seat)

    def write_step(
        self,
        *,
        state: bytes,
        status: str,
        at: int,
        awaits_computer: bool = False,
        **columns: Unpack[StepColumns],
    ) -> None:
        """Write the state after a step, increment the version, and set other columns.

        `at` is the time of the step; `awaits_computer` tells whether a computer is to move next. Raises
        ChannelBusy.
        """
        self.set_columns(
            state=state,
            status=status,
            version=self.table.version + 1,
            awaits_computer=awaits_computer,
            changed_at=at,
            **columns,
        )

    def append_move(self, *, seat: int, text: str, at: int) -> None:
        """Append to the log the move that leads to the next version, taken at a time.

        `write_step` raises the version.
        """
        row = {"table_id": self.table.id, "version": self.table.version + 1}
        self._connection.execute(_MOVE, {**row, "seat": seat, "text": text, "at": at})

    def log(self) -> tuple[Logged, ...]:
        """Return all moves so far, in order."""
        return read_log(self._connection, self.table.id)

    def take_back(self, version: int) -> None:
        """Delete from the log the move that led to a version. The table's version and state stay."""
        taken = (moves.c.table_id == self.table.id, moves.c.version == version)
        self._connection.execute(delete(moves).where(*taken))

    def mark_pending_since(self, version: int) -> None:
        """Make everything after a version pending again, for the channel and all players.

        What is pending from an earlier version stays so. Does nothing at a solo table, which has no messages.
        """
        if self.table.is_solo:
            return
        players = self.table.players
        hands = [min(version, player.dm_version) for player in players]
        self.set_columns(published_version=min(version, self.table.published_version))
        self.seat(replace(player, dm_version=hand) for player, hand in zip(players, hands, strict=True))
        update_table(self._connection, self.table.id, PendingColumns(dm_version=min(hands)))

    def mark_all_delivered(self) -> None:
        """Mark all messages of this table as delivered, later ones too, so that none is sent."""
        self.seat(replace(player, dm_version=NEVER) for player in self.table.players)
        self.set_columns(published_version=NEVER)
        update_table(self._connection, self.table.id, PendingColumns(dm_version=NEVER))

    def record_attempts(self, seats: Iterable[int]) -> None:
        """Record that messages to seats (or CHANNEL) are sent right after the commit."""
        self.attempts |= message_queries.record_attempts(self._connection, self.table.id, seats, self.now)

    def insert_results(self, rows: Sequence[RecordedResult]) -> None:
        """Insert the results of the table's game, at least one. Raises IntegrityError if it has some."""
        self._connection.execute(insert(results), [{"table_id": self.table.id, **row} for row in rows])

    def within(
        self,
        work: Callable[Concatenate[Connection, _Given], _Result],
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> _Result:
        """Run `work(connection, …)` in the same transaction, and return its result.

        `table` does not show columns that it writes.
        """
        return work(self._connection, *given, **named)


_LISTED = attrgetter("status", "channel_id", "turn_version", "turn_at", "options", "clock")


def _values_in_lists(table: Table) -> tuple[object, ...]:
    """Return the values of a table that the server's lists show."""
    seated = tuple((player.user_id, player.joined, player.computer) for player in table.players)
    return *_LISTED(table), seated


def _is_listed_as_running(table: Table) -> bool:
    """Return whether lists of running games have the table. A deal played alone is in none."""
    return table.is_playing and not table.is_solo


def update_table(connection: Connection, table_id: int, columns: TableColumns) -> None:
    """Write columns of a table. Raises ChannelBusy if another live table has its channel."""
    try:
        connection.execute(_TABLE, {"of_table": table_id, **columns})
    except IntegrityError as error:
        raise ChannelBusy from error


def update_seat(connection: Connection, table_id: int, seat: int, columns: SeatColumns) -> None:
    """Write columns of a seat. Does nothing if the table has no such seat."""
    connection.execute(_SEAT, {"of_table": table_id, "of_seat": seat, **columns})


def insert_players(connection: Connection, table: Table) -> None:
    """Insert rows for all players of a table, which has none yet."""
    about = {"table_id": table.id, "playing": _is_listed_as_running(table)}
    rows = [{**about, **vars(player)} for player in table.players]
    for row in rows:
        del row["preferences"]  # they belong to the user and are stored elsewhere
    if rows:
        connection.execute(_SEATED, rows)


class PersonTransaction:
    """A locked user within a transaction. `now` is in Unix seconds."""

    def __init__(self, connection: Connection, user_id: int, now: int) -> None:
        """Lock a user within the transaction and read their preferences."""
        self._connection = connection
        self.now = now
        self.user_id = user_id
        self.opened = list[TableTransaction]()
        """The user's tables that were locked so far."""
        advisory_lock(connection, PERSON, user_id)
        self.preferences = read_preferences(connection, user_id)

    def set_columns(self, **columns: Unpack[PreferenceColumns]) -> None:
        """Change columns of the preferences, which are stored whole."""
        self.preferences = replace(self.preferences, **columns)
        row = {"user_id": self.user_id, **vars(self.preferences)}
        del row["absences"]
        self._connection.execute(upsert(self._connection, user_preferences), row)

    def within(
        self,
        work: Callable[Concatenate[Connection, int, _Given], _Result],
        /,
        *given: _Given.args,
        **named: _Given.kwargs,
    ) -> _Result:
        """Run `work(connection, user_id, …)` in the same transaction, and return its result."""
        return work(self._connection, self.user_id, *given, **named)

    def job(self, kind: str) -> Job | None:
        """Return the user's job of a kind, or None."""
        return jobs.of(self._connection, Job(kind, self.user_id))

    def schedule(self, kind: str, due_at: int | None) -> None:
        """Store when the user's job of a kind is due; None cancels it."""
        jobs.reschedule(self._connection, Job(kind, self.user_id), due_at)

    def set_absences(self, kept: Sequence[Interval]) -> None:
        """Replace all absences of the user by `kept`, none of which has an open end."""
        self.preferences = replace(self.preferences, absences=tuple(kept))
        self._connection.execute(delete(absences).where(absences.c.user_id == self.user_id))
        if kept:
            about = [{"user_id": self.user_id, **absence._asdict()} for absence in kept]
            self._connection.execute(insert(absences), about)

    def lobbies(self) -> Iterator[TableTransaction]:
        """Yield the lobbies and offers where the user has a seat or is the host, oldest first.

        Each is locked when it is reached.
        """
        seated = select(seats.c.table_id).where(seats.c.user_id == self.user_id)
        mine = (tables.c.host_id == self.user_id) | tables.c.id.in_(seated)
        for table_id in self._connection.scalars(
            select(tables.c.id).where(WAITING, mine).order_by(tables.c.id)
        ).all():
            change = self._lock_table(table_id)
            if change is not None and change.table.in_lobby:
                yield change

    def games(self) -> Iterator[TableTransaction]:
        """Yield the running games where the user has a seat, oldest first, each locked when it is reached.

        Solo tables are left out.
        """
        seated = (
            select(seats.c.table_id).where(seats.c.user_id == self.user_id, SEATED).order_by(seats.c.table_id)
        )
        for table_id in self._connection.scalars(seated).all():
            change = self._lock_table(table_id)
            if change is not None and change.table.is_playing:
                yield change

    def _lock_table(self, table_id: int) -> TableTransaction | None:
        """Lock a table and add it to `opened`. None if it does not exist."""
        lock_table(self._connection, table_id)
        table = read_table(self._connection, table_id)
        if table is None:
            return None
        self.opened.append(TableTransaction(self._connection, table, self.now))
        return self.opened[-1]

    def forget(self, name: str) -> None:
        """Delete the data of a user without running games; in games with others `name` replaces theirs."""
        # A game that is being rated must finish before the user's id is replaced.
        advisory_lock(self._connection, RATINGS)
        deletion.delete_user(self._connection, self.user_id, name)
