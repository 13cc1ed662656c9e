"""The painters of Lost Cities: The Board Game."""

from render.games.lost_cities_board.action_mark import action_mark, stretch_marks
from render.games.lost_cities_board.cover import backdrop, cover
from render.games.lost_cities_board.finale import finale
from render.games.lost_cities_board.hand import hand, hands
from render.games.lost_cities_board.score_sheet import score_sheet
from render.games.lost_cities_board.tabletop import tabletop

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
