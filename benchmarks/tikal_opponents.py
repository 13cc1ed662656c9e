"""Opponents for the computer player of Tikal: sensible ones with leanings, and a planner that only counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from engine.games.tikal.action_types import Action, Camp, Excavate, Guard, Hunt, Move
from engine.games.tikal.box import SPOT
from engine.games.tikal.computer.numbers import WEIGHTS
from engine.games.tikal.judgement import TikalJudgement
from engine.games.tikal.model import View
from tests.playthroughs import players

Leaning = Callable[[View, Action], float]


def digger(view: View, action: Action) -> float:
    """Raises every temple it stands on."""
    return 5.0 if isinstance(action, Excavate) else 0.0


def hunter(view: View, action: Action) -> float:
    """Goes for treasures before anything else."""
    if isinstance(action, Move):
        return 4.0 * bool(view.hoards[SPOT[action.end]])
    return 5.0 if isinstance(action, Hunt) else 0.0


def poster(view: View, action: Action) -> float:
    """Posts its guards on the first temples of some height, and pitches its camps."""
    if isinstance(action, Guard):
        return 8.0 if view.levels[SPOT[action.hex]] >= 5 else -4.0
    return 4.0 if isinstance(action, Camp) else 0.0


LEANINGS: Mapping[str, Leaning] = {"digger": digger, "hunter": hunter, "poster": poster}


def leaning(name: str, view: View, action: Any) -> float:
    """How good an action looks to the sensible player with a leaning."""
    return players.SENSES["tikal"](view, action) + LEANINGS[name](view, action)


COUNTING = TikalJudgement(
    replace(WEIGHTS, hold=0.01, take=0.01, pace=0.0, treasure=1.0, ruin=0.0, near=0.0, camp=0.0, leader=0.0)
)
"""Plans its turns well, but for what it would score at their end, no more."""
