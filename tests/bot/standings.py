"""Who stands where, without a word or a picture."""

from __future__ import annotations

from bot.standings.boards import Boards
from bot.standings.seasons import ALL_TIME
from bot.store import Store
from bot.store.ratings import EVERYWHERE, Board, Standing


async def standings(
    store: Store, game: str = "lost_cities", lineup: str = "1v1", *, guild: int = EVERYWHERE
) -> dict[str, Standing]:
    """Everybody's standing on a board of all time by name, the best first."""
    boards = Boards(store._database, now=lambda: 0)
    page = await boards.page(Board(guild, game, lineup), ALL_TIME, 0, 0)
    return {one.listed.name: one.listed.standing for one in page.ranked}
