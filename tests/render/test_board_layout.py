"""The board game's layout: everything has its place, and nothing legible is covered."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, pairwise

import pytest

from engine.core.catalogue import Catalogue
from engine.core.phrasing import numeral, written_sum
from engine.games.lost_cities_board.model import BRIDGE, COLOURS, STONES, TILE_STONES, VALUES, View
from render import bars, card_faces, fonts, sprites, theme
from render.drawing import Sprite
from render.games.lost_cities_board import card_sprites, ground, gutter, hand, piece_sprites, tabletop
from render.games.lost_cities_board.stones import figure_boxes, figure_on_stone, figure_room, tile_box
from render.games.lost_cities_board.table_layout import (
    CROWD,
    MARK_WIDTH,
    OVER,
    OVER_MANY,
    SMALL_TILE,
    STONE,
    STONE_GAP,
    TILE,
    VALUE_AT,
    VALUE_RIGHT,
    Layout,
)
from render.games.lost_cities_board.tabletop import footprints, step_place
from render.geometry import EDGE, WIDTH, Box
from render.hand_picture import HEIGHT as STRIP_TOP
from tests.render.board_positions import crowd, three, two

SEATS = (2, 3, 4)
FULL_PILE = 86
MOST_HIDDEN = 0.1
"""The largest share of a figure's number that another figure may cover."""
STYLES = (
    ground.VALUE,
    gutter.CROSSED,
    gutter.COUNT,
    gutter.NUMERAL,
    tabletop.HEADER_NAME,
    tabletop.HEADER_POINTS,
    tabletop.HEADER_FOUND,
    piece_sprites.tile_number_style(TILE),
    card_sprites.MARK_NUMBER,
    card_sprites.TALL_NUMBER,
    card_sprites.COUNT,
    tabletop.STEP_NUMBER,
)
NUMBER_WIDTH, NUMBER_HEIGHT = 0.36, 0.42
"""The width of a number as a share of its figure's body."""


def boxes(layout: Layout) -> list[Box]:
    """Return all boxes with legible content."""
    colours = range(len(COLOURS))
    return [
        *(layout.stone(colour, stone) for colour in colours for stone in range(1, STONES + 1)),
        layout.counter,
        *(layout.mark(seat, colour) for seat in range(layout.seats) for colour in colours),
        *layout.slots,
        layout.pile(FULL_PILE),
        layout.pile(0),
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_all_boxes_are_inside_the_picture(seats: int) -> None:
    layout = Layout(seats)
    assert layout.height <= 1280
    assert all(Box(0, 0, WIDTH, layout.height).holds(box) for box in boxes(layout))
    assert all(box.right <= WIDTH - EDGE for box in boxes(layout))


@pytest.mark.parametrize("seats", SEATS)
def test_boxes_do_not_overlap(seats: int) -> None:
    lying = [*boxes(Layout(seats))[:-1], *Layout(seats).bars(0)]
    for one, other in combinations(lying, 2):
        apart = one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
        assert apart, (one, other)


def test_stones_rise_and_river_is_between_lower_and_upper_stones() -> None:
    layout = Layout(4)
    stones = [layout.stone(0, stone) for stone in range(1, STONES + 1)]
    assert all(higher.bottom < lower.y for lower, higher in pairwise(stones))
    assert stones[BRIDGE].bottom <= layout.river.y
    assert layout.river.bottom <= stones[BRIDGE - 1].y


@pytest.mark.parametrize("turn", (None, 0, 1, 2, 3))
@pytest.mark.parametrize("seats", SEATS)
def test_header_parts_fill_the_width_and_that_of_seat_to_move_is_wider(seats: int, turn: int | None) -> None:
    bars = Layout(seats).bars(turn if turn is None else turn % seats)
    assert all(one.right == other.x for one, other in pairwise(bars))
    assert (bars[0].x, WIDTH - bars[-1].right < seats) == (0, True)
    widths = {seat: box.w for seat, box in enumerate(bars)}
    assert turn is None or all(
        widths[turn % seats] > width for seat, width in widths.items() if seat != turn % seats
    )


def test_name_of_eight_letters_fits_beside_the_turn_pill_with_four_players(say: Catalogue) -> None:
    room = Layout(4).bars(0)[0].w - 2 * tabletop.HEADER_IN - tabletop.HEADER_BADGE - 2 * bars.MARK_GAP
    assert room - sprites.turn_pill(say("picture-to-move")).w >= fonts.advance("Boris of", theme.LABEL)


@pytest.mark.parametrize("seats", SEATS)
def test_long_points_and_the_sum_behind_them_fit_into_the_narrowest_part_of_the_header(seats: int) -> None:
    wide = min(box.w for box in Layout(seats).bars(0)) - 2 * tabletop.HEADER_IN
    for total, worth in ((345, 195), (0, -145), (205, -105)):
        assert bars.leading_score(numeral(total + worth), tabletop.HEADER_POINTS).w <= wide
        artifacts = tabletop.JAR + tabletop.JAR_GAP + fonts.advance("12", tabletop.HEADER_FOUND)
        assert fonts.advance(written_sum(total, worth), theme.LABEL) + artifacts <= wide


@pytest.mark.parametrize("count", (1, 2, 3, 4))
def test_crossed_figures_stand_right_of_their_bridge_and_within_the_river(count: int) -> None:
    layout = Layout(4)
    half = (OVER if count == 1 else OVER_MANY) // 2
    for x, y in layout.over(2, count):
        assert layout.bridge(2).right <= x - half
        assert x + half <= layout.paths[2].right
        assert layout.river.y <= y - half
        assert y + half <= layout.river.bottom


def test_values_on_stones_leave_room_for_figures_and_steps() -> None:
    widest = max(fonts.line(numeral(value), ground.VALUE).advance for value in VALUES)
    assert VALUE_AT + widest <= VALUE_RIGHT
    half = fonts.cap_height(ground.VALUE) / 2
    step = STONE + STONE_GAP / 2 - tabletop.STEP / 2
    assert (STONE - ground.SLAB_THICK) / 2 + half <= step


@pytest.mark.parametrize("figures", (0, 1, 2, 3, 4))
def test_tile_is_at_the_right_end_of_its_stone(figures: int) -> None:
    stone = Layout(4).stone(1, 5)
    tile = tile_box(stone, figures)
    assert stone.x < stone.middle[0] < tile.x
    assert tile.right < stone.right
    if figures < CROWD:
        assert stone.holds(tile)
    else:
        assert tile.bottom - stone.y >= 0.6 * tile.h, "most of it is on its own stone"
        assert tile.y >= Layout(4).stone(1, 6).bottom - 10, "and next to nothing on the one above"


@pytest.mark.parametrize(
    "researchers",
    [*combinations_with_replacement((False, True), 4)],
    ids=lambda kinds: f"{sum(kinds)} researchers",
)
@pytest.mark.parametrize("count", (1, 2, 3, 4))
@pytest.mark.parametrize("stone", (8, 9), ids=("bare", "with a tile"))
def test_figures_cover_neither_value_nor_tile_nor_each_other(
    stone: int, count: int, researchers: tuple[bool, ...]
) -> None:
    room = figure_room(Layout(4), 0, stone, count)
    figures = [figure_on_stone(seat, researchers[seat], count) for seat in range(count)]
    rooms = figure_boxes(room, [(sprite.w, sprite.h) for sprite in figures])
    for sprite, box in zip(figures, rooms, strict=True):
        assert room.x <= box.x
        assert box.right <= room.right
        before = [other for other in zip(figures, rooms, strict=True) if other[1].bottom > box.bottom]
        beside = [other for other in zip(figures, rooms, strict=True) if _after(other[1], box)]
        assert all(_hidden(number_box(sprite, box), *other) <= MOST_HIDDEN for other in (*before, *beside))


@pytest.mark.parametrize("count", (1, 2, 3, 4))
@pytest.mark.parametrize("colour", range(5))
def test_figures_stand_within_their_stone_but_for_heads_and_hats(colour: int, count: int) -> None:
    for stone in range(1, STONES + 1):
        _stay_on_stone(colour, stone, count)


def _stay_on_stone(colour: int, stone: int, count: int) -> None:
    layout = Layout(4)
    place, room = layout.stone(colour, stone), figure_room(layout, colour, stone, count)
    figures = [figure_on_stone(seat, False, count) for seat in range(count)]
    for figure, box in zip(figures, figure_boxes(room, [(one.w, one.h) for one in figures]), strict=True):
        body = Box(box.x, box.bottom - figure.w, figure.w, figure.w)
        assert place.holds(body)
        assert box.y >= place.y - STONE_GAP


def _after(one: Box, other: Box) -> bool:
    return one.bottom == other.bottom and one.x > other.x


def number_box(sprite: Sprite, box: Box) -> Box:
    w, h = round(box.w * NUMBER_WIDTH), round(box.w * NUMBER_HEIGHT)
    return Box(box.middle[0] - w // 2, box.bottom - box.w // 2 - h // 2, w, h)


def _hidden(number: Box, sprite: Sprite, box: Box) -> float:
    """Return the share of a number covered by another figure."""
    left, top = number.x - box.x + sprite.margin, number.y - box.y + sprite.margin
    under = sprite.alpha.crop((left, top, left + number.w, top + number.h))
    return sum(under.point(lambda value: value > 200 and 1).get_flattened_data()) / (number.w * number.h)


def test_researchers_are_larger_than_adventurers() -> None:
    for body in (piece_sprites.FIGURE, piece_sprites.TOGETHER):
        adventurer, researcher = (piece_sprites.figure(0, kind, body) for kind in (False, True))
        assert researcher.h > adventurer.h
        assert researcher.w >= adventurer.w


def test_footprints_go_from_step_to_step_first_up_or_down_then_across() -> None:
    layout = Layout(4)
    one, other = step_place(layout, 0, 4), step_place(layout, 3, 7)
    way = footprints(one, other)
    assert way[0] == one
    assert way[-1] == other
    assert all(x == one[0] or y == other[1] for x, y in way)


def test_overlapping_ways_share_footprints() -> None:
    layout = Layout(4)
    long, short = (
        set(footprints(step_place(layout, 0, stone), step_place(layout, 0, 9))) for stone in (1, 5)
    )
    assert short <= long


@pytest.mark.parametrize("size", (TILE, SMALL_TILE))
@pytest.mark.parametrize("kind", ("5", "10", "15"))
def test_points_fit_on_their_tile(kind: str, size: int) -> None:
    assert fonts.line(kind, piece_sprites.tile_number_style(size)).advance < size


def test_number_of_a_column_fits_beside_its_direction() -> None:
    number = card_sprites.MARK_NUMBER_AT + fonts.line("10", card_sprites.MARK_NUMBER).advance
    assert number < MARK_WIDTH - card_sprites.HEADING_IN - card_sprites.HEADING


@pytest.mark.parametrize("seats", SEATS)
def test_discard_pile_has_room_for_number_and_size(seats: int) -> None:
    slot = Layout(seats).slots[0]
    number = card_sprites.TALL_NUMBER_DOWN + fonts.cap_height(card_sprites.TALL_NUMBER) / 2
    assert number < slot.h - card_sprites.COUNT_IN - card_sprites.COUNT_HEIGHT
    icon = card_sprites.COUNT_ICON + card_sprites.COUNT_GAP
    for wide in (
        icon + fonts.line("9", card_sprites.COUNT).advance,
        fonts.line("22", card_sprites.COUNT).advance,
    ):
        assert wide <= slot.w - 2 * card_sprites.COUNT_IN


@pytest.mark.parametrize("view", [two(), three(), crowd()], ids=("two", "three", "four"))
def test_rows_below_a_hand_leave_no_gap(view: View) -> None:
    table, seats = hand.Rows(view, STRIP_TOP), len(view.totals)
    assert table.height == hand.rows_height(seats)
    fields = [table.field(row) for row in range(seats + 1)]
    assert all(one.bottom == other.y for one, other in pairwise(fields))
    assert fields[-1].bottom <= STRIP_TOP + hand.rows_height(seats) - EDGE
    assert sorted((*table.others, view.viewer or 0)) == list(range(seats))


def test_card_points_and_discards_fit_into_the_cells_below_a_hand() -> None:
    table = hand.Rows(crowd())
    for cell in table.cells(table.own):
        card, pill = hand.card_box(cell), hand.pill_box(cell)
        assert cell.holds(card)
        assert cell.holds(pill)
        assert card.right < pill.x
        for points in ("−40", "+100"):
            assert fonts.line(points, hand.WORTH).advance <= pill.w
    for cell in table.cells(table.piles):
        discard = hand.discard_box(cell)
        assert cell.holds(
            Box(discard.x, discard.y - card_faces.small_card_rise(hand.MAX_BENEATH), discard.w, discard.h)
        )
        size = fonts.line("22", hand.COUNT).advance + hand.COUNT_ICON + 2 * hand.COUNT_GAP
        assert discard.right + card_faces.small_card_rise(hand.MAX_BENEATH) + size <= cell.right


@pytest.mark.parametrize("heading", (None, 1, -1, 0))
def test_number_fits_beside_direction_on_narrow_card(heading: int | None) -> None:
    number = card_sprites.NARROW_IN + fonts.line("10", card_sprites.NARROW_NUMBER).advance
    assert number <= hand.CARD_WIDTH - card_sprites.NARROW_IN - card_sprites.NARROW_HEADING + 1
    assert card_sprites.column_card("Y10", heading, hand.CARD_WIDTH, hand.CARD_HEIGHT).w == hand.CARD_WIDTH


def test_larger_pile_is_thicker() -> None:
    tops = [Layout(4).pile(count).y for count in range(FULL_PILE)]
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) > 4


def test_tiles_are_only_on_existing_stones() -> None:
    assert all(1 <= stone <= STONES for stones in TILE_STONES for stone in stones)


@pytest.mark.parametrize("style", STYLES)
def test_text_sizes_of_the_board_picture_are_at_least_36(style: theme.Style) -> None:
    assert style.size >= 36
