"""The painters of a game: `PAINTER` in its package in `render.games`; without one, its position in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Generic

from msgspec import Struct
from PIL import Image

from engine.core.catalogue import Say
from engine.core.menu import Question
from engine.core.phrasing import numeral
from engine.core.plugin import A, V
from engine.core.turning_points import Decisive
from engine.core.types import GameAction, GameView, Result
from engine.game_registry import games
from render import bars, theme
from render.canvas import Canvas
from render.drawing import Sprite, gradient
from render.geometry import BAR, PAD, WIDTH, Box
from render.layers import Layers
from render.share_picture import Backdrop
from render.theme import Style
from render.two_lines import wrap_text


class Painter(Struct, Generic[V, A], frozen=True):
    """A game's painters; None where a game has no such picture. They take drawable names by seat."""

    cover: Callable[[Say], Image.Image] | None = None
    """The game's cover, for lobbies."""
    tabletop: Callable[[V, Sequence[str], Say], Image.Image | Layers] | None = None
    """The table from an onlooker's view. Layers are painted and encoded in cells."""
    hand: Callable[[V, Sequence[str], Say], Image.Image | Layers | None] | None = None
    """The viewer's hand; None for an onlooker."""
    hands: Callable[[Sequence[V], Sequence[str], Say], Image.Image] | None = None
    """All hands, from each owner's view by seat."""
    has_question_picture: Callable[[Question], bool] | None = None
    """Whether a question may have a picture."""
    question: Callable[[V, Question, Say], Image.Image | None] | None = None
    """The answers to a question side by side; None if words are enough."""
    question_in_words: Callable[[V, Question, Say], str | None] | None = None
    """What that picture says beyond its buttons; None if nothing."""
    score_sheet: Callable[[V, Result | None, Sequence[str], Say], Image.Image] | None = None
    """How the scores came about, after a round (no result) or at the end."""
    backdrop: Callable[[V, Result, Decisive | None, Say], Backdrop] | None = None
    """The background of the picture to share: the decisive moment, or the game's scenery."""
    action_mark: Callable[[V, A], Sprite | None] | None = None
    """A small picture of an action, from an onlooker's view before it; None if words are enough."""
    stretch_marks: Callable[[Sequence[A]], Sequence[Sprite]] | None = None
    """Small pictures of what a side did in several turns."""
    finale: Callable[[V, Result, Sequence[str], Say], Image.Image] | None = None
    """The final picture."""


AnyPainter = Painter[GameView, GameAction]
"""The painters of a game of unknown type."""


@cache
def painter(game_key: str) -> AnyPainter:
    """Return the painters of a game; all of them None if it has no package in `render.games`."""
    name = f"render.games.{game_key}"
    if find_spec(name) is None:
        return Painter()
    own: AnyPainter = import_module(name).PAINTER
    return own


MARGIN = 2 * PAD
LEADING = 1.4


def tabletop_in_words(game_key: str, view: GameView, names: Sequence[str], say: Say) -> Image.Image:
    """Return the position in the game's own words as an image. Raises KeyError for an unknown game."""
    words = games()[game_key].words.position(view, names, say)
    lines = list(wrap_words(words, theme.LABEL, WIDTH - 2 * MARGIN))
    leading = round(theme.LABEL.size * LEADING)
    picture = _empty_picture(len(lines) * leading + 2 * MARGIN)
    for number, words in enumerate(lines):
        picture.text(words, MARGIN, MARGIN + number * leading + leading // 2, theme.LABEL, theme.CREAM)
    return picture.image


def score_sheet_in_words(
    game_key: str, view: GameView, result: Result | None, names: Sequence[str], say: Say
) -> Image.Image:
    """Return the standings as an image: a bar per player by placing, the winners' light.

    If there is no result, return the position, as `tabletop_in_words`.
    """
    if result is None:
        return tabletop_in_words(game_key, view, names, say)
    picture = _empty_picture(BAR * len(names))
    for row, seat in enumerate(sorted(range(len(names)), key=lambda seat: (result.placings[seat], seat))):
        box = Box(0, row * BAR, WIDTH, BAR)
        inks = bars.paint_bar_ground(picture, box, light=seat in result.winners)
        left = bars.paint_score(picture, box, numeral(result.scores[seat]), inks.strong)
        bars.paint_seats(picture, Box(PAD, box.y, left - 2 * PAD, BAR), (seat,), names, inks)
    return picture.image


def wrap_words(words: str, style: Style, room: int) -> Iterator[str]:
    """Yield text in lines of at most `room` pixels, without Discord's bold marks."""
    for paragraph in words.replace("*", "").splitlines():
        yield from wrap_text(paragraph, style, room)


def _empty_picture(height: int) -> Canvas:
    return Canvas(gradient(WIDTH, height, theme.TABLE_LIGHT, theme.TABLE_DARK), fresh=True)
