"""The analysis of a multi-action turn as text."""

from __future__ import annotations

import pytest

from bot.features.replay.analysis import CostlyTurn, better_of
from engine.ai.game_analysis import Cause, Cost
from engine.core.catalogue import catalogue
from engine.game_registry import games
from tests.engine.lost_cities.table import position
from tests.engine.tikal.jungle import ADA, jungle

NAMES = ("Ada", "Boris")


def test_better_turn_of_tikal_lists_its_actions_and_the_change_of_both_scores() -> None:
    state = jungle(pieces=("A5:1", "A4:1"), levels="A4=6")
    cost = Cost(3, 7, ADA, "end", "new A5", 6.0, 0.5, ("move A5-A4 2",))
    action, facts = better_of(games()["tikal"], CostlyTurn(cost, state, ()), NAMES, catalogue())
    assert action == "Bring an explorer to A5 → 2 explorers from A5 to A4"
    assert list(facts)[:2] == ["your opponent would score 6 less", "you’d score 6 more"]


def test_better_turn_lists_facts_for_it_but_none_against_it() -> None:
    state = position(ada="Y3 Y9 B2 W3 G4 R3 R5 B6", expeditions=("Y2", ""), discards="B4", left=30)
    facts = [
        better_of(
            games()["lost_cities"],
            CostlyTurn(Cost(3, 7, 0, "-W3 D", better, 6.0, 0.5), state, ()),
            NAMES,
            catalogue(),
        )[1]
        for better in ("+Y3 D", "+Y9 B")
    ]
    assert facts == [
        ["skips none of your cards", "one more of your cards can follow"],
        ["the blue 4 goes with your 2 blue cards"],
    ]


@pytest.mark.parametrize(
    ("cause", "clause"),
    [
        (Cause(None, "Y", 16.8), "mostly yellow: +17"),
        (Cause(1, "R", 9.2), "mostly Boris’s red: −9"),
    ],
)
def test_reasons_begin_with_the_cause_and_what_was_wrong(cause: Cause, clause: str) -> None:
    state = position(ada="Y3 Y10 B2 W3 G4 R3 R5 B6", expeditions=("Y2", ""), left=30)
    cost = Cost(3, 7, ADA, "+Y10 D", "+Y3 D", 17.0, 0.5, cause=cause)
    _, reasons = better_of(games()["lost_cities"], CostlyTurn(cost, state, ()), NAMES, catalogue())
    assert list(reasons) == [clause, "as played: skips your yellow 3"]


@pytest.mark.parametrize(
    ("played", "better", "fact"),
    [
        ("+Y3 D", "+Y3 R", "the red 7 fits your expedition"),
        ("-W3 D", "+R5 D", "one more of your cards can follow"),
        ("-Y3 D", "-W3 D", "as played: still fits your expedition"),
    ],
)
def test_reason_is_a_fact_that_holds_for_only_one_of_the_two_turns(
    played: str, better: str, fact: str
) -> None:
    state = position(ada="Y3 Y10 B2 W3 G4 R5 R8 B6", expeditions=("Y2 R2", ""), discards="R7", left=30)
    one = CostlyTurn(Cost(3, 7, ADA, played, better, 9.0, 0.5), state, ())
    _, reasons = better_of(games()["lost_cities"], one, NAMES, catalogue())
    assert fact in reasons


@pytest.mark.parametrize(
    ("left", "reasons"), [(30, ["as played: jumps over 5 cards that could still come"]), (9, [])]
)
def test_jump_over_cards_is_a_reason_only_while_many_cards_are_left(left: int, reasons: list[str]) -> None:
    state = position(ada="Y3 Y9 B2 W3 G4 G5 R8 B6", expeditions=("Y2 R2", ""), left=left)
    one = CostlyTurn(Cost(3, 7, ADA, "+R8 D", "-W3 D", 9.0, 0.5), state, ())
    _, found = better_of(games()["lost_cities"], one, NAMES, catalogue())
    assert [text for text in found if text.startswith("as played")] == reasons


@pytest.mark.parametrize(
    ("expedition", "reasons"),
    [
        ("R2", ["as played: jumps over 3 cards that could still come"]),
        ("R2 R3", []),
    ],
)
def test_jump_over_a_number_that_partners_have_twice_is_a_reason_while_one_copy_is_unseen(
    expedition: str, reasons: list[str]
) -> None:
    """The red 3 of the other side is in sight, the other red 3 is not."""
    state = position(
        ada="Y3 Y9 B2 W3 G4 G5 R6 B6", expeditions=(f"Y2 {expedition}", "R3"), left=30, partners=True
    )
    one = CostlyTurn(Cost(3, 7, ADA, "+R6 D", "-W3 D", 9.0, 0.5), state, ())
    _, found = better_of(games()["lost_cities"], one, NAMES, catalogue())
    assert [text for text in found if text.startswith("as played")] == reasons


@pytest.mark.parametrize(
    ("key", "cause", "clause"),
    [
        ("lost_cities_board", Cause(None, "B", 12.0), "mostly blue: +12"),
        ("tikal", Cause(None, "A4", 6.0), "mostly the temple on A4: +6"),
        ("tikal", Cause(1, "treasures", 4.0), "mostly Boris’s treasures: −4"),
    ],
)
def test_cause_of_a_costly_turn_names_the_part_of_each_games_board(
    key: str, cause: Cause, clause: str
) -> None:
    teaching = games()[key].teaching
    assert teaching is not None
    rival = None if cause.rival is None else NAMES[cause.rival]
    assert teaching.cause(cause.part, round(cause.points), rival, catalogue()) == clause


@pytest.mark.parametrize(
    ("key", "actions", "deeds"),
    [
        ("lost_cities", "+R8 D|-R2 D|+Y3 D|+R9 D|+R10 Y", "red 8, red 9, red 10"),
        ("lost_cities", "-R2 D", ""),
        ("lost_cities_board", "+B3|-B4|+B7", "blue 3, blue 7"),
        ("tikal", "new A5|excavate A4|excavate B4|excavate A4", "the temple on A4"),
        ("tikal", "end", ""),
    ],
)
def test_turns_are_summed_up_by_the_most_played_colour_or_most_raised_temple_or_not_at_all(
    key: str, actions: str, deeds: str
) -> None:
    game = games()[key]
    assert game.teaching is not None
    assert (
        game.teaching.main_deeds([game.notation.read(text) for text in actions.split("|")], catalogue())
        == deeds
    )
