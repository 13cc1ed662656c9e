"""The painters of Tikal."""

from engine.games.tikal.model import Action, View
from render.games.tikal import action_mark, cover, finale, questions, score_sheet, tabletop
from render.painter import Painter

PAINTER: Painter[View, Action] = Painter(
    cover=cover.cover,
    tabletop=tabletop.tabletop,
    has_question_picture=questions.has_question_picture,
    question=questions.question,
    question_in_words=questions.question_in_words,
    score_sheet=score_sheet.score_sheet,
    backdrop=cover.backdrop,
    action_mark=action_mark.action_mark,
    finale=finale.finale,
)
