"""Tikal's layout: everything has its place, and nothing legible is covered."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from math import dist, hypot

import pytest

from engine.core.catalogue import Catalogue, catalogue
from engine.games.tikal import land
from engine.games.tikal.model import (
    CAMPS,
    EDGES,
    GUARDS,
    HEXES,
    HIGHEST,
    KINDS,
    LAND,
    SPOT,
    SPOTS,
    TURN_POINTS,
    VOLCANO,
    Done,
    Trace,
)
from render import fonts, theme
from render.drawing import Drawing
from render.games.tikal import (
    buildings,
    finale,
    footer,
    last_turn,
    map_and_rounds,
    piece_sprites,
    questions,
    rotations,
    score_parts,
    sites,
    table_layout,
    tabletop,
    terrain,
)
from render.games.tikal.score_sheet import MAP_WIDTH
from render.games.tikal.table_layout import AT_HAND, HEADER, HEX, LAST_TURN_STEP, OPEN, Hexagon, Layout, Pixel
from render.geometry import EDGE, PAD, WIDTH, Box
from tests.examples import slow
from tests.render.tikal_positions import NAMES, POSITIONS, crowd, scored

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
"""Every arrangement of stones around a hex."""
MOST_WHILE_BIDDING = 1200
"""The greatest height of the picture of an auction."""
A_TOUCH = 3
"""How many pixels a badge may reach under a stone: its rim."""


def laid_out() -> list[Layout]:
    bids = ((False, False), (True, False), (True, True))
    return [Layout(seats, 0, tiles, bidding) for seats in SEATS for tiles, bidding in bids]


def far(one: tuple[float, float], other: tuple[float, float]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def room(spot: Pixel, shape: Hexagon) -> float:
    """Return the distance of a place from the nearest border."""
    sides = [shape.side(edge) for edge in range(len(EDGES))]
    return min(hypot(x, y) - (spot[0] * x + spot[1] * y) / hypot(x, y) for x, y in sides)


# The table


@pytest.mark.parametrize("layout", laid_out())
def test_all_boxes_of_the_layout_are_inside_the_picture(layout: Layout) -> None:
    assert Box(0, 0, WIDTH, layout.height).holds(layout.map)
    assert layout.map.x >= EDGE - table_layout.LAND_INSET
    assert layout.map.right <= WIDTH - EDGE + table_layout.LAND_INSET
    assert layout.bars[-1].bottom <= layout.map.y
    assert layout.map.bottom <= layout.last_turn.y <= layout.strip.y <= layout.footer.y
    x, y = layout.at_hand
    hand = Box(x - AT_HAND.half, y - AT_HAND.tall // 2, 0, AT_HAND.tall)
    assert layout.bidding or layout.footer.holds(hand)
    assert x + AT_HAND.half < footer.DOTS_X
    assert layout.stack.right <= WIDTH - EDGE


def test_tile_at_hand_is_below_the_map() -> None:
    layout = Layout(4)
    assert layout.at_hand[1] - AT_HAND.tall / 2 >= layout.map.bottom


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("turn", (None, 0, 1))
def test_header_part_of_seat_to_move_is_widest(seats: int, turn: int | None) -> None:
    bars = Layout(seats, turn).bars
    assert bars[-1].right <= WIDTH
    assert all(one.right == other.x for one, other in pairwise(bars))
    assert turn is None or all(bars[turn].w > bar.w for seat, bar in enumerate(bars) if seat != turn)


@pytest.mark.parametrize("language", ["de", *slow("en", "fr", "es", "pt-BR", "ja")])
def test_last_turn_strip_shows_every_action_in_rows_that_fit(language: str) -> None:
    last, say, room = crowd().last, catalogue(language), WIDTH - PAD - last_turn.CHIPS_X
    assert last
    rows = last_turn.turn_rows(last, say)
    shown = [chip for row in rows for chip in row]
    assert shown == [last_turn.chip_sprite(one, last.seat) for one in last_turn.deed_chips(last, say)]
    assert all(sum(chip.w for chip in row) + last_turn.GAP * (len(row) - 1) <= room for row in rows)
    strip = Layout(4, last_turn_rows=len(rows)).last_turn
    assert len(rows) > 1
    assert strip.h - (len(rows) - 1) * LAST_TURN_STEP >= last_turn.CHIP_HEIGHT + 2 * last_turn.LINE


def test_moves_to_more_than_four_places_are_on_several_chips(say: Catalogue) -> None:
    moves = tuple(Done("move", (SPOT["A5"], SPOT[name])) for name in ("B3", "B4", "B5", "A4", "A3"))
    words = [one.words for one in last_turn.deed_chips(Trace(0, deeds=moves), say)]
    assert words == ["A5–B3, A5–B4, A5–B5, A5–A4", "A5–A3"]


def test_open_tiles_are_side_by_side_beside_the_stack() -> None:
    layout = Layout(4, tiles=True, bidding=True)
    steps = [layout.open(number)[0] for number in range(4)]
    assert all(other - one >= 2 * OPEN.half for one, other in pairwise(steps))
    assert steps[0] + footer.TAG_OUT - footer.TAG / 2 >= EDGE
    assert steps[-1] + OPEN.half <= layout.stack.x
    assert layout.height <= MOST_WHILE_BIDDING
    assert OPEN.tall <= layout.strip.h


def test_hexes_touch_only_their_neighbours() -> None:
    middles = Layout(4).middles
    for one, other in combinations(range(len(HEXES)), 2):
        away = middles[other][0] - middles[one][0], middles[other][1] - middles[one][1]
        if other in land.NEIGHBOURS[one]:
            assert away == HEX.neighbour(land.NEIGHBOURS[one].index(other))
        else:
            assert far(middles[one], middles[other]) > HEX.tall + 1


def test_stones_of_an_edge_are_nearest_to_that_edge() -> None:
    for edge in range(len(EDGES)):
        for x, y in HEX.stones(tuple(3 * (edge == other) for other in range(len(EDGES)))):
            assert far((x, y), HEX.side(edge)) < min(
                far((x, y), HEX.side(other)) for other in range(len(EDGES)) if other != edge
            )
            assert room((x, y), HEX) >= table_layout.STONE / 2 + 1


@pytest.mark.parametrize("count", BADGES)
def test_badges_cover_no_stones_and_stay_on_their_hex(count: int) -> None:
    standing, half = piece_sprites.BADGE_PLACES[count], piece_sprites.BADGE_SIZES[count] / 2
    assert len(standing) == count
    assert all(room(spot, HEX) >= half - 1 for spot in standing)
    for spot, lying in product(standing, WAYS_TO_LIE):
        for stone in HEX.stones(lying):
            assert far(spot, stone) >= half + table_layout.STONE / 2 - A_TOUCH, lying
    for one, other in combinations(standing, 2):
        assert far(one, other) >= 2 * half - 1.5


def beyond(spot: tuple[float, float], box: tuple[float, float, float, float]) -> float:
    """Return the distance of a place from a rectangle (left, top, right, bottom)."""
    left, top, right, bottom = box
    return far(spot, (min(max(spot[0], left), right), min(max(spot[1], top), bottom)))


def name_box() -> tuple[float, float, float, float]:
    up = fonts.cap_height(theme.LABEL) / 2
    return sites.NAME_X, -up, sites.NAME_X + fonts.line("A1", theme.LABEL).advance, up


@pytest.mark.parametrize("count", BADGES)
def test_badges_cover_no_names_or_values(count: int) -> None:
    for spot in piece_sprites.BADGE_PLACES[count]:
        assert beyond(spot, name_box()) >= piece_sprites.BADGE_SIZES[count] / 2 - A_TOUCH
        assert (
            far(spot, (sites.PLATE_X, 0))
            >= (piece_sprites.BADGE_SIZES[count] + piece_sprites.PLATE) / 2 - A_TOUCH
        )


@pytest.mark.parametrize("edge", (0, 3))
@pytest.mark.parametrize("count", (1, 2, 3))
def test_arrows_are_beside_the_stones_of_a_level_edge(edge: int, count: int) -> None:
    x, _ = HEX.beside_stones(edge, count, both_ways=False)
    leftmost = min(x for x, _ in HEX.stones(tuple(count * (edge == other) for other in range(len(EDGES)))))
    assert x + tabletop.SHAFT / 2 + tabletop.RIM <= leftmost - table_layout.STONE / 2


@pytest.mark.parametrize("edge", range(6))
@pytest.mark.parametrize("count", (0, 1, 2, 3))
def test_arrows_in_both_directions_are_side_by_side(edge: int, count: int) -> None:
    x, y = HEX.beside_stones(edge, count, both_ways=True)
    u, v = HEX.beside_stones((edge + 3) % 6, count, both_ways=True)
    across, down = HEX.neighbour(edge)
    assert dist((x, y), (u + across, v + down)) >= tabletop.MIN_DISTANCE - 2


def test_camp_arrow_keeps_clear_of_border_arrows() -> None:
    start, end = (600, 200), (200, 500)
    alone = tabletop.arrow_place(start, end, [])
    assert dist(alone, end) == pytest.approx(tabletop.DOTS_FROM, abs=1)
    assert dist(tabletop.arrow_place(start, end, [alone]), alone) >= tabletop.MIN_DISTANCE


def test_no_stone_touches_a_name_or_value() -> None:
    for stone in {stone for lying in WAYS_TO_LIE for stone in HEX.stones(lying)}:
        assert far(stone, (sites.PLATE_X, 0)) >= (piece_sprites.PLATE + table_layout.STONE) / 2 - 1
        assert beyond(stone, name_box()) >= table_layout.STONE / 2 - 1


@pytest.mark.parametrize("level", range(1, HIGHEST + 1))
def test_temples_above_level_two_are_painted_higher_the_higher_their_level(level: int) -> None:
    box = buildings.temple(level, HEX).image.getbbox()
    higher = buildings.temple(level + 1, HEX).image.getbbox()
    assert box and higher
    assert higher[3] - higher[1] > box[3] - box[1] or level <= 2


@pytest.mark.parametrize("level", range(1, HIGHEST + 1))
def test_temple_of_any_level_touches_no_stones(level: int) -> None:
    top = sites.ART_Y - (buildings.TIER * level + buildings.HOUSE) / 2
    assert top >= -HEX.tall / 2 + table_layout.STONE_IN + table_layout.STONE / 2 - A_TOUCH


@pytest.mark.slow
def test_no_piece_covers_a_stone_of_a_crowded_map(say: Catalogue) -> None:
    view = crowd()
    picture = tabletop.tabletop(view, NAMES, say).image
    layout = tabletop.with_room_for_names(Layout.of(view), view, NAMES)
    stone = terrain.edge_stone(HEX)
    middle = stone.image.width // 2
    paint = stone.image.getpixel((middle, middle))
    assert isinstance(paint, tuple)
    for spot, tile in enumerate(view.tiles):
        for x, y in HEX.stones(land.stones(tile, view.rotations[spot])) if tile else ():
            seen = picture.getpixel((layout.middles[spot][0] + x, layout.middles[spot][1] + y))
            assert isinstance(seen, tuple)
            assert max(abs(a - b) for a, b in zip(seen, paint[:3], strict=True)) <= 12


# The players


def test_pieces_fit_into_a_quarter_of_the_header() -> None:
    box = Layout(4, 0).bars[1]
    counted = fonts.line(f"18{CAMPS}{GUARDS}", theme.LABEL).advance
    wide = 4 * tabletop.HEADER_ICON + 3 * (tabletop.HEADER_ICON_GAP + tabletop.PIECES_GAP) + counted
    assert tabletop.HEADER_IN + wide <= box.w - tabletop.HEADER_IN


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("each", (1, 2, 3))
def test_all_kinds_of_treasures_fit_with_at_least_28_pixels_each(seats: int, each: int) -> None:
    room = Layout(seats, 0).bars[1].w - 2 * tabletop.HEADER_IN
    size, fan, apart = score_parts.treasure_sizes([each] * len(KINDS), room)
    assert size >= 28
    assert len(KINDS) * (size + (each - 1) * fan + apart) - apart <= room
    assert tabletop.FINDS_Y + score_parts.TREASURE_SIZE / 2 <= HEADER


def test_ten_treasures_beside_five_temples_are_at_least_42_pixels_high() -> None:
    """Equal treasures overlap and kinds are apart, so that they can be counted."""
    widths = [piece_sprites.value_plate_width(10), *[piece_sprites.SHIELD] * 2, *[piece_sprites.PLATE] * 2]
    room, taken = finale.FINDS_END - finale.BARS_X - PAD, [*KINDS, KINDS[0], KINDS[0]]
    beside = room - score_parts.treasures_width(taken, finale.TREASURE)
    assert not finale.has_mark(widths, beside)
    gap = finale.plate_gap(widths, beside)
    assert gap >= 0
    left = room - sum(widths) - gap * (len(widths) - 1)
    counts = [taken.count(kind) for kind in KINDS]
    size, fan, apart = score_parts.treasure_sizes(counts, left, finale.TREASURE)
    assert size >= 42
    assert 0 < fan < size / 2
    assert apart >= score_parts.CLOSE


def test_three_treasures_have_full_size_and_leave_room_for_a_temple_icon_before_four_plates() -> None:
    room = finale.FINDS_END - finale.BARS_X - PAD
    room -= score_parts.treasures_width(KINDS[:3], finale.TREASURE)
    assert finale.has_mark([piece_sprites.PLATE] * 4, room)
    assert score_parts.treasure_sizes([1] * 3, 300, finale.TREASURE)[0] == finale.TREASURE


def test_two_temple_plates_have_their_usual_gap_and_ten_overlap_in_the_same_room() -> None:
    assert finale.plate_gap([piece_sprites.PLATE] * 2, 600) == finale.PLATE_GAP
    assert finale.plate_gap([piece_sprites.PLATE] * 10, 600) < 0


@pytest.mark.parametrize("seats", SEATS)
def test_map_after_a_scoring_round_leaves_at_most_its_padding_free_in_its_row(seats: int) -> None:
    frame = map_and_rounds.small_map(scored(seats, 2), MAP_WIDTH)
    left_below = map_and_rounds.HEIGHT + PAD - PAD // 2 - frame.height
    assert map_and_rounds.FRAME <= left_below <= PAD


# The plates of a question


def test_no_plate_of_a_question_exceeds_the_greatest_width() -> None:
    """Covers every action and every price."""
    said = [(TURN_POINTS, ()), (0, tuple(questions.ACTION_ICONS.values()))]
    made = [questions.hex_plate(questions.Plate(name, price, work)) for name in HEXES for price, work in said]
    assert max(plate.w for plate in made) <= questions.MAX_WIDTH


def test_plates_of_a_question_are_built_from_cached_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prices differ from every hex, so most plates are seen once."""
    for price in range(1, TURN_POINTS + 1):
        questions.hex_plate(questions.Plate(HEXES[price], price))
    monkeypatch.delattr(Drawing, "sprite")
    for price in range(1, TURN_POINTS + 1):
        questions.hex_plate(questions.Plate(HEXES[price], TURN_POINTS + 1 - price))


# Rotations of a tile


@pytest.mark.parametrize("count", range(1, 7))
def test_candidate_rotations_are_side_by_side_without_overlap(count: int) -> None:
    boxes = rotations.candidate_boxes(count)
    assert len(boxes) == count
    picture = Box(0, 0, WIDTH, boxes[-1].bottom + rotations.GAP)
    assert all(picture.inset(rotations.GAP).holds(box) for box in boxes)
    for one, other in combinations(boxes, 2):
        assert one.right <= other.x or other.right <= one.x or one.bottom <= other.y
    assert all(box.w >= 2 * rotations.SHAPE.half and box.h >= rotations.SHAPE.tall for box in boxes)


def test_prices_on_rotations_cover_no_stones() -> None:
    for edge in range(len(EDGES)):
        for stone in rotations.SHAPE.stones(
            tuple(3 * (edge == other) for other in range(len(EDGES))), rotations.STONES_IN
        ):
            reach = rotations.GATE / 2 + rotations.SHAPE.scaled(table_layout.STONE) / 2
            assert far(stone, rotations.SHAPE.side(edge)) >= reach - A_TOUCH


@pytest.mark.parametrize("name", ("early-scoring", *slow("scoring", "begun")))
def test_card_of_a_scoring_round_covers_no_discovered_hex_and_needs_free_room(name: str) -> None:
    """Without room or outside a scoring round there is no card."""
    view = POSITIONS[name]()
    layout = Layout.of(view)
    card = footer.scorers_card_box(layout, view)
    assert (card is None) == (name != "early-scoring")
    if card is not None:
        discovered = [layout.middles[spot][0] + HEX.half for spot in SPOTS if view.tiles[spot]]
        assert max(discovered) < card.x < card.right < WIDTH
        assert layout.map.y < card.y < card.bottom < layout.map.bottom


# Letters


@pytest.mark.parametrize(
    "style",
    (
        last_turn.LETTERS,
        tabletop.HEADER_NAME,
        tabletop.HEADER_POINTS,
        footer.LETTER,
        footer.TASK_STYLE,
        footer.DETAIL_STYLE,
        footer.STATUS_STYLE,
        footer.BID_STYLE,
        rotations.GATE_LETTERS,
        theme.Style(piece_sprites.PLATE_FACE, piece_sprites.PLATE_SIZE),
    ),
)
def test_text_sizes_of_the_tikal_pictures_are_at_least_36(style: theme.Style) -> None:
    assert style.size >= 36


@pytest.mark.parametrize("count", BADGES)
def test_badge_numbers_on_a_shared_hex_are_at_least_36_pixels_high(count: int) -> None:
    assert piece_sprites.BADGE_SIZES[count] * min(piece_sprites.NUMBER, piece_sprites.LONG_NUMBER) >= 36


def test_icons_are_at_least_36_points_64_and_bids_84_pixels_high() -> None:
    assert min(tabletop.HEADER_ICON, score_parts.TREASURE_SIZE) >= 36
    assert tabletop.HEADER_POINTS.size >= 64
    assert footer.BID_STYLE.size >= 84


@pytest.mark.parametrize("language", ["en", *slow("de", "fr", "es", "pt-BR", "ja")])
def test_status_of_an_outbid_player_fits_below_four_names(language: str) -> None:
    words = catalogue(language)("tikal-picture-bidder", what="in")
    room = min(box.w for box in Layout(4, 0, 3, True).bars) - 2 * footer.BID_IN
    assert fonts.advance(words, footer.STATUS_STYLE) <= room


@pytest.mark.parametrize("level", range(1, HIGHEST + 1))
def test_level_numbers_of_temples_fit_on_their_plate(level: int) -> None:
    style = theme.Style(piece_sprites.PLATE_FACE, piece_sprites.PLATE_SIZE)
    inner = piece_sprites.value_plate_width(level) - 2 * (piece_sprites.PLATE_LINE + piece_sprites.PLATE_RIM)
    assert fonts.line(str(level), style).advance <= inner
