"""Turning points named by the final picture have their turns."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.turning_points import ShownTurn, TurningPoint
from engine.games.lost_cities import GAME
from engine.games.lost_cities.highlights import Journey, best_and_worst, journeys
from engine.games.lost_cities.model import Moved, Options, RoundBegan, side_of
from engine.games.lost_cities.scoring import has_more_points
from tests.contract.positions import Setting, played
from tests.contract.turns import shown

Found = tuple[list[ShownTurn[Any]], dict[str, TurningPoint], tuple[Journey, Journey]]


@pytest.fixture(
    params=[(Options(), 2), (Options(partners=True), 4), (Options(rounds=1, colours=6), 2)],
    ids=("duel", "partners", "one round in six colours"),
)
def found(request: pytest.FixtureRequest) -> Found:
    """Return a random game, its turning points by sentence, and its best and worst expedition."""
    game = played(Setting(GAME, *request.param), 0)
    turns, extremes = shown(game), best_and_worst(game.end.finished)
    assert extremes is not None
    points = GAME.memorable_turns(turns, GAME.ending.result(game.end))
    return turns, {point.text: point for point in points}, extremes


def move_of(turns: list[ShownTurn[Any]], point: TurningPoint) -> tuple[int, Moved]:
    before = [event for turn in turns[: point.turn] for event in turn.events]
    (move,) = (event for event in turns[point.turn].events if isinstance(event, Moved))
    return sum(isinstance(event, RoundBegan) for event in before), move


def test_turning_points_are_the_last_card_of_the_best_and_the_first_of_the_worst_expedition(
    found: Found,
) -> None:
    turns, points, (best, worst) = found
    last = turns[-1].view
    for word, journey, place in (("best", best, -1), ("worst", worst, 0)):
        point = points[f"lost_cities-turning-{word}"]
        number, event = move_of(turns, point)
        expedition = last.finished[journey.round - 1][journey.side][journey.colour]
        assert (number, side_of(event.move.seat)) == (journey.round, journey.side)
        assert event.move.card == expedition[place] and not event.move.discarded
        assert event.length == (1 if place == 0 else len(expedition))
        assert point.seats == last.sides[journey.side]


def test_turning_point_of_the_lead_is_where_the_lasting_lead_began(found: Found) -> None:
    turns, points, _ = found
    point = points["turning-lead"]
    side = side_of(point.seats[0])
    assert all(has_more_points(turn.view, side) for turn in turns[point.turn :])
    assert not has_more_points(turns[point.turn - 1].view, side)


@pytest.mark.parametrize("seed", range(4))
def test_decisive_expedition_is_the_one_that_helped_the_winner_most(seed: int) -> None:
    """The winners' best expedition, or the others' costliest, whichever made the larger difference."""
    game = played(Setting(GAME, Options(), 2), seed)
    view, result = GAME.visibility.view(game.end, None), GAME.ending.result(game.end)
    assert result is not None and len(result.winners) == 1
    what = GAME.decisive(view, result)
    assert what is not None
    won = side_of(result.winners[0])
    gains = [one.points if one.side == won else -one.points for one in journeys(view.finished)]
    assert what.details["points"] == max(gains)
    assert (what.seats == view.sides[won]) == what.text.endswith("brought")
