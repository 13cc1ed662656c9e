"""The map: hexes, tiles and levels of the data file, rotations, and prices of ways."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.core.data_files import load_data
from engine.core.immutable import put
from engine.games.tikal import land, rules, visibility
from engine.games.tikal.model import (
    BASE_CAMP,
    EDGES,
    GROUPS,
    HEXES,
    KINDS,
    LAND,
    LEVELS,
    PRINTED,
    SPOT,
    SPOTS,
    TREASURES,
    TURN_POINTS,
    WORTH,
    Options,
    State,
)
from tests.engine.tikal.jungle import ADA, BORIS, LAND_TILES, at, jungle, last, offered, play, refusal
from tests.examples import as_many

BOX = load_data("tikal")
BY_GROUP = {group: [tile for tile in LAND_TILES if LAND[tile].group == group] for group in "ABCDEFG"}


def beyond(name: str) -> dict[str, str]:
    """The neighbours of a hex, by edge."""
    around = land.NEIGHBOURS[SPOT[name]]
    return {edge: HEXES[other] for edge, other in zip(EDGES, around, strict=True) if other is not None}


def prices(state: State, start: str, seat: int = ADA) -> dict[str, int]:
    """Return hex → price for one piece of a seat."""
    found = land.chart(state.tiles, state.rotations).walks(land.usable_camps(state.camps, seat), SPOT[start])
    return {HEXES[place]: price for place, price in found.prices.items() if price}


# The board


def test_board_has_eight_columns_of_five_hexes() -> None:
    """Tikal, "The map": named A1 … H5 by column letter and row."""
    assert len(HEXES) == 8 * 5
    assert (HEXES[0], HEXES[4], HEXES[-1]) == ("A1", "A5", "H5")


def test_neighbours_are_neighbours_of_each_other_across_the_opposite_edge() -> None:
    """Tikal, "The map"."""
    opposite = {"N": "S", "NE": "SW", "SE": "NW", "S": "N", "SW": "NE", "NW": "SE"}
    for name in HEXES:
        for edge, other in beyond(name).items():
            assert beyond(other)[opposite[edge]] == name


def test_every_second_column_lies_half_a_hex_lower() -> None:
    """Tikal, "The map": flat-topped hexes, columns B, D, F and H lower."""
    assert beyond("C3") == {"N": "C2", "NE": "D2", "SE": "D3", "S": "C4", "SW": "B3", "NW": "B2"}
    assert beyond("D3") == {"N": "D2", "NE": "E3", "SE": "E4", "S": "D4", "SW": "C4", "NW": "C3"}


@pytest.mark.parametrize(
    ("corner", "neighbours"),
    [("A1", {"B1", "A2"}), ("A5", {"A4", "B4", "B5"}), ("H1", {"G1", "G2", "H2"}), ("H5", {"G5", "H4"})],
)
def test_corner_hex_has_only_neighbours_on_the_board(corner: str, neighbours: set[str]) -> None:
    """Tikal, "The map"."""
    assert set(beyond(corner).values()) == neighbours


def test_four_hexes_are_printed_on_the_board() -> None:
    """Tikal, "The map": the base camp, two temples of value 1, a clearing."""
    printed = {at: (LAND[tile].kind, LAND[tile].value) for tile, at in PRINTED.items()}
    assert printed == {"A5": ("base", 0), "A4": ("temple", 1), "B5": ("temple", 1), "B4": ("clearing", 0)}
    assert HEXES[BASE_CAMP] == "A5"


# What is in the box


@pytest.mark.parametrize("tile", LAND_TILES)
def test_every_land_tile_has_three_stones_and_a_volcano_none(tile: str) -> None:
    """Tikal, "The map": 0–3 on each of six edges, three in all."""
    stones = LAND[tile].stones
    assert len(stones) == 6
    assert all(0 <= lying <= 3 for lying in stones)
    assert sum(stones) == (0 if LAND[tile].kind == "volcano" else 3)


def test_tiles_come_in_groups_of_six_six_five_five_five_five_and_four() -> None:
    """Tikal, "The map": A–G, six, six, four times five, and four."""
    assert [len(tiles) for tiles in BY_GROUP.values()] == [6, 6, 5, 5, 5, 5, 4]
    assert [set(group) for group in GROUPS] == [set(tiles) for tiles in BY_GROUP.values()]
    assert len(set(LAND_TILES)) == 36


def test_tile_kinds_have_the_printed_counts() -> None:
    """Tikal, "The map": 15 temples, 8 ruins, 10 clearings, 3 volcanoes."""
    kinds = Counter(LAND[tile].kind for tile in LAND_TILES)
    assert kinds == {"temple": 15, "ruin": 8, "clearing": 10, "volcano": 3}
    assert all((LAND[tile].value > 0) == (LAND[tile].kind == "temple") for tile in LAND)
    assert all((LAND[tile].treasures > 0) == (LAND[tile].kind == "ruin") for tile in LAND)


def test_treasures_on_ruins_are_eight_kinds_of_three() -> None:
    """Tikal, "The pieces": 24 treasures in all, eight kinds, three of each."""
    assert sum(LAND[tile].treasures for tile in LAND_TILES) == len(TREASURES) == 24
    assert Counter(TREASURES) == dict.fromkeys(KINDS, 3)
    assert len(KINDS) == 8


def test_volcanoes_are_one_each_in_groups_b_d_and_f() -> None:
    """Tikal, "The map"; so no game begins or ends with one."""
    volcanoes = [LAND[tile].group for tile in LAND_TILES if LAND[tile].kind == "volcano"]
    assert volcanoes == ["B", "D", "F"]


def test_temple_levels_have_the_printed_numbers_of_pieces() -> None:
    """Tikal, "The pieces": levels 2 … 10."""
    assert list(LEVELS.items()) == [*zip(range(2, 11), (3, 6, 9, 11, 8, 5, 3, 2, 1), strict=True)]


def test_costs_of_actions_and_numbers_of_pieces_match_the_rules() -> None:
    """Tikal, "The actions" and "The pieces"."""
    costs = {
        "new": 1,
        "hop": 1,
        "stone": 1,
        "excavate": 2,
        "treasure": 3,
        "exchange": 3,
        "camp": 5,
        "guard": 5,
    }
    assert BOX["costs"] == costs
    assert BOX["player"] == {"explorers": 18, "leader_strength": 3, "camps": 2, "guards": 2}
    assert (BOX["turn_points"], BOX["most_works"], BOX["auction_start"]) == (10, 2, 20)
    assert WORTH == (0, 1, 3, 6)


# Tiles as they lie


@pytest.mark.parametrize(
    ("rotation", "stones"),
    [
        (0, (2, 1, 0, 0, 0, 0)),
        (1, (0, 2, 1, 0, 0, 0)),
        (2, (0, 0, 2, 1, 0, 0)),
        (5, (1, 0, 0, 0, 0, 2)),
    ],
)
def test_rotating_a_tile_turns_its_stones_clockwise(rotation: int, stones: tuple[int, ...]) -> None:
    """Tikal, "A turn": two stones north and one northeast, to begin with."""
    assert land.stones("a1", rotation) == stones


def test_no_rotation_of_a_tile_mirrors_it() -> None:
    """Tikal, "The map": two stones, then one clockwise of them; never one and then two."""
    assert (1, 2, 0, 0, 0, 0) not in {land.stones("a1", rotation) for rotation in range(1, 7)}


@pytest.mark.parametrize(
    ("tile", "rotations"),
    [
        pytest.param("a1", (0, 1, 2, 3, 4, 5), id="most tiles"),
        pytest.param("c1", (0, 1, 2, 3, 4, 5), id="three stones on one edge"),
        pytest.param("d4", (0, 1), id="a stone on every second edge"),
        pytest.param("d5", (0,), id="a volcano"),
    ],
)
def test_rotations_of_a_tile_that_look_alike_share_the_smallest_number(
    tile: str, rotations: tuple[int, ...]
) -> None:
    """Tikal, "A turn": the smallest number stands for all that look the same."""
    assert land.distinct_rotations(tile) == rotations


@pytest.mark.parametrize("seed", range(3))
def test_first_tile_may_be_placed_on_four_hexes_in_any_rotation(seed: int) -> None:
    """Tikal, "A turn": A3, B3, C4 or C5, and any way round, as stones lie there already."""
    state = rules.setup(Options(), 2, seed).state
    assert [HEXES[place] for place in visibility.view(state, None).candidates] == ["A3", "B3", "C4", "C5"]
    fitting = land.chart(state.tiles, state.rotations).places(state.tile or "")
    assert set(fitting.values()) == {land.distinct_rotations(state.tile or "")}


# Ways


def test_prices_between_printed_hexes_are_the_sums_of_their_stones() -> None:
    """Tikal, "Paths and camps": each edge costs the stones on both its sides."""
    state = jungle()
    assert prices(state, "A5") == {"B4": 1, "A4": 2, "B5": 2}
    assert prices(state, "A4") == {"A5": 2, "B4": 3, "B5": 4}
    assert prices(state, "B4") == {"A5": 1, "A4": 3, "B5": 3}
    assert prices(state, "B5") == {"A5": 2, "B4": 3, "A4": 4}


@pytest.mark.parametrize(
    ("tile", "price"),
    [
        pytest.param("C4=c1", 1, id="one stone of the clearing"),
        pytest.param("C4=a1/3", 2, id="and one of the tile"),
        pytest.param("C4=a1/4", 3, id="and two of the tile"),
        pytest.param("C4=c1/4", 4, id="and three of the tile"),
    ],
)
def test_step_between_hexes_costs_the_stones_on_both_sides_in_both_directions(tile: str, price: int) -> None:
    """Tikal, "Paths and camps": 1–6 for an edge, and the same in both directions."""
    state = jungle(tile, pieces=("B4:1 C4:1",))
    assert prices(state, "B4")["C4"] == prices(state, "C4")["B4"] == price
    assert last(state, "move B4-C4 1").state.points == 10 - price
    assert last(state, "move C4-B4 1").state.points == 10 - price


def test_step_over_an_edge_costs_at_most_six() -> None:
    """Tikal, "Paths and camps": three stones on either side."""
    assert prices(jungle("C4=c1/1 D3=c3/4"), "C4")["D3"] == 6


def test_edge_without_stones_cannot_be_crossed() -> None:
    """Tikal, "Paths and camps": A4 and B4 touch, but the way leads through the base camp."""
    step = last(jungle(pieces=("A4:1",)), "move A4-B4 1")
    assert step.events[0].way == ("A4", "A5", "B4")
    assert step.events[0].cost == 3
    cut_off = jungle("C4=c1 D4=d2/2", pieces=("C4:1",))
    assert "D4" not in prices(cut_off, "C4")
    assert refusal(cut_off, ADA, "move C4-D4 1") == "no-way"


def test_move_takes_the_cheapest_way() -> None:
    """Tikal, "Paths and camps": to C5 it is 1 and 1 over the clearing, 2 and 1 over the temple."""
    state = jungle("C5=a6", pieces=("A5:1",))
    step = last(state, "move A5-C5 1")
    assert (step.events[0].way, step.events[0].cost) == (("A5", "B4", "C5"), 2)


def test_way_around_may_be_cheaper_than_the_edge_between_two_hexes() -> None:
    """Tikal, "Paths and camps": B4 and C4 share four stones; by C5 it is one and two."""
    state = jungle("C4=c1/4 C5=e4", pieces=("B4:1",))
    assert prices(state, "B4")["C4"] == 3
    assert last(state, "move B4-C4 1").events[0].way == ("B4", "C5", "C4")


def test_volcano_can_neither_be_entered_nor_crossed() -> None:
    """Tikal, "Paths and camps": never onto a volcano, though a stone is on its edge."""
    state = jungle("C4=b6 D3=c1/5 C3=c3/2", pieces=("B4:1",))
    assert set(prices(state, "B4")) == {"A5", "A4", "B5"}
    assert refusal(state, ADA, "move B4-C4 1") == "volcano"
    assert refusal(state, ADA, "move B4-D3 1") == "no-way"


def test_move_whose_way_costs_more_than_ten_points_is_rejected() -> None:
    """Tikal, "Paths and camps": ten points to begin with."""
    far = jungle("C4=c1/4 D3=c3/4 E3=d2/4", pieces=("A5:1",))
    assert prices(far, "A5") == {"B4": 1, "A4": 2, "B5": 2, "C4": 5, "D3": 8}
    assert refusal(far, ADA, "move A5-E3 1") == "no-way"


def test_way_over_an_edge_costs_the_stones_on_both_sides_of_it() -> None:
    """Tikal, "Paths and camps": a temple with two stones in the north and one in the south, beside a ruin."""
    temple, ruin = land.stones("a2", 0), land.stones("a4", 3)
    assert (temple, ruin) == ((2, 0, 0, 1, 0, 0), (0, 0, 0, 2, 0, 1))
    assert [price_from_temple_to_ruin(edge) for edge in (0, 3, 1)] == [4, 1, 0]


def price_from_temple_to_ruin(edge: int) -> int:
    """Return the price of a step from a2 on D4 to a half-turned a4; 0 if there is none."""
    here = SPOT["D4"]
    there = land.NEIGHBOURS[here][edge]
    assert there is not None
    tiles, turned = ("",) * len(SPOTS), (0,) * len(SPOTS)
    chart = land.chart_with_tile(put(tiles, here, "a2"), turned, there, "a4", 3)
    return dict(chart.exits[here]).get(there, 0)


def test_price_of_entering_a_tile_from_its_neighbour_is_computed_before_placing() -> None:
    """Tikal, "A turn": a clearing on C4 is entered from B4 over one stone of its own and one of B4's."""
    state = jungle("C5=b6")
    map_ = land.chart_with_tile(state.tiles, state.rotations, SPOT["C4"], "a6", 1)
    assert dict(map_.exits[SPOT["C4"]]) == {SPOT["B4"]: 1 + 1}


# Between camps


def test_hop_between_own_camps_costs_one_point() -> None:
    """Tikal, "Paths and camps": the base camp and the own forward camps, however far apart."""
    state = jungle("C4=b4 D3=c4 E3=d4", pieces=("A5:1 C4:1 E3:1",), camps=("C4 E3",))
    for start in ("A5", "C4", "E3"):
        for end in {"A5", "C4", "E3"} - {start}:
            assert last(state, f"move {start}-{end} 1").events[0].cost == 1


@pytest.mark.parametrize(
    ("who", "left", "cost"), [("2", "1L", 2), ("3", "L", 3), ("L", "3", 1), ("3L", "", 4)]
)
def test_each_piece_pays_a_point_for_a_hop_between_camps(who: str, left: str, cost: int) -> None:
    """Tikal, "Paths and camps": the leader too."""
    state = jungle("C4=b4 D3=c4 E3=d4", pieces=("E3:3L",), camps=("C4 E3",))
    state = play(state, f"move E3-C4 {who}")
    assert (at(state, ADA, "C4"), at(state, ADA, "E3"), state.points) == (who, left, 10 - cost)


def test_each_piece_pays_for_a_way_that_includes_a_hop() -> None:
    """Tikal, "Paths and camps": a point from camp to camp and two on to a temple, twice."""
    state = jungle("C4=b4 D3=c4 E3=d4", pieces=("E3:2",), camps=("E3",))
    assert play(state, "move E3-A4 2").points == 10 - 2 * (1 + 2)
    stepwise = play(state, "move E3-A5 1", "move E3-A5 1", "move A5-A4 2")
    assert (at(stepwise, ADA, "A4"), stepwise.points) == ("2", 4)


def test_points_limit_how_many_pieces_hop_between_camps() -> None:
    """Tikal, "Paths and camps"."""
    state = jungle(pieces=("A5:3",), camps=("B4",), points=2)
    assert {"A5-B4 1", "A5-B4 2"} <= offered(state, "move")
    assert refusal(state, ADA, "move A5-B4 3") == "not-enough-points"


def test_one_move_may_walk_to_a_camp_and_hop_to_another() -> None:
    """Tikal, "Paths and camps": walk to a camp, hop, and walk on, in one move."""
    state = jungle("C4=b4/4 D3=c4 E3=d4", pieces=("B4:1",), camps=("E3",))
    step = last(state, "move B4-E3 1")
    assert (step.events[0].way, step.events[0].cost) == (("B4", "A5", "E3"), 2)


def test_camps_of_others_do_not_shorten_ways_but_can_be_entered() -> None:
    """Tikal, "Paths and camps": pieces pass and share the hexes of others' camps."""
    state = jungle("C4=b4/4", pieces=("A5:1", "A5:1"), camps=("", "C4"))
    assert prices(state, "A5", ADA)["C4"] == 4
    assert prices(state, "A5", BORIS)["C4"] == 1
    assert at(play(state, "move A5-C4 1"), ADA, "C4") == "1"


# What is kept from map to map


@pytest.mark.slow
def test_map_extended_by_a_tile_equals_a_newly_built_one() -> None:
    """Reused parts of the previous map must not change ways or their order."""
    random, state = Random(5), rules.setup(Options(), 4, 5).state
    before = land.chart(state.tiles, state.rotations)
    maps = 0
    while state.turn is not None:
        state = rules.apply(state, state.turn, random.choice(rules.legal_actions(state, state.turn))).state
        now = land.chart(state.tiles, state.rotations)
        if now is not before:
            before, maps, last = now, maps + 1, before
            if maps % as_many(1, quick=4):
                continue
            fresh, derived = (land.Chart(state.tiles, state.rotations, like) for like in (None, last))
            assert everything(derived) == everything(fresh) == everything(now)
    assert maps > len(LAND_TILES) // 2


def everything(chart: land.Chart) -> list[object]:
    """Return ways, placements and derived fields of a map."""
    camps = (BASE_CAMP, SPOT["D3"])
    walks = [chart.walks(near, spot) for near in (camps, camps[:1]) for spot in SPOTS]
    ways = [(end, price, found.way(end)) for found in walks for end, price in found.prices.items()]
    places = [list(chart.places(tile).items()) for tile in LAND_TILES]
    return [ways, places, chart.exits, chart.frontier, chart.camp_sites]


@pytest.mark.parametrize("points", range(TURN_POINTS + 1))
def test_search_with_fewer_points_finds_the_same_ways_up_to_that_price(points: int) -> None:
    """A later call with more points finds the rest."""
    state = jungle("C4=b4 D3=c4 E3=d4", camps=("E3",))
    camps, chart = land.usable_camps(state.camps, ADA), land.Chart(state.tiles, state.rotations)
    near = chart.walks(camps, BASE_CAMP, points)
    far = chart.walks(camps, BASE_CAMP)
    assert list(near.prices.items()) == [way for way in far.prices.items() if way[1] <= points]
    assert all(near.way(end) == far.way(end) for end in near.prices)
    assert near.within == far.within[: points + 1]
