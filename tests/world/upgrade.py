"""A database that an earlier version has left in the midst of a game, which this one plays on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from tests.world.payloads import FIRST_CHANNEL, FIRST_PERSON, GUILD

KEPT = Path(__file__).parents[1] / "fixtures" / "tables-first.sqlite"
"""Tables of all games, some steps in; nothing of them has been posted."""


def leave(file: Path, random: Random, now: float) -> dict[int, int]:
    """Writes such a database with one of these tables, in the first channel and of the first people.

    Its number, and the version it has come to.
    """
    with closing(sqlite3.connect(KEPT)) as kept, closing(sqlite3.connect(file)) as database:
        kept.backup(database)
        begun = database.execute("SELECT id, version FROM tables WHERE version > 1 ORDER BY id").fetchall()
        table, version = random.choice(begun)
        for name, column in (("moves", "table_id"), ("seats", "table_id"), ("tables", "id")):
            database.execute(f"DELETE FROM {name} WHERE {column} != ?", (table,))
        about = (GUILD, FIRST_CHANNEL, FIRST_PERSON, int(now), int(now))
        database.execute(
            "UPDATE tables SET guild_id = ?, channel_id = ?, host_id = ?, created_at = ?, changed_at = ?",
            about,
        )
        database.execute("UPDATE seats SET user_id = ? + seat", (FIRST_PERSON,))
        database.execute("UPDATE moves SET at = ?", (int(now),))
        database.commit()
    return {table: version}
