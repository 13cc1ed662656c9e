"""The operator's decisions: users and servers that the bot refuses, and a notice to all users.

`explorers refuse` and `explorers notice` store them. Each process reads them once a minute.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection

from bot.store import Store, names

KEY = "operator"
"""Name of the stored decisions."""
PERSON, SERVER = "person", "server"
SendAlert: TypeAlias = Callable[[str], Awaitable[bool]]
"""Sends the operator a text without names; returns whether it has arrived."""


class Refusal(msgspec.Struct, frozen=True):
    """A refusal until a Unix time; None: until it is undone. `leave`: the bot leaves the server."""

    until: int | None = None
    leave: bool = False


class Notice(msgspec.Struct, frozen=True):
    """A sentence to all users, shown until a Unix time."""

    text: str
    until: int


class Decisions(msgspec.Struct, frozen=True):
    """All decisions. The keys of refusals are like `person 80351110224678912`."""

    refusals: Mapping[str, Refusal] = {}
    notice: Notice | None = None

    def in_force(self, now: int) -> Decisions:
        """Return the decisions that have not expired at a Unix time."""
        refusals = {key: one for key, one in self.refusals.items() if one.until is None or now < one.until}
        notice = self.notice if self.notice is not None and now < self.notice.until else None
        return Decisions(refusals, notice)


def refusal_key(kind: str, discord_id: int) -> str:
    """Return the key of a refusal of a user (`PERSON`) or server (`SERVER`)."""
    return f"{kind} {discord_id}"


def decisions(connection: Connection) -> Decisions:
    """Return the stored decisions, expired ones included."""
    return _decode_decisions(names.read_value(connection, KEY))


def change(connection: Connection, work: Callable[[Decisions], Decisions]) -> None:
    """Replace the stored decisions by `work(decisions)`, with their row locked."""
    names.change_value(
        connection, KEY, lambda text: msgspec.json.encode(work(_decode_decisions(text))).decode()
    )


def _decode_decisions(text: str | None) -> Decisions:
    return Decisions() if text is None else msgspec.json.decode(text, type=Decisions)


class Operator:
    """The decisions as this process last read them."""

    def __init__(self, store: Store, *, now: Callable[[], int]) -> None:
        """Begin without decisions; `renew` reads them."""
        self._store, self._now = store, now
        self._known = Decisions()
        self.alert: SendAlert | None = None
        """Send a text to the operator's webhook. None: there is no webhook."""

    async def renew(self) -> None:
        """Read the decisions again. On a database error, which is raised, the former ones stay."""
        self._known = await self._store.read(decisions)

    def refuses(self, user_id: int, guild_id: int | None = None) -> bool:
        """Return whether the operator refuses a user now, or the server if one is given."""
        keys = {refusal_key(PERSON, user_id), refusal_key(SERVER, guild_id or 0)}
        return bool(self._known.refusals) and not keys.isdisjoint(self._current_decisions.refusals)

    @property
    def notice(self) -> str | None:
        """The operator's notice to all users while it is in force, else None."""
        current = self._current_decisions.notice
        return None if current is None else current.text

    def servers_to_leave(self) -> Iterator[int]:
        """Yield the ids of refused servers that the bot is to leave."""
        for key, refusal in self._current_decisions.refusals.items():
            kind, _, guild_id = key.partition(" ")
            if kind == SERVER and refusal.leave:
                yield int(guild_id)

    @property
    def _current_decisions(self) -> Decisions:
        return self._known.in_force(self._now())
