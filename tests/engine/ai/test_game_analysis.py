"""Analysis of finished games: chances, costs, and luck."""

from __future__ import annotations

from math import inf
from unittest.mock import Mock

import pytest
from msgspec.structs import astuple

from engine.ai import game_analysis
from engine.ai.candidate_race import SplitLead
from engine.ai.character import Level
from engine.ai.choice import choose
from engine.ai.game_analysis import (
    Cause,
    ComparesActions,
    FinishedGame,
    analyse,
    can_analyse,
    cause_of,
    chances_after,
    is_open,
    win_chances,
)
from engine.ai.situation import Opinion, judgement_of, situation_of
from engine.core.game_log import LATE, LEFT, RETIRED, RETURNED, Entry, apply_entry, ends_turn
from engine.core.plugin import AnyGame
from engine.core.types import Event, GameAction, GameOptions, GameState, Seat, Step
from engine.game_registry import games
from engine.games import lost_cities, lost_cities_board
from engine.games.tikal import notation, rules, scoring
from engine.games.tikal.model import State
from tests.engine.tikal.jungle import ADA, jungle

ALL_SEATS = frozenset(range(4))
LATER = 16
"""The first step at which a blunder can be as bad as is wanted here."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the number of deals. These positions are clear."""
    few = {
        "TOTAL_SAMPLES": 1,
        "MIN_SAMPLES": 6,
        "MIN_SCREENING_DEALS": 4,
        "MAX_SCREENING_DEALS": 4,
        "NEW_DEALS": 10,
        "MAX_MEASURED": 2,
        "MEASURING_DEALS": 40,
    }
    late = {"LATE_TURNS": 2, "LATE_SCREENING_DEALS": 2, "LATE_PICKING_DEALS": 2, "LATE_MEASURING_DEALS": 6}
    for name, number in {**few, **late}.items():
        monkeypatch.setattr(game_analysis, name, number)


def played(
    key: str, options: GameOptions, seats: int, *, until: int = 10**6, worse: float = inf
) -> FinishedGame:
    """Return a game between computers. After `until` steps the seat to move resigns.

    With `worse`, the game is resigned after the first step that is estimated this many points too bad.
    """
    game = games()[key]
    steps, log = [game.rules.setup(options, seats, 5)], list[Entry]()
    while movers := game.rules.to_move(state := steps[-1].state):
        if len(log) >= until:
            steps.append(game.rules.retire(state, movers[0]))
            log.append(Entry(movers[0], RETIRED))
            break
        history = [event for step in steps for event in step.events]
        action = choose(game, state, movers[0], history, 7 + len(log), Level.HARD, 0)
        if worse < inf and len(log) >= LATER:
            opinions = weighed(game, state, movers[0], history)
            if opinions[0].worth - opinions[-1].worth > worse:
                action, until = opinions[-1].action, len(log) + 1
        steps.append(game.rules.apply(state, movers[0], action))
        log.append(Entry(movers[0], game.notation.write(action)))
    return FinishedGame(game, options, log, steps)


def interrupted(game: FinishedGame, events: dict[int, Entry]) -> FinishedGame:
    """Return a game with table events before the log entries with these indices."""
    steps, log = [game.steps[0]], list[Entry]()
    for number, entry in enumerate(game.log):
        for one in (*([events[number]] if number in events else []), entry):
            steps.append(apply_entry(game.game, steps[-1].state, one))
            log.append(one)
    return FinishedGame(game.game, game.options, log, steps)


def weighed(game: AnyGame, state: GameState, seat: Seat, history: list[Event]) -> list[Opinion[GameAction]]:
    """Return the opinions on all actions, best first."""
    judgement = judgement_of(game)
    assert judgement is not None
    opinions = judgement.weigh(situation_of(game, state, seat, history, 7, Level.EXPERT))
    return sorted(opinions, key=lambda opinion: -opinion.worth)


def test_every_game_with_a_judgement_can_be_analysed() -> None:
    judged = [game for game in games().values() if judgement_of(game) is not None]
    assert judged and all(map(can_analyse, judged))


def test_win_chance_counts_playouts_won_and_half_of_those_tied() -> None:
    assert win_chances([(10, 5), (3, 8), (4, 4), (9, 0)], [], 0) == (0.625, 0.375)


def test_future_rounds_leave_a_chance_to_the_trailing_side() -> None:
    assert win_chances([(0, 10)], [], 0) == (0, 1)
    first, second = win_chances([(0, 10)], [(20, 0), (0, 20)], 1)
    assert 0 < first < 1 and first + second == 1


@pytest.mark.slow
def test_analysis_finds_the_blunder_with_a_legal_alternative() -> None:
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, worse=25)
    blunder = len(game.log) - 2
    cost = max(analyse(game, ALL_SEATS, 3).costs, key=lambda cost: cost.step)
    assert (cost.step, cost.seat, cost.played) == (blunder, *astuple(game.log[blunder]))
    assert cost.points > 3 * cost.error and cost.points >= game_analysis.MIN_COST
    state = game.steps[blunder].state
    assert game.game.notation.read(cost.better) in game.game.rules.legal_actions(state, cost.seat)
    assert cost.better != cost.played


def test_analysis_playout_does_not_estimate_the_remaining_points_but_a_short_playout_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A guess of how an expedition goes on is off by more than any error says."""
    game = games()["lost_cities_board"]
    state = game.rules.setup(lost_cities_board.Options(), 2, 5).state
    situation = situation_of(game, state, game.rules.to_move(state)[0], [], 7, Level.EXPERT)
    judge, guessing = judgement_of(game), Mock()
    assert isinstance(judge, ComparesActions)
    monkeypatch.setattr("engine.games.lost_cities_board.judgement.prospect_for", lambda _: guessing)
    judge.split_playout(situation, situation.legal[:2])(0, 0)
    assert not guessing.expected_points.called
    guessing.expected_points.return_value = (0.0, 0.0)
    judge.action_playout(situation, situation.legal[:2])(0, 0)
    assert guessing.expected_points.called, "in short playouts"


@pytest.mark.slow
def test_win_chance_rises_with_the_better_move_and_is_unchanged_with_the_played_one() -> None:
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, worse=25)
    blunder = len(game.log) - 2
    history = [event for step in game.steps[: blunder + 1] for event in step.events]
    best = weighed(game.game, game.steps[blunder].state, game.log[blunder].seat, history)[0].action
    found = chances_after(game, blunder, [best], 3)
    assert 0 <= found.played < found.chance <= 1
    same = chances_after(game, blunder, [game.game.notation.read(game.log[blunder].text)], 3)
    assert same.chance == same.played == found.played


def test_chance_after_the_first_action_of_a_better_turn_includes_its_later_actions() -> None:
    """Its first step alone only prepares the temple."""
    state = jungle(
        pieces=("A5:1", "A4:1"), levels="A4=6", gone=(ADA,), guards=("A3",), tiles="A3=a1", stack=""
    )
    game = tikal_end("end", "end", "end", state=state)
    (cost,) = analyse(game, frozenset({ADA}), 3).costs
    found = chances_after(game, cost.step, [game.game.notation.read(cost.better)], 3)
    assert cost.then
    assert found.chance > 0.9 > 0.1 > found.played


@pytest.mark.parametrize(
    ("before", "opened"),
    [((0.6, 0.4), True), ((0.97, 0.03), False), ((0.0, 1.0), False)],
    ids=("60 to 40", "97 to 3", "0 to 100"),
)
def test_game_is_open_until_a_side_is_nearly_certain_to_win(
    before: tuple[float, float], opened: bool
) -> None:
    chances = [(0.5, 0.5), before, (0.5, 0.5)]
    assert is_open(chances, 2) is opened
    assert is_open(chances, 1) and is_open(chances, 3)


@pytest.mark.slow
def test_costly_turns_of_an_open_game_are_listed_before_costlier_ones_of_a_decided_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In this game the blunder is the only turn of which the outcome was clear before."""
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, worse=25)
    blunder = len(game.log) - 2
    monkeypatch.setattr(game_analysis, "MIN_CERTAINTY", 0.0)
    monkeypatch.setattr(game_analysis, "MIN_COST", -100.0)
    dearest = analyse(game, ALL_SEATS, 3).costs[0]
    assert dearest.step == blunder
    monkeypatch.setattr(game_analysis, "is_open", lambda chances, turn: turn != dearest.turn)
    first, *_ = analyse(game, ALL_SEATS, 3).costs
    assert first.step != blunder and first.points < dearest.points


def test_cause_is_the_part_in_which_the_better_action_gained_most() -> None:
    played = SplitLead(-10, {(None, "Y"): -12, (1, "B"): -4})
    better = SplitLead(10, {(None, "Y"): 5, (None, "G"): 1, (1, "B"): -2})
    assert cause_of([(better, played), (played, played)], 10) == Cause(None, "Y", 8.5)


def test_loss_of_a_rival_can_be_the_cause_of_a_costly_turn() -> None:
    played, better = SplitLead(-9, {(1, "B"): -9}), SplitLead(0, {})
    assert cause_of([(better, played)], 9) == Cause(1, "B", 9)


@pytest.mark.parametrize(("gain", "cost"), [(3, 3), (9, 20), (0, 2)])
def test_gains_below_four_points_or_half_of_the_cost_are_no_cause(gain: int, cost: int) -> None:
    assert cause_of([(SplitLead(cost, {(None, "Y"): gain}), SplitLead(0, {}))], cost) is None
    assert cause_of([(SplitLead(cost, {}), SplitLead(0, {}))], cost) is None


ANALYSED = [key for key, game in sorted(games().items()) if isinstance(judgement_of(game), ComparesActions)]


@pytest.mark.slow
@pytest.mark.parametrize("key", ANALYSED)
def test_split_playout_has_parts_of_both_players_adding_up_to_the_lead_but_in_the_board_game(
    key: str,
) -> None:
    """In the board game artifacts and points of tiles belong to no part."""
    game = games()[key]
    judge = judgement_of(game)
    assert isinstance(judge, ComparesActions)
    state = game.rules.setup(game.Options(), 2, 5).state
    seat = game.rules.to_move(state)[0]
    situation = situation_of(game, state, seat, [], 7, Level.EXPERT)
    split = judge.split_playout(situation, situation.legal[:2])
    for candidate in range(2):
        lead, parts = split(candidate, 0)
        assert {rival for rival, _ in parts} == {None, 1 - seat}
        if key != "lost_cities_board":
            assert sum(parts.values()) == lead


@pytest.mark.slow
def test_analysis_judges_only_turns_of_the_given_seats() -> None:
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, worse=25)
    for seat in range(2):
        assert {cost.seat for cost in analyse(game, frozenset({seat}), 3).costs} <= {seat}
    blunderer = game.log[-2].seat
    assert analyse(game, frozenset({blunderer}), 3).costs


def test_turns_that_a_computer_took_for_a_late_or_absent_player_are_listed_as_substituted() -> None:
    """The first player is late once; the second leaves and returns."""
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, until=8)
    first, second = game.log[0].seat, game.log[1].seat
    events = {2: Entry(first, LATE), 4: Entry(second, LEFT), 6: Entry(second, RETURNED)}
    log = interrupted(game, events).log
    assert [log[2].text, log[5].text, log[8].text] == [LATE, LEFT, RETURNED]
    assert interrupted(game, events).substituted == {3, 7}


@pytest.mark.slow
def test_blunder_of_a_computer_for_a_late_player_is_not_judged() -> None:
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, worse=25)
    blunder = len(game.log) - 2
    late = interrupted(game, {blunder: Entry(game.log[blunder].seat, LATE)})
    assert late.log[blunder + 1] == game.log[blunder]
    assert blunder + 1 not in {cost.step for cost in analyse(late, ALL_SEATS, 3).costs}


def test_chances_run_from_the_deal_to_the_result_and_the_reported_progress_rises_to_99_at_most() -> None:
    game = played("lost_cities", lost_cities.Options(rounds=1), 2)
    reported: list[int] = []
    found = analyse(game, frozenset(), 3, reported.append)
    assert len(found.chances) == 1 + sum(ends_turn(game.game, step) for step in game.steps[1:]), (
        "the deal first"
    )
    assert all(sum(chances) == pytest.approx(1) for chances in found.chances)
    assert found.chances[-1] == tuple(float(placing == 1) for placing in game.result.placings)
    assert found.costs == (), "no seat's turns were to be judged"
    assert reported == sorted(reported) and 0 < reported[-1] <= 99, "how far it is"


@pytest.mark.slow
def test_same_seed_gives_the_same_analysis() -> None:
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, until=4)
    assert analyse(game, ALL_SEATS, 3) == analyse(game, ALL_SEATS, 3)


def test_luck_of_the_two_sides_adds_up_to_zero() -> None:
    """What helps one side hurts the other."""
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, until=4)
    first, second = analyse(game, frozenset(), 3).luck
    assert first == pytest.approx(-second)


@pytest.mark.slow
def test_chances_of_a_game_resigned_after_six_turns_end_with_the_result_of_the_resignation() -> None:
    game = played("lost_cities", lost_cities.Options(rounds=1), 2, until=6)
    found = analyse(game, ALL_SEATS, 3)
    assert len(found.chances) == 8
    assert found.chances[-1] == tuple(float(placing == 1) for placing in game.result.placings)


def test_analysis_of_tikal_finds_a_temple_not_taken_in_the_last_turn_but_not_two_turns_before() -> None:
    """Ada could take a temple of six from Boris in the last turn of all, and ends it at once.

    So she did two turns before, but there too much is open to tell in time.
    """
    game = tikal_end("end", "end", "end")
    found = analyse(game, ALL_SEATS, 3)
    assert [(cost.turn, cost.step, cost.played) for cost in found.costs] == [(2, 2, "end")]
    assert found.costs[0].points >= 6 and found.luck == ()
    assert all(sum(chances) == pytest.approx(1) for chances in found.chances)
    assert game.game.notation.read(found.costs[0].better) in game.game.rules.legal_actions(
        game.steps[2].state, ADA
    )


@pytest.mark.parametrize(("took", "left"), [("A4", "B5"), ("B5", "A4")])
def test_better_action_of_tikal_is_not_one_that_the_same_turn_took_later(took: str, left: str) -> None:
    """Ada takes a temple after a useless camp, whose cost is at issue."""
    pieces, levels = ("A5:5", "A4:1 B5:1"), "A4=6 B5=6"
    state = jungle("A3=a1", pieces=pieces, levels=levels, guards=("A3",), gone=(ADA,), stack="")
    game = tikal_end("end", "end", "camp B4", f"move A5-{took} 2", "end", state=state)
    costs = analyse(game, frozenset({ADA}), 3).costs
    assert [(cost.played, cost.better) for cost in costs] == [("camp B4", f"move A5-{left} 2")]


def test_better_turn_of_tikal_includes_the_actions_that_follow_its_first() -> None:
    """Its first step may only prepare the next."""
    state = jungle(
        pieces=("A5:1", "A4:1"), levels="A4=6", gone=(ADA,), guards=("A3",), tiles="A3=a1", stack=""
    )
    game = tikal_end("end", "end", "end", state=state)
    (cost,) = analyse(game, frozenset({ADA}), 3).costs
    read, position = game.game.notation.read, game.steps[cost.step].state
    for action in (cost.better, *cost.then):
        position = game.game.rules.apply(position, ADA, read(action)).state
    assert cost.then and scoring.points_now(position, ADA) == 1 + 2 + 6


def tikal_end(*log: str, state: State | None = None) -> FinishedGame:
    """The end of a game in which Ada is near a temple of six, and Boris on it."""
    state = state or jungle(pieces=("B5:1", "A4:1"), levels="A4=6", stack="")
    steps, entries = [Step(state, (), reveals=False)], list[Entry]()
    for text in log:
        seat = games()["tikal"].rules.to_move(steps[-1].state)[0]
        entries.append(Entry(seat, text))
        steps.append(rules.apply(steps[-1].state, seat, notation.read(text)))
    return FinishedGame(games()["tikal"], state.options, entries, steps)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "options", "seats"),
    [
        ("lost_cities", lost_cities.Options(rounds=1, partners=True), 4),
        ("lost_cities_board", lost_cities_board.Options(length="short"), 2),
    ],
)
def test_analysis_finds_the_blunder_with_partners_and_in_the_board_game(
    key: str, options: GameOptions, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_analysis, "MEASURING_DEALS", 120)
    game = played(key, options, seats, worse=25)
    assert len(game.log) - 2 in {cost.step for cost in analyse(game, ALL_SEATS, 3).costs}
