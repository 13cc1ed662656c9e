"""How the people of a board are spread over its ratings: what ranks and late pages are read off."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection

from bot.ratings.leaderboards import Leaderboards
from bot.store import Database, rating_queries
from bot.store.rating_queries import Board, Key, RatingHistogram, Skill, Standing
from bot.store.records import FORMER
from bot.store.schema import EVERYWHERE

BOARD = Board(EVERYWHERE, "lost_cities", "1v1")
LEFT = FORMER - 7


@given(st.lists(st.integers(-3, 3), min_size=1))
def test_histogram_gives_the_same_ranks_as_a_full_list(ratings: list[int]) -> None:
    ranked = sorted(ratings, reverse=True)
    people = RatingHistogram(sorted(Counter(ratings).items(), reverse=True))
    assert people.count == len(ranked)
    assert [people.at(number) for number in range(len(ranked))] == ranked
    for rating in range(-4, 5):
        assert people.above(rating) == sum(one > rating for one in ranked)
    with pytest.raises(IndexError):
        people.at(len(ranked))


def standing(rating: int) -> Standing:
    return Standing(Skill(25.0, 3.0), rating, 1, 0, None, "2", 0)


@pytest.mark.slow
async def test_histogram_equals_a_recount_after_any_writes(opened: Database) -> None:
    """People move between few ratings, so that some become empty. One has deleted their data."""
    random, now = Random(5), dict[Key, Standing]()

    def write(connection: Connection) -> None:
        keys = [Key(BOARD, random.choice(("", "2026q4")), random.choice((1, 2, 3, 4, LEFT))) for _ in "abc"]
        before = rating_queries.standings(connection, keys)
        after = {key: standing(random.randrange(4)) for key in keys}
        rating_queries.write_standings(connection, before, after)
        now.update(after)

    for _ in range(60):
        await opened.write(write)
        counted = await opened.read(rating_queries.place_counts)
        assert counted == Counter(rating_queries.counted_places(now)), "without ratings that no one has"
    await opened.write(lambda connection: rating_queries.uncount_user(connection, 3))
    gone = {key: one for key, one in now.items() if key.user_id != 3}
    assert await opened.read(rating_queries.place_counts) == Counter(rating_queries.counted_places(gone))


async def test_leaderboard_pages_list_each_tied_player_once_and_no_deleted_user(opened: Database) -> None:
    """Deleted users are on no page and take no place."""
    random, people = Random(6), [*range(1, 48), *(LEFT - number for number in range(9))]
    ratings = {Key(BOARD, "", who): standing(random.randrange(3)) for who in people}
    await opened.write(lambda connection: rating_queries.write_standings(connection, {}, ratings))
    boards = Leaderboards(opened, now=lambda: 0)
    pages = [await boards.page(BOARD, "", number, 1) for number in range(5)]
    listed = [(one.listed.standing.rating, one.listed.user_id) for page in pages for one in page.ranked]
    stand = [(one.rating, key.user_id) for key, one in ratings.items() if key.user_id > 0]
    assert listed == sorted(stand, key=lambda one: (-one[0], one[1]))
    assert {page.count for page in pages} == {47}
