"""A replay leads to the turns that made what the final picture names."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.turning_points import Shown, TurningPoint
from engine.games.tikal import GAME
from engine.games.tikal.box import SPOT, SPOTS
from engine.games.tikal.events import Scored, Won
from engine.games.tikal.model import Options
from engine.games.tikal.scoring import holder
from engine.games.tikal.turning_points import best_scoring, best_temple
from tests.contract.positions import Setting, played
from tests.contract.turns import shown

Found = tuple[list[Shown[Any]], dict[str, TurningPoint]]


@pytest.fixture(params=[False, True], ids=["drawn", "auction"])
def found(request: pytest.FixtureRequest) -> Found:
    """A game of players who move at random, and its turning points by their sentence."""
    game = played(Setting(GAME, Options(auction=request.param), 3), 0)
    turns = shown(game)
    points = GAME.turning_points(turns, GAME.result(game.end))
    return turns, {point.text: point for point in points}


def test_the_winner_has_led_since_the_lead_for_good_and_not_in_the_turn_before(found: Found) -> None:
    turns, points = found
    point = points["turning-lead"]
    leaders = [
        [seat for seat, total in enumerate(turn.view.totals) if total == max(turn.view.totals)]
        for turn in turns
    ]
    assert all(leader == [*point.seats] for leader in leaders[point.turn :])
    assert leaders[point.turn - 1] != [*point.seats]


def test_the_best_round_leads_to_the_turn_it_was_scored_in(found: Found) -> None:
    turns, points = found
    best, point = best_scoring(turns[-1].view), points["tikal-turning-scoring"]
    scored = [event for event in turns[point.turn].events if isinstance(event, Scored)]
    assert (best.seat, best.points) in [(event.seat, event.temples + event.treasures) for event in scored]
    assert point.seats == (best.seat,)


def test_the_best_temple_leads_to_where_it_reached_its_level_or_was_first_held(found: Found) -> None:
    turns, points = found
    point, (spot, _) = points["tikal-turning-temple"], best_temple(turns[-1].view)
    assert SPOT[str(point.details["hex"])] == spot
    levels = [turn.view.levels[spot] for turn in turns]
    if point.details["how"] == "dug":
        assert levels[point.turn - 1] < levels[point.turn] == levels[-1]
    else:
        assert len({*levels} - {0}) == 1
        held = [holder(turn.view, spot) if turn.view.levels[spot] else None for turn in turns]
        assert held[: point.turn] == [None] * point.turn and (held[point.turn],) == point.seats


def test_the_last_temple_that_changed_hands_did_and_none_did_after_it(found: Found) -> None:
    turns, points = found
    point = points["tikal-turning-taken"]
    spot = SPOT[str(point.details["hex"])]
    held = [holder(turn.view, spot) for turn in turns]
    assert (held[point.turn],) == point.seats
    assert [seat for seat in held[: point.turn] if seat is not None][-1] == point.other
    for temple in SPOTS:
        holders = {holder(turn.view, temple) for turn in turns[point.turn :] if turn.view.levels[temple]}
        assert len(holders - {None}) <= 1


def test_the_dearest_turn_is_the_one_that_most_was_paid_for(found: Found) -> None:
    turns, points = found
    paid = [event.points for turn in turns for event in turn.events if isinstance(event, Won)]
    point = points.get("tikal-turning-dearest")
    assert (point is None) is (max(paid, default=0) == 0)
    if point is not None:
        won = [event.points for event in turns[point.turn].events if isinstance(event, Won)]
        assert max(won) == max(paid) == point.details["points"]
