"""Read standings without messages or pictures."""

from __future__ import annotations

from sqlalchemy import select

from bot.ratings.leaderboards import Leaderboards
from bot.ratings.rating_model import ALL_TIME
from bot.store import Store
from bot.store.rating_queries import Board, Standing
from bot.store.schema import EVERYWHERE, results


async def standings(
    store: Store, game: str = "lost_cities", lineup: str = "1v1", *, guild: int = EVERYWHERE
) -> dict[str, Standing]:
    """Return all standings on an all-time board by newest name, best first."""
    boards = Leaderboards(store._database, now=lambda: 0)
    page = await boards.page(Board(guild, game, lineup), ALL_TIME, 0, 0)
    newest = select(results.c.user_id, results.c.name).order_by(results.c.table_id)
    names = await store._database.read(lambda connection: dict(connection.execute(newest).all()))
    return {names[one.listed.user_id]: one.listed.standing for one in page.ranked}
