"""Deletion of expired data, in small transactions."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, exists, select, update

from bot.store.columns import SeatColumns
from bot.store.person_deletion import empty_table
from bot.store.schema import (
    CANCELLED,
    FINISHED,
    PASSING,
    PLAYING,
    SEATED,
    absences,
    invitations,
    inviters,
    match_games,
    open_messages,
    outbox_attempts,
    seats,
    tables,
)

DAY = 24 * 60 * 60
STATES = 7 * DAY
"""Seconds after its end until a game's state is deleted. It can be rebuilt from the log."""
LOBBIES = 30 * DAY
"""Seconds for which the players of a cancelled lobby are kept."""
ATTEMPTS = 30 * DAY
"""Seconds after which a send attempt with unknown outcome is dropped."""
ABSENCES = 111 * DAY
"""Seconds after which an absence no longer counts towards the limit on absences."""
AT_ONCE = 100
"""Tables per transaction."""
# Built once, since building takes longer than running them.
_OLDEST = (
    select(tables.c.id)
    .where(PASSING, tables.c.status == bindparam("ended"), tables.c.changed_at < bindparam("before"))
    .order_by(tables.c.changed_at)
    .limit(AT_ONCE)
)
_ATTEMPTS = delete(outbox_attempts).where(outbox_attempts.c.at < bindparam("before"))
# An absence within a running turn is needed to compute the time used.
_ABSENCES = delete(absences).where(
    absences.c.ends < bindparam("before"),
    ~exists().where(SEATED, seats.c.user_id == absences.c.user_id, seats.c.turn_started_at < absences.c.ends),
)
_INVITERS = delete(inviters).where(inviters.c.expires_at < bindparam("before"))


def purge_expired(connection: Connection, now: int) -> bool:
    """Delete what has expired at `now`, of finished games and of cancelled lobbies up to AT_ONCE each.

    Return whether there may be more, so that the caller calls again.
    """
    over = _oldest_tables(connection, FINISHED, now - STATES)
    called_off = _oldest_tables(connection, CANCELLED, now - LOBBIES)
    if over:
        _archive_games(connection, over)
        _delete_unfinished_match_games(connection, over)
    if called_off:
        _empty_lobbies(connection, called_off)
    connection.execute(_ATTEMPTS, {"before": now - ATTEMPTS})
    connection.execute(_ABSENCES, {"before": now - ABSENCES})
    connection.execute(_INVITERS, {"before": now})
    return AT_ONCE in (len(over), len(called_off))


def _oldest_tables(connection: Connection, status: str, before: int) -> list[int]:
    """Return up to AT_ONCE tables that reached a status before a time and were not purged yet."""
    return list(connection.scalars(_OLDEST, {"ended": status, "before": before}))


def _archive_games(connection: Connection, found: list[int]) -> None:
    """Delete what finished games need no longer; results and moves stay."""
    connection.execute(update(tables).where(tables.c.id.in_(found)).values(state=None))
    forgotten: SeatColumns = {"dm_channel_id": None, "dm_message_id": None, "dm_kind": None}
    forgotten |= {"seen_at": None, "to_notify": False}
    connection.execute(update(seats).where(seats.c.table_id.in_(found)).values(**forgotten))
    connection.execute(delete(invitations).where(invitations.c.table_id.in_(found)))
    connection.execute(delete(open_messages).where(open_messages.c.table_id.in_(found)))


def _delete_unfinished_match_games(connection: Connection, match_ids: list[int]) -> None:
    """Delete the running games of these matches, which must be over, and empty their tables."""
    begun = (match_games.c.match_id.in_(match_ids), tables.c.status == PLAYING)
    query = select(match_games.c.table_id).join(tables, tables.c.id == match_games.c.table_id).where(*begun)
    for table_id in list(connection.scalars(query)):
        empty_table(connection, table_id)
        connection.execute(delete(match_games).where(match_games.c.table_id == table_id))


def _empty_lobbies(connection: Connection, found: list[int]) -> None:
    """Delete the seats, invitations and open messages of cancelled lobbies, and who hosted and started them.

    The lobbies' rows stay, so that no number is reused.
    """
    connection.execute(delete(seats).where(seats.c.table_id.in_(found)))
    connection.execute(delete(invitations).where(invitations.c.table_id.in_(found)))
    connection.execute(delete(open_messages).where(open_messages.c.table_id.in_(found)))
    no_users = {"host_id": 0, "starter_id": None}
    connection.execute(update(tables).where(tables.c.id.in_(found)).values(**no_users))
