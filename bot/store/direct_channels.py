"""Channels of direct messages, and who has used the bot."""

from __future__ import annotations

from sqlalchemy import BindParameter, Connection, bindparam, delete, exists, or_, select

from bot.store.database import Database
from bot.store.schema import SEATED, daily_reminders, direct_channels, results, seats, user_preferences
from bot.store.upsert import upsert

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


class DirectChannels:
    """Which channel somebody's direct messages are in. Every method is a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user_id: int) -> int | None:
        """The channel that was opened for somebody; None if none was."""
        return await self._database.read(lambda connection: connection.scalar(_OF, {"of_user": user_id}))

    async def note(self, user_id: int, channel_id: int) -> None:
        """Keeps the channel that was opened for somebody, in place of one before."""
        await self._database.write(_note, user_id, channel_id)

    async def forget(self, user_id: int) -> None:
        """Forgets a channel that is gone."""
        await self._database.write(_forget, user_id)

    async def has_used(self, user_id: int) -> bool:
        """Whether somebody has used the bot: plays or played, told it a wish, or was written to by it."""
        return await self._database.read(_has_used, user_id)


def _note(connection: Connection, user_id: int, channel_id: int) -> None:
    # Whoever has no seat, and asked for no reminders, was forgotten while the channel was being opened.
    if connection.scalar(_KNOWN, {"of_user": user_id}):
        row = {"user_id": user_id, "channel_id": channel_id}
        connection.execute(upsert(connection, direct_channels), row)


def _forget(connection: Connection, user_id: int) -> None:
    connection.execute(delete(direct_channels).where(direct_channels.c.user_id == user_id))


def _has_used(connection: Connection, user_id: int) -> bool:
    return bool(connection.scalar(_HAS_USED, {"of_user": user_id}))
