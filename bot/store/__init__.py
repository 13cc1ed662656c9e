"""The store: schema, queries, transactions and records."""

from bot.store.database import Database, connect
from bot.store.records import Player, Table
from bot.store.schema_version import Age, age, migrate
from bot.store.sharding import ShardRange
from bot.store.store import Store

__all__ = [
    "Age",
    "Database",
    "Player",
    "ShardRange",
    "Store",
    "Table",
    "age",
    "connect",
    "migrate",
]
