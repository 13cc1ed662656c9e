"""Pure rules of the league: dates, groups, the order of games, and the table."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bot.features.league import league_rules
from bot.features.league.league_rules import AT_ONCE, DAY, Pair, Score
from bot.tables import weeks
from bot.tables.weeks import WEEK

SIZES = range(league_rules.SMALLEST, league_rules.LARGEST + 1)


def order(scores: list[Score], size: int = 4, **about: object) -> list[int]:
    return [one.place for one in league_rules.table(scores, size, "seed", **about)]  # type: ignore[arg-type]


def won(winner: int, loser: int, lead: int = 10) -> Score:
    """A game that `winner` won by `lead` points."""
    pair = (min(winner, loser), max(winner, loser))
    points = (lead, 0) if winner == pair[0] else (0, lead)
    return Score(pair, points, winner)


def drawn(one: int, other: int) -> Score:
    return Score((one, other), (20, 20), None)


# Dates and groups


def test_season_begins_on_the_next_monday_never_at_once() -> None:
    monday = weeks.opens_at(100)
    assert league_rules.monday_after(monday - 1) == monday
    assert league_rules.monday_after(monday) == monday + WEEK
    assert league_rules.monday_after(monday + 6 * DAY) == monday + WEEK


@pytest.mark.parametrize("count", range(league_rules.MOST + 1))
def test_league_groups_have_four_to_six_players_and_sizes_that_differ_by_one_at_most(count: int) -> None:
    sizes = league_rules.group_sizes(count)
    assert all(size in SIZES for size in sizes)
    assert sum(sizes) == (0 if count < 6 else 6 if count == 7 else count)
    assert max(sizes, default=0) - min(sizes, default=0) <= 1


def test_league_groups_drawn_from_one_seed_are_equal_and_differ_for_another_seed() -> None:
    people = list(range(100, 113))
    groups = league_rules.draw_groups(people, "one")
    assert sorted(person for group in groups for person in group) == people
    assert groups == league_rules.draw_groups(people, "one")
    assert groups != league_rules.draw_groups(people, "two")


def test_last_of_seven_league_members_to_sign_up_is_in_no_group() -> None:
    (group,) = league_rules.draw_groups(range(7), "seed")
    assert set(group) == set(range(6))


@pytest.mark.parametrize("seed", map(str, range(20)))
def test_people_kept_apart_come_into_different_groups_where_possible(seed: str) -> None:
    apart = {frozenset({1, 2})}
    groups = league_rules.draw_groups(range(8), seed, apart)
    assert not any({1, 2} <= set(group) for group in groups)
    assert league_rules.draw_groups(range(6), seed, apart), "one group: they are in it and don't meet"


# Games


@pytest.mark.parametrize("size", SIZES)
def test_schedule_has_each_pair_once_and_each_player_once_a_round(size: int) -> None:
    games = league_rules.schedule(size)
    assert sorted(games) == list(combinations(range(size), 2))
    per_round = size // 2
    for start in range(0, len(games), per_round):
        players = [place for game in games[start : start + per_round] for place in game]
        assert len(players) == len(set(players))


def live(size: int, without: set[Pair], seed: str) -> set[Pair]:
    """Open and end games in a random order until nothing more happens. Return all that were opened."""
    random, opened, running = Random(seed), set[Pair](), set[Pair]()
    while True:
        busy = Counter(place for game in running for place in game)
        new = league_rules.next_games(size, opened, busy, without)
        assert not opened & set(new)
        opened |= set(new)
        running |= set(new)
        assert all(count <= AT_ONCE for count in Counter(p for g in running for p in g).values())
        if not running:
            return opened
        running.remove(random.choice(sorted(running)))


@pytest.mark.parametrize("seed", map(str, range(10)))
@pytest.mark.parametrize("size", SIZES)
def test_all_pairs_but_blocked_ones_meet_once_with_two_games_at_a_time(size: int, seed: str) -> None:
    pairs = set(combinations(range(size), 2))
    assert live(size, set(), seed) == pairs
    for blocked in pairs:
        assert live(size, {blocked}, seed) == pairs - {blocked}


@pytest.mark.parametrize("size", SIZES)
def test_each_player_has_two_games_at_the_start(size: int) -> None:
    assert Counter(p for g in league_rules.next_games(size, (), {}) for p in g) == dict.fromkeys(
        range(size), 2
    )


def test_unplayed_games_leave_out_finished_ones_and_those_of_a_leaver() -> None:
    assert set(league_rules.unplayed(4, [(0, 1)], left=[3])) == {(0, 2), (1, 2)}


# The table


def test_league_table_counts_two_points_for_a_win_and_one_for_a_draw() -> None:
    first, *_ = league_rules.table([won(2, 0, 30), drawn(1, 2), won(2, 3, 5)], 4, "seed")
    assert (first.place, first.rank, first.points, first.lead, first.games) == (2, 1, 5, 35, 3)


def test_points_rank_before_the_score_difference() -> None:
    assert order([won(0, 3, 99), won(1, 3, 1), won(1, 2, 1)])[:2] == [1, 0]


def test_score_difference_ranks_before_the_direct_game() -> None:
    assert order([won(0, 1, 1), won(1, 2, 50), won(2, 3, 3), won(0, 3, 1), won(1, 3, 1)])[:2] == [1, 0]


@pytest.mark.parametrize("seed", "abcdefgh")
def test_direct_game_ranks_before_the_lot(seed: str) -> None:
    scores = [won(1, 0, 10), won(0, 2, 20), won(0, 3, 5), won(1, 2, 10), won(3, 1, 5)]
    first, second, *_ = league_rules.table(scores, 4, seed)
    assert (first.points, first.lead) == (second.points, second.lead) == (4, 15)
    assert (first.place, second.place) == (1, 0)


def test_order_by_lot_is_the_same_for_one_seed_and_differs_by_seed() -> None:
    tables = {seed: tuple(one.place for one in league_rules.table([], 6, seed)) for seed in "abcdef"}
    assert all(tuple(one.place for one in league_rules.table([], 6, seed)) == tables[seed] for seed in tables)
    assert len(set(tables.values())) > 1


@pytest.mark.parametrize("size", SIZES)
def test_league_table_gives_players_unique_ranks_and_leavers_none_for_random_results(size: int) -> None:
    random = Random(size)
    for _ in range(200):
        scores = [
            random.choice([won(a, b, random.randint(0, 9)), won(b, a, random.randint(0, 9)), drawn(a, b)])
            for a, b in random.sample(list(combinations(range(size), 2)), random.randint(0, size))
        ]
        left = random.sample(range(size), random.randint(0, 2))
        table = league_rules.table(scores, size, "seed", left, is_over=random.random() < 0.5)
        assert sorted(one.place for one in table) == list(range(size))
        assert [one.rank for one in table] == [*range(1, size - len(left) + 1), *[None] * len(left)]
        games = sum(one.games for one in table)
        assert games % 2 == 0
        assert sum(one.lead for one in table) == 0
        assert sum(one.points for one in table) == games


def test_league_player_who_resigns_with_more_points_gets_neither_lead_nor_points() -> None:
    score = Score((0, 1), (50, 10), winner=1)
    assert (score.lead(0), score.lead(1)) == (0, 0)
    assert (score.earned(0), score.earned(1)) == (0, 2)


@pytest.mark.parametrize(("size", "finished"), [(4, 2), (5, 2), (6, 3)])
def test_games_of_a_leaver_count_only_if_half_of_them_were_played(size: int, finished: int) -> None:
    leaver, others = 0, range(1, size)
    half = [won(other, leaver) for other in others][:finished]
    rest = [won(1, 2)]
    assert league_rules.counted([*half, *rest], size, [leaver]) == [*half, *rest]
    assert league_rules.counted([*half[1:], *rest], size, [leaver]) == rest
    assert order([*half, *rest], size, left=[leaver])[-1] == leaver


def test_points_per_game_decide_at_the_end_if_numbers_of_games_differ() -> None:
    """1 and 2 have not met. 0 has 4 points in three games, 1 has 3 in two."""
    scores = [won(0, 2), won(0, 3), won(1, 0), drawn(1, 3), won(3, 2)]
    assert order(scores)[0] == 0
    assert order(scores, is_over=True)[0] == 1


def test_player_with_too_few_games_ranks_last_at_the_end() -> None:
    """1 has won the only game they played."""
    scores = [won(1, 0), won(0, 2), won(0, 3), won(2, 3)]
    assert order(scores, is_over=True) == [0, 2, 3, 1]
