"""The painters of Tikal."""

from render.games.tikal.action_mark import action_mark
from render.games.tikal.cover import backdrop, cover
from render.games.tikal.finale import finale
from render.games.tikal.questions import has_question_picture, question, question_in_words
from render.games.tikal.score_sheet import score_sheet
from render.games.tikal.tabletop import tabletop

__all__ = [
    "action_mark",
    "backdrop",
    "cover",
    "finale",
    "has_question_picture",
    "question",
    "question_in_words",
    "score_sheet",
    "tabletop",
]
