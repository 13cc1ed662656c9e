"""What people are remembered for, in words."""

from __future__ import annotations

from bot.standings.medals import medal
from bot.store.achievements import BETWEEN
from engine.core.catalogue import Catalogue, Say

MOST = 8
"""So many feats a profile tells of."""


def is_told(feat: str, say: Catalogue) -> bool:
    """Whether there are words for a feat: a game that is no longer there has taken its own along."""
    return _sentence(feat) in say


def title(feat: str, say: Say) -> str:
    """What a feat is called."""
    return say(_sentence(feat))


def story(feat: str, say: Say) -> str:
    """A feat in a line: its sign, what it is called, and what was done."""
    told = say(f"{_sentence(feat)}-story")
    return say("feat", sign=medal(feat).sign, title=title(feat, say), story=told)


def _sentence(feat: str) -> str:
    """The id of a feat's name: feats of a game stand beside its other sentences."""
    game, _, own = feat.rpartition(BETWEEN)
    return f"{game}-feat-{own}" if game else f"feat-{own}"
