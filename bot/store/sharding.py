"""Several processes on one database, each serving some shards.

Discord assigns each server to a shard by its id. Direct messages belong to shard 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Integer,
    Select,
    and_,
    bindparam,
    func,
    literal,
    select,
)

from bot.store.dialects import lock_key, upsert
from bot.store.schema import Condition, processes, tables

HEARTBEAT_SECONDS = 10
"""Seconds between heartbeats of a process."""
GONE_AFTER = 30
"""Seconds without a heartbeat after which other processes deliver a process's pending messages."""
_SHARD = 22
"""Bits by which a server's id is shifted to compute its shard."""


@dataclass(frozen=True)
class ShardRange:
    """The shards that a process serves, of `count` shards. Without one it serves everything."""

    ids: tuple[int, ...]
    count: int

    @property
    def name(self) -> str:
        """The process's name in the database, the same after a restart."""
        return f"{','.join(map(str, sorted(self.ids)))}/{self.count}"

    def serves(self, guild_id: Column[int]) -> ColumnElement[bool]:
        """Return the condition that a column holds a server of these shards."""
        return (guild_id.bitwise_rshift(literal(_SHARD, Integer)) % self.count).in_(sorted(self.ids))

    def meets(self, name: str) -> bool:
        """Return whether the process of this name may serve some of the same servers.

        True if it has another number of shards, or serves all.
        """
        other = _parse_name(name)
        return other is None or other.count != self.count or not {*self.ids}.isdisjoint(other.ids)

    @classmethod
    def named(cls, name: str) -> ShardRange:
        """Parse the name of a process (`name`). Raises ValueError for other text."""
        ids, _, count = name.partition("/")
        return cls(tuple(map(int, ids.split(","))), int(count))


EVERYTHING = "all"
"""The name of a process without a share."""


_SIGNS = select(processes.c.name, processes.c.alive_at)
_LIVELY = select(processes.c.name).where(processes.c.alive_at > bindparam("since"))


def _parse_name(name: str) -> ShardRange | None:
    """Parse the name of a process. None for one that serves everything."""
    return None if name == EVERYTHING else ShardRange.named(name)


def record_sign_of_life(connection: Connection, share: ShardRange | None, now: int) -> int | None:
    """Store a heartbeat.

    Return the last one before, of any process with common servers (Unix seconds); None if there was none.
    """
    signs = [at for name, at in connection.execute(_SIGNS) if share is None or share.meets(name)]
    name = EVERYTHING if share is None else share.name
    connection.execute(upsert(connection, processes), {"name": name, "alive_at": now})
    return max(signs, default=None)


def try_locks(share: ShardRange | None) -> Select[bool]:
    """Build the query that tries to lock a share's shards for a PostgreSQL session (None: all shards).

    It returns False if another session has one of them. A session whose client is gone ends after half a
    minute.
    """
    keepalives = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "4"}
    settings = [func.set_config(name, value, False).is_not(None) for name, value in keepalives.items()]
    everything = lock_key(EVERYTHING, 0)
    if share is None:
        return select(and_(*settings, func.pg_try_advisory_lock(everything)))
    own = [func.pg_try_advisory_lock(lock_key(f"shard of {share.count}", one)) for one in share.ids]
    return select(and_(*settings, func.pg_try_advisory_lock_shared(everything), *own))


def own(share: ShardRange | None) -> list[ColumnElement[bool]]:
    """Return the condition for tables on the share's servers. Empty without a share."""
    return [] if share is None else [share.serves(tables.c.guild_id)]


def served_shards(connection: Connection, share: ShardRange | None, now: int) -> ShardRange | None:
    """Return the shards whose messages a process delivers: its own, and those no live process serves.

    Processes with another number of shards do not count. None (without a share) means all servers.
    """
    if share is None:
        return None
    shares = [_parse_name(name) for name in connection.scalars(_LIVELY, {"since": now - GONE_AFTER})]
    if None in shares:
        return share
    alive = {shard for other in shares if other and other.count == share.count for shard in other.ids}
    return ShardRange(tuple(sorted({*share.ids, *range(share.count)} - (alive - {*share.ids}))), share.count)


def due(connection: Connection, condition: Condition, share: ShardRange | None, now: int) -> tuple[int, ...]:
    """Return the ids of tables that meet a condition, longest waiting first.

    With a share: only tables that this process serves, which depends on `now`.
    """
    return tuple(connection.scalars(_due_query(condition, served_shards(connection, share, now))))


@cache
def _due_query(condition: Condition, share: ShardRange | None) -> Select[int]:
    """Build the query for a share's tables with a condition: their ids, unchanged for longest first."""
    return select(tables.c.id).where(condition, *own(share)).order_by(tables.c.changed_at)
