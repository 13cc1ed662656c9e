"""Knowledge of checkers in situations that are rare in worlds."""

from __future__ import annotations

from engine.games.lost_cities.model import Options
from engine.games.lost_cities.rules import apply, legal_actions, setup
from tests.world.checkers import secrets


def test_last_turn_of_a_round_shows_everyone_the_card_played_but_only_its_player_the_card_drawn() -> None:
    """No stored view shows it; the card drawn with it stays its player's secret."""
    step = setup(Options(rounds=3), seats=2, seed=1)
    while step.state.round == 1:
        mover = step.state.turn
        assert mover is not None
        last = next(turn for turn in legal_actions(step.state, mover) if turn.discard and turn.source == "D")
        step = apply(step.state, mover, last)
    drawn = f"'{step.events[1].card}'"
    assert repr(last.card) in secrets._last_of_round(step, None)
    assert drawn not in secrets._last_of_round(step, None)
    assert drawn in secrets._last_of_round(step, mover)
