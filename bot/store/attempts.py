"""Sendings whose end nobody knows: noted before a message goes out, forgotten once its arrival is noted."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, select, update

from bot.store.records import Attempt
from bot.store.schema import attempts
from bot.store.upsert import INSERT

_NONCE_BYTES = 12


def begin(connection: Connection, table_id: int, seat: int, at: int) -> Attempt:
    """Notes that a message is about to be sent, unless that is noted already."""
    # Never a nonce used before, not even by a future that a restored backup has undone.
    nonce = secrets.token_hex(_NONCE_BYTES)
    row = {"table_id": table_id, "seat": seat, "nonce": nonce, "at": at}
    added = INSERT[connection.dialect.name](attempts).values(row).on_conflict_do_nothing()
    if connection.execute(added.returning(attempts.c.nonce)).first() is not None:
        return Attempt(nonce, None)
    mine = (attempts.c.table_id == table_id, attempts.c.seat == seat)
    former = connection.execute(select(attempts.c.nonce, attempts.c.at).where(*mine)).one()
    return Attempt(former.nonce, former.at)


def renew(connection: Connection, table_id: int, seat: int, at: int) -> None:
    """Notes that a message is about to be sent again, since it was not found; with the same nonce."""
    mine = (attempts.c.table_id == table_id, attempts.c.seat == seat)
    connection.execute(update(attempts).where(*mine).values(at=at))


def last(connection: Connection, table_id: int, seat: int) -> int | None:
    """When the attempt was made whose end is unknown; None if there is none."""
    mine = (attempts.c.table_id == table_id, attempts.c.seat == seat)
    at: int | None = connection.scalar(select(attempts.c.at).where(*mine))
    return at


def end(connection: Connection, table_id: int, seat: int) -> None:
    """Forgets an attempt: what came of it is known."""
    connection.execute(delete(attempts).where(attempts.c.table_id == table_id, attempts.c.seat == seat))
