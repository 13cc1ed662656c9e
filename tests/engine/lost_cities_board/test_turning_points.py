"""Turning points named by the final picture have their turns."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.turning_points import ShownTurn, TurningPoint
from engine.games.lost_cities_board import GAME, scoring
from engine.games.lost_cities_board.highlights import Journey, best_and_worst, expedition_points
from engine.games.lost_cities_board.model import COLOURS, ExpeditionBegan, Options, Walked
from engine.games.lost_cities_board.scoring import artifact_points
from tests.contract.positions import Played, Setting, played
from tests.contract.turns import shown
from tests.engine.lost_cities_board.board import ADA, BORIS, Expedition, play, position

Found = tuple[list[ShownTurn[Any]], dict[str, TurningPoint], tuple[Journey, ...]]


def found(game: Played) -> Found:
    """A game's turns, its turning points by their sentence, its best journey and its worst."""
    turns, extremes = shown(game), best_and_worst(GAME.visibility.view(game.end, None).sheets)
    assert extremes is not None
    points = GAME.memorable_turns(turns, GAME.ending.result(game.end))
    return turns, {point.text: point for point in points}, tuple(equal[0] for equal in extremes)


@pytest.mark.parametrize("seats", [2, 4])
def test_turning_points_are_the_best_journeys_last_step_and_the_worst_ones_first(seats: int) -> None:
    turns, points, extremes = found(played(Setting(GAME, Options(), seats), 0))
    for word, journey in zip(("best", "worst"), extremes, strict=True):
        point = points[f"lost_cities_board-turning-{word}"]
        before = [event for turn in turns[: point.turn] for event in turn.events]
        steps = [
            event.stone
            for event in turns[point.turn].events
            if isinstance(event, Walked)
            and (event.seat, event.colour) == (journey.seat, COLOURS[journey.colour])
        ]
        assert sum(isinstance(event, ExpeditionBegan) for event in before) == journey.expedition
        assert (journey.stone if word == "best" else 1) in steps
        assert point.seats == (journey.seat,)


def test_turning_point_of_the_lead_is_where_the_lasting_lead_began() -> None:
    turns, points, _ = found(played(Setting(GAME, Options(), 3), 0))
    point = points["turning-lead"]
    assert all(turn.view.ahead == point.seats for turn in turns[point.turn : -1])
    assert turns[point.turn - 1].view.ahead != point.seats


def test_game_with_hidden_points_has_no_turning_point_of_the_lead() -> None:
    _, points, _ = found(played(Setting(GAME, Options(edition="2008"), 2), 0))
    assert "turning-lead" not in points


@pytest.mark.parametrize("seed", range(4))
def test_decisive_sentence_names_the_largest_gain_over_the_runner_up(seed: int) -> None:
    """In an expedition, or by artifacts; the sentence has the difference."""
    game = played(Setting(GAME, Options(), 3), seed)
    view, result = GAME.visibility.view(game.end, None), GAME.ending.result(game.end)
    assert result is not None and len(result.winners) == 1
    what = GAME.decisive(view, result)
    assert what is not None
    winner, other = sorted(range(3), key=lambda seat: (result.placings[seat], seat))[:2]
    gains = [expedition_points(sheet, winner) - expedition_points(sheet, other) for sheet in view.sheets]
    found = scoring.artifact_counts(game.end)
    gains.append(artifact_points(found[winner], view.options) - artifact_points(found[other], view.options))
    assert what.details["more"] == max(gains)
    assert (what.seats, what.other) == ((winner,), other)


def test_decisive_artifacts_are_those_of_all_expeditions() -> None:
    """The Board Game, "The game": 40 for eight artifacts, −40 for two."""
    earlier = (
        Expedition(figures=("Y9", "Y9"), found=(6, 2)),
        Expedition(figures=("Y4", "Y4"), found=(2, 0)),
    )
    end = play(position("Y5", left=1, earlier=earlier), "-Y5", "draw D")
    result = scoring.result(end)
    assert result is not None
    what = GAME.decisive(GAME.visibility.view(end, None), result)
    assert what is not None
    assert (what.seats, what.other) == ((ADA,), BORIS)
    assert what.details == {"found": 8, "others": 2, "more": 80}
