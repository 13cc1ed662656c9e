"""The rating method: what a game does to its players' skills. No other module knows it.

Each skill is a mean and an uncertainty (Weng and Lin's online ranking, the Plackett–Luce model). The seats'
order makes no difference: players are put in an order of their own before anything is added up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version

from openskill.models import PlackettLuce

from bot.store.rating_queries import Skill

LIBRARY = "openskill"
METHOD = f"Plackett–Luce 4, {LIBRARY} {version(LIBRARY)}"
"""What the numbers rest on: where it changes, they are reckoned anew."""
_DIGITS = 6
"""Kept so exactly: processors may differ in the last of sixteen digits, which matters to nobody."""
_MODEL = PlackettLuce()
_LEVEL, _POINT, _DOUBTS = 1000, 40, 3
"""Where newcomers stand, how many points one of the method's is, how much of the uncertainty is taken off."""
ESTABLISHED = 10
"""Before so many games a rating is provisional."""
NEW = Skill(round(_MODEL.mu, _DIGITS), round(_MODEL.sigma, _DIGITS))
"""What is thought of somebody who has not played."""


@dataclass(frozen=True)
class Side:
    """Those who played together: their placing and their skills by user id, and who of them has left."""

    placing: int
    skills: Mapping[int, Skill]
    left: frozenset[int] = frozenset()

    @property
    def is_gone(self) -> bool:
        """Whether nobody of it stayed to the end."""
        return len(self.left) == len(self.skills)


def points(skill: Skill) -> int:
    """The rating people read and are ranked by: what somebody is worth almost certainly; newcomers 1,000."""
    return round(_LEVEL + _POINT * (skill.mu - _DOUBTS * skill.sigma))


def doubt(skill: Skill) -> int:
    """How unsure a skill is still, in points."""
    return round(_POINT * skill.sigma)


def rate(sides: Sequence[Side]) -> dict[int, Skill]:
    """Everybody's skill after a game; who has left loses what the last one would."""
    skills = _rated(sides, placings(sides))
    for side in sides:
        if side.left and not side.is_gone:
            lost = _rated(sides, _with_last(placings(sides), sides.index(side)))
            skills |= {user_id: lost[user_id] for user_id in side.left}
    return skills


def placings(sides: Sequence[Side]) -> list[int]:
    """The sides' places from 1, equals sharing one; whoever has left is behind everybody who stayed."""
    ranks = [(side.is_gone, side.placing) for side in sides]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def _with_last(places: Sequence[int], last: int) -> list[int]:
    return [len(places) + 1 if side == last else place for side, place in enumerate(places)]


def _rated(sides: Sequence[Side], places: Sequence[int]) -> dict[int, Skill]:
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
