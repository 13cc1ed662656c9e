"""Rules of the cup: weeks, places, points and seasons."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.features.cup import cup_messages, cup_rules
from bot.features.cup.cup_rules import Entry, Leads, Place, Standing
from bot.tables import weeks
from bot.ui.message import Image
from engine.core.catalogue import catalogue_for


def moment(*date: int) -> int:
    return int(datetime(*date, tzinfo=UTC).timestamp())  # type: ignore[arg-type, misc]


def entry(user_id: int, *leads: int | None) -> Entry:
    return Entry(user_id, f"player {user_id}", leads)


@pytest.mark.parametrize(
    ("at", "week", "is_open"),
    [
        (moment(2026, 1, 5), 1, True),
        (moment(2026, 1, 11, 17, 59, 59), 1, True),
        (moment(2026, 1, 11, 18), 1, False),
        (moment(2026, 1, 11, 23, 59, 59), 1, False),
        (moment(2026, 1, 12), 2, True),
        (moment(2027, 3, 28, 3), 64, True),
    ],
)
def test_cup_is_open_from_monday_until_sunday_evening(at: int, week: int, is_open: bool) -> None:
    assert weeks.week_at(at) == week
    assert weeks.is_open(week, at) == is_open
    assert weeks.next_to_close(at) == (week if is_open else week + 1)


def test_next_cup_is_not_open_in_the_week_before() -> None:
    assert not weeks.is_open(2, moment(2026, 1, 11, 12))


def test_cup_post_with_a_picture_lists_the_season_in_words_only_after_its_last_cup() -> None:
    say, images = catalogue_for("en"), [Image(b"", "cup.jpg", "")]
    standings = [Standing(rank, rank, f"player {rank}", 50 - rank) for rank in range(1, 9)]
    running, over = (cup_messages.results_post(week, [], standings, images, say) for week in (3, 4))
    assert "after cup 3 of 4" not in running.text, "the picture has all rows"
    assert "after cup 4 of 4" in over.text


def test_season_has_four_cups() -> None:
    assert [cup_rules.season_of(week) for week in (1, 4, 5, 8, 9)] == [1, 1, 2, 2, 3]
    assert list(cup_rules.weeks_of_season(6)) == [5, 6, 7, 8]
    assert [cup_rules.ends_season(week) for week in range(1, 6)] == [False, False, False, True, False]


def test_cup_players_with_more_deals_rank_before_those_with_larger_leads() -> None:
    entries = [entry(1, 90, None, 80), entry(2, -5, -40, -60), entry(3, None, None, 99)]
    assert [place.entry.user_id for place in cup_rules.placed(entries)] == [2, 1, 3]


def test_unplayed_deals_cost_nothing_and_a_player_of_none_has_no_place() -> None:
    (only,) = cup_rules.placed([entry(1, None, None, None), entry(2, None, -3, None)])
    assert (only.entry.user_id, only.entry.total, only.rank) == (2, -3, 1)


def test_players_with_equal_totals_share_rank_and_points_and_the_next_rank_is_skipped() -> None:
    places = cup_rules.placed([entry(1, 10, 5), entry(2, 20, 0), entry(3, 0, 15), entry(4, 1, 1)])
    assert [place.rank for place in places] == [1, 2, 2, 4]
    assert [place.points for place in places] == [12, 9, 9, 5]


def test_first_seven_ranks_get_12_9_7_5_4_3_2_points_and_each_lower_rank_gets_one() -> None:
    places = cup_rules.placed([entry(number, -number) for number in range(1, 10)])
    assert [place.points for place in places] == [12, 9, 7, 5, 4, 3, 2, 1, 1]


def test_points_already_given_stay_when_ranks_move_up_after_a_deletion() -> None:
    places = cup_rules.placed([entry(2, 5), entry(3, 4)], {2: 9, 3: 7})
    assert [(place.rank, place.points) for place in places] == [(1, 9), (2, 7)]


def place(user_id: int, name: str, points: int) -> Place:
    return Place(1, Entry(user_id, name, Leads((0,))), points)


def test_season_table_adds_points_gives_equal_sums_one_rank_and_shows_the_newest_name() -> None:
    weeks = [[place(1, "ada", 12), place(2, "boris", 9)], [], [place(2, "Boris B", 3), place(3, "chen", 12)]]
    table = cup_rules.season_table(weeks)
    assert [(one.rank, one.name, one.points) for one in table] == [
        (1, "ada", 12),
        (1, "Boris B", 12),
        (1, "chen", 12),
    ]
    assert cup_rules.season_table([]) == []
