"""Changes to a user: preferences, absences, jobs, and the tables they are at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Concatenate, ParamSpec, TypeVar, Unpack

from sqlalchemy import Connection, delete, insert, select

from bot.store import deletion, jobs, table_queries
from bot.store.dialects import PERSON, RATINGS, advisory_lock, lock_table, upsert
from bot.store.jobs import Job
from bot.store.records import DEFAULT_PREFERENCES, Interval, PreferenceColumns
from bot.store.schema import SEATED, WAITING, absences, seats, tables, user_preferences
from bot.store.transaction import TableTransaction

_Given = ParamSpec("_Given")
_Result = TypeVar("_Result")


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
        self.preferences = table_queries.preferences_by_user(connection, [user_id]).get(
            user_id, DEFAULT_PREFERENCES
        )

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
        table = table_queries.read_table(self._connection, table_id)
        if table is None:
            return None
        self.opened.append(TableTransaction(self._connection, table, self.now))
        return self.opened[-1]

    def forget(self, name: str) -> None:
        """Delete the data of a user without running games; in games with others `name` replaces theirs."""
        # A game that is being rated must finish before the user's id is replaced.
        advisory_lock(self._connection, RATINGS)
        deletion.delete_user(self._connection, self.user_id, name)
