"""Invitations to lobbies, and which hosts a user takes no invitations from."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Unpack

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, update

from bot.store import message_queries
from bot.store.dialects import upsert
from bot.store.names import keyed_hash
from bot.store.records import Invitation, InvitationColumns, Player
from bot.store.schema import (
    ASKED,
    FIRST_GUEST,
    JOINED,
    OUTDATED,
    PAIRED,
    invitations,
    inviters,
)

_COLUMNS = [invitations.c[field.name] for field in fields(Invitation)]
_OF = select(*_COLUMNS).where(invitations.c.table_id == bindparam("of_table"))
STANDING = (ASKED, JOINED, PAIRED)
"""The statuses of an invitation that still counts."""
_MINE = update(invitations).where(invitations.c.table_id == bindparam("of_table"))
_ONE = _MINE.where(invitations.c.user_id == bindparam("of_user"))
_SOME = _MINE.where(invitations.c.user_id.in_(bindparam("of_users", expanding=True)))
_STANDING = _MINE.where(invitations.c.status.in_(STANDING))
_LAST = select(func.max(invitations.c.number)).where(invitations.c.table_id == bindparam("of_table"))
_INVITED = insert(invitations)


def write_invitation(
    connection: Connection,
    table_id: int,
    guests: Iterable[Player],
    status: str = ASKED,
    silent: Collection[int] = (),
) -> None:
    """Store an invitation to a table for each guest, with its message pending.

    For users in `silent` (ids) the message makes no sound. Raises IntegrityError if a guest has one already.
    """
    last = connection.scalar(_LAST, {"of_table": table_id})
    first = 0 if last is None else last + 1
    rows = [
        {
            "table_id": table_id,
            "user_id": guest.user_id,
            "number": number,
            "name": guest.name,
            "status": status,
            "silent": guest.user_id in silent,
        }
        for number, guest in enumerate(guests, start=first)
    ]
    if rows:
        connection.execute(_INVITED, rows)


def set_invitation_status(connection: Connection, table_id: int, status: str, *user_ids: int) -> int:
    """Set the status of some users' invitations to a table; return how many of them were invited."""
    mine = {"of_table": table_id, "of_users": user_ids}
    return connection.execute(_SOME, {**mine, "status": status}).rowcount


def close_all(connection: Connection, table_id: int, status: str) -> None:
    """Set the status of all invitations to a table that still stand: unanswered or accepted."""
    connection.execute(_STANDING, {"of_table": table_id, "status": status})


def outdate(connection: Connection, table_ids: Iterable[int]) -> None:
    """Make an edit pending of each message that shows an unanswered invitation to one of these tables.

    Guests who were only mentioned in the channel have no message, and are not invited again.
    """
    mine = (invitations.c.table_id.in_(table_ids), invitations.c.shown == ASKED)
    has_message = invitations.c.message_id.is_not(None)
    connection.execute(update(invitations).where(*mine, has_message).values(shown=OUTDATED))


def invitations_of(connection: Connection, table_id: int) -> tuple[Invitation, ...]:
    """Return all invitations to a table, in the order in which they were sent."""
    mine = connection.execute(_OF, {"of_table": table_id})
    return tuple(sorted((Invitation(*row) for row in mine), key=attrgetter("number")))


def record_message(
    connection: Connection, /, invitation: Invitation, **columns: Unpack[InvitationColumns]
) -> None:
    """Record what a guest's message shows and which message it is, and end its send attempt.

    Columns that are left out stay as they are.
    """
    mine = {"of_table": invitation.table_id, "of_user": invitation.user_id}
    connection.execute(_ONE, {**mine, **columns})
    message_queries.end_attempts(connection, invitation.table_id, attempt_key(invitation))


def attempt_key(invitation: Invitation) -> int:
    """Return the key of an invitation's send attempt, used instead of a seat."""
    return FIRST_GUEST - invitation.number


HOUR = 60 * 60


@dataclass(frozen=True)
class Inviter:
    """The times of one user's invitations in the last hour, and the end of a block (0: none)."""

    recent: tuple[int, ...] = ()
    blocked_until: int = 0


def inviter_of(connection: Connection, user_id: int, inviter_id: int) -> Inviter:
    """Return the invitations from `inviter_id` to a user as stored; an empty `Inviter` without any.

    They may be over an hour old by now. The row is locked on PostgreSQL.
    """
    mine = (inviters.c.user_id == user_id, inviters.c.inviter == _code_of(connection, user_id, inviter_id))
    query = select(inviters.c.recent, inviters.c.blocked_until).where(*mine).with_for_update()
    row = connection.execute(query).first()
    return Inviter() if row is None else Inviter(tuple(msgspec.json.decode(row.recent)), row.blocked_until)


def write_inviter(connection: Connection, user_id: int, inviter_id: int, inviter: Inviter) -> None:
    """Store the invitations from `inviter_id` to a user, and when they can be deleted."""
    row = {
        "user_id": user_id,
        "inviter": _code_of(connection, user_id, inviter_id),
        "recent": msgspec.json.encode(inviter.recent).decode(),
        "blocked_until": inviter.blocked_until,
        "expires_at": max(inviter.blocked_until, *(at + HOUR for at in inviter.recent), 0),
    }
    connection.execute(upsert(connection, inviters), row)


def _code_of(connection: Connection, user_id: int, inviter_id: int) -> str:
    """Return the keyed hash under which a user's inviter is stored."""
    return keyed_hash(connection, f"inviter of {user_id}", inviter_id)
