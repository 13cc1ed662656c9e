"""Attempts to send: noted before a message goes out, removed once its arrival is noted."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, delete, select, update

from bot.store.dialects import INSERT
from bot.store.records import Attempt, Attempted
from bot.store.schema import outbox_attempts

_NONCE_BYTES = 12
_MINE = (outbox_attempts.c.table_id == bindparam("of_table"), outbox_attempts.c.seat == bindparam("of_seat"))
_ADDED = (outbox_attempts.c.seat, outbox_attempts.c.nonce)
_ADDED = (outbox_attempts.c.seat, outbox_attempts.c.nonce)
_ADD = {
    dialect: added(outbox_attempts).on_conflict_do_nothing().returning(*_ADDED)
    for dialect, added in INSERT.items()
}
_FORMER = select(outbox_attempts.c.nonce, outbox_attempts.c.at).where(*_MINE)
_OPEN = select(outbox_attempts.c.seat, outbox_attempts.c.nonce, outbox_attempts.c.at).where(
    outbox_attempts.c.table_id == bindparam("of_table")
)
_RENEW = update(outbox_attempts).where(*_MINE)
_END = delete(outbox_attempts).where(*_MINE)


def add(connection: Connection, table_id: int, seats: Iterable[int], at: int) -> dict[int, Attempted]:
    """Record that messages are about to be sent; return by seat those that were not recorded before."""
    # A new nonce each time, since one may have been used in a future that a restored backup has undone.
    rows = [
        {"table_id": table_id, "seat": seat, "nonce": secrets.token_hex(_NONCE_BYTES), "at": at}
        for seat in seats
    ]
    if not rows:
        return {}
    added = connection.execute(_ADD[connection.dialect.name], rows)
    return {seat: Attempted(nonce, at) for seat, nonce in added}


def begin(connection: Connection, table_id: int, seat: int, at: int) -> Attempt:
    """Notes that a message is about to be sent, unless that is noted already."""
    added = add(connection, table_id, [seat], at)
    if added:
        return Attempt(added[seat].nonce, None)
    former = connection.execute(_FORMER, _key(table_id, seat)).one()
    return Attempt(former.nonce, former.at)


def renew(connection: Connection, table_id: int, seat: int, at: int) -> None:
    """Notes that a message is about to be sent again, since it was not found; with the same nonce."""
    connection.execute(_RENEW, {**_key(table_id, seat), "at": at})


def open_at(connection: Connection, table_id: int) -> dict[int, Attempted]:
    """The attempts at a table whose ends are unknown, by seat."""
    found = connection.execute(_OPEN, {"of_table": table_id})
    return {seat: Attempted(nonce, at) for seat, nonce, at in found}


def end(connection: Connection, table_id: int, seat: int) -> None:
    """Forgets an attempt: what came of it is known."""
    connection.execute(_END, _key(table_id, seat))


def _key(table_id: int, seat: int) -> dict[str, int]:
    return {"of_table": table_id, "of_seat": seat}
