"""The stored state of the limit on new direct messages."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

AT_ONCE = 20
"""So many new conversations may be begun in a row."""
EVERY = 3
"""Seconds after which one more may be."""
QUARANTINED, TOO_FAST, UNWELCOME = 20026, 40003, 50278
"""Discord's codes: it takes the bot for a spammer; too many conversations are begun; the person takes no
messages from the bot, mostly since they share no server."""
STOPS = {QUARANTINED: 24 * 60 * 60, TOO_FAST: 60 * 60, UNWELCOME: 10 * 60}
"""Seconds for which no conversation is begun after each code."""
MEMO = "conversations"


class Pace(Struct, frozen=True):
    """How many conversations may be begun, as counted at a time; none until `stopped_until`, after `code`."""

    left: float = AT_ONCE
    counted: int = 0
    stopped_until: int = 0
    code: int = 0

    def allows(self, now: int) -> bool:
        """Whether one more may be begun."""
        return now >= self.stopped_until and self._left(now) >= 1

    def after_one(self, now: int) -> Pace:
        """The pace after one more was begun."""
        return replace(self, left=self._left(now) - 1, counted=now)

    def after_refusal(self, code: int, now: int) -> Pace:
        """The pace after Discord refused one with one of the codes in STOPS."""
        until = now + STOPS[code]
        return self if until <= self.stopped_until else replace(self, stopped_until=until, code=code)

    def _left(self, now: int) -> float:
        # A clock that is set back takes nothing away.
        return min(AT_ONCE, self.left + max(0, now - self.counted) / EVERY)


def read(memo: str | None) -> Pace:
    """The pace as it was written down."""
    return Pace() if memo is None else msgspec.json.decode(memo, type=Pace)


def written(pace: Pace) -> str:
    """The pace as it is written down."""
    return msgspec.json.encode(pace).decode()
