"""The ledger: enters games one after another, and keeps everybody's standings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product

from bot.ratings import rating_model
from bot.ratings.rating_model import NEW, Side
from bot.ratings.seasons import ALL_TIME, season_of
from bot.store.rating_queries import EVERYWHERE, Board, Key, RatingChange, Skill, Standing

DUPLICATE = "duplicate"
"""The line-up of duplicate matches, however many play."""
FORM = 5
"""So many of the last placings are remembered."""


@dataclass(frozen=True)
class Player:
    """Somebody's part in a finished game; `left` says whether a computer had to play on for them."""

    user_id: int
    side: int
    placing: int
    score: int
    left: bool


@dataclass(frozen=True)
class Game:
    """A rated game that is over."""

    table_id: int
    guild_id: int
    game: str
    ended_at: int
    players: tuple[Player, ...]
    played_out: bool = True
    is_match: bool = False

    @property
    def lineup(self) -> str:
        """How many play on each side, the smallest first: `1v1`, `2v2`, `1v1v1`; or that it was a match."""
        if self.is_match:
            return DUPLICATE
        sides = [player.side for player in self.players]
        return "v".join(map(str, sorted(sides.count(side) for side in set(sides))))

    @property
    def boards(self) -> tuple[Board, ...]:
        """Where it counts: everywhere, and on its server if there is one."""
        return tuple(Board(guild, self.game, self.lineup) for guild in sorted({EVERYWHERE, self.guild_id}))

    def keys(self) -> Iterator[Key]:
        """The standings it changes, of this season and of all time."""
        seasons, people = (ALL_TIME, season_of(self.ended_at)), sorted(one.user_id for one in self.players)
        yield from (Key(board, season, who) for board, season, who in product(self.boards, seasons, people))


class Ledger:
    """The standings of leaderboards by key."""

    def __init__(self, standings: Mapping[Key, Standing] | None = None) -> None:
        self.standings = dict(standings or {})

    def enter(self, game: Game) -> list[RatingChange]:
        """Counts a game on every board; what it changed, in the order of the boards and people."""
        return [change for board in game.boards for change in self._on(board, game)]

    def _on(self, board: Board, game: Game) -> list[RatingChange]:
        sides = self._sides(board, game)
        places, skills = _places(sides), rating_model.rate(sides)
        changes = []
        for player in sorted(game.players, key=lambda player: player.user_id):
            who, place = player.user_id, places[player.user_id]
            before = self._skill(board, who)
            # A score that a computer has made, or that was cut short, is nobody's.
            score = player.score if game.played_out and not player.left else None
            news = (game.ended_at, place, before, skills[who], score)
            changes.append(RatingChange(game.table_id, board, who, *news))
            for season in (ALL_TIME, season_of(game.ended_at)):
                key = Key(board, season, who)
                self.standings[key] = _longer(
                    self.standings.get(key), skills[who], score, place, game.ended_at
                )
        return changes

    def _sides(self, board: Board, game: Game) -> list[Side]:
        sides = []
        for number in sorted({player.side for player in game.players}):
            own = [player for player in game.players if player.side == number]
            left = frozenset(player.user_id for player in own if player.left)
            skills = {player.user_id: self._skill(board, player.user_id) for player in own}
            sides.append(Side(own[0].placing, skills, left))
        return sides

    def _skill(self, board: Board, user_id: int) -> Skill:
        standing = self.standings.get(Key(board, ALL_TIME, user_id))
        return NEW if standing is None else standing.skill


def _places(sides: list[Side]) -> dict[int, int]:
    """Everybody's place among the sides; who has left has the last."""
    placed = zip(sides, rating_model.placings(sides), strict=True)
    return {who: len(sides) if who in side.left else place for side, place in placed for who in side.skills}


def _longer(standing: Standing | None, skill: Skill, score: int | None, place: int, at: int) -> Standing:
    """Return a standing with one more game on it; `score` is None if the player did not play to the end."""
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
