"""A game is its options, its seed and its log."""

from __future__ import annotations

import pytest

from engine.core import game_log
from engine.core.game_errors import BadNotation, GameFinished, InvalidSetup, NotYourTurn
from engine.core.game_log import LOST_ON_TIME, RETIRED, Entry
from engine.core.types import LostOnTime
from engine.game_registry import games
from tests.contract.positions import played, settings

GAME = next(iter(games().values()))
SETTING = settings()[0]
WHOLE = played(SETTING, 0)


def fold(*log: Entry) -> list:
    return list(game_log.replay_log(GAME, SETTING.options, SETTING.seats, WHOLE.seed, log))


def test_empty_log_yields_the_setup() -> None:
    assert fold() == [GAME.rules.setup(SETTING.options, SETTING.seats, WHOLE.seed)]


def test_log_of_five_moves_yields_the_setup_and_five_steps() -> None:
    assert fold(*WHOLE.log[:5]) == list(WHOLE.steps[:6])


def test_log_without_its_last_entries_leads_to_the_earlier_state() -> None:
    assert fold(*WHOLE.log[:4])[-1] == WHOLE.steps[4]


def test_applied_entry_gives_the_next_step_of_the_game() -> None:
    assert game_log.apply_entry(GAME, WHOLE.steps[3].state, WHOLE.log[3]) == WHOLE.steps[4]


def test_retired_entry_of_a_log_retires_its_seat() -> None:
    last = fold(*WHOLE.log[:3], Entry(1, RETIRED))[-1]
    assert last == GAME.rules.retire(WHOLE.steps[3].state, 1)


def test_seat_that_loses_on_time_retires_without_the_event_of_a_resignation() -> None:
    last = fold(*WHOLE.log[:3], Entry(1, LOST_ON_TIME))[-1]
    assert last.state == GAME.rules.retire(WHOLE.steps[3].state, 1).state
    assert last.events == (LostOnTime(1),)


def test_log_entry_of_the_wrong_seat_is_rejected() -> None:
    entry = WHOLE.log[0]
    with pytest.raises(NotYourTurn):
        fold(Entry(1 - entry.seat, entry.text))


def test_log_beyond_the_end_is_rejected() -> None:
    with pytest.raises(GameFinished):
        fold(*WHOLE.log, WHOLE.log[-1])
    with pytest.raises(GameFinished):
        fold(*WHOLE.log, Entry(0, RETIRED))


def test_log_entry_that_is_no_notation_is_rejected() -> None:
    with pytest.raises(BadNotation):
        fold(Entry(WHOLE.log[0].seat, "hello"))


def test_log_of_a_game_with_99_seats_is_rejected() -> None:
    with pytest.raises(InvalidSetup):
        list(game_log.replay_log(GAME, SETTING.options, 99, 1, ()))
