"""Turns of random games as onlookers see them."""

from __future__ import annotations

from typing import Any

from engine.core.turning_points import ShownTurn
from engine.core.types import Event
from tests.contract.positions import Played


def shown(game: Played) -> list[ShownTurn[Any]]:
    """A turn for everything that one post would tell."""
    rules, turns, events = game.setting.game, list[ShownTurn[Any]](), list[Event]()
    for step in game.steps:
        events += [event for event in step.events if event.is_for(None)]
        if rules.ending.result(step.state) or (
            rules.rules.turn_complete(step.state) and not rules.shortcuts.extends_last_post(step.state)
        ):
            turns.append(ShownTurn(rules.visibility.view(step.state, None), tuple(events)))
            events.clear()
    return turns
