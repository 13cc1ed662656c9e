"""What people may type: any case, any spacing, but no lookalike letters."""

from __future__ import annotations

from engine.core.errors import BadNotation


def plain(text: str, example: str) -> str:
    """A typed text in capitals, with single spaces. Raises BadNotation for anything that is not ASCII.

    Python would take digits of other scripts for digits, and make an S of a long ſ.
    """
    if not text.isascii():
        raise BadNotation(text, expected=example)
    return " ".join(text.upper().split())
