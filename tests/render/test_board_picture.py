"""The board game's pictures: file sizes, content, and distinguishable forms."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from engine.core.catalogue import Catalogue, Say
from engine.core.types import Result, placings
from engine.games.lost_cities_board.highlights import Journey, best_and_worst, journeys
from engine.games.lost_cities_board.model import ARROW, ARTIFACT, COLOUR_KEYS, View
from render import hand_picture, picture, sheet_parts, theme
from render.games.lost_cities_board import piece_sprites, score_sheet
from render.games.lost_cities_board.finale import finale
from render.games.lost_cities_board.hand import hand, stone_paints
from render.games.lost_cities_board.score_sheet import artifact_points
from render.games.lost_cities_board.tabletop import tabletop
from render.layers import Layers, whole_image
from tests.examples import slow
from tests.render.board_positions import NAMES, POSITIONS, crowd, finished, held, over, packed, result, two
from tests.render.contrast import contrast
from tests.render.test_theme import READABLE

GAME = "lost_cities_board"
MOST_BYTES = 300_000
KINDS = (ARTIFACT, ARROW, "5", "10", "15")


@pytest.fixture(params=("crowd", "chain", *slow("packed", "three", "two")))
def seen(request: pytest.FixtureRequest) -> View:
    return POSITIONS[request.param]()


def names_for(view: View) -> tuple[str, ...]:
    return NAMES[: len(view.totals)]


def differ(one: Image.Image | Layers, other: Image.Image | Layers) -> bool:
    return ImageChops.difference(whole_image(one), whole_image(other)).getbbox() is not None


def test_tabletop_has_full_width_at_most_300_kilobytes_and_equal_bytes_when_painted_again(
    seen: View, say: Catalogue
) -> None:
    made = picture.tabletop(GAME, seen, names_for(seen), say)
    assert (made.width, len(made.data) <= MOST_BYTES) == (1200, True)
    assert made == picture.tabletop(GAME, seen, names_for(seen), say)


def test_hand_picture_is_landscape_within_300_kilobytes_and_an_onlooker_has_none(say: Catalogue) -> None:
    for view in (held(), seen_by(packed(), 1)):
        made = picture.hand(GAME, view, names_for(view), say)
        assert made is not None
        assert (made.height <= made.width * 4 / 5, len(made.data) <= MOST_BYTES) == (True, True)
    assert picture.hand(GAME, two(), NAMES[:2], say) is None


def seen_by(view: View, seat: int) -> View:
    """Return a table as a player sees it, with a hand."""
    return replace(view, viewer=seat, hand=("Y6", "B7", "W5"), playable=("W5",), drawn="W5")


@pytest.mark.parametrize(
    "change",
    [
        {"pile": 3},
        {"last": None},
        {"turn": 3},
        {"crossed": 1},
        {"ahead": (2,)},
        {"totals": (35, 120, 45, 99)},
        {"tokens": (2, 1, 3, 9)},
        {"discards": (("Y3", 4), ("W7", 1), (None, 0), ("G1", 2), ("R10", 9))},
        {"researchers": (0, 2, 3, 4)},
        {"stones": ((7, 4, 0, 6, 0), (3, 0, 8, 0, 5), (0, 4, 2, 6, 3), (7, 0, 1, 6, 4))},
        {"tiles": (("",) * 9,) * 5},
    ],
    ids=lambda change: next(iter(change)),
)
def test_change_of_the_table_alters_a_hand_picture_only_in_the_rows_below_the_cards(
    change: dict[str, Any], say: Catalogue
) -> None:
    view = seen_by(crowd(), 1)
    one, other = (hand(seen, NAMES, say) for seen in (view, replace(view, **change)))
    assert one is not None and other is not None
    box = ImageChops.difference(one.image, other.image).getbbox()
    assert box is not None
    assert box[1] >= hand_picture.HEIGHT


@pytest.mark.slow
@pytest.mark.parametrize("seats", (*slow(2, 3), 4))
def test_score_sheet_file_has_at_most_300_kilobytes(seats: int, say: Catalogue) -> None:
    view = over(seats)
    for made in (
        picture.score_sheet(GAME, view, result(view), NAMES[:seats], say),
        picture.score_sheet(GAME, finished(seats), None, NAMES[:seats], say),
    ):
        assert len(made.data) <= MOST_BYTES


def test_tabletop_with_the_last_turn_differs_from_one_without(seen: View, say: Catalogue) -> None:
    names = names_for(seen)
    assert differ(tabletop(seen, names, say), tabletop(replace(seen, last=None), names, say))


def test_game_resigned_at_once_has_a_score_sheet_and_its_tabletop_shows_the_resignation(
    say: Catalogue,
) -> None:
    view = replace(two(), turn=None, retired=1, totals=(0, 0))
    ended = Result(sides=((0,), (1,)), placings=(1, 2), scores=(0, 0), score_sheets=((), ()), why="abandoned")
    assert score_sheet.score_sheet(view, ended, NAMES[:2], say).width == 1200
    assert differ(tabletop(view, NAMES[:2], say), tabletop(replace(view, retired=None), NAMES[:2], say))


@pytest.mark.parametrize("name", ["W" * 32, "\u202eAda", *slow("李小龍", "🎲", "", "a" * 500)])
def test_tabletop_and_score_sheet_have_full_width_with_any_name(name: str, say: Catalogue) -> None:
    view = over(4)
    assert picture.tabletop(GAME, packed(), (name,) * 4, say).width == 1200
    assert picture.score_sheet(GAME, view, result(view), (name,) * 4, say).width == 1200


def test_tabletop_says_only_sentences_of_pictures(seen: View, say: Catalogue) -> None:
    said: list[str] = []

    def listening(text: str, /, **details: Any) -> str:
        said.append(text)
        return say(text, **details)

    recorded: Say = listening
    picture.tabletop(GAME, seen, names_for(seen), recorded)
    assert said
    assert all(text.startswith(("picture-", "lost_cities_board-picture-")) for text in said)


@pytest.mark.parametrize("crossed", range(6))
def test_each_number_of_crossed_figures_changes_the_tabletop(crossed: int, say: Catalogue) -> None:
    shown = [replace(two(), crossed=each) for each in (crossed, crossed + 1)]
    assert differ(*(tabletop(view, NAMES[:2], say) for view in shown))


def test_change_of_points_of_figures_changes_the_tabletop_even_with_hidden_totals(
    seen: View, say: Catalogue
) -> None:
    names, more = names_for(seen), tuple(worth + 5 for worth in seen.worths)
    assert differ(tabletop(seen, names, say), tabletop(replace(seen, worths=more), names, say))


def test_tabletop_with_a_leader_differs_from_one_without_or_with_another(seen: View, say: Catalogue) -> None:
    names, other = names_for(seen), () if seen.ahead else (0,)
    seen = replace(seen, totals=tuple(total or 0 for total in seen.totals))
    assert differ(tabletop(seen, names, say), tabletop(replace(seen, ahead=other), names, say))


def test_tabletop_with_hidden_totals_differs_from_one_with_totals_of_zero(say: Catalogue) -> None:
    shown = [replace(two(), totals=totals) for totals in ((None, None), (0, 0))]
    assert differ(*(tabletop(view, NAMES[:2], say) for view in shown))


def test_artifact_points_are_those_of_the_results_score_sheet_and_none_without_a_line() -> None:
    ended = result(over(4))
    assert [artifact_points(ended, seat) for seat in range(4)] == [0, 0, 30, -5]
    assert artifact_points(replace(ended, score_sheets=((),) * 4), 0) is None


@pytest.mark.parametrize("seats", (*slow(2, 3), 4))
def test_final_picture_has_full_width_and_at_most_300_kilobytes(seats: int, say: Catalogue) -> None:
    view = over(seats)
    made = picture.finale(GAME, view, result(view), NAMES[:seats], say)
    assert made is not None
    assert (made.width, len(made.data) <= MOST_BYTES) == (1200, True)


def test_game_resigned_at_once_has_a_final_picture(say: Catalogue) -> None:
    view = replace(two(), turn=None, retired=1, totals=(0, 0))
    ended = Result(sides=((0,), (1,)), placings=(1, 2), scores=(0, 0), score_sheets=((), ()), why="abandoned")
    assert finale(view, ended, NAMES[:2], say).width == 1200


def test_final_picture_without_journeys_changes_with_the_figures_on_the_board(say: Catalogue) -> None:
    view = replace(two(), turn=None, retired=1, totals=(0, 0))
    ended = Result(sides=((0,), (1,)), placings=(1, 2), scores=(0, 0), score_sheets=((), ()), why="resigned")
    moved = replace(view, stones=((8, 0, 5, 3, 5), view.stones[1]))
    assert differ(*(finale(seen, ended, NAMES[:2], say) for seen in (view, moved)))


@pytest.mark.parametrize(
    ("scores", "why", "outcome"),
    [
        ((145, 135, 255), "played-out", {"how": "margin", "margin": "110"}),
        ((145, 255, 255), "played-out", {"how": "tie", "margin": "110"}),
        ((0, 0, 0), "resigned", {"how": "resigned", "margin": "0"}),
        ((0, 0, 0), "on-time", {"how": "on-time", "margin": "0"}),
        ((0, 0, 0), "abandoned", {"how": "abandoned", "margin": "0"}),
    ],
)
def test_final_picture_names_the_margin_a_tie_a_resignation_a_loss_on_time_or_an_abandoned_game(
    scores: tuple[int, ...], why: str, outcome: dict[str, str], say: Catalogue
) -> None:
    recorded: list[dict[str, Any]] = []

    def listening(text: str, /, **details: Any) -> str:
        if text == "lost_cities_board-picture-outcome":
            recorded.append(details)
        return say(text, **details)

    view = over(3)
    ended = replace(result(view), why=why, scores=scores, placings=placings(scores))
    finale(view, ended, NAMES[:3], listening)
    assert recorded == [outcome]


def test_final_picture_says_that_a_tie_was_broken(say: Catalogue) -> None:
    view = over(3)
    ended = replace(result(view), scores=(100, 100, 95), placings=(2, 1, 3))
    said: list[str] = []

    def listening(text: str, /, **details: Any) -> str:
        said.append(say(text, **details))
        return said[-1]

    finale(view, ended, NAMES[:3], listening)
    assert "won by the tie-break" in said


def test_score_sheet_names_leader_unless_points_are_hidden(say: Catalogue) -> None:
    recorded: list[str] = []

    def listening(text: str, /, **details: Any) -> str:
        recorded.append(text)
        return say(text, **details)

    score_sheet.score_sheet(finished(3), None, NAMES[:3], listening)
    assert "lost_cities_board-picture-lead" in recorded
    recorded.clear()
    score_sheet.score_sheet(finished(3, "2008"), None, NAMES[:3], listening)
    assert "lost_cities_board-picture-lead" not in recorded


@pytest.mark.parametrize("change", [{"turn": 1}, {"expedition": 2}], ids=lambda change: next(iter(change)))
def test_change_of_next_player_or_expedition_changes_the_score_sheet(
    change: dict[str, Any], say: Catalogue
) -> None:
    view = finished(3)
    assert differ(
        *(score_sheet.score_sheet(seen, None, NAMES[:3], say) for seen in (view, replace(view, **change)))
    )


def test_plates_of_the_final_picture_are_in_order_of_placing(
    say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three players have equal points; their artifacts decide the placing."""
    placings: list[str] = []
    monkeypatch.setattr(
        sheet_parts, "paint_head", lambda *_, plates, **__: placings.extend(one.placing for one in plates)
    )
    ended = replace(result(over(4)), scores=(105, 90, 90, 90), placings=(1, 4, 2, 3))
    finale(over(4), ended, NAMES, say)
    assert placings == ["", "2nd", "3rd", "4th"]


def test_plate_of_a_resigned_player_is_last_even_with_most_points(
    say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats: list[int] = []
    monkeypatch.setattr(
        sheet_parts, "paint_head", lambda *_, plates, **__: seats.extend(one.seats[0] for one in plates)
    )
    ended = replace(result(over(3)), scores=(40, 200, 60), placings=(2, 3, 1), why="resigned")
    finale(over(3), ended, NAMES[:3], say)
    assert seats == [2, 0, 1]


def test_best_and_worst_journeys_of_one_expedition_are_from_that_expedition_only() -> None:
    extremes = best_and_worst(over(4).sheets, 2)
    assert extremes
    assert {journey.expedition for equal in extremes for journey in equal} == {2}


def test_journeys_of_researchers_count_double_as_best_and_as_worst() -> None:
    every = list(journeys(over(4).sheets))
    extremes = best_and_worst(over(4).sheets)
    assert extremes
    for equal, points in zip(extremes, (100, -40), strict=True):
        assert {(journey.points, journey.researcher) for journey in equal} == {(points, True)}
    assert max(journey.points for journey in every) == 100
    assert min(journey.points for journey in every) == -40


def test_all_journeys_of_equal_best_points_are_in_the_final_picture(
    monkeypatch: pytest.MonkeyPatch, say: Catalogue
) -> None:
    shown = list[Journey]()
    paint = score_sheet._paint_journey
    monkeypatch.setattr(
        score_sheet, "_paint_journey", lambda *given: (shown.append(given[3]), paint(*given))[1]
    )
    view = over(4)
    finale(view, result(view), NAMES, say)
    assert [(one.expedition, one.seat) for one in shown if one.points == 100] == [(1, 0), (3, 2)]


# Distinguishable shapes


@pytest.mark.parametrize(("one", "other"), [*combinations(KINDS, 2)])
def test_tiles_of_different_kinds_or_points_differ_without_colour(one: str, other: str) -> None:
    grey = [piece_sprites.tile(kind).image.convert("LA").convert("L") for kind in (one, other)]
    assert ImageStat.Stat(ImageChops.difference(*grey)).mean[0] / 255 > 0.01


@pytest.mark.parametrize(("one", "other"), [*combinations((ARTIFACT, ARROW, "5"), 2)])
def test_kinds_of_tiles_differ_in_outline(one: str, other: str) -> None:
    outlines = [piece_sprites.tile(kind).alpha for kind in (one, other)]
    assert ImageStat.Stat(ImageChops.difference(*outlines)).mean[0] / 255 > 0.02


@pytest.mark.parametrize("seat", range(4))
def test_adventurer_and_researcher_have_different_sizes(seat: int) -> None:
    for body in (piece_sprites.FIGURE, piece_sprites.TOGETHER):
        one, other = (piece_sprites.figure(seat, researcher, body) for researcher in (False, True))
        assert one.image.size != other.image.size


@pytest.mark.parametrize(
    ("ink", "grounds"),
    [
        (theme.CLAY_INK, (theme.CLAY_TOP, theme.CLAY_BOTTOM)),
        (theme.MOSS_INK, (theme.MOSS_TOP, theme.MOSS_BOTTOM)),
        (theme.GOLD, (theme.BAR_TOP, theme.BAR_BOTTOM)),
        (theme.INK, (theme.LIGHT_TOP, theme.GOLD)),
    ],
    ids=("clay", "moss", "gold on bars", "dark on light plates"),
)
def test_inks_of_clay_moss_bars_and_light_plates_contrast_with_their_grounds(
    ink: theme.Colour, grounds: tuple[theme.Colour, ...]
) -> None:
    assert all(contrast(ink, ground) >= READABLE for ground in grounds)


@pytest.mark.parametrize("key", COLOUR_KEYS.values())
def test_values_of_stones_contrast_with_all_paints_of_their_stone(key: str) -> None:
    assert all(contrast(theme.SUITS[key].ink, paint) >= READABLE for paint in stone_paints(key))
