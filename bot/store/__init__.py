"""What is kept: tables, seats, moves and results, in one relational database."""

from bot.store.database import connect, is_current, migrate
from bot.store.records import Chair, Place, Table
from bot.store.store import Store

__all__ = ["Chair", "Place", "Store", "Table", "connect", "is_current", "migrate"]
