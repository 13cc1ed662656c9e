"""Text has few sizes, so that what matters most in a picture is read first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.catalogue import Catalogue
from render import theme
from render.canvas import Canvas
from render.games import lost_cities, lost_cities_board, tikal
from render.image_cache import images
from tests.examples import slow
from tests.render import board_positions, conftest, tikal_positions

NAMES = tikal_positions.NAMES
PICTURES: dict[str, Callable[[Catalogue], object]] = {
    "duel": lambda say: lost_cities.PAINTER.tabletop(conftest.middle(), NAMES[:2], say),
    "hand": lambda say: lost_cities.PAINTER.hand(conftest.choosing(), NAMES[:2], say),
    "board": lambda say: lost_cities_board.PAINTER.tabletop(board_positions.crowd(), NAMES, say),
    "tikal": lambda say: tikal.PAINTER.tabletop(tikal_positions.crowd(), NAMES, say),
    "auction": lambda say: tikal.PAINTER.tabletop(tikal_positions.bidding(), NAMES, say),
    "scoring": lambda say: tikal.PAINTER.score_sheet(tikal_positions.scored(4, 2), None, NAMES, say),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["tikal", *slow(*sorted(PICTURES.keys() - {"tikal"}))])
def test_picture_has_text_of_the_common_sizes_and_at_most_one_larger(
    name: str, say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = set[int]()
    write = Canvas.text

    def recorded(canvas: Canvas, words: str, x: int, y: int, style: theme.Style, *args, **more) -> int:  # type: ignore[no-untyped-def]
        sizes.add(style.size)
        return write(canvas, words, x, y, style, *args, **more)

    monkeypatch.setattr(Canvas, "text", recorded)
    images.clear()
    PICTURES[name](say)
    others = sizes - set(theme.SIZES)
    assert len(others) <= 1
    assert all(size > max(theme.SIZES) for size in others)
