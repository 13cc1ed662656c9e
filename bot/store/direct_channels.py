"""Queries about direct message channels, and about who has used the bot."""

from __future__ import annotations

from sqlalchemy import BindParameter, Connection, bindparam, delete, exists, or_, select

from bot.store.dialects import upsert
from bot.store.schema import SEATED, daily_reminders, direct_channels, results, seats, user_preferences

_USER: BindParameter[int] = bindparam("of_user")
_OF = select(direct_channels.c.channel_id).where(direct_channels.c.user_id == _USER)
_KNOWN = select(or_(*(exists().where(rows.c.user_id == _USER) for rows in (seats, daily_reminders))))
_HAS_USED = select(
    or_(
        exists().where(direct_channels.c.user_id == _USER),
        exists().where(user_preferences.c.user_id == _USER),
        # A seat in a lobby may be kept for somebody who was only invited; in a game nobody sits unasked.
        exists().where(seats.c.user_id == _USER, SEATED),
        exists().where(results.c.user_id == _USER),
    )
)


def channel_of(connection: Connection, user_id: int) -> int | None:
    """Return the direct message channel that was opened for a user; None if there is none."""
    return connection.scalar(_OF, {"of_user": user_id})


def remember_channel(connection: Connection, user_id: int, channel_id: int) -> None:
    """Store the direct message channel of a user.

    Store nothing for a user without seats and reminders: their data was deleted while the channel was opened.
    """
    if connection.scalar(_KNOWN, {"of_user": user_id}):
        row = {"user_id": user_id, "channel_id": channel_id}
        connection.execute(upsert(connection, direct_channels), row)


def forget_channel(connection: Connection, user_id: int) -> None:
    """Delete the stored channel of a user, which is gone."""
    connection.execute(delete(direct_channels).where(direct_channels.c.user_id == user_id))


def has_used_bot(connection: Connection, user_id: int) -> bool:
    """Tell whether a user plays or played, has changed a setting, or was sent a direct message."""
    return bool(connection.scalar(_HAS_USED, {"of_user": user_id}))
