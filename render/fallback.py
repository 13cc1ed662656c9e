"""Pictures for a game without a painter: its position in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.catalogue import Say
from engine.core.phrasing import numeral
from engine.core.types import GameView, Result
from engine.game_registry import games
from render import bars, theme
from render.canvas import Canvas
from render.drawing import gradient
from render.geometry import BAR, PAD, WIDTH, Box
from render.theme import Style
from render.two_lines import wrap_text

MARGIN = 2 * PAD
LEADING = 1.4


def tabletop(game_key: str, view: GameView, names: Sequence[str], say: Say) -> Image.Image:
    """Return the position in the game's own words as an image. Raises KeyError for an unknown game."""
    words = games()[game_key].words.position(view, names, say)
    lines = list(wrap_words(words, theme.LABEL, WIDTH - 2 * MARGIN))
    leading = round(theme.LABEL.size * LEADING)
    picture = _empty_picture(len(lines) * leading + 2 * MARGIN)
    for number, words in enumerate(lines):
        picture.text(words, MARGIN, MARGIN + number * leading + leading // 2, theme.LABEL, theme.CREAM)
    return picture.image


def score_sheet(
    game_key: str, view: GameView, result: Result | None, names: Sequence[str], say: Say
) -> Image.Image:
    """Return the standings as an image: a bar per player by placing, the winners' light.

    If there is no result, return the position.
    """
    if result is None:
        return tabletop(game_key, view, names, say)
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
