"""Lost Cities as pictures: the table, a hand, the sums."""

from render.games.lost_cities.hand import hand
from render.games.lost_cities.sums import sums
from render.games.lost_cities.table import table

__all__ = ["hand", "sums", "table"]
