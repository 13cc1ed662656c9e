"""Deletion of a user's data. Games with others keep an id that cannot be traced to the user."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, select, update

from bot.store import rating_histogram, schema
from bot.store.columns import SeatColumns
from bot.store.rating_queries import AGAINST
from bot.store.records import FORMER
from bot.store.schema import (
    CANCELLED,
    direct_channels,
    jobs,
    open_messages,
    outbox_attempts,
    ratings,
    reports,
    seats,
    tables,
)

_PERSONAL = (
    schema.user_preferences,
    schema.absences,
    jobs,
    direct_channels,
    schema.achievements,
    schema.invitations,
    schema.lessons,
    schema.inviters,
    schema.cup_games,
    schema.cup_members,
    schema.cup_results,
    schema.daily_games,
    schema.league_members,
    schema.daily_servers,
    schema.daily_reminders,
    schema.match_games,
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

    In games with others, `name` replaces theirs; games without other people are emptied by `empty_table`.
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
    rating_histogram.remove_user(connection, user_id)
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
        schema.invitations,
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
