"""Events have an audience, and results have placings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.types import Event, Result, placings


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((), ()),
        ((5,), (1,)),
        ((18, 7), (1, 2)),
        ((-80, 0), (2, 1)),
        ((4, 4), (1, 1)),
        ((9, 7, 7, 3), (1, 2, 2, 4)),
        ((1, 9, 9, 9), (4, 1, 1, 1)),
    ],
    ids=str,
)
def test_equal_scores_share_a_place_and_the_next_is_skipped(scores: tuple, expected: tuple) -> None:
    assert placings(scores) == expected


@given(st.lists(st.integers(), min_size=1).map(tuple))
def test_place_is_one_more_than_the_number_of_better_scores(scores: tuple[int, ...]) -> None:
    places = placings(scores)
    assert min(places) == 1
    for score, place in zip(scores, places, strict=True):
        assert place == 1 + len([other for other in scores if other > score])


def test_event_without_audience_is_for_all() -> None:
    assert all(Event().is_for(viewer) for viewer in (0, 1, None))


def test_event_with_audience_is_for_its_seats_only() -> None:
    event = Event(audience=(1,))
    assert event.is_for(1)
    assert not event.is_for(0)
    assert not event.is_for(None), "onlookers see only public events"


def test_all_seats_with_the_first_place_are_winners() -> None:
    def result(*places: int) -> Result:
        return Result((), placings=places, scores=(), score_sheets=(), why="played-out")

    assert result(2, 1).winners == (1,)
    assert result(1, 1).winners == (0, 1)
    assert result(1, 2, 1, 2).winners == (0, 2)
