"""Heads of score sheets and panels of rounds: everything fits and is legible."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageStat

from engine.core.catalogue import Catalogue, catalogue, languages
from engine.core.phrasing import numeral
from engine.games.lost_cities import highlights as duel_turning_points
from engine.games.lost_cities_board import highlights as board_turning_points
from render import bars, fonts, rounds_chart, sheet_parts, theme
from render.canvas import Canvas
from render.games.lost_cities.finale import finale, paint_memories
from render.games.lost_cities_board import hand
from render.games.lost_cities_board import score_sheet as board_memories
from render.geometry import EDGE, PAD, WIDTH, Box, columns
from render.panorama import panorama
from render.sheet_parts import HeadWords, Plate
from tests.examples import slow
from tests.render.conftest import over, over_six, result
from tests.render.contrast import contrast
from tests.render.test_theme import READABLE

LEAST_GAP = 4
"""The least distance in pixels at which two numbers read as two."""

LEAST = 36
"""The letter height in pixels that a phone shows ten pixels high."""
GAMES = {
    "lost_cities": ("margin", "tie", "resigned", "on-time", "abandoned"),
    "lost_cities_board": ("margin", "tie"),
}


@pytest.mark.parametrize(
    "style",
    [
        *(
            *sheet_parts.POINTS,
            sheet_parts.HEADLINE,
            rounds_chart.TITLE,
            rounds_chart.NUMBER,
            rounds_chart.TIGHT_NUMBER,
            rounds_chart.SUM,
            rounds_chart.CHART_SUM,
        ),
        *(
            hand.POINTS,
            hand.FOUND,
            hand.WORTH,
            hand.STONE,
            hand.PILE_COUNT,
        ),
    ],
)
def test_text_sizes_of_score_sheets_and_rows_are_at_least_36(style: theme.Style) -> None:
    assert style.size >= LEAST


@pytest.mark.parametrize(
    ("lit", "count"), [(lit, count) for count in range(1, 5) for lit in range(count + 1)]
)
def test_plates_are_side_by_side_inside_the_head(lit: int, count: int) -> None:
    plates = sheet_parts.plate_boxes(lit, count)
    assert len(plates) == count
    assert all(Box(0, 0, WIDTH, sheet_parts.head_height(count)).inset(EDGE).holds(box) for box in plates)
    for one, other in combinations(plates, 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
    assert all(box.h >= sheet_parts.BADGE for box in plates)
    if 0 < lit < count:
        assert max(box.right for box in plates[:lit]) < min(box.x for box in plates[lit:])
        assert min(box.w for box in plates[:lit]) > max(box.w for box in plates[lit:])


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("kind", ("outcome", "lead"))
@pytest.mark.parametrize("language", languages())
def test_headline_fits_beside_the_games_name(key: str, kind: str, language: str) -> None:
    say = catalogue(language)
    wide = fonts.line(say(f"game-{key}"), theme.LABEL).advance
    room = bars.SCORE_EDGE - wide - PAD - sheet_parts.HEADLINE_X
    for how in GAMES[key] if kind == "outcome" else ("margin", "tie"):
        words = say(f"{key}-picture-{kind}", how=how, margin="1249")
        assert fonts.line(words, sheet_parts.HEADLINE).advance <= room, words


LONG_NAMES = (
    "Bartholomew of Blackwater",
    "Donaudampfschifffahrtska",
    "W" * 24,
    "i" * 24,
    "Ж" * 24,
    "漢" * 24,
)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All texts written on canvases, in order."""
    texts: list[str] = []
    wrote = Canvas.text

    def write(canvas: Canvas, text: str, *args: Any, room: int | None = None, **how: Any) -> int:
        style = args[2]
        texts.append(text if room is None else fonts.shortened(text, style, room))
        return wrote(canvas, text, *args, room=room, **how)

    monkeypatch.setattr(Canvas, "text", write)
    return texts


@pytest.mark.parametrize("name", LONG_NAMES)
@pytest.mark.parametrize("key", ("duel", "board"))
@pytest.mark.parametrize("count", (1, 2))
def test_winner_with_any_name_is_named_in_full(key: str, count: int, name: str, written: list[str]) -> None:
    """At a shared win of two, both have half of the width."""
    seats = 2 if key == "duel" else 4
    names = (name,) * seats
    plates = [Plate((seat,), "136", lit=seat < count) for seat in range(2 if count == 2 else seats)]
    words = HeadWords("", "", "")
    sheet_parts.paint_head(Canvas(panorama(5)), 0, plates=plates, names=names, words=words, lands=5)
    assert "".join(written).replace(" ", "").count(name.replace(" ", "")) >= count


@pytest.mark.parametrize("name", LONG_NAMES[:-1])
def test_winning_partners_with_any_name_are_named_in_full(name: str, written: list[str]) -> None:
    plates = [Plate((1, 3), "−111", lit=True), Plate((0, 2), "-7", lit=False)]
    words = HeadWords("", "", "")
    sheet_parts.paint_head(Canvas(panorama(5)), 0, plates=plates, names=(name,) * 4, words=words, lands=5)
    assert "".join(written).replace(" ", "").startswith(name.replace(" ", "") * 2)


def test_partners_names_beside_a_lit_plate_break_between_words(written: list[str]) -> None:
    names = ("Ada", "Boris of Blackwater Hall", "Chen", "Dana")
    plates = [Plate((0, 2), "-7", lit=True), Plate((1, 3), "-37", lit=False)]
    words = HeadWords("", "", "")
    sheet_parts.paint_head(Canvas(panorama(5)), 0, plates=plates, names=names, words=words, lands=5)
    assert {"Boris of", "Blackwater Hall"} <= set(written)


@pytest.mark.parametrize("lit", (0, 3))
def test_plates_of_three_winners_or_three_losers_have_one_size(lit: int) -> None:
    assert len({(box.w, box.h) for box in sheet_parts.plate_boxes(lit, 3)}) == 1


def test_three_who_share_a_win_are_named_in_full(written: list[str]) -> None:
    name = "Wilhelmina Featherstones"
    plates = [Plate((seat,), "136", lit=seat < 3) for seat in range(4)]
    words = HeadWords("", "", "")
    sheet_parts.paint_head(Canvas(panorama(5)), 0, plates=plates, names=(name,) * 4, words=words, lands=5)
    assert " ".join(written).count(name) >= 3


def test_only_lit_plates_are_light() -> None:
    picture, names = Canvas(panorama(5)), ("Ada", "Boris", "Chen")
    plates = [Plate((2,), "255", lit=True), Plate((0,), "145", lit=False), Plate((1,), "", lit=False)]
    sheet_parts.paint_head(picture, 0, plates=plates, names=names, words=HeadWords("", "", ""), lands=5)
    seen = [
        ImageStat.Stat(picture.image.crop((box.x, box.y, box.right, box.bottom)).convert("L")).mean[0] > 128
        for box in sheet_parts.plate_boxes(1, 3)
    ]
    assert seen == [True, False, False]


@pytest.mark.parametrize(
    ("panels", "colours", "sums"),
    [(3, 5, ("−40", "100")), (1, 5, ("−40", "100"))],
    ids=("three expeditions", "one expedition"),
)
def test_numbers_of_a_round_do_not_touch(panels: int, colours: int, sums: tuple[str, ...]) -> None:
    box = columns(Box(PAD, 0, WIDTH - 2 * PAD, 400), panels, rounds_chart.GAP)[0]
    cells = [rounds_chart.sum_cell(box, 0, colour, colours) for colour in range(colours)]
    assert all(box.holds(cell) for cell in cells)
    assert cells[0].x >= box.x + rounds_chart.IN + rounds_chart.BADGE
    for words in sums:
        assert fonts.line(words, rounds_chart.SUM).advance + LEAST_GAP <= cells[0].w


def test_numbers_of_a_round_contrast_with_their_panel_and_its_stripes() -> None:
    points = [theme.points_ink(number) for number in (5, -5, 0, None)]
    striped = theme.blend(theme.BAR_TOP, theme.CREAM, rounds_chart.STRIPE)
    for ink in (*points, theme.CREAM, theme.GOLD_LINE):
        assert contrast(ink, theme.BAR_TOP) >= READABLE
        assert contrast(ink, striped) >= READABLE


@pytest.mark.parametrize("light", (rounds_chart.BEST, rounds_chart.WORST))
def test_numbers_of_the_best_and_worst_round_contrast_with_their_highlight(light: rounds_chart.Light) -> None:
    paint, ink = light
    assert contrast(ink, paint) >= READABLE


def test_rows_of_a_round_do_not_overlap() -> None:
    box = Box(PAD, 0, 370, 600)
    one, other = (rounds_chart.sum_cell(box, side, 0, 5) for side in (0, 1))
    assert one.bottom <= other.y
    assert box.y + rounds_chart.SYMBOLS_DOWN + rounds_chart.SYMBOL // 2 < one.y
    assert box.y + rounds_chart.BASE < box.y + rounds_chart.SYMBOLS_DOWN - rounds_chart.SYMBOL // 2


@pytest.mark.parametrize(
    ("points", "word"), [(-20, "Costliest"), (0, "Weakest"), (5, "Weakest")], ids=("cost", "nothing", "gain")
)
def test_only_journeys_with_costs_are_called_costly(
    points: int, word: str, say: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Applies to both games' windows and to the replay's list of turning points."""
    written: list[str] = []
    wrote = Canvas.text

    def write(canvas: Canvas, text: str, *args: Any, **how: Any) -> int:
        written.append(text)
        return wrote(canvas, text, *args, **how)

    monkeypatch.setattr(Canvas, "text", write)
    canvas, sunny = Canvas(panorama(5)), duel_turning_points.Journey(30, 1, 0, 0)
    worst = duel_turning_points.Journey(points, 1, 1, 1)
    paint_memories(canvas, 0, view=over(1), best=sunny, worst=worst, say=say)
    far = board_turning_points.Journey(100, 1, 0, 0, 9, researcher=True)
    near = board_turning_points.Journey(points, 1, 1, 1, 4, researcher=False)
    board_memories.paint_memories(canvas, 0, extremes=((far,), (near,)), say=say)
    assert {f"{word} expedition", f"{word} journey"} < set(written)
    highlights = (
        duel_turning_points._turning_point("worst", worst, 0, over(1)),
        board_turning_points._turning_point("worst", near, 0),
    )
    assert all(say(one.text, name="Ada", **one.details).startswith(f"{word} ") for one in highlights)


@pytest.mark.parametrize("points", [(-400, 780), (-80, -1), (0, 0), (3, 156), (-400, -400)], ids=str)
@pytest.mark.parametrize(("colours", "abreast"), [(5, 1), (6, 1), (5, 2), (6, 2)])
def test_bars_and_numbers_stay_inside_the_rounds_chart(
    points: tuple[int, int], colours: int, abreast: int
) -> None:
    chart = rounds_chart.Chart.of(0, 5, colours, abreast)
    assert chart.bars.x >= chart.box.x + rounds_chart.NUMBER_WIDTH + abreast * rounds_chart.BADGE
    assert chart.bars.right + rounds_chart.STAR < chart.cells[0].x
    scale = rounds_chart.Scale.of(chart.bars, points)
    for one in points:
        wide = max(rounds_chart.MIN_BAR_WIDTH, abs(one) * scale.point) + rounds_chart.CHART_POINTS_GAP
        wide += fonts.advance(numeral(one), rounds_chart.CHART_POINTS)
        end = scale.zero - wide if one < 0 else scale.zero + wide
        assert (
            chart.bars.x - rounds_chart.MIN_BAR_WIDTH <= end <= chart.bars.right + rounds_chart.MIN_BAR_WIDTH
        )
    for words in ("−80", "156"):
        assert fonts.advance(words, rounds_chart.CHART_SUM) + LEAST_GAP <= rounds_chart.CHART_CELL


def test_scale_of_the_rounds_chart_has_room_for_losses_and_gains() -> None:
    scale = rounds_chart.Scale.of(Box(0, 0, 500, 50), (-50, 100))
    assert scale.point > 0
    assert scale.zero > 50 * scale.point, "room for the loss and its number"
    assert scale.zero + 100 * scale.point < 500


@pytest.mark.slow
@pytest.mark.parametrize("colours", (*slow(5), 6))
@pytest.mark.parametrize("count", (*slow(3), 5))
def test_picture_of_a_long_game_is_at_most_1660_pixels_high(count: int, colours: int, say: Catalogue) -> None:
    """Two lines of panels would make the picture 2,312 pixels high."""
    view = over(count) if colours == 5 else over_six(count)
    image = finale(view, result(view), ("Ada", "Boris"), say)
    assert image.height <= 1660


@pytest.mark.parametrize("lands", [5, 6])
def test_no_star_is_behind_a_headline(lands: int) -> None:
    """A star beside its last letter would look like a full stop."""
    left, up = sheet_parts.HEADLINE_X, sheet_parts.HEADLINE_Y
    for sides in (2, 4):
        ground = sheet_parts.head_ground(lands, sheet_parts.head_height(sides))
        sky = ground.crop((left, up - 30, WIDTH // 2, up + 30)).convert("L")
        assert sky.getextrema()[1] < 150


def test_lands_of_two_sides_are_below_their_plates() -> None:
    peaks = sheet_parts.HEAD - sheet_parts.SEA - (sheet_parts.SHORE - sheet_parts.PEAKS)
    assert max(box.bottom for box in sheet_parts.plate_boxes(1, 2)) <= peaks


@pytest.mark.parametrize("paint", (None, theme.SEATS[0].paint))
def test_height_of_the_bars_of_a_round_is_proportional_to_points(paint: theme.Colour | None) -> None:
    sign, written = (-1 if paint is None else 1), []
    picture = Canvas(Image.new("RGB", (WIDTH, 500)))
    put = picture.put
    picture.put = lambda sprite, x, y: (written.append(sprite.h), put(sprite, x, y))[1]  # type: ignore[method-assign]
    rounds_chart._paint_bars(picture, Box(0, 0, 400, 400), (7 * sign, 111 * sign), ((0,), (1,)), 111)
    assert written == [round(rounds_chart.MAX_BAR_HEIGHT * 7 / 111), rounds_chart.MAX_BAR_HEIGHT]
