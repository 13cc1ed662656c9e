"""Days, streaks and places of daily deals; and that a computer answers the same in every process."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from bot.features.daily import daily_deals
from bot.features.daily.daily_deals import Streak
from bot.features.daily.daily_jobs import thought_of
from bot.jobs.computer_workers import decided
from bot.tables import solo
from bot.tables.solo import OPPONENT
from tests.examples import slow


@pytest.mark.parametrize(
    ("days", "today", "streak"),
    [
        ([], 10, Streak(0, 0)),
        ([10], 10, Streak(1, 1)),
        ([9], 10, Streak(1, 1)),
        ([8], 10, Streak(0, 1)),
        ([10, 9, 8], 10, Streak(3, 3)),
        ([10, 8, 7, 6], 10, Streak(1, 3)),
        ([7, 6, 2], 10, Streak(0, 2)),
    ],
)
def test_daily_streak_ends_with_a_missed_day_before_today_and_the_longest_is_kept(
    days: list[int], today: int, streak: Streak
) -> None:
    assert daily_deals.streak(days, today) == streak


def test_equal_points_in_the_daily_deal_share_a_place() -> None:
    points = {30: 1, 20: 2, 10: 1}
    assert [daily_deals.placing(points, score) for score in (30, 20, 10, 5)] == [1, 2, 4, 5]


def test_daily_deal_begins_and_closes_at_midnight_utc() -> None:
    day = daily_deals.day_of(1_767_225_600)
    assert daily_deals.date_of(day).isoformat() == "2026-01-01"
    assert daily_deals.number_of(day) == 1
    assert daily_deals.closes_at(day) == 1_767_225_600 + daily_deals.DAY
    assert not daily_deals.is_over(day, daily_deals.closes_at(day) - 1)
    assert daily_deals.is_over(day, daily_deals.closes_at(day))


@pytest.mark.parametrize("weekday", range(7))
def test_daily_deal_of_each_weekday_allows_two_seats_and_has_the_computer_level_of_its_plan(
    weekday: int,
) -> None:
    """Of a game and options there are, against a computer of that level."""
    deal = daily_deals.draw_deal(20_780 + weekday, lambda: 7)
    game = solo.game_of(deal)
    options = msgspec.json.decode(deal.options, type=game.Options)
    fewest, most = game.rules.seats_for(options)
    assert fewest <= 2 <= most
    assert solo.opponent_of(deal).level == daily_deals.plans()[daily_deals.date_of(deal.day).weekday()].level


def test_computer_seed_is_64_bits_derived_from_the_deals_seed() -> None:
    assert solo.computer_seed("ab") == solo.computer_seed("ab")
    assert solo.computer_seed("ab") != solo.computer_seed("ac")
    assert solo.computer_seed("ab").bit_length() <= 64


@pytest.mark.slow
@pytest.mark.parametrize("weekday", [0, *slow(*range(1, 7))])
def test_computer_of_the_daily_deal_answers_the_same_in_another_process(weekday: int) -> None:
    """Even with another order of sets."""
    script = f"from tests.bot.tables.test_daily import answers; print(answers({weekday}))"
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] == f"{answers(weekday)}\n"


def answers(weekday: int, most: int = 8) -> list[str]:
    """Return the computer's answers to a player who always takes the first legal action."""
    deal = daily_deals.draw_deal(20_780 + weekday, lambda: 7)
    game = solo.game_of(deal)
    step = game.rules.setup(msgspec.json.decode(deal.options, type=game.Options), 2, int(deal.seed, 16))
    events, told = list(step.events), list[str]()
    while (movers := game.rules.to_move(step.state)) and len(told) < most:
        seat, action = movers[0], game.rules.legal_actions(step.state, movers[0])[0]
        if seat == OPPONENT:
            told.append(decided(thought_of(deal, game, step.state, seat, events), 0))
            action = game.notation.read(told[-1])
        step = game.rules.apply(step.state, seat, action)
        events += step.events
    return told
