"""Seasons: quarters of a year in UTC, written `2026q4`."""

from __future__ import annotations

import re
from datetime import UTC, datetime

ALL_TIME = ""
"""The season that stands for all time."""
_WRITTEN = re.compile(r"(\d{4})q([1-4])")


def season_of(at: int) -> str:
    """Return the season of a time in Unix seconds."""
    moment = datetime.fromtimestamp(at, UTC)
    return f"{moment.year:04}q{(moment.month + 2) // 3}"


def season_before(season: str) -> str:
    """Return the season before one. Raises ValueError for invalid text."""
    year, quarter = season_parts(season)
    return f"{year - 1:04}q4" if quarter == 1 else f"{year:04}q{quarter - 1}"


def season_parts(season: str) -> tuple[int, int]:
    """Return a season's year and quarter. Raises ValueError for invalid text."""
    match = _WRITTEN.fullmatch(season)
    if match is None or not season.isascii():
        raise ValueError(season)
    return int(match[1]), int(match[2])
