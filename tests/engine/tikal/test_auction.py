"""The auction option."""

from __future__ import annotations

import pytest

from engine.core.game_errors import RuleViolation
from engine.games.tikal import invariants, rules, scoring, turns_and_auctions
from engine.games.tikal.events import Offered, Passed, RoundOpened, ScoringBegan, TileChosen, TurnEnded, Won
from engine.games.tikal.model import SPOT, Bid
from tests.engine.tikal.jungle import (
    ADA,
    AUCTION,
    BORIS,
    CHEN,
    DANA,
    game_of,
    jungle,
    last,
    legal,
    market,
    offered,
    play,
    refusal,
)

running = turns_and_auctions.auction_of
"""The round of an auction that is going on."""


THREE = market("a1 a2 a3", seats=3, rest="a4 a5 a6 b1 b2 b3")
"""Ada is to bid first, of three."""


# A round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_of_an_auction_game_start_with_twenty_points(seats: int) -> None:
    """Tikal, "Auction"."""
    assert rules.setup(AUCTION, seats, 1).state.totals == (20,) * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_auction_round_opens_one_tile_per_player_and_a_random_player_bids_first(seats: int) -> None:
    """Tikal, "Auction": those on top of the stack, and the first bidder is random."""
    step = rules.setup(AUCTION, seats, 1)
    state = step.state
    assert len(running(state).open) == seats
    assert len(state.stack) == 36 - seats
    assert step.events[1] == RoundOpened(running(state).open, state.starter)
    assert step.reveals
    assert (state.phase, state.turn, state.tile) == ("bid", state.starter, None)
    assert {rules.setup(AUCTION, seats, seed).state.turn for seed in range(40)} == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_each_player_gets_one_tile_and_turn_per_round(seats: int, seed: int) -> None:
    """Tikal, "Auction"."""
    takers: list[int] = []
    for step in game_of(seats, seed, AUCTION):
        for event in step.events:
            if isinstance(event, RoundOpened):
                assert len(event.tiles) == seats
                takers = []
            if isinstance(event, TileChosen):
                assert event.seat not in takers
                takers.append(event.seat)
    assert len(takers) == seats


def test_auction_round_opens_the_remaining_tiles_if_there_are_too_few() -> None:
    """Tikal, "Auction": as many as there are."""
    state = jungle(seats=3, stack="g1 g2", options=AUCTION, turn=ADA)
    assert running(turns_and_auctions.open_auction(state, ADA, ())[0]).open == ("g1", "g2")


# Bidding


def test_bid_not_above_the_last_or_above_the_own_points_is_rejected() -> None:
    """Tikal, "Auction"."""
    state = market("a1 a2", totals=(6, 4))
    assert legal(state) == ["pass", *(f"bid {points}" for points in range(1, 7))]
    state = play(state, "bid 2")
    assert legal(state) == ["pass", "bid 3", "bid 4"]
    for points in (1, 2):
        assert refusal(state, BORIS, f"bid {points}") == "bid-too-low"
    assert refusal(state, BORIS, "bid 5") == "bid-too-high"


def test_bid_of_zero_is_rejected() -> None:
    """Tikal, "Auction": pass instead."""
    with pytest.raises(RuleViolation) as refused:
        rules.apply(THREE, ADA, Bid(0))
    assert refused.value.reason == "bid-too-low"


def test_bidding_goes_round_clockwise() -> None:
    """Tikal, "Auction": until all but one have passed."""
    state, order = market("a1 a2 a3", seats=3, first=BORIS), []
    for text in ("bid 1", "bid 2", "bid 3", "bid 4", "pass", "bid 5", "pass"):
        order.append(state.turn)
        state = play(state, text)
    assert order == [BORIS, CHEN, ADA, BORIS, CHEN, ADA, BORIS]
    assert (state.turn, state.phase) == (ADA, "choose")


def test_player_who_passed_is_not_asked_again_in_that_auction_but_in_the_next() -> None:
    """Tikal, "Auction": Ada is not asked again, but in the next one she is."""
    state, order = THREE, []
    for text in ("pass", "bid 1", "bid 2", "bid 3", "pass"):
        order.append(state.turn)
        state = play(state, text)
    assert order == [ADA, BORIS, CHEN, BORIS, CHEN]
    state = play(state, "take a1", "place C4 1", "end")
    assert (state.phase, running(state).passed, running(state).bid) == ("bid", (), 0)
    assert (state.turn, play(state, "bid 1").turn) == (CHEN, ADA)


def test_bid_or_pass_completes_the_turn_so_that_it_cannot_be_undone() -> None:
    """Tikal, "Playing here": other players have seen it."""
    for step in (last(THREE, "bid 3"), last(THREE, "pass")):
        assert rules.turn_complete(step.state)
        assert not step.reveals
    assert last(THREE, "bid 3").events == (Offered(ADA, 3),)
    assert last(THREE, "pass").events == (Passed(ADA, forced=False),)


@pytest.mark.parametrize("text", ["end", "new A5", "place C4 1", "take a1"])
def test_actions_other_than_bidding_are_rejected_during_an_auction(text: str) -> None:
    """Tikal, "Auction"."""
    assert refusal(THREE, ADA, text) == "bid-first"


def test_bidding_is_rejected_without_the_option() -> None:
    """Tikal, "Auction": it is an option."""
    for text in ("bid 1", "pass", "take a1"):
        assert refusal(jungle(), ADA, text) == "act-now"


# Winning


def test_auction_winner_pays_the_bid_and_chooses_among_the_open_tiles() -> None:
    """Tikal, "Auction": one of the open tiles."""
    step = last(THREE, "bid 3", "bid 5", "pass", "pass")
    state = step.state
    assert step.events == (Passed(ADA, forced=False), Won(BORIS, 5))
    assert (state.turn, state.phase) == (BORIS, "choose")
    assert (state.totals, state.paid) == ((20, 15, 20), (0, 5, 0))
    assert legal(state) == ["take a1", "take a2", "take a3"]


def test_auction_winner_places_the_chosen_tile_and_has_ten_action_points() -> None:
    """Tikal, "Auction": ten points."""
    step = last(THREE, "bid 3", "pass", "pass", "take a2")
    state = step.state
    assert step.events == (TileChosen(ADA, "a2"),)
    assert (state.turn, state.phase, state.tile, running(state).open) == (ADA, "tile", "a2", ("a1", "a3"))
    state = play(state, "place C4 1")
    assert (state.tiles[SPOT["C4"]], state.phase, state.points) == ("a2", "act", 10)


@pytest.mark.parametrize("text", ["end", "pass", "bid 4", "place C4 1", "new A5"])
def test_actions_other_than_choosing_a_tile_are_rejected_after_an_auction_is_won(text: str) -> None:
    """Tikal, "Auction"."""
    assert refusal(play(THREE, "bid 3", "pass", "pass"), ADA, text) == "choose-first"


@pytest.mark.parametrize("tile", ["a4", "b6", "g1"])
def test_choosing_a_tile_that_is_not_open_is_rejected(tile: str) -> None:
    """Tikal, "Auction"."""
    assert refusal(play(THREE, "bid 3", "pass", "pass"), ADA, f"take {tile}") == "not-open"


def test_choosing_a_tile_can_be_undone() -> None:
    """Tikal, "Playing here": all could see the tile already."""
    state = play(THREE, "bid 3", "pass", "pass")
    assert rules.turn_complete(state)
    step = last(state, "take a1")
    assert not step.reveals
    assert not rules.turn_complete(step.state)


def test_if_all_pass_the_first_bidder_gets_the_turn_for_nothing() -> None:
    """Tikal, "Auction"."""
    step = last(market("a1 a2 a3", seats=3, first=CHEN), "pass", "pass", "pass")
    assert step.events[-1] == Won(CHEN, 0)
    assert (step.state.turn, step.state.phase, step.state.totals) == (CHEN, "choose", (20, 20, 20))


def test_last_bidder_may_bid_or_pass_after_the_others_passed() -> None:
    """Tikal, "Auction": or pass, which gives the turn to the first bidder."""
    state = play(THREE, "pass", "pass")
    assert (state.turn, state.phase) == (CHEN, "bid")
    assert play(state, "bid 1").turn == CHEN
    assert last(state, "bid 1").events[-1] == Won(CHEN, 1)
    assert last(state, "pass").events[-1] == Won(ADA, 0)


def test_player_with_too_few_points_for_a_higher_bid_passes_automatically() -> None:
    """Tikal, "Auction": a bid is higher than the last and no more than one has."""
    state = market("a1 a2 a3", seats=3, totals=(9, 4, 9))
    step = last(state, "bid 4")
    assert step.events == (Offered(ADA, 4), Passed(BORIS, forced=True))
    assert step.state.turn == CHEN


def test_bid_that_no_one_can_exceed_wins_at_once() -> None:
    """Tikal, "Auction"."""
    step = last(market("a1 a2 a3", seats=3, totals=(9, 4, 3)), "bid 4")
    assert step.events[1:] == (Passed(BORIS, forced=True), Passed(CHEN, forced=True), Won(ADA, 4))


def test_first_bidder_without_points_passes_and_may_get_the_turn_for_nothing() -> None:
    """Tikal, "Auction": if all pass."""
    state = market("a1 a2 a3", seats=3, totals=(0, 4, 4))
    assert state.turn == BORIS
    assert running(state).passed == (ADA,)
    assert last(state, "pass", "pass").events[-1] == Won(ADA, 0)
    assert last(state, "pass", "bid 1").events[-1] == Won(CHEN, 1)


def test_first_bidder_gets_the_turn_for_nothing_if_all_have_no_points() -> None:
    """Tikal, "Auction"."""
    state = jungle(seats=3, stack="a1 a2 a3", totals=(0, 0, 0), options=AUCTION)
    state, events = turns_and_auctions.open_auction(state, BORIS, ())
    assert (state.turn, state.phase) == (BORIS, "choose")
    assert events[1:-1] == tuple(Passed(seat, forced=True) for seat in (BORIS, CHEN, ADA))
    assert events[-1] == Won(BORIS, 0)
    invariants.check(state)


# The next auctions


def test_next_auction_starts_with_the_next_player_without_a_turn() -> None:
    """Tikal, "Auction": clockwise."""
    state = market("a1 a2 a3 a4", seats=4)
    state = play(state, "pass", "bid 1", "pass", "pass", "take a1", "place C4 1", "end")
    assert (state.turn, running(state).first, running(state).waiting) == (CHEN, CHEN, (ADA, CHEN, DANA))
    state = play(state, "pass", "pass", "bid 1", "take a2", "place B3 1", "end")
    assert (state.turn, running(state).waiting) == (CHEN, (CHEN, DANA))


def test_last_player_of_an_auction_round_gets_the_last_tile_for_nothing() -> None:
    """Tikal, "Auction": without bidding or choosing."""
    state = play(THREE, "bid 3", "pass", "pass", "take a2", "place C4 1", "end")
    step = last(state, "bid 1", "pass", "take a3", "place B3 1", "end")
    assert step.events == (TurnEnded(BORIS, 10), Won(CHEN, 0), TileChosen(CHEN, "a1"))
    assert (step.state.turn, step.state.phase, step.state.tile) == (CHEN, "tile", "a1")
    assert step.state.totals == (17, 19, 20)


def test_next_round_of_auctions_starts_left_of_the_last_turns_player() -> None:
    """Tikal, "Auction": Chen had the last turn, so Ada bids first; and then after Ada's, Boris."""
    state = play(THREE, "bid 3", "pass", "pass", "take a2", "place C4 1", "end")
    state = play(state, "bid 1", "pass", "take a3", "place B3 1", "end", "place A3 1")
    step = last(state, "end")
    assert step.events == (TurnEnded(CHEN, 10), RoundOpened(("a4", "a5", "a6"), ADA))
    assert step.reveals
    state = play(step.state, "pass", "bid 1", "pass", "take a4", "place C5 1", "end")
    state = play(state, "bid 1", "pass", "take a5", "place A2 1", "end", "place B2 1")
    assert state.turn == ADA
    step = last(state, "end")
    assert (step.state.turn, running(step.state).open) == (BORIS, ("b1", "b2", "b3"))


def test_last_turn_after_a_tile_was_bought_lists_only_the_hexes_of_its_buyer() -> None:
    """The previous player's hexes are not shown again."""
    state = play(market("a1 a2"), "bid 1", "pass", "take a1", "place C4 1", "end")
    state = play(state, "place B3 1")
    assert state.last is not None
    assert (state.last.seat, state.last.touched) == (BORIS, (SPOT["B3"],))
    state = play(THREE, "bid 3", "pass", "pass", "take a2", "place C4 1", "end")
    state = play(state, "bid 1", "pass", "take a3")
    assert state.last is not None
    assert (state.last.seat, state.last.touched) == (BORIS, ())
    state = play(state, "place B3 1")
    assert state.last is not None
    assert state.last.touched == (SPOT["B3"],)


# Volcanoes and the end


def test_choosing_a_volcano_begins_a_scoring_round_with_the_chooser() -> None:
    """Tikal, "Auction"."""
    state = market("b6 c1 c2", seats=3, rest="c3 c4 c5", pieces=("", "A4:1"))
    step = last(state, "pass", "bid 2", "pass", "take b6")
    assert step.events == (TileChosen(BORIS, "b6"), ScoringBegan(1, BORIS, final=False))
    state, order = step.state, []
    while state.scoring is not None:
        order.append(state.turn)
        state = play(state, "end")
    assert order == [BORIS, CHEN, ADA]
    assert state.totals == (20, 20 - 2 + 1, 20)


def test_chooser_places_the_volcano_after_scoring() -> None:
    """Tikal, "Auction": and then the auctions go on."""
    state = market("b6 c1 c2", seats=3, rest="c3 c4 c5")
    state = play(state, "bid 2", "pass", "pass", "take b6", "end", "end", "end")
    assert (state.turn, state.phase, state.tile) == (ADA, "tile", "b6")
    state = play(state, "place C4 1")
    assert (state.phase, state.points) == ("act", 10)
    state = play(state, "end")
    assert (state.turn, state.phase, running(state).open) == (BORIS, "bid", ("c1", "c2"))


def test_last_player_who_gets_a_volcano_for_nothing_begins_a_scoring_round() -> None:
    """Tikal, "Auction": it triggers the scoring round like any other."""
    state = market("c1 b6", rest="d1 d2")
    step = last(state, "bid 1", "pass", "take c1", "place C4 1", "end")
    assert step.events[1:] == (
        Won(BORIS, 0),
        TileChosen(BORIS, "b6"),
        ScoringBegan(1, BORIS, final=False),
    )


def final_order(totals: tuple[int, ...], first: int = ADA) -> list[int | None]:
    """Return the order of the last scoring round after all players got a tile for nothing."""
    tiles = " ".join(("g1", "g2", "g3", "g4")[: len(totals)])
    state = market(tiles, seats=len(totals), totals=totals, first=first)
    for where in ("C4", "C5", "B3", "A3")[: len(totals)]:
        while state.phase == "bid":
            state = play(state, "pass")
        if state.phase == "choose":
            state = play(state, legal(state)[0])
        state = play(state, f"place {where} 1")
        placer = state.turn
        state = play(state, "end")
    assert state.scoring is not None
    assert (state.scoring.final, placer) == (True, (first - 1) % len(totals))
    order: list[int | None] = []
    while state.turn is not None:
        order.append(state.turn)
        state = play(state, "end")
    return order


def test_last_scoring_round_goes_from_the_lowest_score_to_the_highest() -> None:
    """Tikal, "Auction"."""
    assert final_order((30, 10, 25, 20)) == [BORIS, DANA, CHEN, ADA]
    assert final_order((30, 10, 25, 20), first=CHEN) == [BORIS, DANA, CHEN, ADA]


@pytest.mark.parametrize(
    ("first", "order"), [(ADA, [ADA, BORIS, CHEN, DANA]), (CHEN, [CHEN, DANA, ADA, BORIS])]
)
def test_equal_scores_take_the_last_scoring_round_in_clockwise_order(first: int, order: list[int]) -> None:
    """Tikal, "Auction": the last placer is the one to the right of the first bidder here."""
    assert final_order((20, 20, 20, 20), first) == order


def test_last_scoring_round_starts_with_the_lowest_score_and_ties_go_clockwise() -> None:
    """Tikal, "Auction". Of the tied players Boris sits after Ada, who placed the last tile."""
    assert final_order((22, 22, 5)) == [CHEN, ADA, BORIS]
    assert final_order((22, 22, 5), first=BORIS) == [CHEN, BORIS, ADA]


def test_final_score_is_twenty_plus_points_scored_less_bids_paid() -> None:
    """Tikal, "Auction": a total is twenty, what was scored, less what was paid."""
    state = market("g1 g2", pieces=("A4:1", ""), treasures=("mask", ""))
    state = play(state, "bid 4", "bid 5", "pass", "take g1", "place C4 1", "end", "place B3 1", "end")
    assert state.totals == (20, 15)
    state = play(state, "end", "end")
    assert state.totals == (22, 15)
    outcome = scoring.result(state)
    assert outcome is not None
    assert (outcome.placings, outcome.scores) == ((1, 2), (22, 15))


def test_bids_up_to_the_own_points_are_offered() -> None:
    """Tikal, "Auction"."""
    assert offered(market("a1 a2", totals=(3, 9)), "bid") == {"1", "2", "3"}
