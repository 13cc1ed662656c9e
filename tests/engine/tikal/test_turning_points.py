"""Turning points named by the final picture have their turns."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.turning_points import ShownTurn, TurningPoint
from engine.core.types import PLAYED_OUT, Result, placings
from engine.games.tikal import GAME
from engine.games.tikal.events import Scored, Won
from engine.games.tikal.highlights import best_scoring, best_temple, leaders_by_round
from engine.games.tikal.model import SPOT, SPOTS, Options
from engine.games.tikal.scoring import temple_holder
from tests.contract.positions import Setting, played
from tests.contract.turns import shown

Found = tuple[list[ShownTurn[Any]], dict[str, TurningPoint]]


@pytest.fixture(params=[False, True], ids=["drawn", "auction"])
def found(request: pytest.FixtureRequest) -> Found:
    """Return a random game and its turning points by sentence."""
    game = played(Setting(GAME, Options(auction=request.param), 3), 0)
    turns = shown(game)
    points = GAME.memorable_turns(turns, GAME.ending.result(game.end))
    return turns, {point.text: point for point in points}


def test_turning_point_of_the_lead_is_where_the_lasting_lead_began(found: Found) -> None:
    turns, points = found
    point = points["turning-lead"]
    leaders = [
        [seat for seat, total in enumerate(turn.view.totals) if total == max(turn.view.totals)]
        for turn in turns
    ]
    assert all(leader == [*point.seats] for leader in leaders[point.turn :])
    assert leaders[point.turn - 1] != [*point.seats]


def test_turning_point_of_the_best_scoring_is_the_turn_it_was_scored(found: Found) -> None:
    turns, points = found
    best, point = best_scoring(turns[-1].view), points["tikal-turning-scoring"]
    scored = [event for event in turns[point.turn].events if isinstance(event, Scored)]
    assert (best.seat, best.points) in [(event.seat, event.temples + event.treasures) for event in scored]
    assert point.seats == (best.seat,)


def test_turning_point_of_the_best_temple_is_its_last_excavation_or_else_its_first_holding(
    found: Found,
) -> None:
    turns, points = found
    point, (spot, _) = points["tikal-turning-temple"], best_temple(turns[-1].view)
    assert SPOT[str(point.details["hex"])] == spot
    levels = [turn.view.levels[spot] for turn in turns]
    if point.details["how"] == "dug":
        assert levels[point.turn - 1] < levels[point.turn] == levels[-1]
    else:
        assert len({*levels} - {0}) == 1
        held = [temple_holder(turn.view, spot) if turn.view.levels[spot] else None for turn in turns]
        assert held[: point.turn] == [None] * point.turn and (held[point.turn],) == point.seats


def test_turning_point_of_a_takeover_is_the_games_last_change_of_a_holder_and_names_both_players(
    found: Found,
) -> None:
    turns, points = found
    point = points["tikal-turning-taken"]
    spot = SPOT[str(point.details["hex"])]
    held = [temple_holder(turn.view, spot) for turn in turns]
    assert (held[point.turn],) == point.seats
    assert [seat for seat in held[: point.turn] if seat is not None][-1] == point.other
    for temple in SPOTS:
        holders = {
            temple_holder(turn.view, temple) for turn in turns[point.turn :] if turn.view.levels[temple]
        }
        assert len(holders - {None}) <= 1


def test_turning_point_of_the_highest_bid_is_the_turn_it_won(found: Found) -> None:
    turns, points = found
    paid = [event.points for turn in turns for event in turn.events if isinstance(event, Won)]
    point = points.get("tikal-turning-dearest")
    assert (point is None) is (max(paid, default=0) == 0)
    if point is not None:
        won = [event.points for event in turns[point.turn].events if isinstance(event, Won)]
        assert max(won) == max(paid) == point.details["points"]


@pytest.mark.parametrize("seed", range(4))
def test_decisive_sentence_names_a_lead_that_lasted_from_its_round_to_the_end(seed: int) -> None:
    game = played(Setting(GAME, Options(), 3), seed)
    view, result = GAME.visibility.view(game.end, None), GAME.ending.result(game.end)
    assert result is not None
    what, led = GAME.decisive(view, result), leaders_by_round(view)
    assert what is not None
    if what.text == "tikal-decisive-passed":
        number = int(what.details["number"])
        assert all(one == list(what.seats) for one in led[number - 1 :])
        assert what.other in led[number - 2]
    elif what.text == "tikal-decisive-always":
        assert all(one == list(what.seats) for one in led)
    else:
        assert led[-1] != list(result.winners) or len(result.winners) > 1, "otherwise the lead is named"


def test_decisive_sentence_is_about_the_lead_unless_tiles_were_auctioned(found: Found) -> None:
    """Bids come off the points."""
    view = found[0][-1].view
    places = placings(view.totals)
    result = Result(tuple((seat,) for seat in range(3)), places, view.totals, ((),) * 3, PLAYED_OUT)
    what = GAME.decisive(view, result)
    assert what is not None
    about_lead = what.text in ("tikal-decisive-passed", "tikal-decisive-always")
    assert about_lead is not view.options.auction
