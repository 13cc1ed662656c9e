"""Deletion of a user's data, and of expired data."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, bindparam, delete, exists, select, update

from bot.store import rating_queries, schema
from bot.store.rating_queries import AGAINST
from bot.store.records import FORMER, SeatColumns
from bot.store.schema import (
    CANCELLED,
    FINISHED,
    PASSING,
    PLAYING,
    SEATED,
    absences,
    direct_channels,
    invitations,
    inviters,
    jobs,
    match_games,
    open_messages,
    outbox_attempts,
    ratings,
    reports,
    seats,
    tables,
)

_PERSONAL = (
    schema.user_preferences,
    absences,
    jobs,
    direct_channels,
    schema.achievements,
    invitations,
    schema.lessons,
    schema.inviters,
    schema.cup_games,
    schema.cup_members,
    schema.cup_results,
    schema.daily_games,
    schema.league_members,
    schema.daily_servers,
    schema.daily_reminders,
    match_games,
    schema.follows,
    schema.table_alerts,
    schema.blocks,
    schema.role_holders,
    schema.seeks,
    reports,
)
"""Tables whose rows about a user, by `user_id`, are deleted."""


def delete_user(connection: Connection, user_id: int, name: str) -> None:
    """Delete the data of a user who has no running games.

    In games with others, `name` and a new id replace theirs; games without other people are emptied by
    `empty_table`.
    """
    tables_of = select(seats.c.table_id).where(seats.c.user_id == user_id)
    mine = set(connection.scalars(tables_of)) | set(
        connection.scalars(select(tables.c.id).where(tables.c.host_id == user_id))
    )
    alone = [table_id for table_id in sorted(mine) if not _has_others(connection, table_id, user_id)]
    _delete_personal_rows(connection, user_id)
    _rename(connection, user_id, FORMER - secrets.randbits(62), name)
    for table_id in alone:
        empty_table(connection, table_id)


def _has_others(connection: Connection, table_id: int, user_id: int) -> bool:
    """Return whether another person, even a deleted one, has a seat at a table."""
    other = (seats.c.table_id == table_id, seats.c.user_id != user_id)
    is_no_computer = (seats.c.user_id > 0) | (seats.c.user_id <= FORMER)
    return connection.scalar(select(seats.c.seat).where(*other, is_no_computer).limit(1)) is not None


def _delete_personal_rows(connection: Connection, user_id: int) -> None:
    """Delete all rows that belong to the user alone, reports about the user, and attempts to send to them."""
    written_to = select(direct_channels.c.channel_id).where(direct_channels.c.user_id == user_id)
    in_direct_messages = open_messages.c.channel_id.in_(written_to)
    edited = select(open_messages.c.message_id).where(in_direct_messages)
    connection.execute(delete(jobs).where(jobs.c.message_id != 0, jobs.c.message_id.in_(edited)))
    connection.execute(delete(open_messages).where(in_direct_messages))
    for rows in _PERSONAL:
        connection.execute(delete(rows).where(rows.c.user_id == user_id))
    connection.execute(delete(reports).where(reports.c.reported_user_id == user_id))
    own = select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == user_id)
    for table_id, seat in connection.execute(own).all():
        sent = (outbox_attempts.c.table_id == table_id, outbox_attempts.c.seat == seat)
        connection.execute(delete(outbox_attempts).where(*sent))


def _rename(connection: Connection, user_id: int, number: int, name: str) -> None:
    """Replace a user's id by `number` and their name by `name`, in all games.

    Seats lose message ids and plans; ratings against computers are deleted, and ranks no longer count them.
    """
    nothing: SeatColumns = {
        "dm_channel_id": None,
        "dm_message_id": None,
        "dm_kind": None,
        "last_mention": None,
        "told_turn": None,
        "planned": None,
        "seen_at": None,
        "to_notify": False,
        "shows_hand": False,
    }
    identity = {"user_id": number, "name": name}
    connection.execute(update(seats).where(seats.c.user_id == user_id).values(**identity, **nothing))
    for named in (schema.results, schema.league_players):
        connection.execute(update(named).where(named.c.user_id == user_id).values(**identity))
    rating_queries.uncount_user(connection, user_id)
    # Games against computers are deleted; no other user's rating derives from them.
    practised = (ratings.c.user_id == user_id, ratings.c.lineup.startswith(AGAINST))
    connection.execute(delete(ratings).where(*practised))
    for rows in (ratings, schema.rating_changes):
        connection.execute(update(rows).where(rows.c.user_id == user_id).values(user_id=number))
    for column in (tables.c.host_id, tables.c.starter_id):
        connection.execute(update(tables).where(column == user_id).values({column: number}))


def empty_table(connection: Connection, table_id: int) -> None:
    """Delete a table's moves, results, seats, jobs and records of messages, and mark it as cancelled.

    Its row stays, without state, seed and host, so that the number is not reused. Rows of features, such as
    those in `daily_games`, are left to the caller.
    """
    for rows in (
        schema.moves,
        schema.results,
        seats,
        outbox_attempts,
        invitations,
        open_messages,
        schema.analyses,
        schema.shared_results,
        schema.follows,
        jobs,
        schema.webhook_results,
    ):
        connection.execute(delete(rows).where(rows.c.table_id == table_id))
    in_direct_messages = (
        connection.scalar(select(tables.c.guild_id).where(tables.c.id == table_id)) == schema.EVERYWHERE
    )
    nothing = {"version": 0, "published_version": 0, "dm_version": 0, "awaits_computer": False}
    unknown = {
        "state": None,
        "seed": None,
        "post_message_id": None,
        "notice_message_id": None,
        "host_id": 0,
        "starter_id": None,
    }
    gone = {"channel_id": 0} if in_direct_messages else {}
    emptied = (
        update(tables).where(tables.c.id == table_id).values(status=CANCELLED, **nothing, **unknown, **gone)
    )
    connection.execute(emptied)


DAY = 24 * 60 * 60
STATES_KEPT = 7 * DAY
"""Seconds after its end until a game's state is deleted. It can be rebuilt from the log."""
LOBBIES_KEPT = 30 * DAY
"""Seconds for which the players of a cancelled lobby are kept."""
ATTEMPTS_KEPT = 30 * DAY
"""Seconds after which a send attempt with unknown outcome is dropped."""
ABSENCES_KEPT = 111 * DAY
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
    over = _oldest_tables(connection, FINISHED, now - STATES_KEPT)
    called_off = _oldest_tables(connection, CANCELLED, now - LOBBIES_KEPT)
    if over:
        _archive_games(connection, over)
        _delete_unfinished_match_games(connection, over)
    if called_off:
        _empty_lobbies(connection, called_off)
    connection.execute(_ATTEMPTS, {"before": now - ATTEMPTS_KEPT})
    connection.execute(_ABSENCES, {"before": now - ABSENCES_KEPT})
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
    for rows in (invitations, open_messages):
        connection.execute(delete(rows).where(rows.c.table_id.in_(found)))


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
    for rows in (seats, invitations, open_messages):
        connection.execute(delete(rows).where(rows.c.table_id.in_(found)))
    no_users = {"host_id": 0, "starter_id": None}
    connection.execute(update(tables).where(tables.c.id.in_(found)).values(**no_users))
