"""Whether there is anything to see of a name, and which way it is read: in pictures and in messages alike."""

from __future__ import annotations

from unicodedata import bidirectional, category

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols by their kind, but fonts leave them empty."""


def is_seen(name: str) -> bool:
    """Whether a letter, a number or a sign is in it; spaces, joiners and loose marks alone show nothing."""
    return any(category(letter)[0] in "LNPS" and letter not in _BLANKS for letter in name)


ISOLATE, END_ISOLATE = "\u2068", "\u2069"
_RIGHT_TO_LEFT = ("R", "AL", "AN")


def isolated(name: str) -> str:
    """A name for a sentence: one that is read from the right does not turn what is around it."""
    turns = any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in name)
    return f"{ISOLATE}{name}{END_ISOLATE}" if turns else name
