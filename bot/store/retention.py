"""Deletes what has expired, in small steps that keep nobody waiting."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, exists, select, update

from bot.store import match_games
from bot.store.columns import SeatColumns
from bot.store.schema import (
    CANCELLED,
    FINISHED,
    PASSING,
    SEATED,
    absences,
    invitations,
    inviters,
    open_messages,
    outbox_attempts,
    seats,
    tables,
)

DAY = 24 * 60 * 60
STATES = 7 * DAY
"""Seconds after a game's end for which its state is kept: after that, options, seed and log make it again."""
LOBBIES = 30 * DAY
"""Seconds for which it is known who sat in a lobby that was called off."""
ATTEMPTS = 30 * DAY
"""Seconds after which nobody looks for a message any more of which it is not known whether it arrived."""
ABSENCES = 111 * DAY
"""Seconds after which an absence no longer counts for how long somebody may be away."""
AT_ONCE = 100
"""So many tables are looked after in one transaction."""
# Put together once: each day begins with them, and mostly finds nothing.
_OLDEST = (
    select(tables.c.id)
    .where(PASSING, tables.c.status == bindparam("ended"), tables.c.changed_at < bindparam("before"))
    .order_by(tables.c.changed_at)
    .limit(AT_ONCE)
)
_ATTEMPTS = delete(outbox_attempts).where(outbox_attempts.c.at < bindparam("before"))
# An absence within a turn that still runs is needed to tell how much of that turn's time is used.
_ABSENCES = delete(absences).where(
    absences.c.ends < bindparam("before"),
    ~exists().where(SEATED, seats.c.user_id == absences.c.user_id, seats.c.turn_started_at < absences.c.ends),
)
_INVITERS = delete(inviters).where(inviters.c.expires_at < bindparam("before"))


def purge_expired(connection: Connection, now: int) -> bool:
    """Throws a part of what has become too old away; whether there is more."""
    over = _oldest(connection, FINISHED, now - STATES)
    called_off = _oldest(connection, CANCELLED, now - LOBBIES)
    if over:
        _put_away(connection, over)
        match_games.forget_unfinished(connection, over)
    if called_off:
        _empty(connection, called_off)
    connection.execute(_ATTEMPTS, {"before": now - ATTEMPTS})
    connection.execute(_ABSENCES, {"before": now - ABSENCES})
    connection.execute(_INVITERS, {"before": now})
    return AT_ONCE in (len(over), len(called_off))


def _oldest(connection: Connection, status: str, before: int) -> list[int]:
    """The tables that ended so, before a time, those of longest ago first."""
    return list(connection.scalars(_OLDEST, {"ended": status, "before": before}))


def _put_away(connection: Connection, found: list[int]) -> None:
    """Puts finished games away: the state, which direct messages there were, and when people were there."""
    connection.execute(update(tables).where(tables.c.id.in_(found)).values(state=None))
    forgotten: SeatColumns = {"dm_channel_id": None, "dm_message_id": None, "dm_kind": None}
    forgotten |= {"seen_at": None, "to_notify": False}
    connection.execute(update(seats).where(seats.c.table_id.in_(found)).values(**forgotten))
    connection.execute(delete(invitations).where(invitations.c.table_id.in_(found)))
    connection.execute(delete(open_messages).where(open_messages.c.table_id.in_(found)))


def _empty(connection: Connection, found: list[int]) -> None:
    """Forgets who sat in lobbies that were called off; their numbers stay, so that none is given twice."""
    connection.execute(delete(seats).where(seats.c.table_id.in_(found)))
    connection.execute(delete(invitations).where(invitations.c.table_id.in_(found)))
    connection.execute(delete(open_messages).where(open_messages.c.table_id.in_(found)))
    nobody = {"host_id": 0, "starter_id": None}
    connection.execute(update(tables).where(tables.c.id.in_(found)).values(**nobody))
