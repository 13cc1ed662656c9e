"""The painters of Lost Cities."""

from render.games.lost_cities.action_mark import action_mark, stretch_marks
from render.games.lost_cities.cover import backdrop, cover
from render.games.lost_cities.finale import finale
from render.games.lost_cities.hand import hand, hands
from render.games.lost_cities.score_sheet import score_sheet
from render.games.lost_cities.tabletop import tabletop

__all__ = [
    "action_mark",
    "backdrop",
    "cover",
    "finale",
    "hand",
    "hands",
    "score_sheet",
    "stretch_marks",
    "tabletop",
]
