"""Corrects results that were recorded while the machine's clock was ahead.

Each rated game ends after all earlier games of its players, or ratings could not be rebuilt in the same
order. A result dated 2046 would therefore date all later games 2046, in that year's season. Its date is
corrected when one of its players finishes the next game, by the clock of that moment.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select, update

from bot.ratings.ledger import Game
from bot.store.schema import achievements, key_values, rating_changes, ratings, results

MEMO = "ratings"
"""The key under which the rating method is stored; without it, ratings are rebuilt at the next start."""
TOLERANCE = 24 * 60 * 60
"""Seconds by which a result may be ahead of the clock, to allow for small corrections."""


def correct_dates(connection: Connection, game: Game) -> int:
    """Redate results of a game's players that are ahead of it; return the latest date.

    Their order is kept. Standings of the wrong season are corrected at the next start.
    """
    people = [player.user_id for player in game.players]
    own, at = rating_changes.c.user_id.in_(people), rating_changes.c.at
    wrong = (
        select(rating_changes.c.table_id)
        .where(own, at > game.ended_at + TOLERANCE)
        .group_by(rating_changes.c.table_id)
    )
    found = connection.scalars(wrong.order_by(func.min(at))).all()
    right = select(func.max(at)).where(own, at <= game.ended_at + TOLERANCE)
    first = 1 + max(connection.scalar(right) or 0, game.ended_at - len(found) - 1)
    for number, table_id in enumerate(found):
        _date(connection, table_id, first + number)
    latest = first + len(found) - 1
    ahead = (ratings.c.user_id.in_(people), ratings.c.changed_at > latest)
    connection.execute(update(ratings).where(*ahead).values(changed_at=latest))
    connection.execute(delete(key_values).where(key_values.c.name == MEMO))
    return latest


def _date(connection: Connection, table_id: int, at: int) -> None:
    """Date everything that a game's result has led to."""
    for table, column in ((results, "ended_at"), (rating_changes, "at"), (achievements, "at")):
        connection.execute(update(table).where(table.c.table_id == table_id).values({column: at}))
