"""The analysis picture: its text fits in every language."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from engine.ai import game_analysis
from engine.ai.game_analysis import FinishedGame, analyse
from engine.core.catalogue import Catalogue, catalogue, languages
from engine.games import lost_cities
from engine.games.lost_cities.model import Turn
from engine.games.lost_cities_board.model import Draw, Play
from engine.games.tikal.model import End, Excavate, Guard, Move
from render import analysis_chart, fonts, theme
from render.analysis_data import AnalysisData, CostlyTurnRow, steepest_stretch
from render.analysis_data import Play as PlayedAction
from render.analysis_picture import analysis_picture
from render.canvas import Canvas
from render.card_faces import mini_card
from render.drawing import Sprite
from render.games.lost_cities.action_mark import action_mark as cards_mark
from render.games.lost_cities.action_mark import stretch_marks
from render.games.lost_cities_board.action_mark import action_mark as board_mark
from render.games.tikal.action_mark import action_mark as hexes_mark
from render.geometry import PAD, WIDTH, Box
from tests.engine.ai.test_game_analysis import played
from tests.examples import slow
from tests.render.board_positions import three
from tests.render.conftest import POSITIONS
from tests.render.golden import compare
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


@pytest.mark.slow
@pytest.mark.parametrize("language", [languages()[0], *slow(*languages()[1:])])
@pytest.mark.parametrize("data", [LUCKY, OF_FOUR], ids=["two", "four"])
@pytest.mark.parametrize("points", [7, -111, 1236])
def test_names_of_24_letters_are_not_cut_in_the_analysis_picture(
    written: list[str], data: AnalysisData, points: int, language: str
) -> None:
    scored = replace(data, points=tuple(points if side == 1 else 40 for side in range(len(data.sides))))
    analysis_picture(scored, NAMES, catalogue(language))
    assert not any(fonts.ELLIPSIS in words for words in written)


def test_steepest_stretch_of_the_win_chances_is_where_a_side_gained_most() -> None:
    chances = [0.5] * 5 + [0.5 + 0.02 * turn for turn in range(11)] + [0.7] * 20
    stretch = steepest_stretch([(1 - chance, chance) for chance in chances])
    assert stretch is not None
    assert (stretch.first, stretch.last, stretch.side) == (5, 15, 1)
    assert stretch.rise == pytest.approx(0.2)


@pytest.mark.parametrize("chances", [((0.5, 0.5),), ((0.5, 0.5),) * 30], ids=("one turn", "thirty turns"))
def test_level_chances_have_no_steepest_stretch(chances: tuple[tuple[float, ...], ...]) -> None:
    assert steepest_stretch(chances) is None


def test_steepest_stretch_shows_the_gain_in_percent(written: list[str], say: Catalogue) -> None:
    analysis_picture(replace(LUCKY, chances=((0.5, 0.5),) * 20 + ((0.2, 0.8),) * 20), NAMES, say)
    assert "+30%" in written


def test_marks_of_the_steepest_stretch_are_cards_of_the_colour_played_most() -> None:
    laid = [Turn(card, discard, "D") for card, discard in (("R8", False), ("B2", False), ("R9", True))]
    assert stretch_marks([*laid, Turn("R10", False, "D")]) == [mini_card("8", "red"), mini_card("10", "red")]
    assert stretch_marks([]) == []


def test_points_of_rounds_in_the_analysis_begin_with_the_winners(written: list[str], say: Catalogue) -> None:
    analysis_picture(replace(LUCKY, round_points=((-11, 46),)), NAMES, say)
    assert "46 : −11" in written


def test_turns_are_counted_in_the_singular_and_the_plural(say: Catalogue) -> None:
    assert say("picture-analysis-turns", game="Tikal", turns=1) == "Tikal · 1 turn"
    assert say("picture-analysis-turns", game="Tikal", turns=2) == "Tikal · 2 turns"


@pytest.mark.parametrize("language", languages())
def test_caption_chance_to_win_of_the_analysis_is_painted_in_full_in_every_language(
    written: list[str], language: str
) -> None:
    say = catalogue(language)
    analysis_picture(LUCKY, NAMES, say)
    assert say("picture-analysis-chance") in written


def test_label_is_clear_beside_the_line_of_chances_but_not_where_the_line_crosses_it() -> None:
    line = [(0.0, 0.0), (1000.0, 300.0)]
    assert not analysis_chart.is_clear(Box(400, 100, 200, 44), line, None)
    assert analysis_chart.is_clear(Box(400, 240, 200, 44), line, from_below=True)
    assert not analysis_chart.is_clear(Box(400, 240, 200, 44), line, from_below=False)


def test_lines_of_equal_chances_are_drawn_apart_and_certain_ones_inside_the_chart() -> None:
    chart = analysis_chart.Chart(Box(0, 0, 1000, 300), replace(OF_FOUR, chances=((0.25,) * 4,) * 3), None)
    heights = sorted(line[0][1] for line in chart.lines.values())
    gaps = [below - above for above, below in pairwise(heights)]
    assert gaps == [analysis_chart.APART] * 3
    sure = analysis_chart.Chart(Box(0, 0, 1000, 300), OF_FOUR, None)
    ends = [line[-1][1] for line in sure.lines.values()]
    assert min(ends) > analysis_chart.BEAD / 2 and max(ends) < 300 - analysis_chart.BEAD / 2


def test_mark_of_the_first_turn_is_inside_the_chart(monkeypatch: pytest.MonkeyPatch, say: Catalogue) -> None:
    marks, centre = list[tuple[int, int]](), Canvas.centre

    def watched(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
        marks.append((x, sprite.w))
        centre(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "centre", watched)
    analysis_picture(replace(LUCKY, rows=(CostlyTurnRow(0, 1, 9, "", ""),)), NAMES, say)
    spot, disc = marks[:2]
    assert spot[0] - spot[1] // 2 >= analysis_chart.EDGE and disc[0] - disc[1] // 2 >= analysis_chart.EDGE


@pytest.mark.slow
def test_analysis_of_a_short_game_matches_recorded_picture(
    monkeypatch: pytest.MonkeyPatch, say: Catalogue, record: bool
) -> None:
    monkeypatch.setattr(game_analysis, "TOTAL_SAMPLES", 1)
    monkeypatch.setattr(game_analysis, "MIN_SAMPLES", 6)
    monkeypatch.setattr(game_analysis, "MEASURING_DEALS", 40)
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, worse=25)
    found = analyse(game, frozenset({0, 1}), 3)
    picture = analysis_picture(_data_of(game, found, say), ("Ada", "Boris"), say)
    compare(picture, "analysis-short", record)


def _data_of(finished: FinishedGame, found: game_analysis.Analysis, say: Catalogue) -> AnalysisData:
    """Return the data of the picture of a game of one round."""
    game, result = finished.game, finished.result
    rows = []
    for cost in sorted(found.costs, key=lambda cost: cost.step):
        taken, better = game.notation.read(cost.played), game.notation.read(cost.better)
        view = game.visibility.view(finished.steps[cost.step].state, None)
        rows.append(
            CostlyTurnRow(
                cost.seat,
                cost.turn,
                round(cost.points),
                game.words.action(taken, say),
                say("analysis-better", action=game.words.action(better, say)),
                played=PlayedAction(view, taken),
                improved=PlayedAction(view, better),
            )
        )
    points = tuple(result.scores[side[0]] for side in found.sides)
    winners = tuple(number for number, side in enumerate(found.sides) if result.placings[side[0]] == 1)
    ends = (len(found.chances) - 1,)
    return AnalysisData(
        "lost_cities", found.sides, points, winners, found.chances, ends, tuple(rows), found.luck, (points,)
    )


@pytest.mark.parametrize(
    ("view", "mark", "actions"),
    [
        (fullest, cards_mark, (Turn("Y7", False, "D"), Turn("Y7", True, "D"), Turn("Y7", False, "B"))),
        (three, board_mark, (Play("Y7"), Play("Y7", True), Play("B7"))),
        (middle, hexes_mark, (Move("A5", "C4", 1), Excavate("C4"), Excavate("B5"), Guard("B5"))),
    ],
    ids=["lost_cities", "lost_cities_board", "tikal"],
)
def test_small_pictures_of_different_actions_differ(view: Any, mark: Any, actions: tuple[Any, ...]) -> None:
    seen = view()
    assert len({mark(seen, action).image.tobytes() for action in actions}) == len(actions)


def test_actions_without_a_card_or_hex_have_no_small_picture() -> None:
    assert board_mark(three(), Draw("D")) is None
    assert hexes_mark(middle(), End()) is None


def test_row_of_a_costly_turn_is_higher_with_a_reason(say: Catalogue) -> None:
    row = CostlyTurnRow(0, 1, 9, "Red 4 discarded", "Better: Red 5 to the expedition")
    why = replace(row, reason="The 10 lets nothing follow")
    bare, explained = (analysis_picture(replace(LUCKY, rows=(one,)), NAMES, say) for one in (row, why))
    assert explained.height > bare.height


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("judged", ["yes", "no"])
def test_footer_of_the_analysis_fits_its_width_in_every_language(judged: str, language: str) -> None:
    words = catalogue(language)("picture-analysis-foot", judged=judged)
    assert fonts.advance(words, theme.LABEL) <= WIDTH - 2 * PAD


def test_luck_bar_has_round_ends_even_if_one_side_has_all_the_luck(monkeypatch: pytest.MonkeyPatch) -> None:
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
