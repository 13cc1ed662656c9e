"""Lost Cities as pictures: the table, a hand, the score sheet."""

from render.games.lost_cities.hand import hand
from render.games.lost_cities.score_sheet import score_sheet
from render.games.lost_cities.table import table

__all__ = ["hand", "score_sheet", "table"]
