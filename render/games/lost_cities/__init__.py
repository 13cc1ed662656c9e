"""Lost Cities as pictures: the cover, the tabletop, hands, the score sheet, the end."""

from render.games.lost_cities.backdrop import backdrop
from render.games.lost_cities.cover import cover
from render.games.lost_cities.finale import finale
from render.games.lost_cities.hand import hand
from render.games.lost_cities.hands import hands
from render.games.lost_cities.score_sheet import score_sheet
from render.games.lost_cities.tabletop import tabletop

__all__ = ["backdrop", "cover", "finale", "hand", "hands", "score_sheet", "tabletop"]
