"""Messages: attempts to send them, sent ones that may have to be edited, and pending notifications."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import astuple, fields
from functools import cache

from sqlalchemy import ColumnElement, Connection, bindparam, case, delete, func, literal, select, update

from bot.store.dialects import INSERT, Insert, upsert
from bot.store.jobs import Job
from bot.store.jobs import schedule as schedule_job
from bot.store.records import Attempt, Attempted, Kind, OpenMessage, Seen
from bot.store.schema import jobs, open_messages, outbox_attempts, seats, tables

_NONCE_BYTES = 12
_ATTEMPT = (
    outbox_attempts.c.table_id == bindparam("of_table"),
    outbox_attempts.c.seat == bindparam("of_seat"),
)
_ADDED_COLUMNS = (outbox_attempts.c.seat, outbox_attempts.c.nonce)
_ADD_ATTEMPT = {
    dialect: added(outbox_attempts).on_conflict_do_nothing().returning(*_ADDED_COLUMNS)
    for dialect, added in INSERT.items()
}
_FORMER_ATTEMPT = select(outbox_attempts.c.nonce, outbox_attempts.c.at).where(*_ATTEMPT)
_OPEN_ATTEMPTS = select(outbox_attempts.c.seat, outbox_attempts.c.nonce, outbox_attempts.c.at).where(
    outbox_attempts.c.table_id == bindparam("of_table")
)
_RENEW_ATTEMPT = update(outbox_attempts).where(*_ATTEMPT)
_END_ATTEMPTS = delete(outbox_attempts).where(
    outbox_attempts.c.table_id == bindparam("of_table"),
    outbox_attempts.c.seat.in_(bindparam("of_seats", expanding=True)),
)


def new_nonce() -> str:
    """Return a random nonce for a message, of at most the 25 characters that Discord allows."""
    return secrets.token_hex(_NONCE_BYTES)


def record_attempts(
    connection: Connection, table_id: int, seats: Iterable[int], at: int
) -> dict[int, Attempted]:
    """Record that messages to seats (or CHANNEL) are about to be sent at a time.

    Return the new records by seat; seats that have a record keep it and are left out.
    """
    # A new nonce each time: a reused one may belong to a message that a restored backup does not know.
    rows = [{"table_id": table_id, "seat": seat, "nonce": new_nonce(), "at": at} for seat in seats]
    if not rows:
        return {}
    added = connection.execute(_ADD_ATTEMPT[connection.dialect.name], rows)
    return {seat: Attempted(nonce, at) for seat, nonce in added}


def begin_attempt(connection: Connection, table_id: int, seat: int, at: int) -> Attempt:
    """Return the attempt to send a message; record it unless it is recorded already.

    Its `before` is the time of the recorded one, whose message may have arrived; None for a new one.
    """
    added = record_attempts(connection, table_id, [seat], at)
    if added:
        return Attempt(added[seat].nonce, None)
    former = connection.execute(_FORMER_ATTEMPT, _seat_parameters(table_id, seat)).one()
    return Attempt(former.nonce, former.at)


def renew_attempt(connection: Connection, table_id: int, seat: int, at: int) -> None:
    """Record that a message is sent again at a time with the same nonce."""
    connection.execute(_RENEW_ATTEMPT, {**_seat_parameters(table_id, seat), "at": at})


def open_attempts(connection: Connection, table_id: int) -> dict[int, Attempted]:
    """Return a table's attempts with unknown outcome, by seat."""
    found = connection.execute(_OPEN_ATTEMPTS, {"of_table": table_id})
    return {seat: Attempted(nonce, at) for seat, nonce, at in found}


def end_attempts(connection: Connection, table_id: int, *seats: int) -> None:
    """Delete the attempts of some seats, or of none."""
    if seats:
        connection.execute(_END_ATTEMPTS, {"of_table": table_id, "of_seats": seats})


def _seat_parameters(table_id: int, seat: int) -> dict[str, int]:
    return {"of_table": table_id, "of_seat": seat}


_FIELDS = [field.name for field in fields(OpenMessage)]
_COLUMNS = [open_messages.c[name] for name in _FIELDS]
_AT_TABLE = select(*_COLUMNS).where(open_messages.c.table_id == bindparam("of_table"))
_BY_ID = select(*_COLUMNS).where(open_messages.c.message_id == bindparam("of_message"))
EDIT_JOB = "old message"
"""The kind of job that edits one at a stored time."""


def at_table(connection: Connection, table_id: int) -> tuple[OpenMessage, ...]:
    """Return a table's stored messages that are yet to be edited, in no order."""
    found = connection.execute(_AT_TABLE, {"of_table": table_id})
    return tuple(OpenMessage(*row) for row in found)


def open_message_of(connection: Connection, message_id: int) -> OpenMessage | None:
    """Return the stored message with an id. None if it needs no edit."""
    row = connection.execute(_BY_ID, {"of_message": message_id}).first()
    return None if row is None else OpenMessage(*row)


def add(connection: Connection, message: OpenMessage, *, due_at: int | None = None) -> None:
    """Store a message to be edited once it no longer applies; with `due_at`, at that time (Unix seconds).

    An existing record is replaced.
    """
    row = dict(zip(_FIELDS, astuple(message), strict=True))
    connection.execute(upsert(connection, open_messages), row)
    if due_at is not None:
        about = {"table_id": message.table_id, "message_id": message.message_id}
        schedule_job(connection, Job(EDIT_JOB, due_at=due_at, **about))


def remove(connection: Connection, message_id: int) -> None:
    """Delete the record of a message that needs no further edit. Its job, if any, stays."""
    connection.execute(delete(open_messages).where(open_messages.c.message_id == message_id))


def remove_stale_panel(connection: Connection, message_id: int) -> None:
    """Delete the record that a message may show an outdated panel; a pending edit stays."""
    panel = (open_messages.c.message_id == message_id, open_messages.c.kind == Kind.PANEL)
    connection.execute(delete(open_messages).where(*panel))


NOTIFICATION_JOB = "notification"
"""The kind of job that notifies a user of their turn at a table."""
_SEAT = (seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
_AWAITS = update(seats).where(*_SEAT).values(to_notify=bindparam("awaits"))
_TURN = select(tables.c.turn_version).where(tables.c.id == bindparam("of_table")).scalar_subquery()
_SEEN = (
    update(seats)
    .where(*_SEAT, seats.c.user_id == bindparam("of_user"))
    .values(
        seen_at=bindparam("at"),
        to_notify=case((bindparam("turn") == _TURN, False), else_=seats.c.to_notify),
    )
)
_OTHERS: tuple[ColumnElement[bool], ...] = (
    jobs.c.kind == NOTIFICATION_JOB,
    jobs.c.user_id == bindparam("of_user"),
    jobs.c.table_id != bindparam("of_table"),
    jobs.c.due_at <= bindparam("now"),
)
_COUNT_OTHERS = (
    select(func.count())
    .select_from(jobs)
    .join(seats, (seats.c.table_id == jobs.c.table_id) & (seats.c.user_id == jobs.c.user_id))
    .where(*_OTHERS, seats.c.to_notify)
)
_DROP_FLAGS = (
    update(seats)
    .where(
        seats.c.user_id == bindparam("of_user"), seats.c.table_id.in_(select(jobs.c.table_id).where(*_OTHERS))
    )
    .values(to_notify=False)
)
_DROP_JOBS = delete(jobs).where(*_OTHERS)
_PUT_OFF = (
    update(jobs)
    .where(jobs.c.kind == NOTIFICATION_JOB, jobs.c.user_id == bindparam("of_user"))
    .values(due_at=bindparam("at"), leased_until=0)
)


def set_notification_due(connection: Connection, table_id: int, seat: int, at: int | None) -> None:
    """Store when a player is to be notified of their turn; None ends the wait.

    A job that exists without being needed does nothing.
    """
    connection.execute(_AWAITS, {**_seat_parameters(table_id, seat), "awaits": at is not None})
    if at is not None:
        schedule_notification(connection, table_id, seat, at)


def schedule_notification(connection: Connection, table_id: int, seat: int, at: int) -> None:
    """Store the job that notifies the user in a seat at a time; an existing one is rescheduled."""
    mine = _seat_parameters(table_id, seat)
    connection.execute(_schedule_statement(connection.dialect.name), {**mine, "at": at})


@cache
def _schedule_statement(dialect: str) -> Insert:
    """Build the upsert of the notification job of a seat's user, due `at`."""
    about = (literal(NOTIFICATION_JOB), seats.c.user_id, tables.c.id, literal(0), tables.c.guild_id)
    job = select(*about, bindparam("at"), literal(0)).join(tables, tables.c.id == seats.c.table_id)
    names = ["kind", "user_id", "table_id", "message_id", "guild_id", "due_at", "leased_until"]
    added = INSERT[dialect](jobs).from_select(names, job.where(*_SEAT))
    changed = {name: added.excluded[name] for name in ("due_at", "leased_until")}
    return added.on_conflict_do_update(index_elements=jobs.primary_key.columns, set_=changed)


def reschedule_notifications(connection: Connection, user_id: int, at: int) -> None:
    """Reschedule all of a user's pending notifications of turns to a time."""
    connection.execute(_PUT_OFF, {"of_user": user_id, "at": at})


def count_other_notifications(connection: Connection, user_id: int, table_id: int, now: int) -> int:
    """Return how many turns at other tables a user should have been notified of by `now`."""
    return connection.scalar(_COUNT_OTHERS, {"of_user": user_id, "of_table": table_id, "now": now}) or 0


def drop_other_notifications(connection: Connection, user_id: int, table_id: int, now: int) -> None:
    """Drop a user's notifications that are due by `now` at other tables."""
    others = {"of_user": user_id, "of_table": table_id, "now": now}
    connection.execute(_DROP_FLAGS, others)
    connection.execute(_DROP_JOBS, others)


def record_seen(connection: Connection, seen: Sequence[Seen]) -> None:
    """Record when players (at least one) were seen; drop the pending notification of the turn they saw."""
    rows = [
        {
            "of_table": one.table_id,
            "of_seat": one.seat,
            "of_user": one.user_id,
            "turn": one.turn,
            "at": one.at,
        }
        for one in seen
    ]
    connection.execute(_SEEN, rows)
