"""Computer players: the entry to them, and that they know no more than their seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine.ai import choice
from engine.ai.character import Level
from engine.ai.choice import EQUAL_WITHIN, advise, choose, limited
from engine.ai.situation import Judgement, Opinion, Situation
from engine.core.catalogue import catalogue
from engine.core.game_errors import GameFinished, NotYourTurn
from engine.core.plugin import AnyGame
from engine.core.types import Event, Seat
from engine.game_registry import games
from tests.examples import slow
from tests.variants import variant

GAMES = tuple(games().values())
PLAYOUTS = 24
LEVELS = tuple(Level)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_level = pytest.mark.parametrize("level", [LEVELS[0], *slow(*LEVELS[1:-1]), LEVELS[-1]])


def positions(game: AnyGame, apart: int, most: int) -> list[tuple[Any, Seat, list[Event]]]:
    """Yield states of a random game, the seat to move, and all events."""
    random, options = Random(game.key), game.Options()
    step = game.rules.setup(options, game.rules.seats_for(options)[0], 7)
    found, history = [], list(step.events)
    for number in range(apart * most):
        movers = game.rules.to_move(step.state)
        if not movers:
            break
        if number % apart == apart // 2:
            found.append((step.state, movers[0], list(history)))
        action = random.choice(game.rules.legal_actions(step.state, movers[0]))
        step = game.rules.apply(step.state, movers[0], action)
        history += step.events
    return found


@every_level
@every_game
def test_computer_of_every_level_chooses_a_legal_action_in_every_game(game: AnyGame, level: Level) -> None:
    for state, seat, history in positions(game, apart=17, most=3):
        action = choose(game, state, seat, history, 1, level, PLAYOUTS)
        assert action in game.rules.legal_actions(state, seat)


def differs(game: AnyGame, level: Level) -> bool:
    """Whether a computer ever answers otherwise where only hidden things are otherwise."""
    return any(
        choose(game, game.visibility.resample(state, seat, sample), seat, history, 3, level, PLAYOUTS)
        != choose(game, state, seat, history, 3, level, PLAYOUTS)
        for state, seat, history in positions(game, apart=17, most=3)
        for sample in (100, 101)
    )


@every_level
@every_game
def test_choice_is_equal_after_hidden_cards_are_dealt_again(game: AnyGame, level: Level) -> None:
    assert not differs(game, level)


class Cheat:
    """A judgement that looks at hidden parts of the state."""

    def weigh(self, situation: Situation) -> list[Opinion]:
        return [
            Opinion(action, hash((situation.state, situation.game.notation.write(action))))
            for action in situation.legal
        ]


def cheat_of(game: AnyGame) -> Judgement:
    return Cheat()


@every_game
def test_judgement_that_reads_hidden_cards_gets_resampled_ones_so_its_choice_stays_equal(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a resampled state it gains nothing."""
    monkeypatch.setattr(choice, "judgement_of", cheat_of)
    assert not differs(game, Level.HARD)
    truth = variant(game, resample=lambda state, viewer, seed: state)
    answers = {
        choose(truth, game.visibility.resample(state, seat, sample), seat, history, 3, Level.HARD, 0)
        for state, seat, history in positions(game, apart=30, most=1)
        for sample in range(20)
    }
    assert len(answers) > 1


@every_game
def test_computer_gets_only_events_that_its_seat_may_see(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    histories: list[Sequence[Event]] = []

    class Listener(Cheat):
        def weigh(self, situation: Situation) -> list[Opinion]:
            histories.append(situation.history)
            return super().weigh(situation)

    monkeypatch.setattr(choice, "judgement_of", lambda game: Listener())
    for state, seat, history in positions(game, apart=17, most=2):
        choose(game, state, seat, history, 1, Level.HARD, 0)
        assert histories[-1] == [event for event in history if event.is_for(seat)]
    assert histories


@every_game
def test_same_seed_gives_the_same_choice_and_other_seeds_give_different_ones(game: AnyGame) -> None:
    answers = [
        [choose(game, state, seat, history, seed, Level.EASY, 0) for seed in (*range(8), 0)]
        for state, seat, history in positions(game, apart=11, most=4)
    ]
    assert all(first == last for first, *_, last in answers)
    assert any(len(set(those)) > 1 for those in answers)


@every_game
def test_advice_lists_up_to_three_actions_best_first_that_differ_beyond_origin_and_rotation(
    game: AnyGame,
) -> None:
    for state, seat, history in positions(game, apart=19, most=2):
        advice = advise(game, state, seat, history, 1, PLAYOUTS)
        actions = [one.action for one in advice]
        assert 1 <= len(set(actions)) == len(actions) <= 3
        assert set(actions) <= set(game.rules.legal_actions(state, seat))
        assert [one.worth for one in advice] == sorted((one.worth for one in advice), reverse=True)
        slots = [game.prompts.slots(state, action) for action in actions]
        ideas = [[slot for slot in each if slot[0] not in ("from", "rotation")] for each in slots]
        assert not any(what and ideas.count(what) > 1 for what in ideas), "a detail makes no other idea"
        thrown = [dict(each)["card"][0] for each in slots if dict(each).get("to") == "-"]
        assert len(set(thrown)) == len(thrown), "nor does another card of the same colour"


@every_game
def test_advice_within_the_equality_margin_shares_the_first_rank(game: AnyGame) -> None:
    for state, seat, history in positions(game, apart=19, most=2):
        first, *others = advise(game, state, seat, history, 1, PLAYOUTS)
        assert first.place == 1
        for one in others:
            assert (one.place == 1) == (first.worth - one.worth < EQUAL_WITHIN)


@every_game
def test_best_advice_continues_to_the_end_of_the_turn_or_a_revealing_step(game: AnyGame) -> None:
    for state, seat, history in positions(game, apart=19, most=2):
        best, *others = advise(game, state, seat, history, 1, PLAYOUTS)
        assert not any(one.line for one in others)
        step = game.rules.apply(state, seat, best.action)
        for action in best.line:
            assert not step.reveals
            step = game.rules.apply(step.state, seat, action)
        assert step.reveals or game.rules.turn_complete(step.state)


@every_game
def test_facts_about_an_action_are_equal_after_hidden_cards_are_dealt_again(game: AnyGame) -> None:
    said, teaches = 0, False
    for state, seat, _ in positions(game, apart=23, most=2):
        teaches = bool(game.lesson_numbers(game.visibility.view(state, seat)))
        for action in game.rules.legal_actions(state, seat):
            dealt = [game.visibility.resample(state, seat, seed) for seed in (1, 2, 3)]
            (facts,) = {tuple(game.action_facts(one, seat, action, catalogue())) for one in dealt}
            said += len(facts)
    assert bool(said) is teaches


@every_game
def test_choice_for_another_seat_or_a_finished_game_raises_an_error(game: AnyGame) -> None:
    (state, seat, history), *_ = positions(game, apart=3, most=1)
    other = next(seat for seat in range(2) if seat not in game.rules.to_move(state))
    with pytest.raises(NotYourTurn):
        choose(game, state, other, history, 1, Level.EASY, 0)
    with pytest.raises(GameFinished):
        choose(game, over(game), seat, history, 1, Level.EASY, 0)


def over(game: AnyGame) -> Any:
    options = game.Options()
    state = game.rules.setup(options, game.rules.seats_for(options)[0], 7).state
    while movers := game.rules.to_move(state):
        state = game.rules.retire(state, movers[0]).state
    return state


def test_budget_stops_after_a_count_or_when_a_function_returns_true() -> None:
    three = limited(3)
    assert [three() for _ in range(5)] == [False, False, False, True, True]
    late = iter((False, True))
    clock = limited(lambda: next(late))
    assert [clock(), clock()] == [False, True]


def test_budget_that_never_stops_ends_after_the_most_playouts() -> None:
    never = limited(lambda: False)
    assert any(never() for _ in range(choice.MAX_PLAYOUTS + 1))
