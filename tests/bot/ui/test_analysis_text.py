"""The analysis of a multi-action turn as text."""

from __future__ import annotations

from bot.features.replay.analysis import CostlyTurn, better_of
from engine.ai.game_analysis import Cost
from engine.core.catalogue import catalogue
from engine.game_registry import games
from tests.engine.lost_cities.table import position
from tests.engine.tikal.jungle import ADA, jungle


def test_better_turn_lists_all_actions_and_their_score() -> None:
    state = jungle(pieces=("A5:1", "A4:1"), levels="A4=6")
    cost = Cost(3, 7, ADA, "end", "new A5", 6.0, 0.5, ("move A5-A4 2",))
    action, facts = better_of(games()["tikal"], CostlyTurn(cost, state, ()), catalogue())
    assert action == "Bring an explorer to A5 → 2 explorers from A5 to A4"
    assert list(facts) == ["you’d score 6 more", "your opponent would score 6 less"]


def test_better_turn_is_shown_without_facts_against_it() -> None:
    state = position(ada="Y3 Y9 B2 W3 G4 R3 R5 B6", expeditions=("Y2", ""), discards="B4", left=30)
    facts = [
        better_of(
            games()["lost_cities"],
            CostlyTurn(Cost(3, 7, 0, "-W3 D", better, 6.0, 0.5), state, ()),
            catalogue(),
        )[1]
        for better in ("+Y3 D", "+Y9 B")
    ]
    assert facts == [
        ["skips none of your cards", "one more of your cards can follow"],
        ["the blue 4 goes with your 2 blue cards"],
    ]
