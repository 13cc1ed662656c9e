"""Several processes on one database: which servers each looks after.

Discord gives every server to a shard, by its number, and a process the events of its shards. Direct messages
belong to shard 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sqlalchemy import Column, ColumnElement, Connection, Integer, Select, bindparam, literal, select

from bot.store.dialects import upsert
from bot.store.schema import Condition, processes, tables

SIGN = 10
"""Seconds between two signs of life of a process that shares the database with others."""
GONE = 30
"""Seconds without a sign of life after which the others deliver what is pending on a process's servers."""
_SHARD = 22
"""By how many bits a server's number is shifted to tell its shard."""


@dataclass(frozen=True)
class ShardRange:
    """The shards that a process looks after, of so many; without a share it looks after everything."""

    ids: tuple[int, ...]
    count: int

    @property
    def name(self) -> str:
        """How the process is called in the database: after a restart it is the same."""
        return f"{','.join(map(str, sorted(self.ids)))}/{self.count}"

    def serves(self, guild_id: Column[int]) -> ColumnElement[bool]:
        """Return the condition that a column holds a server of these shards."""
        return (guild_id.bitwise_rshift(literal(_SHARD, Integer)) % self.count).in_(sorted(self.ids))

    def meets(self, name: str) -> bool:
        """Whether a process of this name looks after some of the same servers, as far as one can tell."""
        other = _read(name)
        return other is None or other.count != self.count or not {*self.ids}.isdisjoint(other.ids)

    @classmethod
    def named(cls, name: str) -> ShardRange:
        """The share of the process with this name."""
        ids, _, count = name.partition("/")
        return cls(tuple(map(int, ids.split(","))), int(count))


EVERYTHING = "all"
"""What a process is called that has no share."""


_SIGNS = select(processes.c.name, processes.c.alive_at)
_LIVELY = select(processes.c.name).where(processes.c.alive_at > bindparam("since"))


def _read(name: str) -> ShardRange | None:
    return None if name == EVERYTHING else ShardRange.named(name)


def sign(connection: Connection, share: ShardRange | None, now: int) -> int | None:
    """Gives a process's sign of life; when there was one before from any that looked after its servers."""
    signs = [at for name, at in connection.execute(_SIGNS) if share is None or share.meets(name)]
    name = EVERYTHING if share is None else share.name
    connection.execute(upsert(connection, processes), {"name": name, "alive_at": now})
    return max(signs, default=None)


def own(share: ShardRange | None) -> list[ColumnElement[bool]]:
    """The condition for the tables on a process's own servers."""
    return [] if share is None else [share.serves(tables.c.guild_id)]


def looked_after(connection: Connection, share: ShardRange | None, now: int) -> ShardRange | None:
    """The shards whose news a process tells: its own, and those of nobody alive."""
    if share is None:
        return None
    shares = [_read(name) for name in connection.scalars(_LIVELY, {"since": now - GONE})]
    if None in shares:
        return share
    alive = {shard for other in shares if other and other.count == share.count for shard in other.ids}
    return ShardRange(tuple(sorted({*share.ids, *range(share.count)} - (alive - {*share.ids}))), share.count)


def due(connection: Connection, condition: Condition, share: ShardRange | None, now: int) -> tuple[int, ...]:
    """The tables of a condition that a process sees to, those that have waited longest first."""
    return tuple(connection.scalars(_due(condition, looked_after(connection, share, now))))


@cache
def _due(condition: Condition, share: ShardRange | None) -> Select[int]:
    return select(tables.c.id).where(condition, *own(share)).order_by(tables.c.changed_at)
