"""No text in any picture is too small for a phone, which shows 1,200 pixels as 324."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.catalogue import Catalogue, catalogue, languages
from engine.core.menu import Question
from engine.game_registry import games
from engine.games.tikal import land
from engine.games.tikal.model import HEXES, SPOT
from render import lobby_picture, picture, profile_picture, theme
from render.analysis_data import AnalysisData, CostlyTurnRow
from render.canvas import Canvas, Overlay
from render.drawing import Drawing
from render.image_cache import images
from render.lesson_picture import Place
from render.theme import Style
from tests.render import (
    board_positions,
    conftest,
    test_daily,
    test_leaderboard,
    test_match,
    test_profile,
    tikal_positions,
)
from tests.render.test_lobby import LOBBIES

SMALLEST = 42
"""Pixels: eleven on a 400 px phone, on which a post's pictures are 324 px wide."""
ON_PIECES = 20
"""Pixels: a number on a piece can be smaller, since shape and colour say the same."""
PIECES = {
    ("render.sprites", "badge"),
    ("render.podium", "_dot_sprite"),
    ("render.card_faces", "small_card"),
    ("render.games.lost_cities.card_sprites", "mini_card"),
    ("render.games.lost_cities.card_sprites", "table_card"),
    ("render.games.lost_cities_board.tabletop", "step_number"),
    ("render.games.lost_cities_board.hand", "_small_stone"),
    ("render.games.lost_cities_board.piece_sprites", "figure"),
    ("render.games.lost_cities_board.piece_sprites", "tile"),
    ("render.games.tikal.piece_sprites", "*"),
    ("render.games.tikal.questions", "_coin_sprite"),
    ("render.games.tikal.rotations", "toll"),
    ("render.games.tikal.score_sheet", "standing_pennant"),
}
"""Modules and functions that write on pieces: badges, cards, stones, figures, coins, explorers."""
FINE = theme.FINE.size
FINE_TEXT = {
    ("render.canvas", "<genexpr>"),
    ("render.canvas", "outlined_text"),
    ("render.rounds_chart", "paint_sum"),
    ("render.rounds_chart", "paint_lit_sum"),
}
"""Functions that write names that would be cut in a larger size, and sums in fifteen columns."""
LONG = (
    "Wilhelmina_Featherstonehaugh_Lee",
    "Bartholomew the Unready",
    "W" * 32,
    "Оля-Žofie Иванова-Łukasiewicz",
)
LOOKED = (
    AnalysisData(
        "lost_cities",
        ((0,), (1,)),
        (81, 40),
        (0,),
        ((0.5, 0.5), (0.7, 0.3), (1.0, 0.0)),
        (1, 2),
        (CostlyTurnRow(1, 2, 14, "discards the red 10", "the red 10 on the expedition"),),
        (4.0, -4.0),
    ),
    AnalysisData(
        "tikal",
        ((0,), (1,), (2,), (3,)),
        (81, 40, 60, 12),
        (0,),
        ((0.25, 0.25, 0.25, 0.25), (0.4, 0.3, 0.2, 0.1), (1.0, 0.0, 0.0, 0.0)),
        (),
    ),
)
"""Analyses of games with two sides and with four."""
Written = Counter[tuple[str, str, int, str]]


@pytest.fixture
def written_sizes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Record module, function and size of all text painted, without cached sprites."""
    found: Written = Counter()

    def watched(text: Callable[..., Any]) -> Callable[..., Any]:
        def write(self: Any, words: str, x: Any, y: Any, style: Style, *args: Any, **how: Any) -> Any:
            caller = sys._getframe(1)
            if words.strip():
                found[caller.f_globals["__name__"], caller.f_code.co_name, style.size, words] += 1
            return text(self, words, x, y, style, *args, **how)

        return write

    for kind in (Canvas, Drawing, Overlay):
        monkeypatch.setattr(kind, "text", watched(kind.text))
    clear_caches()
    yield found
    clear_caches()


def clear_caches() -> None:
    images.clear()
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and str(thing.__module__).startswith("render."):
            thing.cache_clear()


def views() -> Iterator[tuple[str, Any, Any]]:
    """Yield every kind of table, with its result if finished."""
    for make in (*conftest.POSITIONS.values(), conftest.held, conftest.received, conftest.choosing):
        yield "lost_cities", make(), None
    for rounds in (1, 3, 5):
        view = conftest.over(rounds)
        yield "lost_cities", view, conftest.result(view)
    view = conftest.over_six(5)
    yield "lost_cities", view, conftest.result(view)
    for make in (*board_positions.POSITIONS.values(), board_positions.held):
        yield "lost_cities_board", make(), None
    yield "lost_cities_board", board_positions.finished(3), None
    for seats in (2, 3, 4):
        view = board_positions.over(seats)
        yield "lost_cities_board", view, board_positions.result(view)
        view = tikal_positions.scored(seats, auctioned=seats == 3)
        yield "tikal", view, tikal_positions.result(view)
    for make in tikal_positions.POSITIONS.values():
        yield "tikal", make(), None
    yield "tikal", tikal_positions.scored(4, 2), None


def paint_everything(say: Catalogue) -> None:
    for key, view, result in views():
        seats = len(getattr(view, "hand_sizes", getattr(view, "totals", ())))
        names = LONG[:seats]
        picture.tabletop(key, view, names, say)
        if getattr(view, "viewer", None) is not None:
            picture.hand(key, view, names, say)
        if result is not None:
            picture.finale(key, view, result, names, say)
            picture.share(key, view, result, games()[key].decisive(view, result), names, say)
        if result is not None or getattr(view, "sheets", getattr(view, "finished", ())):
            picture.score_sheet(key, view, result, names, say)
    for key in games():
        for shown in LOBBIES.values():
            picture.lobby(key, shown, say)
    lobby_picture.lobby_picture(None, LOBBIES["full"], LONG, say)
    picture.board(replace(test_leaderboard.full(), apart=test_leaderboard.row(1_234_567, own=True)), say)
    picture.board(test_leaderboard.full(11, own=3, forms=("12341",) * 10), say)
    profile_picture.profile_picture(test_profile.CAREER, LONG[0], LONG[1], say)
    for card in test_daily.CARDS.values():
        picture.daily(card, LONG[0], say)
    for data in LOOKED:
        picture.analysis(data, LONG, say)
    view = board_positions.held()
    names = LONG[: len(view.totals)]
    picture.lesson("lost_cities_board", view, names, Place(say("button-rules"), 3, 5), say)
    test_match.painted(test_match.MATCHES["six"], (*LONG, *LONG), say)
    paint_questions(say)


def paint_questions(say: Catalogue) -> None:
    """Paint ways to rotate a tile, and the largest part of the map."""
    for ask in tikal_positions.QUESTIONS.values():
        picture.question("tikal", *ask(), say)
    view = tikal_positions.middle()
    reached = (
        land.chart(view.tiles, view.rotations).walks(land.usable_camps(view.camps, 0), SPOT["A5"]).prices
    )
    asked = Question("go", tuple(HEXES[spot] for spot in reached), (("do", "A5"),))
    assert picture.question("tikal", view, asked, say) is not None


def least_size(module: str, function: str) -> int:
    """Return the least size in pixels of text that a function writes."""
    if {(module, function), (module, "*")} & PIECES:
        return ON_PIECES
    return FINE if (module, function) in FINE_TEXT else SMALLEST


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_text_of_all_pictures_is_at_least_42_pixels_high_but_on_pieces_and_in_long_names(
    written_sizes: Written, language: str
) -> None:
    paint_everything(catalogue(language))
    small = sorted(
        (size, module, function, words)
        for module, function, size, words in written_sizes
        if size < least_size(module, function)
    )
    assert small == [], "\n".join(map(str, small))
    assert len(written_sizes) > 300, "it has seen what there is to read"
