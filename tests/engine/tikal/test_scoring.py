"""Majorities, treasures, and score sheets."""

from __future__ import annotations

import pytest

from engine.core.catalogue import catalogue
from engine.core.types import Result
from engine.games.tikal import scoring
from engine.games.tikal.model import SPOT, Options, State
from tests.engine.tikal.jungle import ADA, AUCTION, BORIS, CHEN, DANA, game_of, jungle, play

say = catalogue()


def ended(state: State) -> Result:
    outcome = scoring.result(state)
    assert outcome is not None
    return outcome


def through(state: State) -> State:
    """Play to the end, each seat ending its turns at once."""
    while state.turn is not None:
        state = play(state, "end")
    return state


# Temples


@pytest.mark.parametrize(
    ("pieces", "holder"),
    [
        pytest.param(("", "", ""), None, id="no piece there"),
        pytest.param(("1", "", ""), ADA, id="one alone"),
        pytest.param(("2", "1", ""), ADA, id="two against one"),
        pytest.param(("1", "1", ""), None, id="a tie"),
        pytest.param(("2", "2", "1"), None, id="a tie of the strongest, with a third below"),
        pytest.param(("2", "2", "3"), CHEN, id="stronger than each of two"),
        pytest.param(("L", "2", ""), ADA, id="the leader counts as three"),
        pytest.param(("L", "3", ""), None, id="the leader against three"),
        pytest.param(("L", "4", ""), BORIS, id="the leader against four"),
        pytest.param(("L", "L", "1L"), CHEN, id="three leaders"),
    ],
)
def test_temple_scores_for_the_player_stronger_than_every_other(
    pieces: tuple[str, ...], holder: int | None
) -> None:
    """Tikal, "Scoring": a tie scores for no player."""
    state = jungle(seats=3, pieces=tuple(f"A4:{who}" if who else "" for who in pieces), levels="A4=3")
    assert scoring.temple_holder(state, SPOT["A4"]) == holder
    for seat in (ADA, BORIS, CHEN):
        assert scoring.points_now(state, seat) == (3 if seat == holder else 0)


def test_guard_holds_a_temple_against_any_strength() -> None:
    """Tikal, "Scoring": every temple on which they have a guard."""
    state = jungle(pieces=("", "A4:5L"), guards=("A4",), levels="A4=3")
    assert scoring.scored_temples(state, ADA) == ((SPOT["A4"], 3),)
    assert scoring.scored_temples(state, BORIS) == ()


def test_temple_scores_its_current_level() -> None:
    """Tikal, "Scoring": its height, and not what is printed."""
    state = jungle("C4=d1", pieces=("C4:1 A4:1",), levels="C4=8")
    assert scoring.points_now(state, ADA) == 8 + 1


def test_pieces_off_the_temples_score_nothing() -> None:
    """Tikal, "Scoring"."""
    assert scoring.points_now(jungle("C4=a4 C5=b4", pieces=("C4:4 C5:2 A5:L B4:3",)), ADA) == 0


# Treasures


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ("", 0),
        ("mask", 1),
        ("mask mask", 3),
        ("mask mask mask", 6),
        ("mask jug", 1 + 1),
        ("mask mask jug", 3 + 1),
        ("mask mask mask jug jug ring", 6 + 3 + 1),
        ("mask jug ring bell idol knife shell crown", 8),
    ],
)
def test_treasures_of_a_kind_score_1_3_or_6(taken: str, points: int) -> None:
    """Tikal, "Scoring": for each kind of treasure."""
    assert scoring.treasure_points(taken.split()) == points
    assert scoring.points_now(jungle(treasures=(taken, "")), ADA) == points


def test_single_treasure_is_the_only_one_of_its_kind() -> None:
    """Tikal, "The actions"."""
    assert scoring.single_treasures(("mask", "jug", "jug", "idol", "idol", "idol", "crown")) == (
        "mask",
        "crown",
    )


# Worked examples


def test_scoring_round_matches_the_worked_example() -> None:
    """Tikal, "Scoring", with four players.

    A4 (5): Ada 2, Boris 2 – tie. B5 (3): Boris's guard, though Dana has her leader there. C4 (8): Chen's
    leader against two explorers of Ada – Chen. C5 (2): Dana, alone.
    Treasures: Ada 1 + 1, Boris 3, Chen 6 + 1, Dana none.
    """
    state = jungle(
        "C4=d1 C5=a2/4",
        seats=4,
        pieces=("A4:2 C4:2", "A4:2", "C4:L", "B5:L C5:1"),
        guards=("", "B5"),
        levels="A4=5 B5=3 C4=8",
        treasures=("mask jug", "idol idol", "ring ring ring bell", ""),
        stack="",
    )
    state = through(state)
    assert state.totals == (2, 3 + 3, 8 + 7, 2)
    by_seat = {sheet.seat: (sheet.temples, sheet.treasures, sheet.points) for sheet in state.sheets}
    assert by_seat == {
        ADA: ((), 2, 2),
        BORIS: (((SPOT["B5"], 3),), 3, 6),
        CHEN: (((SPOT["C4"], 8),), 7, 15),
        DANA: (((SPOT["C5"], 2),), 0, 2),
    }


def test_two_scoring_rounds_match_the_worked_example() -> None:
    """Tikal, "Scoring" and "The end": Ada raises her temple in between, and Boris swaps a treasure.

    Ada scores 1 for A4, 3 for two masks, 1 for a ring; then 3 for A4, and for a jug as much as for the ring.
    Boris scores 1 for a jug, and 1 for the ring.
    """
    state = jungle(pieces=("A4:2", ""), treasures=("mask mask ring", "jug"), stack="f5")
    state = play(state, "end", "end", "end")
    assert state.totals == (1 + 3 + 1, 1)
    state = play(state, "place C4 1", "swap jug 1 ring", "end")
    state = play(state, "excavate A4", "excavate A4", "end", "end")
    assert state.totals == (5 + 3 + 3 + 1, 1 + 1)


# Sums


def lines(outcome: Result, seat: int) -> list[tuple[str, int]]:
    return [(say(line.text, **line.details), line.points) for line in outcome.score_sheets[seat]]


def test_score_sheet_of_tikal_has_temples_and_treasures_of_each_round() -> None:
    """Tikal, "The end"."""
    state = jungle(pieces=("A4:1 B5:1",), treasures=("mask mask", "jug"), stack="f5")
    state = play(state, "end", "end", "end", "place C4 1", "end", "excavate A4", "end", "end")
    assert lines(ended(state), ADA) == [
        ("Scoring round 1, 2 temples", 2),
        ("Scoring round 1, treasures", 3),
        ("Scoring round 2, 2 temples", 3),
        ("Scoring round 2, treasures", 3),
    ]
    assert lines(ended(state), BORIS) == [
        ("Scoring round 1, no temples", 0),
        ("Scoring round 1, treasures", 1),
        ("Scoring round 2, no temples", 0),
        ("Scoring round 2, treasures", 1),
    ]


def test_score_sheet_of_an_auction_game_has_starting_points_and_bids() -> None:
    """Tikal, "Auction"."""
    step = list(game_of(2, 3, AUCTION))[-1]
    outcome = ended(step.state)
    for seat in (ADA, BORIS):
        shown = lines(outcome, seat)
        assert shown[0] == ("Starting points", 20)
        assert shown[-1] == ("Bids", -step.state.paid[seat])


@pytest.mark.parametrize("options", [Options(), AUCTION], ids=["drawn", "auction"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_lines_of_the_score_sheet_add_up_to_the_final_score(options: Options, seats: int, seed: int) -> None:
    """Tikal, "The end" and "Auction"."""
    step = list(game_of(seats, seed, options))[-1]
    outcome = ended(step.state)
    assert outcome.scores == step.state.totals
    assert tuple(sum(line.points for line in sums) for sums in outcome.score_sheets) == outcome.scores
