"""Achievements in words."""

from __future__ import annotations

from bot.ratings.medals import medal
from bot.store.achievements import BETWEEN
from engine.core.catalogue import Catalogue, Say

MOST = 8
"""So many achievements a profile tells of."""


def is_told(achievement: str, say: Catalogue) -> bool:
    """Whether there are words for an achievement: a game that is no longer there has taken its own along."""
    return _sentence(achievement) in say


def title(achievement: str, say: Say) -> str:
    """What an achievement is called."""
    return say(_sentence(achievement))


def story(achievement: str, say: Say) -> str:
    """An achievement in a line: its sign, what it is called, and what was done."""
    told = say(f"{_sentence(achievement)}-story")
    return say("achievement", sign=medal(achievement).sign, title=title(achievement, say), story=told)


def _sentence(achievement: str) -> str:
    """The id of an achievement's name: achievements of a game stand beside its other sentences."""
    game, _, own = achievement.rpartition(BETWEEN)
    return f"{game}-achievement-{own}" if game else f"achievement-{own}"
