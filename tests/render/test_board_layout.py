"""Everything has its place on the board, and nothing that must be read is hidden."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, pairwise

import pytest

from engine.games.lost_cities_board.model import BRIDGE, COLOURS, CROSSINGS, PLACES, STONES, VALUES
from render import fonts, icons, theme
from render.games.lost_cities_board import ground, layout, pieces
from render.games.lost_cities_board.hand import HEIGHT, RAISE
from render.games.lost_cities_board.hand import places as hand_places
from render.games.lost_cities_board.layout import Layout
from render.games.lost_cities_board.table import ROOMY, footprints, standing, step_at
from render.geometry import EDGE, WIDTH, Box
from render.numerals import minus
from render.sheet import Sprite

SEATS = (2, 3, 4)
FULL_PILE = 86
MOST_HIDDEN = 0.1
"""So much of a figure's number may lie under another figure."""
NUMBER_WIDTH, NUMBER_HEIGHT = 0.36, 0.42
"""A number's room on its figure, in bodies."""


def boxes(place: Layout) -> list[Box]:
    """All boxes with something to read in them."""
    colours = range(len(COLOURS))
    return [
        *(place.stone(colour, stone) for colour in colours for stone in range(1, STONES + 1)),
        *(place.mark(seat, colour) for seat in range(place.seats) for colour in colours),
        *place.slots,
        place.pile(FULL_PILE),
        place.pile(0),
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_inside_the_picture(seats: int) -> None:
    place = Layout(seats)
    assert place.box.w == WIDTH
    assert place.height <= 1210
    assert all(place.box.inset(EDGE).holds(box) for box in boxes(place))


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_lies_on_anything_else(seats: int) -> None:
    lying = [*boxes(Layout(seats))[:-1], Layout(seats).river, *Layout(seats).bars]
    for one, other in combinations(lying, 2):
        apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
        assert apart, (one, other)


def test_paths_lead_upwards_and_the_river_lies_before_the_bridge() -> None:
    place = Layout(4)
    stones = [place.stone(0, stone) for stone in range(1, STONES + 1)]
    assert all(higher.bottom < lower.y for lower, higher in pairwise(stones))
    assert stones[BRIDGE].bottom <= place.river.y
    assert place.river.bottom <= stones[BRIDGE - 1].y


def test_every_crossing_has_its_lantern() -> None:
    places = [Layout(3).lantern(number) for number in range(CROSSINGS)]
    assert len(set(places)) == CROSSINGS
    assert all(EDGE + layout.LANTERN_IN < x < WIDTH - EDGE for x, _ in places)


def test_values_leave_room_for_figures_and_tiles() -> None:
    half = max(fonts.line(minus(value), ground.VALUE).advance for value in VALUES) / 2
    assert layout.VALUE_MIDDLE + half <= layout.VALUE_RIGHT
    assert layout.VALUE_MIDDLE - half > 0
    foot = layout.VALUE_DOWN + fonts.cap_height(ground.VALUE) / 2
    assert layout.VALUE_MIDDLE + half <= layout.STEP_AT - pieces.STEP / 2
    assert foot < layout.TILE_DOWN - layout.TILE / 2
    assert layout.TILE_DOWN + layout.TILE / 2 < layout.STONE


@pytest.mark.parametrize("researchers", [*combinations_with_replacement((False, True), 4)])
@pytest.mark.parametrize("count", (1, 2, 3, 4))
def test_figures_hide_neither_the_stone_nor_each_other(count: int, researchers: tuple[bool, ...]) -> None:
    stone = Layout(4).stone(2, 5)
    figures = [pieces.figure(seat, researchers[seat], count > ROOMY) for seat in range(count)]
    places = standing(stone, [(sprite.w, sprite.h) for sprite in figures])
    for sprite, box in zip(figures, places, strict=True):
        assert stone.x + layout.VALUE_RIGHT <= box.x
        assert box.right <= stone.right
        before = [other for other in zip(figures, places, strict=True) if other[1].bottom > box.bottom]
        beside = [other for other in zip(figures, places, strict=True) if _after(other[1], box)]
        assert all(_hidden(number_box(sprite, box), *other) <= MOST_HIDDEN for other in (*before, *beside))


def _after(one: Box, other: Box) -> bool:
    return one.bottom == other.bottom and one.x > other.x


def number_box(sprite: Sprite, box: Box) -> Box:
    """Where on a figure its number is."""
    w, h = round(box.w * NUMBER_WIDTH), round(box.w * NUMBER_HEIGHT)
    return Box(box.middle[0] - w // 2, box.bottom - box.w // 2 - h // 2, w, h)


def _hidden(number: Box, sprite: Sprite, box: Box) -> float:
    """The share of a number that lies under another figure."""
    left, top = number.x - box.x + sprite.margin, number.y - box.y + sprite.margin
    under = sprite.image.getchannel("A").crop((left, top, left + number.w, top + number.h))
    return sum(under.point(lambda value: value > 200 and 1).get_flattened_data()) / (number.w * number.h)


def test_researchers_are_larger() -> None:
    for crowded in (False, True):
        adventurer, researcher = (pieces.figure(0, kind, crowded) for kind in (False, True))
        assert researcher.h > adventurer.h
        assert researcher.w >= adventurer.w


def test_footprints_lead_from_step_to_step_between_the_stones() -> None:
    place = Layout(4)
    one, other = step_at(place, 0, 4), step_at(place, 3, 7)
    way = footprints(one, other)
    assert way[0] == one
    assert way[-1] == other
    assert all(x == one[0] or y == other[1] for x, y in way)


def test_ways_that_run_together_share_their_footprints() -> None:
    place = Layout(4)
    long, short = (set(footprints(step_at(place, 0, stone), step_at(place, 0, 9))) for stone in (1, 5))
    assert short <= long


@pytest.mark.parametrize("kind", ("5", "10", "15"))
def test_points_fit_on_their_tile(kind: str) -> None:
    assert fonts.line(kind, pieces.POINTS).advance < layout.TILE


def test_a_number_fits_beside_the_badge_and_the_direction() -> None:
    width, half = Layout(4).mark(0, 0).w, fonts.line("10", pieces.CARD_NUMBER).advance / 2
    badge = pieces.MARK_BADGE_AT + pieces.MARK_BADGE
    assert pieces.MARK_NUMBER_AT - half > badge
    assert pieces.MARK_NUMBER_AT + half < width
    assert pieces.HEADED_NUMBER_AT - half >= badge
    for icon in pieces.HEADINGS.values():
        across = [x for shape in icons.shapes(icon) for x, _ in shape]
        reach = pieces.HEADING * (max(across) - min(across)) / icons.BOX / 2
        assert pieces.HEADED_NUMBER_AT + half <= pieces.HEADING_AT - reach
        assert pieces.HEADING_AT + reach < width


@pytest.mark.parametrize("count", (0, 1, 8, 9))
def test_a_hand_of_any_size_fits(count: int) -> None:
    standing_ = hand_places(count)
    assert len(standing_) == count
    raised = [Box(box.x, box.y - RAISE, box.w, box.h) for box in standing_]
    assert all(Box(0, 0, WIDTH, HEIGHT).inset(EDGE).holds(box) for box in (*standing_, *raised))


def test_a_higher_pile_is_thicker() -> None:
    tops = [Layout(4).pile(count).y for count in range(FULL_PILE)]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) > 4


def test_all_places_are_on_the_board() -> None:
    assert all(1 <= stone <= STONES for stones in PLACES for stone in stones)


@pytest.mark.parametrize(
    "style", (ground.VALUE, pieces.POINTS, pieces.CARD_NUMBER, pieces.WIDE_NUMBER, pieces.STEP_NUMBER)
)
def test_a_phone_can_show_it(style: theme.Style) -> None:
    assert style.size >= 36
