"""The painters of Lost Cities: The Board Game."""

from render.games.lost_cities_board.action_mark import action_mark, stretch_marks
from render.games.lost_cities_board.cover import backdrop, cover
from render.games.lost_cities_board.finale import finale
from render.games.lost_cities_board.hand import hand, hand_layers, hands
from render.games.lost_cities_board.score_sheet import score_sheet
from render.games.lost_cities_board.tabletop import tabletop, tabletop_layers

__all__ = [
    "action_mark",
    "backdrop",
    "cover",
    "finale",
    "hand",
    "hand_layers",
    "hands",
    "score_sheet",
    "stretch_marks",
    "tabletop",
    "tabletop_layers",
]
