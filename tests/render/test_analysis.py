"""The analysis picture: its text fits in every language."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.catalogue import Catalogue, catalogue, languages
from engine.games.lost_cities.model import Turn
from engine.games.lost_cities_board.model import Draw, Play
from engine.games.tikal.action_types import End, Excavate, Guard, Move
from render import fonts, theme
from render.action_marks import mini_card
from render.analysis_data import AnalysisData, CostlyTurnRow, steepest_stretch
from render.analysis_picture import analysis_picture
from render.canvas import Canvas
from render.games.lost_cities import action_mark as cards_mark
from render.games.lost_cities import stretch_marks
from render.games.lost_cities_board import action_mark as board_mark
from render.games.tikal import action_mark as hexes_mark
from render.geometry import PAD, WIDTH, Box
from tests.examples import slow
from tests.render.board_positions import three
from tests.render.conftest import POSITIONS
from tests.render.tikal_positions import middle

fullest = POSITIONS["fullest"]
LUCKY = AnalysisData(
    "lost_cities", ((0,), (1,)), (40, 81), (1,), ((0.5, 0.5), (0.0, 1.0)), (1,), luck=(-19.0, 19.0)
)
OF_FOUR = AnalysisData(
    "tikal", ((0,), (1,), (2,), (3,)), (40, 81, 60, 12), (1,), ((0.25,) * 4, (0.0, 1.0, 0.0, 0.0)), (1,)
)
NAMES = ("Juniper the Cartographer", "Boris_of_Blackwater_Hall", "Ada", "ÅngströmÅngströmÅngström")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return all text that is written on a picture, names in two lines as two texts."""
    found, text = list[str](), Canvas.text

    def watched(canvas: Canvas, words: str, *args: Any, room: int | None = None, **how: Any) -> int:
        style = args[2]
        found.append(words if room is None else fonts.shortened(words, style, room))
        return text(canvas, words, *args, room=room, **how)

    monkeypatch.setattr(Canvas, "text", watched)
    return found


@pytest.mark.parametrize("language", [languages()[0], *slow(*languages()[1:])])
@pytest.mark.parametrize("data", [LUCKY, OF_FOUR], ids=["two", "four"])
@pytest.mark.parametrize("points", [7, -111, 1236])
def test_names_of_24_letters_are_whole(
    written: list[str], data: AnalysisData, points: int, language: str
) -> None:
    scored = replace(data, points=tuple(points if side == 1 else 40 for side in range(len(data.sides))))
    analysis_picture(scored, NAMES, catalogue(language))
    assert not any(fonts.ELLIPSIS in words for words in written)


def test_steepest_stretch_is_where_a_side_gained_most() -> None:
    chances = [0.5] * 5 + [0.5 + 0.02 * turn for turn in range(11)] + [0.7] * 20
    stretch = steepest_stretch([(1 - chance, chance) for chance in chances])
    assert stretch is not None
    assert (stretch.first, stretch.last, stretch.side) == (5, 15, 1)
    assert stretch.rise == pytest.approx(0.2)


@pytest.mark.parametrize("chances", [((0.5, 0.5),), ((0.5, 0.5),) * 30])
def test_level_chances_have_no_steepest_stretch(chances: tuple[tuple[float, ...], ...]) -> None:
    assert steepest_stretch(chances) is None


def test_steepest_stretch_shows_who_gained_and_how_much(written: list[str], say: Catalogue) -> None:
    analysis_picture(replace(LUCKY, chances=((0.5, 0.5),) * 20 + ((0.2, 0.8),) * 20), NAMES, say)
    assert "+30%" in written


def test_cards_of_the_steepest_stretch_are_of_the_colour_laid_most() -> None:
    laid = [Turn(card, discard, "D") for card, discard in (("R8", False), ("B2", False), ("R9", True))]
    assert stretch_marks([*laid, Turn("R10", False, "D")]) == [mini_card("8", "red"), mini_card("10", "red")]
    assert stretch_marks([]) == []


def test_points_of_rounds_begin_with_the_winner(written: list[str], say: Catalogue) -> None:
    analysis_picture(replace(LUCKY, round_points=((-11, 46),)), NAMES, say)
    assert "46 : −11" in written


@pytest.mark.parametrize(
    ("view", "mark", "actions"),
    [
        (fullest, cards_mark, (Turn("Y7", False, "D"), Turn("Y7", True, "D"), Turn("Y7", False, "B"))),
        (three, board_mark, (Play("Y7"), Play("Y7", True), Play("B7"))),
        (middle, hexes_mark, (Move("A5", "C4", 1), Excavate("C4"), Excavate("B5"), Guard("B5"))),
    ],
    ids=["lost_cities", "lost_cities_board", "tikal"],
)
def test_small_pictures_of_actions_differ(view: Any, mark: Any, actions: tuple[Any, ...]) -> None:
    seen = view()
    assert len({mark(seen, action).image.tobytes() for action in actions}) == len(actions)


def test_actions_without_a_card_or_hex_have_no_small_picture() -> None:
    assert board_mark(three(), Draw("D")) is None
    assert hexes_mark(middle(), End()) is None


def test_costly_turn_is_higher_with_a_reason(say: Catalogue) -> None:
    row = CostlyTurnRow(0, 1, 9, "Red 4 discarded", "Better: Red 5 to the expedition")
    why = replace(row, reason="The 10 lets nothing follow")
    bare, explained = (analysis_picture(replace(LUCKY, rows=(one,)), NAMES, say) for one in (row, why))
    assert explained.height > bare.height


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("judged", ["yes", "no"])
def test_footer_is_written_in_full_in_every_language(judged: str, language: str) -> None:
    words = catalogue(language)("picture-analysis-foot", judged=judged)
    assert fonts.advance(words, theme.LABEL) <= WIDTH - 2 * PAD


def test_luck_bar_keeps_its_round_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    filled, fill = [], Canvas.fill

    def watched(canvas: Canvas, box: Box, paint: theme.Colour) -> None:
        if paint == theme.SEATS[1].paint:
            filled.append(box)
        fill(canvas, box, paint)

    monkeypatch.setattr(Canvas, "fill", watched)
    picture = analysis_picture(replace(LUCKY, luck=(-600.0, 600.0)), ("Ada", "Boris"), catalogue())
    (lucky,) = filled
    around = picture.getpixel((lucky.right - 6, lucky.y - 1))
    assert isinstance(around, tuple)
    assert around == pytest.approx(theme.BAND_DARK, abs=2), "the bar is around it"
