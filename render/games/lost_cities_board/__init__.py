"""Lost Cities: The Board Game as pictures: the table, a hand, the sums."""

from render.games.lost_cities_board.hand import hand
from render.games.lost_cities_board.sums import sums
from render.games.lost_cities_board.table import table

__all__ = ["hand", "sums", "table"]
