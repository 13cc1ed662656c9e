"""Everything has its place on Tikal's map, and nothing that must be read is hidden."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot

import pytest

from engine.core.catalogue import Catalogue
from engine.games.tikal import land
from engine.games.tikal.box import CAMPS, EDGES, GUARDS, HEXES, HIGHEST, KINDS, LAND, VOLCANO
from render import fonts, sprites, theme
from render.games.tikal import footer, header, hexagon, layout, pieces, places, sites, table, terrain, turning
from render.games.tikal.hexagon import Hexagon, Pixel
from render.games.tikal.layout import HEX, Layout
from render.geometry import EDGE, WIDTH, Box
from tests.render.tikal_positions import NAMES, crowd

SEATS = (2, 3, 4)
BADGES = (1, 2, 3, 4)
WAYS_TO_LIE = sorted(
    {
        land.stones(tile, rotation)
        for tile, about in LAND.items()
        if about.kind != VOLCANO
        for rotation in range(len(EDGES))
    }
)
"""Every way in which stones can lie round a hex."""
A_TOUCH = 3
"""So many pixels a badge may reach under a stone: that is its rim."""


def laid_out() -> list[Layout]:
    return [Layout(seats, auction) for seats in SEATS for auction in (False, True)]


def far(one: tuple[float, float], other: tuple[float, float]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def room(spot: Pixel, shape: Hexagon) -> float:
    """How far a place is from the nearest border."""
    sides = [shape.side(edge) for edge in range(len(EDGES))]
    return min(hypot(x, y) - (spot[0] * x + spot[1] * y) / hypot(x, y) for x, y in sides)


# The table


@pytest.mark.parametrize("place", laid_out())
def test_everything_is_inside_the_picture(place: Layout) -> None:
    assert place.height <= 1150
    assert place.box.holds(place.map)
    assert place.map.x >= EDGE - hexagon.GAP
    assert place.map.right <= WIDTH - EDGE + hexagon.GAP
    assert place.bars[-1].bottom <= place.map.y
    assert place.map.bottom <= place.footer.y
    x, y = place.at_hand
    assert y + layout.AT_HAND.side(3, hexagon.STONE_IN)[1] + hexagon.STONE / 2 <= place.height - EDGE
    assert y - layout.AT_HAND.tall / 2 >= place.middles[HEXES.index("G5")][1] + HEX.tall / 2 - layout.GAP
    assert x + layout.AT_HAND.half < place.stack.x


def test_open_tiles_leave_room_for_words() -> None:
    place = Layout(4, auction=True)
    left = place.open(3)[0] - layout.OPEN.half - footer.KEY
    assert left >= footer.BADGE + fonts.line("bids for the next turn", theme.LABEL).advance
    steps = [place.open(number)[0] for number in range(4)]
    assert all(one - other >= 2 * layout.OPEN.half for one, other in pairwise(steps))


def test_hexes_touch_their_neighbours_and_no_others() -> None:
    middles = Layout(4).middles
    for one, other in combinations(range(len(HEXES)), 2):
        away = middles[other][0] - middles[one][0], middles[other][1] - middles[one][1]
        if other in land.NEIGHBOURS[one]:
            assert away == HEX.neighbour(land.NEIGHBOURS[one].index(other))
        else:
            assert far(middles[one], middles[other]) > HEX.tall + 1


def test_stones_lie_on_their_edge() -> None:
    for edge in range(len(EDGES)):
        for x, y in HEX.stones(tuple(3 * (edge == other) for other in range(len(EDGES)))):
            assert far((x, y), HEX.side(edge)) < min(
                far((x, y), HEX.side(other)) for other in range(len(EDGES)) if other != edge
            )
            assert room((x, y), HEX) >= hexagon.STONE / 2 + 1


@pytest.mark.parametrize("lying", WAYS_TO_LIE)
@pytest.mark.parametrize("count", BADGES)
def test_badges_make_way_for_stones_and_stay_on_their_hex(lying: tuple[int, ...], count: int) -> None:
    standing, half = places.places(lying, count), places.SIZES[count] / 2
    assert len(standing) == count
    assert all(room(spot, HEX) >= half - 1 for spot in standing)
    for spot in standing:
        for stone in HEX.stones(lying):
            assert far(spot, stone) >= half + hexagon.STONE / 2 - A_TOUCH
    for one, other in combinations(standing, 2):
        assert far(one, other) >= 2 * half - 1.5


@pytest.mark.parametrize("lying", WAYS_TO_LIE)
@pytest.mark.parametrize("count", BADGES)
def test_badges_leave_names_and_values_alone(lying: tuple[int, ...], count: int) -> None:
    style = theme.Style(pieces.LEVEL_FACE, pieces.LEVEL_SIZE)
    half, up = fonts.line("9", style).advance / 2, fonts.cap_height(style) / 2
    down = terrain.SYMBOL_Y + (pieces.LEVEL_DOWN - 0.5) * pieces.TEMPLE_HEIGHT
    value = (terrain.SYMBOL_X - half, down - up, terrain.SYMBOL_X + half, down + up)
    name = fonts.line("A1", theme.LABEL).advance
    up = fonts.cap_height(theme.LABEL) / 2
    named = (sites.NAME_X, sites.NAME_Y - up, sites.NAME_X + name, sites.NAME_Y + up)
    for x, y in places.places(lying, count):
        for left, top, right, bottom in (value, named):
            nearest = min(max(x, left), right), min(max(y, top), bottom)
            assert far((x, y), nearest) >= places.SIZES[count] / 2 - 2


def test_no_stone_lies_under_anything(say: Catalogue) -> None:
    view = crowd()
    picture, place = table(view, NAMES, say), Layout.of(view)
    stone = terrain.stone(HEX)
    middle = stone.image.width // 2
    paint = stone.image.getpixel((middle, middle))
    assert isinstance(paint, tuple)
    for spot, tile in enumerate(view.tiles):
        for x, y in HEX.stones(land.stones(tile, view.rotations[spot])) if tile else ():
            seen = picture.getpixel((place.middles[spot][0] + x, place.middles[spot][1] + y))
            assert isinstance(seen, tuple)
            assert max(abs(a - b) for a, b in zip(seen, paint[:3], strict=True)) <= 12


def test_names_do_not_run_into_stones() -> None:
    end, wide = (sites.NAME_X, sites.NAME_Y), fonts.line("A1", theme.LABEL).advance
    up = fonts.cap_height(theme.LABEL) / 2
    for lying in WAYS_TO_LIE:
        for x, y in HEX.stones(lying):
            nearest = min(max(x, end[0]), end[0] + wide), min(max(y, end[1] - up), end[1] + up)
            assert far((x, y), nearest) >= hexagon.STONE / 2 - 1.5


# The players


def test_pieces_fit_into_a_quarter_of_the_header() -> None:
    box = Layout(4).bars[0]
    wide = header.ICON + header.ICON_GAP + fonts.line("18", theme.LABEL).advance
    wide += (1 + CAMPS + GUARDS) * (header.ICON + header.ICON_GAP) + 3 * header.PIECES_GAP
    assert header.IN + wide <= box.w - header.IN


@pytest.mark.parametrize("seats", SEATS)
def test_all_kinds_of_treasures_fit(seats: int) -> None:
    box = Layout(seats).bars[0]
    room = box.w - 2 * header.IN - header.WORTH_WIDTH - header.PIECES_GAP
    assert room // len(KINDS) - header.TREASURE_GAP >= 20
    row = header.PIECES_Y if seats <= layout.TWO_LINES else header.TREASURES_Y
    assert row + sprites.tally("treasure-mask", 3, header.TREASURE, theme.CREAM).h / 2 <= box.h - 2


# The ways to turn a tile


@pytest.mark.parametrize("count", range(1, 7))
def test_candidates_stand_side_by_side(count: int) -> None:
    boxes = turning.places(count)
    assert len(boxes) == count
    picture = Box(0, 0, WIDTH, boxes[-1].bottom + turning.GAP)
    assert all(picture.inset(turning.GAP).holds(box) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y
    assert all(box.w >= 2 * turning.SHAPE.half and box.h >= turning.SHAPE.tall for box in boxes)


def test_prices_hide_no_stones() -> None:
    for edge in range(len(EDGES)):
        for stone in turning.SHAPE.stones(
            tuple(3 * (edge == other) for other in range(len(EDGES))), turning.STONES_IN
        ):
            reach = turning.GATE / 2 + turning.SHAPE.scaled(hexagon.STONE) / 2
            assert far(stone, turning.SHAPE.side(edge)) >= reach - A_TOUCH


# Letters


@pytest.mark.parametrize(
    "style",
    (
        header.NAME,
        header.POINTS,
        footer.LETTER,
        turning.GATE_LETTERS,
        theme.Style(pieces.LEVEL_FACE, pieces.LEVEL_SIZE),
        theme.Style(pieces.LEVEL_FACE, pieces.HOARD_SIZE),
        theme.Style(theme.LABEL.face, sites.NAME_SIZE),
    ),
)
def test_a_phone_can_show_it(style: theme.Style) -> None:
    assert style.size >= 36


@pytest.mark.parametrize("count", BADGES)
def test_numbers_on_badges_are_as_large_as_badges_allow(count: int) -> None:
    size = places.SIZES[count]
    assert size >= 38
    assert sprites.count(0, 9, size).w == size


@pytest.mark.parametrize("level", range(1, HIGHEST + 1))
def test_values_fit_on_their_temple(level: int) -> None:
    style = theme.Style(pieces.LEVEL_FACE, pieces.LEVEL_SIZE)
    down = pieces.LEVEL_DOWN * pieces.TEMPLE_HEIGHT + fonts.cap_height(style) / 2
    assert fonts.line(str(level), style).advance < pieces.TEMPLE_WIDTH * 0.72
    assert down <= pieces.TEMPLE_HEIGHT - pieces.RIM
