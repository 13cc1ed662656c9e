"""What playouts are worth is measured by what overruling changes, and by nothing else."""

from __future__ import annotations

from typing import Any

from benchmarks.gains import gained
from engine.games.lost_cities.model import Action, Options

DUEL, PARTNERS = (Options(rounds=1), 2), (Options(rounds=1, partners=True), 4)


def favourite(situation: Any, opinions: list[Any]) -> Action:
    return opinions[0].action  # type: ignore[no-any-return]


def worst(situation: Any, opinions: list[Any]) -> Action:
    return opinions[-1].action  # type: ignore[no-any-return]


def test_who_never_overrules_gains_nothing() -> None:
    assert gained(*DUEL, 1, favourite) == gained(*PARTNERS, 2, favourite) == 0


def test_whoever_takes_the_worst_turns_loses_by_it_on_either_side() -> None:
    losses = [gained(*table, number, worst) for table in (DUEL, PARTNERS) for number in (1, 2)]
    assert max(losses) < -50
