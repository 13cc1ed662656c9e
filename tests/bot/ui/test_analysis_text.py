"""The analysis of a multi-action turn as text."""

from __future__ import annotations

from bot.features.replay.analysis import CostlyTurn, better_of
from engine.ai.game_analysis import Cost
from engine.core.catalogue import catalogue
from engine.game_registry import games
from tests.engine.tikal.jungle import ADA, jungle


def test_better_turn_lists_all_actions_and_their_score() -> None:
    state = jungle(pieces=("A5:1", "A4:1"), levels="A4=6")
    cost = Cost(3, 7, ADA, "end", "new A5", 6.0, 0.5, ("move A5-A4 2",))
    action, facts = better_of(games()["tikal"], CostlyTurn(cost, state, ()), catalogue())
    assert action == "Bring an explorer to A5 → 2 explorers from A5 to A4"
    assert list(facts) == ["you’d score 6 more", "your opponent would score 6 less"]
