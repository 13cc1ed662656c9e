"""Achievements: what a finished game is remembered for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.types import PLAYED_OUT, Result, Seat


def came_back(before: Sequence[int], seat: Seat, result: Result | None) -> bool:
    """Whether a seat won that was behind before the last round; `before` are the sums by seat then."""
    if result is None or result.why != PLAYED_OUT:
        return False
    return seat in result.winners and before[seat] < max(before)
