"""The rating method, seasons (quarters of a year in UTC, written `2026q4`), and the ledger of standings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import product

from openskill.models import PlackettLuce

from bot.store.rating_queries import Board, Key, RatingChange, Skill, Standing
from bot.store.schema import EVERYWHERE

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
    """Return all players' skills after a game, by user id. One who left loses as if their side were last."""
    skills = _rate_places(sides, placings(sides))
    for side in sides:
        if side.left and not side.is_gone:
            lost = _rate_places(sides, _with_last_place(placings(sides), sides.index(side)))
            skills |= {user_id: lost[user_id] for user_id in side.left}
    return skills


def placings(sides: Sequence[Side]) -> list[int]:
    """Return the sides' places from 1, in order of `sides`. Ties share one; sides that all left come last."""
    ranks = [(side.is_gone, side.placing) for side in sides]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def _with_last_place(places: Sequence[int], last_side: int) -> list[int]:
    """Return the places with a place below all others for the side with the index `last_side`."""
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


DUPLICATE = "duplicate"
"""The line-up of duplicate matches of any size."""
FORM = 5
"""Number of last placings kept in a standing."""


@dataclass(frozen=True)
class Player:
    """A user's part in a finished game.

    `placing` is that of their side; `left` tells that a computer replaced them.
    """

    user_id: int
    side: int
    placing: int
    score: int
    left: bool


@dataclass(frozen=True)
class Game:
    """A finished rated game."""

    table_id: int
    guild_id: int
    game: str
    ended_at: int
    players: tuple[Player, ...]
    played_out: bool = True
    is_match: bool = False

    @property
    def lineup(self) -> str:
        """The number of players on each side, the smallest first, such as `1v1`; DUPLICATE for a match."""
        if self.is_match:
            return DUPLICATE
        sides = [player.side for player in self.players]
        return "v".join(map(str, sorted(sides.count(side) for side in set(sides))))

    @property
    def boards(self) -> tuple[Board, ...]:
        """The boards it counts for: EVERYWHERE, and its server's if it has one."""
        return tuple(Board(guild, self.game, self.lineup) for guild in sorted({EVERYWHERE, self.guild_id}))

    def keys(self) -> Iterator[Key]:
        """Yield the keys of all standings that it changes.

        Each player has one on each board, for all time and for the season.
        """
        seasons, people = (ALL_TIME, season_of(self.ended_at)), sorted(one.user_id for one in self.players)
        yield from (Key(board, season, who) for board, season, who in product(self.boards, seasons, people))


class Ledger:
    """Standings by key. Games are applied in the order in which they ended."""

    def __init__(self, standings: Mapping[Key, Standing] | None = None) -> None:
        self.standings = dict(standings or {})

    def enter(self, game: Game) -> list[RatingChange]:
        """Apply a game to all its boards; return the changes, ordered by board and user."""
        return [change for board in game.boards for change in self._apply_to_board(board, game)]

    def _apply_to_board(self, board: Board, game: Game) -> list[RatingChange]:
        """Apply a game to a board, for its season and all time; return the all-time changes by user id."""
        sides = self._sides_with_skills(board, game)
        places, skills = _places(sides), rate(sides)
        changes = []
        for player in sorted(game.players, key=lambda player: player.user_id):
            who, place = player.user_id, places[player.user_id]
            before = self._skill_on(board, who)
            # A score counts only if the player played the game out.
            score = player.score if game.played_out and not player.left else None
            news = (game.ended_at, place, before, skills[who], score)
            changes.append(RatingChange(game.table_id, board, who, *news))
            for season in (ALL_TIME, season_of(game.ended_at)):
                key = Key(board, season, who)
                self.standings[key] = _with_game(
                    self.standings.get(key), skills[who], score, place, game.ended_at
                )
        return changes

    def _sides_with_skills(self, board: Board, game: Game) -> list[Side]:
        """Return a game's sides by number, with their placing, the skills on a board, and who left."""
        sides = []
        for number in sorted({player.side for player in game.players}):
            own = [player for player in game.players if player.side == number]
            left = frozenset(player.user_id for player in own if player.left)
            skills = {player.user_id: self._skill_on(board, player.user_id) for player in own}
            sides.append(Side(own[0].placing, skills, left))
        return sides

    def _skill_on(self, board: Board, user_id: int) -> Skill:
        """Return a user's all-time skill on a board; NEW before their first game."""
        standing = self.standings.get(Key(board, ALL_TIME, user_id))
        return NEW if standing is None else standing.skill


def _places(sides: list[Side]) -> dict[int, int]:
    """Return each user's place among the sides, from 1. Users who left get the last place."""
    placed = zip(sides, placings(sides), strict=True)
    return {who: len(sides) if who in side.left else place for side, place in placed for who in side.skills}


def _with_game(standing: Standing | None, skill: Skill, score: int | None, place: int, at: int) -> Standing:
    """Return a standing with one more game, in which the player came to `place` (from 1).

    `score` is None if the player did not play it out.
    """
    standing = standing or Standing(skill, 0, 0, 0, None, "", 0)
    scores = [one for one in (standing.best, score) if one is not None]
    return replace(
        standing,
        skill=skill,
        rating=points(skill),
        games=standing.games + 1,
        wins=standing.wins + (place == 1),
        best=max(scores, default=None),
        form=f"{standing.form}{place}"[-FORM:],
        changed_at=at,
    )
