"""Send attempts: recorded before a message is sent, deleted once its delivery is recorded."""

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
_ADD = {
    dialect: added(outbox_attempts).on_conflict_do_nothing().returning(*_ADDED)
    for dialect, added in INSERT.items()
}
_FORMER = select(outbox_attempts.c.nonce, outbox_attempts.c.at).where(*_MINE)
_OPEN = select(outbox_attempts.c.seat, outbox_attempts.c.nonce, outbox_attempts.c.at).where(
    outbox_attempts.c.table_id == bindparam("of_table")
)
_RENEW = update(outbox_attempts).where(*_MINE)
_END = delete(outbox_attempts).where(
    outbox_attempts.c.table_id == bindparam("of_table"),
    outbox_attempts.c.seat.in_(bindparam("of_seats", expanding=True)),
)


def new_nonce() -> str:
    """Return a random nonce for a message, of at most the 25 characters that Discord allows."""
    return secrets.token_hex(_NONCE_BYTES)


def add(connection: Connection, table_id: int, seats: Iterable[int], at: int) -> dict[int, Attempted]:
    """Record that messages to seats (or CHANNEL) are about to be sent at a time.

    Return the new records by seat; seats that have a record keep it and are left out.
    """
    # A new nonce each time: a reused one may belong to a message that a restored backup does not know.
    rows = [{"table_id": table_id, "seat": seat, "nonce": new_nonce(), "at": at} for seat in seats]
    if not rows:
        return {}
    added = connection.execute(_ADD[connection.dialect.name], rows)
    return {seat: Attempted(nonce, at) for seat, nonce in added}


def begin(connection: Connection, table_id: int, seat: int, at: int) -> Attempt:
    """Return the attempt to send a message; record it unless it is recorded already.

    Its `before` is the time of the recorded one, whose message may have arrived; None for a new one.
    """
    added = add(connection, table_id, [seat], at)
    if added:
        return Attempt(added[seat].nonce, None)
    former = connection.execute(_FORMER, _key_parameters(table_id, seat)).one()
    return Attempt(former.nonce, former.at)


def renew(connection: Connection, table_id: int, seat: int, at: int) -> None:
    """Record that a message is sent again at a time with the same nonce."""
    connection.execute(_RENEW, {**_key_parameters(table_id, seat), "at": at})


def open_at(connection: Connection, table_id: int) -> dict[int, Attempted]:
    """Return a table's attempts with unknown outcome, by seat."""
    found = connection.execute(_OPEN, {"of_table": table_id})
    return {seat: Attempted(nonce, at) for seat, nonce, at in found}


def end(connection: Connection, table_id: int, *seats: int) -> None:
    """Delete the attempts of some seats, or of none."""
    if seats:
        connection.execute(_END, {"of_table": table_id, "of_seats": seats})


def _key_parameters(table_id: int, seat: int) -> dict[str, int]:
    return {"of_table": table_id, "of_seat": seat}
