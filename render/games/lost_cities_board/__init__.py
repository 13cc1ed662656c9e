"""The painters of the board game."""

from engine.games.lost_cities_board.model import Action, View
from render.games.lost_cities_board import action_mark, cover, finale, hand, score_sheet, tabletop
from render.painter import Painter

PAINTER: Painter[View, Action] = Painter(
    cover=cover.cover,
    tabletop=tabletop.tabletop,
    hand=hand.hand,
    hands=hand.hands,
    score_sheet=score_sheet.score_sheet,
    backdrop=cover.backdrop,
    action_mark=action_mark.action_mark,
    stretch_marks=action_mark.stretch_marks,
    finale=finale.finale,
)
