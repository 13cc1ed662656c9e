"""The rating method, and seasons: quarters of a year in UTC, written `2026q4`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version

from openskill.models import PlackettLuce

from bot.store.rating_queries import Skill

ALL_TIME = ""
"""The season that stands for all time."""
_WRITTEN = re.compile(r"(\d{4})q([1-4])")


def season_of(at: int) -> str:
    """Return the season of a time in Unix seconds, such as `2026q4`."""
    moment = datetime.fromtimestamp(at, UTC)
    return f"{moment.year:04}q{(moment.month + 2) // 3}"


def season_before(season: str) -> str:
    """Return the name of the season before one: `2025q4` for `2026q1`. Raises ValueError for invalid text."""
    year, quarter = season_parts(season)
    return f"{year - 1:04}q4" if quarter == 1 else f"{year:04}q{quarter - 1}"


def season_parts(season: str) -> tuple[int, int]:
    """Return a season's year and quarter (1 to 4). Raises ValueError for invalid text."""
    match = _WRITTEN.fullmatch(season)
    if match is None or not season.isascii():
        raise ValueError(season)
    return int(match[1]), int(match[2])


LIBRARY = "openskill"
METHOD = f"Plackett–Luce 4, {LIBRARY} {version(LIBRARY)}"
"""The name of the method. If it changes, ratings are rebuilt."""
_DIGITS = 6
"""Decimals kept. Processors may differ in the last of sixteen digits."""
_MODEL = PlackettLuce()
_LEVEL, _POINT, _DOUBTS = 1000, 40, 3
"""Rating of newcomers; points per unit of skill; uncertainties subtracted."""
ESTABLISHED = 10
"""Games before which a rating is provisional."""
NEW = Skill(round(_MODEL.mu, _DIGITS), round(_MODEL.sigma, _DIGITS))
"""The skill of a user who has not played."""


@dataclass(frozen=True)
class Side:
    """Players of one side: their placing, skills by user id, and those who left."""

    placing: int
    skills: Mapping[int, Skill]
    left: frozenset[int] = frozenset()

    @property
    def is_gone(self) -> bool:
        """Whether all of its players left."""
        return len(self.left) == len(self.skills)


def points(skill: Skill) -> int:
    """Return the rating that is shown: the mean less three uncertainties, 1,000 for a newcomer."""
    return round(_LEVEL + _POINT * (skill.mu - _DOUBTS * skill.sigma))


def doubt(skill: Skill) -> int:
    """Return the uncertainty of a skill, in points of rating."""
    return round(_POINT * skill.sigma)


def rate(sides: Sequence[Side]) -> dict[int, Skill]:
    """Return all players' skills after a game, by user id.

    A player who left loses as if their side were last.
    """
    skills = _rate_places(sides, placings(sides))
    for side in sides:
        if side.left and not side.is_gone:
            lost = _rate_places(sides, _with_last_place(placings(sides), sides.index(side)))
            skills |= {user_id: lost[user_id] for user_id in side.left}
    return skills


def placings(sides: Sequence[Side]) -> list[int]:
    """Return the sides' places from 1, in the order of `sides`.

    Ties share one. Sides of which all left come last.
    """
    ranks = [(side.is_gone, side.placing) for side in sides]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def _with_last_place(places: Sequence[int], last_side: int) -> list[int]:
    """Return the places with one below all others for the side `last_side`."""
    return [len(places) + 1 if side == last_side else place for side, place in enumerate(places)]


def _rate_places(sides: Sequence[Side], places: Sequence[int]) -> dict[int, Skill]:
    """Return the skills after a game in which the sides have these places, by user id."""
    # The model's result depends on the order of the players.
    order = sorted(range(len(sides)), key=lambda side: (places[side], sorted(sides[side].skills)))
    people = [sorted(sides[side].skills) for side in order]
    teams = [
        [_MODEL.rating(skill.mu, skill.sigma) for _, skill in sorted(sides[side].skills.items())]
        for side in order
    ]
    rated = _MODEL.rate(teams, ranks=[float(places[side]) for side in order])
    return {
        user_id: Skill(round(rating.mu, _DIGITS), round(rating.sigma, _DIGITS))
        for who, team in zip(people, rated, strict=True)
        for user_id, rating in zip(who, team, strict=True)
    }
