"""Recent invitations between two users, and blocks of further ones.

The inviter is stored as a keyed hash, so that a block outlasts the deletion of the inviter's data.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, select

from bot.store.dialects import upsert
from bot.store.names import keyed_hash
from bot.store.schema import inviters

HOUR = 60 * 60


@dataclass(frozen=True)
class Inviter:
    """The times of one user's invitations in the last hour, and the end of a block."""

    recent: tuple[int, ...] = ()
    blocked_until: int = 0


def of(connection: Connection, user_id: int, inviter_id: int) -> Inviter:
    """Return what is stored about one user's invitations to another, with the row locked on PostgreSQL."""
    mine = (inviters.c.user_id == user_id, inviters.c.inviter == code_of(connection, user_id, inviter_id))
    query = select(inviters.c.recent, inviters.c.blocked_until).where(*mine).with_for_update()
    row = connection.execute(query).first()
    return Inviter() if row is None else Inviter(tuple(msgspec.json.decode(row.recent)), row.blocked_until)


def write(connection: Connection, user_id: int, inviter_id: int, inviter: Inviter) -> None:
    """Store the invitations from one user to another."""
    row = {
        "user_id": user_id,
        "inviter": code_of(connection, user_id, inviter_id),
        "recent": msgspec.json.encode(inviter.recent).decode(),
        "blocked_until": inviter.blocked_until,
        "expires_at": max(inviter.blocked_until, *(at + HOUR for at in inviter.recent), 0),
    }
    connection.execute(upsert(connection, inviters), row)


def allow(connection: Connection, user_id: int, code: str) -> None:
    """Delete what is stored about the inviter with this code."""
    connection.execute(delete(inviters).where(inviters.c.user_id == user_id, inviters.c.inviter == code))


def code_of(connection: Connection, user_id: int, inviter_id: int) -> str:
    """Return the keyed hash under which a user's inviter is stored."""
    return keyed_hash(connection, f"inviter of {user_id}", inviter_id)
