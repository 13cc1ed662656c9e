"""The ledger: applies games in order and keeps standings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product

from bot.ratings import rating_model
from bot.ratings.rating_model import ALL_TIME, NEW, Side, season_of
from bot.store.rating_queries import Board, Key, RatingChange, Skill, Standing
from bot.store.schema import EVERYWHERE

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
        places, skills = _places(sides), rating_model.rate(sides)
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
        """Return a game's sides with their placing, the skills on a board, and who left."""
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
    placed = zip(sides, rating_model.placings(sides), strict=True)
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
        rating=rating_model.points(skill),
        games=standing.games + 1,
        wins=standing.wins + (place == 1),
        best=max(scores, default=None),
        form=f"{standing.form}{place}"[-FORM:],
        changed_at=at,
    )
