"""The computer player of Tikal."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from benchmarks.computers.matches import are_won
from engine.ai.character import Character, Level, Weakness
from engine.ai.choice import advise, choose
from engine.game_registry import games
from engine.games.tikal import notation, rules, scoring, visibility
from engine.games.tikal.computer.appraisal import EFFORT, WEIGHTS
from engine.games.tikal.computer.perception import (
    MIN_PATIENCE,
    Misjudgements,
    WeakAppraisal,
    misjudgements_in,
    reduced_effort,
    weakened_weights,
)
from engine.games.tikal.computer.planner import TurnSearch, merge_walks
from engine.games.tikal.computer.turn import start_position
from engine.games.tikal.model import HEXES, SPOT, Action, Move, Options, State
from engine.games.tikal.mover import NO_WORKERS
from tests.engine.facts import facts_of
from tests.engine.tikal.jungle import ADA, BORIS, jungle, market
from tests.playthroughs import players

GAME = games()["tikal"]


def does(state: State, level: Level = Level.EXPERT) -> str:
    """Return the computer's action for the seat to move."""
    assert state.turn is not None
    return notation.write(choose(GAME, state, state.turn, (), 1, level, 0))


def turn_of(state: State, level: Level = Level.EXPERT) -> list[str]:
    """All it does until the turn is over."""
    seat, done = state.turn, list[str]()
    while state.turn == seat and "end" not in done:
        done.append(does(state, level))
        assert state.turn is not None
        state = rules.apply(state, state.turn, notation.read(done[-1])).state
    return done


def played(seats: int, seed: int, expert: int, options: Options | None = None, scorings: int = 4) -> State:
    """A game of an expert against sensible players, until it is scored so often: four times in all."""
    state, random = rules.setup(options or Options(), seats, seed).state, Random(seed)
    while state.turn is not None and len(state.sheets) < scorings * seats:
        seat = state.turn
        if seat == expert:
            action = choose(GAME, state, seat, (), seed, Level.EXPERT, 0)
        else:
            action = players.choose(
                "tikal", visibility.view(state, seat), rules.legal_actions(state, seat), random
            )
        state = rules.apply(state, seat, action).state
    return state


def test_computer_takes_both_treasures_of_a_hex_that_it_shares_with_a_rival() -> None:
    done = turn_of(jungle("A3=a4/2 B3=a6", pieces=("A3:2", "A3:2"), hoards="A3=mask,ring"))
    assert done.count("treasure A3") == 2


def test_computer_with_three_explorers_on_a_temple_excavates_it_twice_in_a_turn() -> None:
    done = turn_of(jungle("A3=a4/2", pieces=("A4:3", "B5:1"), levels="A4=5", hoards="A3="))
    assert done.count("excavate A4") == 2


def test_computer_moves_two_explorers_to_win_a_temple_in_its_last_turn() -> None:
    """Two explorers more make the difference of a temple of six, in the last turn of all."""
    state = jungle(pieces=("B5:1", "A4:1"), levels="A4=6", stack="")
    state = rules.apply(state, ADA, notation.read("end")).state
    assert state.scoring is not None
    assert (state.scoring.final, state.turn) == (True, BORIS)
    state = rules.apply(state, BORIS, notation.read("end")).state
    while state.turn is not None:
        state = rules.apply(state, ADA, notation.read(does(state))).state
    assert state.totals[ADA] >= 6


def test_advice_in_tikal_names_the_treasures_or_the_points_gained() -> None:
    state = jungle("A3=a4/2 B3=a6", pieces=("A3:2", "A3:2"), hoards="A3=mask,ring")
    best = advise(GAME, state, ADA, (), 1, 0)[0]
    assert notation.write(best.action) == "treasure A3"
    assert facts_of(GAME, state, ADA, best.action) == ["2 treasures lie there"]
    state = jungle("A3=a4/2 B3=a6", pieces=("A4:2", "A3:1"), levels="A4=5")
    facts = facts_of(GAME, state, ADA, notation.read("excavate A4"))
    assert facts == ["raises it to 6", "you’d score 1 more"]


@pytest.mark.parametrize(("seats", "whose"), [(2, "your opponent"), (3, "an opponent")])
def test_advice_in_tikal_names_what_a_rival_would_lose(seats: int, whose: str) -> None:
    state = jungle(seats=seats, pieces=("A5:1", "A4:1"), levels="A4=5")
    facts = facts_of(GAME, state, ADA, notation.read("move A5-A4 1"))
    assert facts == ["a temple worth 5", f"{whose} would score 5 less"]


def test_advice_for_the_last_step_names_the_score_of_the_whole_turn() -> None:
    """Ending the turn scores nothing by itself, so its facts cover all steps."""
    state = jungle("A3=a4/2 B3=a6", pieces=("A4:2", "B3:2"), levels="A4=5")
    turn = [notation.read(text) for text in ("excavate A4", "excavate A4", "end")]
    *earlier, last = turn
    assert facts_of(GAME, state, ADA, last) == []
    assert facts_of(GAME, state, ADA, last, earlier) == ["you’d score 2 more"]


def test_advice_for_the_last_step_names_the_temple_as_the_whole_turn_leaves_it() -> None:
    state = jungle("A3=a4/2 B3=a6", pieces=("A4:2", "B3:2"), levels="A4=5")
    raised, guarded = notation.read("excavate A4"), notation.read("guard A4")
    assert facts_of(GAME, state, ADA, raised, [raised]) == ["raises it to 7", "you’d score 2 more"]
    assert facts_of(GAME, state, ADA, guarded, [raised])[0] == "nobody can take its 6 points from you"


@pytest.mark.parametrize("level", Level)
def test_computer_of_every_level_ends_its_tikal_turn_within_eleven_actions(level: Level) -> None:
    done = turn_of(jungle("A3=a4/2 B3=a6", pieces=("A3:2 A4:1", "B5:1")), level)
    assert done[-1] == "end" and len(done) <= 11


def test_computer_reloaded_after_any_step_of_its_tikal_turn_takes_the_same_remaining_steps() -> None:
    """Plans are not stored, so each step must lead to the same plan."""
    state = jungle("A3=a4/2 B3=a6", pieces=("A4:2", "A3:1"), levels="A4=5")
    whole = turn_of(state)
    for done, text in enumerate(whole):
        again = GAME.load(GAME.dump(state))
        assert turn_of(again) == whole[done:]
        assert state.turn is not None
        state = rules.apply(state, state.turn, notation.read(text)).state


def test_computer_moves_a_piece_all_the_way_in_one_action() -> None:
    """They do not stop on the way and take up their walk again: that would look like second thoughts."""
    state = rules.setup(Options(), 2, 2).state
    for _ in range(6):
        before, seat = state, state.turn
        done = turn_of(state)
        assert [pair for pair in pairwise(map(notation.read, done)) if _goes_on(*pair)] == []
        for text in done:
            assert seat is not None
            before = rules.apply(before, seat, notation.read(text)).state
        state = before


def _goes_on(walk: Action, later: Action) -> bool:
    """Whether the same pieces take up a walk again."""
    if not (isinstance(walk, Move) and isinstance(later, Move)):
        return False
    return (walk.end, walk.explorers, walk.leader) == (later.start, later.explorers, later.leader)


def test_two_moves_of_a_piece_are_merged_unless_it_is_tired_or_a_camp_or_move_lies_between() -> None:
    """And once a camp has made the rest of the way cheaper."""
    state = jungle("C4=b1/2", pieces=("B4:1", "B5:1"))
    position = start_position(visibility.view(state, ADA), ADA, NO_WORKERS)
    there, on = map(notation.read, ("move A5-B4 1", "move B4-C4 1"))
    for between, whole in (("", True), ("new A5", True), ("camp B4", False), ("move B4-C4 1", False)):
        position.actions = (there, *([notation.read(between)] if between else []))
        assert (merge_walks(position, (on,))[0] == notation.read("move A5-C4 1")) is whole
    position.actions, position.tired = (there,), {SPOT["B4"]: 1}
    assert merge_walks(position, (on,)) == (there, on)


def test_hasty_computer_does_not_guard_a_low_temple() -> None:
    """A guard would also remove the leader."""
    state = jungle(pieces=("A4:1L B4:1", "B5:1"), levels="A4=4")
    view, places = visibility.view(state, ADA), range(len(HEXES))
    for fancy in (1.0, 0.3):
        seen = Misjudgements([False] * len(places), [fancy] * len(places), frozenset(), patience=0.5)
        appraisal = WeakAppraisal(view, ADA, weakened_weights(WEIGHTS, Weakness(haste=0.5)), seen)
        best = TurnSearch(appraisal, NO_WORKERS, EFFORT.width).best
        assert notation.read("guard A4") not in best.actions


def test_hasty_computer_still_takes_treasures_within_reach() -> None:
    """Treasures within reach this turn outweigh the step there."""
    state = jungle("C4=a4", pieces=("B4:1 A4:L", "B5:2"), levels="A4=3")
    view, hasty, places = visibility.view(state, ADA), Weakness(haste=1.0), range(len(HEXES))
    seen = Misjudgements([False] * len(places), [1.0] * len(places), frozenset(), patience=MIN_PATIENCE)
    appraisal = WeakAppraisal(view, ADA, weakened_weights(WEIGHTS, hasty), seen)
    best = TurnSearch(appraisal, NO_WORKERS, reduced_effort(EFFORT, hasty).width).best
    assert notation.read("treasure C4") in best.actions


def test_weakest_computer_overlooks_about_half_of_the_hexes() -> None:
    """A player who saw only its own temple wasted all points."""
    view, blind = visibility.view(jungle(), ADA), Weakness(oversight=1.5)
    unseen = [
        misjudgements_in(view, ADA, Character(Level.FIRST, seed=seed), blind).unseen for seed in range(20)
    ]
    assert 0.4 < sum(map(len, unseen)) / len(HEXES) / 20 < 0.6


def test_expert_of_tikal_chooses_the_same_legal_action_with_small_and_large_budgets() -> None:
    """With a budget, turns are compared after the next player's reply."""
    state = jungle("A3=a4/2 B3=a6", pieces=("A4:2 A3:1", "A3:1 B5:2"), levels="A4=5 B5=4")
    answers = {choose(GAME, state, ADA, (), 1, Level.EXPERT, budget) for budget in (5, 5, 24)}
    assert len(answers) == 1
    assert answers <= set(rules.legal_actions(state, ADA))


def test_computer_bids_at_most_two_for_a_volcano_or_land_and_takes_the_land_when_it_wins() -> None:
    """The winner scores first, but all players score."""
    state = market("b6 a1", rest="a2 a3")
    assert does(state) in ("pass", "bid 1", "bid 2")
    state = rules.apply(state, ADA, notation.read("bid 1")).state
    state = rules.apply(state, BORIS, notation.read("pass")).state
    assert does(state) == "take a1"


def test_computer_raises_a_bid_of_one_to_two_for_a_ruin_that_its_rival_would_get() -> None:
    """Between two players a ruin counts twice: one gains it, the other does not."""
    state = market("a5 a2", "A3=a4/2 B3=a6", first=BORIS, pieces=("B3:3", ""), rest="b1 b2")
    state = rules.apply(state, BORIS, notation.read("bid 1")).state
    assert does(state) == "bid 2"


@pytest.mark.slow
def test_auction_choice_is_equal_after_hidden_tiles_are_drawn_again() -> None:
    """Tiles to come, and treasures face down."""
    state = rules.setup(Options(auction=True), 3, 9).state
    for _ in range(15):
        assert state.turn is not None
        answer = does(state)
        assert does(GAME.visibility.resample(state, state.turn, 5)) == answer
        state = rules.apply(state, state.turn, notation.read(answer)).state


@pytest.mark.slow
def test_expert_leads_sensible_players_of_tikal_after_one_scoring_round() -> None:
    state = played(2, 3, expert=0, scorings=1)
    assert state.totals[0] > state.totals[1]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "auction"), [(2, False), (3, False), (4, True)])
def test_expert_beats_sensible_players_of_tikal_in_two_of_three_games(seats: int, auction: bool) -> None:
    """Two of three games at least, the third only where it is needed."""
    ends = (played(seats, seed, seed % seats, Options(auction)) for seed in range(3))
    firsts = (scoring.result(end).placings[seed % seats] == 1 for seed, end in enumerate(ends))  # type: ignore[union-attr]
    assert are_won(0.5, 3, firsts)
