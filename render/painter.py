"""What a game paints itself: the functions that its package in `render.games` exports by these names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.menu import Question
from engine.core.turning_points import Decisive
from engine.core.types import GameView, Result
from render import games
from render.layers import Layers
from render.share_picture import Backdrop


class Painter(Struct, frozen=True):
    """A game's pictures, each left out where a game has none. Names are by seat, as they can be drawn."""

    cover: Callable[[Say], Image.Image] | None = None
    """What the game looks like, where players gather."""
    tabletop_layers: Callable[[GameView, Sequence[str], Say], Layers] | None = None
    """The tabletop yet to be painted, where a game keeps what its pictures are made of."""
    hand_layers: Callable[[GameView, Sequence[str], Say], Layers | None] | None = None
    tabletop: Callable[[GameView, Sequence[str], Say], Image.Image] | None = None
    """What lies before everybody, from an onlooker's view."""
    hand: Callable[[GameView, Sequence[str], Say], Image.Image | None] | None = None
    """What the viewer holds; None for an onlooker."""
    hands: Callable[[Sequence[GameView], Sequence[str], Say], Image.Image] | None = None
    """What everybody holds, from the views of their owners by seat."""
    has_question_picture: Callable[[Question], bool] | None = None
    """Whether a question may have a picture."""
    question: Callable[[GameView, Question, Say], Image.Image | None] | None = None
    """The answers to a question side by side; None where words will do."""
    question_in_words: Callable[[GameView, Question, Say], str | None] | None = None
    """What that picture says that no button does; None where that is nothing."""
    score_sheet: Callable[[GameView, Result | None, Sequence[str], Say], Image.Image] | None = None
    """How the scores came about: after a round (no result) or at the end."""
    backdrop: Callable[[GameView, Result, Decisive | None, Say], Backdrop] | None = None
    """What stands behind the picture to share: what decided the game, or where it was played."""
    finale: Callable[[GameView, Result, Sequence[str], Say], Image.Image] | None = None
    """How a game ended, all in one picture."""


@cache
def painter(game_key: str) -> Painter:
    """What a game paints itself: nothing where it has no package in `render.games`."""
    name = f"{games.__name__}.{game_key}"
    if find_spec(name) is None:
        return Painter()
    own = vars(import_module(name))
    return Painter(**{what: own[what] for what in Painter.__struct_fields__ if what in own})
