"""What is kept: tables, seats, moves and results, in one relational database."""

from bot.store.database import Database, connect, is_current, migrate
from bot.store.records import Player, Table
from bot.store.sharing import Share
from bot.store.store import Store

__all__ = ["Database", "Player", "Share", "Store", "Table", "connect", "is_current", "migrate"]
