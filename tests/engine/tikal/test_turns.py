"""How turns follow each other: setting up, drawing tiles, volcanoes, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game_errors import GameFinished, InvalidSetup
from engine.games.tikal import GAME, rules, scoring, visibility
from engine.games.tikal.events import (
    GameBegan,
    Retired,
    Scored,
    ScoringBegan,
    ScoringEnded,
    TileDrawn,
    TurnEnded,
)
from engine.games.tikal.model import LAND, SPOT, SUPPLY, Options, ScoringRound, State, Volcano
from tests.engine.tikal.jungle import (
    ADA,
    BORIS,
    CHEN,
    DANA,
    at,
    game_of,
    jungle,
    last,
    legal,
    level,
    offered,
    play,
    refusal,
    take,
)


def result(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The placings and the scores of a game that is over."""
    outcome = scoring.result(state)
    assert outcome is not None
    return outcome.placings, outcome.scores


# Setting up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_of_tikal_start_with_all_pieces_off_the_board_and_no_points(seats: int) -> None:
    """Tikal, "The pieces": 18 explorers, the leader, two camps and two guards each."""
    state = rules.setup(Options(), seats, 7).state
    assert state.supply == (18,) * seats
    assert state.leaders == (SUPPLY,) * seats
    assert not any(map(sum, state.explorers))
    assert set(state.camps) == set(state.guards) == {None}
    assert state.totals == (0,) * seats


def test_board_starts_with_the_four_printed_hexes_only() -> None:
    """Tikal, "The map"."""
    state = rules.setup(Options(), 2, 7).state
    lying = {tile for tile in state.tiles if tile}
    assert lying == {"s1", "s2", "s3", "s4"}
    assert (level(state, "A4"), level(state, "B5"), sum(state.levels)) == (1, 1, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_player_who_starts_the_game_is_random(seats: int) -> None:
    """Tikal, "A turn": a random seat."""
    assert {rules.setup(Options(), seats, seed).state.starter for seed in range(40)} == set(range(seats))


def test_setup_draws_the_first_tile_for_the_starter() -> None:
    """Tikal, "A turn"."""
    step = rules.setup(Options(), 3, 7)
    state = step.state
    assert (state.turn, state.phase, state.points) == (state.starter, "tile", 10)
    assert state.tile is not None
    assert step.events == (GameBegan(state.starter), TileDrawn(state.starter, state.tile))
    assert step.reveals
    assert len(state.stack) == 35


@pytest.mark.parametrize("seed", range(5))
def test_tiles_are_drawn_group_by_group(seed: int) -> None:
    """Tikal, "The map": A on top, down to G; each group is shuffled."""
    state = rules.setup(Options(), 2, seed).state
    drawn = [state.tile or "", *reversed(state.stack)]
    assert [LAND[tile].group for tile in drawn] == [*"AAAAAABBBBBBCCCCCDDDDDEEEEEFFFFFGGGG"]
    assert len(set(drawn)) == 36


def test_different_seeds_shuffle_tiles_and_treasures_differently() -> None:
    """Tikal, "The map"."""
    one, other, same = (rules.setup(Options(), 2, seed).state for seed in (1, 2, 1))
    assert one == same
    assert one.stack != other.stack
    assert one.pool != other.pool


def test_group_of_the_next_tile_is_public() -> None:
    """Tikal, "The map"; nothing else about it is."""
    assert visibility.view(jungle(stack="b6 c1"), None).next_group == "B"
    assert visibility.view(jungle(stack=""), None).next_group == ""


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_players_are_accepted(seats: int) -> None:
    """Tikal: 2–4 players, with and without the auction."""
    assert rules.seats_for(Options()) == rules.seats_for(Options(auction=True)) == (2, 4)
    with pytest.raises(InvalidSetup) as refused:
        rules.setup(Options(), seats, 1)
    assert (refused.value.reason, refused.value.details["seats"]) == ("wrong-seats", seats)


def test_each_seat_is_its_own_side() -> None:
    assert GAME.rules.sides(Options(), 3) == ((ADA,), (BORIS,), (CHEN,))


# Turns


def test_turns_go_clockwise() -> None:
    """Tikal, "A turn"."""
    state = jungle(seats=3, stack="a1 a2 a3 a4", turn=BORIS)
    order = [state.turn]
    for where in ("C4", "C5", "B3", "A3"):
        state = play(state, "end", f"place {where} 1")
        order.append(state.turn)
    assert order == [BORIS, CHEN, ADA, BORIS, CHEN]


def test_end_of_a_turn_draws_the_next_players_tile() -> None:
    """Tikal, "A turn" and "Playing here": it reveals something, so the turn stays ended."""
    step = last(jungle(stack="a1 a2"), "end")
    assert step.events == (TurnEnded(ADA, 10), TileDrawn(BORIS, "a1"))
    assert step.reveals
    assert (step.state.turn, step.state.phase, step.state.tile) == (BORIS, "tile", "a1")
    assert rules.turn_complete(step.state)


def test_unspent_points_are_not_added_to_the_next_turn() -> None:
    """Tikal, "A turn": ten again in the next one."""
    state = jungle(stack="a1 a2 a3", pieces=("A5:1",), points=7)
    step = last(state, "move A5-A4 1", "end")
    assert step.events[0] == TurnEnded(ADA, 5)
    assert step.state.points == 10
    assert play(step.state, "place C4 1", "end").points == 10


def test_turn_may_end_without_an_action() -> None:
    """Tikal, "A turn": up to ten points."""
    assert play(jungle(stack="a1 a2"), "end").turn == BORIS


def test_turn_is_incomplete_from_its_first_action_to_its_end() -> None:
    """Tikal, "Playing here"."""
    state = jungle(stack="a1 a2")
    assert rules.turn_complete(state)
    state = play(state, "new A5")
    assert not rules.turn_complete(state)
    state = play(state, "end")
    assert rules.turn_complete(state)
    assert not rules.turn_complete(play(state, "place C4 1"))


# Volcanoes


def erupted(**given: Any) -> State:
    """Boris has drawn a volcano, of three."""
    return play(jungle(seats=3, stack="b6 c1 c2", **given), "end")


def test_drawn_volcano_is_set_aside_and_its_drawer_starts_a_scoring_round() -> None:
    """Tikal, "Volcanoes": the drawer first, with ten points and no tile."""
    step = last(jungle(seats=3, stack="b6 c1 c2"), "end")
    assert step.events[1:] == (TileDrawn(BORIS, "b6"), ScoringBegan(1, BORIS, final=False))
    state = step.state
    assert (state.turn, state.phase, state.points) == (BORIS, "act", 10)
    assert state.scoring == ScoringRound(1, queue=(CHEN, ADA), volcano=Volcano("b6", drawer=BORIS))
    assert "b6" not in state.tiles
    assert refusal(state, BORIS, "place C4 1") == "act-now"
    assert offered(state, "new") == {"A5"}


def test_scoring_turns_go_clockwise_from_the_drawer() -> None:
    """Tikal, "Volcanoes"."""
    state, order = erupted(), []
    while state.scoring is not None:
        order.append((state.turn, state.points))
        state = play(state, "end")
    assert order == [(BORIS, 10), (CHEN, 10), (ADA, 10)]


def test_player_scores_at_once_at_the_end_of_their_scoring_turn() -> None:
    """Tikal, "Volcanoes": *at once*."""
    state = erupted(pieces=("B5:1", "A4:1"), levels="A4=3", treasures=("mask",))
    step = last(state, "excavate A4", "end")
    assert step.events == (TurnEnded(BORIS, 8), Scored(BORIS, 4, 0, 4))
    assert step.state.totals == (0, 4, 0)
    step = last(step.state, "end", "end")
    assert step.events == (TurnEnded(ADA, 10), Scored(ADA, 1, 1, 2), ScoringEnded(1))
    assert step.state.totals == (2, 4, 0)
    assert ScoringEnded.milestone


def test_one_temple_may_score_for_several_players() -> None:
    """Tikal, "Volcanoes": the strongest at the end of each scoring turn."""
    state = erupted(pieces=("A4:3", "A4:1", "A4:2"), levels="A4=5")
    for _ in range(3):
        state = play(state, *["new A5"] * 3, "move A5-A4 3", "end")
    assert state.totals == (5, 5, 5)


def test_tied_temple_scores_for_no_player() -> None:
    """Tikal, "Volcanoes": a tie for most."""
    state = erupted(pieces=("A4:1", "A4:2"), levels="A4=5")
    state = play(state, "end", "end", "new A5", "move A5-A4 1", "end")
    assert state.totals == (0, 5, 0)


def test_drawer_places_the_volcano_after_the_scoring_round_and_has_ten_points() -> None:
    """Tikal, "Volcanoes": a normal turn of ten points."""
    state = play(erupted(), "end", "end", "end")
    assert (state.turn, state.phase, state.tile, state.scoring) == (BORIS, "tile", "b6", None)
    state = play(state, "place C4 1")
    assert (state.turn, state.phase, state.points) == (BORIS, "act", 10)
    assert state.tiles[SPOT["C4"]] == "b6"


def test_turn_of_the_drawer_after_a_scoring_round_does_not_score() -> None:
    """Tikal, "Volcanoes"."""
    state = play(erupted(pieces=("", "A4:1")), "end", "end", "end", "place C4 1")
    step = last(state, "new A5", "end")
    assert step.events == (TurnEnded(BORIS, 9), TileDrawn(CHEN, "c1"))
    assert step.state.totals == (0, 1, 0)


def test_end_of_a_scoring_turn_does_not_count_as_revealing() -> None:
    """Tikal, "Playing here": no tile is drawn; yet the turn is complete."""
    step = last(erupted(), "new A5", "end")
    assert not step.reveals
    assert rules.turn_complete(step.state)


def test_second_volcano_begins_a_second_scoring_round_that_adds_points() -> None:
    """Tikal, "Volcanoes": points add up."""
    state = play(jungle(stack="b6 d5 e1", pieces=("A4:1",)), "end", "end", "end", "place C4 1")
    step = last(state, "end")
    assert ScoringBegan(2, ADA, final=False) in step.events
    state = play(step.state, "end", "end")
    assert state.totals == (2, 0)
    assert [sheet.number for sheet in state.sheets] == [1, 1, 2, 2]


# The end


def test_last_scoring_round_begins_after_the_last_tiles_turn() -> None:
    """Tikal, "The end": the next player clockwise first, the one who took the last tile last."""
    state = play(jungle(seats=3, stack="g1"), "end", "place C4 1")
    assert (state.turn, state.scoring) == (BORIS, None)
    step = last(state, "new A5", "end")
    assert step.events == (TurnEnded(BORIS, 9), ScoringBegan(1, CHEN, final=True))
    state, order = step.state, []
    assert state.scoring == ScoringRound(1, queue=(ADA, BORIS), volcano=None)
    assert (state.scoring.final, state.phase, state.points) == (True, "act", 10)
    while state.turn is not None:
        order.append(state.turn)
        state = play(state, "end")
    assert order == [CHEN, ADA, BORIS]


def finished(*pieces: str, **given: Any) -> State:
    """Return a finished game in which all players skipped the last scoring round."""
    state = jungle(stack="", pieces=pieces, **given)
    while state.turn is not None:
        state = play(state, "end")
    return state


def test_no_action_is_legal_after_the_last_scoring_round() -> None:
    """Tikal, "The end"."""
    state = finished("A4:1")
    assert rules.to_move(state) == ()
    assert rules.turn_complete(state)
    assert legal(state, ADA) == []
    with pytest.raises(GameFinished):
        take(state, ADA, "end")


def test_running_game_has_no_result() -> None:
    assert scoring.result(jungle()) is None
    assert scoring.result(jungle(stack="")) is None


def test_most_points_after_the_last_scoring_round_win() -> None:
    """Tikal, "The end": 12 and a temple of 1, against 14, against 9."""
    state = finished("A4:1", seats=3, totals=(12, 14, 9))
    assert result(state) == ((2, 1, 3), (13, 14, 9))
    outcome = scoring.result(state)
    assert outcome is not None
    assert (outcome.winners, outcome.why) == ((BORIS,), "played-out")


def test_tie_goes_to_the_guard_of_the_most_valuable_temple() -> None:
    """Tikal, "The end": 10 + 4 and 12 + 2."""
    state = finished(guards=("A4", "B5"), levels="A4=4 B5=2", totals=(10, 12))
    assert result(state) == ((1, 2), (14, 14))


def test_guard_of_the_single_most_valuable_temple_breaks_the_tie() -> None:
    """Tikal, "The end": Ada guards a 4 and a 4, Boris a 5."""
    guards = ("A4 B5", "C4")
    state = finished("", "", tiles="C4=d1", guards=guards, levels="A4=4 B5=4", totals=(2, 5))
    assert result(state) == ((2, 1), (10, 10))


def test_guard_breaks_a_tie_before_treasures_do() -> None:
    """Tikal, "The end": 5 + 1, against 4 and two treasures."""
    state = finished(guards=("A4",), treasures=("", "mask jug"), totals=(5, 4))
    assert result(state) == ((1, 2), (6, 6))


def test_guard_of_a_trailing_player_does_not_break_the_tie_for_victory() -> None:
    """Tikal, "The end": the *tied* player; Chen is behind and has the only guard."""
    state = finished(seats=3, guards=("", "", "A4"), totals=(9, 9, 3))
    assert result(state) == ((1, 1, 3), (9, 9, 4))


def test_unguarded_temple_does_not_break_the_tie() -> None:
    """Tikal, "The end"."""
    assert result(finished("A4:1", totals=(8, 9))) == ((1, 1), (9, 9))


def test_most_treasures_break_a_tie_without_guards() -> None:
    """Tikal, "The end": one, against two that are worth one each; and not their points."""
    assert result(finished(treasures=("mask", "jug ring"), totals=(11, 10))) == ((2, 1), (12, 12))
    pair_and_three = ("mask mask", "jug ring bell")
    assert result(finished(treasures=pair_and_three, totals=(10, 10))) == ((2, 1), (13, 13))


def test_treasures_break_a_tie_of_players_who_guard_equal_temples() -> None:
    """Tikal, "The end"."""
    state = finished(guards=("A4", "B5"), levels="A4=3 B5=3", treasures=("", "mask"), totals=(5, 4))
    assert result(state) == ((2, 1), (8, 8))


def test_tie_without_guards_and_treasures_is_a_shared_win() -> None:
    """Tikal, "The end"."""
    state = finished(seats=4, totals=(9, 9, 7, 9))
    assert result(state) == ((1, 1, 4, 1), (9, 9, 7, 9))
    outcome = scoring.result(state)
    assert outcome is not None
    assert outcome.winners == (ADA, BORIS, DANA)


# Resigning


def test_resigning_ends_the_game_and_places_the_player_last() -> None:
    state = jungle(seats=3, totals=(9, 4, 6))
    step = rules.retire(state, ADA)
    assert step.events == (Retired(ADA),)
    assert not step.reveals
    assert rules.to_move(step.state) == ()
    assert result(step.state) == ((3, 2, 1), (9, 4, 6))
    with pytest.raises(GameFinished):
        rules.retire(step.state, BORIS)
    with pytest.raises(GameFinished):
        take(step.state, ADA, "end")


def test_resigning_out_of_turn_is_legal() -> None:
    state = rules.retire(play(jungle(pieces=("A4:1",)), "excavate A4"), BORIS).state
    assert result(state) == ((1, 2), (0, 0))
    assert rules.turn_complete(state)


def test_tie_after_a_resignation_is_not_broken_by_guards_or_treasures() -> None:
    """Guards and treasures decide only games that were scored to the end."""
    state = rules.retire(jungle(seats=3, guards=("A4",), treasures=("", "mask")), CHEN).state
    assert result(state) == ((1, 1, 3), (0, 0, 0))
    outcome = scoring.result(state)
    assert outcome is not None
    assert outcome.score_sheets == ((), (), ())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("auction", [False, True])
def test_resignation_before_two_turns_each_abandons_the_game_and_later_loses_it(
    seats: int, auction: bool
) -> None:
    for step in game_of(seats, 5, Options(auction=auction)):
        state = step.state
        if state.turn is None:
            break
        drawn = 36 - len(state.stack)
        outcome = scoring.result(rules.retire(state, ADA).state)
        assert outcome is not None
        assert outcome.why == ("abandoned" if drawn <= 2 * seats else "resigned")


def test_pieces_of_a_player_who_resigned_remain_on_the_board() -> None:
    state = rules.retire(jungle(pieces=("A5:2L",)), ADA).state
    assert at(state, ADA, "A5") == "2L"
