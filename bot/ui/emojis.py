"""Emojis beside words: our own where Discord has them, plain ones elsewhere, or none.

What is uploaded belongs to the bot's application: it is the same for everybody, in the whole process.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.types import Seat
from render.emoji_images import emojis

_ours: dict[str, str] = {}


def use(uploaded: Mapping[str, str]) -> None:
    """From now on these are shown: by name, as Discord writes them (`<:yellow_1a2b3c4d:123>`)."""
    _ours.clear()
    _ours.update(uploaded)


def shown(symbol: str | None) -> str | None:
    """A symbol (an emoji's name, or a plain emoji) as a button takes it; None if there is nothing to show."""
    if symbol is None:
        return None
    known = emojis().get(symbol)
    return _ours.get(symbol) or (known.plain if known is not None else symbol) or None


def badge(seat: Seat) -> str:
    """A player's badge, as pictures show it, before their name; empty where Discord does not have it."""
    ours = _ours.get(f"seat-{seat + 1}")
    return f"{ours} " if ours else ""
