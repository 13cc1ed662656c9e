"""How well the computers of Lost Cities play: a little in every run, more where there is time.

`uv run python -m benchmarks.computers.strength` and `….ladder` measure the same with many more games.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from statistics import mean

import pytest

from benchmarks.computers import habits, ladder
from benchmarks.computers.matches import Player, Setting, are_won, character, measure, played, player
from benchmarks.computers.opponents import Choice, greedy, h4, steady
from benchmarks.computers.rounds import margins
from engine.ai.character import Level
from engine.ai.situation import situation_of
from engine.core.types import Event
from engine.games.lost_cities import GAME
from engine.games.lost_cities.computer.compact import Round
from engine.games.lost_cities.computer.perception import remembered_round
from engine.games.lost_cities.judgement import compact_act, estimate_for
from tests.examples import slow

ROUND = Setting.read("lost_cities:rounds=1")
SIX = Setting.read("lost_cities:rounds=1,colours=6")
PARTNERS = Setting.read("lost_cities:rounds=1,partners=true")
LEVELS = [level.value for level in Level if level is not Level.EXPERT]


@pytest.mark.parametrize(("opponent", "ahead"), [(greedy, 15), *slow((h4, 5))])
def test_estimate_playing_the_duel_beats_simple_opponents_on_average(
    opponent: Callable[[Round], Choice], ahead: float
) -> None:
    assert mean(margins(estimate_for(2).choose, opponent, 60, "strength")) > ahead


@pytest.mark.slow
def test_estimate_playing_with_a_partner_beats_sensible_partners_by_23_points_on_average() -> None:
    assert mean(margins(estimate_for(4).choose, steady, 100, "partners", seats=4)) > 23


@pytest.mark.slow
def test_estimate_playing_six_expeditions_beats_a_greedy_opponent_by_15_points_on_average() -> None:
    assert mean(margins(estimate_for(2).choose, greedy, 60, "six", colours=6)) > 15


@pytest.mark.parametrize(("setting", "deals"), [(ROUND, 8), *slow((SIX, 4), (PARTNERS, 4))], ids=str)
def test_easy_computer_beats_random_play_by_20_points_on_average(setting: Setting, deals: int) -> None:
    score = measure(setting, player("easy", 0), player("random", 0), deals)
    assert mean(score.margins) > 20


@pytest.mark.slow
@pytest.mark.parametrize(("table", "games"), [("duel", 300), ("partners", 200)])
@pytest.mark.parametrize(("worse", "better"), [("first", "sensible"), *pairwise(LEVELS)])
def test_each_level_wins_more_than_half_of_its_games_against_the_one_below(
    better: str, worse: str, table: str, games: int
) -> None:
    """About two games of three, with more games."""
    won = (ladder.won(better, worse, number, ladder.SEATS[table]) for number in range(games))
    assert are_won(0.5, games, won)


@pytest.mark.parametrize("setting", [ROUND, *slow(PARTNERS)], ids=str)
@pytest.mark.parametrize("level", ["easy", *slow("first", "medium", "expert")])
def test_simulator_chooses_the_same_actions_as_the_computers_at_tables(level: str, setting: Setting) -> None:
    """Every decision of a game, misjudgements and all."""
    who = [character(Level(level), 0, seat) for seat in range(setting.seats)]
    players, said = [ladder.Computer(one, setting.seats) for one in who], list[Event]()
    for state, seat, action in habits.played(setting, level, 0, 0):
        if action is not None:
            situation = situation_of(GAME, state, seat, said, 0, who[seat])
            round_ = remembered_round(situation)
            players[seat].begin(state.round)
            assert players[seat].choose(round_) == compact_act(round_.hands[seat], action)
            said += GAME.rules.apply(state, seat, action).events


@pytest.mark.slow
def test_expert_partners_win_more_than_half_of_their_games_against_sensible_ones() -> None:
    """Two partnerships: 16 rounds, thought about briefly; well above 70 in 100 with more of either."""
    assert wins(0.5, PARTNERS, player("expert", 40), player("sensible", 0), 8)


def wins(share: float, setting: Setting, one: Player, other: Player, deals: int) -> bool:
    """Whether one wins more than a share of the games, each deal once from every side."""
    games = range(deals * len(setting.sides))
    return are_won(share, len(games), (played(setting, one, other, number).won for number in games))


@pytest.mark.parametrize(
    ("games", "won", "enough", "looked_at"),
    [
        (3, "110", True, 2),
        (3, "011", True, 3),
        (3, "001", False, 2),
        (4, "1010", False, 4),
        (2, "½1", True, 2),
    ],
)
def test_series_stops_when_winning_more_than_half_is_certain_or_impossible(
    games: int, won: str, enough: bool, looked_at: int
) -> None:
    left = iter({"1": 1.0, "0": 0.0, "½": 0.5}[one] for one in won)
    assert are_won(0.5, games, left) == enough
    assert games - len(list(left)) == looked_at
