"""Who wants to be told of each day's deal, and what they were told last."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from bot.store.claiming import claim, noted_before
from bot.store.schema import daily_reminders
from bot.store.upsert import INSERT

_CLAIM = claim(daily_reminders.c.user_id, daily_reminders.c.due_at, [daily_reminders.c.user_id], most=200)


@dataclass(frozen=True)
class DailyReminder:
    """At which hour somebody wants to be told, and their newest such message with the day it is about.

    `tried` is the moment for which one was about to be sent.
    """

    user_id: int
    hour: int
    due_at: int
    tried: int | None = None
    message_id: int | None = None
    day: int | None = None


def of(connection: Connection, user_id: int) -> DailyReminder | None:
    """What somebody wants; None: nothing."""
    mine = daily_reminders.c.user_id == user_id
    row = connection.execute(select(*daily_reminders.c).where(mine)).first()
    return None if row is None else DailyReminder(*row)


def want(connection: Connection, user_id: int, hour: int, due_at: int) -> None:
    """Tells somebody from now on, or at another hour."""
    wanted = {"hour": hour, "due_at": due_at}
    added = INSERT[connection.dialect.name](daily_reminders).values(user_id=user_id, **wanted)
    connection.execute(added.on_conflict_do_update(index_elements=[daily_reminders.c.user_id], set_=wanted))


def stop(connection: Connection, user_id: int) -> None:
    """Tells somebody no longer."""
    connection.execute(delete(daily_reminders).where(daily_reminders.c.user_id == user_id))


def take_up(connection: Connection, now: int, until: int) -> tuple[int, ...]:
    """Who is to be told; nobody else tells them before the time `until`."""
    return tuple(connection.scalars(_CLAIM, {"now": now, "until": until}))


def attempt(connection: Connection, user_id: int, moment: int) -> bool:
    """Notes that the reminder of a moment is about to be sent; whether that was noted before."""
    return noted_before(connection, daily_reminders.c.tried, daily_reminders.c.user_id == user_id, moment)


def sent(connection: Connection, user_id: int, message_id: int, day: int) -> None:
    """Notes the message in which somebody was told of a day's deal."""
    mine = daily_reminders.c.user_id == user_id
    connection.execute(update(daily_reminders).where(mine).values(message_id=message_id, day=day))


def following(connection: Connection, user_id: int, due_at: int) -> None:
    """Writes down when somebody is told next, if they still want it."""
    mine = daily_reminders.c.user_id == user_id
    connection.execute(update(daily_reminders).where(mine).values(due_at=due_at))
