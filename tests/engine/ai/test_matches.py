"""Measuring the strength of computers: what counts as proven, and reuse of played games."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.computers import strength
from benchmarks.computers.matches import Outcome, Score, Setting, played, player
from benchmarks.computers.strength import Row, tell

ROUND = "lost_cities:rounds=1"


def outcomes(*won: float) -> Score:
    return Score([Outcome(10 * share, share, share, 0.0, 1) for share in won])


def test_interval_of_the_win_share_after_four_wins_in_four_games_contains_three_quarters() -> None:
    low, high = outcomes(1, 1, 1, 1).between("won")
    assert low < 0.75 < high


def test_interval_of_the_win_share_after_sixty_wins_in_sixty_games_begins_above_nine_tenths() -> None:
    assert outcomes(*[1.0] * 60).between("won")[0] > 0.9


def test_interval_of_the_margin_extends_two_standard_errors_to_each_side() -> None:
    assert outcomes(1, 1, 0, 0).between("margin") == pytest.approx((5 - 5.77, 5 + 5.77), abs=0.01)


def test_second_game_of_a_deal_has_the_opposite_margin_if_the_computers_are_exchanged() -> None:
    setting, one, other = Setting.read(ROUND), player("G", 0), player("H4", 0)
    there, back = played(setting, one, other, 4), played(setting, other, one, 5)
    assert there.margin == -back.margin


def test_result_of_games_in_the_file_is_printed_without_playing_them_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, row = tmp_path / "games.jsonl", Row(ROUND, "G", "H4", "margin", -500, 3)
    tell([row], file)
    first = capsys.readouterr().out
    monkeypatch.setattr(strength, "played", None)
    tell([row], file)
    assert capsys.readouterr().out == first
    assert "| -500.0 |" in first
    assert "| yes | 3 |" in first
