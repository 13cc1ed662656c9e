"""Computer players know what options change.

A computer with hard-coded values plays by the wrong rules. Two questions find it: does it score a finished
game like the rules, and does it judge differently where an option changes points?
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec import structs

from engine.ai.character import Level
from engine.ai.game_analysis import ComparesActions
from engine.ai.situation import judgement_of, situation_of
from engine.core.plugin import AnyGame
from engine.core.types import GameState, Result, Seat
from engine.game_registry import games
from engine.games import lost_cities, lost_cities_board
from engine.games.lost_cities_board import scoring
from tests.contract.positions import Position, Setting, each, played, settings_of
from tests.variants import variant

SEEDS = range(4)
"""Random games per setting."""
MOST_CHOICES = 20
"""Last actions of a game that are compared."""
JUDGED = 12
"""Positions of each game that are judged."""
HIDDEN = {"lost_cities_board": {"edition": "2008"}}
"""Options that hide points from the players, so that no computer can know the final score."""


def with_judgement(game: AnyGame) -> list[Setting]:
    """Every set of options of a game that has computer players, for the fewest seats."""
    found: dict[Any, Setting] = {}
    for setting in settings_of(game) if isinstance(judgement_of(game), ComparesActions) else ():
        hidden = HIDDEN.get(game.key, {})
        if all(getattr(setting.options, name) != value for name, value in hidden.items()):
            found.setdefault(setting.options, setting)
    return list(found.values())


every_setting_with_computers = each([one for game in games().values() for one in with_judgement(game)])


@every_setting_with_computers
def test_computer_scores_a_finished_game_like_the_rules(setting: Setting) -> None:
    game, judge = setting.game, judgement_of(setting.game)
    assert isinstance(judge, ComparesActions)
    for seed in SEEDS:
        position, actions = last_choices(setting, seed)
        seat = position.mover
        assert seat is not None
        situation = situation_of(game, position.state, seat, [], 1, Level.EXPERT)
        play_out = judge.split_playout(situation, actions)
        for number, action in enumerate(actions):
            result = game.ending.result(game.rules.apply(position.state, seat, action).state)
            assert result is not None
            assert play_out(number, 0).lead == lead(result, seat), game.notation.write(action)


def last_choices(setting: Setting, seed: int) -> tuple[Position, list[Any]]:
    """The last position of a random game with a choice, and the actions that end the game there."""
    game, position = setting.game, played(setting, seed).positions[-2]
    after = ((action, game.rules.apply(position.state, position.mover, action)) for action in position.legal)
    return position, [action for action, step in after if game.ending.result(step.state)][:MOST_CHOICES]


def lead(result: Result, seat: Seat) -> int:
    """By how many points a seat is ahead of the best other side."""
    (own,) = (side for side in result.sides if seat in side)
    return result.scores[seat] - max(score for other, score in enumerate(result.scores) if other not in own)


@every_setting_with_computers
def test_computer_judges_differently_where_an_option_changes_points(setting: Setting) -> None:
    """In the same states, with each other value of each option."""
    game = setting.game
    for options in other_values(setting):
        if pays_otherwise(setting, options):
            pairs = [(_opinions(game, one), _opinions(game, _set(one, options))) for one in states(setting)]
            assert any(before != after for before, after in pairs), options


def other_values(setting: Setting) -> Iterator[Any]:
    """The options of a setting with one value changed, where as many seats can play."""
    for other in with_judgement(setting.game):
        pairs = zip(structs.astuple(setting.options), structs.astuple(other.options), strict=True)
        if other.seats == setting.seats and sum(one != two for one, two in pairs) == 1:
            yield other.options


def pays_otherwise(setting: Setting, options: Any) -> bool:
    """Whether finished games have other scores with these options."""
    ends = [played(setting, seed).end for seed in SEEDS]
    return any(_scores(setting.game, end) != _scores(setting.game, _set(end, options)) for end in ends)


def _scores(game: AnyGame, state: Any) -> tuple[int, ...]:
    result = game.ending.result(state)
    assert result is not None
    return result.scores


def states(setting: Setting) -> list[Any]:
    """States of random games, spread from the beginning to the end."""
    return [one.state for seed in SEEDS for one in played(setting, seed).sample(JUDGED)[:-1]]


def _set(state: Any, options: Any) -> Any:
    return structs.replace(state, options=options)


def _opinions(game: AnyGame, state: GameState) -> list[tuple[str, float]]:
    seat = game.rules.to_move(state)[0]
    judge = judgement_of(game)
    assert judge is not None
    situation = situation_of(game, state, seat, [], 1, Level.EXPERT)
    return [(game.notation.write(one.action), one.worth) for one in judge.weigh(situation)]


# An option that no game has, to show that the two questions find what they are asked for


def with_option(game: AnyGame, **changes: Any) -> AnyGame:
    """Return the game with the option `dear`, and with other functions."""
    options = msgspec.defstruct(
        "Options", [("dear", bool, False)], bases=(game.Options,), frozen=True, forbid_unknown_fields=True
    )
    return variant(game, Options=options, **changes)


def doubled(game: AnyGame) -> Callable[[Any], Result | None]:
    """Return a game's `result` that pays twice as much for everything with the option `dear`."""

    def result(state: Any) -> Result | None:
        usual = game.ending.result(state)
        if usual is None or not state.options.dear:
            return usual
        return structs.replace(usual, scores=tuple(2 * score for score in usual.scores))

    return result


@pytest.mark.parametrize("game", [lost_cities.GAME, lost_cities_board.GAME], ids=lambda game: game.key)
def test_option_that_computers_ignore_fails_the_tests_of_scores_and_of_judgements(game: AnyGame) -> None:
    forgotten = with_option(game, result=doubled(game))
    dear, usual = forgotten.Options(dear=True), forgotten.Options()
    with pytest.raises(AssertionError):
        test_computer_scores_a_finished_game_like_the_rules(Setting(forgotten, dear, 2))
    with pytest.raises(AssertionError):
        test_computer_judges_differently_where_an_option_changes_points(Setting(forgotten, usual, 2))


def test_computer_counts_an_artifact_track_that_an_option_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = scoring.artifact_track
    monkeypatch.setattr(
        scoring, "artifact_track", lambda options: [(1 + options.dear) * points for points in usual(options)]
    )
    game = with_option(lost_cities_board.GAME)
    test_computer_scores_a_finished_game_like_the_rules(Setting(game, game.Options(dear=True), 2))
    test_computer_judges_differently_where_an_option_changes_points(Setting(game, game.Options(), 2))
