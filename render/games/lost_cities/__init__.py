"""Lost Cities as pictures: the table, a hand, the score sheet, the end."""

from render.games.lost_cities.finale import finale
from render.games.lost_cities.hand import hand
from render.games.lost_cities.score_sheet import score_sheet
from render.games.lost_cities.table import table

__all__ = ["finale", "hand", "score_sheet", "table"]
