"""Whether there is anything to see of a name: the one rule for pictures and for words."""

from __future__ import annotations

from unicodedata import category

_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols by their kind, but fonts leave them empty."""


def is_seen(name: str) -> bool:
    """Whether a letter, a number or a sign is in it; spaces, joiners and loose marks alone show nothing."""
    return any(category(letter)[0] in "LNPS" and letter not in _BLANKS for letter in name)
