"""The questions of the panel that have a picture of their own, which stands right above its buttons."""

from __future__ import annotations

from PIL import Image

from engine.core.catalogue import Say
from engine.core.menu import Question
from engine.games.tikal.model import View
from render.games.tikal import choices, rotations


def pictured(asked: Question) -> bool:
    """Whether a question may have a picture."""
    return rotations.pictured(asked) or choices.pictured(asked)


def question_in_words(view: View, asked: Question, say: Say) -> str | None:
    """What the picture of a question says that no button does."""
    return choices.in_words(view, asked, say) if choices.pictured(asked) else None


def question(view: View, asked: Question, say: Say) -> Image.Image | None:
    """Which way round a tile goes, or the part of the map a question is about; None for any other."""
    if choices.pictured(asked):
        return choices.question(view, asked)
    return rotations.question(view, asked, say)
