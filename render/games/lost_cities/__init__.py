"""Lost Cities as pictures: the cover, the tabletop, hands, the score sheet, the end."""

from render.games.lost_cities.cover import backdrop, cover
from render.games.lost_cities.finale import finale
from render.games.lost_cities.hand import hand, hands, laid_hand
from render.games.lost_cities.score_sheet import score_sheet
from render.games.lost_cities.tabletop import laid_tabletop, tabletop

__all__ = [
    "backdrop",
    "cover",
    "finale",
    "hand",
    "hands",
    "laid_hand",
    "laid_tabletop",
    "score_sheet",
    "tabletop",
]
