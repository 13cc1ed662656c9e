"""Everything has its place on the table, whatever lies there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.games.lost_cities.model import View
from render import fonts, theme
from render.bars import fair
from render.games.lost_cities import cards, layout
from render.games.lost_cities.hand import HEIGHT, RAISE
from render.games.lost_cities.hand import places as hand_places
from render.games.lost_cities.layout import Layout
from render.geometry import EDGE, WIDTH, Box, columns

LONGEST = 12


def places(place: Layout, view: View) -> list[Box]:
    """All boxes with something to read in them."""
    lying = [
        place.card(side, colour, number, len(expedition))
        for side, expeditions in enumerate(view.board)
        for colour, expedition in enumerate(expeditions)
        for number in range(len(expedition))
    ]
    pills = [place.pill(side, colour) for side in range(2) for colour in range(place.colours)]
    return [*lying, *pills, *place.slots, place.pile(view.pile)]


def test_everything_is_inside_the_picture(position: View) -> None:
    place = Layout.of(position)
    assert place.box.w == WIDTH
    assert all(place.box.inset(EDGE).holds(box) for box in places(place, position))


def test_the_bars_hold_no_cards(position: View) -> None:
    place = Layout.of(position)
    free = Box(0, place.bars[1].bottom, WIDTH, place.bars[0].y - place.bars[1].bottom)
    assert all(free.holds(box) for box in places(place, position))


@pytest.mark.parametrize("colours", (5, 6))
@pytest.mark.parametrize("count", range(1, LONGEST + 1))
def test_expeditions_stay_between_the_band_and_their_worth(colours: int, count: int) -> None:
    place = Layout(colours, (max(count, layout.FAN),) * 2)
    for colour in range(colours):
        below = [place.card(0, colour, number, count) for number in range(count)]
        above = [place.card(1, colour, number, count) for number in range(count)]
        assert place.band.bottom < below[0].y
        assert below[-1].bottom < place.pill(0, colour).y
        assert place.pill(1, colour).bottom < above[0].y
        assert above[-1].bottom < place.band.y


@pytest.mark.parametrize("count", range(2, LONGEST + 1))
def test_numerals_show_whole_under_the_next_card(count: int) -> None:
    numeral = cards.STRIP_MIDDLE + fonts.cap_height(theme.CARD) / 2
    assert numeral < layout.step(count)
    assert layout.step(count) > cards.STRIP_MIDDLE + cards.SYMBOL / 2


def test_expeditions_fan_out_until_eight_then_tighten() -> None:
    assert {layout.step(count) for count in range(1, 9)} == {layout.STEP}
    assert {layout.step(count) for count in range(9, 13)} == {layout.TIGHT_STEP}
    assert layout.TIGHT_STEP < layout.STEP
    assert all(layout.reach(count) < layout.reach(count + 1) for count in range(1, 12) if count != 8)


def test_the_table_grows_only_when_it_must() -> None:
    heights = [Layout(5, (max(count, layout.FAN), layout.FAN)).height for count in range(1, 13)]
    assert len(set(heights[:8])) == 1
    assert heights == sorted(heights)
    assert heights[0] <= 1340


def test_columns_do_not_touch() -> None:
    for left, right in pairwise(Layout(6, (8, 8)).columns[0]):
        assert left.right < right.x


def test_a_higher_pile_is_thicker_and_stays_in_the_band() -> None:
    place = Layout(6, (8, 8))
    tops = [place.pile(count).y for count in range(1, 62)]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) > 6
    assert all(place.pile(count).y >= place.band.y - layout.GAP for count in range(62))


@pytest.mark.parametrize("count", (0, 1, 8, 12))
def test_a_hand_of_any_size_fits(count: int) -> None:
    boxes = hand_places(count)
    assert len(boxes) == count
    raised = [Box(box.x, box.y - RAISE, box.w, box.h) for box in boxes]
    assert all(Box(0, 0, WIDTH, HEIGHT).inset(EDGE).holds(box) for box in (*boxes, *raised))


def test_a_box_holds_what_lies_inside() -> None:
    box = Box(10, 10, 100, 50)
    assert box.holds(box)
    assert box.holds(box.inset(5))
    assert not box.holds(box.inset(-1))
    assert box.middle == (60, 35)


def test_columns_share_a_box() -> None:
    cut = columns(Box(0, 0, 100, 10), 3, 5)
    assert [(box.x, box.w) for box in cut] == [(0, 30), (35, 30), (70, 30)]


@pytest.mark.parametrize(
    ("widths", "room", "shares"),
    [
        ([100, 50], 200, [100, 50]),
        ([500, 50], 200, [150, 50]),
        ([300, 400], 200, [100, 100]),
        ([300], 99, [99]),
    ],
)
def test_partners_share_the_room_for_their_names(widths: list[int], room: int, shares: list[int]) -> None:
    assert fair(widths, room) == shares
