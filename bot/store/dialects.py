"""Differences between SQLite and PostgreSQL: upserts and locks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from typing import TypeAlias

from sqlalchemy import Connection, ExceptionContext, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from bot.store.schema import tables

Insert: TypeAlias = sqlite.Insert | postgresql.Insert
"""An insert that can handle conflicts."""
INSERT: dict[str, Callable[[Table], Insert]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
"""The insert of each dialect; standard SQL has no upsert."""


def insertion(connection: Connection, table: Table) -> Insert:
    """Return an insert into a table in the database's dialect, which can handle conflicts."""
    return INSERT[connection.dialect.name](table)


def add_if_new(connection: Connection, table: Table, **row: object) -> bool:
    """Insert a row. Return False, without a change, if there is one with its key."""
    added = insertion(connection, table).values(**row).on_conflict_do_nothing()
    return connection.execute(added).rowcount == 1


def upsert(connection: Connection, table: Table) -> Insert:
    """Return an insert of whole rows that overwrites a row with the same key."""
    return _upsert_statement(connection.dialect.name, table)


@cache
def _upsert_statement(dialect: str, table: Table) -> Insert:
    added = INSERT[dialect](table)
    key = table.primary_key.columns
    rest = {column.name: added.excluded[column.name] for column in table.columns if column.name not in key}
    return added.on_conflict_do_update(index_elements=list(key), set_=rest)


MIGRATIONS, RATINGS, PERSON, HOST, NUMBERS = "migrations", "ratings", "person", "host", "numbers"
SERVER, SERVER_TABLES, VALUE = "server", "server tables", "value"
"""Names of advisory locks: schema migrations, ratings, one user, one host's tables, table numbers; one
server's settings, one server's tables, one of the bot's own values."""


def advisory_lock(connection: Connection, what: str, number: int = 0) -> None:
    """Wait for a lock with this name and number, and hold it until the transaction ends.

    SQLite needs none: it has a single writer.
    """
    if _has_one_writer(connection):
        return
    connection.execute(select(func.pg_advisory_xact_lock(lock_key(what, number))))


def lock_key(what: str, number: int) -> int:
    """Return PostgreSQL's key of the advisory lock with a name and number."""
    digest = blake2b(f"explorers {what} {number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def begin_snapshot(connection: Connection) -> None:
    """Have all further reads of a read connection see one state of the database. Call it first."""
    whole = {"sqlite": "BEGIN", "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"}
    connection.exec_driver_sql(whole[connection.dialect.name])


def lock_table(connection: Connection, table_id: int) -> None:
    """Lock a table's row until the transaction ends. Does nothing on SQLite, which has one writer."""
    if not _has_one_writer(connection):
        # `key_share` still lets other transactions add rows that refer to the table.
        row = select(tables.c.id).where(tables.c.id == table_id)
        connection.execute(row.with_for_update(key_share=True))


def _has_one_writer(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


_DATA_EXCEPTION = "22"
"""The prefix of SQLSTATE codes for unfit values, whose messages may quote them."""
_ARGUMENT = re.compile(r"invalid input for query argument \$\d+")


def remove_values(context: ExceptionContext) -> None:
    """Remove values from the exceptions that a failed statement raises: they may be secret.

    A listener of SQLAlchemy's `handle_error`.
    """
    for error in _exception_chain(context.original_exception):
        _shorten(error)
    raised = context.sqlalchemy_exception
    if raised is not None and raised.args:
        raised.args = (
            _without_values(raised.args[0], _sqlstate(context.original_exception)),
            *raised.args[1:],
        )


def _exception_chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an exception, its cause or context, and theirs. Nothing for None."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _shorten(error: BaseException) -> None:
    """Remove values from an exception's message, detail and hint."""
    for field in ("detail", "hint"):
        if getattr(error, field, None):
            setattr(error, field, None)
    error.args = tuple(
        _without_values(one, _sqlstate(error)) if isinstance(one, str) else one for one in error.args
    )


def _sqlstate(error: BaseException) -> str:
    return getattr(error, "sqlstate", None) or ""


def _without_values(message: str, sqlstate: str) -> str:
    """Return a database's error message without the values that it quotes."""
    if found := _ARGUMENT.search(message):
        return message[: found.end()]
    if sqlstate.startswith(_DATA_EXCEPTION):
        return f"a value does not fit ({sqlstate})"
    return message.partition("\nDETAIL:")[0]
