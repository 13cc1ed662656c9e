"""Direct messages: known channels, and the rate limit on opening new ones."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace
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
        # In a lobby a seat may be reserved for a guest; in a game all players have joined.
        exists().where(seats.c.user_id == _USER, SEATED),
        exists().where(results.c.user_id == _USER),
    )
)


def channel_of(connection: Connection, user_id: int) -> int | None:
    """Return the id of the direct message channel that was opened for a user, or None."""
    return connection.scalar(_OF, {"of_user": user_id})


def remember_channel(connection: Connection, user_id: int, channel_id: int) -> None:
    """Store the direct message channel of a user who has a seat or a daily reminder.

    Does nothing for others: their data may just have been deleted.
    """
    if connection.scalar(_KNOWN, {"of_user": user_id}):
        row = {"user_id": user_id, "channel_id": channel_id}
        connection.execute(upsert(connection, direct_channels), row)


def forget_channel(connection: Connection, user_id: int) -> None:
    """Delete the stored channel of a user."""
    connection.execute(delete(direct_channels).where(direct_channels.c.user_id == user_id))


def has_used_bot(connection: Connection, user_id: int) -> bool:
    """Return whether a user has used the bot.

    They have a direct message channel, preferences, a seat in a game, or a result.
    """
    return bool(connection.scalar(_HAS_USED, {"of_user": user_id}))


BUCKET_SIZE = 20
"""New conversations that may be opened in a row."""
REFILL_SECONDS = 3
"""Seconds after which another may be opened."""
QUARANTINED, TOO_FAST, NOT_ACCEPTED = 20026, 40003, 50278
"""Discord's error codes: the bot is taken for a spammer; too many conversations were opened; the user accepts
no messages from the bot, mostly because they share no server."""
STOPS = {QUARANTINED: 24 * 60 * 60, TOO_FAST: 60 * 60, NOT_ACCEPTED: 10 * 60}
"""Seconds for which no conversation is opened after each code."""
MEMO = "conversations"


class Pace(Struct, frozen=True):
    """A token bucket for new conversations, with `left` tokens at the time `counted`.

    It is empty until `stopped_until`, which Discord's error `code` has set. Times are Unix seconds.
    """

    left: float = BUCKET_SIZE
    counted: int = 0
    stopped_until: int = 0
    code: int = 0

    def allows(self, now: int) -> bool:
        """Return whether another conversation may be opened now: one is left and no error stopped them."""
        return now >= self.stopped_until and self._tokens_left(now) >= 1

    def after_one(self, now: int) -> Pace:
        """Return the pace after a conversation was opened now: one token less."""
        return replace(self, left=self._tokens_left(now) - 1, counted=now)

    def after_refusal(self, code: int, now: int) -> Pace:
        """Return the pace after Discord rejected a conversation with a code in STOPS.

        The code says how long all stop; a stop that lasts longer stays.
        """
        until = now + STOPS[code]
        return self if until <= self.stopped_until else replace(self, stopped_until=until, code=code)

    def _tokens_left(self, now: int) -> float:
        """Return the refilled tokens, at most BUCKET_SIZE. Ignores `stopped_until`."""
        # A clock that is set back must not remove tokens.
        return min(BUCKET_SIZE, self.left + max(0, now - self.counted) / REFILL_SECONDS)


def read_pace(memo: str | None) -> Pace:
    """Decode a stored pace. None (nothing is stored) gives a full bucket."""
    return Pace() if memo is None else msgspec.json.decode(memo, type=Pace)


def encoded_pace(pace: Pace) -> str:
    """Encode a pace for storage."""
    return msgspec.json.encode(pace).decode()
