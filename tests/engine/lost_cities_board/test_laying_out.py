"""Contents of the box, and dealing."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec import structs

from engine.core.dice import Dice
from engine.core.game_errors import InvalidSetup
from engine.games.lost_cities_board import GAME, rules
from engine.games.lost_cities_board.model import CARDS, DECK, TILES, VALUES, Options, State
from tests.engine.lost_cities_board.board import WORTH, play, position, take

EVERY_TABLE = pytest.mark.parametrize("seats", [2, 3, 4])
PLACES = {"Y": (2, 4, 6, 7, 9), "B": (3, 5, 6, 7, 9), "W": (2, 3, 5, 7, 9), "G": (2, 4, 5, 7, 9)}
PLACES["R"] = (3, 4, 6, 7, 9)
LYING = Counter({"artifact": 9, "arrow": 9, "5": 2, "10": 3, "15": 2})


def begun(seats: int, seed: int = 1) -> State:
    return rules.setup(Options(), seats, seed).state


def tiles(state: State) -> dict[str, dict[int, str]]:
    return {
        colour: {stone: tile for stone, tile in enumerate(row, start=1) if tile}
        for colour, row in zip("YBWGR", state.tiles, strict=True)
    }


# The parts


def test_nine_stones_of_a_path_have_the_printed_points() -> None:
    """The Board Game, "Parts": −20 −15 −10 5 10 15 30 35 50."""
    assert VALUES == WORTH


def test_deck_has_two_of_each_card() -> None:
    """The Board Game, "Parts": each colour has 0–10, two of each value."""
    assert len(DECK) == 110
    assert set(Counter(DECK).values()) == {2}
    assert Counter(card[0] for card in DECK) == dict.fromkeys("YBWGR", 22)
    assert {card[1:] for card in CARDS} == {str(number) for number in range(11)}


def test_board_has_nine_artifacts_nine_arrows_and_seven_tiles_of_points() -> None:
    """The Board Game, "Parts": 9 artifacts, 9 arrows, 7 victory points (5 5 10 10 10 15 15)."""
    assert Counter(TILES) == LYING
    assert len(TILES) == 25


def test_defaults_are_a_long_game_and_current_rules() -> None:
    """The Board Game, "Options"."""
    assert Options() == Options("long", up_or_down=False, free_first_card=False, edition="current")


# The deal


@pytest.mark.parametrize(("seats", "pile", "aside"), [(2, 64, 30), (3, 86, 0), (4, 78, 0)])
def test_each_player_gets_eight_cards_and_the_rest_is_the_pile(seats: int, pile: int, aside: int) -> None:
    """The Board Game, "An expedition", 1: 64 / 86 / 78 for 2 / 3 / 4; 30 are set aside for two."""
    state = begun(seats)
    assert [len(hand) for hand in state.hands] == [8] * seats
    assert (len(state.pile), len(state.aside)) == (pile, aside)
    assert Counter([*state.pile, *state.aside, *(card for hand in state.hands for card in hand)]) == Counter(
        DECK
    )


def test_second_expedition_for_two_sets_aside_30_cards_other_than_the_firsts() -> None:
    """The Board Game, "An expedition", 1."""
    first = position("Y5", left=1)
    second = take(take(first, "-Y5").state, "draw D").state
    assert second.expedition == 2
    assert (len(second.pile), len(second.aside)) == (64, 30)
    assert Counter(second.aside) != Counter(first.aside)


@EVERY_TABLE
def test_tiles_are_on_their_25_places(seats: int) -> None:
    """The Board Game, "Parts" and "An expedition", 1."""
    for seed in range(20):
        lying = tiles(begun(seats, seed))
        assert {colour: tuple(row) for colour, row in lying.items()} == PLACES
        assert Counter(tile for row in lying.values() for tile in row.values()) == LYING


def test_tiles_are_shuffled_for_every_game_and_every_expedition() -> None:
    """The Board Game, "An expedition", 1."""
    assert len({begun(3, seed).tiles for seed in range(20)}) == 20
    first = position("Y5", left=1)
    assert take(take(first, "-Y5").state, "draw D").state.tiles != first.tiles


def test_each_expedition_shuffles_its_tiles_and_then_its_deck_with_the_same_dice() -> None:
    """Starter, tiles and cards must not reveal anything about each other."""
    _, dice = Dice.from_seed(1).below(3)
    for items in (TILES, DECK, TILES, DECK):
        _, dice = dice.shuffle(items)
    first = position("Y5", seats=3, left=1)
    first = structs.replace(first, dice=begun(3).dice)
    assert play(first, "-Y5", "draw D").dice == dice


@EVERY_TABLE
def test_players_start_without_figures_points_and_artifacts(seats: int) -> None:
    """The Board Game, "An expedition", 1."""
    state = begun(seats)
    assert state.stones == ((0,) * 5,) * seats
    assert state.researchers == (None,) * seats
    assert state.totals == state.gained == state.tokens == state.found == (0,) * seats


@EVERY_TABLE
def test_player_who_starts_the_first_expedition_is_random(seats: int) -> None:
    """The Board Game, "An expedition", 2."""
    starters = Counter(begun(seats, seed).starter for seed in range(300))
    assert set(starters) == set(range(seats))
    assert min(starters.values()) > 300 / seats / 2
    assert all(begun(seats, seed).turn == begun(seats, seed).starter for seed in range(20))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_board_game_with_fewer_than_two_or_more_than_four_players_is_rejected(seats: int) -> None:
    """The Board Game: 2–4 players."""
    with pytest.raises(InvalidSetup) as refused:
        rules.setup(Options(), seats, seed=1)
    assert refused.value.reason == "wrong-seats"
    assert rules.seats_for(Options(length="short", edition="2008")) == (2, 4)


def test_each_seat_is_its_own_side() -> None:
    assert GAME.rules.sides(Options(), 4) == ((0,), (1,), (2,), (3,))
