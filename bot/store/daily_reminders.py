"""Which users want a reminder of each day's deal, and their newest one. When the next is due is a job."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from bot.store.dialects import INSERT
from bot.store.schema import daily_reminders


@dataclass(frozen=True)
class DailyReminder:
    """The hour at which a user wants a reminder, and the newest message with the day that it is about."""

    user_id: int
    hour: int
    message_id: int | None = None
    day: int | None = None


def of(connection: Connection, user_id: int) -> DailyReminder | None:
    """Return what a user wants; None if they want no reminder."""
    mine = daily_reminders.c.user_id == user_id
    row = connection.execute(select(*daily_reminders.c).where(mine)).first()
    return None if row is None else DailyReminder(*row)


def want(connection: Connection, user_id: int, hour: int) -> None:
    """Store the hour at which a user wants to be reminded."""
    added = INSERT[connection.dialect.name](daily_reminders).values(user_id=user_id, hour=hour)
    kept = added.on_conflict_do_update(index_elements=[daily_reminders.c.user_id], set_={"hour": hour})
    connection.execute(kept)


def stop(connection: Connection, user_id: int) -> None:
    """Store that a user wants no reminder."""
    connection.execute(delete(daily_reminders).where(daily_reminders.c.user_id == user_id))


def sent(connection: Connection, user_id: int, message_id: int, day: int) -> None:
    """Store the message that reminded a user of a day's deal."""
    mine = daily_reminders.c.user_id == user_id
    connection.execute(update(daily_reminders).where(mine).values(message_id=message_id, day=day))
